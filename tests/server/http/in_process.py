"""The application without a network, in the test's own process: tests say when who has a turn."""

from __future__ import annotations

import asyncio
import gc
import json
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar, cast
from unittest.mock import patch

import uvicorn

from azulejos.server import limits
from azulejos.server.http.admission import Admission
from azulejos.server.http.app import ServerSettings, create_app
from azulejos.server.http.connections import AT_ONCE, Doorkeeper, TimedRequests, TimedWebSockets
from azulejos.server.shares.unread_bytes import UnreadBytes
from azulejos.server.shares.worker_pool import WorkerPool
from azulejos.server.tables.hub import Hub
from tests.server.serving import Json

ADDRESS = "198.51.100.1"
"""Who asks, if nothing else is said."""


class App:
    """Answers requests, streams and sockets."""

    def __init__(self, folder: Path) -> None:
        self.app = create_app(ServerSettings(folder))

    @property
    def hub(self) -> Hub:
        hub: Hub = self.app.state["hub"]
        return hub

    @property
    def workers(self) -> WorkerPool:
        workers: WorkerPool = self.app.state["workers"]
        return workers

    @property
    def reviewers(self) -> WorkerPool:
        reviewers: WorkerPool = self.app.state["reviewers"]
        return reviewers

    async def ask(
        self, method: str, path: str, body: bytes | None = b"", address: str = ADDRESS
    ) -> tuple[int, bytes]:
        """The status and the body of an answer. None is a body that must not be read."""
        answers: list[Json] = []

        async def receive() -> Json:
            assert body is not None, "the body was read"
            return {"type": "http.request", "body": body}

        async def send(message: Json) -> None:
            answers.append(message)

        scope = {"type": "http", "method": method, "scheme": "http"}
        await self._run(scope, path, address, receive, send)
        told = b"".join(each.get("body", b"") for each in answers[1:])
        return answers[0]["status"], told

    async def post(self, path: str, body: Json, address: str = ADDRESS) -> tuple[int, bytes]:
        return await self.ask("POST", path, json.dumps(body).encode(), address)

    async def stream(self, path: str, num: int) -> list[bytes]:
        """Listens from the beginning until so many events came, then disconnects; returns their
        data."""
        data: list[bytes] = []
        is_over = asyncio.Event()

        async def receive() -> Json:
            await is_over.wait()
            return {"type": "http.disconnect"}

        async def send(message: Json) -> None:
            lines = message.get("body", b"").splitlines()
            told = (line for line in lines if line.startswith(b"data: "))
            data.extend(line.removeprefix(b"data: ") for line in told)
            if len(data) >= num:
                is_over.set()

        scope = {"type": "http", "method": "GET", "scheme": "http", "query_string": b"after=0"}
        await self._run(scope, path, ADDRESS, receive, send)
        return data

    async def lines(self, path: str, body: Json, num: int | None = None) -> list[Json]:
        """The JSON lines of an answer; with `num`, disconnects after so many."""
        told: list[Json] = []
        coming = [{"type": "http.request", "body": json.dumps(body).encode()}]
        is_over = asyncio.Event()

        async def receive() -> Json:
            if coming:
                return coming.pop()
            await is_over.wait()
            return {"type": "http.disconnect"}

        async def send(message: Json) -> None:
            told.extend(map(json.loads, message.get("body", b"").splitlines()))
            is_enough = num is not None and len(told) >= num
            if is_enough or not message.get("more_body", True):
                is_over.set()

        scope = {"type": "http", "method": "POST", "scheme": "http"}
        await self._run(scope, path, ADDRESS, receive, send)
        return told

    async def socket(
        self,
        path: str,
        messages: Sequence[Json],
        is_over: Callable[[Json], bool],
        address: str = ADDRESS,
    ) -> list[Json]:
        """Sends the messages, and listens until one says that it is over; returns all."""
        heard: list[Json] = []
        coming: asyncio.Queue[Json] = asyncio.Queue()
        coming.put_nowait({"type": "websocket.connect"})
        for message in messages:
            coming.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

        async def send(message: Json) -> None:
            if message["type"] == "websocket.send":
                heard.append(json.loads(message["text"]))
                if is_over(heard[-1]):
                    coming.put_nowait({"type": "websocket.disconnect", "code": 1000})

        at_once = {AT_ONCE: lambda _: False}
        scope = {"type": "websocket", "scheme": "ws", "subprotocols": [], "extensions": at_once}
        await self._run(scope, path, address, coming.get, send)
        return heard

    async def _run(
        self,
        scope: Json,
        path: str,
        address: str,
        receive: Callable[[], Awaitable[Json]],
        send: Callable[[Json], Awaitable[None]],
    ) -> None:
        asked = {"query_string": b"", "root_path": "", "path": path, **scope}
        asked |= {"headers": [(b"host", b"localhost")], "client": (address, 1)}
        async with asyncio.timeout(600):
            await cast("Any", self.app)(asked, receive, send)


_App = TypeVar("_App", bound=App)


def running(app: _App, test: Callable[[_App], Awaitable[None]]) -> None:
    """Runs a test while the application runs. On a busy machine, a process may take long."""

    async def run() -> None:
        with patch.object(limits, "WORK_SECONDS", 600):
            async with app.app.lifespan():
                await test(app)

    asyncio.run(run())


@asynccontextmanager
async def served(app: object) -> AsyncIterator[tuple[uvicorn.Server, int]]:
    """Any application behind our connections; also its port."""
    doorkeeper = Doorkeeper(Admission(100, 100), UnreadBytes(2**30, 2**30))
    config = uvicorn.Config(
        cast("Any", app),
        http=cast("Any", partial(TimedRequests, doorkeeper=doorkeeper)),
        ws=cast("Any", partial(TimedWebSockets, doorkeeper=doorkeeper)),
        log_config=None,
    )
    server = uvicorn.Server(config)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        serving = asyncio.create_task(server.serve([listening]))
        try:
            async with asyncio.timeout(60):
                while not server.started:
                    await asyncio.sleep(0.01)
                yield server, listening.getsockname()[1]
        finally:
            server.should_exit = True
            await serving


class Pauses:
    """How long the event loop was busy without a break, in processor time of its own thread: what
    other programs do on the machine doesn't count."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.of_other_threads = 0.0
        """Processor time of all other threads here, but not of worker processes. The loop's own
        thread looks a thousand times a second, which adds up on a busy machine."""

    @asynccontextmanager
    async def measuring(self) -> AsyncIterator[None]:
        async def watch() -> None:
            before = time.thread_time()
            while True:
                await asyncio.sleep(0.001)
                now = time.thread_time()
                self.longest = max(self.longest, now - before)
                before = now

        with without_collector():
            watching = asyncio.create_task(watch())
            await asyncio.sleep(0)
            began = time.process_time() - time.thread_time()
            yield
            self.of_other_threads = time.process_time() - time.thread_time() - began
            # It hears of the last pause, too.
            await asyncio.sleep(0.01)
            watching.cancel()


def processor_seconds(work: Callable[[], object]) -> float:
    """How long this thread works at it."""
    with without_collector():
        began = time.thread_time()
        work()
        return time.thread_time() - began


@contextmanager
def without_collector() -> Iterator[None]:
    """Scanning all objects of the tests would count as a pause."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
