"""Games to be looked at again, over HTTP."""

from __future__ import annotations

import asyncio

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from azulejos.notation import format_record
from azulejos.server.tables.hub import Hub
from azulejos.wire.messages import Start

from .pacing import check_pace
from .replays import GameReplay, show_game


@post(
    "/api/replays",
    guards=[check_pace],
    status_code=200,
    summary="Every step of a record, or a position; nothing is kept",
)
async def show_replay(data: JSONBody[Start]) -> GameReplay:
    # In a thread: a long record takes half a second, in which others are served.
    return await asyncio.to_thread(show_game, data)


@get(
    "/api/tables/{table_id:str}/replay",
    guards=[check_pace],
    summary="Every step of a table's game",
)
async def table_replay(table_id: FromPath[str], hub: NamedDependency[Hub]) -> GameReplay:
    # By its record: the game itself may go on meanwhile.
    record = format_record((await hub.host(table_id)).table.record())
    return await asyncio.to_thread(show_game, Start(record=record))
