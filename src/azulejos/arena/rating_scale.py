"""Where the ratings have their 0, and which of them can be compared.

The difference of two players is bounded on both sides only if each has a chain of victories, or
shared ones, to the other.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from .game_result import ArenaResult

_FEWEST_OF_A_MEAN: Final = 3
"""With one or two players the mean would say nothing: one would be 0, two would mirror."""


class RatingScale:
    """Where 0 is, and whose distance from it is known."""

    def __init__(self, results: Sequence[ArenaResult], estimate: Sequence[float]) -> None:
        self._reaches = reaches(len(estimate), results)
        self.anchor: int | None = None
        self._zero: Sequence[int] = range(len(estimate))
        if not results or len(estimate) == 2:
            return
        # Among equally large groups take the one in the middle: others may be above and below.
        mean = sum(estimate) / len(estimate)
        groups = comparable_groups(self._reaches)
        self._zero = min(
            groups,
            key=lambda group: (
                -len(group),
                abs(sum(estimate[i] for i in group) / len(group) - mean),
            ),
        )
        if len(self._zero) < _FEWEST_OF_A_MEAN:
            self.anchor = max(self._zero, key=lambda each: round(estimate[each], 6))
            self._zero = [self.anchor]

    def put(self, found: Sequence[float]) -> list[float]:
        """Shifts ratings onto the scale."""
        zero = sum(found[each] for each in self._zero) / len(self._zero)
        return [elo - zero for elo in found]

    def ends(self, entrant: int) -> tuple[bool, bool]:
        """Whether anything bounds a rating from below, and from above. The other players at 0 do
        that."""
        others = [each for each in self._zero if each != entrant] or [entrant]
        return (
            any(self._reaches[entrant][each] for each in others),
            any(self._reaches[each][entrant] for each in others),
        )


def reaches(entrants: int, results: Iterable[ArenaResult]) -> list[list[bool]]:
    """By pair of entrants, whether a chain leads from the first to the second. Each link is a game
    in which one was not behind the next. So the first is not infinitely weaker."""
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
    """Groups in which everyone reaches everyone; each entrant is in one."""
    entrants = range(len(found))
    groups = {
        tuple(other for other in entrants if found[one][other] and found[other][one])
        for one in entrants
    }
    return [list(group) for group in sorted(groups)]
