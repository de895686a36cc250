"""Companions over HTTP: begin a game, show it, type lines, stream it, download the record."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import ExitStack
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import ServerSentEvent
from litestar.types import SSEData

from azulejos.server.companions.host import CompanionHost
from azulejos.server.companions.hub import CompanionHub
from azulejos.server.shares.unread_bytes import Reader
from azulejos.wire.companion_messages import (
    CompanionAnswered,
    CompanionLine,
    CompanionShown,
    CompanionTold,
    NewCompanion,
)
from azulejos.wire.messages import Ordered

from .metrics import Metrics
from .traffic import (
    CountedStream,
    at_end,
    check_making,
    check_pace,
    check_reading,
    reader_of,
)


@post(
    "/api/companions",
    guards=[check_pace, check_making],
    summary="Begins a game beside a real set",
)
async def begin(
    data: JSONBody[NewCompanion], companions: NamedDependency[CompanionHub]
) -> CompanionShown:
    return (await companions.open(data)).show()


@get(
    "/api/companions/{companion:str}",
    guards=[check_reading],
    summary="The game, with every line that counts",
)
async def show(
    companion: FromPath[str],
    companions: NamedDependency[CompanionHub],
) -> CompanionShown:
    return (await companions.host(companion)).show()


@post(
    "/api/companions/{companion:str}/lines",
    guards=[check_pace],
    status_code=200,
    summary="Tells, asks or orders something, as it is typed",
)
async def say(
    companion: FromPath[str],
    data: JSONBody[CompanionLine],
    companions: NamedDependency[CompanionHub],
) -> CompanionTold | CompanionAnswered | Ordered:
    """Idempotent: a line sent again with the same id is answered again, but not repeated."""
    return await (await companions.host(companion)).take(data)


@get(
    "/api/companions/{companion:str}/stream",
    guards=[check_pace],
    middleware=[CountedStream()],
    summary="Every line that counts, as it is told",
)
async def listen(
    companion: FromPath[str],
    companions: NamedDependency[CompanionHub],
    metrics: NamedDependency[Metrics],
    request: Request[Any, Any, Any],
    after: Annotated[int, QueryParameter(ge=0)] = 0,
) -> ServerSentEvent:
    """Sends server-sent events; an event's id is the number of its line."""
    host = await companions.host(companion)
    host.check_known(after)
    # `_events` adds the listener: a client that disconnects before never leaves one behind.
    return ServerSentEvent(_events(host, after, metrics, reader_of(request), at_end(request)))


@get(
    "/api/companions/{companion:str}/record",
    guards=[check_reading],
    summary="The record of a game, as a file",
)
async def take_record(
    companion: FromPath[str],
    companions: NamedDependency[CompanionHub],
    game: Annotated[int | None, QueryParameter(ge=1)] = None,
) -> Response[str]:
    name, text = await (await companions.host(companion)).record(game)
    headers = {"Content-Disposition": f'attachment; filename="azulejos-{name}.azul"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


async def _events(
    host: CompanionHost, after: int, metrics: Metrics, reader: Reader, ending: ExitStack
) -> AsyncIterator[SSEData]:
    listener = host.listen(after)
    ending.callback(host.leave, listener)
    listener.on_too_slow = metrics.count_too_slow
    listener.read_by(reader)
    while (message := await listener.next()) is not None:
        number = msgspec.json.decode(message)["line"]["number"]
        yield {"id": str(number), "event": "told", "data": message.decode("utf-8")}
