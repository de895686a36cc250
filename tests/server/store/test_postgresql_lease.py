"""A server that lost its lock in PostgreSQL writes nothing until it has the lock again."""

from __future__ import annotations

import asyncio
import itertools

import asyncpg  # type: ignore[import-untyped]
import pytest

from azulejos.server import limits
from azulejos.server.store.database import DatabaseError, check_database, open_database
from azulejos.server.store.storage import Storage, Write
from tests.server.postgresql import PostgreSQL

_NUMBERS = itertools.count()


@pytest.fixture
def database(postgresql: PostgreSQL, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(limits, "LOCK_TRIES", 2)
    monkeypatch.setattr(limits, "LOCK_RETRY_SECONDS", 0.01)
    return postgresql.new_database(f"lease_{next(_NUMBERS)}")


async def cut(url: str) -> None:
    """Ends the connection that holds the lock, like a restart of PostgreSQL."""
    admin = await asyncpg.connect(url.replace("+asyncpg", ""))
    here = "locktype = 'advisory' AND database = (SELECT oid FROM pg_database "
    here += "WHERE datname = current_database())"
    ended = await admin.fetch(f"SELECT pg_terminate_backend(pid) FROM pg_locks WHERE {here}")
    assert len(ended) == 1
    while await admin.fetch(f"SELECT pid FROM pg_locks WHERE {here}"):
        await asyncio.sleep(0.005)
    await admin.close()


async def is_stored(storage: Storage, table: str) -> bool:
    return table in await storage.due(0, 10)


def test_a_server_that_lost_its_lock_can_not_write_beside_another(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "LEASE_SECONDS", 3600.0)

    async def run() -> None:
        async with open_database(database) as first, asyncio.timeout(60):
            await first.store(Write().table("a"))
            await cut(database)
            async with open_database(database) as second:
                for _ in range(3):
                    with pytest.raises(Exception, match=r"another server|connection"):
                        await first.store(Write().table("b"))
                await second.store(Write().table("c"))
                assert not await is_stored(second, "b")
            await first.store(Write().table("d"))
            assert await is_stored(first, "d")
            with pytest.raises(DatabaseError, match="another server"):
                await check_database(database)

    asyncio.run(run())


def test_a_lost_lock_is_taken_again_although_nobody_plays(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(limits, "LEASE_SECONDS", 0.01)

    async def run() -> None:
        async with open_database(database), asyncio.timeout(60):
            await cut(database)
            while "took the lock of the database again" not in caplog.messages:
                await asyncio.sleep(0.005)
            with pytest.raises(DatabaseError, match="another server"):
                await check_database(database)

    asyncio.run(run())
