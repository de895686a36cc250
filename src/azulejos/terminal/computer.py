"""Who thinks for the computer players and the hints, until Ctrl-C stops it."""

from __future__ import annotations

import threading
from typing import Final

from azulejos.players import Limits, SearchPlayer, Settings, Thinker
from azulejos.rules import PlayerMove, Position
from azulejos.words.levels import LEVELS

_HINT: Final = Limits(nodes=50_000)
"""Under a tenth of a second, and the same hint whenever it is asked for."""


class ThinkingError(Exception):
    """An error in the program, because of which there is no move; its text says which. The game
    is as it was, so that it can be tried again."""


class Computer:
    """Chooses moves, by search unless another thinker is given."""

    def __init__(self, thinker: Thinker | None = None) -> None:
        self._thinker: Thinker = thinker or SearchPlayer()
        self._stop = threading.Event()

    def choose(
        self, position: Position, level: int, stop: threading.Event | None = None
    ) -> PlayerMove:
        """The move of a computer player. Raises KeyboardInterrupt where it was interrupted, or
        stopped by an event of its own; ThinkingError where it failed."""
        return self._think(position, level, Limits(), stop)

    def hint(self, position: Position, stop: threading.Event | None = None) -> PlayerMove:
        """What it would play at its best. Raises as above."""
        return self._think(position, max(LEVELS), _HINT, stop)

    def interrupt(self) -> None:
        """Stops it at once and for good; what it thought so far is not played."""
        self._stop.set()

    def _think(
        self, position: Position, level: int, limits: Limits, stop: threading.Event | None
    ) -> PlayerMove:
        legal = list(position.legal_moves)
        if len(legal) == 1:
            return legal[0]
        settings = Settings(level=level)
        stop = stop or self._stop
        try:
            move = self._thinker.think(position, limits, settings, stop, lambda _: None)
        except Exception as error:
            raise ThinkingError(f"{type(error).__name__}: {error}") from error
        if stop.is_set():
            raise KeyboardInterrupt
        if move not in legal:
            raise ThinkingError(f"{move} is not legal")
        return move
