"""Faulty computer players for the tests."""

from __future__ import annotations

import threading
from collections.abc import Callable

from azulejos.players import Limits, Settings
from azulejos.rules import FLOOR, Color, Move, PlayerMove, Position, factory


class Failing:
    """Fails a given number of times, then plays the first move."""

    def __init__(self, times: int) -> None:
        self.times = times

    def think(
        self,
        position: Position,
        _limits: Limits,
        _settings: Settings,
        _stop: threading.Event,
        _report: Callable[[object], None],
    ) -> PlayerMove:
        if self.times:
            self.times -= 1
            return self.fail()
        return next(iter(position.legal_moves))

    def fail(self) -> PlayerMove:
        raise ArithmeticError("no value")


class Cheating(Failing):
    """Takes from a missing factory a given number of times."""

    def fail(self) -> PlayerMove:
        return Move(factory(8), Color.RED, FLOOR)
