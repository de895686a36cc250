"""Whether a server's memory stays level: tables come and go for as long as you like.

    python benchmarks/level.py --minutes 30

Starts `azulejos serve` on a database of its own. At each of so many places, two scripts open a
table, play a game of random moves and leave; a third one watches and connects anew after every
few moves. The server keeps a table in memory for five minutes after the last one has left. So its
memory grows for a while, and then it must stay level. Prints once a minute.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import random
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from load import Server, requesting
from websockets.asyncio.client import connect

from azulejos.notation import parse_position
from azulejos.server.arguments import positive, positive_whole

_REPORT_SECONDS = 60.0
_WATCHED_MOVES = 8
"""After so many moves the spectator connects anew."""


@dataclass
class Counts:
    moves: int = 0
    games: int = 0
    sockets: int = 0


class Place:
    """Where one game after another is played."""

    def __init__(self, server: Server, pace: float, counts: Counts, seed: int) -> None:
        self._server = server
        self._pace = pace
        self._counts = counts
        self._rng = random.Random(seed)
        self._ids = itertools.count()

    async def run(self, client: httpx.AsyncClient, until: float) -> None:
        while time.monotonic() < until:
            await self._play(client, until)
            self._counts.games += 1

    async def _play(self, client: httpx.AsyncClient, until: float) -> None:
        made = (
            await client.post("/api/tables", json={"levels": [None] * 2, "deal_seconds": 0})
        ).json()
        path = f"/api/tables/{made['table']}"
        tokens = []
        for seat in range(2):
            body = {"invitation": made["invitation"]}
            tokens.append((await client.post(f"{path}/seats/{seat}", json=body)).json()["token"])
        async with self._socket(path, tokens) as players:
            watching = await self._socket(path, [])
            for number in itertools.count():
                state = json.loads(await players.recv())
                if state.get("type") not in {"state", "happened"}:
                    continue
                if state["state"]["seed"] or time.monotonic() > until:
                    break
                await self._move(players, state["state"])
                if number % _WATCHED_MOVES == 0:
                    await watching.close()
                    watching = await self._socket(path, [])
            await watching.close()

    def _socket(self, path: str, tokens: list[str]) -> Any:  # noqa: ANN401 - awaited or entered
        self._counts.sockets += 1
        url = f"ws://127.0.0.1:{self._server.port}{path}/socket"
        return _Greeted(connect(url, compression=None, ping_interval=None, open_timeout=60), tokens)

    async def _move(self, players: Any, state: dict[str, Any]) -> None:  # noqa: ANN401
        if not state["to_decide"]:
            return
        await asyncio.sleep(self._pace)
        seat = state["to_decide"][0]
        move = str(self._rng.choice([*parse_position(state["position"]).legal_moves]))
        ask = {"type": "ask", "id": f"{next(self._ids)}", "seat": seat, "after": state["number"]}
        await players.send(json.dumps({**ask, "request": {"type": "move", "move": move}}))
        self._counts.moves += 1


class _Greeted:
    """A socket that has said hello."""

    def __init__(self, connecting: Any, tokens: list[str]) -> None:  # noqa: ANN401
        self._connecting = connecting
        self._tokens = tokens

    async def _open(self) -> Any:  # noqa: ANN401
        socket = await self._connecting
        await socket.send(json.dumps({"type": "hello", "tokens": self._tokens}))
        return socket

    def __await__(self) -> Any:  # noqa: ANN401
        return self._open().__await__()

    async def __aenter__(self) -> Any:  # noqa: ANN401
        self._socket = await self._open()
        return self._socket

    async def __aexit__(self, *_: object) -> None:
        await self._socket.close()


async def level(options: argparse.Namespace, server: Server) -> None:
    counts, start = Counts(), time.monotonic()
    until = start + options.minutes * 60
    pace = options.places / options.rate
    places = [Place(server, pace, counts, seed) for seed in range(options.places)]
    async with requesting(server.port) as client, asyncio.TaskGroup() as tasks:
        for place in places:
            tasks.create_task(place.run(client, until))
        print("minute  moves  games  sockets  tables  MB  most MB  collections  seconds in them")
        while time.monotonic() < until:
            await asyncio.sleep(min(_REPORT_SECONDS, until - time.monotonic()))
            figures = await asyncio.to_thread(_figures, server)
            memory = server.memory()
            print(
                f"{(time.monotonic() - start) / 60:6.1f} {counts.moves:6} {counts.games:6} "
                f"{counts.sockets:8} {figures['azulejos_tables']:7.0f} {memory['VmRSS']:3} "
                f"{memory['VmHWM']:8} {figures['azulejos_garbage_seconds_count']:12.0f} "
                f"{figures['azulejos_garbage_seconds_sum']:16.3f}",
                flush=True,
            )


def _figures(server: Server) -> dict[str, float]:
    with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/metrics") as answer:
        lines = [line for line in answer.read().decode().splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--minutes", type=positive, default=30.0)
    parser.add_argument("--places", type=positive_whole, default=20)
    parser.add_argument("--rate", type=positive, default=60.0, help="moves a second, at most")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server.start(Path(folder), [])
        try:
            asyncio.run(level(options, server))
        finally:
            server.process.terminate()
            server.process.wait()
    return 0


if __name__ == "__main__":
    sys.exit(main())
