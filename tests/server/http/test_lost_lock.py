"""A server process whose database another one has: it stores nothing, says so, and ends."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]

from azulejos.server.store import postgresql_lease
from tests.server.http import short_timeouts
from tests.server.postgresql import PostgreSQL
from tests.server.serving import Server, get

_LOCKED = """SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted
AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"""
_SECONDS = 60.0


class Impatient(Server):
    program = (short_timeouts.__file__,)


async def _take_lock(url: str) -> asyncpg.Connection:
    """Another server, which has waited for the lock and takes it as soon as the first one's
    connection ends."""
    other = await asyncpg.connect(url)
    admin = await asyncpg.connect(url)
    lock = f"SELECT pg_advisory_lock({postgresql_lease._LOCK})"
    waiting = asyncio.create_task(other.execute(lock))
    await asyncio.sleep(0.2)
    await admin.execute(f"SELECT pg_terminate_backend(pid) FROM ({_LOCKED}) AS locked")
    await waiting
    await admin.close()
    return other


async def until_health(server: Server, status: int) -> None:
    """It says the same for a second."""
    until = time.monotonic() + _SECONDS
    while get(f"{server.url}/health").status_code != status:
        assert time.monotonic() < until, f"/health doesn't answer {status}"
        await asyncio.sleep(0.1)


def test_a_server_that_lost_its_lock_for_good_ends(postgresql: PostgreSQL, tmp_path: Path) -> None:
    url = postgresql.new_database("lost_lock")
    server = Impatient(tmp_path / "data", "--database", url)
    server.start()
    assert server.process is not None
    try:
        made = server.open(None, None)
        server.sit(made, 0)

        async def lose() -> None:
            other = await _take_lock(url.replace("+asyncpg", ""))
            refused = server.post(f"/{made['table']}/seats/1", {"invitation": made["invitation"]})
            assert (refused.status_code, refused.json()["code"]) == (503, "not-stored")
            await until_health(server, 503)
            assert await other.fetchval("SELECT count(*) FROM entries") == 2, "nothing more"
            assert server.process is not None
            until = time.monotonic() + _SECONDS
            while server.process.poll() is None:
                assert time.monotonic() < until, "it goes on"
                await asyncio.sleep(0.1)
            await other.close()

        asyncio.run(lose())
        assert server.process.wait(timeout=60) == 1
        said = [line["message"] for line in server.log]
        assert "lost the lock of the database; nothing is stored until it is back" in said
        assert "another server uses the database, so this one ends" in said
    finally:
        server.kill()


def test_a_server_that_gets_its_lock_back_goes_on(postgresql: PostgreSQL, tmp_path: Path) -> None:
    url = postgresql.new_database("regained_lock")
    server = Impatient(tmp_path / "data", "--database", url)
    server.start()
    try:
        made = server.open(None, None)

        async def lend() -> None:
            other = await _take_lock(url.replace("+asyncpg", ""))
            await until_health(server, 503)
            await other.close()
            await until_health(server, 200)

        asyncio.run(lend())
        server.sit(made, 0)
        said = [line["message"] for line in server.log]
        assert "took the lock of the database again" in said
        assert server.interrupt() == 0
    finally:
        server.kill()
