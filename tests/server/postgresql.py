"""A PostgreSQL cluster in a temporary folder, for the duration of the tests."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

_USER = "azulejos"


def programs() -> Path | None:
    """The folder with `initdb`, which Debian keeps out of the search path."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    newest = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return newest[-1].parent if newest else None


@contextmanager
def running_postgresql() -> Iterator[PostgreSQL]:
    """Skips the test if PostgreSQL is not installed."""
    folder = programs()
    if folder is None:
        pytest.skip("PostgreSQL is missing: apt install postgresql")
    home = Path(tempfile.mkdtemp(prefix="azulejos-postgresql-"))
    started = PostgreSQL(folder, home)
    try:
        started.start()
        yield started
    finally:
        started.stop()
        shutil.rmtree(home)


class PostgreSQL:
    """A cluster that listens on this computer only."""

    def __init__(self, programs: Path, home: Path) -> None:
        self._programs = programs
        self._home = home
        self._user: str | None = None
        if os.geteuid() == 0:
            # PostgreSQL refuses to run as root.
            self._user = "postgres" if _is_user("postgres") else "nobody"
            shutil.chown(home, self._user)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]

    def start(self) -> None:
        self._run("initdb", "--auth=trust", f"--username={_USER}", "--no-sync", "-D", "data")
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''"
        options += " -c fsync=off"  # nothing here survives a power cut
        self._run("pg_ctl", "-D", "data", "-l", "log", "-o", options, "-w", "start")

    def stop(self) -> None:
        with suppress(subprocess.CalledProcessError):
            self._run("pg_ctl", "-D", "data", "-m", "immediate", "-w", "stop")

    def restart(self) -> None:
        self._run("pg_ctl", "-D", "data", "-l", "log", "-m", "fast", "-w", "restart")

    def new_database(self, name: str) -> str:
        """Creates an empty database; returns its URL."""
        where = ("-h", "127.0.0.1", "-p", str(self.port), "-U", _USER)
        self._run("createdb", *where, name)
        return f"postgresql+asyncpg://{_USER}@127.0.0.1:{self.port}/{name}"

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [self._programs / program, *arguments],
            cwd=self._home,
            user=self._user,
            check=True,
            stdout=subprocess.DEVNULL,
        )


def _is_user(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True
