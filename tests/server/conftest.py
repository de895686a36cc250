"""Fixtures for several modules: a PostgreSQL cluster for the tests, and empty databases."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from azulejos.server.store.database import sqlite_url
from tests.server.postgresql import PostgreSQL, running_postgresql

_NUMBERS = itertools.count()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    with running_postgresql() as started:
        yield started


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    cluster: PostgreSQL = request.getfixturevalue("postgresql")
    return cluster.new_database(f"empty_{next(_NUMBERS)}")
