"""A checksum in every stored row: a bit that a disk or a program flipped is found, not played.

It guards against accidents. Whoever can write to the database can write a checksum, too.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final
from zlib import crc32

from sqlalchemy import Table

from . import schema
from .damaged import DamagedError

_COVERED: Final[Mapping[str, Sequence[str]]] = {
    schema.entries.name: ("table_id", "number", "request", "entry", "time"),
    schema.seeds.name: ("table_id", "game", "seed"),
    schema.companion_lines.name: (
        *("companion_id", "number", "request", "typed", "entry", "speech", "time"),
    ),
}
"""The columns under each checksum. A new column doesn't change those of old rows."""


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
