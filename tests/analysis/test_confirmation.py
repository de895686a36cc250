"""How many common refills a mistake is confirmed by."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle
from typing import cast

import pytest

from azulejos import native
from azulejos.analysis.evaluation import Evaluator, Value
from azulejos.analysis.studies import confirm
from azulejos.notation import replay
from azulejos.rules import Deal, Position
from tests.analysis.golden_reviews import SMALL, TOLD, records


class Told:
    """An evaluator that answers what it is told."""

    def __init__(self, wins: Iterator[float]) -> None:
        self._wins = wins

    def value(self, _: native.State, __: int) -> Value:
        wins = next(self._wins)
        return Value((wins, 1 - wins), (0.0, 0.0))


def boundaries() -> list[Position]:
    """Where a deal is due, in a game of 2."""
    game = replay(records()[TOLD])
    return [
        position
        for position, step in zip(game.positions, game.steps, strict=False)
        if isinstance(step, Deal)
    ]


@pytest.mark.parametrize(
    ("of_best", "refills"),
    [((0.7, 0.9), 16), ((0.51, 0.49), 16), ((0.0, 1.0), 64)],
    ids=["clearly better", "clearly no mistake", "unclear"],
)
def test_refills_go_on_until_it_is_clear(of_best: tuple[float, ...], refills: int) -> None:
    """The played move is always worth 0.5, the best one these chances in turn."""
    evaluator = Told(wins for best in cycle(of_best) for wins in (best, 0.5))
    one, other = map(native.from_position, boundaries()[1:3])
    limit = replace(SMALL, refills=64)
    found = confirm(boundaries()[1], [one, other], cast("Evaluator", evaluator), limit)
    assert found.refills == refills
