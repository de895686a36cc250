"""Decides what a seat may do: turns a request into entries of the log, or refuses it.

Nothing here changes a table. The caller has checked that the client holds the seat.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, islice

from azulejos.notation import NotationError, parse_move
from azulejos.players.look_alikes import looks_like
from azulejos.players.seat_holders import check_name
from azulejos.rules import Deal, IllegalStepError, Move, Phase, PlayerMove, Position, TilingMove
from azulejos.server import limits
from azulejos.wire import entries, requests
from azulejos.wire.columns import ColumnChoices, columns_so_far, in_order
from azulejos.wire.entries import Entry
from azulejos.wire.messages import Undoing
from azulejos.wire.refusals import Code, RefusedError
from azulejos.wire.requests import Request
from azulejos.words.levels import LEVELS
from azulejos.words.move_answers import is_forced
from azulejos.words.phrases import phrase
from azulejos.words.refusals import explain
from azulejos.words.taking_back import LastMove

from .log_length import check_may_lengthen, check_request
from .nonce_decisions import check_commitment, commit, reveal
from .table import Table


def sit(
    table: Table, seat: int, name: str | None, nonce: str = "", commitment: str | None = None
) -> entries.Sat:
    """Seats a person. Raises RefusedError if the seat is taken, or for a bad name, nonce or
    commitment."""
    if seat not in table.rules.seats:
        raise RefusedError(Code.NO_SUCH_SEAT)
    if not table.chairs[seat].is_open:
        raise RefusedError(Code.SEAT_TAKEN)
    check_may_lengthen(table)
    others = [chair.name for chair in table.chairs if chair.name is not None]
    if name is not None:
        try:
            name = check_name(name)
        except ValueError as error:
            raise RefusedError(Code.BAD_NAME) from error
        if looks_like(name, others):
            raise RefusedError(Code.BAD_NAME)
    return entries.Sat(seat, name, *_part_of_deals(table.dealer, table, nonce, commitment))


@dataclass(frozen=True)
class NextColumn:
    """A column that was typed. To know its line, the server has checked the columns before it;
    they aren't checked again."""

    before: ColumnChoices
    move: TilingMove


def decide(  # noqa: PLR0912 - one case a request
    table: Table, seat: int, request: Request | NextColumn, gone: Collection[int] = ()
) -> Sequence[Entry]:
    """The entries that carry out a seat's request; `gone` are the seats of absent people.

    Raises RefusedError with the reason.
    """
    _check_may_act(table, seat, request)
    check_request(table, seat, None if isinstance(request, NextColumn) else request)
    match request:
        case requests.PlayMove(text):
            return [_move(table, seat, text)]
        case requests.Columns(texts):
            _check_goes_on(table)
            return [choose(table, seat, [*map(_parse, texts)])]
        case NextColumn():
            return [_choose_next(table, seat, request)]
        case requests.ConfirmDeal():
            if seat not in confirmers(table) or table.is_deal_confirmed:
                raise RefusedError(Code.NO_DEAL_WAITS)
            return [entries.DealConfirmed(seat)]
        case requests.Undo(number):
            return [entries.Undone(seat, undo_target(table, seat, number))]
        case requests.PlayInstead(text):
            return _instead(table, seat, text)
        case requests.AskTakeback():
            if table.takeback is not None:
                raise RefusedError(Code.ALREADY_DONE)
            return [entries.TakebackAsked(seat, takeback_target(table, seat))]
        case requests.AnswerTakeback(is_granted):
            return _answer_takeback(table, seat, is_granted=is_granted)
        case requests.Resign():
            return [_resign(table, seat)]
        case requests.Rematch(nonce, commitment):
            return [_rematch(table, seat, nonce, commitment)]
        case requests.CommitNonce(commitment):
            return [commit(table, seat, commitment)]
        case requests.RevealNonce(nonce):
            return [reveal(table, seat, nonce)]
        case requests.Leave():
            if table.has_begun:
                raise RefusedError(Code.HAS_BEGUN)
            return [entries.SeatLeft(seat)]
        case requests.Pause() | requests.Resume():
            return [_pause(table, seat, is_paused=isinstance(request, requests.Pause))]
        case requests.HandOver(other, level):
            return [_hand_over(table, seat, other, level, gone)]
        case requests.Return():
            if table.chairs[seat].stand_in is None:
                raise RefusedError(Code.ALREADY_DONE)
            return [entries.Returned(seat)]
        case requests.End():
            _check_goes_on(table)
            _check_may_end(table, seat, gone)
            return [entries.Abandoned(seat)]


def hint(
    table: Table, seat: int, columns: Sequence[str]
) -> tuple[Position, Sequence[entries.HintAsked]]:
    """The position to find a move in, and the entries to store before the seat gets it: at most one
    for each decision, however often it asks. `columns` are those chosen so far.

    Raises RefusedError if the table has no hints, or the seat no move.
    """
    if table.is_over:
        raise RefusedError(Code.GAME_OVER, [phrase("hint-over")])
    if not table.has_hints:
        raise RefusedError(Code.NO_HINTS)
    position: Position | None = table.game.position
    if table.game.position.phase is Phase.WALL_TILING:
        position = columns_so_far(table.game.position, seat, columns).next_choice
    if seat not in table.seats_to_decide or position is None:
        raise RefusedError(Code.NO_CHOICE)
    is_told = table.are_hints_told and seat not in table.hinted
    if is_told:
        check_may_lengthen(table)
    return position, [entries.HintAsked(seat)] if is_told else []


def tiling(table: Table) -> entries.Tiled:
    """Everyone's chosen columns, in playing order."""
    moves = in_order(table.game.position, table.choices)
    return entries.Tiled(tuple(map(str, moves)))


def _move(table: Table, seat: int, text: str) -> Entry:
    """Also takes a single column, if the seat has no more to choose."""
    move = _parse(text)
    return choose(table, seat, [move]) if isinstance(move, TilingMove) else play(table, seat, move)


def play(table: Table, seat: int, move: Move) -> entries.MovePlayed:
    """A move of the Factory offer, by a person or a computer player. This is its only legality
    check on the way to the store. Raises RefusedError."""
    _check_goes_on(table)
    refusal = table.game.position.why_not(move, seat)
    if refusal is not None:
        raise RefusedError(Code.ILLEGAL, [explain(refusal, table.names)])
    return entries.MovePlayed(seat, str(move))


def _instead(table: Table, seat: int, text: str) -> Sequence[Entry]:
    """Takes the seat's last move back and plays another one."""
    target, move = undo_target(table, seat), _parse(text)
    before = table.game.positions[target]
    if not isinstance(move, Move):
        raise RefusedError(Code.ILLEGAL, [phrase("undo-column-first")])
    if move == table.game.steps[target]:
        raise RefusedError(Code.ALREADY_DONE, [phrase("undo-same")])
    if (refusal := before.why_not(move, before.seat)) is not None:
        raise RefusedError(Code.ILLEGAL, [explain(refusal, table.names)])
    return [entries.Undone(seat, target), entries.MovePlayed(before.seat, str(move))]


def last_decision(table: Table, seat: int) -> LastMove:
    """The move that a seat would take back, and the position before it; empty if there is none."""
    target = _start_of_last_decision(table, seat)
    if target is None:
        return ()
    move = table.game.steps[target]
    assert not isinstance(move, Deal), "a deal is no decision"
    return table.game.positions[target], move


def choose(table: Table, seat: int, moves: Sequence[PlayerMove]) -> entries.ColumnsChosen:
    """A seat's columns of this round; checks them like `play`. Raises RefusedError."""
    tilings = [move for move in moves if isinstance(move, TilingMove)]
    _check_chooses(table, seat)
    choices = ColumnChoices.none_yet(table.game.position, seat)
    if choices.next_choice is None or len(tilings) < len(moves):
        raise RefusedError(Code.NO_CHOICE)
    return _chosen(table, choices, tilings)


def _choose_next(table: Table, seat: int, column: NextColumn) -> entries.ColumnsChosen:
    _check_chooses(table, seat)
    if column.before.table_position is not table.game.position:
        raise RefusedError(Code.OLD_NUMBER)
    return _chosen(table, column.before, [column.move])


def _chosen(
    table: Table, choices: ColumnChoices, moves: Sequence[TilingMove]
) -> entries.ColumnsChosen:
    """These columns and some more, which are all that the seat has to choose."""
    try:
        for move in moves:
            choices = choices.then(move)
    except IllegalStepError as error:
        raise RefusedError(Code.ILLEGAL, [explain(error.refusal, table.names)]) from error
    if choices.next_choice is not None:
        raise RefusedError(Code.CHOICE_INCOMPLETE)
    return entries.ColumnsChosen(choices.seat, tuple(map(str, choices.moves)))


def _check_chooses(table: Table, seat: int) -> None:
    _check_goes_on(table)
    if seat not in {*table.seats_to_decide, *table.choices}:
        raise RefusedError(Code.NO_CHOICE)


def _answer_takeback(table: Table, seat: int, *, is_granted: bool) -> Sequence[Entry]:
    asked = table.takeback
    if asked is None or seat in table.consents:
        raise RefusedError(Code.NO_TAKEBACK)
    answered = entries.TakebackAnswered(seat, is_granted)
    if is_granted and {*table.consents, seat} >= {*table.persons}:
        return [answered, entries.Undone(asked.seat, asked.num_steps)]
    return [answered]


def _resign(table: Table, seat: int) -> entries.Resigned:
    _check_goes_on(table)
    if table.result.how_out(seat) is not None:
        raise RefusedError(Code.ALREADY_DONE)
    return entries.Resigned(seat)


def _pause(table: Table, seat: int, *, is_paused: bool) -> Entry:
    _check_goes_on(table)
    if table.clocks is None:
        raise RefusedError(Code.NO_CLOCK)
    if is_paused and not table.can_be_paused:
        raise RefusedError(Code.NOT_ALONE)
    if table.is_paused == is_paused:
        raise RefusedError(Code.ALREADY_DONE)
    return entries.Paused(seat) if is_paused else entries.Resumed(seat)


def _hand_over(
    table: Table, seat: int, other: int, level: int, gone: Collection[int]
) -> entries.HandedOver:
    _check_goes_on(table)
    if other not in table.rules.seats:
        raise RefusedError(Code.NO_SUCH_SEAT)
    if level not in LEVELS:
        raise RefusedError(Code.MALFORMED, detail=f"level: 1 to {max(LEVELS)}, not {level}")
    if other not in table.persons or other == seat:
        raise RefusedError(Code.NOT_GONE)
    if table.opened.days_per_move is not None:
        raise RefusedError(Code.DAYS_LEFT)
    if other not in gone:
        raise RefusedError(Code.NOT_GONE)
    return entries.HandedOver(other, level, seat)


def _check_may_end(table: Table, seat: int, gone: Collection[int]) -> None:
    others = [other for other in table.persons if other != seat]
    if table.can_be_paused:
        return
    if table.opened.days_per_move is not None:
        # Who misses the deadline drops out; until then nobody need be here.
        raise RefusedError(Code.DAYS_LEFT)
    if not any(other in gone for other in others):
        raise RefusedError(Code.NOT_GONE if others else Code.NOT_ALONE)


def _rematch(table: Table, seat: int, nonce: str, commitment: str | None) -> entries.RematchAgreed:
    if table.seed is None:
        raise RefusedError(Code.NOT_OVER)
    if seat in table.agreed:
        raise RefusedError(Code.ALREADY_DONE)
    part = _part_of_deals(table.next_dealer, table, nonce, commitment)
    return entries.RematchAgreed(seat, *part)


def _check_may_act(table: Table, seat: int, request: Request | NextColumn) -> None:
    """A person with a stand-in must return first; a paused game must resume first."""
    always = (requests.Return, requests.Rematch, requests.Resign)
    is_out = table.result.how_out(seat) is not None and not table.is_over
    if is_out and not isinstance(request, always):
        raise RefusedError(Code.DROPPED_OUT)
    if table.chairs[seat].stand_in is not None and not isinstance(request, always):
        raise RefusedError(Code.HANDED_OVER)
    ends_pause = (requests.Resume, requests.Pause, requests.End, *always)
    if table.is_paused and not isinstance(request, ends_pause):
        raise RefusedError(Code.PAUSED)


def _check_goes_on(table: Table) -> None:
    if table.is_over:
        raise RefusedError(Code.GAME_OVER)
    if not table.has_begun:
        raise RefusedError(Code.NOT_BEGUN)


def _parse(text: str) -> PlayerMove:
    try:
        return parse_move(text.upper())
    except NotationError as error:
        raise RefusedError(Code.MALFORMED, detail=str(error)) from error


def _part_of_deals(
    dealer: int, table: Table, nonce: str, commitment: str | None
) -> tuple[str, str | None]:
    """A person's nonce for dealer 1, or its commitment for dealer 2. Raises RefusedError."""
    if dealer == 1:
        if commitment is not None:
            detail = "this game has dealer 1, which takes the nonce itself: send `nonce`"
            raise RefusedError(Code.BAD_NONCE, detail=detail)
        return _nonce(nonce), None
    if nonce:
        detail = "dealer 2 takes the nonce only when all have sat down: send `nonce_commitment`"
        raise RefusedError(Code.BAD_NONCE, detail=detail)
    return "", check_commitment(table, commitment)


def _nonce(nonce: str) -> str:
    is_short = len(nonce) <= limits.LONGEST_NONCE_CHARACTERS
    if nonce and not (is_short and nonce.isascii() and nonce.isalnum()):
        raise RefusedError(Code.BAD_NONCE)
    return nonce


# What a seat can take back: its last move, until another person has moved. The answers of computer
# players go with it. Never across a deal: nobody can unsee the tiles that chance has shown.


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
