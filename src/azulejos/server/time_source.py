"""The time of the server, in milliseconds since 1970; handed in, so that tests need not wait."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Final, Protocol

SECOND: Final = 1000
DAY: Final = 24 * 60 * 60 * SECOND


class Time(Protocol):
    def now(self) -> int:
        """Milliseconds since 1970."""

    async def wait(self, event: asyncio.Event, until: int | None) -> None:
        """Until the event is set, or that time has come."""


class SystemTime:
    """The time of the machine."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    async def wait(self, event: asyncio.Event, until: int | None) -> None:
        seconds = None if until is None else max(0, until - self.now()) / SECOND
        with suppress(TimeoutError):
            await asyncio.wait_for(event.wait(), seconds)
