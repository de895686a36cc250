"""The rules of the table: what a seat asks for becomes entries of the log, or is refused.

Nothing here changes a table. Whether the one who asks holds the seat is checked before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from azulejos.notation import NotationError, parse_move
from azulejos.players.holders import check_name
from azulejos.rules import IllegalStepError, PlayerMove, TilingMove
from azulejos.words.explaining import explain

from . import entries, requests
from .columns import check_choices, in_order
from .entries import Entry
from .refusing import Code, RefusedError
from .requests import Request
from .table import Table
from .undoing import confirmers, takeback_target, undo_target

LONGEST_NONCE: Final = 64


def sit(table: Table, seat: int, name: str | None, nonce: str) -> entries.Sat:
    """A person takes an open seat. Raises RefusedError where it is not open."""
    if seat not in table.rules.seats:
        raise RefusedError(Code.NO_SUCH_SEAT)
    if not table.chairs[seat].is_open:
        raise RefusedError(Code.SEAT_TAKEN)
    others = [chair.name.casefold() for chair in table.chairs if chair.name is not None]
    if name is not None:
        try:
            name = check_name(name)
        except ValueError as error:
            raise RefusedError(Code.BAD_NAME) from error
        if name.casefold() in others:
            raise RefusedError(Code.BAD_NAME)
    return entries.Sat(seat, name, _nonce(nonce))


def decide(table: Table, seat: int, request: Request) -> Sequence[Entry]:
    """The entries that carry out a seat's request. Raises RefusedError, and says why."""
    match request:
        case requests.Move(text):
            return [_move(table, seat, text)]
        case requests.Columns(texts):
            return [_columns(table, seat, texts)]
        case requests.ConfirmDeal():
            if seat not in confirmers(table) or table.is_deal_confirmed:
                raise RefusedError(Code.NO_DEAL_WAITS)
            return [entries.DealConfirmed(seat)]
        case requests.Undo():
            return [entries.Undone(seat, undo_target(table, seat))]
        case requests.AskTakeback():
            if table.takeback is not None:
                raise RefusedError(Code.ALREADY_DONE)
            return [entries.TakebackAsked(seat, takeback_target(table, seat))]
        case requests.AnswerTakeback(is_granted):
            return _answer_takeback(table, seat, is_granted=is_granted)
        case requests.Resign():
            return [_resign(table, seat)]
        case requests.Rematch(nonce):
            return [_rematch(table, seat, nonce)]
        case requests.Leave():
            if table.has_begun:
                raise RefusedError(Code.HAS_BEGUN)
            return [entries.Left(seat)]


def tiling(table: Table) -> entries.Tiled:
    """All columns that were chosen, in the order in which they are played."""
    moves = in_order(table.game.position, table.choices)
    return entries.Tiled(tuple(map(str, moves)))


def _move(table: Table, seat: int, text: str) -> Entry:
    """A single column is fine too, where it is all that the seat has to choose."""
    move = _parse(text)
    if isinstance(move, TilingMove):
        return _columns(table, seat, (text,))
    _check_goes_on(table)
    refusal = table.game.position.why_not(move, seat)
    if refusal is not None:
        raise RefusedError(Code.ILLEGAL, [explain(refusal, table.names)])
    return entries.Played(seat, str(move))


def _columns(table: Table, seat: int, texts: Sequence[str]) -> entries.ColumnsChosen:
    _check_goes_on(table)
    moves = [_parse(text) for text in texts]
    tilings = [move for move in moves if isinstance(move, TilingMove)]
    open_seats = {*table.seats_to_decide, *table.choices}
    if seat not in open_seats or len(tilings) < len(moves):
        raise RefusedError(Code.NO_CHOICE)
    try:
        check_choices(table.game.position, seat, tilings)
    except IllegalStepError as error:
        raise RefusedError(Code.ILLEGAL, [explain(error.refusal, table.names)]) from error
    return entries.ColumnsChosen(seat, tuple(map(str, tilings)))


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
    if table.chairs[seat].is_resigned:
        raise RefusedError(Code.ALREADY_DONE)
    return entries.Resigned(seat)


def _rematch(table: Table, seat: int, nonce: str) -> entries.RematchAgreed:
    if table.seed is None:
        raise RefusedError(Code.NOT_OVER)
    if seat in table.agreed:
        raise RefusedError(Code.ALREADY_DONE)
    return entries.RematchAgreed(seat, _nonce(nonce))


def _check_goes_on(table: Table) -> None:
    if table.is_over:
        raise RefusedError(Code.GAME_OVER)
    if not table.has_begun:
        raise RefusedError(Code.NOT_BEGUN)


def _parse(text: str) -> PlayerMove:
    try:
        return parse_move(text.upper())
    except NotationError as error:
        raise RefusedError(Code.MALFORMED) from error


def _nonce(nonce: str) -> str:
    if nonce and not (nonce.isascii() and nonce.isalnum() and len(nonce) <= LONGEST_NONCE):
        raise RefusedError(Code.BAD_NONCE)
    return nonce
