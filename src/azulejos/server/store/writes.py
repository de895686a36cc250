"""What is written in one commit, and how: atomically, and with few statements for SQLite."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any

from sqlalchemy import Column, Connection, Table, bindparam, delete, insert, select, update

from azulejos.server import limits
from azulejos.wire.entries import Logged, format_entry

from . import schema
from .companion_lines import KeptLine, to_row
from .damage import sealed

Row = dict[str, Any]


@dataclass(slots=True)
class Write:
    """Rows that are stored atomically."""

    tables: list[Row] = field(default_factory=list)
    seeds: list[Row] = field(default_factory=list)
    entries: list[Row] = field(default_factory=list)
    dues: dict[str, int] = field(default_factory=dict)
    removed: list[str] = field(default_factory=list)
    companions: list[Row] = field(default_factory=list)
    companion_lines: list[Row] = field(default_factory=list)
    companion_dues: dict[str, int] = field(default_factory=dict)
    companions_removed: list[str] = field(default_factory=list)
    probe: int | None = None
    """The time that `/health` writes."""
    lengths: dict[str, int] = field(default_factory=dict)
    companion_lengths: dict[str, int] = field(default_factory=dict)

    def table(self, table_id: str, due: int = 0) -> Write:
        """Adds a table; `due` is when to check whether it has expired."""
        self.tables.append({"id": table_id, "due": due})
        return self

    def due(self, table_id: str, due: int) -> Write:
        """Sets when to check a table again."""
        self.dues[table_id] = due
        return self

    def remove(self, table_id: str) -> Write:
        """Removes a table with its log and seeds."""
        self.removed.append(table_id)
        return self

    def seed(self, table_id: str, game: int, seed: bytes) -> Write:
        row = {"table_id": table_id, "game": game, "seed": seed}
        self.seeds.append(sealed(schema.seeds, row))
        return self

    def entry(self, table_id: str, number: int, logged: Logged) -> Write:
        row = {"table_id": table_id, "number": number, "request": logged.request}
        row |= {"entry": format_entry(logged.entry), "time": logged.at}
        self.entries.append(sealed(schema.entries, row))
        self.lengths[table_id] = number + 1
        return self

    def companion(self, companion_id: str, due: int) -> Write:
        """Adds a companion; `due` is when to check whether it has expired."""
        self.companions.append({"id": companion_id, "due": due})
        return self

    def companion_line(self, companion_id: str, number: int, line: KeptLine) -> Write:
        row = {"companion_id": companion_id, "number": number} | to_row(line)
        self.companion_lines.append(sealed(schema.companion_lines, row))
        self.companion_lengths[companion_id] = number + 1
        return self

    def companion_due(self, companion_id: str, due: int) -> Write:
        """Sets when to check a companion again."""
        self.companion_dues[companion_id] = due
        return self

    def remove_companion(self, companion_id: str) -> Write:
        """Removes a companion with its lines."""
        self.companions_removed.append(companion_id)
        return self


def write_each(connection: Connection, writes: Sequence[Write]) -> None:
    """Writes to any database, row by row."""
    # Asks the database even if there is nothing to write: that shows a lost connection.
    connection.execute(select(1))
    for table, rows in _inserted(writes):
        connection.execute(insert(table), rows)
    for column, values in _updated(writes):
        kept = column.table
        changed = update(kept).where(kept.c.id == bindparam("it")).values({column: bindparam("to")})
        connection.execute(changed, [{"it": each, "to": value} for each, value in values])
    _write_rest(connection, writes)


def write_at_once(connection: Connection, writes: Sequence[Write]) -> None:
    """The same for SQLite, with all rows of a table in one statement.

    SQLite's driver gives up Python's lock for each row. While the event loop is busy, getting it
    back takes 5 ms each time, so a commit of many rows would take a hundred times as long.
    """
    for table, rows in _inserted(writes):
        names = [column.name for column in table.columns if column.name in rows[0]]
        of_row = f"({', '.join('?' * len(names))})"
        for some in _batches(rows):
            connection.exec_driver_sql(
                f"INSERT INTO {table.name} ({', '.join(names)}) "  # noqa: S608 - no values
                f"VALUES {', '.join([of_row] * len(some))}",
                tuple(row[name] for row in some for name in names),
            )
    for column, values in _updated(writes):
        name = column.name
        for pairs in _batches(values):
            connection.exec_driver_sql(
                f"UPDATE {column.table.name} SET {name} = new.column2 "  # noqa: S608 - no values
                f"FROM (VALUES {', '.join(['(?, ?)'] * len(pairs))}) AS new WHERE id = new.column1",
                tuple(chain.from_iterable(pairs)),
            )
    _write_rest(connection, writes)


def _batches(rows: Sequence[Any]) -> Iterator[Sequence[Any]]:
    return (
        rows[start : start + limits.ROWS_AT_ONCE]
        for start in range(0, len(rows), limits.ROWS_AT_ONCE)
    )


def _inserted(writes: Sequence[Write]) -> Iterator[tuple[Table, Sequence[Row]]]:
    """The new rows of each table, in an order that respects the keys."""
    ordered = (schema.tables, schema.seeds, schema.entries, schema.companions)
    for table in (*ordered, schema.companion_lines):
        rows = [row for write in writes for row in getattr(write, table.name)]
        if rows:
            yield table, rows


def _updated(writes: Sequence[Write]) -> Iterator[tuple[Column[Any], Sequence[tuple[str, int]]]]:
    """The changed columns, with ids and values."""
    for column, of_write in _CHANGING:
        values = {each: value for write in writes for each, value in of_write(write).items()}
        if values:
            yield column, [*values.items()]


_CHANGING: Sequence[tuple[Column[Any], Callable[[Write], Mapping[str, int]]]] = (
    (schema.tables.c.due, lambda write: write.dues),
    (schema.tables.c.length, lambda write: write.lengths),
    (schema.companions.c.due, lambda write: write.companion_dues),
    (schema.companions.c.length, lambda write: write.companion_lengths),
)


def _write_rest(connection: Connection, writes: Sequence[Write]) -> None:
    """The probe of `/health`, and what is removed."""
    probes = [write.probe for write in writes if write.probe is not None]
    if probes:
        connection.execute(update(schema.health).values(time=max(probes)))
    removed = [table_id for write in writes for table_id in write.removed]
    of_tables = (schema.entries.c.table_id, schema.seeds.c.table_id, schema.tables.c.id)
    _remove(connection, of_tables, removed)
    removed = [companion_id for write in writes for companion_id in write.companions_removed]
    of_companions = (schema.companion_lines.c.companion_id, schema.companions.c.id)
    _remove(connection, of_companions, removed)


def _remove(connection: Connection, columns: Sequence[Column[Any]], removed: Sequence[str]) -> None:
    if removed:
        for of_it in columns:
            connection.execute(delete(of_it.table).where(of_it.in_(removed)))
