"""The margins around the table: the status, the keys, the log, and text about the focus."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from textual.geometry import Offset, Region

from azulejos.terminal.speaker import Said, spoken_lines, wrapped
from azulejos.words.phrases import Phrase, phrase
from azulejos.words.voice import Voice

from . import styles
from .picture import Picture
from .shown_table import ShownTable
from .spots import KeySpot

FIRST_LETTER: Final = Offset(1, 0)
"""Where the status and other texts begin; one column stays free."""


@dataclass(frozen=True, slots=True)
class ShownKey:
    """A key in the bottom line."""

    key: str
    action: str
    title: Phrase
    binding: str


KEYS: Final = (
    ShownKey("h", "hint", phrase("screen-key-hint-title"), "h"),
    ShownKey("u", "undo", phrase("screen-key-undo-title"), "u"),
    ShownKey("/", "command", phrase("screen-key-command-title"), "slash"),
    ShownKey("n", "new", phrase("screen-key-new-title"), "n"),
    ShownKey("m", "menu", phrase("screen-key-menu-title"), "m"),
    ShownKey("p", "plain", phrase("screen-key-plain-title"), "p"),
    ShownKey("?", "help", phrase("screen-key-help-title"), "question_mark"),
    ShownKey("q", "quit", phrase("screen-key-quit-title"), "q"),
)


def draw_status(text: str, width: int) -> Picture:
    """Draws the status, in as many lines as it needs."""
    lines = [*wrapped(text, max(width - 2, 1))]
    picture = Picture(width, len(lines))
    for y, line in enumerate(lines):
        picture.put(1, y, line, styles.BOLD)
    return picture


def draw_keys(voice: Voice, width: int) -> Picture:
    """Draws the keys and what they do, in as many lines as they need. Each can be clicked."""
    places: list[tuple[ShownKey, str, Offset]] = []
    at = Offset(1, 0)
    for each in KEYS:
        title = f" {voice.say(each.title)}"
        num_cells = cell_len(each.key + title)
        if at.x > 1 and at.x + num_cells > width:
            at = Offset(1, at.y + 1)
        places.append((each, title, at))
        at += Offset(num_cells + 2, 0)
    picture = Picture(width, at.y + 1)
    for each, title, start in places:
        end = picture.put(start.x, start.y, each.key, styles.POINTER)
        end = picture.put(end, start.y, title, styles.PLAIN)
        picture.mark(KeySpot(each.action), Region(start.x, start.y, end - start.x, 1), start)
    return picture


def draw_text(text: str, width: int, least: int, most: int) -> Picture:
    """Draws text from the top, in `least` to `most` lines."""
    lines = [*wrapped(text, max(width - 2, 1))]
    picture = Picture(width, min(max(len(lines), least), most))
    for y, line in enumerate(lines):
        picture.put(1, y, line)
    return picture


class LogLines:
    """The log in the present language, and how far it is scrolled up."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._num_said = 0
        self._voice: Voice | None = None
        self._width = 0
        self._up = 0
        self._height = 0

    def draw(self, table: ShownTable, num_told: int, width: int, height: int) -> Picture:
        """Draws the last lines, wrapped. Only `num_told` entries: none may run ahead of the steps
        that are shown."""
        is_as_before = (table.voice, width) == (self._voice, self._width)
        if not is_as_before:
            self._lines, self._num_said = [], 0
            self._voice, self._width = table.voice, width
        num_lines = len(self._lines)
        for said in table.log[self._num_said : num_told]:
            self._lines += _lines(said, table.voice, width)
        self._num_said = num_told
        if self._up and is_as_before:
            # The visible lines stay where they are when more is said.
            self._up += len(self._lines) - num_lines
        self._height = height
        self._up = max(0, min(self._up, len(self._lines) - height))
        picture = Picture(width, height)
        end = len(self._lines) - self._up
        for y, line in enumerate(self._lines[max(0, end - height) : end]):
            picture.put(1, y, line)
        if self._up:
            picture.put(width - 1, height - 1, "▼", styles.POINTER)
        return picture

    @property
    def bottom(self) -> int:
        """The row of the last visible line."""
        return max(0, min(len(self._lines), self._height) - 1)

    def scroll(self, lines: int) -> bool:
        """Scrolls up, or down if negative; False at the end."""
        up = max(0, min(self._up + lines, len(self._lines) - self._height))
        is_moved, self._up = up != self._up, up
        return is_moved

    def scroll_to_end(self) -> None:
        self._up = 0


def _lines(said: Said, voice: Voice, width: int) -> Iterator[str]:
    """The lines of an entry. Wrapped lines are indented, to set entries apart."""
    paragraphs = said.split("\n") if isinstance(said, str) else spoken_lines(said, voice)
    for paragraph in paragraphs:
        first, *rest = wrapped(paragraph, max(width - 4, 1))
        yield first
        yield from (f"  {line}" for line in rest)
