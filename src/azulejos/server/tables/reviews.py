"""Reviews in pieces: what a game has to study, one study, and the whole told in phrases.

Each function runs in a worker process, for a second or two at most; `http/review_api.py` puts the
pieces in a row.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import msgspec

from azulejos import __version__, native
from azulejos.analysis import LIMITS, REVIEW_VERSION, Review, ReviewedMove, Reviewer
from azulejos.analysis.answers import judge
from azulejos.analysis.evaluation import Evaluator
from azulejos.analysis.grades import is_mistake
from azulejos.analysis.notebook import notebook_name
from azulejos.analysis.record_review import NoNotes, Study, tasks_of
from azulejos.analysis.review_json import review_object
from azulejos.analysis.studies import DealTask, MoveTask, study_deal, study_move
from azulejos.analysis.text_report import names_of, summary_speech, told_deal, told_turns
from azulejos.notation import NotationError, Record, parse_move, record_result
from azulejos.notation.tags import UNKNOWN
from azulejos.players.seat_holders import parse_holder, spoken_names
from azulejos.players.shipped_networks import networks_of
from azulejos.rules import Deal, Game, PlayerMove, Position
from azulejos.server import limits
from azulejos.wire.messages import MoveOption, plain
from azulejos.wire.refusals import Code, RefusedError
from azulejos.wire.review_messages import MoveTold, Reviewed, Solve, Solved, Wonder
from azulejos.wire.seating_messages import Start
from azulejos.words import review_talk
from azulejos.words.explanations import main_facts, tell_facts, tell_variations
from azulejos.words.phrases import Phrase, Speech, phrase, to_plain

from .move_options import options
from .starts import read_start

VERSION: Final = f"{REVIEW_VERSION} {__version__}"
"""Of the numbers, and of the sentences about them."""


@dataclass(frozen=True, slots=True)
class ReviewPlan:
    """What there is to study of a finished game."""

    key: str
    """The same for the same game and limit."""
    deals: frozenset[Deal]
    tasks: tuple[MoveTask | DealTask, ...]


class KnownStudies:
    """The studies of the games that were asked for last, so that a review that was stopped goes
    on, and both players of a game need only one."""

    def __init__(self, most: int = limits.REMEMBERED_STUDIES) -> None:
        self._most = most
        """How many studies; a game that isn't studied yet counts as one."""
        self._of: OrderedDict[str, dict[int, Study]] = OrderedDict()

    def of(self, key: str) -> dict[int, Study]:
        """The studies of a plan, by their steps; whoever finds another one adds it."""
        known = self._of.setdefault(key, {})
        self._of.move_to_end(key)
        while len(self._of) > 1 and self._size() > self._most:
            self._of.popitem(last=False)
        return known

    def move_of(self, plan: ReviewPlan, ply: int) -> ReviewedMove | None:
        """The study of a move, if it is known."""
        studies = self._of.get(plan.key, {}).values()
        moves = (each for each in studies if isinstance(each, ReviewedMove))
        return next((move for move in moves if move.ply == ply), None)

    def _size(self) -> int:
        return sum(max(1, len(each)) for each in self._of.values())


def plan_review(text: str, limit: str) -> ReviewPlan:
    """Raises RefusedError for a text that is no record, and for a game that isn't over: its players
    could ask what to play."""
    game, record = _finished(text)
    key = notebook_name(record, LIMITS[limit], networks_of(""))
    if len(game.steps) > limits.MOST_REVIEWED_STEPS:
        most = limits.MOST_REVIEWED_STEPS
        too_long = phrase("notation-too-long", count=most)
        raise RefusedError(Code.BAD_RECORD, [too_long], f"more than {most} steps")
    deals = frozenset(step for step in game.steps if isinstance(step, Deal))
    return ReviewPlan(key, deals, tuple(tasks_of(game)))


def study(task: MoveTask | DealTask, limit: str) -> Study:
    """What a move or a deal was worth."""
    if isinstance(task, MoveTask):
        of_game = LIMITS[limit].for_rules(task.position.rules)
        return study_move(task, _evaluator(of_game.hash_megabytes), of_game)
    of_game = LIMITS[limit].for_rules(task.boundary.rules)
    return study_deal(task, _evaluator(of_game.hash_megabytes), of_game)


def encode_review(text: str, limit: str, studies: Mapping[int, Study]) -> bytes:
    """The whole review with its phrases, as a line of JSON."""
    game, record = _finished(text)
    reviewer = Reviewer(LIMITS[limit], networks_of(""))
    return msgspec.json.encode(_told(reviewer.review(record, notes=_Found(studies)), game))


def wonder(asked: Wonder) -> list[MoveOption]:
    """Every move of a position with its preview, or the reason why it is illegal. Raises
    RefusedError."""
    game, _ = read_start(Start(position=asked.position))
    names = spoken_names([parse_holder(UNKNOWN) for _ in game.rules.seats])
    return options(game.position, game.position.seat, (), names, asked.tiles)


def solve(asked: Solve, mistake: ReviewedMove | None = None) -> Solved:
    """How good an answer to a mistake is; `mistake` saves its study. Raises RefusedError."""
    game, _ = _finished(asked.record)
    moves = [task for task in tasks_of(game) if isinstance(task, MoveTask)]
    if asked.ply > len(moves):
        raise RefusedError(Code.MALFORMED, detail=f"the game has {len(moves)} moves")
    task = moves[asked.ply - 1]
    try:
        move = parse_move(asked.move)
    except NotationError as error:
        raise RefusedError(Code.MALFORMED, detail=str(error)) from error
    refusal = task.position.why_not(move)
    if refusal is not None:
        raise RefusedError(Code.ILLEGAL, detail=str(refusal))
    known = mistake or _study_move(task, asked.limit)
    answer = judge(known, move, lambda: _loss(known, task.position, move, asked.limit))
    told = review_talk.tell_answer(move, known.best, answer.loss, answer.kind)
    return Solved(answer.is_solved, answer.loss, plain([told]))


class _Found(NoNotes):
    """Finds every study, so that nothing is left to do."""

    def __init__(self, studies: Mapping[int, Study]) -> None:
        self._studies = studies

    def find(self, number: int) -> Study | None:  # type: ignore[override]
        return self._studies.get(number)


def _finished(text: str) -> tuple[Game, Record]:
    game, record = read_start(Start(record=text))
    assert record is not None, "it was no position"
    if not record_result(record, game).is_over:
        raise RefusedError(Code.NOT_OVER)
    return game, record


@lru_cache(maxsize=1)
def _evaluator(hash_megabytes: int) -> Evaluator:
    """One for each process: it does one thing at a time."""
    return Evaluator(networks_of(""), hash_megabytes, native.StopFlag())


@lru_cache(maxsize=limits.REMEMBERED_MISTAKES)
def _study_move(task: MoveTask, limit: str) -> ReviewedMove:
    found = study(task, limit)
    assert isinstance(found, ReviewedMove), "a deal has no answers"
    return found


def _loss(mistake: ReviewedMove, position: Position, move: PlayerMove, limit: str) -> float:
    """What another move gives away: searched by itself, as the played one was."""
    of_game = LIMITS[limit].for_rules(position.rules)
    state, action = native.from_position(position), native.action_of(move, position.rules)
    value = _evaluator(of_game.hash_megabytes).value(state, of_game.nodes, action)
    return mistake.value[mistake.seat] - value.wins[mistake.seat]


def _told(review: Review, game: Game) -> Reviewed:
    moves = [task for task in tasks_of(game) if isinstance(task, MoveTask)]
    return Reviewed(
        version=VERSION,
        review=review_object(review),
        names=tuple(
            to_plain(name) if isinstance(name, Phrase) else str(name) for name in names_of(review)
        ),
        persons=_persons(review),
        summary=plain(summary_speech(review)),
        turning_points=plain(told_turns(review)),
        moves=tuple(
            _move_told(review, move, task) for move, task in zip(review.moves, moves, strict=True)
        ),
        deals=plain([told_deal(review, index) for index in range(len(review.deals))]),
    )


def _persons(review: Review) -> tuple[int, ...]:
    persons = [seat for seat, name in enumerate(review.names) if parse_holder(name).is_person]
    return tuple(persons or review.rules.seats)


def _move_told(review: Review, move: ReviewedMove, task: MoveTask) -> MoveTold:
    names: Sequence[str | int | Phrase] = names_of(review)
    is_best = move.move == move.best
    kind = move.move_class.value if move.is_counted else "uncounted"
    verdict = review_talk.tell_move(
        move.ply,
        names[move.seat],
        move.move,
        move.best,
        loss=move.loss,
        kind="best" if is_best and move.is_counted else kind,
    )
    facts: Speech = ()
    if is_mistake(move.move_class):
        found = move.facts or main_facts(task.position, move.variation, move.played_variation)
        facts = tell_facts(found, move.best, move.move, names)
    variations = () if is_best else tell_variations(move.variation, move.played_variation)
    return MoveTold(plain([verdict]), plain(facts), plain(variations))
