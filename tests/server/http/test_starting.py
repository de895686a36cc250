"""What keeps a server from starting is one clear sentence, without a password and a traceback."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from azulejos.server.store.database import DatabaseError, check_database, sqlite_url
from azulejos.server.tables.seat_tokens import load_key
from tests.server.postgresql import PostgreSQL
from tests.server.serving import Server


def refused(folder: Path, *options: str) -> str:
    """What a server that can't start says."""
    command = Server(folder, *options).command
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    (told,) = [line for line in done.stderr.splitlines() if line.startswith("azulejos: ")]
    return told


def newer(folder: Path) -> None:
    asyncio.run(check_database(sqlite_url(folder)))
    with closing(sqlite3.connect(folder / "azulejos.db")) as kept, kept:
        kept.execute("UPDATE alembic_version SET version_num = '0999'")


def damaged_schema(folder: Path) -> None:
    asyncio.run(check_database(sqlite_url(folder)))
    path = folder / "azulejos.db"
    path.write_bytes(path.read_bytes().replace(b"checksum BIGINT", b"chacksum BIGINT"))


FOLDERS: dict[str, tuple[Callable[[Path], object], str]] = {
    "newer": (newer, "a newer version of Azulejos made this database"),
    "empty key": (
        lambda folder: (folder / "key").write_bytes(b""),
        "key is no key: it has 0 bytes",
    ),
    "short key": (lambda folder: (folder / "key").write_bytes(b"x"), "it has 1 bytes, not 32"),
    "schema": (damaged_schema, "azulejos.db can't be used"),
}


@pytest.mark.parametrize("what", FOLDERS)
def test_a_data_folder_that_can_not_be_served(tmp_path: Path, what: str) -> None:
    spoil, told = FOLDERS[what]
    folder = tmp_path / "data"
    folder.mkdir()
    spoil(folder)
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    assert told in refused(folder)
    after = {path.name: path.read_bytes() for path in folder.iterdir()}
    assert before.items() <= after.items(), "nothing is overwritten"


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("azulejos:secret@localhost", "can't be read; write it as"),
        ("postgres//azulejos:secret@localhost/azulejos", "can't be read"),
        ("postgresql://azulejos:secret@host:port/azulejos", "can't be read; write it as"),
        ("postgresql://azulejos:secret@[::1/azulejos", "write it as"),
        ("mysql://azulejos:secret@localhost/azulejos", "mysql is not a kind of database"),
        ("postgresql://azulejos@127.0.0.1:1/azulejos?password=secret", "can't be used"),
        ("postgresql://azulejos:secret@127.0.0.1:1/azulejos?surprise=1", "can't be used"),
        ("postgresql://azulejos:secret@nowhere.invalid/azulejos", "can't be used"),
    ],
)
def test_an_address_that_leads_to_no_database(address: str, told: str) -> None:
    with pytest.raises(DatabaseError, match=re.escape(told)) as error:
        asyncio.run(check_database(address))
    assert "secret" not in str(error.value)


def test_an_address_that_can_not_be_read_is_told_in_one_line(tmp_path: Path) -> None:
    address = "postgresql://azulejos:secret@host:port/azulejos"
    said = refused(tmp_path / "data", "--database", address)
    assert "write it as postgresql://user@host:5432/name" in said
    assert "secret" not in said


def test_a_database_or_a_user_that_does_not_exist(postgresql: PostgreSQL) -> None:
    url = postgresql.new_database("there")
    for wrong in (url.replace("/there", "/elsewhere"), url.replace("azulejos@", "nobody:secret@")):
        with pytest.raises(DatabaseError, match="does not exist") as error:
            asyncio.run(check_database(wrong))
        assert "secret" not in str(error.value)


def test_a_crash_leaves_no_empty_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(_: int) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as crashing:
        crashing.setattr("os.fsync", crash)
        with pytest.raises(KeyboardInterrupt):
            load_key(tmp_path)
    key = load_key(tmp_path)
    assert len(key) == 32
    assert load_key(tmp_path) == key
    assert (tmp_path / "key").stat().st_mode & 0o077 == 0
