"""What a review says, computed again another way."""

from __future__ import annotations

import math
from dataclasses import replace
from statistics import fmean

import pytest

from azulejos import native
from azulejos.analysis import (
    Evidence,
    MoveClass,
    Review,
    ReviewedMove,
    Reviewer,
    ReviewStoppedError,
)
from azulejos.analysis.evaluation import Evaluator
from azulejos.analysis.record_review import tasks_of
from azulejos.analysis.studies import DealTask, MoveTask, study_deal
from azulejos.notation import record_game, replay
from azulejos.players.shipped_networks import networks_of
from azulejos.rules import Dealer, Game, Phase, Rules
from azulejos.words.explanations import main_facts
from tests.analysis.golden_reviews import SMALL, records, reviewed, reviewer

EVENTS = tuple(records())
MISTAKES = (MoveClass.MISTAKE, MoveClass.BLUNDER, MoveClass.DECISIVE)


def all_moves() -> list[tuple[Review, ReviewedMove]]:
    return [(reviewed(event), move) for event in EVENTS for move in reviewed(event).moves]


@pytest.mark.parametrize("event", EVENTS)
def test_luck_skill_and_correction_are_result_less_start(event: str) -> None:
    review = reviewed(event)
    for seat, each in enumerate(review.seats):
        gained = review.result[seat] - review.start[seat]
        assert each.luck + each.skill + each.correction == pytest.approx(gained, abs=1e-9)
        assert each.luck == pytest.approx(math.fsum(deal.luck[seat] for deal in review.deals))


@pytest.mark.parametrize("event", EVENTS)
def test_all_shares_add_up(event: str) -> None:
    review = reviewed(event)
    values = [review.start, review.result, *(move.value for move in review.moves)]
    values += [move.played_value for move in review.moves]
    values += [deal.dealt_value for deal in review.deals]
    assert all(math.fsum(value) == pytest.approx(1, abs=1e-9) for value in values)
    zeros = [deal.luck for deal in review.deals] + [move.gains for move in review.moves]
    zeros += [tuple(each.luck for each in review.seats), tuple(each.skill for each in review.seats)]
    assert all(math.fsum(zero) == pytest.approx(0, abs=1e-9) for zero in zeros)


@pytest.mark.parametrize("event", EVENTS)
def test_every_step_of_the_record_is_there(event: str) -> None:
    record, review = records()[event], reviewed(event)
    tasks = tasks_of(replay(record))
    moves = [task for task in tasks if isinstance(task, MoveTask)]
    deals = [task for task in tasks if isinstance(task, DealTask)]
    assert [(each.ply, each.move, each.seat) for each in review.moves] == [
        (at, task.move, task.position.seat) for at, task in enumerate(moves, start=1)
    ]
    assert [each.round_number for each in review.deals] == [
        task.boundary.round_number for task in deals
    ]
    for reviewed_move, task in zip(review.moves, moves, strict=True):
        for variation in (reviewed_move.variation, reviewed_move.played_variation):
            game = Game(task.position)
            for move in variation:
                game.play(move)
        assert reviewed_move.variation[0] == reviewed_move.best
        assert reviewed_move.played_variation[0] == reviewed_move.move


@pytest.mark.parametrize("event", ["2 colored", "2 gray, tactile edition", "3 colored"])
def test_the_loss_is_that_of_two_searches_with_the_same_limit(event: str) -> None:
    """The played move by a search of its own, restricted to it."""
    limit = SMALL.for_rules(reviewed(event).rules)
    searcher = native.Searcher(1, networks_of(""))
    for task in tasks_of(replay(records()[event]))[:20]:
        if isinstance(task, DealTask):
            continue
        move, state = reviewed(event).moves[task.ply - 1], native.from_position(task.position)
        seat, action = move.seat, native.action_of(task.move, task.position.rules)
        best = searcher.search(state, nodes=limit.nodes)[0]
        alone = searcher.search(state, nodes=limit.nodes, actions=[action])[0]
        is_best = best.actions[0] == action
        loss = 0 if is_best else max(best.wins[seat] - alone.wins[seat], 0)
        assert move.loss == loss
        assert move.played_value[seat] == (best if is_best else alone).wins[seat]


@pytest.mark.parametrize("event", ["2 colored", "4 gray"])
def test_luck_is_the_value_of_the_deal_less_the_mean_over_random_deals(event: str) -> None:
    limit = SMALL.for_rules(reviewed(event).rules)
    searcher = native.Searcher(1, networks_of(""))
    many = replace(SMALL, deals=40)
    review = Reviewer(many, networks_of("")).review(records()[event])
    deal = review.deals[0]
    boundary = native.from_position(replay(records()[event]).start)
    values = []
    for seed in range(1000, 1040):  # other deals than those of the review
        state = boundary.copy()
        state.deal_random(native.Random(seed))
        values.append(searcher.search(state, nodes=limit.deal_nodes)[0].wins[0])
    assert deal.value[0] == pytest.approx(fmean(values), abs=5 * deal.standard_error)
    assert deal.luck[0] == pytest.approx(deal.dealt_value[0] - deal.value[0])
    assert 0 < deal.standard_error < reviewed(event).deals[0].standard_error * 2


def test_a_deal_is_searched_with_more_nodes_from_round_5_on() -> None:
    limit = replace(SMALL, deals=2, deal_nodes=20, late_deal_nodes=2000)
    tasks = tasks_of(replay(records()["2 colored"]))
    deals = [task for task in tasks if isinstance(task, DealTask)]
    searcher = native.Searcher(1, networks_of(""))
    evaluator = Evaluator(networks_of(""), 1, native.StopFlag())
    assert deals[-1].boundary.round_number >= 5
    for task in deals:
        nodes = 2000 if task.boundary.round_number >= 5 else 20
        state = native.from_position(task.boundary.after(task.deal))
        best, *_ = searcher.search(state, nodes=nodes)
        assert study_deal(task, evaluator, limit).dealt_value == tuple(best.wins)


def test_threads_do_not_change_a_review() -> None:
    for event in ("2 gray, tactile edition", "3 gray"):
        assert reviewer(threads=3).review(records()[event]) == reviewed(event)


def test_a_review_repeats() -> None:
    assert reviewer().review(records()["time"]) == reviewed("time")


def test_losses_are_never_negative_and_the_best_move_loses_nothing() -> None:
    for _, move in all_moves():
        assert move.loss >= 0
        if move.move == move.best:
            assert move.loss == 0
            assert move.move_class is MoveClass.GOOD


def test_classes_keep_to_the_lines() -> None:
    for review, move in all_moves():
        if move.move_class in MISTAKES:
            least = {"mistake": 0.05, "blunder": 0.1, "decisive": 0.2}[move.move_class.value]
            assert move.loss >= least
            assert review.rules.num_players == 2 or least >= 0.1
        if not move.is_counted:
            assert move.move_class is MoveClass.GOOD


def test_mistakes_are_confirmed_by_refills_in_every_round() -> None:
    rounds = set()
    for _, move in all_moves():
        is_doubtful = move.evidence is not Evidence.EXACT
        if move.move_class is MoveClass.CLOSE or (move.move_class in MISTAKES and is_doubtful):
            rounds.add(move.round_number)
            assert is_doubtful
            confirmation = move.confirmation
            assert confirmation is not None
            if move.move_class in MISTAKES:
                assert confirmation.difference >= 2 * confirmation.standard_error
                assert confirmation.difference >= 0.05
        else:
            assert move.confirmation is None
    assert {1, 2, 3, 4} <= rounds


def test_mistakes_are_explained_by_both_variations_to_the_end_of_the_round() -> None:
    explained = 0
    for event in EVENTS:
        tasks = [each for each in tasks_of(replay(records()[event])) if isinstance(each, MoveTask)]
        for move, task in zip(reviewed(event).moves, tasks, strict=True):
            if move.move_class not in MISTAKES:
                assert move.facts == ()
                continue
            assert move.facts == main_facts(task.position, move.variation, move.played_variation)
            explained += len(move.facts)
            for variation in (move.variation, move.played_variation):
                game = Game(task.position)
                for each in variation:
                    game.play(each)
                assert game.position.phase in {Phase.PREPARING_NEXT_ROUND, Phase.GAME_OVER}
    assert explained > 10


def test_exact_means_that_the_game_ends() -> None:
    kinds = set()
    for event in EVENTS:
        game = replay(records()[event])
        for move in reviewed(event).moves:
            kinds.add(move.evidence)
            if move.evidence is Evidence.EXACT:
                assert move.round_number == game.position.round_number
                assert game.position.is_over
                assert all(value in (0.0, 0.5, 1.0) for value in move.value)
            if len(reviewed(event).names) > 2:
                assert move.evidence is Evidence.ESTIMATE
    assert kinds == set(Evidence)


def test_forced_moves_are_not_counted() -> None:
    forced = 0
    for event in EVENTS:
        for task in tasks_of(replay(records()[event])):
            if isinstance(task, MoveTask) and len([*task.position.legal_moves]) == 1:
                forced += 1
                assert not reviewed(event).moves[task.ply - 1].is_counted
    assert forced > 5


def test_a_decided_position_counts_no_move() -> None:
    """All moves lie within a point: each is searched by itself again."""
    event = "2 colored"
    limit = SMALL.for_rules(reviewed(event).rules)
    searcher = native.Searcher(1, networks_of(""))
    uncounted = 0
    for task in tasks_of(replay(records()[event])):
        if isinstance(task, DealTask):
            continue
        move, state = reviewed(event).moves[task.ply - 1], native.from_position(task.position)
        if move.is_counted or len(moves := state.legal_actions()) < 2:
            continue
        uncounted += 1
        for action in moves:
            alone = searcher.search(state, nodes=limit.refill_nodes, actions=[action])[0]
            assert move.value[move.seat] - alone.wins[move.seat] <= 0.01
    assert uncounted


def test_turning_points_are_the_largest_first() -> None:
    found = 0
    for event in EVENTS:
        review = reviewed(event)
        sizes = [point.size for point in review.turning_points]
        assert sizes == sorted(sizes, reverse=True)
        assert len(sizes) <= 5
        assert all(size >= 0.1 for size in sizes)
        for point in review.turning_points:
            found += 1
            if point.ply is not None:
                move = review.moves[point.ply - 1]
                assert (move.loss, move.seat) == (point.size, point.seat)
                assert move.move_class in MISTAKES
            else:
                deal = next(d for d in review.deals if d.round_number == point.round_number)
                assert abs(deal.luck[point.seat]) == point.size
                assert point.size == pytest.approx(max(map(abs, deal.luck)), abs=1e-9)
    assert found


def test_a_game_without_mistakes() -> None:
    """Every move is the one that the review itself finds best."""
    searcher, dealer = native.Searcher(1, networks_of("")), Dealer(bytes([9] * 32))
    game = Game(Rules())
    while game.position.round_number < 3:
        position = game.position
        if position.phase is Phase.PREPARING_NEXT_ROUND:
            game.play(dealer.deal(position))
            continue
        best, *_ = searcher.search(native.from_position(position), nodes=SMALL.nodes)
        game.play(native.move_of(best.actions[0], position.rules))
    review = reviewer().review(record_game(game))
    assert all(move.loss == 0 for move in review.moves)
    assert not [point for point in review.turning_points if point.ply is not None]
    for seat in review.seats:
        assert (seat.accuracy, seat.error_rate, seat.skill) == (100, 0, 0)


def test_a_game_without_any_step() -> None:
    review = reviewer().review(record_game(Game(Rules(3))))
    assert review.start == review.result
    assert (review.moves, review.deals, review.turning_points) == ((), (), ())
    assert review.ending == "unfinished"


def test_a_stop_ends_a_review() -> None:
    stopped = reviewer(threads=2)
    stopped.stop.set()
    with pytest.raises(ReviewStoppedError):
        stopped.review(records()["2 colored"])
