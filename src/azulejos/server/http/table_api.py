"""Tables over HTTP, for bots and pages: make one, show it, send messages, stream it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection
from contextlib import ExitStack
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import ServerSentEvent
from litestar.types import SSEData

from azulejos.notation import format_record
from azulejos.rules import COLUMNS, ROWS
from azulejos.server.shares.unread_bytes import Reader
from azulejos.server.tables.conversation import respond
from azulejos.server.tables.host import Host
from azulejos.server.tables.hub import Hub
from azulejos.wire.messages import (
    Accepted,
    Answered,
    Ask,
    Hint,
    Hinted,
    Offered,
    Options,
    Ordered,
    PlainSpeech,
    Refused,
    Say,
    TableState,
    plain,
)
from azulejos.wire.refusals import Code
from azulejos.wire.seating_messages import NewTable, TableMade
from azulejos.words.board_answers import wall_space

from .errors import STATUS, when_to_retry
from .metrics import Metrics
from .seat_api import tokens_of, tokens_of_reader
from .security import Origins
from .traffic import CountedStream, at_end, check_making, check_pace, check_reading, reader_of

Answer = Accepted | Answered | Ordered | Offered | Hinted | Refused


@post("/api/tables", guards=[check_pace, check_making], summary="Makes a table")
async def make_table(data: JSONBody[NewTable], hub: NamedDependency[Hub]) -> TableMade:
    host = await hub.open(data)
    return TableMade(host.table_id, hub.tokens.invitation(host.table_id), host.state())


@get(
    "/api/tables/{table_id:str}",
    guards=[check_reading],
    summary="The table as everybody may see it",
)
async def look(table_id: FromPath[str], hub: NamedDependency[Hub]) -> TableState:
    return (await hub.host(table_id)).state()


@get(
    "/api/tables/{table_id:str}/record",
    guards=[check_reading],
    media_type=MediaType.TEXT,
    summary="The game's record",
)
async def record(table_id: FromPath[str], hub: NamedDependency[Hub]) -> str:
    return format_record((await hub.host(table_id)).table.record())


@get(
    "/api/tables/{table_id:str}/walls",
    guards=[check_reading],
    summary="Every space of every wall, in words",
)
async def walls(table_id: FromPath[str], hub: NamedDependency[Hub]) -> tuple[PlainSpeech, ...]:
    """For each seat, a phrase for each space, row by row: its tile, or what it would score."""
    position = (await hub.host(table_id)).table.game.position
    side = position.rules.side
    return tuple(
        plain([wall_space(board, row, column, side) for row in ROWS for column in COLUMNS])
        for board in position.boards
    )


@post(
    "/api/tables/{table_id:str}/messages",
    guards=[check_pace],
    status_code=200,
    summary="Moves, or asks",
)
async def send(
    table_id: FromPath[str],
    data: JSONBody[Ask | Say | Options | Hint],
    *,
    hub: NamedDependency[Hub],
    metrics: NamedDependency[Metrics],
    origins: NamedDependency[Origins],
    request: Request[Any, Any, Any],
) -> Response[Answer]:
    """Needs the seat's token as `Authorization: Bearer TOKEN`, or the cookie of our pages."""
    host = await hub.host(table_id)
    with metrics.answering(data):
        answer = await respond(hub, host, tokens_of(request, origins), data)
    assert isinstance(answer, Answer), "whatever else is sent is no answer"
    if not isinstance(answer, Refused):
        return Response(answer)
    code = Code(answer.code)
    return Response(answer, status_code=STATUS.get(code, 409), headers=when_to_retry(code))


@get(
    "/api/tables/{table_id:str}/stream",
    guards=[check_pace],
    middleware=[CountedStream()],
    summary="Everything that happens, as it happens",
)
async def stream(
    table_id: FromPath[str],
    hub: NamedDependency[Hub],
    metrics: NamedDependency[Metrics],
    request: Request[Any, Any, Any],
    after: Annotated[int | None, QueryParameter(ge=0)] = None,
) -> ServerSentEvent:
    """Sends server-sent events; an event's id is its number in the log.

    A client with a seat's token counts as present on that seat, others as spectators.
    """
    host = await hub.host(table_id)
    seats = hub.seats_of(host, tokens_of_reader(request))
    after = host.table.number if after is None else after
    host.check_known(after)
    # `_events` adds the listener: a client that disconnects before never leaves one behind.
    return ServerSentEvent(
        _events(host, after, seats, metrics, reader=reader_of(request), ending=at_end(request))
    )


async def _events(
    host: Host,
    after: int,
    seats: Collection[int],
    metrics: Metrics,
    *,
    reader: Reader,
    ending: ExitStack,
) -> AsyncIterator[SSEData]:
    listener = host.listen(after, seats)
    ending.callback(host.leave, listener)
    listener.on_too_slow = metrics.count_too_slow
    listener.read_by(reader)
    while (message := await listener.next()) is not None:
        told = msgspec.json.decode(message)
        if told["type"] == "happened":
            data = message.decode("utf-8")
            yield {"id": str(told["number"]), "event": "happened", "data": data}
