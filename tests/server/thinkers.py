"""Computer players under a test's control."""

from __future__ import annotations

import threading
from collections.abc import Callable

from azulejos.players import Limits, Settings
from azulejos.players.thinker import Report
from azulejos.rules import PlayerMove, Position


def last_move(position: Position) -> PlayerMove:
    """The last legal move; the first puts everything on the floor line."""
    return list(position.legal_moves)[-1]


class Scripted:
    """Chooses by a function, at every level."""

    def __init__(self, choose: Callable[[Position], PlayerMove] = last_move) -> None:
        self._choose = choose

    def think(
        self,
        position: Position,
        limits: Limits,
        settings: Settings,
        stop: threading.Event,
        report: Report,
    ) -> PlayerMove:
        del limits, settings, stop, report
        return self._choose(position)

    def forget(self) -> None:
        """Has nothing to forget."""


class Slow(Scripted):
    """Thinks until the test sets `may_answer`."""

    def __init__(self) -> None:
        super().__init__(self._wait)
        self.is_asked = threading.Event()
        self.may_answer = threading.Event()

    def _wait(self, position: Position) -> PlayerMove:
        self.is_asked.set()
        self.may_answer.wait()
        return last_move(position)


class Flaky(Scripted):
    """Fails at its first move."""

    def __init__(self) -> None:
        super().__init__(self._fail_once)
        self.num_asked = 0

    def _fail_once(self, position: Position) -> PlayerMove:
        self.num_asked += 1
        if self.num_asked == 1:
            raise RuntimeError("once")
        return last_move(position)
