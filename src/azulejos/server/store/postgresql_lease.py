"""The lease on a PostgreSQL database: an advisory lock of the one connection that writes.

PostgreSQL releases the lock when the connection ends. So a server whose connection is lost can't
write any more, and must take the lock again first: no second server ever writes beside it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from sqlalchemy import text
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from azulejos.server import limits

_LOCK: Final = 0x617A756C656A6F73
"""The key of our advisory lock."""
_log = logging.getLogger(__name__)


class DatabaseError(OSError):
    """The database can't be used; the message says why."""


class LockedError(DatabaseError):
    """Another server has the lock."""


class PostgreSQLLease:
    """Holds the lock, and takes it again after the connection was lost."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._holding: AsyncConnection | None = None

    async def take(self, num_tries: int | None = None) -> AsyncConnection:
        """The connection that holds the lock. Raises LockedError if another server has it."""
        connection = await self._engine.connect()
        try:
            for number in range(num_tries or limits.LOCK_TRIES):
                if number:
                    await asyncio.sleep(limits.LOCK_RETRY_SECONDS)
                lock = text("SELECT pg_try_advisory_lock(:lock)")
                is_taken = (await connection.execute(lock, {"lock": _LOCK})).scalar()
                # The lock belongs to the session, so it outlives this transaction.
                await connection.commit()
                if is_taken:
                    self._holding = connection
                    return connection
            raise LockedError("another server uses the database")
        finally:
            if self._holding is not connection:
                await connection.close()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction on the connection that holds the lock."""
        connection = self._holding
        if connection is None:
            # One try: those who wait hear soon that nothing is stored.
            connection = await self.take(1)
            _log.warning("took the lock of the database again")
        try:
            async with connection.begin():
                yield connection
        except (IntegrityError, DataError):
            # The rows are wrong, not the connection. SQLAlchemy replaces a lost connection by one
            # without the lock, so after any other error we drop ours.
            raise
        except BaseException as error:
            if isinstance(error, Exception):
                _log.error("lost the lock of the database; nothing is stored until it is back")
            await self.release()
            raise

    @property
    def is_held(self) -> bool:
        return self._holding is not None

    async def release(self) -> None:
        """Ends the connection and with it the lock."""
        connection, self._holding = self._holding, None
        if connection is not None:
            with suppress(SQLAlchemyError, OSError):
                await connection.invalidate()
            with suppress(SQLAlchemyError, OSError):
                await connection.close()
