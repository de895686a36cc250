"""Whoever is told what happens at a table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Final

_MOST_MESSAGES: Final = 200
_MOST_BYTES: Final = 512 * 1024
"""What waits for a slow reader; it is cut off then, and can come back for the rest."""


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
        self._most_messages = _MOST_MESSAGES + len(missed)
        self._most_bytes = _MOST_BYTES + self._num_bytes

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
