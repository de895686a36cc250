"""What a seat may take back, and who may still do so while a deal waits.

A move can be undone until another person has moved; what computer players answered goes with
it. Never across a deal: the tiles that chance has shown can't be unseen.
"""

from __future__ import annotations

from azulejos.rules import Deal
from azulejos.wire.refusals import Code, RefusedError
from azulejos.words.move_answers import is_forced

from .table import Table


def undo_target(table: Table, seat: int) -> int:
    """How many steps are kept where a seat undoes. Raises RefusedError where it can't."""
    target = takeback_target(table, seat)
    if not table.opened.is_one_screen and _others_since(table, seat, target):
        raise RefusedError(Code.UNDO_TOO_LATE)
    return target


def takeback_target(table: Table, seat: int) -> int:
    """How many steps are kept where the others let a seat go back to its last decision."""
    if table.is_over:
        raise RefusedError(Code.UNDO_OVER)
    steps = table.game.steps
    for index in reversed(range(len(steps))):
        if isinstance(steps[index], Deal):
            has_decided = any(_is_decision_of(table, seat, each) for each in range(index))
            raise RefusedError(Code.UNDO_DEAL if has_decided else Code.UNDO_NOTHING)
        if _is_decision_of(table, seat, index):
            return table.start_of_batch(index)
    raise RefusedError(Code.UNDO_NOTHING)


def confirmers(table: Table) -> tuple[int, ...]:
    """The seats that a deal waits for: those that could still undo the round's last moves."""
    return tuple(seat for seat in table.persons if table.waits_for_deal and _can_undo(table, seat))


def _can_undo(table: Table, seat: int) -> bool:
    try:
        undo_target(table, seat)
    except RefusedError:
        return False
    return True


def _others_since(table: Table, seat: int, index: int) -> bool:
    """Whether another person has decided something since; a hidden choice counts."""
    others = [other for other in table.persons if other != seat]
    is_moved = any(
        _is_decision_of(table, other, later)
        for other in others
        for later in range(index, len(table.game.steps))
    )
    return is_moved or any(other in table.choices for other in others)


def _is_decision_of(table: Table, seat: int, index: int) -> bool:
    """Whether a step was decided by a person on the seat; on one screen, by any of them."""
    before = table.game.positions[index]
    if isinstance(table.game.steps[index], Deal) or is_forced(before):
        return False
    deciders = table.persons if table.opened.is_one_screen else (seat,)
    return before.seat in deciders and before.seat in table.persons
