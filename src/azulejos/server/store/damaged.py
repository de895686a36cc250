"""What is damaged in the database is set aside: named, left as it is, and in nobody's way."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NoReturn

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from azulejos.wire.refusals import Code, RefusedError

_log = logging.getLogger(__name__)
_UNREADABLE_TEXT: Final = "Could not decode to UTF-8"
"""SQLite's driver has no code for it."""


class DamagedError(Exception):
    """What is stored of a table or a companion can't be what was written; the message says why."""


class SetAside:
    """The damaged tables, or companions, until the server stops."""

    def __init__(self, kind: str) -> None:
        self._kind = kind
        self._ids: set[str] = set()

    @property
    def num(self) -> int:
        return len(self._ids)

    def check(self, each: str) -> None:
        """Raises RefusedError for one that was set aside."""
        if each in self._ids:
            raise RefusedError(Code.DAMAGED)

    def add(self, each: str, error: Exception) -> NoReturn:
        """Sets it aside for an error of reading or replaying its log. Raises RefusedError; or the
        error, if it was the database that failed."""
        if isinstance(error, SQLAlchemyError | OSError | RefusedError):
            raise error
        self._ids.add(each)
        # No other error's words: they could quote hidden columns.
        reason = f"its log can't be replayed ({type(error).__name__})"
        if isinstance(error, DamagedError):
            reason = str(error)
        _log.error("%s %s is damaged and set aside: %s", self._kind, each, reason)
        raise RefusedError(Code.DAMAGED) from error


@contextmanager
def finding_damage() -> Iterator[None]:
    """Raises DamagedError where SQLite could read the file and found nonsense in it. It quotes
    nothing: what is stored may be secret."""
    try:
        yield
    except UnicodeDecodeError as error:
        # An error message that quotes the file.
        raise DamagedError("the database is malformed there") from error
    except DBAPIError as error:
        if getattr(error.orig, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_CORRUPT:
            raise DamagedError("the database is malformed there") from error
        if _UNREADABLE_TEXT in str(error.orig):
            raise DamagedError("a text isn't UTF-8") from error
        raise
