"""What may be seen of a table: one function decides, for players and spectators alike."""

from __future__ import annotations

import msgspec

from azulejos.notation import format_position, format_rules
from azulejos.rules import is_last_round

from . import entries
from .entries import Entry
from .messages import Seat, State
from .table import Chair, Table
from .undoing import confirmers


def state_of(table: Table) -> State:
    """The table as everybody may see it: no columns before all are in, no seed before the end."""
    position = table.game.position
    return State(
        number=table.number,
        game=table.num_games,
        rules=format_rules(table.rules),
        position=format_position(position),
        round=position.round_number,
        is_last_round=is_last_round(position),
        seats=tuple(
            _seat(chair, has_chosen=seat in table.choices)
            for seat, chair in enumerate(table.chairs)
        ),
        to_decide=table.seats_to_decide,
        confirmers=() if table.is_deal_confirmed else confirmers(table),
        deal_seconds=table.opened.deal_seconds,
        is_one_screen=table.opened.is_one_screen,
        winners=table.winners,
        takeback=None if table.takeback is None else table.takeback.seat,
        agreed=tuple(sorted(table.agreed)),
        commitment=table.commitment,
        nonces=table.nonces,
        seed=None if table.seed is None else table.seed.hex(),
    )


def public(entry: Entry) -> Entry:
    """The entry as everybody may see it."""
    if isinstance(entry, entries.ColumnsChosen):
        return msgspec.structs.replace(entry, moves=())
    return entry


def _seat(chair: Chair, *, has_chosen: bool) -> Seat:
    kind = "computer" if chair.level is not None else "open" if chair.is_open else "person"
    return Seat(kind, chair.name, chair.level, chair.is_resigned, has_chosen)
