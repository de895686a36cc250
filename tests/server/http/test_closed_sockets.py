"""A closed socket goes at once. The garbage collector would find it late: it seldom looks at what
has been there for long, and one address may open twenty sockets a second."""

from __future__ import annotations

import asyncio
import gc
import json
from pathlib import Path

import httpx
import pytest
from litestar import WebSocket
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from azulejos.server.http.app import ServerSettings, create_app
from azulejos.server.http.connections import TimedWebSockets
from azulejos.server.tables.live_session import Listener
from tests.server.http.in_process import served, without_collector

KINDS = (TimedWebSockets, WebSocket, Listener)


def alive() -> list[type]:
    return [type(each) for each in gc.get_objects() if type(each) in KINDS]


async def open_and_close(port: int, most_sockets: int) -> None:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
        made = await client.post("/api/tables", json={"levels": [None, None]})
    url = f"ws://127.0.0.1:{port}/api/tables/{made.json()['table']}/socket"
    async with connect(url) as talking:
        if most_sockets == 0:
            with pytest.raises(ConnectionClosed, match="too-many-open"):
                await talking.recv()
            return
        await talking.send(json.dumps({"type": "hello", "tokens": []}))
        assert json.loads(await talking.recv())["type"] == "state"
        assert {*alive()} == {*KINDS}


@pytest.mark.parametrize("most_sockets", [250, 0])
def test_a_closed_socket_leaves_nothing_to_the_collector(tmp_path: Path, most_sockets: int) -> None:
    """Nor does one that is refused, because its address has too many."""

    async def run() -> None:
        app = create_app(ServerSettings(tmp_path, most_sockets=most_sockets))
        async with served(app) as (server, port):
            await open_and_close(port, most_sockets)
            while server.server_state.connections or server.server_state.tasks:
                await asyncio.sleep(0.01)
            left = alive()
        assert not left

    with without_collector():
        asyncio.run(run())
