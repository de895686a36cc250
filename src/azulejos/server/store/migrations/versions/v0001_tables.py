"""Tables, entries and seeds."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("request", sa.String(80), nullable=True),
        sa.Column("entry", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_entries_table_id"),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_entries"),
        sa.UniqueConstraint("table_id", "request", name="uq_entries_table_id_request"),
    )
    op.create_table(
        "seeds",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("game", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("seed", sa.LargeBinary(32), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seeds_table_id"),
        sa.PrimaryKeyConstraint("table_id", "game", name="pk_seeds"),
    )


def downgrade() -> None:
    op.drop_table("seeds")
    op.drop_table("entries")
    op.drop_table("tables")
