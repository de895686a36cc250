"""What a typed line can ask for: a move, a question, or a command. Made by `parsing`."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from azulejos.rules import Color, PlayerMove, Source

from .phrases import Speech


class Topic(Enum):
    """What can be asked. Asking never changes the game. The comment names the data used."""

    FACTORIES = "factories"  # source: one factory only
    CENTER = "center"
    COLOR = "color"  # color: where it is
    OFFERS = "offers"  # number: offers of so many or more, 3 by default
    NEEDS = "needs"  # what pattern lines need; seat; color: those that can take it
    BOARD = "board"  # seat; is_narrow: drawn at most 40 columns wide
    PATTERN_LINE = "line"  # number: the line, from 1; seat
    WALL = "wall"  # row or column; seat
    FLOOR = "floor"  # seat
    SCORES = "scores"  # seat: of one player only; and what this round would bring
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


class Order(Enum):
    """What can be ordered of the program."""

    UNDO = "undo"
    HINT = "hint"
    LEVEL = "level"  # number: 1 to 8; without one, what the levels are like
    LANGUAGE = "language"  # text: en, de, nl
    LENGTH = "length"  # text: terse, normal, full
    LETTERS = "letters"  # text: names, letters, tactile
    RESIGN = "resign"  # asked again before it is done
    NEW = "new"  # a new game
    GAMES = "games"  # the finished games that are kept
    REPLAY = "replay"  # number: which of them
    COURSE = "course"  # the short course in the rules
    RECORD = "record"  # the game so far as a record
    CODE = "code"  # the position code
    QUIT = "quit"


@dataclass(frozen=True, slots=True)
class Question:
    """A topic with those of the fields that were given."""

    topic: Topic
    source: Source | None = None
    color: Color | None = None
    seat: int | None = None
    row: int | None = None
    """From 0."""
    column: int | None = None
    number: int | None = None
    move: PlayerMove | None = None
    text: str | None = None
    is_narrow: bool = False


@dataclass(frozen=True, slots=True)
class Command:
    order: Order
    number: int | None = None
    text: str | None = None


@dataclass(frozen=True, slots=True)
class Play:
    """A move. Whether it is legal is for the position to say."""

    move: PlayerMove


@dataclass(frozen=True, slots=True)
class Unclear:
    """A line that is wrong or ambiguous: what was understood, and an example of what would do."""

    answer: Speech


Request: TypeAlias = Play | Question | Command | Unclear
