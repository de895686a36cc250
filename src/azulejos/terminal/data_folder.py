"""The data folder: the unfinished game, the finished games, the settings.

Every write is atomic. An unreadable file is set aside, never overwritten or deleted. A lock lets
one process write at a time.
"""

from __future__ import annotations

import fcntl
import os
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from azulejos.notation import (
    Record,
    format_record,
    parse_record,
    replay,
    verify_deals,
)
from azulejos.players.seat_holders import Holder, parse_holder
from azulejos.rules import MAX_PLAYERS

from .local_table import LocalTable

_LARGEST: Final = 1_000_000
"""Bytes. No game is nearly as long, so a larger file is not ours."""


class UnreadableSaveError(ValueError):
    """A saved game or settings file that is torn, foreign or unreadable."""

    line: int | None = None
    """Where, if that is known."""


@dataclass(frozen=True, slots=True)
class Saved:
    """The game in the data folder."""

    table: LocalTable
    is_ended: bool
    """Whether it is over or abandoned, but not moved to the finished ones yet."""


class Store:
    """A data folder. Its methods raise OSError if the folder can't be used."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._lock: int | None = None

    @property
    def is_ours(self) -> bool:
        """Whether this process may write."""
        return self._lock is not None

    def lock(self) -> bool:
        """Locks the folder, and makes it first if need be. False if another process has it."""
        self.folder.mkdir(parents=True, exist_ok=True)
        lock = os.open(self.folder / "lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(lock)
            return False
        except OSError:
            os.close(lock)
            raise
        self._lock = lock
        return True

    def close(self) -> None:
        """Unlocks the folder."""
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    @property
    def current(self) -> Path:
        """The unfinished game."""
        return self.folder / "current.azul"

    @property
    def settings(self) -> Path:
        return self.folder / "settings.json"

    def load(self) -> Saved | None:
        """The saved game, if there is one. Raises UnreadableSaveError."""
        text = read_small(self.current)
        if text is None:
            return None
        try:
            record = parse_record(text)
            game = replay(record)
            dealer = verify_deals(record)
            table = LocalTable(game, dealer, record_holders(record), dict(record.tags))
        except ValueError as error:
            raise UnreadableSaveError(str(error)) from error
        return Saved(table, game.position.is_over or record.tag("Termination") is not None)

    def save(self, record: Record) -> None:
        """Replaces the saved game."""
        write_whole(self.current, format_record(record))

    def write(self, name: str, text: str) -> Path:
        """Writes a file for other programs; answers its path."""
        path = self.folder / name
        write_whole(path, text)
        return path

    def finish(self) -> int:
        """Moves the saved game to the finished ones; answers its number."""
        folder = self.folder / "games"
        folder.mkdir(exist_ok=True)
        path = _free_path(folder, _now(), ".azul")
        self.current.rename(path)
        _sync_folder(folder)
        _sync_folder(self.folder)
        return self.games().index(path) + 1

    def add(self, text: str) -> int:
        """Adds a record to the finished games; answers its number."""
        folder = self.folder / "games"
        folder.mkdir(exist_ok=True)
        path = _free_path(folder, _now(), ".azul")
        write_whole(path, text)
        return self.games().index(path) + 1

    def games(self) -> list[Path]:
        """The finished games, the oldest first."""
        return sorted((self.folder / "games").glob("*.azul"), key=lambda path: path.stem)

    def set_aside(self, path: Path) -> str:
        """Renames an unreadable file; answers its new name."""
        kept = _free_path(path.parent, f"{path.stem}-unreadable-{_now()}", path.suffix)
        path.rename(kept)
        return kept.name


def record_holders(record: Record) -> list[Holder]:
    """The holders of a record's seats."""
    seats = (record.tag(f"Seat{number}") for number in range(1, MAX_PLAYERS + 1))
    return [parse_holder(tag) for tag in seats if tag is not None]


def read_small(path: Path) -> str | None:
    """The text of a file; None if it does not exist. Raises UnreadableSaveError."""
    if not os.path.lexists(path):
        return None
    try:
        # Reading a pipe or a device could block for ever.
        if not path.is_file() or path.stat().st_size > _LARGEST:
            raise UnreadableSaveError("not a file of ours")
        return path.read_bytes().decode("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise UnreadableSaveError(str(error)) from error


def write_whole(path: Path, text: str, mode: int = 0o666) -> None:
    """Writes a file atomically: a crash leaves the old text or the new one. The umask applies to
    `mode`."""
    part = path.with_name(f"{path.name}.part")
    descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC, mode)
    with os.fdopen(descriptor, "w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    os.replace(part, path)  # noqa: PTH105 - named as in the manual that promises it is atomic
    _sync_folder(path.parent)


def default_folder(environment: Mapping[str, str]) -> Path:
    """The data folder unless the command line names one."""
    if folder := environment.get("AZULEJOS_DATA"):
        return Path(folder)
    if shared := environment.get("XDG_DATA_HOME"):
        return Path(shared) / "azulejos"
    return Path.home() / ".local" / "share" / "azulejos"


def _free_path(folder: Path, stem: str, suffix: str) -> Path:
    path = folder / f"{stem}{suffix}"
    number = 1
    while os.path.lexists(path):
        number += 1
        path = folder / f"{stem}-{number}{suffix}"
    return path


def _now() -> str:
    return time.strftime("%Y-%m-%d-%H%M%S")


def _sync_folder(folder: Path) -> None:
    """Makes a rename durable: without this, a power cut may undo it."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
