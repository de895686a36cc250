"""Ratings with intervals: Bradley-Terry for 2 players, Plackett-Luce for 3 and 4.

Intervals are by bootstrap: whole deals are drawn again, with all games that were played on them,
since games of one deal are not independent. One deal more is drawn along with them, on which
everyone did equally well. It says how little a clean sweep proves: without it, the interval of a
player that won all its games would have no width.
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
from .game_result import GameResult
from .match import Match
from .plackett_luce import plackett_luce
from .rating_scale import comparable_groups, reaches
from .schedule import games_per_deal, pairing

_MOST_RESAMPLES: Final = {2: 1_000, 3: 200, 4: 200}
"""By the number of players: the library for 3 and 4 is slower."""
_FEWEST_RESAMPLES: Final = 100
_RESAMPLED_GAMES: Final = {2: 2_000_000, 3: 200_000, 4: 200_000}
"""Games that all resamples together may have: some seconds."""
_SLOW_SECONDS: Final = 1.0
"""After which a person should be told what is going on."""
MOST_SECONDS: Final = 20.0
"""After which there are no more resamples. Only tables of hundreds of thousands of games get there;
from then on their intervals do not repeat to the last Elo."""
_FEWEST_IN_TIME: Final = 40
"""Resamples there are at any rate: the tail of 2.5 % is one of them."""
_TAIL: Final = 0.025
_FEWEST_OF_A_MEAN: Final = 3
"""Of one or two players the mean would be the rating itself, or that of both mirrored."""

_Ranking: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
"""The entrants of a game, and their places from 0; equal where a place is shared."""


@dataclass(frozen=True, slots=True)
class Rating:
    """Elo, and its 95 % interval."""

    elo: float
    low: float
    """Minus infinity where nothing says how weak it is: no victory leads, over whomever, to those
    whose rating is 0 on average."""
    high: float
    """Infinity where nothing says how strong it is."""


@dataclass(frozen=True, slots=True)
class Ratings:
    """The rating of each entrant, and for two entrants how far the first is ahead.

    The mean is 0 of the largest group that can be compared: each of them has a chain of victories
    to each other one. Where those are one or two of several entrants, the better one is the
    `anchor`: it has 0 and no interval, and the others are told as they differ from it.
    """

    entrants: tuple[Rating, ...]
    difference: Rating | None
    anchor: int | None = None


def rate(
    match: Match, results: Sequence[GameResult], when_slow: Callable[[], None] = lambda: None
) -> Ratings:
    """Rates all entrants; `when_slow` is called once, if it takes more than a second. Raises
    ImportError for 3 and 4 players without the extra."""
    by_deal: dict[int, list[_Ranking]] = defaultdict(list)
    # By number, not as they came in: then a table does not depend on which core was faster.
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
    return _ratings(_Scale(results, estimate), estimate, samples)


def _ratings(
    scale: _Scale, estimate: Sequence[float], samples: Sequence[Sequence[float]]
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


class _Scale:
    """Where 0 is, and who has a known distance from it."""

    def __init__(self, results: Sequence[GameResult], estimate: Sequence[float]) -> None:
        self._reaches = reaches(len(estimate), results)
        self.anchor: int | None = None
        self._zero: Sequence[int] = range(len(estimate))
        if not results or len(estimate) == 2:
            return
        # Of groups of one size, the one in the middle: others may be above and below.
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
        zero = sum(found[each] for each in self._zero) / len(self._zero)
        return [elo - zero for elo in found]

    def ends(self, entrant: int) -> tuple[bool, bool]:
        """Whether anything bounds a rating from below, and from above. Of two entrants it is the
        other one who does; who is one of those at 0 is bounded by the others of them."""
        others = [each for each in self._zero if each != entrant] or [entrant]
        return (
            any(self._reaches[entrant][each] for each in others),
            any(self._reaches[each][entrant] for each in others),
        )


class _Fit:
    """Ratings of some deals, by their index, for 3 and 4 players. Who shares a place is put in an
    order of chance, anew in each fit."""

    def __init__(
        self, match: Match, deals: Sequence[Sequence[_Ranking]], rng: random.Random
    ) -> None:
        self._entrants = len(match.entrants)
        self._deals = deals
        self._rng = rng
        self.start: Sequence[float] | None = None
        """Ratings to begin with."""

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
    """The same for 2 players. What a deal brought to each pair is counted once, not in each fit."""

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
    """The samples as far as there is time for them."""
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
    """Games of one deal on which everybody has every place equally often."""
    places = tuple(match.rules.seats)
    for number in range(games_per_deal(match)):
        yield pairing(match, number).seats, places


def _resamples(match: Match, results: Sequence[GameResult]) -> range:
    players = match.rules.num_players
    affordable = _RESAMPLED_GAMES[players] // max(1, len(results))
    return range(max(_FEWEST_RESAMPLES, min(_MOST_RESAMPLES[players], affordable)))


def _rating(elo: float, samples: Sequence[float], has_low: bool, has_high: bool) -> Rating:
    ordered = sorted(samples)
    tail = int(_TAIL * len(ordered))
    low = ordered[tail] if has_low else -math.inf
    high = ordered[-1 - tail] if has_high else math.inf
    return Rating(elo, low, high)
