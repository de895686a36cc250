"""The database schema: tables with their log entries and secret seeds; companions with their
lines. `checksum` and `length` are null in rows of version 0.1 (`damage.py`)."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    }
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    # Milliseconds since 1970: when to check whether it has expired.
    Column("due", BigInteger, nullable=False, server_default="0", index=True),
    # The number of its entries.
    Column("length", Integer, nullable=True),
)

entries: Final = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    # Part of the key, so no entry can be appended twice.
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("request", String(80), nullable=True),
    Column("entry", Text, nullable=False),
    # Milliseconds since 1970.
    Column("time", BigInteger, nullable=False, server_default="0"),
    Column("checksum", BigInteger, nullable=True),
    UniqueConstraint("table_id", "request"),
)

seeds: Final = Table(
    "seeds",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("game", Integer, primary_key=True, autoincrement=False),
    Column("seed", LargeBinary(32), nullable=False),
    Column("checksum", BigInteger, nullable=True),
)

companions: Final = Table(
    "companions",
    metadata,
    Column("id", String(32), primary_key=True),
    # Milliseconds since 1970: when to check whether it has expired.
    Column("due", BigInteger, nullable=False, index=True),
    # The number of its lines.
    Column("length", Integer, nullable=True),
)

companion_lines: Final = Table(
    "companion_lines",
    metadata,
    Column("companion_id", String(32), ForeignKey("companions.id"), primary_key=True),
    # Part of the key, so no line can be appended twice.
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("request", String(80), nullable=True),
    Column("typed", Text, nullable=True),
    Column("entry", Text, nullable=False),
    Column("speech", Text, nullable=False),
    # Milliseconds since 1970.
    Column("time", BigInteger, nullable=False),
    Column("checksum", BigInteger, nullable=True),
    UniqueConstraint("companion_id", "request"),
)

health: Final = Table(
    "health",
    metadata,
    # One row, which `/health` writes and reads.
    Column("id", Integer, primary_key=True, autoincrement=False),
    # Milliseconds since 1970.
    Column("time", BigInteger, nullable=False),
)
