"""What several modules need: a PostgreSQL of our own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.postgresql import PostgreSQL, running_postgresql


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    with running_postgresql() as started:
        yield started
