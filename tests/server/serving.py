"""A server in its own process, which a test can kill, and clients that play on it."""

from __future__ import annotations

import asyncio
import itertools
import json
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from azulejos.notation import parse_position
from azulejos.rules import nonce_commitment
from tests.server.played import chosen

Json = dict[str, Any]
_START_SECONDS = 120.0
_RECEIVE_SECONDS = 60.0
_LIMITS = ("--rate", "100000", "--reads", "100000", "--tables", "10000000")
"""No rate limit gets in the way: a test sends everything from one address, and polls."""
_AT_EASE: dict[str, Any] = {
    "timeout": 60.0,
    "verify": ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT),
}
"""A long timeout, for busy machines. No certificates: loading them takes longer than a request."""


def get(url: str, **options: Any) -> httpx.Response:  # noqa: ANN401 as httpx takes them
    return httpx.get(url, **_AT_EASE, **options)


def post(url: str, **options: Any) -> httpx.Response:  # noqa: ANN401 as httpx takes them
    return httpx.post(url, **_AT_EASE, **options)


class Server:
    """`azulejos serve`, on the same port after every restart."""

    program: Sequence[str] = ("-m", "azulejos")

    def __init__(self, folder: Path, *options: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.command = [sys.executable, *self.program, "serve", "--port", str(self.port)]
        self.command += ["--data", str(folder), "--no-pages", *_LIMITS, *options]
        self._log = folder.parent / f"{folder.name}.log"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> list[Json]:
        return [json.loads(line) for line in self._log.read_text("utf-8").splitlines()]

    def start(self) -> None:
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(self.command, stdout=log, stderr=log)
        until = time.monotonic() + _START_SECONDS
        while True:
            assert self.process.poll() is None, self._log.read_text("utf-8")
            try:
                get(f"{self.url}/health").raise_for_status()
            except httpx.TransportError:
                assert time.monotonic() < until, "the server doesn't start"
                time.sleep(0.05)
            else:
                return

    def kill(self) -> None:
        """Kills it like `kill -9`: it can't write anything more."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def interrupt(self) -> int:
        """Interrupts it like Ctrl-C; returns the exit status."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(timeout=60)

    # Requests

    def post(self, path: str, data: object, token: str = "") -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return post(f"{self.url}/api/tables{path}", json=data, headers=headers)

    def open(self, *levels: int | None, **options: object) -> Json:
        made = self.post("", {"levels": levels, **options})
        assert made.status_code == 201, made.text
        answer: Json = made.json()
        return answer

    def sit(self, made: Json, seat: int, **options: object) -> str:
        path = f"/{made['table']}/seats/{seat}"
        seated = self.post(path, {"invitation": made["invitation"], **options})
        assert seated.status_code == 201, seated.text
        token: str = seated.json()["token"]
        return token

    def sit_with_nonce(self, made: Json, seat: int, **options: object) -> str:
        """Commits to the nonce that a `Client` reveals."""
        return self.sit(made, seat, nonce_commitment=nonce_commitment(nonce_of(seat)), **options)

    def state(self, table: str) -> Json:
        state: Json = get(f"{self.url}/api/tables/{table}").json()
        return state

    def record(self, table: str) -> str:
        return get(f"{self.url}/api/tables/{table}/record").text


@contextmanager
def running(folder: Path, *options: str, kind: type[Server] = Server) -> Iterator[Server]:
    server = kind(folder, *options)
    server.start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()


def nonce_of(seat: int) -> str:
    return f"nonce{seat}".ljust(16, "0")


class Client:
    """A socket that reconnects, and checks that every entry comes once and in order."""

    def __init__(self, server: Server, table: str, tokens: dict[int, str]) -> None:
        self._server = server
        self._table = table
        self._tokens = tokens
        self._ids = itertools.count()
        self._connection: ClientConnection | None = None
        self.state: Json = {}
        self.present: Json = {}
        self.numbers: list[int] = []
        self.acknowledged: list[int] = []
        self.num_connections = 0

    @property
    def connection(self) -> ClientConnection:
        assert self._connection is not None
        return self._connection

    @property
    def seats(self) -> set[int]:
        return set(self._tokens)

    async def connect(self) -> None:
        """Connects, and says hello with the last number it has seen."""
        after = self.state.get("number")
        tokens = list(self._tokens.values())
        while True:
            try:
                self._connection = await connect(
                    f"ws://127.0.0.1:{self._server.port}/api/tables/{self._table}/socket"
                )
                await self.send({"type": "hello", "tokens": tokens, "after": after})
            except (OSError, InvalidHandshake, ConnectionClosed):
                await asyncio.sleep(0.05)
            else:
                break
        self.num_connections += 1

    async def send(self, message: Json) -> None:
        await self.connection.send(json.dumps(message))

    async def receive(self) -> Json:
        """Returns the next message; keeps those about presence in `present`."""
        async with asyncio.timeout(_RECEIVE_SECONDS):
            message: Json = json.loads(await self.connection.recv())
            while message["type"] == "present":
                self.present = message
                message = json.loads(await self.connection.recv())
        if message["type"] == "state":
            self.state = message["state"]
        elif message["type"] == "happened":
            assert message["number"] == self.state["number"] + 1, "once and in order"
            self.numbers.append(message["number"])
            self.state = message["state"]
        return message

    async def ask(self, seat: int, request: Json) -> Json:
        """Repeats a request until the server answers it, over reconnects and restarts."""
        asked = {"type": "ask", "id": f"r{next(self._ids)}-{seat}", "seat": seat}
        asked |= {"after": self.state["number"], "request": request}
        is_sent = False
        while True:
            try:
                if not is_sent:
                    await self.send(asked)
                    is_sent = True
                answer = await self.receive()
            except ConnectionClosed:
                await self.connect()
                is_sent = False
                continue
            if answer.get("id") == asked["id"]:
                if answer["type"] == "accepted":
                    self.acknowledged.append(answer["number"])
                return answer

    async def play(self, rng: Random) -> None:
        """Plays for all its seats to the end of the game."""
        while not self.state or self.state["seed"] is None:
            mine = [seat for seat in self.state.get("to_decide", ()) if seat in self.seats]
            waited_for = [seat for seat in self.state.get("confirmers", ()) if seat in self.seats]
            revealing = [seat for seat in self.state.get("to_reveal", ()) if seat in self.seats]
            if revealing:
                reveal = {"type": "reveal-nonce", "nonce": nonce_of(revealing[0])}
                answer = await self.ask(revealing[0], reveal)
                assert answer["type"] == "accepted", answer
            elif mine:
                answer = await self.ask(mine[0], self._request(mine[0], rng))
                assert answer["type"] == "accepted" or answer["code"] == "old-number", answer
            elif waited_for:
                await self.ask(waited_for[0], {"type": "confirm-deal"})
            else:
                try:
                    await self.receive()
                except ConnectionClosed:
                    await self.connect()

    def _request(self, seat: int, rng: Random) -> Json:
        position = parse_position(self.state["position"])
        request: Json = msgspec.to_builtins(chosen(position, seat, rng))
        return request


@asynccontextmanager
async def client(server: Server, table: str, tokens: dict[int, str]) -> AsyncIterator[Client]:
    made = Client(server, table, tokens)
    await made.connect()
    try:
        yield made
    finally:
        await made.connection.close()


async def play_game(server: Server, *levels: int | None, seed: int = 0, **options: object) -> Json:
    """Plays a whole game, with a socket for each person; returns the last state."""
    made = server.open(*levels, **options)
    persons = [seat for seat, level in enumerate(levels) if level is None]
    tokens = {seat: server.sit_with_nonce(made, seat) for seat in persons}
    clients = [Client(server, made["table"], {seat: token}) for seat, token in tokens.items()]
    for each in clients:
        await each.connect()
    await asyncio.gather(*(each.play(Random(seed + n)) for n, each in enumerate(clients)))
    for each in clients:
        assert each.numbers == list(range(each.numbers[0], each.state["number"] + 1))
        assert set(each.acknowledged) <= {*each.numbers}
        await each.connection.close()
    return {**clients[0].state, "table": made["table"]}
