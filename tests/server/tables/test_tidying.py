"""Tidying: however much is due, and a share of the time only."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from azulejos.server import limits
from azulejos.server.http import app
from azulejos.server.tables.awake import look_at_all
from azulejos.wire.seating_messages import NewTable
from tests.server.tables.test_waiting import DAY, house, settle
from tests.server.times import SetTime

BATCH = limits.TIDIED_AT_ONCE


def test_everything_due_is_looked_at_for_a_share_of_the_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now, rests = [0.0], list[float]()
    names = [f"table {number}" for number in range(3 * BATCH + 1)]
    waiting = [*names]
    looked: list[str] = []

    async def due() -> Sequence[str]:
        return waiting[:BATCH]

    async def look(name: str) -> None:
        now[0] += 0.01
        looked.append(name)
        waiting.remove(name)

    async def rest(seconds: float) -> None:
        rests.append(seconds)

    monkeypatch.setattr("azulejos.server.tables.awake.time.monotonic", lambda: now[0])
    monkeypatch.setattr("azulejos.server.tables.awake.asyncio.sleep", rest)
    asyncio.run(look_at_all(due, look))
    assert looked == names
    worked = 0.01 * BATCH
    share = worked / (worked + rests[0])
    assert share == pytest.approx(limits.TIDY_SHARE)
    assert len(rests) == 3


def test_what_stays_due_is_left_for_the_next_pass() -> None:
    looked: list[str] = []

    async def due() -> Sequence[str]:
        return ["a", "b"]

    async def look(name: str) -> None:
        looked.append(name)

    asyncio.run(look_at_all(due, look))
    assert looked == ["a", "b"]


def test_after_so_many_seconds_the_rest_is_left_for_later(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    waiting = [f"table {number}" for number in range(10 * BATCH)]

    async def due() -> Sequence[str]:
        return waiting[:BATCH]

    async def look(name: str) -> None:
        now[0] += 0.01
        waiting.remove(name)

    async def rest(seconds: float) -> None:
        now[0] += seconds

    monkeypatch.setattr("azulejos.server.tables.awake.time.monotonic", lambda: now[0])
    monkeypatch.setattr("azulejos.server.tables.awake.asyncio.sleep", rest)
    assert asyncio.run(look_at_all(due, look, seconds=4))
    # A batch takes half a second, and two more to rest.
    assert len(waiting) == 8 * BATCH
    assert asyncio.run(look_at_all(due, look, seconds=0)), "always at least one"
    assert len(waiting) == 7 * BATCH
    assert not asyncio.run(look_at_all(due, look))
    assert not waiting


def test_idle_tables_leave_memory_however_many_have_expired(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "TIDIED_AT_ONCE", 1)

    async def run() -> None:
        async with house(tmp_path) as at:
            for _ in range(5):
                await at.hub.open(NewTable((None, None)))
            at.time.pass_by(1.5 * DAY)
            idle = await at.table(None, None)
            await settle()
            at.time.pass_by(600)
            assert await at.hub.tidy(seconds=0), "four are left"
            assert at.hub.num_tables == 0
            assert await at.hub.storage.log(idle.table_id)
            passes = 1
            while await at.hub.tidy(seconds=0):
                passes += 1
            assert passes == 4

    asyncio.run(run())


def test_tables_and_companions_are_tidied_in_turn_until_nothing_is_left() -> None:
    class Backlog:
        """Has so many batches; the one of companions fails once."""

        def __init__(self, name: str, num: int) -> None:
            self.name, self.num = name, num

        async def tidy(self, seconds: float) -> bool:
            assert seconds == limits.TIDY_SECONDS
            passes.append(self.name)
            self.num -= 1
            if self.name == "companions" and self.num == 1:
                raise OSError("disk is full")
            return self.num > 0

    passes: list[str] = []

    async def run() -> None:
        time = SetTime()
        tables, companions = Backlog("tables", 4), Backlog("companions", 3)
        tidy: Any = app._tidy_for_ever
        tidying = asyncio.create_task(tidy(tables, companions, time))
        await settle()
        assert not passes
        time.pass_by(limits.TIDY_MILLISECONDS / 1000)
        await settle()
        tidying.cancel()

    asyncio.run(run())
    assert passes == ["tables", "companions"] * 4
