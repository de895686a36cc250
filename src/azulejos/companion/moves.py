"""Moves: checked, and repeated as the tactile rulebook wants them said."""

from __future__ import annotations

from collections.abc import Iterator

from azulejos.rules import CENTER, Move, Phase, PlayerMove, Position, Reason, Refusal, TilingMove
from azulejos.words.announcements import Names
from azulejos.words.companion_announcements import tell_step
from azulejos.words.companion_statements import Moved, TurnIs
from azulejos.words.move_parts import nearest_legal_move
from azulejos.words.phrases import Phrase, phrase
from azulejos.words.refusals import explain
from azulejos.words.things import move_parts, typed_move

from .decision import Decision
from .draws import call_for_draws, tell_pending
from .log import Played, SetUp
from .position_edits import note_of, unsound, with_seat
from .real_table import RealTable
from .untold import known


def moved(table: RealTable, request: Moved) -> Decision:
    """Plays a move that somebody tells, if the seat to move may play it."""
    position, names = table.offer, table.names
    refusal = position.why_not(request.move, request.seat)
    if refusal is None:
        speech = [*tell_move(position, request.move, names, is_late=table.is_late)]
        return Decision(speech, (Played(request.move),))
    if refusal.reason is Reason.NOT_YOUR_TURN and request.seat is not None:
        return _out_of_turn(table, request.seat, request.move, refusal)
    if refusal.reason is Reason.DEAL_PENDING:
        return Decision([*tell_pending(table)])
    return Decision([*why_not(known(position, table.untold), request.move, refusal, names)])


def tell_move(
    position: Position, move: PlayerMove, names: Names, *, is_late: bool = False
) -> Iterator[Phrase]:
    """What a move does; if it ends a round, also what to draw."""
    after, events = position.transition(move)
    yield from tell_step(events, position, after, names)
    if after.phase is Phase.PREPARING_NEXT_ROUND:
        yield from call_for_draws(after, is_late=is_late)


def why_not(
    position: Position, move: PlayerMove, refusal: Refusal, names: Names
) -> Iterator[Phrase]:
    """Why a move is illegal, and a legal one; or that people may have misread a factory."""
    yield explain(refusal, names)
    is_elsewhere = refusal.reason is Reason.COLOR_NOT_THERE
    source = move.source if is_elsewhere and isinstance(move, Move) else CENTER
    if source != CENTER and position.factories[source]:
        yield phrase("companion-then-misread", factory=source + 1)
    elif example := nearest_legal_move(position, move):
        yield _possible(example)


def _possible(move: PlayerMove) -> Phrase:
    """A move as you would type it, and in words."""
    typed = typed_move(move)
    if isinstance(move, TilingMove):
        return phrase("companion-then-possible-column", typed=typed, **move_parts(move))
    return phrase("companion-then-possible", typed=typed, **move_parts(move))


def _out_of_turn(table: RealTable, seat: int, move: PlayerMove, refusal: Refusal) -> Decision:
    """Somebody moved out of turn: people may insist on it."""
    position, names = table.position, table.names
    why = explain(refusal, names)
    set_up = with_seat(position, seat)
    if table.untold and position.phase is Phase.PREPARING_NEXT_ROUND:
        return Decision([why])
    if unsound(set_up) or set_up.why_not(move) is not None:
        return Decision([why])
    told = tell_move(set_up, move, names, is_late=table.is_late)
    said = [phrase("companion-set-up"), *told]
    acts = (SetUp(set_up, note_of(TurnIs(seat))), Played(move))
    asked = phrase("companion-insist-turn", player=names[seat])
    return Decision([why, asked], insisted=Decision(said, acts))
