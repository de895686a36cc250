"""Storage: awaiting a write means that it is on the disk.

Group commit: writes of many tables that arrive together share one commit, because a commit waits
for the disk once, however much it holds.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import NamedTuple

from sqlalchemy import Engine, Table, func, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from azulejos.server import limits
from azulejos.server.histograms import Histogram
from azulejos.wire.entries import Logged, parse_entry

from . import schema
from .companion_lines import KeptLine, from_row
from .damage import DamagedError, check_log, check_rows, finding_damage
from .postgresql_lease import LockedError, PostgreSQLLease
from .writes import Row, Write, write_at_once, write_each

__all__ = ["AppendedTwiceError", "Storage", "Write"]

_log = logging.getLogger(__name__)


class AppendedTwiceError(Exception):
    """The log already has an entry with that number or request."""


class _Queued(NamedTuple):
    """A write that waits for its commit."""

    write: Write
    done: asyncio.Future[None]
    since: float


class Storage:
    """Reads and writes a database. Made by `open_database`."""

    def __init__(
        self,
        engine: AsyncEngine,
        writing: Engine | None = None,
        lease: PostgreSQLLease | None = None,
    ) -> None:
        """SQLite has `writing`, a synchronous engine of the same database. With it a commit takes
        one trip to a thread; the asynchronous engine would take one for each statement. PostgreSQL
        has a `lease`, whose connection writes."""
        self._engine = engine
        self._lease = lease
        self._writing = writing
        self._thread = ThreadPoolExecutor(1, "storage")
        self._queue: asyncio.Queue[_Queued] = asyncio.Queue()
        self.num_commits = 0
        self.waits, self.commits = Histogram(), Histogram()
        """How long a write waits for its commit to begin, and how long commits take."""
        self.is_lost = False
        """Whether another server has taken over the database, and this one must end."""

    async def store(self, write: Write) -> None:
        """Returns once the rows are on the disk. Raises AppendedTwiceError for a duplicate.

        After any other error the rows may be there all the same: read the log before going on.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Queued(write, done, time.perf_counter()))
        await done

    @property
    def num_waiting(self) -> int:
        """Writes that wait for their commit to begin."""
        return self._queue.qsize()

    async def log(self, table_id: str) -> Sequence[Logged]:
        """The entries of a table; empty if there is no such table. Raises DamagedError."""
        rows = await self._log(schema.entries, schema.tables, table_id)
        return [Logged(parse_entry(row["entry"]), row["request"], row["time"]) for row in rows]

    async def probe(self) -> None:
        """Writes and reads a row. Raises the database's error, or TimeoutError."""
        async with asyncio.timeout(limits.PROBE_SECONDS):
            written = time.time_ns() // 1_000_000
            await self.store(Write(probe=written))
            async with self._engine.connect() as connection:
                read = (await connection.execute(select(schema.health.c.time))).scalar()
        if read is None or read < written:
            raise OSError("the database doesn't return what was written")

    async def due(self, now: int, most: int) -> Sequence[str]:
        """Up to `most` tables that are due for a check, longest overdue first."""
        return await self._due(schema.tables, now, most)

    async def companions_due(self, now: int, most: int) -> Sequence[str]:
        """The same for companions."""
        return await self._due(schema.companions, now, most)

    async def num_tables(self) -> int:
        return await self._count(schema.tables)

    async def num_companions(self) -> int:
        return await self._count(schema.companions)

    async def companion_lines(self, companion_id: str) -> Sequence[KeptLine]:
        """The lines of a companion; empty if there is no such companion. Raises LogError and
        DamagedError."""
        rows = await self._log(schema.companion_lines, schema.companions, companion_id)
        return [from_row(row) for row in rows]

    async def _log(self, kind: Table, kept: Table, its_id: str) -> Sequence[Row]:
        """The checked rows of a log; `kept` says how long it is."""
        (owner,) = (column for column in kind.primary_key if column.foreign_keys)
        # One statement, because a log may grow between two.
        query = select(kind, kept.c.length).outerjoin_from(kind, kept)
        query = query.where(owner == its_id).order_by(kind.c.number)
        async with self._reading() as connection:
            rows = [dict(row) for row in (await connection.execute(query)).mappings()]
            if not rows:
                length = select(kept.c.length).where(kept.c.id == its_id)
                if (await connection.execute(length)).scalar():
                    raise DamagedError("its log is missing")
        check_log(kind, rows)
        return rows

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read from. Raises DamagedError if the file has nonsense there."""
        with finding_damage():
            async with self._engine.connect() as connection:
                yield connection

    async def _due(self, kept: Table, now: int, most: int) -> Sequence[str]:
        query = select(kept.c.id).where(kept.c.due <= now).order_by(kept.c.due).limit(most)
        async with self._engine.connect() as connection:
            return [each for (each,) in await connection.execute(query)]

    async def _count(self, kept: Table) -> int:
        async with self._engine.connect() as connection:
            return (await connection.execute(select(func.count()).select_from(kept))).scalar() or 0

    async def seeds(self, table_id: str) -> dict[int, bytes]:
        """The seeds of a table by game. Raises DamagedError."""
        seeds = schema.seeds
        query = select(seeds).where(seeds.c.table_id == table_id).order_by(seeds.c.game)
        async with self._reading() as connection:
            rows = [dict(row) for row in (await connection.execute(query)).mappings()]
        check_rows(seeds, rows)
        return {row["game"]: row["seed"] for row in rows}

    def close(self) -> None:
        """Call it after the last write."""
        self._thread.shutdown()
        if self._writing is not None:
            self._writing.dispose()

    async def write_queued(self) -> None:
        """Commits queued writes, forever."""
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty():
                batch.append(self._queue.get_nowait())
            begun = time.perf_counter()
            for each in batch:
                self.waits.add(begun - each.since)
            if len(batch) > 1 and await self._try(batch):
                continue
            # Retry one by one: a failing write must not fail the others.
            for each in batch:
                await self._try([each], is_last=True)

    async def keep_lease(self) -> None:
        """Finds out that the lease is lost although nobody plays, and takes it again. Returns once
        another server holds it for good."""
        num_lost = 0
        while num_lost < limits.LEASE_TRIES:
            await asyncio.sleep(limits.LEASE_SECONDS)
            try:
                await self.store(Write())
                num_lost = 0
            except LockedError:
                num_lost += 1
            except (SQLAlchemyError, OSError):
                # The writer logs why. PostgreSQL may come back.
                num_lost = 0
        _log.error("another server uses the database, so this one ends")
        self.is_lost = True

    async def _try(self, batch: list[_Queued], *, is_last: bool = False) -> bool:
        error: Exception | None = None
        try:
            with self.commits.measuring():
                await self._commit([each.write for each in batch])
        except Exception as found:  # noqa: BLE001 - goes to the waiting caller
            if not is_last:
                return False
            if not await self._holds(batch[0].write):
                is_there = isinstance(found, IntegrityError)
                error = AppendedTwiceError(str(found)) if is_there else found
        for each in batch:
            done = each.done
            if done.done():
                continue
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)
        return True

    async def _holds(self, write: Write) -> bool:
        """Whether the database has the rows of a failed write: the commit may have succeeded and
        only its answer been lost. False if it can't be read either."""
        logs = (schema.entries, schema.companion_lines)
        rows = [(table, row) for table in logs for row in getattr(write, table.name)]
        try:
            async with self._engine.connect() as connection:
                for table, row in rows:
                    of_it = [column == row[column.name] for column in table.primary_key]
                    found = (await connection.execute(select(table).where(*of_it))).mappings()
                    if [dict(each) for each in found] != [row]:
                        return False
        except (SQLAlchemyError, OSError):
            return False
        return bool(rows)

    async def _commit(self, writes: Sequence[Write]) -> None:
        if self._lease is not None:
            try:
                await self._write_leased(self._lease, writes)
            except (SQLAlchemyError, OSError):
                if self._lease.is_held:
                    raise
                # The connection was lost. Writing twice is safe: rows have keys, the rest is
                # idempotent.
                await self._write_leased(self._lease, writes)
        elif self._writing is not None:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._thread, self._write_at_once, self._writing, writes)
        self.num_commits += 1

    @staticmethod
    async def _write_leased(lease: PostgreSQLLease, writes: Sequence[Write]) -> None:
        async with lease.writing() as connection:
            await connection.run_sync(write_each, writes)

    @staticmethod
    def _write_at_once(engine: Engine, writes: Sequence[Write]) -> None:
        with engine.begin() as connection:
            write_at_once(connection, writes)
