"""Clocks: time and increment, each seat with its own factor, or without a clock.

What is left follows from the times of the entries alone, so a table that is read from its log
has the same clocks as before. Milliseconds throughout.
"""

from __future__ import annotations

from collections.abc import Iterable

from azulejos.server.time_source import SECOND
from azulejos.wire.entries import ClockSetting


class Clocks:
    """What is left to each seat. A clock runs for its own seat alone."""

    def __init__(self, setting: ClockSetting, has_clock: Iterable[bool], at: int) -> None:
        """Only persons have one: a server under load lets computer players wait."""
        factors = [
            factor if has else None for factor, has in zip(setting.factors, has_clock, strict=True)
        ]
        self._left = [_scaled(setting.seconds, factor) for factor in factors]
        self._increments = [_scaled(setting.increment, factor) or 0 for factor in factors]
        self._at = at
        self.running: frozenset[int] = frozenset()

    def pass_until(self, at: int) -> None:
        """Time passes for the seats whose clocks run."""
        self._left = [self.left_at(seat, at) for seat, _ in enumerate(self._left)]
        self._at = max(self._at, at)

    def skip_until(self, at: int) -> None:
        """Time passes on nobody's clock."""
        self._at = max(self._at, at)

    def run(self, seats: Iterable[int]) -> None:
        """From now on, for these seats."""
        self.running = frozenset(seat for seat in seats if self._left[seat] is not None)

    def add_increment(self, seat: int) -> None:
        left = self._left[seat]
        self._left[seat] = None if left is None else left + self._increments[seat]

    def left_at(self, seat: int, at: int) -> int | None:
        """Never below 0; None for a seat without a clock."""
        left = self._left[seat]
        if left is None or seat not in self.running:
            return left
        return max(0, left - max(0, at - self._at))

    @property
    def next_over(self) -> tuple[int, int] | None:
        """When the first clock will have run out, and whose; None where none runs."""
        over = [(self._at + (self._left[seat] or 0), seat) for seat in self.running]
        return min(over, default=None)


def _scaled(seconds: float, factor: float | None) -> int | None:
    return None if factor is None else round(seconds * factor * SECOND)
