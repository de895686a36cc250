"""Ratings from games of two: the Bradley-Terry model, a shared victory counted as half.

Player i beats j with chance g(i) / (g(i) + g(j)); the strengths g maximize the likelihood of the
results. Newton's method finds them on ln g, where there is one maximum: the gradient at i is the
score of i minus its expectation. (Hunter's iteration needs thousands of steps when players are far
apart.) A strength is 400 log10 g Elo; the mean of all entrants is 0.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

Scores: TypeAlias = Mapping[tuple[int, int], float]
"""By pair of entrants, the score of the first in its games against the second."""

_UNSEEN: Final = 0.01
"""Shared games added for every pair that met: without them a player that won all its games would
be infinitely strong."""
_MAX_STEPS: Final = 200
_LONGEST_STEP: Final = 1.0
"""Of ln g. Far from the maximum the likelihood is flat, and Newton's method would overshoot."""
_ENOUGH: Final = 1e-5
"""Step of ln g that ends the iteration: far below a hundredth of an Elo."""
_ELO: Final = 400 / math.log(10)
"""Elo for one unit of ln g."""


def bradley_terry(
    entrants: int, scores: Scores, start: Sequence[float] | None = None
) -> list[float]:
    """Returns ratings in Elo, mean 0. `scores` must have both directions of a pair; `start` are
    initial ratings."""
    pairs = [
        (first, second, score + _UNSEEN / 2, score + scores[second, first] + _UNSEEN)
        for (first, second), score in scores.items()
        if first < second and score + scores[second, first] > 0
    ]
    logs = [0.0] * entrants if start is None else [each / _ELO for each in start]
    for _ in range(_MAX_STEPS):
        step = _newton_step(logs, pairs)
        longest = max(map(abs, step))
        factor = min(1.0, _LONGEST_STEP / longest) if longest else 1.0
        logs = [each + factor * more for each, more in zip(logs, step, strict=True)]
        if longest < _ENOUGH:
            break
    mean = sum(logs) / entrants
    return [_ELO * (each - mean) for each in logs]


def _newton_step(
    logs: Sequence[float], pairs: Sequence[tuple[int, int, float, float]]
) -> list[float]:
    """Solves (curvature + tie) * step = gradient.

    The curvature alone has no inverse, because only differences matter. So every entrant is tied
    weakly to 0, which does not move the maximum.
    """
    size = len(logs)
    rows = [[0.0] * (size + 1) for _ in range(size)]
    for first, second, won, games in pairs:
        chance = 1 / (1 + math.exp(logs[second] - logs[first]))
        gradient = won - games * chance
        curvature = games * chance * (1 - chance)
        rows[first][size] += gradient
        rows[second][size] -= gradient
        rows[first][first] += curvature
        rows[second][second] += curvature
        rows[first][second] -= curvature
        rows[second][first] -= curvature
    for each in range(size):
        rows[each][each] += 1e-9 + 1e-9 * rows[each][each]
    return _solve(rows)


def _solve(rows: list[list[float]]) -> list[float]:
    """Solves by elimination; no pivots, since the matrix is symmetric and positive definite."""
    size = len(rows)
    for column in range(size):
        for below in range(column + 1, size):
            factor = rows[below][column] / rows[column][column]
            if factor:
                for each in range(column, size + 1):
                    rows[below][each] -= factor * rows[column][each]
    found = [0.0] * size
    for row in reversed(range(size)):
        known = sum(rows[row][each] * found[each] for each in range(row + 1, size))
        found[row] = (rows[row][size] - known) / rows[row][row]
    return found
