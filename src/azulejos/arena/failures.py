"""Chooses the failures to show: a program that always fails is reported once, not every game."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Final

from .game_result import ArenaResult
from .match import Match
from .text_report import failure_lines

_WHOLE: Final = 3
"""Failures of each entrant that are shown with their last lines."""
_IN_A_ROW: Final = 3
_AT_ALL: Final = 20
"""Failures that are shown, in a row and in all; the results have every one."""


class Failures:
    """Counts the failures of a match."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._counts: Counter[int] = Counter()
        self._in_a_row: Counter[int] = Counter()
        self._hidden: dict[int, Counter[str]] = defaultdict(Counter)

    def add(self, result: ArenaResult) -> list[str]:
        """The lines to show about a game."""
        failure = result.failure
        failed = None if failure is None else result.seats[failure.seat]
        for entrant in result.seats:
            if entrant != failed:
                self._in_a_row[entrant] = 0
        if failure is None or failed is None:
            return []
        self._counts[failed] += 1
        self._in_a_row[failed] += 1
        if self._in_a_row[failed] <= _IN_A_ROW and self._counts[failed] <= _AT_ALL:
            with_lines = self._counts[failed] <= _WHOLE
            return failure_lines(self._match, result, with_lines=with_lines)
        is_first = failed not in self._hidden
        self._hidden[failed][failure.kind] += 1
        if not is_first:
            return []
        name, many = self._match.entrants[failed].name, self._in_a_row[failed]
        how_often = f"{many} games in a row" if many > _IN_A_ROW else f"{_AT_ALL + 1} games"
        return [f"{name} has failed in {how_often}: from here on that is counted, not shown"]

    def hidden_lines(self) -> list[str]:
        """A summary of the failures not shown, one line for each entrant."""
        told = []
        for entrant, kinds in sorted(self._hidden.items()):
            how = ", ".join(f"{count:,} by {kind}" for kind, count in sorted(kinds.items()))
            name = self._match.entrants[entrant].name
            told.append(f"{name}: {sum(kinds.values()):,} failures were not shown ({how})")
        return told
