"""Run by alembic: migrates the connection that the server hands over."""

from __future__ import annotations

from alembic import context

from azulejos.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
