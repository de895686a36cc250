"""Adds the time of each entry, and the next time to check a table."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Plain columns: rebuilding a table would break the foreign keys to it.
    op.add_column("entries", _number("time"))
    op.add_column("tables", _number("due"))
    # Existing rows count as new, so nothing has expired.
    now = time.time_ns() // 1_000_000
    op.execute(sa.text("UPDATE entries SET time = :now").bindparams(now=now))
    op.execute(sa.text("UPDATE tables SET due = :now").bindparams(now=now))
    op.create_index("ix_tables_due", "tables", ["due"])


def downgrade() -> None:
    op.drop_index("ix_tables_due", "tables")
    op.drop_column("tables", "due")
    op.drop_column("entries", "time")


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, nullable=False, server_default="0")
