"""The orders that a line can give. Each front carries them out."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Order(Enum):
    """An order to the program. The comment names the data used."""

    UNDO = "undo"  # number: how many moves; None for one
    HINT = "hint"
    WHY = "why"  # text: the move, in notation, that the last hint is compared with
    LEVEL = "level"  # number: 1 to 8; None asks for a list of the levels
    LANGUAGE = "language"  # text: the code of a language
    LENGTH = "length"  # text: terse, normal, full
    LETTERS = "letters"  # text: names, letters, tactile
    RESIGN = "resign"  # needs a confirmation
    NEW = "new"  # a new game; number: of so many players
    GAMES = "games"  # the finished games that are kept
    REPLAY = "replay"  # number: which of them
    REVIEW = "review"  # number: of which finished game
    COURSE = "course"  # the short course in the rules
    RECORD = "record"  # the game so far as a record
    CODE = "code"  # the position code
    QUIT = "quit"


@dataclass(frozen=True, slots=True)
class Command:
    order: Order
    number: int | None = None
    text: str | None = None
