"""Decides what a seat may do: turns a request into entries of the log, or refuses it.

Nothing here changes a table. The caller has checked that the client holds the seat.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from azulejos.notation import NotationError, parse_move
from azulejos.players.look_alikes import looks_like
from azulejos.players.seat_holders import check_name
from azulejos.rules import IllegalStepError, Move, Phase, PlayerMove, Position, TilingMove
from azulejos.server import limits
from azulejos.wire import entries, requests
from azulejos.wire.columns import ColumnChoices, columns_so_far, in_order
from azulejos.wire.entries import Entry
from azulejos.wire.refusals import Code, RefusedError
from azulejos.wire.requests import Request
from azulejos.words.levels import LEVELS
from azulejos.words.phrases import phrase
from azulejos.words.refusals import explain

from .nonce_decisions import check_commitment, commit, reveal
from .table import Table
from .takebacks import confirmers, takeback_target, undo_target

# A log has an end, because whoever opens a table reads all of it: first nobody can lengthen the
# game any more, then nobody can move.
_LENGTHENS: Final = (
    requests.Undo,
    requests.PlayInstead,
    requests.AskTakeback,
    requests.Rematch,
    requests.CommitNonce,
)
"""What can be done again and again, and what begins another game."""
_ENDS: Final = (
    requests.Resign,
    requests.End,
    requests.Resume,
    requests.Return,
    requests.AnswerTakeback,
    requests.RevealNonce,
)
"""What a seat can do only once, or once after one of the above."""


def sit(
    table: Table, seat: int, name: str | None, nonce: str = "", commitment: str | None = None
) -> entries.Sat:
    """Seats a person. Raises RefusedError if the seat is taken, or for a bad name, nonce or
    commitment."""
    if seat not in table.rules.seats:
        raise RefusedError(Code.NO_SUCH_SEAT)
    if not table.chairs[seat].is_open:
        raise RefusedError(Code.SEAT_TAKEN)
    _check_may_lengthen(table)
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
    _check_log_has_room(table, seat, None if isinstance(request, NextColumn) else request)
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
    if not has_hints(table):
        raise RefusedError(Code.NO_HINTS)
    position: Position | None = table.game.position
    if table.game.position.phase is Phase.WALL_TILING:
        position = columns_so_far(table.game.position, seat, columns).next_choice
    if seat not in table.seats_to_decide or position is None:
        raise RefusedError(Code.NO_CHOICE)
    is_told = are_hints_told(table) and seat not in table.hinted
    if is_told:
        _check_may_lengthen(table)
    return position, [entries.HintAsked(seat)] if is_told else []


def has_hints(table: Table) -> bool:
    """Several people have hints only if the table was made with them. On one screen, all see them
    anyway."""
    return table.opened.has_hints or _is_one_screen_or_person(table)


def are_hints_told(table: Table) -> bool:
    """Whether hints are given, and everyone sees who asks for one."""
    return table.opened.has_hints and not _is_one_screen_or_person(table)


def _is_one_screen_or_person(table: Table) -> bool:
    # Counts all seats for persons: one who is absent or resigned still watches.
    return table.opened.is_one_screen or table.opened.levels.count(None) == 1


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
    if is_paused and not _can_be_paused(table):
        raise RefusedError(Code.NOT_ALONE)
    if table.is_paused == is_paused:
        raise RefusedError(Code.ALREADY_DONE)
    return entries.Paused(seat) if is_paused else entries.Resumed(seat)


def _can_be_paused(table: Table) -> bool:
    """Whether a pause would keep nobody else waiting."""
    return table.opened.is_one_screen or len(table.persons) == 1


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
    if _can_be_paused(table):
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


def _check_log_has_room(table: Table, seat: int, request: Request | None) -> None:
    """Raises RefusedError if the log is too long for it. None is a column that was typed."""
    chooses = request is None or isinstance(request, requests.Columns | requests.PlayMove)
    # A seat can change its columns until everyone has chosen.
    if isinstance(request, _LENGTHENS) or (chooses and seat in table.choices):
        _check_may_lengthen(table)
    elif not isinstance(request, _ENDS):
        _check_is_shorter(table, limits.TABLE_ENTRIES_AT_MOST)


def _check_may_lengthen(table: Table) -> None:
    """The same for whatever isn't needed to finish the game."""
    _check_is_shorter(table, limits.TABLE_ENTRIES)


def _check_is_shorter(table: Table, most: int) -> None:
    if table.num_entries >= most:
        raise RefusedError(Code.TOO_MANY_ENTRIES)
