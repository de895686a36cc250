"""A table or a companion in memory, while somebody uses it: the fan-out to its listeners, and the
background task that deals and moves for the computer players.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress

from azulejos.players import Stop
from azulejos.server import limits
from azulejos.server.shares.unread_bytes import Reader

from .clocks import Time


class LiveSession:
    """Sends messages to its listeners and advances by itself, until it leaves memory."""

    def __init__(
        self,
        name: str,
        advance: Callable[[], Awaitable[bool]],
        time: Time,
        next_time: Callable[[], int | None] = lambda: None,
    ) -> None:
        """`advance` and `next_time` as in `BackgroundTask`."""
        self._time = time
        self._last_used = time.now()
        self._listeners: set[Listener] = set()
        self._lock = asyncio.Lock()
        """Serializes all changes."""
        self._stop_thinking = Stop()
        self._advancing = BackgroundTask(name, advance, time, next_time)

    def use(self) -> None:
        """Restarts the idle time."""
        self._last_used = self._time.now()

    def wake(self) -> None:
        """Looks whether something is due."""
        self._advancing.wake()

    def leave(self, listener: Listener) -> None:
        self._listeners.discard(listener)
        listener.cut_off()
        self.use()

    @property
    def is_idle(self) -> bool:
        """Whether it can leave memory without anybody noticing."""
        is_used = self._time.now() - self._last_used < limits.IDLE_MILLISECONDS
        return not (self._listeners or self._lock.locked() or self._advancing.is_busy or is_used)

    async def close(self) -> None:
        """Stops the search and cuts the listeners off. Everything they heard is stored."""
        self._stop_thinking.set()
        await self._advancing.close()
        for listener in self._listeners:
            listener.cut_off()

    def _tell(self, message: bytes) -> None:
        for listener in self._listeners:
            listener.tell(message)


_log = logging.getLogger(__name__)


class BackgroundTask:
    """Does whatever is due, one thing after another, then sleeps until something changes."""

    def __init__(
        self,
        name: str,
        advance: Callable[[], Awaitable[bool]],
        time: Time,
        next_time: Callable[[], int | None] = lambda: None,
    ) -> None:
        """`advance` does the next thing that is due and returns False if there is none. `next_time`
        says when the task must wake up by itself."""
        self._name = name
        self._advance = advance
        self._time = time
        self._next_time = next_time
        self.is_busy = True
        """Whether something may be due."""
        self._changed = asyncio.Event()
        self._task = asyncio.create_task(self._run(), name=name)

    def wake(self) -> None:
        """Call it after every change."""
        self._changed.set()

    async def close(self) -> None:
        """Cancels the task, even in the middle of a step."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        # They refer to the session, and it to us: without this circle it goes at once, with all it
        # holds, and not when the garbage collector finds it.
        self._advance, self._next_time = _nothing, lambda: None

    async def _run(self) -> None:
        while True:
            self._changed.clear()
            self.is_busy = True
            try:
                is_done = await self._advance()
            except Exception:  # noqa: BLE001 - the game must go on after any failure
                # Nobody heard anything that isn't stored, so a retry is safe.
                _log.exception("%s could not go on", self._name)
                await asyncio.sleep(limits.RETRY_SECONDS)
                is_done = True
            if not is_done:
                self.is_busy = False
                await self._time.wait(self._changed, self._next_time())


async def _nothing() -> bool:
    return False


class Listener:
    """One client's queue of encoded messages; None ends it. Back-pressure: a queue that grows past
    its limits is cut off."""

    def __init__(
        self, missed: Iterable[bytes] = (), sittings: Mapping[int, int | None] | None = None
    ) -> None:
        """`missed` are messages that it gets first; `sittings` maps each seat it holds to its
        sitting. A spectator holds none."""
        self.sittings = dict(sittings or {})
        self.is_cut_off = False
        self.on_too_slow: Callable[[], object] = lambda: None
        """Called when it is cut off because it reads too slowly."""
        self.send_at_once: Callable[[bytes], bool] = lambda _: False
        """Sends a message if nothing is in its way; otherwise returns False."""
        self._reader = Reader()
        self._missed = iter(missed)
        """Taken from one by one: what isn't sent yet takes no memory of its own."""
        self._num_replayed = 0
        self._rest = 0.0
        self._is_behind = True
        """Whether more of what it missed may come."""
        self._is_sending = False
        """Whether a message has left the queue and may not be sent yet."""
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._num_bytes = 0

    def read_by(self, reader: Reader) -> None:
        """Counts from now on what its client hasn't read, also what it was told before. What it
        missed is charged to its address instead."""
        self._reader = reader
        if not reader.owes(self._num_bytes):
            self._give_up()

    def tell(self, message: bytes) -> None:
        if self.is_cut_off:
            return
        is_next = self._queue.empty() and not (self._is_sending or self._is_behind)
        if is_next and self.send_at_once(message):
            return
        self._queue.put_nowait(message)
        self._num_bytes += len(message)
        is_too_much = not self._reader.owes(len(message))
        is_too_long = self._queue.qsize() > limits.WAITING_MESSAGES
        if is_too_much or is_too_long or self._num_bytes > limits.WAITING_BYTES:
            self._give_up()

    async def next(self) -> bytes | None:
        """The next message, once the one before is sent; None at the end."""
        self._is_sending = False
        message = await self._next_missed() if self._is_behind else None
        if message is None:
            message = await self._queue.get()
            num_bytes = len(message or b"")
            self._num_bytes -= num_bytes
            self._reader.has_read(num_bytes)
        self._is_sending = True
        return message

    async def _next_missed(self) -> bytes | None:
        """Gives everybody else a turn after every few messages, and rests if the address reads too
        much."""
        if self._num_replayed and self._num_replayed % limits.ENTRIES_AT_ONCE == 0:
            await asyncio.sleep(self._rest)
        message = next(self._missed, None)
        if message is None:
            self._is_behind = False
            return None
        self._num_replayed += 1
        self._rest = self._reader.charge(len(message))
        return message

    def cut_off(self) -> None:
        """Drops the unread messages and ends the queue."""
        self.is_cut_off = True
        self._reader.is_gone()
        self._missed = iter(())
        self._num_bytes = 0
        while not self._queue.empty():
            self._queue.get_nowait()
        self._queue.put_nowait(None)

    def _give_up(self) -> None:
        self.cut_off()
        self.on_too_slow()
