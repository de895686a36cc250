"""The load test's own client: it must not fail by itself."""

from __future__ import annotations

import asyncio
from collections import Counter
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


def test_no_request_has_a_connection_that_the_server_may_just_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    load: Any = import_module("load")
    answered: Counter[asyncio.StreamWriter] = Counter()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while True:
                await reader.readuntil(b"\r\n\r\n")
                answered[writer] += 1
                writer.write(b"HTTP/1.1 200 OK\r\nSet-Cookie: a=b\r\nContent-Length: 0\r\n\r\n")
        except asyncio.IncompleteReadError:
            writer.close()

    async def run() -> None:
        async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            async with load.requesting(port) as client:
                for _ in range(2):
                    await asyncio.gather(*(client.get("/") for _ in range(3)))
                assert not client.cookies, "with thousands, each request would look through all"
            assert [*answered.values()] == [1] * 6

    asyncio.run(run())
