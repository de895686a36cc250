"""Reads a line that goes on from the question before it: `and in row two?`, `and Max?`, `what about
the red one?`"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from azulejos.rules import CENTER, SIZE, Color, Position, Source

from .question_slots import Slots
from .questions import Of, Question, Topic
from .sentences import Sentence

_LONGEST: Final = 7
"""A line with more words asks by itself."""
_GOES_ON: Final = ("and", "what-about")
_OF_PLAYERS: Final = frozenset(
    {
        Topic.NEEDS,
        Topic.GOALS,
        Topic.WANTS,
        Topic.BOARD,
        Topic.PATTERN_LINE,
        Topic.WALL,
        Topic.FLOOR,
        Topic.SCORES,
        Topic.LAST,
    }
)
"""Topics that can be asked about another player."""
_SILENT: Final = frozenset({"what-about", "color", "tile", "exists", "left-over", "next", "have"})
"""What a line may say besides without asking for something of its own."""
_OF_SLOTS: Final = frozenset({"place", "where", "who"})
"""Sections of words that say whom or what place a line is about."""


def follow_up(
    sentence: Sentence, slots: Slots, asked: Question | None, position: Position
) -> Question | None:
    """The question before, about what this line names; None if the line asks by itself."""
    if asked is None or not 1 < len(sentence.words) <= _LONGEST:
        return None
    begins = sentence.parts({"about", "place", "where"})[0]
    if not begins.says(*_GOES_ON) or _asks_itself(sentence):
        return None
    slots = _with_bare_row(asked, slots, sentence)
    if slots.wrong is not None or slots.numbers or max(_counts(slots)) > 1:
        return None
    return _about(asked, slots, sentence.senses, position)


def _with_bare_row(asked: Question, slots: Slots, sentence: Sentence) -> Slots:
    """`and the fifth?` after a question about a row is a row, too, and no factory."""
    factories = [source + 1 for source in slots.sources if source != CENTER]
    is_row = asked.topic is Topic.PATTERN_LINE or asked.row is not None
    if not is_row or "factory" in sentence.senses or len(factories) < len(slots.sources):
        return slots
    return replace(slots, lines=[*slots.lines, *factories, *slots.numbers], sources=[], numbers=[])


def _asks_itself(sentence: Sentence) -> bool:
    """Whether a line says what it asks: `and what is in the bag`."""
    parts = sentence.parts({"about", "place", "where", "order"})
    telling = [part for part in parts if part.is_word and part.sections & {"about", "order"}]
    return any(not part.sections & _OF_SLOTS and part.senses - _SILENT for part in telling)


def _counts(slots: Slots) -> list[int]:
    named = (slots.colors, slots.sources, slots.lines, slots.rows, slots.columns, slots.seats)
    return [len({*each}) for each in named]


def _about(
    asked: Question, slots: Slots, said: frozenset[str], position: Position
) -> Question | None:
    """The question about what the line names; None where it can't be asked about that."""
    found: Question | None = asked
    rows = [*slots.lines, *slots.rows]
    is_somebody = bool(slots.seats) or not said.isdisjoint({"me", "opponent"})
    named = [is_somebody, *slots.colors, *rows, *slots.columns, *slots.sources]
    is_wrong = any(not 1 <= number <= SIZE for number in [*rows, *slots.columns])
    is_wrong |= any(seat not in position.rules.seats for seat in slots.seats)
    if is_wrong or slots.has_floor or named == [False]:
        return None
    if is_somebody:
        found = _of(asked, slots, said)
    if slots.colors:
        found = _with_color(found, slots.colors[0])
    if rows:
        found = _with_row(found, rows[0])
    if slots.columns:
        found = _with_column(found, slots.columns[0])
    if slots.sources:
        found = _with_source(found, slots.sources[0])
    return found


def _of(asked: Question, slots: Slots, said: frozenset[str]) -> Question | None:
    if asked.topic not in _OF_PLAYERS:
        return None
    if slots.seats:
        return replace(asked, seat=slots.seats[0], of=Of.ASKER)
    return replace(asked, seat=None, of=Of.OPPONENTS if "opponent" in said else Of.ASKER)


def _with_color(asked: Question | None, color: Color) -> Question | None:
    if asked is None or asked.other is not None:
        return None
    if asked.held is not None:
        return replace(asked, held=color)
    return None if asked.color is None else replace(asked, color=color)


def _with_row(asked: Question | None, number: int) -> Question | None:
    if asked is None or asked.lines:
        return None
    if asked.row is not None:
        return replace(asked, row=number - 1)
    is_of_lines = asked.topic is Topic.PATTERN_LINE or asked.number is not None
    is_of_lines &= asked.topic in (Topic.PATTERN_LINE, Topic.MOVES)
    return replace(asked, number=number, held=None) if is_of_lines else None


def _with_column(asked: Question | None, number: int) -> Question | None:
    is_given = asked is not None and asked.column is not None
    return replace(asked, column=number - 1) if asked is not None and is_given else None


def _with_source(asked: Question | None, source: Source) -> Question | None:
    if asked is None or asked.sources:
        return None
    if asked.topic is Topic.CENTER and asked.aspect is None and source != CENTER:
        return replace(asked, topic=Topic.FACTORIES, source=source)
    return None if asked.source is None else replace(asked, source=source)
