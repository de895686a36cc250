"""A clock that a test sets."""

from __future__ import annotations

import asyncio

START = 1_800_000_000_000


class SetTime:
    """`pass_by` moves the time on, and wakes those who wait for it. `set_calendar` is what somebody
    does who sets the machine's clock."""

    def __init__(self) -> None:
        self._now = START
        self._set_by = 0
        self._waiting: set[tuple[int, asyncio.Event]] = set()

    def now(self) -> int:
        return self._now

    def calendar(self) -> int:
        return self._now + self._set_by

    def set_calendar(self, seconds: float) -> None:
        self._set_by += round(seconds * 1000)

    async def wait(self, event: asyncio.Event, until: int | None) -> None:
        if until is None:
            await event.wait()
            return
        come = asyncio.Event()
        if until > self._now:
            self._waiting.add((until, come))
        else:
            come.set()
        tasks = [asyncio.create_task(each.wait()) for each in (event, come)]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._waiting.discard((until, come))
            for task in tasks:
                task.cancel()

    def pass_by(self, seconds: float) -> None:
        self._now += round(seconds * 1000)
        for until, come in self._waiting:
            if until <= self._now:
                come.set()
