"""The JSON messages of the course in the rules; docs/reference/wire-protocol.md.

A client sends each attempt with the number of its step: the server stores nothing.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from azulejos.rules import FLOOR_COSTS, VERTICAL_LINE_BONUS
from azulejos.words.languages import Language

from .messages import Number, PlainSpeech, ShortText, TypedLine
from .plain_events import PlainEvent

LineBonus: TypeAlias = Literal[5, 7]
"""The worth of a vertical line: in the tactile edition, and in the others."""


class CourseLesson(msgspec.Struct, frozen=True):
    """A step of the course: a position, and a task for the learner on seat 0."""

    name: str
    position: str
    heading: PlainSpeech
    task: PlainSpeech
    lesson: PlainSpeech
    """Said when the task is done."""
    topic: str | None
    """The question to ask, by typing or by a button."""
    moves: tuple[str, ...]
    """The learner must play one of them."""
    preview: str | None
    """The move to ask about."""


class Course(msgspec.Struct, frozen=True):
    begins: PlainSpeech
    steps: tuple[CourseLesson, ...]
    ends: PlainSpeech
    floor_costs: tuple[int, ...] = FLOOR_COSTS
    """As in the state of a table."""


class Try(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A learner's attempt at a step: a typed line, a move, or a question by a button."""

    step: Number
    text: TypedLine | None = None
    move: Annotated[str, msgspec.Meta(max_length=10)] | None = None
    topic: Annotated[str, msgspec.Meta(max_length=20)] | None = None
    language: Language = Language.ENGLISH
    vertical_line_bonus: LineBonus = VERTICAL_LINE_BONUS


class Wondering(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A learner has picked tiles, or must choose a column."""

    step: Number
    tiles: ShortText | None = None
    """For example `3R`; null for all tiles on offer."""
    vertical_line_bonus: LineBonus = VERTICAL_LINE_BONUS


class Tried(msgspec.Struct, frozen=True):
    speech: PlainSpeech
    """The answer or announcement, followed by the lesson when the task is done."""
    is_done: bool
    events: tuple[PlainEvent, ...]
    position: str
    """After the move, if it solves the task; otherwise unchanged."""
    order: str | None = None
    """A typed command that the page carries out itself."""
    order_text: str | None = None
