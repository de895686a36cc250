"""What the results say, counted: victories, shares with their intervals, points, time."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from .game_result import GameResult
from .match import Match

_Z: float = 1.959964
"""The normal deviate of 95 %."""


@dataclass(slots=True)
class Standing:
    """An entrant so far."""

    games: int = 0
    won: int = 0
    """Alone."""
    shared: int = 0
    score: float = 0.0
    """Victories, a shared one counted by its part."""
    points: int = 0
    """Sum of its final scores in games that were played to the end."""
    finished: int = 0
    """How many those are."""
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
        """95 % for the share, by Wilson's formula."""
        return wilson(self.share, self.games)


class Standings:
    """Counts results as they come."""

    def __init__(self, match: Match, results: Iterable[GameResult] = ()) -> None:
        self.entrants = [Standing() for _ in match.entrants]
        self.num_games = 0
        self._by_deal: dict[int, list[float]] = defaultdict(list)
        self._num_seats = match.rules.num_players
        self._prefix = 0
        self._pairs: list[float] = []
        for result in results:
            self.add(result)

    def add(self, result: GameResult) -> None:
        self.num_games += 1
        for seat, entrant in enumerate(result.seats):
            self._count(self.entrants[entrant], result, seat)
        if len(self.entrants) == 2:
            self._by_deal[result.deal].append(result.share(0))

    def pairs(self) -> list[float]:
        """For two entrants: what the first got of each deal's two games, 0 to 1, in the order of
        the deals up to the first that is not complete.

        Never by who is done first: short games would be counted before long ones.
        """
        while len(self._by_deal.get(self._prefix, ())) == self._num_seats:
            self._pairs.append(sum(self._by_deal[self._prefix]) / self._num_seats)
            self._prefix += 1
        return self._pairs

    @staticmethod
    def _count(standing: Standing, result: GameResult, seat: int) -> None:
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
    """The 95 % interval of a share, which stays inside 0 to 1.

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
