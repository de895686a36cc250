"""Thinks for the computer players and the hints. Ctrl-C stops it."""

from __future__ import annotations

from collections.abc import Callable

from azulejos.players import (
    Comparison,
    Limits,
    SearchPlayer,
    Settings,
    Stop,
    Thinker,
    compare_moves,
    think_of_hint,
    unheard,
)
from azulejos.rules import PlayerMove, Position


class ThinkingError(Exception):
    """A bug kept the computer from moving; the text says which. The game is unchanged, so the
    computer can try again."""


class Computer:
    """Chooses moves, by search unless another thinker is given."""

    def __init__(self, thinker: Thinker | None = None) -> None:
        self._thinker: Thinker = thinker or SearchPlayer()
        self._stop = Stop()

    def choose(self, position: Position, level: int, stop: Stop | None = None) -> PlayerMove:
        """A computer player's move. `stop` replaces the event that `interrupt` sets. Raises
        KeyboardInterrupt if it was stopped, ThinkingError if it failed."""

        def think(stop: Stop) -> PlayerMove:
            settings = Settings(level=level)
            return self._thinker.think(position, Limits(), settings, stop, unheard)

        return self._run(think, position, stop)

    def hint(self, position: Position, stop: Stop | None = None) -> PlayerMove:
        """The best move it finds. Raises like `choose`."""

        def think(stop: Stop) -> PlayerMove:
            return think_of_hint(self._thinker, position, Settings(), stop)

        return self._run(think, position, stop)

    def compare(
        self,
        position: Position,
        best: PlayerMove,
        other: PlayerMove | None,
        stop: Stop | None = None,
    ) -> Comparison | None:
        """A hint beside another move, or beside the next best one. Raises like `choose`."""
        stop = stop or self._stop
        try:
            found = compare_moves(
                self._thinker, position, best, other, settings=Settings(), stop=stop
            )
        except Exception as error:
            raise ThinkingError(f"{type(error).__name__}: {error}") from error
        if stop.is_set():
            raise KeyboardInterrupt
        return found

    def interrupt(self) -> None:
        """Stops it at once and for good, without a move."""
        self._stop.set()

    def _run(
        self, think: Callable[[Stop], PlayerMove], position: Position, stop: Stop | None
    ) -> PlayerMove:
        legal = list(position.legal_moves)
        if len(legal) == 1:
            return legal[0]
        stop = stop or self._stop
        try:
            move = think(stop)
        except Exception as error:
            raise ThinkingError(f"{type(error).__name__}: {error}") from error
        if stop.is_set():
            raise KeyboardInterrupt
        if move not in legal:
            raise ThinkingError(f"{move} is not legal")
        return move
