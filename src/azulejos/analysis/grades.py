"""Grades from values: the class of a loss, a seat's accuracy and error rate."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from statistics import fmean, pstdev
from typing import Final

from .review import MoveClass, OfSeats, ReviewedMove

_CLASSES: Final = (
    (0.20, MoveClass.DECISIVE),
    (0.10, MoveClass.BLUNDER),
    (0.05, MoveClass.MISTAKE),
    (0.02, MoveClass.INACCURACY),
)
"""The least loss of each class, the worst first."""
_ERROR_SCALE: Final = 500
_LEAST_WINDOW, _LARGEST_WINDOW = 2, 8
_LEAST_WEIGHT, _LARGEST_WEIGHT = 0.5, 12.0
"""In points of chance: calm stretches of a game count a little, wild ones not without end."""


def class_of(loss: float, num_players: int) -> MoveClass:
    """The class of a loss. With 3 and 4 players all is an estimate, so only blunders are named."""
    for least, move_class in _CLASSES:
        if loss >= least and (num_players == 2 or least >= 0.10):
            return move_class
    return MoveClass.GOOD


def is_mistake(move_class: MoveClass) -> bool:
    """Whether it is a mistake or worse."""
    return move_class in {MoveClass.MISTAKE, MoveClass.BLUNDER, MoveClass.DECISIVE}


def milder(one: MoveClass, other: MoveClass) -> MoveClass:
    """The less severe of two classes of losses."""
    order = [MoveClass.GOOD, *(each for _, each in reversed(_CLASSES))]
    return min(one, other, key=order.index)


def move_accuracy(loss: float) -> float:
    """Lichess's curve, from 0 to 100, on the points of chance given away."""
    accuracy = 103.1668 * math.exp(-0.04354 * 100 * loss) - 3.1669 + 1
    return min(max(accuracy, 0.0), 100.0)


def error_rate(losses: Sequence[float]) -> float | None:
    """500 times the mean loss; None without losses."""
    return _ERROR_SCALE * fmean(losses) if losses else None


def accuracy(moves: Sequence[ReviewedMove], values: Sequence[OfSeats], seat: int) -> float | None:
    """A seat's accuracy in a game, from 0 to 100; None without a counted move of it.

    As on Lichess: the mean of two means, a harmonic one, and one weighted by volatility, the
    standard deviation of the chance to win in a window around each move. `values` are those before
    each move and after the last.
    """
    weights = _volatility([100 * value[seat] for value in values])
    mine = [
        (move_accuracy(move.loss), weight)
        for move, weight in zip(moves, weights, strict=True)
        if move.seat == seat and move.is_counted
    ]
    if not mine:
        return None
    weighted = sum(grade * weight for grade, weight in mine) / sum(weight for _, weight in mine)
    harmonic = len(mine) / sum(1 / max(grade, 1.0) for grade, _ in mine)
    return min((weighted + harmonic) / 2, 100.0)  # rounding may exceed it


def _volatility(chances: Sequence[float]) -> list[float]:
    """A weight for each move; `chances` are one more than the moves."""
    num_moves = len(chances) - 1
    size = min(max(num_moves // 10, _LEAST_WINDOW), _LARGEST_WINDOW)
    windows = [chances[max(0, at + 2 - size) : max(at + 2, size)] for at in range(num_moves)]
    assert len(windows) == len([*pairwise(chances)]), "a window for each move"
    return [min(max(pstdev(window), _LEAST_WEIGHT), _LARGEST_WEIGHT) for window in windows]
