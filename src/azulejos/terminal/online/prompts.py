"""What a person at an online table is called to do."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from azulejos.rules import Phase
from azulejos.words.move_answers import moves
from azulejos.words.phrases import Speech, phrase
from azulejos.words.things import listed

from .table import OnlineTable


@dataclass(frozen=True, slots=True)
class Call:
    """What is waited for. It is said once for each kind and occasion."""

    kind: str
    occasion: Hashable
    speech: Speech


def call(table: OnlineTable) -> Call | None:
    """What the person is to do now, or what is waited for that needs a word."""
    state, seat = table.state, table.seat
    if seat is None or not table.has_begun:
        return None
    at = (state.game, state.position)
    if table.is_over:
        if seat in state.agreed:
            return Call("rematch", state.game, [phrase("online-rematch-waits")])
        is_told = state.seed is not None
        return Call("over", state.game, [phrase("online-over")]) if is_told else None
    if table.is_handed_over:
        return Call("handed-over", at, [phrase("online-you-handed-over")])
    if state.is_paused:
        return Call("paused", at, [phrase("online-is-paused")])
    if state.takeback is not None:
        is_ours = state.takeback == seat
        told = phrase("online-takeback-waits" if is_ours else "online-takeback-asked")
        return Call("takeback", (at, state.takeback), [told])
    if table.is_ours_to_decide:
        called = phrase("your-turn", player=table.names[seat], alone="yes")
        is_tiling = table.position.phase is Phase.WALL_TILING
        columns = moves(table.own_position, None, None) if is_tiling else ()
        return Call("turn", (at, table.columns), [called, *columns])
    if seat in state.confirmers:
        return Call("deal", at, [phrase("online-deal-waits")])
    if state.confirmers:
        players = listed([table.names[other] for other in state.confirmers])
        return Call("deal", at, [phrase("online-deal-waits-for", player=players)])
    return None
