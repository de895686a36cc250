"""Sessions of the companion for the tests, in this process."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from azulejos.companion import Companion
from azulejos.companion.real_table import RealTable
from azulejos.players.seat_holders import Holder
from azulejos.rules import Game, Position
from azulejos.terminal.companion_command import CompanionOptions, open_companion
from azulejos.words.languages import Language
from azulejos.words.voice import Letters
from tests.terminal.sessions import ENGLISH

ADA_AND_BEN = (Holder("Ada"), Holder("Ben"))


class CompanionDesk:
    """A session of the companion. Tests type lines, and read what was said."""

    def __init__(self, options: CompanionOptions, environment: Mapping[str, str] = ENGLISH) -> None:
        self.written: list[str] = []
        self.session, self.front = open_companion(
            options, environment, lambda: None, self.written.append
        )
        self.session.go_on()

    @property
    def companion(self) -> Companion:
        return self.session.companion

    @property
    def table(self) -> RealTable:
        return self.companion.table

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def position(self) -> Position:
        return self.table.position

    @property
    def heard(self) -> str:
        """Everything that was said, on one line."""
        return " ".join(self.written)

    def type(self, *lines: str) -> str:
        """Types lines; returns the answer to the last one."""
        start = len(self.written)
        for each in lines:
            start = len(self.written)
            assert self.session.take(each), f"{each} leaves"
        return " ".join(self.written[start:])

    def close(self) -> None:
        self.session.close()


def companion_in(
    folder: Path,
    seats: tuple[Holder, ...] = ADA_AND_BEN,
    language: Language = Language.ENGLISH,
    *,
    is_gray: bool = False,
    is_classic: bool = False,
    is_new: bool = False,
    waits_in_tiling: bool = False,
    letters: Letters | None = Letters.TACTILE,
) -> CompanionDesk:
    """A session of the companion with this data folder. Its answers are short to write down: they
    have the letters of the tiles."""
    return CompanionDesk(
        CompanionOptions(
            seats=seats,
            language=language,
            is_gray=is_gray,
            is_classic=is_classic,
            is_tactile=not is_classic,
            is_new=is_new,
            waits_in_tiling=waits_in_tiling,
            letters=None if is_classic else letters,
            folder=folder,
        )
    )
