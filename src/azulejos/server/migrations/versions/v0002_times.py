"""When entries were made, and when a table is to be looked at again."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # What is there counts as made now: nothing of it has expired.
    now = sa.text(str(time.time_ns() // 1_000_000))
    with op.batch_alter_table("entries") as entries:
        entries.add_column(sa.Column("time", sa.BigInteger, nullable=False, server_default=now))
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("due", sa.BigInteger, nullable=False, server_default=now))
    with op.batch_alter_table("entries") as entries:
        entries.alter_column("time", server_default=None)
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("due", server_default=None)
        tables.create_index("ix_tables_due", ["due"])


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_index("ix_tables_due")
        tables.drop_column("due")
    with op.batch_alter_table("entries") as entries:
        entries.drop_column("time")
