"""The computer players think off the event loop, in a bounded pool of threads.

Their turns are fair to addresses and, within an address, to tables. An address that wants more than
its share gets shorter searches where a level is limited by time. All other levels are limited by
nodes or depth, and play the same however many wait.

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
from typing import Final, TypeVar

from azulejos import native
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
from azulejos.rules import Phase, PlayerMove, Position, TilingMove
from azulejos.server import limits
from azulejos.server.shares.fair_queue import FairQueue, MostWaiting, Share
from azulejos.wire.columns import first_choice
from azulejos.words.levels import LEVELS

_T = TypeVar("_T")
_NOBODYS: Final = Share()


def default_num_threads() -> int:
    """Leaves one processor to the event loop, if there are several."""
    return max(1, (os.cpu_count() or 1) - 1)


_MOST_WAITING: Final = MostWaiting(
    limits.WAITING_HINTS, limits.WAITING_HINTS_OF_ADDRESS, limits.WAITING_HINTS_OF_TABLE
)


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
        self.queue = FairQueue(num_threads, _MOST_WAITING)
        self.num_shortened = 0
        """How many searches got less time than their level has."""

    @property
    def num_waiting(self) -> int:
        """How many moves are in a search or waiting for a thread."""
        return self.queue.num_taken + self.queue.num_waiting

    async def choose(
        self, position: Position, level: int, stop: Stop, share: Share = _NOBODYS
    ) -> PlayerMove:
        """The level's move. Once `stop` is set, it returns some move soon."""
        async with self.queue.turn(share, must_come=True):
            time = self._time(level, share)
            return await self._run(lambda: self._think(position, level, time, stop))

    async def choose_columns(
        self, position: Position, seat: int, level: int, stop: Stop, share: Share = _NOBODYS
    ) -> tuple[TilingMove, ...]:
        """The columns for all complete pattern lines of a seat."""
        async with self.queue.turn(share, must_come=True):
            time = self._time(level, share)
            return await self._run(lambda: self._columns(position, seat, level, time, stop))

    async def hint(self, position: Position, level: int, share: Share = _NOBODYS) -> PlayerMove:
        """The level's move after a short search; of equal moves the one with more points. Raises
        RefusedError if too many wait for one."""
        async with self.queue.turn(share):
            return await self._run(lambda: self._hint(position, level))

    async def compare(
        self,
        position: Position,
        best: PlayerMove,
        other: PlayerMove | None,
        share: Share = _NOBODYS,
    ) -> Comparison | None:
        """A hint beside another move, or beside the next best one. Raises like `hint`."""
        async with self.queue.turn(share):
            return await self._run(lambda: self._compare(position, best, other))

    def close(self) -> None:
        """Stops all searches."""
        self._stopping.set()
        self._threads.shutdown(wait=True, cancel_futures=True)
        self._searches.shutdown(wait=True)

    def _search_player(self) -> Thinker:
        return SearchPlayer(carry_out=lambda search: self._searches.submit(search).result())

    async def _run(self, think: Callable[[], _T]) -> _T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, think)

    def _time(self, level: int, share: Share) -> Limits:
        """Less than the level's own time, if the address wants more than its share."""
        # The same for any number of players.
        usual, crowd = native.levels()[level - 1].milliseconds, self.queue.crowd(share.address)
        if usual is None or crowd <= 1:
            return Limits()
        self.num_shortened += 1
        return Limits(movetime=max(limits.BOT_LEAST_MILLISECONDS, round(usual / crowd)))

    def _think(self, position: Position, level: int, time: Limits, stop: Stop) -> PlayerMove:
        legal = list(position.legal_moves)
        if len(legal) == 1:
            return legal[0]
        return self._thinker().think(position, time, _settings(level), stop, unheard)

    def _hint(self, position: Position, level: int) -> PlayerMove:
        legal = list(position.legal_moves)
        if len(legal) == 1:
            return legal[0]
        return think_of_hint(self._thinker(), position, _settings(level), self._stopping)

    def _compare(
        self, position: Position, best: PlayerMove, other: PlayerMove | None
    ) -> Comparison | None:
        settings = _settings(max(LEVELS))
        return compare_moves(
            self._thinker(), position, best, other, settings=settings, stop=self._stopping
        )

    def _thinker(self) -> Thinker:
        """The thinker of this thread."""
        if not hasattr(self._own, "thinker"):
            self._own.thinker = self._make_thinker()
        thinker: Thinker = self._own.thinker
        return thinker

    def _columns(
        self, position: Position, seat: int, level: int, time: Limits, stop: Stop
    ) -> tuple[TilingMove, ...]:
        chosen: list[TilingMove] = []
        now = first_choice(position, seat)
        while now is not None and now.phase is Phase.WALL_TILING and now.seat == seat:
            move = self._think(now, level, time, stop)
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
