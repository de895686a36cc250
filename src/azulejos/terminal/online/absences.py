"""Players who are gone: after a while a computer player can take over for them."""

from __future__ import annotations

from collections.abc import Iterator

from azulejos.terminal.modes import Front
from azulejos.wire.messages import GONE_SECONDS
from azulejos.words.phrases import phrase

from .table import OnlineTable


class Absences:
    """Tells who has been gone for long, and who is back."""

    def __init__(self, front: Front, table: OnlineTable) -> None:
        self._front = front
        self._table = table
        self._told: set[int] = set()

    @property
    def long_gone(self) -> list[int]:
        """The seats that can be handed over to a computer player."""
        return [seat for seat, seconds in self._missed().items() if seconds >= GONE_SECONDS]

    def tell(self) -> None:
        table = self._table
        if table.own is None or not table.is_connected:
            return
        gone = table.gone()
        for seat in sorted(self._told - gone.keys()):
            self._told.discard(seat)
            self._front.say(phrase("online-is-back", player=table.names[seat]))
        for seat in self.long_gone:
            if seat not in self._told:
                self._told.add(seat)
                self._front.say(phrase("online-gone", player=table.names[seat]))

    def seconds_to_wait(self) -> Iterator[float]:
        """For each player who is gone, after how many seconds there is something to tell."""
        for seat, gone in self._missed().items():
            if seat not in self._told:
                yield max(0.1, GONE_SECONDS - gone)

    def _missed(self) -> dict[int, float]:
        """For how many seconds the players are gone whom the game waits for, if we play."""
        table = self._table
        if table.own is None or not table.has_begun or table.is_over:
            return {}
        if table.state.move_deadline is not None:
            # With days per move, nobody need be here.
            return {}
        gone = sorted(table.gone().items())
        return {seat: seconds for seat, seconds in gone if table.is_decided_by_person(seat)}
