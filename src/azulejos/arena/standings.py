"""Counts the results of a match: victories, shares with intervals, points, time."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from .game_result import ArenaResult
from .match import Match

_Z: float = 1.959964
"""The normal deviate of 95 %."""


@dataclass(slots=True)
class Standing:
    """The counts of one entrant."""

    games: int = 0
    won: int = 0
    """Not shared."""
    shared: int = 0
    score: float = 0.0
    """Victories; a shared one counts 1/n."""
    points: int = 0
    """Sum of the final scores in games played to the end."""
    finished: int = 0
    """Games played to the end."""
    failed: int = 0
    moves: int = 0
    milliseconds: float = 0.0
    longest: float = 0.0
    nodes: int = 0

    @property
    def lost(self) -> int:
        return self.games - self.won - self.shared

    @property
    def share(self) -> float:
        """From 0 to 1; 0 without games."""
        return self.score / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % Wilson interval of the share."""
        return wilson(self.share, self.games)


class Standings:
    """The counts of all entrants."""

    def __init__(self, match: Match, results: Iterable[ArenaResult] = ()) -> None:
        self.entrants = [Standing() for _ in match.entrants]
        self.num_games = 0
        self._by_deal: dict[int, list[float]] = defaultdict(list)
        self._num_seats = match.rules.num_players
        self._prefix = 0
        self._pairs: list[float] = []
        for result in results:
            self.add(result)

    def add(self, result: ArenaResult) -> None:
        self.num_games += 1
        for seat, entrant in enumerate(result.seats):
            self._count(self.entrants[entrant], result, seat)
        if len(self.entrants) == 2:
            self._by_deal[result.deal].append(result.share(0))

    def pairs(self) -> list[float]:
        """For two entrants: the share of the first in each deal's two games, 0 to 1, up to the
        first incomplete deal.

        In the order of deals, not of finishing: else short games would count before long ones.
        """
        while len(self._by_deal.get(self._prefix, ())) == self._num_seats:
            self._pairs.append(sum(self._by_deal[self._prefix]) / self._num_seats)
            self._prefix += 1
        return self._pairs

    @staticmethod
    def _count(standing: Standing, result: ArenaResult, seat: int) -> None:
        standing.games += 1
        if result.ranks[seat] == 0:
            standing.won += len(result.winners) == 1
            standing.shared += len(result.winners) > 1
            standing.score += 1 / len(result.winners)
        if result.failure is None:
            standing.points += result.scores[seat]
            standing.finished += 1
        elif result.failure.seat == seat:
            standing.failed += 1
        use = result.uses[seat]
        standing.moves += use.moves
        standing.milliseconds += use.milliseconds
        standing.longest = max(standing.longest, use.longest)
        standing.nodes += use.nodes


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share, which stays within 0 and 1.

    >>> low, high = wilson(1.0, 400)
    >>> round(low, 3), round(high, 3)
    (0.99, 1.0)
    """
    if not games:
        return 0.0, 1.0
    square = _Z * _Z
    middle = (share + square / (2 * games)) / (1 + square / games)
    spread = share * (1 - share) / games + square / (4 * games * games)
    half = _Z * math.sqrt(spread) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)
