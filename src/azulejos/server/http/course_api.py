"""The course in the rules over HTTP: its steps, and the check of a learner's answer.

The server stores nothing; the page remembers the learner's progress.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from typing import Final

from litestar import get, post
from litestar.params import FromQuery, JSONBody

from azulejos.notation import NotationError, format_position, parse_move
from azulejos.players.seat_holders import Holder, spoken_names
from azulejos.rules import VERTICAL_LINE_BONUS, Game, PlayerMove
from azulejos.server import limits
from azulejos.server.tables.move_options import options
from azulejos.wire.course_messages import Course, CourseLesson, LineBonus, Tried, Try, Wondering
from azulejos.wire.messages import MoveOption, plain
from azulejos.wire.plain_events import plain_events
from azulejos.wire.refusals import Code, RefusedError
from azulejos.words.announcements import announce_step
from azulejos.words.answers import answer
from azulejos.words.course import STEPS, CourseStep
from azulejos.words.levels import LEVELS
from azulejos.words.orders import Command, Order
from azulejos.words.parser import parse_line
from azulejos.words.phrases import Argument, Speech, phrase
from azulejos.words.questions import Question, Topic
from azulejos.words.refusals import explain
from azulejos.words.things import typed_move
from azulejos.words.typed_lines import Instead, Play, Request
from azulejos.words.voice import Voice

from .traffic import check_pace, check_reading


@get("/api/course", guards=[check_reading], summary="The course in the rules")
async def show_course(vertical_line_bonus: FromQuery[LineBonus] = VERTICAL_LINE_BONUS) -> Course:
    return course(vertical_line_bonus)


@post(
    "/api/course/check",
    guards=[check_pace],
    status_code=200,
    summary="Whether a learner did what a step asks for; nothing is kept",
)
async def check_step(data: JSONBody[Try]) -> Tried:
    return check(data)


@post(
    "/api/course/options",
    guards=[check_pace],
    status_code=200,
    summary="What each move would bring at a step, and why it can't be made; nothing is kept",
)
async def step_options(data: JSONBody[Wondering]) -> list[MoveOption]:
    return wonder(data)


NAMES: Final[Sequence[Argument]] = spoken_names([Holder(), Holder(level=max(LEVELS))])
_LEARNER: Final = 0
_OF_THE_PAGE: Final = (Order.LANGUAGE, Order.LENGTH, Order.LETTERS, Order.QUIT)


@lru_cache(maxsize=2)
def course(vertical_line_bonus: int) -> Course:
    """The course with the rules of an edition."""
    count = len(STEPS)
    steps = [step.in_edition(vertical_line_bonus) for step in STEPS]
    return Course(
        plain([phrase("course-begins", count=count)]),
        tuple(_lesson(step, index, count) for index, step in enumerate(steps)),
        plain([phrase("course-ends")]),
    )


def check(tried: Try) -> Tried:
    """Checks a learner's attempt at a step, and comments on it.

    Raises RefusedError for an unknown step or an unreadable attempt.
    """
    step = _step(tried.step, tried.vertical_line_bonus)
    game = Game(step.position)
    match _read(tried, step):
        case Play(move):
            return _play(step, game, move)
        case Question(Topic.REPEAT):
            return _told(game, [step.task])
        case Question() as question:
            said = answer(question, game, _LEARNER, NAMES)
            is_done = step.is_met_by(question)
            return _told(game, [*said, *[step.lesson] * is_done], is_done=is_done)
        case Command(order, _, text) if order in _OF_THE_PAGE:
            return Tried((), False, (), format_position(game.position), order.value, text)
        case Command(Order.HINT) if step.plays:
            example = typed_move(parse_move(step.plays[0]))
            return _told(game, [phrase("for-example", move=example)])
        case Command(Order.HINT):
            return _told(game, [step.task])
        case Command():
            return _told(game, [phrase("course-not-here")])
        case Instead():
            raise AssertionError("the course corrects nothing")
        case unclear:
            return _told(game, unclear.answer)


@lru_cache(maxsize=limits.REMEMBERED_OPTIONS)
def wonder(wondering: Wondering) -> list[MoveOption]:
    """Every move at a step with its preview, or the reason why it is illegal; as at a table.

    Raises RefusedError for an unknown step or unreadable tiles.
    """
    step = _step(wondering.step, wondering.vertical_line_bonus)
    return options(step.position, _LEARNER, (), NAMES, wondering.tiles)


def _step(number: int, vertical_line_bonus: int) -> CourseStep:
    if number >= len(STEPS):
        raise RefusedError(Code.NO_SUCH_PAGE)
    return STEPS[number].in_edition(vertical_line_bonus)


def _lesson(step: CourseStep, index: int, count: int) -> CourseLesson:
    return CourseLesson(
        name=step.name,
        position=format_position(step.position),
        heading=plain([phrase("course-step", step=index + 1, count=count)]),
        task=plain([step.task]),
        lesson=plain([step.lesson]),
        topic=None if step.asks is None else step.asks.value,
        moves=step.plays,
        preview=step.previews,
    )


def _read(tried: Try, step: CourseStep) -> Request:
    match tried:
        case Try(text=str(text), move=None, topic=None):
            names = Voice(tried.language).names(NAMES)
            return parse_line(text, step.position, tried.language, names)
        case Try(text=None, move=str(move), topic=None):
            return Play(_parse(move))
        case Try(text=None, move=None, topic=str(topic)) if topic in {each.value for each in Topic}:
            preview = None if step.previews is None else parse_move(step.previews)
            return Question(Topic(topic), move=preview)
        case _:
            raise RefusedError(Code.MALFORMED, detail="either a text, a move or a topic")


def _parse(move: str) -> PlayerMove:
    try:
        return parse_move(move.upper())
    except NotationError as error:
        raise RefusedError(Code.MALFORMED, detail=str(error)) from error


def _play(step: CourseStep, game: Game, move: PlayerMove) -> Tried:
    refusal = game.position.why_not(move)
    if refusal is not None:
        return _told(game, [explain(refusal, NAMES)])
    if not step.is_met_by(Play(move)):
        return _told(game, [phrase("course-not-asked")])
    game.play_legal(move)
    return _told(game, [*announce_step(game, NAMES), step.lesson], is_done=True)


def _told(game: Game, speech: Speech, *, is_done: bool = False) -> Tried:
    events = plain_events(chain.from_iterable(game.events))
    return Tried(plain(speech), is_done, events, format_position(game.position))
