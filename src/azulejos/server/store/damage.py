"""What is damaged in the database is found, and set aside: named, left as it is, in nobody's way.

A checksum in every stored row shows a bit that a disk or a program flipped. It guards against
accidents. Whoever can write to the database can write a checksum, too.
"""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final, NoReturn
from zlib import crc32

from sqlalchemy import Table
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from azulejos.wire.refusals import Code, RefusedError

from . import schema

_log = logging.getLogger(__name__)
_UNREADABLE_TEXT: Final = "Could not decode to UTF-8"
"""SQLite's driver has no code for it."""
_COVERED: Final[Mapping[str, Sequence[str]]] = {
    schema.entries.name: ("table_id", "number", "request", "entry", "time"),
    schema.seeds.name: ("table_id", "game", "seed"),
    schema.companion_lines.name: (
        *("companion_id", "number", "request", "typed", "entry", "speech", "time"),
    ),
}
"""The columns under each checksum. A new column doesn't change those of old rows."""


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


def sealed(kind: Table, row: Mapping[str, Any]) -> dict[str, Any]:
    """The row with its checksum."""
    return {**row, "checksum": _checksum(kind, row)}


def check_rows(kind: Table, rows: Sequence[Mapping[str, Any]]) -> None:
    """Raises DamagedError if a row doesn't have its checksum.

    Rows of versions before 0.2 have none, but after one that has it, all have.
    """
    is_sealed = False
    for row in rows:
        place = f"{kind.name} {row.get('number', row.get('game'))}"
        if row["checksum"] is None and is_sealed:
            raise DamagedError(f"{place} has lost its checksum")
        is_sealed = row["checksum"] is not None
        if is_sealed and row["checksum"] != _checksum(kind, row):
            raise DamagedError(f"{place} doesn't match its checksum")


def check_log(kind: Table, rows: Sequence[Mapping[str, Any]]) -> None:
    """The same, and whether all rows of a log are there: each has the `length` of its log, None if
    it is from an earlier version."""
    for number, row in enumerate(rows):
        if row["number"] != number:
            raise DamagedError(f"{kind.name} {number} is missing")
    check_rows(kind, rows)
    length = rows[0]["length"] if rows else None
    if length is not None and length != len(rows):
        raise DamagedError(f"there are {len(rows)} {kind.name}, and {length} were written")


def _checksum(kind: Table, row: Mapping[str, Any]) -> int:
    values = [row[name] for name in _COVERED[kind.name]]
    plain = [value.hex() if isinstance(value, bytes) else value for value in values]
    return crc32(json.dumps(plain).encode("ascii"))
