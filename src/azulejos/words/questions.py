"""The questions that a line can ask. `answers` answers them.

docs/explanation/one-voice.md lists what a new question needs.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from azulejos.rules import Color, PlayerMove, Source


class Topic(Enum):
    """What a question is about. Asking never changes the game. The comment names the data used."""

    FACTORIES = "factories"  # source: one factory only
    CENTER = "center"
    COLOR = "color"  # color: where it is
    OFFERS = "offers"  # number: the fewest tiles of an offer, 3 by default
    NEEDS = "needs"  # what pattern lines need; seat; color: those that can take it
    GOALS = "goals"  # what rows, columns and colors of a wall still need; seat
    WANTS = "wants"  # what would complete a player's pattern lines; seat
    ENDING = "ending"  # who can end the game in this round; seat: can this player; is_own: can I
    BOARD = "board"  # seat; is_narrow: drawn at most 40 columns wide
    PATTERN_LINE = "line"  # number: the line, from 1; seat
    WALL = "wall"  # row or column; seat
    FLOOR = "floor"  # seat
    SCORES = "scores"  # seat: one player only; with the points of this round so far
    MOVES = "moves"  # source and color narrow them down
    PREVIEW = "preview"  # move
    LAST = "last"  # number: how many moves, 1 by default
    CHANGES = "changes"  # everything since my last turn
    DETAILS = "details"  # every score of the last round
    BAG = "bag"  # bag and lid by color
    TURN = "turn"  # who started, whose turn it is, which round
    CLOCK = "clock"
    REPEAT = "repeat"  # the last answer again
    HELP = "help"  # text: the topic or command to explain


class Of(Enum):
    """Whom a question is about that names no player."""

    ASKER = "asker"
    OPPONENTS = "opponents"
    EVERYBODY = "everybody"


@dataclass(frozen=True, slots=True)
class Question:
    """A topic, with the fields that the line gives."""

    topic: Topic
    source: Source | None = None
    color: Color | None = None
    other: Color | None = None
    """A second color, to compare."""
    seat: int | None = None
    row: int | None = None
    """From 0."""
    column: int | None = None
    number: int | None = None
    lines: tuple[int, ...] = ()
    """Several pattern lines, to compare."""
    sources: tuple[Source, ...] = ()
    """Several places to take from, to compare."""
    held: Color | None = None
    """The pattern line that holds this color is meant: `my red line`."""
    move: PlayerMove | None = None
    text: str | None = None
    is_narrow: bool = False
    is_own: bool = False
    """Whether it is about whoever asks, and not about everybody."""
    of: Of = Of.ASKER
    """Whom it is about, if `seat` names nobody."""
    aspect: str | None = None
    """What it asks about its topic in particular: `lead` of the scores, `full` of a line."""
    with_wall: bool = False
    """`row` can be a pattern line or a row of the wall: it wants both."""
    is_yes_no: bool = False
    """It wants a yes or a no first."""
