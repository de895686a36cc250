"""The number of tables in the database: counted once, and right whoever makes one meanwhile."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from azulejos.server import limits
from azulejos.server.companions.hub import CompanionHub
from azulejos.server.store.database import open_database, sqlite_url
from azulejos.server.store.storage import Storage
from azulejos.server.tables.awake import Room
from azulejos.server.tables.bots import Bots
from azulejos.server.tables.clocks import SystemTime
from azulejos.server.tables.hub import Hub
from azulejos.server.tables.seat_tokens import Tokens
from azulejos.wire.refusals import Code, RefusedError
from azulejos.wire.seating_messages import NewTable
from tests.server.thinkers import Scripted
from tests.server.typed_lines import ADA_AND_BEN


class Counted:
    """A database with so many tables, which takes a moment to count them."""

    def __init__(self, num: int) -> None:
        self.num = num
        self.num_asked = 0

    async def count(self) -> int:
        self.num_asked += 1
        num = self.num
        await asyncio.sleep(0)
        return num


def test_many_that_come_at_once_take_no_more_room_than_there_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "MOST_TABLES", 10)

    async def run() -> None:
        counted = Counted(4)
        room = Room(counted.count)

        async def make() -> Code | None:
            try:
                async with room.for_another():
                    await asyncio.sleep(0)
            except RefusedError as refused:
                return refused.code
            return None

        made = await asyncio.gather(*(make() for _ in range(20)))
        assert made == [None] * 6 + [Code.SERVER_FULL] * 14
        assert counted.num_asked == 1
        room.is_left()
        assert [await make(), await make()] == [None, Code.SERVER_FULL]

    asyncio.run(run())


def test_what_could_not_be_stored_takes_no_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_TABLES", 1)

    async def run() -> None:
        room = Room(Counted(0).count)
        for _ in range(3):
            with pytest.raises(OSError, match="disk is full"):
                async with room.for_another():
                    raise OSError("disk is full")
        async with room.for_another():
            pass

    asyncio.run(run())


@pytest.mark.parametrize("is_companion", [False, True])
def test_a_database_that_can_not_be_counted_is_told_like_one_that_can_not_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, is_companion: bool
) -> None:
    async def fail(_: Storage) -> int:
        raise OperationalError("select count(*)", {}, OSError("disk I/O error"))

    async def run() -> None:
        async with open_database(sqlite_url(tmp_path)) as storage:
            bots = Bots(1, Scripted)

            async def make() -> object:
                if is_companion:
                    hub = CompanionHub(storage, bots, SystemTime(), 400)
                    return await hub.open(ADA_AND_BEN)
                return await Hub(storage, bots, Tokens(bytes(32))).open(NewTable((None, None)))

            monkeypatch.setattr(Storage, "num_tables", fail)
            monkeypatch.setattr(Storage, "num_companions", fail)
            with pytest.raises(RefusedError) as refused:
                await make()
            assert refused.value.code is Code.NOT_STORED
            bots.close()

    asyncio.run(run())
