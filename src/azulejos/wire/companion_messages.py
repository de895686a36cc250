"""The JSON messages between a page and a companion; docs/reference/wire-protocol.md.

Pages send lines as people type them. The server parses them with the terminal's parser and answers
with phrases. Anyone who has the companion's id can read and type.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from azulejos.players.seat_holders import LONGEST_NAME
from azulejos.rules import FLOOR_COSTS
from azulejos.words.languages import Language
from azulejos.words.levels import LEVELS

from .messages import Id, Number, Ordered, PlainSpeech, ShortText, TypedLine

Name: TypeAlias = Annotated[str, msgspec.Meta(max_length=4 * LONGEST_NAME)]
"""Only a bound on the size; a later check of the name says what is wrong with it."""
Level: TypeAlias = Annotated[int, msgspec.Meta(ge=min(LEVELS), le=max(LEVELS))]


class CompanionSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The holder of a seat: a person with or without a name, or the computer at a level."""

    name: Name | None = None
    level: Level | None = None


class NewCompanion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a new game."""

    seats: Annotated[tuple[CompanionSeat, ...], msgspec.Meta(min_length=2, max_length=4)]
    """Clockwise."""
    rules: ShortText = "colored:5"
    """By default those of the tactile edition."""
    starting_seat: Number = 0
    is_late: bool = False
    """Whether people tell a factory only when somebody takes from it."""


class CompanionLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line that somebody typed or dictated. Sent again with the same id, it counts once."""

    id: Id
    text: TypedLine
    language: Language = Language.ENGLISH
    phone: Id | None = None
    """The sender among the phones that share the game: only the one that was asked can confirm."""


class CompanionState(msgspec.Struct, frozen=True):
    """The table, as far as people have told it."""

    number: int
    """The number of the last line that counts."""
    game: int
    """The number of this companion's game, from 1."""
    rules: str
    position: str
    """The position code. Any tiles that fit lie on the factories that nobody has told."""
    told: tuple[str | None, ...]
    """The factories told so far of the current deal, None for those that nobody has told; empty
    if all of them are."""
    next_factory: int | None
    """The factory to tell next, from 0; None if people tell them late, or all are told."""
    round: int
    is_last_round: bool
    is_set_up: bool
    """Whether people set up a position that doesn't follow from the moves."""
    seats: tuple[CompanionSeat, ...]
    turn: int | None
    """Whose turn it is; None between rounds and at the end."""
    is_thinking: bool
    """Whether it is the computer's turn; it will announce its move."""
    winners: tuple[int, ...] | None
    """None while the game goes on."""
    num_lines: int
    """How many lines can be undone."""
    prompt: PlainSpeech
    """What the companion waits for."""
    is_late: bool = False
    """Whether people tell a factory only when somebody takes from it."""
    floor_costs: tuple[int, ...] = FLOOR_COSTS
    """As in the state of a table."""


class ToldLine(msgspec.Struct, frozen=True):
    """A line that counts, and the reply to it."""

    number: int
    typed: str | None
    """None for the beginning of a game and for the computer's moves."""
    speech: PlainSpeech


class CompanionTold(msgspec.Struct, frozen=True, tag="told"):
    """A line counted and is stored."""

    line: ToldLine
    state: CompanionState
    """The current state, which may be later than the line."""
    id: str | None = None
    """The line's id, by which its sender recognizes it if the answer got lost; None for the
    beginning of the first game and for the computer's moves."""


class CompanionAnswered(msgspec.Struct, frozen=True, tag="answered"):
    """The answer to a line that changed nothing."""

    id: str
    speech: PlainSpeech
    is_refused: bool = False
    """Whether the line was impossible or not understood."""


class CompanionShown(msgspec.Struct, frozen=True):
    """A companion's state and lines."""

    companion: str
    """The companion's id. Anyone who has it can read and type."""
    state: CompanionState
    lines: tuple[ToldLine, ...]
    """The lines of the current game, in order."""


CompanionAnswer: TypeAlias = CompanionTold | CompanionAnswered | Ordered
