"""Tidying: however much is due, and a share of the time only."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from azulejos.server import limits
from azulejos.server.tables.upkeep import look_at_all

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

    monkeypatch.setattr("azulejos.server.tables.upkeep.time.monotonic", lambda: now[0])
    monkeypatch.setattr("azulejos.server.tables.upkeep.asyncio.sleep", rest)
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
