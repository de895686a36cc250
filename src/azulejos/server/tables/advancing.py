"""What goes on although nobody does anything: deals, the computer's moves, clocks that run out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from azulejos.server.time_source import Time

_RETRY_SECONDS: Final = 5.0
"""How long it waits where it could not go on, with a full disk, say, before it tries again."""
_log = logging.getLogger(__name__)


class Advancing:
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
                await asyncio.sleep(_RETRY_SECONDS)
                is_done = True
            if not is_done:
                self.is_busy = False
                await self._time.wait(self._changed, self._next_time())
