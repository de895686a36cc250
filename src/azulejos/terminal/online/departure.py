"""Leaving an online table: by choice, by giving up the seat, or because the server ended it."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

from azulejos.words.phrases import Phrase, Speech, phrase

from .connection import Broken, Ended
from .kept_seats import KeptSeats
from .server_refusals import refusal
from .table import OnlineTable


@dataclass(frozen=True, slots=True)
class Farewell:
    """The end of a session."""

    status: int
    """The exit status."""
    speech: Speech


class Departure:
    """How the person left, once they did."""

    def __init__(self, table: OnlineTable, kept: KeptSeats) -> None:
        self._table = table
        self._kept = kept
        self.farewell: Farewell | None = None

    def leave(self) -> None:
        """Leaves the table; the seat stays ours."""
        self.farewell = Farewell(0, [self._goodbye])

    def break_down(self) -> None:
        """The full screen crashed; the seat stays ours."""
        self.farewell = Farewell(1, [phrase("screen-broke-down"), self._goodbye])

    def stand_up(self) -> None:
        """The server has the seat back."""
        self._forget_seat()
        self.farewell = Farewell(0, [phrase("online-stood-up"), phrase("goodbye")])

    def lose_seat(self) -> None:
        """The server gave the seat up, because we didn't reveal our nonce in time."""
        self._forget_seat()
        self.farewell = Farewell(1, [phrase("online-seat-lost"), phrase("goodbye")])

    def _forget_seat(self) -> None:
        own = self._table.own
        assert own is not None, "a spectator has no seat"
        # A token that stays on disk does no harm: the server refuses it.
        with suppress(OSError):
            self._kept.forget(self._table.link, [own.token])

    def end(self, told: Ended | Broken) -> None:
        """The connection is over for good."""
        self.farewell = Farewell(1, [self._why_ended(told)])

    @property
    def _goodbye(self) -> Phrase:
        is_kept = self._table.own is not None and not self._table.is_over
        return phrase("online-goodbye" if is_kept else "goodbye")

    def _why_ended(self, told: Ended | Broken) -> Phrase:
        if isinstance(told, Broken):
            name, error = type(told.error).__name__, str(told.error)
            return phrase("online-broken", error=f"{name}: {error}"[:200])
        if told.code is None:
            return phrase("online-other-version", host=self._table.link.host)
        return refusal(told.code)
