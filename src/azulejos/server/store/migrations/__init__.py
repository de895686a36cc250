"""The steps by which alembic migrates a database to the current schema."""
