"""A person at the full screen: presses keys, clicks, and reads the screen."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Final

from textual.geometry import Offset
from textual.pilot import Pilot

from azulejos.rules import CENTER, Dealer, Game, Move, PlayerMove, Position, TilingMove
from azulejos.terminal.full_screen.app import TableApp
from azulejos.terminal.full_screen.local_shown_table import LocalShownTable
from azulejos.terminal.full_screen.picture import Drawing
from azulejos.terminal.full_screen.shown_table import Leaving
from azulejos.terminal.full_screen.spots import ColumnSpot, LineSpot, Spot, TilesSpot
from azulejos.terminal.settings import StepPace
from azulejos.terminal.speaker import Said, letters_of, spoken_lines
from azulejos.terminal.text_options import TextOptions, open_session
from azulejos.terminal.text_session import Session
from tests.terminal.sessions import ENGLISH, SEED

SMALL: Final = (80, 24)
WIDE: Final = (140, 45)
LONGEST_WAIT: Final = 120
"""Seconds. Nothing takes nearly as long."""


class Person:
    """Presses keys, clicks, and sees the screen."""

    def __init__(self, app: TableApp, pilot: Pilot[Leaving], session: Session) -> None:
        self.app = app
        self.pilot = pilot
        self.session = session

    @property
    def position(self) -> Position:
        return self.session.mode.game.position

    @property
    def game(self) -> Game:
        return self.session.mode.game

    @property
    def is_waiting(self) -> bool:
        """Whether something is on its way."""
        return self.app.table.is_thinking

    @property
    def screen(self) -> list[str]:
        """The lines of the screen."""
        strips = self.app.screen._compositor.render_strips()
        return ["".join(segment.text for segment in strip) for strip in strips]

    @property
    def seen(self) -> str:
        return "\n".join(line.rstrip() for line in self.screen)

    def drawing(self, name: str) -> Drawing:
        return self.app.screen_stack[0].query_one(f"#{name}", Drawing)

    @property
    def preview(self) -> str:
        """The text about the focus, on one line."""
        rows = self.drawing("preview").picture.rows
        return " ".join("".join(character for character, _ in row).strip() for row in rows).strip()

    @property
    def log(self) -> str:
        """Everything in the log, in the present language."""
        table = self.app.table
        said = [
            [entry] if isinstance(entry, str) else [*spoken_lines(entry, table.voice)]
            for entry in table.log
        ]
        return "\n".join(line for lines in said for line in lines)

    @property
    def under_cursor(self) -> str:
        """The character under the terminal's cursor."""
        at = self.app.cursor_position
        return self.screen[at.y][at.x]

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.settle()

    async def type(self, text: str) -> None:
        """Types a line, and goes back to the table."""
        await self.press("slash", *text, "enter", "escape")

    async def click(self, spot: Spot) -> None:
        """Clicks a spot of the table."""
        region = self.drawing("table").picture.spots[spot]
        await self.pilot.click("#table", offset=region.offset + Offset(1, 0))
        await self.settle()

    async def settle(self) -> None:
        """Waits until the computer is done and everything is drawn."""
        await self.pilot.pause()
        await self.wait_until(
            lambda: not (self.app.is_running and self.is_waiting), "nobody thinks"
        )
        await self.pilot.pause()

    async def wait_until(self, holds: Callable[[], bool], what: str) -> None:
        """Waits for a condition; the failure names it."""
        deadline = time.monotonic() + LONGEST_WAIT
        while not holds():
            if time.monotonic() > deadline:
                raise AssertionError(f"still waiting until {what}:\n{self.seen}")
            await asyncio.sleep(0.001)
            await self.pilot.pause()

    def keys_for(self, move: PlayerMove) -> list[str]:
        """The keys for a move, the quick way."""
        if isinstance(move, TilingMove):
            return [str(move.column + 1), "enter"]
        source = "c" if move.source == CENTER else str(move.source + 1)
        letter = letters_of(self.app.table.voice)[move.color].lower()
        return [source, letter, str(move.destination), "enter"]

    async def play(self, move: PlayerMove) -> None:
        await self.press(*self.keys_for(move))

    async def play_by_mouse(self, move: PlayerMove) -> None:
        if isinstance(move, Move):
            await self.click(TilesSpot(move.source, move.color))
            await self.click(LineSpot(move.destination))
        else:
            await self.click(ColumnSpot(move.row, move.column))


def open_table(
    folder: Path,
    options: TextOptions,
    *,
    starts_new: bool = True,
    pace: StepPace | None = StepPace.NONE,
) -> tuple[TableApp, Session]:
    """A table as `azulejos tui` opens it, with nothing left to chance. Without a pace, that of the
    settings."""
    log: list[Said] = []
    session, is_new = open_session(
        replace(options, folder=folder),
        ENGLISH,
        lambda: None,
        lambda _: None,
        hear=lambda said: log.append(said) if said else None,
    )
    if is_new and starts_new:
        session.table_mode.table.dealer = Dealer(SEED)
    if pace is not None:
        session.front.preferences = replace(session.front.preferences, pace=pace)
    return TableApp(LocalShownTable(session, log, is_new=is_new)), session


@asynccontextmanager
async def sitting(
    folder: Path,
    options: TextOptions = TextOptions(level=1),  # noqa: B008 - a value
    size: tuple[int, int] = SMALL,
    pace: StepPace | None = StepPace.NONE,
) -> AsyncIterator[Person]:
    """A person at a table."""
    app, session = open_table(folder, options, pace=pace)
    try:
        async with app.run_test(size=size) as pilot:
            person = Person(app, pilot, session)
            await person.settle()
            yield person
    finally:
        session.close()
