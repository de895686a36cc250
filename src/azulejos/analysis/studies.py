"""One move, or one deal, of a game: what it was worth. Each is found by itself, in any order."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import fmean, stdev
from typing import Final

from azulejos import native
from azulejos.players.deal_luck import Evaluate, dealt, expect, seed_of, wins_after
from azulejos.rules import FLOOR, Deal, Move, Phase, PlayerMove, Position
from azulejos.words.explanations import main_facts

from .evaluation import Evaluator, Value, is_certain_to_end
from .grades import class_of, is_mistake, milder
from .limits import ReviewLimit
from .review import Confirmation, Evidence, MoveClass, OfSeats, ReviewedDeal, ReviewedMove

_LEAST_SPREAD: Final = 0.01
"""Where all moves lie within a point of chance, none is counted."""
_SIGMAS: Final = 2.0
_FEWEST_REFILLS: Final = 16
"""Fewer say too little about their own scatter."""
_BATCH: Final = 8
"""Each look at the difference is another chance to be wrong, so it is not after every refill."""


@dataclass(frozen=True, slots=True)
class MoveTask:
    """A move to study."""

    ply: int
    position: Position
    move: PlayerMove


@dataclass(frozen=True, slots=True)
class DealTask:
    """A deal to study."""

    plies_before: int
    boundary: Position
    deal: Deal


def study_move(task: MoveTask, evaluator: Evaluator, limit: ReviewLimit) -> ReviewedMove:
    """Searches for the best move, and searches the played move by itself with the same limit."""
    position, rules = task.position, task.position.rules
    seat = position.seat
    state = native.from_position(position)
    action = native.action_of(task.move, rules)
    best = evaluator.value(state, limit.nodes)
    played = best
    if action != best.actions[0]:
        played = evaluator.value(state, limit.nodes, action)
        if played.wins[seat] >= best.wins[seat]:
            best = played  # searched by itself it is no worse
    reviewed = ReviewedMove(
        ply=task.ply,
        round_number=position.round_number,
        seat=seat,
        move=task.move,
        best=native.move_of(best.actions[0], rules),
        value=best.wins,
        points=best.points,
        played_value=played.wins,
        played_points=played.points,
        move_class=MoveClass.GOOD,
        evidence=_evidence(position, best, played),
        is_counted=_is_counted(position, best, played, evaluator, limit),
        variation=best.variation(rules),
        played_variation=played.variation(rules),
    )
    return _graded(reviewed, position, (best, played), evaluator, limit)


def study_deal(task: DealTask, evaluator: Evaluator, limit: ReviewLimit) -> ReviewedDeal:
    """Compares a deal with random ones from the same boundary, by one estimator for all."""
    evaluate = _estimator(evaluator, limit, task.boundary)
    expected = expect(task.boundary, limit.deals, evaluate)
    return ReviewedDeal(
        round_number=task.boundary.round_number,
        plies_before=task.plies_before,
        value=expected.wins,
        points=expected.points,
        dealt_value=wins_after(task.boundary, task.deal, evaluate),
        standard_error=expected.standard_error,
    )


def value_here(position: Position, evaluator: Evaluator, limit: ReviewLimit) -> OfSeats:
    """The value of a position by itself; the mean over random deals where one is pending."""
    if position.phase is Phase.PREPARING_NEXT_ROUND:
        return expect(position, limit.deals, _estimator(evaluator, limit, position)).wins
    return evaluator.value(native.from_position(position), limit.nodes).wins


def _estimator(evaluator: Evaluator, limit: ReviewLimit, boundary: Position) -> Evaluate:
    nodes = limit.nodes_of_deal(boundary.round_number)

    def evaluate(state: native.State) -> tuple[OfSeats, OfSeats]:
        value = evaluator.value(state, nodes)
        return value.wins, value.points

    return evaluate


def _evidence(position: Position, best: Value, played: Value) -> Evidence:
    if position.rules.num_players > 2 or not (best.is_solved and played.is_solved):
        return Evidence.ESTIMATE  # a best-reply search assumes replies
    return Evidence.EXACT if is_certain_to_end(position) else Evidence.SOLVED


def _is_counted(
    position: Position, best: Value, played: Value, evaluator: Evaluator, limit: ReviewLimit
) -> bool:
    """Whether there was something to decide: some move is more than a point of chance worse."""
    seat = position.seat
    if best.wins[seat] - played.wins[seat] > _LEAST_SPREAD:
        return True
    # No move is worth less than none of the chance.
    if best.wins[seat] <= _LEAST_SPREAD:
        return False
    known = {best.actions[0], played.actions[0]}
    state = native.from_position(position)
    return any(
        best.wins[seat] - evaluator.value(state, limit.refill_nodes, action).wins[seat]
        > _LEAST_SPREAD
        for action in _worst_first(position)
        if action not in known
    )


def _worst_first(position: Position) -> Sequence[int]:
    """The moves, in an order that finds a bad one soon: most tiles to the floor line first."""

    def promise(move: PlayerMove) -> int:
        if not isinstance(move, Move) or move.destination != FLOOR:
            return 0
        return -position.tiles_at(move.source)[move.color]

    moves = sorted(position.legal_moves, key=lambda move: (promise(move), str(move)))
    return [native.action_of(move, position.rules) for move in moves]


def _graded(
    reviewed: ReviewedMove,
    position: Position,
    values: tuple[Value, Value],
    evaluator: Evaluator,
    limit: ReviewLimit,
) -> ReviewedMove:
    """The move with its class; a mistake with both variations to the end of the round, what they
    differ in, and the refills that confirm it."""
    move_class = class_of(reviewed.loss, position.rules.num_players)
    if not reviewed.is_counted or not is_mistake(move_class):
        return replace(reviewed, move_class=move_class if reviewed.is_counted else MoveClass.GOOD)
    state = native.from_position(position)
    lines = [evaluator.line_to_end(state, _reliable(value), limit.deal_nodes) for value in values]
    confirmation = None
    if reviewed.evidence is not Evidence.EXACT:
        confirmation = confirm(position, [line.end for line in lines], evaluator, limit)
        move_class = _confirmed_class(move_class, confirmation, position.rules.num_players)
    best, played = (line.variation(position.rules) for line in lines)
    return replace(
        reviewed,
        move_class=move_class,
        variation=best,
        played_variation=played,
        confirmation=confirmation,
        facts=main_facts(position, best, played) if is_mistake(move_class) else (),
    )


def _confirmed_class(
    move_class: MoveClass, confirmation: Confirmation, num_players: int
) -> MoveClass:
    """The milder class of the search and the refills; CLOSE unless both find a mistake."""
    if confirmation.difference < _SIGMAS * confirmation.standard_error:
        return MoveClass.CLOSE
    mildest = milder(move_class, class_of(confirmation.difference, num_players))
    return mildest if is_mistake(mildest) else MoveClass.CLOSE


def confirm(
    position: Position, ends: Sequence[native.State], evaluator: Evaluator, limit: ReviewLimit
) -> Confirmation:
    """Compares two ends of a round, the better one first, by the same random refills, until their
    difference stands at two sigma, lies that far below a mistake, or the limit is reached."""
    seat, seed, rules = position.seat, seed_of(position), position.rules

    def value_after(end: native.State, number: int) -> float:
        is_over = end.phase == native.PHASES.index(Phase.GAME_OVER)
        after = end if is_over else dealt(end, seed + number)
        return evaluator.value(after, limit.refill_nodes).wins[seat]

    if ends[0] == ends[1]:
        return Confirmation(0.0, 0.0, 0)
    differences: list[float] = []
    while len(differences) < max(limit.refills, _FEWEST_REFILLS):
        for number in range(len(differences), len(differences) + _BATCH):
            one, other = (value_after(end, number) for end in ends)
            differences.append(one - other)
        error = stdev(differences) / math.sqrt(len(differences))
        mean = fmean(differences)
        is_clear = abs(mean) >= _SIGMAS * error
        is_no_mistake = not is_mistake(class_of(mean + _SIGMAS * error, rules.num_players))
        if len(differences) >= _FEWEST_REFILLS and (is_clear or is_no_mistake):
            break
    return Confirmation(mean, error, len(differences))


def _reliable(value: Value) -> Sequence[int]:
    """The moves that lead to the end: of an unsolved variation only its first, since the last ones
    were hardly searched."""
    return value.actions if value.is_solved else value.actions[:1]
