"""The seats taken from this computer, so that the same link leads back to them.

A file for each table, which only its owner can read: whoever has a seat's token plays for it.
Several programs may be at one table at the same time, so each has the folder to itself for as long
as it takes to change a file, and no longer.
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Final

from azulejos.terminal.data_folder import write_whole

from .links import TableLink
from .table import OwnSeat

FOLDER: Final = "online"
_LARGEST: Final = 100_000


@dataclass(frozen=True, slots=True)
class KeptTable:
    """What is kept about a table."""

    seats: tuple[OwnSeat, ...] = ()
    """The latest is the last."""
    invitation: str | None = None
    games: tuple[int, ...] = ()
    """The games whose records are kept."""


class KeptSeats:
    """The seats of a data folder. An unreadable file counts as empty."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / FOLDER

    def load(self, link: TableLink) -> KeptTable:
        try:
            text = self._path(link).read_bytes()[:_LARGEST]
            kept = json.loads(text)
            seats = tuple(
                OwnSeat(
                    _number(each["seat"]),
                    _text(each["token"]),
                    _text_or_none(each, "name"),
                    tuple(map(_text, each.get("nonces", ()))),
                )
                for each in kept["seats"]
            )
            invitation = _text_or_none(kept, "invitation")
            games = tuple(map(_number, kept["games"]))
        except (OSError, ValueError, LookupError, TypeError, RecursionError):
            return KeptTable()
        return KeptTable(seats, invitation, games)

    def add(self, link: TableLink, own: OwnSeat) -> None:
        """Keeps a seat. Raises OSError if the folder can't be used."""
        with self._taken():
            kept = self.load(link)
            others = tuple(each for each in kept.seats if each.seat != own.seat)
            invitation = link.invitation or kept.invitation
            self._save(link, replace(kept, seats=(*others, own), invitation=invitation))

    def forget(self, link: TableLink, tokens: Sequence[str]) -> None:
        """Forgets seats that are no longer ours. Raises OSError."""
        with self._taken():
            kept = self.load(link)
            seats = tuple(each for each in kept.seats if each.token not in tokens)
            self._save(link, replace(kept, seats=seats))

    def note_game(self, link: TableLink, game: int) -> None:
        """Notes that a game's record is kept. Raises OSError."""
        with self._taken():
            kept = self.load(link)
            self._save(link, replace(kept, games=tuple(sorted({*kept.games, game}))))

    @contextmanager
    def _taken(self) -> Iterator[None]:
        """Locks the folder, so that no other process writes between reading and writing."""
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = os.open(self.folder, os.O_RDONLY | os.O_CLOEXEC)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield
        finally:
            os.close(lock)

    def _save(self, link: TableLink, kept: KeptTable) -> None:
        """Writes the file atomically, readable only by its owner from the start."""
        text = json.dumps({"table": link.to_watch(), **asdict(kept)}, indent=2)
        write_whole(self._path(link), text, 0o600)

    def _path(self, link: TableLink) -> Path:
        name = hashlib.sha256(link.to_watch().encode()).hexdigest()[:32]
        return self.folder / f"{name}.json"


def _number(value: object) -> int:
    if type(value) is not int or value < 0:
        raise ValueError("no number")
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError("no text")
    return value


def _text_or_none(kept: Mapping[str, object], key: str) -> str | None:
    return None if kept.get(key) is None else _text(kept[key])
