"""Storage: nothing is appended twice, nothing acknowledged is lost, the migration is the schema."""

from __future__ import annotations

import asyncio
import sqlite3
import time
import traceback
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event

from azulejos.server.store import schema
from azulejos.server.store.database import DatabaseError, check_database, open_database, sqlite_url
from azulejos.server.store.storage import AppendedTwiceError, Storage, Write
from azulejos.wire import entries
from azulejos.wire.entries import Logged
from tests.server.postgresql import PostgreSQL

FIRST_VERSION = """
CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY);
INSERT INTO alembic_version VALUES ('0001');
CREATE TABLE tables (id VARCHAR(32) NOT NULL, CONSTRAINT pk_tables PRIMARY KEY (id));
CREATE TABLE entries (
    table_id VARCHAR(32) NOT NULL, number INTEGER NOT NULL, request VARCHAR(80),
    entry TEXT NOT NULL, CONSTRAINT pk_entries PRIMARY KEY (table_id, number),
    CONSTRAINT fk_entries_table_id FOREIGN KEY(table_id) REFERENCES tables (id),
    CONSTRAINT uq_entries_table_id_request UNIQUE (table_id, request));
CREATE TABLE seeds (
    table_id VARCHAR(32) NOT NULL, game INTEGER NOT NULL, seed BLOB NOT NULL,
    CONSTRAINT pk_seeds PRIMARY KEY (table_id, game),
    CONSTRAINT fk_seeds_table_id FOREIGN KEY(table_id) REFERENCES tables (id));
INSERT INTO tables VALUES ('a');
"""
OPENED = entries.Opened("colored", 0, (None, None), "hash", "2026.11.15")


@asynccontextmanager
async def with_table(url: str) -> AsyncIterator[Storage]:
    async with open_database(url) as storage:
        write = Write().table("a").seed("a", 1, bytes(32)).entry("a", 0, Logged(OPENED, None))
        await storage.store(write)
        yield storage


def test_what_is_stored_is_there_again(url: str) -> None:
    async def run() -> None:
        async with with_table(url) as storage:
            await storage.store(Write().entry("a", 1, Logged(entries.Sat(0, "Ada", "n"), "0:r", 7)))
        async with open_database(url) as storage:
            assert await storage.log("a") == [
                Logged(OPENED),
                Logged(entries.Sat(0, "Ada", "n"), "0:r", 7),
            ]
            assert await storage.seeds("a") == {1: bytes(32)}
            assert await storage.log("b") == []

    asyncio.run(run())


def test_nothing_is_appended_twice(url: str) -> None:
    async def run() -> None:
        async with with_table(url) as storage:
            await storage.store(Write().entry("a", 1, Logged(entries.Sat(0), "0:r")))
            with pytest.raises(AppendedTwiceError):
                await storage.store(Write().entry("a", 1, Logged(entries.Sat(1), "1:s")))
            with pytest.raises(AppendedTwiceError):
                await storage.store(Write().entry("a", 2, Logged(entries.Sat(1), "0:r")))
            with pytest.raises(AppendedTwiceError):
                await storage.store(Write().entry("unknown", 0, Logged(OPENED, None)))
            assert len(await storage.log("a")) == 2

    asyncio.run(run())


def test_writes_of_the_same_moment_share_a_commit_but_not_a_failure(url: str) -> None:
    async def run() -> None:
        async with with_table(url) as storage:
            before = storage.num_commits
            good = [
                Write().entry("a", number, Logged(entries.Sat(0), None)) for number in range(1, 40)
            ]
            await asyncio.gather(*map(storage.store, good))
            assert storage.num_commits - before < 5
            bad = Write().entry("a", 5, Logged(entries.Sat(1), None))
            later = Write().entry("a", 40, Logged(entries.Sat(0), None))
            answers = await asyncio.gather(
                storage.store(bad), storage.store(later), return_exceptions=True
            )
            assert isinstance(answers[0], AppendedTwiceError)
            assert answers[1] is None
            assert len(await storage.log("a")) == 41

    asyncio.run(run())


@pytest.mark.parametrize("num_tables", [1, 40, 1100])
def test_a_commit_of_many_moves_is_written_with_few_statements(
    tmp_path: Path, num_tables: int
) -> None:
    """Each statement and each row of `executemany` would wait for the busy event loop."""
    told: list[tuple[str, bool]] = []

    def write(number: int) -> list[Write]:
        logged = Logged(entries.Sat(0, str(number)), f"r{number}")
        return [Write().entry(f"t{index}", number, logged) for index in range(num_tables)]

    async def run() -> None:
        async with open_database(sqlite_url(tmp_path)) as storage:
            made = [Write().table(f"t{index}") for index in range(num_tables)]
            await asyncio.gather(*map(storage.store, made))
            assert storage._writing is not None
            event.listen(
                storage._writing,
                "before_cursor_execute",
                lambda _, __, text, ___, ____, is_many: told.append((text, is_many)),
            )
            for number in range(2):
                await asyncio.gather(*map(storage.store, write(number)))
            assert storage.num_commits <= 4
            for index in range(num_tables):
                log = await storage.log(f"t{index}")
                assert [each.entry for each in log] == [
                    entries.Sat(0, "0"),
                    entries.Sat(0, "1"),
                ]

    asyncio.run(run())
    assert len(told) <= 2 * 2 * (1 + num_tables // 500) + 4
    assert not any(is_many for _, is_many in told)


def test_what_no_database_can_store_fails_alone(url: str) -> None:
    async def run() -> None:
        async with with_table(url) as storage:
            bad = Write().entry("a", 1, Logged(entries.Sat(0), "half a character: \ud800"))
            good = Write().entry("a", 2, Logged(entries.Sat(0), "0:r"))
            answers = await asyncio.gather(
                storage.store(bad), storage.store(good), return_exceptions=True
            )
            assert isinstance(answers[0], Exception)
            assert answers[1] is None

    asyncio.run(run())


def test_no_error_tells_a_seed_or_hidden_columns(url: str) -> None:
    """The server logs the error of a failed write."""
    seed, columns = b"x" * 32, ("T12", "T23")
    writes = {
        seed.decode(): Write().seed("a", 1, seed),
        columns[0]: Write().entry("a", 0, Logged(entries.ColumnsChosen(0, columns), "0:r")),
    }

    async def run() -> None:
        async with with_table(url) as storage:
            for secret, write in writes.items():
                with pytest.raises(AppendedTwiceError) as error:
                    await storage.store(write)
                told = "".join(traceback.format_exception(error.value))
                assert "INSERT" in told
                assert secret not in told

    asyncio.run(run())


def test_the_database_waits_for_the_disk(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            with_table(sqlite_url(tmp_path)) as storage,
            storage._engine.connect() as connection,
        ):
            found = await connection.exec_driver_sql("PRAGMA synchronous")
            assert found.scalar() == 2

    asyncio.run(run())
    kept = sqlite3.connect(tmp_path / "azulejos.db")
    assert kept.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    kept.close()


def test_the_migration_makes_the_schema(url: str) -> None:
    async def run() -> None:
        async with with_table(url) as storage, storage._engine.connect() as connection:
            assert await connection.run_sync(differences) == []

    asyncio.run(run())


def test_a_database_of_an_earlier_version_is_brought_to_this_one(tmp_path: Path) -> None:
    """The migration adds the tables that its entries refer to."""
    kept = sqlite3.connect(tmp_path / "azulejos.db")
    kept.executescript(FIRST_VERSION)
    opened = entries.format_entry(OPENED)
    kept.execute("INSERT INTO entries VALUES ('a', 0, NULL, ?)", [opened])
    kept.commit()
    kept.close()

    async def run() -> None:
        before = time.time_ns() // 1_000_000
        async with open_database(sqlite_url(tmp_path)) as storage:
            (logged,) = await storage.log("a")
            assert logged.entry == OPENED
            assert logged.at >= before, (
                "entries without a time get this one, so nothing expires at once"
            )
            async with storage._engine.connect() as connection:
                assert await connection.run_sync(differences) == []

    asyncio.run(run())


def test_tables_are_looked_at_when_they_are_due_and_go_with_all_they_have(url: str) -> None:
    async def run() -> None:
        async with with_table(url) as storage:
            for due, table_id in enumerate("bcd", 1):
                await storage.store(Write().table(table_id, due))
            assert await storage.due(2, 10) == ["a", "b", "c"]
            assert await storage.due(2, 2) == ["a", "b"]
            await storage.store(Write().due("b", 7))
            assert await storage.due(6, 10) == ["a", "c", "d"]
            await storage.store(Write().remove("a"))
            assert await storage.due(9, 10) == ["c", "d", "b"]
            assert (await storage.log("a"), await storage.seeds("a")) == ([], {})

    asyncio.run(run())


def differences(connection: Connection) -> object:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return compare_metadata(context, schema.metadata)


@pytest.mark.parametrize("num_bytes", [0, 10, 5000])
def test_a_torn_file_is_an_error_that_says_so(tmp_path: Path, num_bytes: int) -> None:
    """Damaged at the start, or in the middle."""
    url, path = sqlite_url(tmp_path), tmp_path / "azulejos.db"

    async def run() -> None:
        async with with_table(url):
            pass

    asyncio.run(run())
    whole = path.read_bytes()
    torn = whole[:num_bytes] + b"\xff" * 4000 + whole[num_bytes + 4000 :]
    path.write_bytes(torn)
    with pytest.raises(DatabaseError, match=r"azulejos\.db"):
        asyncio.run(check_database(url))
    assert path.read_bytes() == torn, "the check changes nothing"


def test_a_file_that_was_cut_off_is_an_error(tmp_path: Path) -> None:
    url, path = sqlite_url(tmp_path), tmp_path / "azulejos.db"

    async def run() -> None:
        async with with_table(url):
            pass

    asyncio.run(run())
    path.write_bytes(path.read_bytes()[:-5000])
    with pytest.raises(DatabaseError, match=r"azulejos\.db"):
        asyncio.run(check_database(url))


def test_postgresql_has_one_server_and_survives_its_own_restart(postgresql: PostgreSQL) -> None:
    url = postgresql.new_database("alone")

    async def run() -> None:
        async with with_table(url) as storage:
            with pytest.raises(DatabaseError, match="another server"):
                await check_database(url)
            await asyncio.to_thread(postgresql.restart)
            assert await storage.log("a") == [Logged(OPENED)]
            await storage.store(Write().entry("a", 1, Logged(entries.Sat(0), None)))
            assert len(await storage.log("a")) == 2

    asyncio.run(run())
