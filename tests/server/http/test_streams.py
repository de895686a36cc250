"""A stream ends when its reader disconnects, even in the middle of a message."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import cast

from litestar import Litestar
from litestar.types import HTTPScope

from azulejos.server.http.app import ServerSettings, create_app
from azulejos.wire.companion_messages import CompanionLine
from azulejos.wire.seating_messages import NewTable
from tests.server.serving import Json
from tests.server.typed_lines import ADA_AND_BEN, DEAL


async def _cut_off(app: Litestar, path: str) -> None:
    """Listens, stops reading, then disconnects."""
    is_full = asyncio.Event()

    async def receive() -> Json:
        await is_full.wait()
        return {"type": "http.disconnect"}

    async def send(message: Json) -> None:
        if message["type"] == "http.response.body":
            is_full.set()
            await asyncio.Event().wait()

    asked: Json = {"type": "http", "method": "GET", "path": path, "scheme": "http"}
    asked |= {"headers": [], "query_string": b"after=0", "client": None, "root_path": ""}
    async with asyncio.timeout(60):
        await app(cast("HTTPScope", asked), receive, send)  # type: ignore[arg-type]
    assert is_full.is_set()


def test_nobody_stays_at_a_table_or_beside_a_set_who_is_gone_while_something_is_sent(
    tmp_path: Path,
) -> None:
    app = create_app(ServerSettings(tmp_path))

    async def run() -> None:
        async with app.lifespan():
            hub = app.state["hub"]
            host = await hub.open(NewTable((None, None)))
            await host.sit(0, "Ada", "")
            await _cut_off(app, f"/api/tables/{host.table_id}/stream")
            assert not host._listeners, "otherwise the seat would count as present"
            desk = await app.state["companions"].open(ADA_AND_BEN)
            await desk.take(CompanionLine("1", DEAL))
            await _cut_off(app, f"/api/companions/{desk.companion_id}/stream")
            assert not desk._listeners, "otherwise it would stay in memory"

    asyncio.run(run())
