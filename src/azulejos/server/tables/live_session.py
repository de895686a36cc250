"""What stays in memory while somebody uses it, a table or a companion: its listeners, and the task
that does what is due although nobody asks.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress

from azulejos.players import Stop
from azulejos.server import limits

from .clocks import Time


class LiveSession:
    """Tells those who listen, and goes on by itself, until it is dropped from memory."""

    def __init__(
        self,
        name: str,
        advance: Callable[[], Awaitable[bool]],
        time: Time,
        next_time: Callable[[], int | None] = lambda: None,
    ) -> None:
        """`advance` and `next_time` as in `Advancing`."""
        self._time = time
        self._last_used = time.now()
        self._listeners: set[Listener] = set()
        self._lock = asyncio.Lock()
        """Changes come one after the other."""
        self._stop_thinking = Stop()
        self._advancing = BackgroundTask(name, advance, time, next_time)

    def use(self) -> None:
        """Somebody asked for it."""
        self._last_used = self._time.now()

    def leave(self, listener: Listener) -> None:
        self._listeners.discard(listener)
        self.use()

    @property
    def is_idle(self) -> bool:
        """Whether nothing is lost where it is dropped from memory."""
        is_used = self._time.now() - self._last_used < limits.IDLE_MILLISECONDS
        return not (self._listeners or self._lock.locked() or self._advancing.is_busy or is_used)

    async def close(self) -> None:
        """Stops thinking and tells no more. What was told is stored."""
        self._stop_thinking.set()
        await self._advancing.close()
        for listener in self._listeners:
            listener.cut_off()

    def _tell(self, message: bytes) -> None:
        for listener in self._listeners:
            listener.tell(message)


_log = logging.getLogger(__name__)


class BackgroundTask:
    """A task that does what is due, one thing after the other, and waits until there is more."""

    def __init__(
        self,
        name: str,
        advance: Callable[[], Awaitable[bool]],
        time: Time,
        next_time: Callable[[], int | None] = lambda: None,
    ) -> None:
        """`advance` does the one thing that is due, and answers False where there is none;
        `next_time` is when something will be due although nobody wakes it."""
        self._name = name
        self._advance = advance
        self._time = time
        self._next_time = next_time
        self.is_busy = True
        """Whether something may be due."""
        self._changed = asyncio.Event()
        self._task = asyncio.create_task(self._run(), name=name)

    def wake(self) -> None:
        """Something has changed, so something may be due."""
        self._changed.set()

    async def close(self) -> None:
        """Stops in the middle of what it does; what is stored stays so."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _run(self) -> None:
        while True:
            self._changed.clear()
            self.is_busy = True
            try:
                is_done = await self._advance()
            except Exception:  # noqa: BLE001 - whatever it was, the game must not stand still
                # Nothing was told that is not stored, so it can be tried again.
                _log.exception("%s could not go on", self._name)
                await asyncio.sleep(limits.RETRY_SECONDS)
                is_done = True
            if not is_done:
                self.is_busy = False
                await self._time.wait(self._changed, self._next_time())


class Listener:
    """A queue of encoded messages, None at its end."""

    def __init__(
        self, missed: Sequence[bytes] = (), sittings: Mapping[int, int | None] | None = None
    ) -> None:
        """With the seats that it holds, and the number by which each was taken; a spectator
        holds none."""
        self.sittings = dict(sittings or {})
        self.is_cut_off = False
        self.on_too_slow: Callable[[], object] = lambda: None
        """Called when it is cut off for not reading."""
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._num_bytes = 0
        for message in missed:
            self._put(message)
        # What was missed is no fault of the reader.
        self._most_messages = limits.WAITING_MESSAGES + len(missed)
        self._most_bytes = limits.WAITING_BYTES + self._num_bytes

    def tell(self, message: bytes) -> None:
        if self.is_cut_off:
            return
        self._put(message)
        if self._queue.qsize() > self._most_messages or self._num_bytes > self._most_bytes:
            self.cut_off()
            self.on_too_slow()

    async def next(self) -> bytes | None:
        """Waits for what is told next; None when there is no more."""
        message = await self._queue.get()
        self._num_bytes -= len(message or b"")
        return message

    def cut_off(self) -> None:
        """Tells nothing more, and forgets what was not read."""
        self.is_cut_off = True
        while not self._queue.empty():
            self._queue.get_nowait()
        self._queue.put_nowait(None)

    def _put(self, message: bytes) -> None:
        self._queue.put_nowait(message)
        self._num_bytes += len(message)
