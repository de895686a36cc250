"""Alembic runs this. It migrates the database of the connection that the server passes in."""

from __future__ import annotations

from alembic import context

from azulejos.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
