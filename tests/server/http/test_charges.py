"""What reading costs an address: long answers, and what sockets and streams missed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import pytest

from azulejos.server import limits
from azulejos.server.http.app import ServerSettings, create_app
from azulejos.server.http.connections import AT_ONCE
from azulejos.server.http.traffic import Buckets
from azulejos.wire.companion_messages import CompanionLine
from azulejos.wire.messages import NewTable
from tests.server.http.attacks import long_record
from tests.server.serving import Json
from tests.server.typed_lines import ADA_AND_BEN, DEAL

ADDRESS = "198.51.100.1"


class Charged(Buckets):
    """Notes what an address pays beside its requests. Time stands still."""

    def __init__(self) -> None:
        super().__init__(1_000_000, clock=lambda: 0.0)
        self.tokens = 0.0

    def owe(self, address: str, tokens: float) -> float:
        assert address == ADDRESS
        self.tokens += tokens
        return super().owe(address, tokens)


class App:
    """The application without a network, with a table and a companion."""

    def __init__(self, folder: Path) -> None:
        self.app = create_app(ServerSettings(folder))
        self.charged = self.app.state["reading_buckets"] = Charged()

    async def fill(self) -> dict[str, str]:
        """Makes both; returns their ids."""
        host = await self.app.state["hub"].open(NewTable((None, None)))
        await host.sit(0, "Ada", "")
        desk = await self.app.state["companions"].open(ADA_AND_BEN)
        await desk.take(CompanionLine("1", DEAL))
        return {"table": host.table_id, "companion": desk.companion_id}

    async def ask(self, method: str, path: str, body: bytes = b"") -> tuple[int, bytes]:
        """The status and the body of an answer."""
        answers: list[Json] = []

        async def receive() -> Json:
            return {"type": "http.request", "body": body}

        async def send(message: Json) -> None:
            answers.append(message)

        await self._run({"type": "http", "method": method, "scheme": "http"}, path, receive, send)
        told = b"".join(each.get("body", b"") for each in answers[1:])
        return answers[0]["status"], told

    async def stream(self, path: str, num: int) -> int:
        """Listens until so many events came, then disconnects; returns how long they were."""
        data: list[bytes] = []
        is_over = asyncio.Event()

        async def receive() -> Json:
            await is_over.wait()
            return {"type": "http.disconnect"}

        async def send(message: Json) -> None:
            lines = message.get("body", b"").splitlines()
            told = (line for line in lines if line.startswith(b"data: "))
            data.extend(line.removeprefix(b"data: ") for line in told)
            if len(data) == num:
                is_over.set()

        scope = {"type": "http", "method": "GET", "scheme": "http", "query_string": b"after=0"}
        await self._run(scope, path, receive, send)
        return sum(map(len, data))

    async def socket(self, path: str, num: int) -> int:
        """The same over a socket, with the message about who is present."""
        texts: list[str] = []
        coming: asyncio.Queue[Json] = asyncio.Queue()
        coming.put_nowait({"type": "websocket.connect"})
        hello = {"type": "hello", "tokens": [], "after": 0}
        coming.put_nowait({"type": "websocket.receive", "text": json.dumps(hello)})

        async def send(message: Json) -> None:
            if message["type"] == "websocket.send":
                texts.append(message["text"])
            if len(texts) == num + 1:
                coming.put_nowait({"type": "websocket.disconnect", "code": 1000})

        at_once = {AT_ONCE: lambda _: False}
        scope = {"type": "websocket", "scheme": "ws", "subprotocols": [], "extensions": at_once}
        await self._run(scope, path, coming.get, send)
        return sum(len(text.encode()) for text in texts if '"present"' not in text[:20])

    async def _run(
        self,
        scope: Json,
        path: str,
        receive: Callable[[], Awaitable[Json]],
        send: Callable[[Json], Awaitable[None]],
    ) -> None:
        asked = {"query_string": b"", "root_path": "", "path": path, **scope}
        asked |= {"headers": [(b"host", b"localhost")], "client": (ADDRESS, 1)}
        async with asyncio.timeout(60):
            await cast("Any", self.app)(asked, receive, send)


def running(folder: Path, test: Callable[[App], Awaitable[None]]) -> None:
    async def run() -> None:
        app = App(folder)
        async with app.app.lifespan():
            await test(app)

    asyncio.run(run())


def test_every_long_answer_counts_as_several_reads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "BYTES_OF_A_READ", 100)

    async def test(app: App) -> None:
        ids = await app.fill()
        for path in (
            "/api/tables/{table}",
            "/api/tables/{table}/record",
            "/api/tables/{table}/walls",
            "/api/tables/{table}/replay",
            "/api/companions/{companion}",
            "/api/companions/{companion}/record",
            "/api/course",
            "/api/schema/openapi.json",
        ):
            app.charged.tokens = 0.0
            status, body = await app.ask("GET", path.format(**ids))
            assert status == 200, path
            assert len(body) >= 100
            assert app.charged.tokens == len(body) // 100, path
        app.charged.tokens = 0.0
        record = json.dumps({"record": long_record(10)}).encode()
        _, body = await app.ask("POST", "/api/replays", record)
        assert app.charged.tokens == len(body) // 100 > 0

    running(tmp_path, test)


def test_whoever_read_too_much_gets_no_replay(tmp_path: Path) -> None:
    async def test(app: App) -> None:
        ids = await app.fill()
        app.charged.owe(ADDRESS, 1e9)
        for method, path in (("POST", "/api/replays"), ("GET", "/api/tables/{table}/replay")):
            status, body = await app.ask(method, path.format(**ids), b"{}")
            assert (status, json.loads(body)["code"]) == (429, "too-fast")

    running(tmp_path, test)


def test_a_short_answer_counts_as_one_read(tmp_path: Path) -> None:
    async def test(app: App) -> None:
        ids = await app.fill()
        await app.ask("GET", f"/api/tables/{ids['table']}")
        assert app.charged.tokens == 0

    running(tmp_path, test)


def test_what_sockets_and_streams_missed_is_charged_to_their_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "BYTES_OF_A_READ", 1)

    async def test(app: App) -> None:
        ids = await app.fill()
        for listen, path in (
            (app.stream, f"/api/companions/{ids['companion']}/stream"),
            (app.stream, f"/api/tables/{ids['table']}/stream"),
            (app.socket, f"/api/tables/{ids['table']}/socket"),
        ):
            app.charged.tokens = 0.0
            num_bytes = await listen(path, 1)
            assert num_bytes > 50
            assert app.charged.tokens == num_bytes, path

    running(tmp_path, test)
