"""A server that lost its lock in PostgreSQL writes nothing until it has the lock again."""

from __future__ import annotations

import asyncio
import itertools

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from azulejos.server import limits
from azulejos.server.store.database import DatabaseError, check_database, open_database
from azulejos.server.store.postgresql_lease import LockedError
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


def test_a_server_whose_database_another_has_ends(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(limits, "LEASE_SECONDS", 0.01)

    async def run() -> None:
        async with open_database(database) as first, asyncio.timeout(60):
            writing = asyncio.Lock()
            store = first.store

            async def held_up(write: Write) -> None:
                async with writing:
                    await store(write)

            monkeypatch.setattr(first, "store", held_up)
            async with writing:
                await cut(database)
                second = open_database(database)
                await second.__aenter__()
            while not first.is_lost:
                await asyncio.sleep(0.01)
            await second.__aexit__(None, None, None)

    asyncio.run(run())
    assert "another server uses the database, so this one ends" in caplog.messages


@pytest.mark.parametrize("num_locked", [5, 6])
def test_it_ends_only_if_the_other_one_stays(
    database: str, monkeypatch: pytest.MonkeyPatch, num_locked: int
) -> None:
    monkeypatch.setattr(limits, "LEASE_SECONDS", 0.001)
    answers = [*[LockedError()] * num_locked, None, *[OSError()] * 10, None, None]
    asked = []

    async def run() -> None:
        async with open_database(database) as storage, asyncio.timeout(60):

            async def store(_: Write) -> None:
                asked.append(1)
                error = answers[len(asked) - 1] if len(asked) <= len(answers) else None
                if error is not None:
                    raise error

            monkeypatch.setattr(storage, "store", store)
            while not storage.is_lost and len(asked) < len(answers):
                await asyncio.sleep(0.001)
            assert storage.is_lost == (num_locked == 6)

    asyncio.run(run())


class Relay:
    """A way to the database that stops passing anything on, as if a cable were pulled."""

    def __init__(self, url: str) -> None:
        self._port = make_url(url).port
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._url = make_url(url)
        self._passing: list[asyncio.Task[None]] = []
        self._writers: list[asyncio.StreamWriter] = []

    async def __aenter__(self) -> str:
        self._server = await asyncio.start_server(self._take, "127.0.0.1", 0)
        port = self._server.sockets[0].getsockname()[1]
        return self._url.set(port=port).render_as_string(hide_password=False)

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for task in self._passing:
            task.cancel()
        await asyncio.gather(*self._passing, return_exceptions=True)
        for writer in self._writers:
            writer.transport.abort()
        await asyncio.sleep(0.01)

    def pull(self) -> None:
        self._flowing.clear()

    def plug_in(self) -> None:
        self._flowing = asyncio.Event()
        self._flowing.set()

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = await asyncio.open_connection("127.0.0.1", self._port)
        for way in ((reader, there[1]), (there[0], writer)):
            self._writers.append(way[1])
            passing = self._pass(*way, self._flowing)
            self._passing.append(asyncio.create_task(passing))

    @staticmethod
    async def _pass(
        reader: asyncio.StreamReader, writer: asyncio.StreamWriter, flowing: asyncio.Event
    ) -> None:
        while data := await reader.read(1 << 16):
            await flowing.wait()
            writer.write(data)
        writer.close()


def test_a_connection_whose_other_end_vanished_does_not_hang_the_writer(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "DATABASE_SECONDS", 0.5)
    monkeypatch.setattr(limits, "LEASE_SECONDS", 3600.0)

    async def run() -> None:
        relay = Relay(database)
        async with relay as url, open_database(url) as storage, asyncio.timeout(60):
            await storage.store(Write().table("a"))
            relay.pull()
            with pytest.raises((SQLAlchemyError, OSError)):
                await storage.store(Write().table("b"))
            with pytest.raises((SQLAlchemyError, OSError)):
                await storage.log("a")
            # PostgreSQL finds out, too, and releases the lock.
            await cut(database)
            relay.plug_in()
            await storage.store(Write().table("c"))
            assert await is_stored(storage, "c")

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
