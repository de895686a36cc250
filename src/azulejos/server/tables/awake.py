"""What is in memory while somebody uses it: a table, or a companion."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from azulejos.players import Stop
from azulejos.server.time_source import SECOND, Time

from .advancing import Advancing
from .listening import Listener

_IDLE: Final = 5 * 60 * SECOND
"""How long it stays in memory although nobody listens to it, or asks for it."""


class Awake:
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
        self._advancing = Advancing(name, advance, time, next_time)

    def use(self) -> None:
        """Somebody asked for it."""
        self._last_used = self._time.now()

    def leave(self, listener: Listener) -> None:
        self._listeners.discard(listener)
        self.use()

    @property
    def is_idle(self) -> bool:
        """Whether nothing is lost where it is dropped from memory."""
        is_used = self._time.now() - self._last_used < _IDLE
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
