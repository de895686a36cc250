"""Prompts at an online table: what the person has to do next, or what the game waits for."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from azulejos.rules import Phase
from azulejos.terminal.modes import Front
from azulejos.words.move_answers import moves
from azulejos.words.phrases import Speech, phrase
from azulejos.words.things import listed

from .open_request import OpenRequest
from .table import OnlineTable


@dataclass(frozen=True, slots=True)
class Prompt:
    """What has to be done. It is told once for each kind and occasion."""

    kind: str
    occasion: Hashable
    speech: Speech


class Prompter:
    """Tells each prompt once."""

    def __init__(self, front: Front, table: OnlineTable, request: OpenRequest) -> None:
        self._front = front
        self._table = table
        self._request = request
        self._told: tuple[str, Hashable] | None = None

    def tell(self) -> None:
        """Tells what has to be done, unless an answer is on its way."""
        if self._request.is_open:
            return
        prompt = prompt_for(self._table)
        key = None if prompt is None else (prompt.kind, prompt.occasion)
        if prompt is not None and key != self._told:
            self._front.speaker.say(prompt.speech)
        self._told = key

    def forget(self) -> None:
        """The next prompt is told even if it was told before."""
        self._told = None


def prompt_for(table: OnlineTable) -> Prompt | None:
    """What the person has to do now, or whom the game waits for; None if nothing is to be said."""
    state, seat = table.state, table.seat
    if seat is None or not table.has_begun:
        return None
    at = (state.game, state.position)
    if table.is_over:
        if seat in state.agreed:
            return Prompt("rematch", state.game, [phrase("online-rematch-waits")])
        is_told = state.seed is not None
        return Prompt("over", state.game, [phrase("online-over")]) if is_told else None
    if table.is_handed_over:
        return Prompt("handed-over", at, [phrase("online-you-handed-over")])
    if state.is_paused:
        return Prompt("paused", at, [phrase("online-is-paused")])
    if state.takeback is not None:
        is_ours = state.takeback == seat
        told = phrase("online-takeback-waits" if is_ours else "online-takeback-asked")
        return Prompt("takeback", (at, state.takeback), [told])
    if table.is_ours_to_decide:
        turn = phrase("your-turn", player=table.names[seat], alone="yes")
        is_tiling = table.position.phase is Phase.WALL_TILING
        columns = moves(table.own_position, None, None) if is_tiling else ()
        return Prompt("turn", (at, table.columns), [turn, *columns])
    if seat in state.confirmers:
        return Prompt("deal", at, [phrase("online-deal-waits")])
    if state.confirmers:
        players = listed([table.names[other] for other in state.confirmers])
        return Prompt("deal", at, [phrase("online-deal-waits-for", player=players)])
    return None
