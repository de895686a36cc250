"""Warnings when a player's own clock runs low."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from azulejos.terminal.modes import Front
from azulejos.words.phrases import phrase

from .table import OnlineTable

_WARNED_AT: Final = (60, 10)
"""Seconds left; each is told once in a game."""


class ClockWarnings:
    """Warns the person before their time runs out."""

    def __init__(self, front: Front, table: OnlineTable) -> None:
        self._front = front
        self._table = table
        self._told: set[tuple[int, int]] = set()
        """Game and seconds."""

    def tell(self) -> None:
        table, left = self._table, self._table.own_time()
        limits = [limit for limit in _WARNED_AT if left is not None and left <= limit]
        if left is None or table.seat is None or all(map(self._is_told, limits)):
            return
        self._told |= {(table.state.game, limit) for limit in limits}
        seconds = max(0, round(left))
        self._front.say(
            phrase(
                "clock-left",
                player=table.names[table.seat],
                minutes=seconds // 60,
                seconds=seconds % 60,
            )
        )

    def seconds_to_wait(self) -> Iterator[float]:
        """After how many seconds each of the next warnings is due."""
        left = self._table.own_time()
        if left is not None:
            for limit in _WARNED_AT:
                if not self._is_told(limit):
                    yield max(0.1, left - limit)

    def _is_told(self, limit: int) -> bool:
        return (self._table.state.game, limit) in self._told
