"""Answers a client's messages, over a socket or HTTP."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.rules import Phase, PlayerMove, TilingMove
from azulejos.server.shares.fair_queue import Share, asker
from azulejos.wire import messages, requests
from azulejos.wire.columns import ColumnChoices, columns_so_far
from azulejos.wire.messages import ServerMessage, plain
from azulejos.wire.refusals import Code, RefusedError
from azulejos.wire.requests import Request
from azulejos.words import typed_lines
from azulejos.words.announcements import with_winners
from azulejos.words.answers import answer
from azulejos.words.hint_reasons import tell_hint
from azulejos.words.languages import Language
from azulejos.words.levels import LEVELS
from azulejos.words.orders import Command, Order
from azulejos.words.parser import parse_line
from azulejos.words.phrases import Speech, phrase
from azulejos.words.questions import Question, Topic
from azulejos.words.typed_lines import Instead, Play, Unclear
from azulejos.words.voice import Voice

from .decisions import NextColumn, hint
from .host import Host
from .hub import Hub
from .move_options import options
from .table import Table
from .takebacks import last_decision

WATCHED = 0
"""The seat whose board a spectator means by default."""


async def respond(
    hub: Hub,
    host: Host,
    tokens: Sequence[str],
    message: messages.Ask | messages.Say | messages.Options | messages.Hint,
) -> ServerMessage:
    """Carries out or refuses a message of the client with these tokens."""
    try:
        if isinstance(message, messages.Say) and message.seat is None:
            return _overheard(host, message)
        # Checked for each message: the client may have left the seat.
        if message.seat is None or message.seat not in hub.seats_of(host, tokens):
            raise RefusedError(Code.NOT_YOUR_SEAT)
        host.see([message.seat])
        match message:
            case messages.Ask():
                number = await host.ask(message.seat, message.request, message.id, message.after)
                return messages.Accepted(message.id, number)
            case messages.Say():
                return await _say(hub, host, message, message.seat)
            case messages.Options():
                return await _options(hub, host, message)
            case messages.Hint():
                return await _hinted(hub, host, message)
    except RefusedError as error:
        return messages.Refused(message.id, error.code.value, plain(error.speech), error.detail)


async def _options(hub: Hub, host: Host, message: messages.Options) -> messages.Offered:
    table, number = host.table, host.table.number
    to_decide = {*table.seats_to_decide, *table.choices}
    if message.seat not in to_decide or not table.has_begun:
        return messages.Offered(message.id, number, ())
    position, names = table.game.position, table.names
    if message.tiles is not None or position.phase is Phase.WALL_TILING:
        # A millisecond, for six moves at most: less than it costs to ask a process.
        choices = options(position, message.seat, message.columns, names, message.tiles)
    else:
        # Up to 200 previews take some hundredths of a second.
        share = Share(asker(), host.table_id)
        work = hub.workers.run_soon
        choices = await work(share, options, position, message.seat, (), names, None)
    return messages.Offered(message.id, number, tuple(choices))


async def _say(hub: Hub, host: Host, message: messages.Say, seat: int) -> ServerMessage:
    """Carries out a player's typed line."""
    columns = _columns(host.table, message, seat)
    asked = _parse(host.table, message, columns, host.asked.get(seat))
    if isinstance(asked, Question):
        host.asked[seat] = asked
    if more := host.hints.take_more(seat, message.text, Language(message.language)):
        return messages.Answered(message.id, plain(more))
    match asked:
        case Play(TilingMove() as column):
            return await _ask_column(host, message, seat, column, columns)
        case Play(move):
            return await _ask(host, message, seat, requests.PlayMove(str(move)))
        case Instead(TilingMove()):
            return messages.Answered(message.id, plain([phrase("undo-column-first")]))
        case Instead(move):
            return await _ask(host, message, seat, requests.PlayInstead(str(move)))
        case Command(Order.UNDO, number):
            return await _ask(host, message, seat, requests.Undo(number or 1))
        case Command(Order.RESIGN) if host.table.is_over:
            raise RefusedError(Code.GAME_OVER)
        case Command(Order.HINT):
            _, _, speech = await _hint(hub, host, seat, message.columns)
            return messages.Answered(message.id, plain(speech))
        case Command(Order.WHY, text=other):
            speech = await _explain(hub, host, seat, message.columns, other)
            return messages.Answered(message.id, plain(speech))
        case _:
            return _answer(host, message, seat, asked)


def _overheard(host: Host, message: messages.Say) -> ServerMessage:
    """Answers a spectator's typed line, from the first seat's point of view. A spectator can ask
    everything and change nothing."""
    asked = _parse(host.table, message, _columns(host.table, message, WATCHED))
    match asked:
        case Play() | Instead() | Command(Order.UNDO | Order.HINT | Order.WHY | Order.RESIGN):
            raise RefusedError(Code.NOT_YOUR_SEAT)
        case _:
            return _answer(host, message, WATCHED, asked)


def _columns(table: Table, message: messages.Say, seat: int) -> ColumnChoices | None:
    """The columns before a typed one: `column 3` means the line that this seat tiles next."""
    position = table.game.position
    if position.phase is not Phase.WALL_TILING:
        return None
    return columns_so_far(position, seat, message.columns)


def _parse(
    table: Table,
    message: messages.Say,
    columns: ColumnChoices | None,
    before: Question | None = None,
) -> typed_lines.Request:
    """Parses a typed line with the terminal's parser."""
    if message.language not in {each.value for each in Language}:
        languages = ", ".join(each.value for each in Language)
        raise RefusedError(Code.MALFORMED, detail=f"language: one of {languages}")
    language = Language(message.language)
    names = Voice(language).names(table.names)
    position = table.game.position if columns is None else columns.next_choice
    last = last_decision(table, WATCHED if message.seat is None else message.seat)
    position = position or table.game.position
    return parse_line(message.text, position, language, names, last, asked=before)


def _answer(
    host: Host, message: messages.Say, seat: int, asked: typed_lines.Request
) -> ServerMessage:
    """Answers a line that changes nothing at the table."""
    table = host.table
    match asked:
        case Question(Topic.REPEAT):
            # Only the client knows what it said last.
            return messages.Ordered(message.id, Topic.REPEAT.value)
        case Question(Topic.CLOCK) if speech := host.tell_clocks():
            return messages.Answered(message.id, plain(speech))
        case Question():
            told = answer(asked, table.game, seat, table.names)
            speech = with_winners(table.result, told, table.names)
            return messages.Answered(message.id, plain(speech))
        case Command(order, number, text):
            return messages.Ordered(message.id, order.value, text, number)
        case Unclear(unclear):
            return messages.Answered(message.id, plain(unclear))
        case Play() | Instead():
            raise AssertionError("a move is asked for, not answered")


async def _ask(
    host: Host, message: messages.Say, seat: int, request: Request | NextColumn
) -> messages.Accepted:
    number = await host.ask(seat, request, message.id, message.after)
    return messages.Accepted(message.id, number)


async def _ask_column(
    host: Host,
    message: messages.Say,
    seat: int,
    column: TilingMove,
    before: ColumnChoices | None,
) -> ServerMessage:
    """Plays all columns with the last one; returns an earlier one to the client, which keeps it."""
    request: Request | NextColumn = requests.Columns((*message.columns, str(column)))
    if before is not None:
        request = NextColumn(before, column)
    try:
        return await _ask(host, message, seat, request)
    except RefusedError as error:
        if error.code is not Code.CHOICE_INCOMPLETE:
            raise
        return messages.Ordered(message.id, "column", str(column))


async def _hinted(hub: Hub, host: Host, message: messages.Hint) -> messages.Hinted:
    number, move, speech = await _hint(hub, host, message.seat, message.columns)
    return messages.Hinted(message.id, number, str(move), plain(speech))


async def _hint(
    hub: Hub, host: Host, seat: int, columns: Sequence[str]
) -> tuple[int, PlayerMove, Speech]:
    """The number of the last entry, a move and its phrases. Raises RefusedError if the table has
    no hints or the seat no move."""
    number, position = await host.ask_hint(seat, columns)
    share = Share(asker(), host.table_id)
    move = await hub.bots.hint(position, max(LEVELS), share)
    host.hints.note(seat, position, move)
    return number, move, tell_hint(position, move, host.table.names)


async def _explain(
    hub: Hub, host: Host, seat: int, columns: Sequence[str], other: str | None
) -> Speech:
    """Why the seat's last hint is good. Raises RefusedError like `_hint`."""
    position, _ = hint(host.table, seat, columns)
    share = Share(asker(), host.table_id)
    return await host.hints.explain(
        seat, position, other, host.table.names, bots=hub.bots, share=share
    )
