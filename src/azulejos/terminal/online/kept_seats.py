"""The seats that were taken from here, so that the same link leads back to them.

A file for each table, which only its owner can read: whoever has a seat's token plays for it.
Several programs may be at tables at the same time, so none of them locks the folder.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Final

from .links import Link
from .table import OwnSeat

FOLDER: Final = "online"
_LARGEST: Final = 100_000


@dataclass(frozen=True, slots=True)
class KeptTable:
    """What is remembered of a table."""

    seats: tuple[OwnSeat, ...] = ()
    """The one that was taken last is the last."""
    invitation: str | None = None
    games: tuple[int, ...] = ()
    """The numbers of those games whose records are kept."""


class KeptSeats:
    """The seats of a data folder. What can't be read counts as not kept."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / FOLDER

    def load(self, link: Link) -> KeptTable:
        try:
            text = self._path(link).read_bytes()[:_LARGEST]
            kept = json.loads(text)
            seats = tuple(
                OwnSeat(_number(each["seat"]), _text(each["token"]), each.get("name"))
                for each in kept["seats"]
            )
            invitation = kept.get("invitation")
            games = tuple(map(_number, kept["games"]))
        except (OSError, ValueError, LookupError, TypeError, RecursionError):
            return KeptTable()
        return KeptTable(seats, None if invitation is None else str(invitation), games)

    def add(self, link: Link, own: OwnSeat) -> None:
        """Raises OSError where the folder can't be used."""
        kept = self.load(link)
        others = tuple(each for each in kept.seats if each.seat != own.seat)
        invitation = link.invitation or kept.invitation
        self._save(link, replace(kept, seats=(*others, own), invitation=invitation))

    def forget(self, link: Link, tokens: Sequence[str]) -> None:
        """Forgets seats that are no longer ours. Raises OSError."""
        kept = self.load(link)
        seats = tuple(each for each in kept.seats if each.token not in tokens)
        self._save(link, replace(kept, seats=seats))

    def note_game(self, link: Link, game: int) -> None:
        """A game's record is kept. Raises OSError."""
        kept = self.load(link)
        self._save(link, replace(kept, games=tuple(sorted({*kept.games, game}))))

    def _save(self, link: Link, kept: KeptTable) -> None:
        """Writes it whole, and readable for nobody else at any time."""
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        path = self._path(link)
        part = path.with_name(f"{path.name}.{os.getpid()}.part")
        descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            os.fchmod(descriptor, 0o600)
            json.dump({"table": link.to_watch(), **asdict(kept)}, file, indent=2)
            file.flush()
            os.fsync(descriptor)
        part.replace(path)

    def _path(self, link: Link) -> Path:
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
