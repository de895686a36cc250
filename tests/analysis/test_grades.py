"""Classes, accuracy and error rate, against numbers worked out by hand."""

from __future__ import annotations

import math

import pytest

from azulejos.analysis import Evidence, MoveClass, ReviewedMove
from azulejos.analysis.grades import accuracy, class_of, error_rate, milder, move_accuracy
from azulejos.rules import CENTER, FLOOR, Color, Move

ANY_MOVE = Move(CENTER, Color.BLUE, FLOOR)


def move(ply: int, seat: int, before: float, loss: float, *, counted: bool = True) -> ReviewedMove:
    """A move of a game for two; `before` is the mover's chance."""

    def shares(chance: float) -> tuple[float, float]:
        return (chance, 1 - chance) if seat == 0 else (1 - chance, chance)

    return ReviewedMove(
        ply=ply,
        round_number=1,
        seat=seat,
        move=ANY_MOVE,
        best=ANY_MOVE,
        value=shares(before),
        points=(0.0, 0.0),
        played_value=shares(before - loss),
        played_points=(0.0, 0.0),
        move_class=MoveClass.GOOD,
        evidence=Evidence.ESTIMATE,
        is_counted=counted,
        variation=(ANY_MOVE,),
        played_variation=(ANY_MOVE,),
    )


@pytest.mark.parametrize(
    ("loss", "name"),
    [
        (0.0, "good"),
        (0.0199, "good"),
        (0.02, "inaccuracy"),
        (0.05, "mistake"),
        (0.0999, "mistake"),
        (0.10, "blunder"),
        (0.20, "decisive"),
        (1.0, "decisive"),
    ],
)
def test_the_classes_of_two_players(loss: float, name: str) -> None:
    assert class_of(loss, 2).value == name


@pytest.mark.parametrize("players", [3, 4])
def test_more_players_have_only_blunders(players: int) -> None:
    assert class_of(0.0999, players) is MoveClass.GOOD
    assert class_of(0.1, players) is MoveClass.BLUNDER
    assert class_of(0.2, players) is MoveClass.DECISIVE


def test_the_milder_of_two_classes() -> None:
    assert milder(MoveClass.BLUNDER, MoveClass.MISTAKE) is MoveClass.MISTAKE
    assert milder(MoveClass.GOOD, MoveClass.DECISIVE) is MoveClass.GOOD


def test_the_curve() -> None:
    assert move_accuracy(0) == 100
    assert move_accuracy(0.10) == pytest.approx(103.1668 * math.exp(-0.4354) - 2.1669)
    assert move_accuracy(0.10) == pytest.approx(64.58, abs=0.01)
    assert move_accuracy(1) == 0


def test_the_error_rate() -> None:
    assert error_rate([0.0, 0.02, 0.04]) == pytest.approx(10)
    assert error_rate([]) is None


def test_accuracy_is_the_mean_of_two_means() -> None:
    """Three moves: windows of two values, so the weights are half the differences, at least 0.5."""
    moves = [move(1, 0, 0.5, 0.1), move(2, 1, 0.6, 0.0), move(3, 0, 0.4, 0.02)]
    values = [(0.5, 0.5), (0.4, 0.6), (0.4, 0.6), (0.3, 0.7)]
    one, other = move_accuracy(0.1), move_accuracy(0.02)
    weighted = (one * 5 + other * 5) / 10
    harmonic = 2 / (1 / one + 1 / other)
    assert accuracy(moves, values, 0) == pytest.approx((weighted + harmonic) / 2)
    assert accuracy(moves, values, 1) == pytest.approx(100)


def test_moves_that_are_not_counted_do_not_raise_the_accuracy() -> None:
    moves = [move(1, 0, 0.5, 0.1), move(2, 0, 0.5, 0.0, counted=False)]
    values = [(0.5, 0.5)] * 3
    assert accuracy(moves, values, 0) == pytest.approx(move_accuracy(0.1))
    assert accuracy(moves[1:], values[1:], 0) is None
