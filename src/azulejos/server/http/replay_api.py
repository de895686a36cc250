"""Replays over HTTP: every step of a game, and where the points come from."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from azulejos.notation import format_record
from azulejos.server.shares.fair_queue import Share, asker
from azulejos.server.shares.worker_pool import WorkerPool
from azulejos.server.tables.hub import Hub
from azulejos.server.tables.replays import encode_game, show_game
from azulejos.wire.replay_messages import GameReplay
from azulejos.wire.seating_messages import Start

from .traffic import check_pace, check_reading


@post(
    "/api/replays",
    guards=[check_pace, check_reading],
    status_code=200,
    summary="Every step of a record, or a position; nothing is kept",
)
async def show_replay(
    data: JSONBody[Start], workers: NamedDependency[WorkerPool]
) -> Response[GameReplay]:
    return await _replay(workers, Share(asker()), data)


@get(
    "/api/tables/{table_id:str}/replay",
    guards=[check_pace, check_reading],
    summary="Every step of a table's game",
)
async def table_replay(
    table_id: FromPath[str], hub: NamedDependency[Hub], workers: NamedDependency[WorkerPool]
) -> Response[GameReplay]:
    # From a copy, the record: the game may go on meanwhile.
    record = format_record((await hub.host(table_id)).table.record())
    return await _replay(workers, Share(asker(), table_id), Start(record=record))


async def _replay(workers: WorkerPool, share: Share, start: Start) -> Response[GameReplay]:
    # A position is shown faster than a process is asked.
    if start.record is None:
        return Response(show_game(start))
    encoded: Any = await workers.run(share, encode_game, start)
    return Response(encoded, media_type=MediaType.JSON)
