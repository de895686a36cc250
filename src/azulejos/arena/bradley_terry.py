"""Ratings from games of two: the model of Bradley and Terry, a shared victory counted as half.

The strengths g make the results likeliest where i beats j with chance g(i) / (g(i) + g(j)). They
are found by Hunter's iteration g(i) = won(i) / sum over j of games(i, j) / (g(i) + g(j)). In Elo
a strength is 400 log10 g; the mean of all entrants is 0.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final, TypeAlias

Scores: TypeAlias = Mapping[tuple[int, int], float]
"""What the first of two entrants got from its games with the second."""

_UNSEEN: Final = 0.01
"""Shared games that every two who met are taken to have had: without any, who won all of its games
would be infinitely strong."""
_MAX_STEPS: Final = 10_000
_ENOUGH: Final = 1e-5
"""Relative change of a strength at which the iteration ends: far below a hundredth of an Elo."""


def bradley_terry(entrants: int, scores: Scores) -> list[float]:
    """The ratings in Elo, mean 0. Both directions of a pair must be in `scores`."""
    won = [0.0] * entrants
    games: list[list[tuple[int, float]]] = [[] for _ in range(entrants)]
    for (first, second), score in scores.items():
        total = score + scores[second, first]
        if total > 0:
            won[first] += score + _UNSEEN / 2
            games[first].append((second, total + _UNSEEN))
    if entrants == 2:
        ratings = [400 * math.log10(won[each]) if won[each] else 0.0 for each in range(2)]
    else:
        ratings = _iterate(won, games)
    mean = sum(ratings) / entrants
    return [rating - mean for rating in ratings]


def _iterate(won: list[float], games: list[list[tuple[int, float]]]) -> list[float]:
    strengths = [1.0] * len(won)
    for _ in range(_MAX_STEPS):
        change = 0.0
        for each, met in enumerate(games):
            if not met:
                continue
            own = strengths[each]
            new = won[each] / sum(total / (own + strengths[other]) for other, total in met)
            change = max(change, abs(new / own - 1))
            strengths[each] = new
        middle = math.exp(sum(map(math.log, strengths)) / len(strengths))
        strengths = [strength / middle for strength in strengths]
        if change < _ENOUGH:
            break
    return [400 * math.log10(strength) for strength in strengths]
