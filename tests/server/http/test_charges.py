"""What reading costs an address: long answers, and what sockets and streams missed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from azulejos.server import limits
from azulejos.server.http.traffic import Buckets
from azulejos.wire.companion_messages import CompanionLine
from azulejos.wire.seating_messages import NewTable
from tests.server.http.attacks import long_record
from tests.server.http.in_process import ADDRESS, App, running
from tests.server.typed_lines import ADA_AND_BEN, DEAL


class Charged(Buckets):
    """Notes what an address pays beside its requests. Time stands still."""

    def __init__(self) -> None:
        super().__init__(1_000_000, clock=lambda: 0.0)
        self.tokens = 0.0

    def owe(self, address: str, tokens: float) -> float:
        assert address == ADDRESS
        self.tokens += tokens
        return super().owe(address, tokens)


class Charging(App):
    """With a table, a companion, and what their readers pay."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.charged = self.app.state["reading_buckets"] = Charged()

    async def fill(self) -> dict[str, str]:
        """Makes both; returns their ids."""
        host = await self.hub.open(NewTable((None, None)))
        await host.sit(0, "Ada", "")
        desk = await self.app.state["companions"].open(ADA_AND_BEN)
        await desk.take(CompanionLine("1", DEAL))
        return {"table": host.table_id, "companion": desk.companion_id}


def test_every_long_answer_counts_as_several_reads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "BYTES_OF_A_READ", 100)

    async def test(app: Charging) -> None:
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
        _, body = await app.post("/api/replays", {"record": long_record(10)})
        assert app.charged.tokens == len(body) // 100 > 0

    running(Charging(tmp_path), test)


def test_whoever_read_too_much_gets_no_replay(tmp_path: Path) -> None:
    async def test(app: Charging) -> None:
        ids = await app.fill()
        app.charged.owe(ADDRESS, 1e9)
        for method, path in (("POST", "/api/replays"), ("GET", "/api/tables/{table}/replay")):
            status, body = await app.ask(method, path.format(**ids), b"{}")
            assert (status, json.loads(body)["code"]) == (429, "too-fast")

    running(Charging(tmp_path), test)


def test_a_short_answer_counts_as_one_read(tmp_path: Path) -> None:
    async def test(app: Charging) -> None:
        ids = await app.fill()
        await app.ask("GET", f"/api/tables/{ids['table']}")
        assert app.charged.tokens == 0

    running(Charging(tmp_path), test)


def test_what_sockets_and_streams_missed_is_charged_to_their_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "BYTES_OF_A_READ", 1)

    async def test(app: Charging) -> None:
        ids = await app.fill()
        for kind in ("companion", "table"):
            app.charged.tokens = 0.0
            (data,) = await app.stream(f"/api/{kind}s/{ids[kind]}/stream", 1)
            assert app.charged.tokens == len(data) > 50
            app.charged.tokens = 0.0
        hello = {"type": "hello", "tokens": [], "after": 0}
        path = f"/api/tables/{ids['table']}/socket"
        sat, *_ = await app.socket(path, [hello], lambda told: told["type"] == "present")
        assert sat["type"] == "happened"
        assert app.charged.tokens == len(data)

    running(Charging(tmp_path), test)
