"""What travels between a page beside a real set and the server; docs/reference/wire-protocol.md.

Lines travel as they are typed and are read here, by the same reader as in the terminal; what is
said comes back as phrases. Whoever has the companion's id can look, and type.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from azulejos.players.seat_holders import LONGEST_NAME
from azulejos.rules import FLOOR_COSTS
from azulejos.words.languages import Language
from azulejos.words.levels import LEVELS

from .messages import Id, Number, Ordered, PlainSpeech, ShortText

Name: TypeAlias = Annotated[str, msgspec.Meta(max_length=4 * LONGEST_NAME)]
"""What is longer is no name; whether it can be one is checked later, and said."""
Level: TypeAlias = Annotated[int, msgspec.Meta(ge=min(LEVELS), le=max(LEVELS))]


class CompanionSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who has a seat: a person, with or without a name, or the computer at a level."""

    name: Name | None = None
    level: Level | None = None


class NewCompanion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game that is played beside it."""

    seats: Annotated[tuple[CompanionSeat, ...], msgspec.Meta(min_length=2, max_length=4)]
    """Clockwise."""
    rules: ShortText = "colored:5"
    """The tactile edition, unless it is said otherwise."""
    starting_seat: Number = 0


class CompanionLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line that somebody typed or dictated. Sent again with the same id, it is taken once."""

    id: Id
    text: Annotated[str, msgspec.Meta(max_length=1000)]
    language: Language = Language.ENGLISH
    phone: Id | None = None
    """Which of those that share the game it comes from: what one is asked, another can't answer."""


class CompanionState(msgspec.Struct, frozen=True):
    """The table as it is by what was told."""

    number: int
    """Of the last line that counts."""
    game: int
    """Which game of this companion, from 1."""
    rules: str
    position: str
    """The position code."""
    told: tuple[str | None, ...]
    """What was told of the deal that is due, factory by factory; empty where none is due."""
    next_factory: int | None
    """The one to be told next, from 0."""
    round: int
    is_last_round: bool
    is_set_up: bool
    """Whether the table went on from a position that the moves do not lead to."""
    seats: tuple[CompanionSeat, ...]
    turn: int | None
    """Whose turn it is; None between rounds and at the end."""
    is_thinking: bool
    """Whether the computer has that turn, and will say its move."""
    winners: tuple[int, ...] | None
    """None while the game goes on."""
    num_lines: int
    """How many lines can be taken back."""
    prompt: PlainSpeech
    """What is waited for."""
    floor_costs: tuple[int, ...] = FLOOR_COSTS
    """As in the state of a table."""


class ToldLine(msgspec.Struct, frozen=True):
    """A line that counts, and what was said to it."""

    number: int
    typed: str | None
    """None for the beginning of a game and for what the computer did."""
    speech: PlainSpeech


class CompanionTold(msgspec.Struct, frozen=True, tag="told"):
    """A line counts and is stored."""

    line: ToldLine
    state: CompanionState
    """As it is now, which may be later than the line."""
    id: str | None = None
    """That it was sent with, by which whoever sent it knows it where the answer was cut off; None
    for the beginning of the first game and for what the computer did."""


class CompanionAnswered(msgspec.Struct, frozen=True, tag="answered"):
    """The answer to a line that changed nothing."""

    id: str
    speech: PlainSpeech
    is_refused: bool = False
    """Whether it told something that can't be, or was not understood."""


class CompanionShown(msgspec.Struct, frozen=True):
    """All there is to know about a companion."""

    companion: str
    """Its id: whoever has it can look and type."""
    state: CompanionState
    lines: tuple[ToldLine, ...]
    """Of the game that is played, in order."""


CompanionAnswer: TypeAlias = CompanionTold | CompanionAnswered | Ordered
