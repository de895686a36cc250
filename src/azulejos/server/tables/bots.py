"""The computer players think off the event loop, in a bounded pool of threads.

Under load people's messages come first: computer players wait for a thread, and searches run at low
priority. Only the search threads do, because the core searches without the GIL: a low-priority
thread that held the GIL would slow down all others.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from azulejos.players import (
    Limits,
    SearchPlayer,
    Settings,
    Stop,
    Thinker,
    think_of_hint,
    unheard,
)
from azulejos.rules import Phase, PlayerMove, Position, TilingMove
from azulejos.server import limits
from azulejos.wire.columns import first_choice

_T = TypeVar("_T")


def default_num_threads() -> int:
    """Leaves one processor to the event loop, if there are several."""
    return max(1, (os.cpu_count() or 1) - 1)


class Bots:
    """A bounded pool of threads that choose moves."""

    def __init__(
        self, num_threads: int | None = None, make_thinker: Callable[[], Thinker] | None = None
    ) -> None:
        self._make_thinker = make_thinker or self._search_player
        self._own = threading.local()
        self._stopping = Stop()
        num_threads = num_threads or default_num_threads()
        self._threads = ThreadPoolExecutor(num_threads, "bot")
        self._searches = ThreadPoolExecutor(num_threads, "search", initializer=_stand_back)
        self.num_waiting = 0
        """How many moves are in a search or waiting for a thread."""

    async def choose(self, position: Position, level: int, stop: Stop) -> PlayerMove:
        """The level's move. Once `stop` is set, it returns some move soon."""
        return await self._run(lambda: self._think(position, level, Limits(), stop))

    async def choose_columns(
        self, position: Position, seat: int, level: int, stop: Stop
    ) -> tuple[TilingMove, ...]:
        """The columns for all complete pattern lines of a seat."""
        return await self._run(lambda: self._columns(position, seat, level, stop))

    async def hint(self, position: Position, level: int) -> PlayerMove:
        """The level's move after a short search; of equal moves the one with more points."""
        return await self._run(lambda: self._hint(position, level))

    def close(self) -> None:
        """Stops all searches."""
        self._stopping.set()
        self._threads.shutdown(wait=True, cancel_futures=True)
        self._searches.shutdown(wait=True)

    def _search_player(self) -> Thinker:
        return SearchPlayer(carry_out=lambda search: self._searches.submit(search).result())

    async def _run(self, think: Callable[[], _T]) -> _T:
        self.num_waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, think)
        finally:
            self.num_waiting -= 1

    def _think(self, position: Position, level: int, depth: Limits, stop: Stop) -> PlayerMove:
        legal = list(position.legal_moves)
        if len(legal) == 1:
            return legal[0]
        return self._thinker().think(position, depth, _settings(level), stop, unheard)

    def _hint(self, position: Position, level: int) -> PlayerMove:
        legal = list(position.legal_moves)
        if len(legal) == 1:
            return legal[0]
        return think_of_hint(self._thinker(), position, _settings(level), self._stopping)

    def _thinker(self) -> Thinker:
        """The thinker of this thread."""
        if not hasattr(self._own, "thinker"):
            self._own.thinker = self._make_thinker()
        thinker: Thinker = self._own.thinker
        return thinker

    def _columns(
        self, position: Position, seat: int, level: int, stop: Stop
    ) -> tuple[TilingMove, ...]:
        chosen: list[TilingMove] = []
        now = first_choice(position, seat)
        while now is not None and now.phase is Phase.WALL_TILING and now.seat == seat:
            move = self._think(now, level, Limits(), stop)
            assert isinstance(move, TilingMove), "in the Wall-tiling there are no other moves"
            chosen.append(move)
            now = now.after(move)
        return tuple(chosen)


def _stand_back() -> None:
    """Lowers the thread's priority. Only Linux has a niceness for each thread; elsewhere it would
    slow down the whole server."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), limits.BOT_NICENESS)


def _settings(level: int) -> Settings:
    return Settings(level=level, hash_megabytes=limits.BOT_HASH_MEGABYTES)
