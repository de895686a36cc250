"""A database has one server at a time: a table has one host, or its log would have two ends.

For SQLite the data folder is locked; PostgreSQL keeps an advisory lock while we are connected.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from azulejos.server import limits

_LOCK: Final = 0x617A756C656A6F73
"""Of PostgreSQL's advisory locks, the one of Azulejos."""


class DatabaseError(OSError):
    """A database that can't be used, and why."""


@contextmanager
def folder_lease(folder: Path) -> Iterator[int]:
    """Locks the data folder for this process. The lock's file says where its holder can be reached.

    Raises OSError where another server has it.
    """
    # The key and the seeds are the server's alone.
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
    """Writes into the lock's file where its holder can be reached."""
    os.pwrite(lock, f"{url}\n".encode(), 0)


async def postgresql_lease(engine: AsyncEngine) -> Any:  # noqa: ANN401 - closed, and nothing else
    """Locks the database while the connection that it answers is open. Raises DatabaseError."""
    connection = await engine.connect()
    await connection.execution_options(isolation_level="AUTOCOMMIT")
    for _ in range(limits.LOCK_TRIES):
        taken = await connection.execute(
            text("SELECT pg_try_advisory_lock(:lock)"), {"lock": _LOCK}
        )
        if taken.scalar():
            return connection
        await asyncio.sleep(limits.LOCK_RETRY_SECONDS)
    await connection.close()
    raise DatabaseError("another server uses the database")
