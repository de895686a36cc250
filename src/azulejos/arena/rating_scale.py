"""Which ratings can be compared: a difference is known from both sides only between players of
whom each has a chain of victories, or of shared ones, to the other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .game_result import GameResult


def reaches(entrants: int, results: Iterable[GameResult]) -> list[list[bool]]:
    """By two entrants, whether a chain leads from the first to the second, each link a game in
    which one was not behind the next. It says that the first is not endlessly weaker."""
    found = [[one == other for other in range(entrants)] for one in range(entrants)]
    for result in results:
        for one, rank in zip(result.seats, result.ranks, strict=True):
            for other, behind in zip(result.seats, result.ranks, strict=True):
                found[one][other] |= rank <= behind
    for middle in range(entrants):
        for one in range(entrants):
            if found[one][middle]:
                found[one] = [a or b for a, b in zip(found[one], found[middle], strict=True)]
    return found


def comparable_groups(found: Sequence[Sequence[bool]]) -> list[list[int]]:
    """The groups in which everyone reaches everyone; each entrant is in one of them."""
    entrants = range(len(found))
    groups = {
        tuple(other for other in entrants if found[one][other] and found[other][one])
        for one in entrants
    }
    return [list(group) for group in sorted(groups)]
