"""Answers beside a real set: to questions, and to lines that the parser didn't understand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from azulejos.rules import CENTER, NO_TILES, Game, Phase, Source
from azulejos.words.answers import answer
from azulejos.words.companion_announcements import counters
from azulejos.words.help_texts import help_about
from azulejos.words.orders import Order
from azulejos.words.phrases import Phrase, Speech, phrase
from azulejos.words.questions import Question, Topic
from azulejos.words.typed_lines import Unclear

from .draws import bag_now, example_of_draw, tell_pending
from .real_table import RealTable

_ABOUT_A_BOARD: Final = (
    Topic.NEEDS,
    Topic.BOARD,
    Topic.PATTERN_LINE,
    Topic.WALL,
    Topic.FLOOR,
)
_ABOUT_THE_TABLE: Final = (Topic.FACTORIES, Topic.COLOR, Topic.OFFERS, Topic.BAG)
_ABOUT_MOVES: Final = (Topic.MOVES, Topic.PREVIEW)
_NOBODY: Final = -1
"""No seat: since nobody asks about themselves, every answer names the player."""
_OF_MOVES: Final = ("unclear-move-parts", "unclear-understood")
"""Answers to a move. To a draw they would be wrong, such as `line 2` for `two`."""


def answer_question(question: Question, table: RealTable) -> Speech:
    """Answers a question. Everybody at the table may know everything."""
    position, names = table.position, table.names
    if question.topic is Topic.HELP:
        return [*_help(question.text, table)]
    if question.topic in _ABOUT_A_BOARD:
        seat = position.seat if question.seat is None else question.seat
        return answer(replace(question, seat=seat), table.game, _NOBODY, names)
    if question.topic is Topic.FACTORIES and _is_untold(question.source, table):
        return [phrase("companion-untold", factory=(question.source or 0) + 1)]
    if question.topic in _ABOUT_THE_TABLE:
        return answer(question, _with_told(table), position.seat, names)
    if question.topic in _ABOUT_MOVES and position.phase is Phase.PREPARING_NEXT_ROUND:
        return [*tell_pending(table)]
    said = answer(question, table.game, position.seat, names)
    if question.topic is Topic.SCORES:
        said = [*said, *counters(position, names)]
    return said


def tell_unclear(unclear: Unclear, table: RealTable) -> Iterator[Phrase]:
    """What is unclear, with an example of what to tell."""
    is_due = table.position.phase is Phase.PREPARING_NEXT_ROUND
    for said in unclear.answer:
        if said.id in _OF_MOVES and is_due:
            continue
        if said.id == "unclear-example-question" and is_due:
            yield example_of_draw(table)
        else:
            yield said
        if said.id == "unclear-count":
            source = dict(said.args)["source"]
            if isinstance(source, int):
                yield phrase("companion-then-misread", factory=source)


def _help(text: str | None, table: RealTable) -> Iterator[Phrase]:
    match text:
        case None:
            yield phrase("companion-help-draws")
            yield phrase("companion-help-moves")
            yield phrase("companion-help-corrections")
            yield phrase("companion-help-insist")
            yield phrase("help-overview-questions")
            yield phrase("companion-help-orders")
        case Order.UNDO.value:
            yield phrase("companion-help-undo")
        case Order.NEW.value:
            yield phrase("companion-help-new")
        case Order.RECORD.value:
            yield phrase("companion-help-record")
        case Order.REPLAY.value | Order.COURSE.value | Order.RESIGN.value:
            yield phrase("companion-not-here")
        case _:
            yield from help_about(text, table.position.rules.side)


def _is_untold(source: Source | None, table: RealTable) -> bool:
    is_filled = source is not None and source != CENTER and source < len(table.sizes)
    return is_filled and table.sizes[source or 0] > 0 and table.told[source or 0] is None


def _with_told(table: RealTable) -> Game:
    """The game as it lies on the table, with the factories filled so far."""
    if not any(table.told):
        return table.game
    factories = tuple(tiles or NO_TILES for tiles in table.told)
    return Game(replace(table.position, factories=factories, bag=bag_now(table)))
