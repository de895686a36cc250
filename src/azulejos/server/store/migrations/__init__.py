"""The steps by which alembic brings a database to the schema of this version."""
