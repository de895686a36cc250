"""Answers beside a real set: to questions, and to lines that the parser didn't understand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from azulejos.rules import CENTER, NO_TILES, Game, Move, Phase, Source, factory
from azulejos.words.answers import answer
from azulejos.words.companion_announcements import counters
from azulejos.words.help_texts import help_about
from azulejos.words.orders import Order
from azulejos.words.phrases import Phrase, Speech, phrase
from azulejos.words.questions import Question, Topic
from azulejos.words.table_answers import center, one_factory
from azulejos.words.things import tile_set
from azulejos.words.typed_lines import Unclear

from .draws import bag_now, example_of_draw, tell_pending
from .late import tell_untold
from .real_table import RealTable

_ABOUT_A_BOARD: Final = (
    Topic.NEEDS,
    Topic.BOARD,
    Topic.PATTERN_LINE,
    Topic.WALL,
    Topic.FLOOR,
)
_ABOUT_THE_TABLE: Final = (Topic.FACTORIES, Topic.COLOR, Topic.OFFERS, Topic.BAG)
_OPEN: Final = (
    Topic.FACTORIES,
    Topic.COLOR,
    Topic.OFFERS,
    Topic.BAG,
    Topic.MOVES,
    Topic.PREVIEW,
    Topic.WANTS,
    Topic.GOALS,
    Topic.ENDING,
)
"""Answers that untold factories leave open."""
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
        game = Game(table.known) if table.untold else table.game
        said = answer(replace(question, seat=seat), game, _NOBODY, names)
        is_counted = question.topic is Topic.NEEDS and table.untold
        return [*said, tell_untold(table)] if is_counted else said
    if table.untold and question.topic in _OPEN:
        return _answer_of_known(question, table)
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


def _answer_of_known(question: Question, table: RealTable) -> Speech:
    """An answer from what people told, and which factories they didn't."""
    source = question.source
    if question.topic is Topic.PREVIEW and isinstance(question.move, Move):
        source = question.move.source
    if source is not None and source != CENTER and source in table.untold:
        return [phrase("companion-untold", factory=source + 1)]
    untold = tell_untold(table)
    if question.topic is Topic.BAG:
        return [*_bag_and_untold(table), untold]
    known = table.known
    if question.topic is Topic.FACTORIES and question.source is None:
        filled = [index for index, each in enumerate(known.factories) if each]
        told = [one_factory(known, factory(index)) for index in filled]
        return [*told, center(known), untold]
    said = answer(question, Game(known), known.seat, table.names)
    is_whole = source is not None
    return said if is_whole else [*said, untold]


def _bag_and_untold(table: RealTable) -> Speech:
    """What is in the bag and on the untold factories: which is where, nobody can know."""
    position = table.offer
    hidden = sum((position.factories[index] for index in table.untold), start=position.bag)
    bag, lid = position.bag.total, position.lid
    return [
        phrase("companion-late-bag", tiles=tile_set(hidden), bag=bag, count=hidden.total),
        phrase("lid", tiles=tile_set(lid), count=lid.total),
    ]


def tell_unclear(unclear: Unclear, table: RealTable) -> Iterator[Phrase]:
    """What is unclear, with an example of what to tell."""
    is_due = table.position.phase is Phase.PREPARING_NEXT_ROUND and not table.is_late
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
        case Order.REPLAY.value | Order.REVIEW.value | Order.COURSE.value | Order.RESIGN.value:
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
