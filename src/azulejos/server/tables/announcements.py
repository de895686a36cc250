"""Announces what happened at a table as phrases, which each client renders in its own language.

Nothing here changes a table. Take a `Snapshot`, let the table apply the entry, then announce it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from azulejos.rules import Deal, Event, GameEnded, RoundEnded, Step
from azulejos.wire import entries
from azulejos.wire.entries import Entry
from azulejos.wire.messages import Happened, plain
from azulejos.wire.plain_events import plain_events
from azulejos.words.announcements import (
    announce_step,
    detail_round,
    last_scored_round,
    with_winners,
    without_repeats,
)
from azulejos.words.phrases import Argument, Phrase, phrase
from azulejos.words.things import spoken_move

from .clocks import SECOND
from .deadlines import move_deadline
from .table import Table
from .views import clocks_of, public, state_of


class Snapshot(NamedTuple):
    """The part of a table before an entry that the announcement needs afterwards."""

    names: Sequence[Argument]
    steps: Sequence[Step]

    @staticmethod
    def of(table: Table) -> Snapshot:
        return Snapshot(table.names, table.game.steps)


def tell_all(table: Table, entry: Entry, before: Snapshot) -> Happened:
    """The message to all listeners about the last entry of a table."""
    # Empty after an undo, and when another game has begun.
    events = [*chain.from_iterable(table.game.events[len(before.steps) :])]
    return Happened(
        table.number,
        public(entry),
        plain([*tell(table, entry, before)]),
        plain_events(events),
        state_of(table),
        plain([*_details(table, events)]),
    )


def tell(  # noqa: PLR0912, PLR0915 - one case an entry
    table: Table, entry: Entry, before: Snapshot
) -> Iterator[Phrase]:
    """The phrases that announce the last entry of a table."""
    names, num_steps = table.names, len(before.steps)
    match entry:
        case entries.SeatLeft(seat):
            yield phrase("person-left", player=before.names[seat])
        case entries.Undone(_, kept):
            undone = [step for step in before.steps[kept:] if not isinstance(step, Deal)]
            move = spoken_move(table.game.position, undone[0])
            yield phrase("undone", move=move, count=len(undone) - 1)
        case entries.SeatLost(seat):
            yield phrase("seat-lost", player=before.names[seat])
        case entries.Sat(seat, nonce_commitment=commitment):
            yield phrase("person-sat", player=names[seat])
            if table.dealer != 1 and commitment is None:
                yield phrase("sends-no-nonce", player=names[seat])
        case entries.LotDrawn(seat):
            yield phrase("lot-drawn", player=names[seat])
        case entries.ColumnsChosen(seat):
            yield phrase("columns-are-in", player=names[seat])
        case entries.TakebackAsked(seat):
            yield phrase("takeback-asked", player=names[seat])
        case entries.TakebackAnswered(seat, is_granted):
            granted = "yes" if is_granted else "no"
            yield phrase("takeback-answered", player=names[seat], granted=granted)
        case entries.HintAsked(seat):
            yield phrase("hint-asked", player=names[seat])
        case entries.Resigned(seat) | entries.TimedOut(seat):
            is_late = isinstance(entry, entries.TimedOut)
            yield phrase("out-of-time" if is_late else "resigned", player=names[seat])
            if table.is_over:
                (winner,) = table.result.playing
                yield phrase("won-alone", player=names[winner], who="others")
            else:
                yield phrase("plays-on", player=names[seat])
        case entries.HandedOver(seat, _, by):
            yield phrase("handed-over", player=names[by], other=names[seat])
        case entries.Returned(seat):
            yield phrase("returned", player=names[seat])
        case entries.Abandoned(seat):
            yield phrase("abandoned", player=names[seat])
        case entries.Paused():
            yield phrase("paused")
        case entries.Resumed():
            yield phrase("resumed")
        case entries.RematchAgreed(seat, nonce_commitment=commitment):
            yield phrase("rematch-agreed", player=names[seat])
            if table.next_dealer != 1 and commitment is None:
                yield phrase("sends-no-nonce", player=names[seat])
        case entries.Dealt() if _is_first_by_lot(table) and not num_steps:
            yield phrase("lot-drawn", player=names[table.opened.starting_seat])
            yield from _steps(table, num_steps)
        case entries.Dealt() | entries.MovePlayed() | entries.Tiled():
            yield from without_repeats([*_steps(table, num_steps)])
        case _:
            return


def _is_first_by_lot(table: Table) -> bool:
    """Dealer 1: whether the lot is told with the first deal. Dealer 2 has an entry for it."""
    return table.opened.is_by_lot and table.opened.dealer == 1 and table.num_games == 1


def _details(table: Table, events: Sequence[Event]) -> Iterator[Phrase]:
    """Every score of the round that these events ended; `tell` gives only the summary."""
    if any(isinstance(event, RoundEnded | GameEnded) for event in events):
        yield from detail_round(last_scored_round(table.game), table.names)


def tell_clocks(table: Table, now: int) -> Iterator[Phrase]:
    """The time left on each clock, and until the move deadline."""
    deadline = move_deadline(table)
    if deadline is not None:
        minutes = max(0, deadline - now) // (60 * SECOND)
        yield phrase("days-left", days=minutes // (24 * 60), hours=minutes // 60 % 24)
    for seat, clock in enumerate(clocks_of(table, now) or ()):
        if clock.milliseconds is not None:
            seconds = clock.milliseconds // SECOND
            yield phrase(
                "clock-left",
                player=table.names[seat],
                minutes=seconds // 60,
                seconds=seconds % 60,
            )


def _steps(table: Table, num_steps: int) -> Iterator[Phrase]:
    """Announces the steps from `num_steps` on; at the end of the game, also who comes last."""
    for index in range(num_steps, len(table.game.steps)):
        told = announce_step(table.game, table.names, index + 1)
        yield from with_winners(table.result, [*told], table.names)
    if table.is_over:
        for out in table.result.dropped_out:
            yield phrase("comes-last", player=table.names[out.seat], why=out.how.value)
