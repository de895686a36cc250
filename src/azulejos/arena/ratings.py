"""Ratings with intervals: Bradley-Terry for 2 players, Plackett-Luce for 3 and 4.

Intervals are by bootstrap: whole deals are drawn again, with all games that were played on them,
since games of one deal are not independent. One deal more is drawn along with them, on which
everyone did equally well. It says how little a clean sweep proves: without it, the interval of a
player that won all its games would have no width.
"""

from __future__ import annotations

import math
import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from .bradley_terry import bradley_terry
from .game_result import GameResult
from .match import Match
from .plackett_luce import plackett_luce
from .schedule import games_per_deal, pairing

_MOST_RESAMPLES: Final = {2: 1_000, 3: 200, 4: 200}
"""By the number of players: the library for 3 and 4 is slower."""
_FEWEST_RESAMPLES: Final = 100
_RESAMPLED_GAMES: Final = {2: 2_000_000, 3: 200_000, 4: 200_000}
"""Games that all resamples together may have: some seconds."""
_TAIL: Final = 0.025

_Ranking: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
"""The entrants of a game, and their places from 0; equal where a place is shared."""


@dataclass(frozen=True, slots=True)
class Rating:
    """Elo, with the mean of those at 0 who neither won nor lost everything (of all where there are
    none such), and its 95 % interval."""

    elo: float
    low: float
    """Minus infinity for who was behind everyone in every game: nothing says how weak it is."""
    high: float
    """Infinity for who was ahead of everyone in every game."""


@dataclass(frozen=True, slots=True)
class Ratings:
    """The rating of each entrant, and for two entrants how far the first is ahead."""

    entrants: tuple[Rating, ...]
    difference: Rating | None


def rate(match: Match, results: Sequence[GameResult]) -> Ratings:
    """Rates all entrants. Raises ImportError for 3 and 4 players without the extra."""
    by_deal: dict[int, list[_Ranking]] = defaultdict(list)
    # By number, not as they came in: then a table does not depend on which core was faster.
    for result in sorted(results, key=lambda each: each.game):
        by_deal[result.deal].append((result.seats, result.ranks))
    units = [*(by_deal[deal] for deal in sorted(by_deal)), list(_even_deal(match))]
    rng = random.Random(match.seed)  # noqa: S311 - so that a table repeats
    ends = [_ends(results, entrant) for entrant in range(len(match.entrants))]
    fit = _Fit(match, rng, [entrant for entrant, known in enumerate(ends) if all(known)])
    estimate = fit.rate(units)
    samples = [
        fit.rate(rng.choices(units, k=len(units))) for _ in range(_num_resamples(match, results))
    ]
    rows = tuple(
        _rating(elo, [sample[entrant] for sample in samples], *ends[entrant])
        for entrant, elo in enumerate(estimate)
    )
    if len(rows) != 2:
        return Ratings(rows, None)
    ahead = [sample[0] - sample[1] for sample in samples]
    return Ratings(rows, _rating(estimate[0] - estimate[1], ahead, *ends[0]))


class _Fit:
    """Ratings of some deals; each fit starts where the first one ended.

    The mean of `bounded` is 0, of all where there are none: who won or lost everything has a rating
    of almost any size, and would take the others along.
    """

    def __init__(self, match: Match, rng: random.Random, bounded: Sequence[int]) -> None:
        self._entrants = len(match.entrants)
        self._is_of_two = match.rules.num_players == 2
        self._rng = rng
        self._bounded = bounded or range(len(match.entrants))
        self._start: list[float] | None = None

    def rate(self, deals: Sequence[Sequence[_Ranking]]) -> list[float]:
        found = self._fit(deals)
        mean = sum(found[each] for each in self._bounded) / len(self._bounded)
        return [elo - mean for elo in found]

    def _fit(self, deals: Sequence[Sequence[_Ranking]]) -> list[float]:
        if self._is_of_two:
            return bradley_terry(self._entrants, _scores(deals))
        rankings = [self._order(*game) for deal in deals for game in deal]
        found = plackett_luce(self._entrants, rankings, self._start)
        if self._start is None:
            self._start = found
        return found

    def _order(self, entrants: Sequence[int], places: Sequence[int]) -> list[int]:
        """From first to last; who shares a place comes in an order of chance."""
        keys = {
            entrant: (place, self._rng.random())
            for entrant, place in zip(entrants, places, strict=True)
        }
        return sorted(keys, key=lambda entrant: keys[entrant])


def _scores(deals: Sequence[Sequence[_Ranking]]) -> dict[tuple[int, int], float]:
    scores: dict[tuple[int, int], float] = defaultdict(float)
    for deal in deals:
        for (first, second), (mine, theirs) in deal:
            won = 0.5 if mine == theirs else float(mine < theirs)
            scores[first, second] += won
            scores[second, first] += 1 - won
    return scores


def _even_deal(match: Match) -> Iterator[_Ranking]:
    """Games of one deal on which everybody has every place equally often."""
    places = tuple(match.rules.seats)
    for number in range(games_per_deal(match)):
        yield pairing(match, number).seats, places


def _num_resamples(match: Match, results: Sequence[GameResult]) -> int:
    players = match.rules.num_players
    affordable = _RESAMPLED_GAMES[players] // max(1, len(results))
    return max(_FEWEST_RESAMPLES, min(_MOST_RESAMPLES[players], affordable))


def _ends(results: Sequence[GameResult], entrant: int) -> tuple[bool, bool]:
    """Whether anything bounds a rating from below, and from above: someone who was not ahead, and
    someone who was not behind."""
    has_low = has_high = False
    for result in results:
        if entrant in result.seats:
            seat = result.seats.index(entrant)
            others = [rank for other, rank in enumerate(result.ranks) if other != seat]
            has_low = has_low or max(others) >= result.ranks[seat]
            has_high = has_high or min(others) <= result.ranks[seat]
    return has_low, has_high


def _rating(elo: float, samples: Sequence[float], has_low: bool, has_high: bool) -> Rating:
    ordered = sorted(samples)
    tail = int(_TAIL * len(ordered))
    low = ordered[tail] if has_low else -math.inf
    high = ordered[-1 - tail] if has_high else math.inf
    return Rating(elo, low, high)
