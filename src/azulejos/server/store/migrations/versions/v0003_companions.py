"""Companions of real sets, and their lines."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "companions",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_companions"),
    )
    op.create_index("ix_companions_due", "companions", ["due"])
    op.create_table(
        "companion_lines",
        sa.Column("companion_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("request", sa.String(80), nullable=True),
        sa.Column("typed", sa.Text, nullable=True),
        sa.Column("entry", sa.Text, nullable=False),
        sa.Column("speech", sa.Text, nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(
            ["companion_id"], ["companions.id"], name="fk_companion_lines_companion_id"
        ),
        sa.PrimaryKeyConstraint("companion_id", "number", name="pk_companion_lines"),
        sa.UniqueConstraint(
            "companion_id", "request", name="uq_companion_lines_companion_id_request"
        ),
    )


def downgrade() -> None:
    op.drop_table("companion_lines")
    op.drop_index("ix_companions_due", "companions")
    op.drop_table("companions")
