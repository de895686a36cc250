"""Ratings with intervals: Bradley-Terry for 2 players, Plackett-Luce for 3 and 4.

Intervals come from a bootstrap over whole deals, because games of one deal are not independent. One
deal is added on which everyone does equally well. It says how little a clean sweep proves: without
it, the interval of a player that won all its games would have no width.
"""

from __future__ import annotations

import math
import random
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from .bradley_terry import bradley_terry
from .game_result import ArenaResult
from .match import Match
from .plackett_luce import plackett_luce
from .rating_scale import RatingScale
from .schedule import games_per_deal, pairing

_MOST_RESAMPLES: Final = {2: 1_000, 3: 200, 4: 200}
"""By the number of players: the library for 3 and 4 is slower."""
_FEWEST_RESAMPLES: Final = 100
_RESAMPLED_GAMES: Final = {2: 2_000_000, 3: 200_000, 4: 200_000}
"""Games that all resamples together may have: a few seconds."""
_SLOW_SECONDS: Final = 1.0
"""After which the user should hear what takes so long."""
MOST_SECONDS: Final = 20.0
"""After which there are no more resamples. Only hundreds of thousands of games take that long;
their intervals do not repeat to the last Elo."""
_FEWEST_IN_TIME: Final = 40
"""Resamples that are drawn in any case: one of them is the tail of 2.5 %."""
_TAIL: Final = 0.025

_Ranking: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
"""The entrants of a game, and their places from 0; equal for a shared place."""


@dataclass(frozen=True, slots=True)
class Rating:
    """Elo, and its 95 % interval."""

    elo: float
    low: float
    """Minus infinity if no chain of victories leads to the players at 0."""
    high: float
    """Infinity if no chain of victories leads here from the players at 0."""


@dataclass(frozen=True, slots=True)
class Ratings:
    """The rating of each entrant, and for two entrants the lead of the first.

    The largest comparable group (see `rating_scale`) has mean 0. If that is one or two of several
    entrants, the better one is the `anchor`: it has 0 and no interval, and the others are given
    relative to it.
    """

    entrants: tuple[Rating, ...]
    difference: Rating | None
    anchor: int | None = None


def rate(
    match: Match, results: Sequence[ArenaResult], when_slow: Callable[[], None] = lambda: None
) -> Ratings:
    """Rates all entrants. Calls `when_slow` once if it takes more than a second. Raises ImportError
    for 3 and 4 players without the extra."""
    by_deal: dict[int, list[_Ranking]] = defaultdict(list)
    # By number, so that a table does not depend on which core was faster.
    for result in sorted(results, key=lambda each: each.game):
        by_deal[result.deal].append((result.seats, result.ranks))
    units = [*(by_deal[deal] for deal in sorted(by_deal)), list(_even_deal(match))]
    rng = random.Random(match.seed)  # noqa: S311 - so that a table repeats
    is_of_two = match.rules.num_players == 2
    fit = _FitOfTwo(match, units) if is_of_two else _Fit(match, units, rng)
    everything = range(len(units))
    estimate = fit.rate(everything)
    fit.start = estimate
    samples = list(
        _in_time(
            (fit.rate(rng.choices(everything, k=len(units))) for _ in _resamples(match, results)),
            when_slow,
        )
    )
    return _ratings(RatingScale(results, estimate), estimate, samples)


def _ratings(
    scale: RatingScale, estimate: Sequence[float], samples: Sequence[Sequence[float]]
) -> Ratings:
    on_scale = [scale.put(sample) for sample in samples]
    rows = tuple(
        _rating(elo, [sample[entrant] for sample in on_scale], *scale.ends(entrant))
        for entrant, elo in enumerate(scale.put(estimate))
    )
    if len(rows) != 2:
        return Ratings(rows, None, scale.anchor)
    ahead = [sample[0] - sample[1] for sample in samples]
    return Ratings(rows, _rating(estimate[0] - estimate[1], ahead, *scale.ends(0)))


class _Fit:
    """Rates a sample of deals, given by index, for 3 and 4 players. Players that share a place get
    a random order in each fit."""

    def __init__(
        self, match: Match, deals: Sequence[Sequence[_Ranking]], rng: random.Random
    ) -> None:
        self._entrants = len(match.entrants)
        self._deals = deals
        self._rng = rng
        self.start: Sequence[float] | None = None
        """Initial ratings."""

    def rate(self, deals: Iterable[int]) -> list[float]:
        rankings = [self._order(*game) for deal in deals for game in self._deals[deal]]
        return plackett_luce(self._entrants, rankings, self.start)

    def _order(self, entrants: Sequence[int], places: Sequence[int]) -> list[int]:
        """From first to last."""
        keys = {
            entrant: (place, self._rng.random())
            for entrant, place in zip(entrants, places, strict=True)
        }
        return sorted(keys, key=lambda entrant: keys[entrant])


class _FitOfTwo:
    """The same for 2 players. Scores are added up once for each deal, not in each fit."""

    def __init__(self, match: Match, deals: Sequence[Sequence[_Ranking]]) -> None:
        self._entrants = len(match.entrants)
        self._scores = [_scores(deal) for deal in deals]
        self.start: Sequence[float] | None = None

    def rate(self, deals: Iterable[int]) -> list[float]:
        total: dict[tuple[int, int], float] = defaultdict(float)
        for deal in deals:
            for pair, score in self._scores[deal].items():
                total[pair] += score
        return bradley_terry(self._entrants, total, self.start)


def _scores(deal: Sequence[_Ranking]) -> dict[tuple[int, int], float]:
    scores: dict[tuple[int, int], float] = defaultdict(float)
    for (first, second), (mine, theirs) in deal:
        won = 0.5 if mine == theirs else float(mine < theirs)
        scores[first, second] += won
        scores[second, first] += 1 - won
    return scores


def _in_time(
    samples: Iterator[list[float]], when_slow: Callable[[], None]
) -> Iterator[list[float]]:
    """Yields samples while there is time."""
    started = time.monotonic()
    is_told = False
    for number, sample in enumerate(samples, start=1):
        yield sample
        seconds = time.monotonic() - started
        if seconds > _SLOW_SECONDS and not is_told:
            is_told = True
            when_slow()
        if seconds > MOST_SECONDS and number >= _FEWEST_IN_TIME:
            return


def _even_deal(match: Match) -> Iterator[_Ranking]:
    """Games of one deal on which everyone gets every place equally often."""
    places = tuple(match.rules.seats)
    for number in range(games_per_deal(match)):
        yield pairing(match, number).seats, places


def _resamples(match: Match, results: Sequence[ArenaResult]) -> range:
    players = match.rules.num_players
    affordable = _RESAMPLED_GAMES[players] // max(1, len(results))
    return range(max(_FEWEST_RESAMPLES, min(_MOST_RESAMPLES[players], affordable)))


def _rating(elo: float, samples: Sequence[float], has_low: bool, has_high: bool) -> Rating:
    ordered = sorted(samples)
    tail = int(_TAIL * len(ordered))
    low = ordered[tail] if has_low else -math.inf
    high = ordered[-1 - tail] if has_high else math.inf
    return Rating(elo, low, high)
