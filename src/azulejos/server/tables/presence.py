"""Who is at a table now, and since when the others are gone. No part of the log: after a restart
of the server everybody has the time to come back."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from azulejos.server.time_source import SECOND
from azulejos.wire.messages import Gone, Present

from .listening import Listener
from .table import Table
from .views import clocks_of

GONE_AFTER: Final = 60 * SECOND
"""How long a person may be away before the others can go on without them."""


class Presence:
    def __init__(self, now: int) -> None:
        self._start = now
        self._seen: dict[int, int] = {}

    def see(self, seats: Collection[int], now: int) -> None:
        """Somebody was there for these seats just now."""
        self._seen |= dict.fromkeys(seats, now)

    def long_gone(self, table: Table, listeners: Collection[Listener], now: int) -> set[int]:
        """The persons' seats that the others need not wait for any longer."""
        away = self._away(table, listeners)
        return {seat for seat in away if now - self._last_seen(seat) >= GONE_AFTER}

    def present(self, table: Table, listeners: Collection[Listener], now: int) -> Present:
        gone = [
            Gone(seat, (now - self._last_seen(seat)) // SECOND)
            for seat in self._away(table, listeners)
        ]
        return Present(
            seats=tuple(sorted(_here(table, listeners))),
            gone=tuple(gone),
            spectators=sum(not listener.sittings for listener in listeners),
            clocks=clocks_of(table, now),
        )

    def _away(self, table: Table, listeners: Collection[Listener]) -> list[int]:
        here = _here(table, listeners)
        sitting = [seat for seat, chair in enumerate(table.chairs) if chair.sitting is not None]
        return [seat for seat in sitting if seat not in here]

    def _last_seen(self, seat: int) -> int:
        return self._seen.get(seat, self._start)


def _here(table: Table, listeners: Collection[Listener]) -> set[int]:
    """The seats that somebody listens for; who gave a seat back listens for it no more."""
    return {
        seat
        for listener in listeners
        for seat, sitting in listener.sittings.items()
        if table.chairs[seat].sitting == sitting
    }
