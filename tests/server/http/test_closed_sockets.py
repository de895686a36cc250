"""A closed socket goes at once. The garbage collector would find it late: it seldom looks at what
has been there for long, and one address may open twenty sockets a second."""

from __future__ import annotations

import asyncio
import gc
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from azulejos.server.http.app import ServerSettings, create_app
from azulejos.server.http.connections import TimedWebSockets
from azulejos.server.http.sockets import Socket
from azulejos.server.tables.live_session import Listener
from tests.server.http.in_process import served, without_collector

KINDS = (TimedWebSockets, Socket, Listener)


def alive() -> list[type]:
    return [type(each) for each in gc.get_objects() if type(each) in KINDS]


async def open_and_close(port: int, refusal: str | None) -> None:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
        made = await client.post("/api/tables", json={"levels": [None, None]})
    url = f"ws://127.0.0.1:{port}/api/tables/{made.json()['table']}/socket"
    if refusal == "too-fast":
        with pytest.raises(InvalidStatus):
            await connect(url)
        return
    async with connect(url) as talking:
        if refusal is not None:
            with pytest.raises(ConnectionClosed, match=refusal):
                await talking.recv()
            return
        await talking.send(json.dumps({"type": "hello", "tokens": []}))
        assert json.loads(await talking.recv())["type"] == "state"
        assert {*alive()} == {*KINDS}


@pytest.mark.parametrize(
    ("options", "refusal"),
    [({}, None), ({"most_sockets": 0}, "too-many-open"), ({"rate": 0.001}, "too-fast")],
)
def test_a_closed_socket_leaves_nothing_to_the_collector(
    tmp_path: Path, options: dict[str, Any], refusal: str | None
) -> None:
    """Nor does one that is refused: at once, or before it is one."""

    async def run() -> None:
        app = create_app(ServerSettings(tmp_path, **options))
        async with served(app) as (server, port):
            await open_and_close(port, refusal)
            while server.server_state.connections or server.server_state.tasks:
                await asyncio.sleep(0.01)
            left = alive()
        assert not left

    with without_collector():
        asyncio.run(run())
