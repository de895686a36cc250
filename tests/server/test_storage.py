"""Storage: nothing is appended twice, nothing acknowledged is lost, the migration is the schema."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine
from sqlalchemy.dialects.postgresql.base import PGDialect
from sqlalchemy.schema import CreateTable

from azulejos.server import entries, schema
from azulejos.server.storage import AppendedTwiceError, Storage, Write, open_storage, sqlite_url

OPENED = entries.Opened("colored", 0, (None, None), "hash", "2026.11.15")


@asynccontextmanager
async def with_table(folder: Path) -> AsyncIterator[Storage]:
    async with open_storage(sqlite_url(folder)) as storage:
        write = Write().table("a").seed("a", 1, bytes(32)).entry("a", 0, OPENED, None)
        await storage.store(write)
        yield storage


def test_what_is_stored_is_there_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with with_table(tmp_path) as storage:
            await storage.store(Write().entry("a", 1, entries.Sat(0, "Ada", "n"), "0:r"))
        async with open_storage(sqlite_url(tmp_path)) as storage:
            assert await storage.log("a") == [(OPENED, None), (entries.Sat(0, "Ada", "n"), "0:r")]
            assert await storage.seeds("a") == {1: bytes(32)}
            assert await storage.log("b") == []

    asyncio.run(run())


def test_nothing_is_appended_twice(tmp_path: Path) -> None:
    async def run() -> None:
        async with with_table(tmp_path) as storage:
            await storage.store(Write().entry("a", 1, entries.Sat(0), "0:r"))
            with pytest.raises(AppendedTwiceError):
                await storage.store(Write().entry("a", 1, entries.Sat(1), "1:s"))
            with pytest.raises(AppendedTwiceError):
                await storage.store(Write().entry("a", 2, entries.Sat(1), "0:r"))
            with pytest.raises(AppendedTwiceError):
                await storage.store(Write().entry("unknown", 0, OPENED, None))
            assert len(await storage.log("a")) == 2

    asyncio.run(run())


def test_writes_of_the_same_moment_share_a_commit_but_not_a_failure(tmp_path: Path) -> None:
    async def run() -> None:
        async with with_table(tmp_path) as storage:
            before = storage.num_commits
            good = [Write().entry("a", number, entries.Sat(0), None) for number in range(1, 40)]
            await asyncio.gather(*map(storage.store, good))
            assert storage.num_commits - before < 5
            bad = Write().entry("a", 5, entries.Sat(0), None)
            later = Write().entry("a", 40, entries.Sat(0), None)
            answers = await asyncio.gather(
                storage.store(bad), storage.store(later), return_exceptions=True
            )
            assert isinstance(answers[0], AppendedTwiceError)
            assert answers[1] is None
            assert len(await storage.log("a")) == 41

    asyncio.run(run())


def test_the_database_waits_for_the_disk(tmp_path: Path) -> None:
    async def run() -> None:
        async with with_table(tmp_path) as storage, storage._engine.connect() as connection:
            found = await connection.exec_driver_sql("PRAGMA synchronous")
            assert found.scalar() == 2

    asyncio.run(run())
    kept = sqlite3.connect(tmp_path / "azulejos.db")
    assert kept.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    kept.close()


def test_the_migration_makes_the_schema(tmp_path: Path) -> None:
    async def run() -> None:
        async with with_table(tmp_path):
            pass

    asyncio.run(run())
    engine = create_engine(f"sqlite:///{tmp_path / 'azulejos.db'}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []
    engine.dispose()


def test_postgresql_would_take_the_schema() -> None:
    for table in schema.metadata.sorted_tables:
        dialect = PGDialect()  # type: ignore[no-untyped-call]
        assert str(CreateTable(table).compile(dialect=dialect))
