"""Adds checksums of rows, the lengths of logs, and the row that /health writes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Existing rows stay without: they could be damaged already.
    for name in ("entries", "seeds", "companion_lines"):
        op.add_column(name, sa.Column("checksum", sa.BigInteger, nullable=True))
    for name in ("tables", "companions"):
        op.add_column(name, sa.Column("length", sa.Integer, nullable=True))
    op.create_table(
        "health",
        sa.Column("id", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_health"),
    )
    op.execute(sa.text("INSERT INTO health (id, time) VALUES (0, 0)"))


def downgrade() -> None:
    op.drop_table("health")
    for name in ("tables", "companions"):
        op.drop_column(name, "length")
    for name in ("entries", "seeds", "companion_lines"):
        op.drop_column(name, "checksum")
