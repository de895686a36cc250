"""Opens a database: SQLite in the data folder, or PostgreSQL by its address.

One server at a time holds the lease on a database: with two hosts, a table's log would fork. For
SQLite the lease is a lock on the data folder, for PostgreSQL an advisory lock of the connection
that writes (`postgresql_lease.py`).
"""

from __future__ import annotations

import asyncio
import fcntl
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, select
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from azulejos.server import limits

from . import schema
from .postgresql_lease import DatabaseError, PostgreSQLLease
from .storage import Storage

__all__ = [
    "DatabaseError",
    "check_database",
    "folder_lease",
    "open_database",
    "sqlite_url",
    "write_address",
]

_DISCREET: Final = {"hide_parameters": True}
"""Errors are logged, so they must not contain seeds or hidden columns."""


def sqlite_url(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'azulejos.db'}"


@asynccontextmanager
async def open_database(address: str) -> AsyncIterator[Storage]:
    """Opens a database and migrates it to the current schema. Raises DatabaseError."""
    url = _parse(address)
    engine = _engine(url, limits.DATABASE_SECONDS)
    try:
        async with _prepared(engine, url) as lease:
            storage = Storage(engine, _writing(url), lease)
            tasks = [asyncio.create_task(storage.write_queued())]
            if lease is not None:
                tasks.append(asyncio.create_task(storage.keep_lease()))
            try:
                yield storage
            finally:
                for task in tasks:
                    task.cancel()
                    with suppress(asyncio.CancelledError):
                        await task
                storage.close()
    finally:
        await engine.dispose()


async def check_database(address: str) -> None:
    """Opens and closes a database. Raises DatabaseError if a server couldn't use it."""
    async with open_database(address):
        pass


def _parse(address: str) -> URL:
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        # Neither the address nor SQLAlchemy's error, because both could contain a password.
        raise DatabaseError(
            "the address of the database can't be read; write it as "
            "postgresql://user@host:5432/name"
        ) from None
    if url.drivername in {"postgresql", "postgres"}:
        url = url.set(drivername="postgresql+asyncpg")
    if url.drivername not in {"postgresql+asyncpg", "sqlite+aiosqlite"}:
        raise DatabaseError(
            f"{url.drivername} is not a kind of database that can be used here; write the address "
            "as postgresql://user@host:5432/name"
        )
    return url


def _engine(url: URL, patience: float | None) -> AsyncEngine:
    """`patience` is how many seconds PostgreSQL may take for a statement."""
    try:
        # The database server may restart while we run, so each connection is tested before use.
        is_remote = url.get_backend_name() == "postgresql"
        options = {"timeout": limits.DATABASE_SECONDS, "command_timeout": patience}
        engine = create_async_engine(
            url, pool_pre_ping=is_remote, connect_args=options if is_remote else {}, **_DISCREET
        )
    except (ModuleNotFoundError, NoSuchModuleError) as error:
        raise DatabaseError(f"PostgreSQL needs the extra azulejos[postgresql]: {error}") from error
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _writing(url: URL) -> Engine | None:
    """An engine for the writing thread of SQLite; None for PostgreSQL, which needs no thread."""
    if url.get_backend_name() != "sqlite":
        return None
    engine = create_engine(url.set(drivername="sqlite"), **_DISCREET)
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


@asynccontextmanager
async def _prepared(engine: AsyncEngine, url: URL) -> AsyncIterator[PostgreSQLLease | None]:
    """Checks the database, takes the lease and migrates; releases the lease at the end."""
    lease = None if engine.dialect.name == "sqlite" else PostgreSQLLease(engine)
    try:
        if lease is None:
            await _check_sqlite(engine)
        else:
            await lease.take()
        # A large database may take its time.
        migrating = engine if lease is None else _engine(url, None)
        try:
            async with migrating.begin() as connection:
                await connection.run_sync(_migrate)
        finally:
            if migrating is not engine:
                await migrating.dispose()
    except DatabaseError as error:
        raise DatabaseError(f"{_shown(url)}: {error}") from error
    except UnicodeDecodeError as error:
        # SQLite quotes what it found in the file.
        raise DatabaseError(f"the database {_shown(url)} is damaged") from error
    except (DBAPIError, OSError, TypeError) as error:
        # A TypeError is an option in the address that the driver doesn't know.
        reason = str(error.orig) if isinstance(error, DBAPIError) else str(error)
        raise DatabaseError(f"the database {_shown(url)} can't be used: {reason}") from error
    try:
        yield lease
    finally:
        if lease is not None:
            await lease.release()


def _shown(url: URL) -> str:
    """The database without its password, which could be an option too."""
    if url.get_backend_name() == "sqlite":
        return url.database or ""
    return url.set(query={}).render_as_string()


async def _check_sqlite(engine: AsyncEngine) -> None:
    """Finds a damaged file at the start, not in the middle of a game."""
    async with engine.connect() as connection:
        found = (await connection.exec_driver_sql("PRAGMA quick_check(1)")).scalar()
    if found != "ok":
        raise DatabaseError(f"the database is damaged ({found}); put a copy of it in its place")


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "azulejos:server/store/migrations")
    config.attributes["connection"] = connection
    made_by = MigrationContext.configure(connection).get_current_revision()
    known = {each.revision for each in ScriptDirectory.from_config(config).walk_revisions()}
    if made_by is not None and made_by not in known:
        raise DatabaseError(
            "a newer version of Azulejos made this database; run that version, or restore a "
            "backup from before the upgrade"
        )
    command.upgrade(config, "head")
    for table in schema.metadata.tables.values():
        # Finds a damaged schema now, not at the first request.
        connection.execute(select(table).limit(1))


def _prepare_sqlite(connection: Any, _: object) -> None:  # noqa: ANN401 - a driver's own
    """Makes an acknowledged move survive a power loss, which WAL's default doesn't guarantee."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


@contextmanager
def folder_lease(folder: Path) -> Iterator[int]:
    """Locks the data folder for this process. The lock file names its holder's address.

    Raises OSError if another server holds the lock.
    """
    # Only the server's user may read the key and the seeds.
    os.umask(0o077)
    folder.mkdir(parents=True, exist_ok=True)
    lock = os.open(folder / "server.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        os.ftruncate(lock, 0)
        yield lock
    except BlockingIOError:
        where = os.read(lock, 100).decode("utf-8").strip()
        at = f" at {where}/" if where else ""
        raise OSError(f"another server{at} uses the data folder {folder}") from None
    finally:
        os.close(lock)


def write_address(lock: int, url: str) -> None:
    """Writes the server's address into the lock file."""
    os.pwrite(lock, f"{url}\n".encode(), 0)
