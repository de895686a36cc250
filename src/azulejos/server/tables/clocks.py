"""The server's time, and the players' clocks. Milliseconds throughout.

A clock has time and an increment, scaled by a factor for each seat. The time left follows from the
times of the entries alone, so a table restored from its log has the same clocks as before.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final, Protocol

from azulejos.server import limits
from azulejos.wire.entries import ClockSetting

SECOND: Final = 1000
DAY: Final = 24 * 60 * 60 * SECOND
_log = logging.getLogger(__name__)


class Time(Protocol):
    """Passed in, so that tests don't have to wait."""

    def now(self) -> int:
        """Milliseconds since 1970, as clocks count them: as long as the server runs, they pass
        evenly, whatever happens to the machine's clock, and not while the server stands still."""

    def calendar(self) -> int:
        """The same by the machine's clock: for dates and for what takes days."""

    async def wait(self, event: asyncio.Event, until: int | None) -> None:
        """Waits until the event is set or that time has come, or returns a bit earlier."""


class SystemTime:
    """The machine's time.

    Clocks go by its monotonic clock, counted from the calendar time of the start, so nobody loses
    when the calendar is set. While `beat_for_ever` runs, they stand still when the process does:
    a stopped process, a machine under load, a long pause of the garbage collector.
    """

    def __init__(self) -> None:
        self._start = self.calendar() - _monotonic()
        self._last_beat: int | None = None
        self._latest = 0
        self.frozen = 0
        """Milliseconds that the process stood still."""
        self.on_thaw: Callable[[], None] = lambda: None
        """Called when the process goes on after it stood still."""

    def now(self) -> int:
        passed = _monotonic()
        if self._last_beat is not None:
            missed = passed - self._last_beat - limits.HEARTBEAT_MILLISECONDS
            if missed > limits.FROZEN_MILLISECONDS:
                # Whoever asks first after the pause must not count it: a move may come before the
                # next beat.
                self._last_beat = passed
                self.frozen += missed
                _log.warning("stood still for %.1f seconds; no clock counts them", missed / SECOND)
                self.on_thaw()
        self._latest = max(self._latest, self._start + passed - self.frozen)
        return self._latest

    def calendar(self) -> int:
        return time.time_ns() // 1_000_000

    async def beat_for_ever(self) -> None:
        """Notices when the process stands still."""
        while True:
            self.now()
            self._last_beat = _monotonic()
            await asyncio.sleep(limits.HEARTBEAT_MILLISECONDS / SECOND)

    async def wait(self, event: asyncio.Event, until: int | None) -> None:
        seconds = None if until is None else max(0, until - self.now()) / SECOND
        with suppress(TimeoutError):
            await asyncio.wait_for(event.wait(), seconds)


class Clocks:
    """The time left for each seat. A clock runs only while its seat has a decision to make."""

    def __init__(self, setting: ClockSetting, has_clock: Iterable[bool], at: int) -> None:
        """Only persons have a clock, because computer players wait while the server is busy."""
        factors = [
            factor if has else None for factor, has in zip(setting.factors, has_clock, strict=True)
        ]
        self._left = [_scaled(setting.seconds, factor) for factor in factors]
        self._increments = [_scaled(setting.increment, factor) or 0 for factor in factors]
        self._at = at
        self.running: frozenset[int] = frozenset()

    def pass_until(self, at: int) -> None:
        """Lets time pass on the running clocks."""
        self._left = [self.left_at(seat, at) for seat, _ in enumerate(self._left)]
        self._at = max(self._at, at)

    def restart(self, at: int) -> None:
        """Goes on from this time, which may be earlier than the last: the time before passes on no
        clock."""
        self._at = at

    def skip_until(self, at: int) -> None:
        """Lets time pass on no clock."""
        self._at = max(self._at, at)

    def run(self, seats: Iterable[int]) -> None:
        """Runs the clocks of these seats from now on, and stops the others."""
        self.running = frozenset(seat for seat in seats if self._left[seat] is not None)

    def add_increment(self, seat: int) -> None:
        left = self._left[seat]
        self._left[seat] = None if left is None else left + self._increments[seat]

    def left_at(self, seat: int, at: int) -> int | None:
        """At least 0; None for a seat without a clock."""
        left = self._left[seat]
        if left is None or seat not in self.running:
            return left
        return max(0, left - max(0, at - self._at))

    @property
    def next_over(self) -> tuple[int, int] | None:
        """When the first running clock runs out, and whose; None if none runs."""
        over = [(self._at + (self._left[seat] or 0), seat) for seat in self.running]
        return min(over, default=None)


def _monotonic() -> int:
    return time.monotonic_ns() // 1_000_000


def _scaled(seconds: float, factor: float | None) -> int | None:
    return None if factor is None else round(seconds * factor * SECOND)
