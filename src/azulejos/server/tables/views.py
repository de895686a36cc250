"""The public view of a table, the same for players and spectators.

`Presence` tracks who is connected. It is not part of the log: after a restart of the server
everybody gets time to reconnect.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, datetime
from typing import Final

import msgspec

from azulejos.notation import format_position, format_rules
from azulejos.rules import Ending, is_last_round
from azulejos.wire import entries
from azulejos.wire.entries import Entry
from azulejos.wire.messages import GONE_SECONDS, Clock, Gone, Present, SeatState, TableState

from .clocks import SECOND
from .deadlines import deal_due, move_deadline
from .decisions import has_hints
from .live_session import Listener
from .table import Table
from .takebacks import confirmers, undoing, undone_turns

_ENDED: Final[dict[Ending | None, str]] = {
    Ending.RESIGN: "resign",
    Ending.TIME: "time",
    Ending.ABORTED: "abandoned",
}
"""The wire's names for endings other than by the rules."""


def state_of(table: Table, now: int | None = None) -> TableState:
    """The public state of a table: hides chosen columns until all are in, and the seed until the
    end. The clocks show the time `now`, by default that of the last entry."""
    position = table.game.position
    return TableState(
        number=table.number,
        game=table.num_games,
        rules=format_rules(table.rules),
        position=format_position(position),
        round=position.round_number,
        is_last_round=is_last_round(position),
        seats=tuple(_seat(table, seat) for seat in table.rules.seats),
        to_decide=table.seats_to_decide,
        confirmers=() if table.is_deal_confirmed else confirmers(table),
        deal_seconds=table.opened.deal_seconds,
        is_one_screen=table.opened.is_one_screen,
        clocks=clocks_of(table, table.at if now is None else now),
        move_deadline=_iso(move_deadline(table)),
        is_paused=table.is_paused,
        winners=table.result.winners,
        ended=_ENDED.get(table.result.ending),
        takeback=None if table.takeback is None else table.takeback.seat,
        agreed=tuple(sorted(table.agreed)),
        commitment=table.commitment,
        nonces=table.nonces,
        seed=None if table.seed is None else table.seed.hex(),
        has_hints=has_hints(table),
        undo=tuple(undoing(table, seat) for seat in table.rules.seats),
        undone_turns=tuple(undone_turns(table, seat) for seat in table.rules.seats),
        takeback_waits_for=tuple(
            seat
            for seat in table.persons
            if table.takeback is not None and seat not in table.consents
        ),
        dealer=table.dealer,
        next_dealer=table.next_dealer,
        to_commit=() if table.exchange is None else table.exchange.to_commit,
        to_reveal=() if table.exchange is None else table.exchange.to_reveal,
        waits_for_lot=table.is_lot_open,
        deal_milliseconds=_until_deal(table, table.at if now is None else now),
    )


def public(entry: Entry) -> Entry:
    """The entry without its secrets."""
    if isinstance(entry, entries.ColumnsChosen):
        return msgspec.structs.replace(entry, moves=())
    return entry


def clocks_of(table: Table, now: int) -> tuple[Clock, ...] | None:
    clocks = table.clocks
    if clocks is None:
        return None
    return tuple(
        Clock(clocks.left_at(seat, now), seat in clocks.running) for seat in table.rules.seats
    )


def _until_deal(table: Table, now: int) -> int | None:
    due = deal_due(table)
    return None if due is None or table.is_paused else max(0, due - now)


def _seat(table: Table, seat: int) -> SeatState:
    chair, out = table.chairs[seat], table.result.how_out(seat)
    kind = "computer" if chair.level is not None else "open" if chair.is_open else "person"
    exchange = table.exchange
    return SeatState(
        kind=kind,
        name=chair.name,
        level=chair.level,
        is_resigned=out is Ending.RESIGN,
        is_out_of_time=out is Ending.TIME,
        is_handed_over=chair.stand_in is not None,
        has_chosen=seat in table.choices,
        nonce_commitment=None if exchange is None else exchange.commitments.get(seat),
        is_nonce_drawn=exchange is not None and seat in exchange.silent,
    )


def _iso(milliseconds: int | None) -> str | None:
    if milliseconds is None:
        return None
    return datetime.fromtimestamp(milliseconds // SECOND, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


class Presence:
    def __init__(self, now: int) -> None:
        self._start = now
        self._seen: dict[int, int] = {}

    def see(self, seats: Collection[int], now: int) -> None:
        """Marks these seats as present at this time."""
        self._seen |= dict.fromkeys(seats, now)

    def long_gone(self, table: Table, listeners: Collection[Listener], now: int) -> set[int]:
        """The seats whose person has been away so long that the others may go on."""
        away = self._away(table, listeners)
        return {seat for seat in away if now - self._last_seen(seat) >= GONE_SECONDS * SECOND}

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
            deal_milliseconds=_until_deal(table, now),
        )

    def _away(self, table: Table, listeners: Collection[Listener]) -> list[int]:
        here = _here(table, listeners)
        sitting = [seat for seat, chair in enumerate(table.chairs) if chair.sitting is not None]
        return [seat for seat in sitting if seat not in here]

    def _last_seen(self, seat: int) -> int:
        return self._seen.get(seat, self._start)


def _here(table: Table, listeners: Collection[Listener]) -> set[int]:
    """The seats with a listener of the current sitting."""
    return {
        seat
        for listener in listeners
        for seat, sitting in listener.sittings.items()
        if table.chairs[seat].sitting == sitting
    }
