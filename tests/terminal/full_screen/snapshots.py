"""Screens as text, compared with golden files that `python -m tests.golden.write` writes again."""

from __future__ import annotations

import asyncio
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from azulejos.rules import Phase
from azulejos.terminal.text_options import TextOptions
from azulejos.words.languages import Language

from .sitting import SMALL, WIDE, Person, sitting
from .test_whole_games import play_until, some_move

_FOLDER: Final = Path(__file__).parent / "golden"
_NAMES: Final = ("Ada", "Bo", "Cornelia", "Dorothea von Hagen")


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A screen: after so many moves and keys."""

    name: str
    options: TextOptions
    num_moves: int
    keys: tuple[str, ...]
    size: tuple[int, int] = SMALL

    @property
    def path(self) -> Path:
        return _FOLDER / f"{self.name}.txt"

    def take(self) -> str:
        """The screen, and where the cursor stands."""
        with tempfile.TemporaryDirectory() as folder:
            return asyncio.run(self._take(Path(folder)))

    async def _take(self, folder: Path) -> str:
        async with sitting(folder, self.options, self.size) as person:
            await self._play(person)
            await person.press(*self.keys)
            at = person.app.cursor_position
            return f"{person.seen}\n{at.x},{at.y} {person.under_cursor}\n"

    async def _play(self, person: Person) -> None:
        for _ in range(self.num_moves):
            await person.play(some_move(person))
        if self.options.is_gray:
            await play_until(person, lambda: person.position.phase is Phase.WALL_TILING)


SNAPSHOTS: Final = (
    Snapshot("tiles-chosen", TextOptions(names=_NAMES[:2]), 3, ("c", "enter", "down")),
    Snapshot(
        "column-de",
        TextOptions(names=_NAMES, language=Language.GERMAN, is_gray=True),
        0,
        (),
    ),
    Snapshot(
        "wide-nl",
        TextOptions(names=_NAMES[:3], language=Language.DUTCH, is_tactile=True),
        5,
        ("c",),
        WIDE,
    ),
    Snapshot("settings-de", TextOptions(names=_NAMES[:2], language=Language.GERMAN), 0, ("m",)),
)
