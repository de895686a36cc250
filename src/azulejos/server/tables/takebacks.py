"""What a seat can take back: its last move, until another person has moved. The answers of computer
players go with it. Never across a deal: nobody can unsee the tiles that chance has shown.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, islice

from azulejos.rules import Deal
from azulejos.wire.messages import Undoing
from azulejos.wire.refusals import Code, RefusedError
from azulejos.words.move_answers import is_forced
from azulejos.words.phrases import phrase
from azulejos.words.taking_back import LastMove

from .table import Table


def undo_target(table: Table, seat: int, number: int = 1) -> int:
    """How many steps remain after the seat's undo. Raises RefusedError if it can't undo."""
    target = takeback_target(table, seat, number)
    if not table.opened.is_one_screen and _others_since(table, seat, target):
        raise RefusedError(Code.UNDO_TOO_LATE)
    return target


def takeback_target(table: Table, seat: int, number: int = 1) -> int:
    """How many steps remain after the seat's takeback. Raises RefusedError if there is nothing to
    take back."""
    if table.is_over:
        raise RefusedError(Code.UNDO_OVER)
    target = _start_of_last_decision(table, seat, number)
    if target is None and (count := _num_undoable(table, seat)):
        raise RefusedError(Code.UNDO_DEAL, [phrase("undo-only", count=count)])
    if target is None:
        steps = range(len(table.game.steps))
        has_decided = any(_is_decision_of(table, seat, index) for index in steps)
        raise RefusedError(Code.UNDO_DEAL if has_decided else Code.UNDO_NOTHING)
    return target


def last_decision(table: Table, seat: int) -> LastMove:
    """The move that a seat would take back, and the position before it; empty if there is none."""
    target = _start_of_last_decision(table, seat)
    if target is None:
        return ()
    move = table.game.steps[target]
    assert not isinstance(move, Deal), "a deal is no decision"
    return table.game.positions[target], move


def _start_of_last_decision(table: Table, seat: int, number: int = 1) -> int | None:
    """The index of the seat's last decision since the last deal, or of an earlier one; of the first
    step of its entry."""
    starts = [*islice(_starts_of_decisions(table, seat), number)]
    return starts[-1] if 0 < number == len(starts) else None


def _num_undoable(table: Table, seat: int) -> int:
    """How many decisions the seat has made since the last deal."""
    return sum(1 for _ in _starts_of_decisions(table, seat))


def _starts_of_decisions(table: Table, seat: int) -> Iterator[int]:
    """Where the seat's decisions since the last deal start, the last one first. The columns of one
    entry are one decision."""
    steps, before = table.game.steps, len(table.game.steps)
    for index in reversed(range(len(steps))):
        if isinstance(steps[index], Deal):
            return
        if index < before and _is_decision_of(table, seat, index):
            before = table.start_of_batch(index)
            yield before


def undoing(table: Table, seat: int) -> Undoing:
    """The request that would take the seat's last move back now.

    The same as trying both requests, but cheap: every message about the table contains it.
    """
    if seat not in table.persons or table.is_over or table.is_paused:
        return "no"
    target = _start_of_last_decision(table, seat)
    if target is None:
        return "no"
    if table.opened.is_one_screen or not _others_since(table, seat, target):
        return "undo"
    return "ask-takeback" if table.takeback is None else "no"


def undone_turns(table: Table, seat: int) -> tuple[int, ...]:
    """Whose turns go when the seat takes its last move back, in order: that of the move, then those
    since, mostly of computer players. All columns that a player chooses in a row are one turn.
    Empty where nothing can go."""
    if undoing(table, seat) == "no":
        return ()
    target = _start_of_last_decision(table, seat)
    turns = groupby(each.seat for each in table.game.positions[target:-1])
    return tuple(other for other, _ in turns)


def confirmers(table: Table) -> tuple[int, ...]:
    """The seats that a deal waits for: they could still undo the round's last moves."""
    return tuple(seat for seat in table.persons if table.waits_for_deal and _can_undo(table, seat))


def _can_undo(table: Table, seat: int) -> bool:
    try:
        undo_target(table, seat)
    except RefusedError:
        return False
    return True


def _others_since(table: Table, seat: int, index: int) -> bool:
    """Whether another person has decided something since then; a hidden choice counts."""
    others = [other for other in table.persons if other != seat]
    is_moved = any(
        _is_decision_of(table, other, later)
        for other in others
        for later in range(index, len(table.game.steps))
    )
    return is_moved or any(other in table.choices for other in others)


def _is_decision_of(table: Table, seat: int, index: int) -> bool:
    """Whether the person on the seat decided a step; on one screen, whether any person did."""
    before = table.game.positions[index]
    deciders = table.persons if table.opened.is_one_screen else (seat,)
    if before.seat not in deciders or before.seat not in table.persons:
        return False
    return not isinstance(table.game.steps[index], Deal) and not is_forced(before)
