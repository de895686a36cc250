"""Two engines, one truth: `rules` and the core play the same games, and every state, legal move,
score and event total is compared."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable

import pytest

from azulejos import native
from azulejos.players.one_ply import move_value
from azulejos.rules import (
    BonusScored,
    Dealer,
    Event,
    FloorLineScored,
    Game,
    Phase,
    PlayerMove,
    Position,
    Rules,
    WallSide,
    WallTiled,
)
from tests.volume import volume

Choose = Callable[[random.Random, list[PlayerMove], Position], PlayerMove]


def random_move(rng: random.Random, moves: list[PlayerMove], _: Position) -> PlayerMove:
    return rng.choice(moves)


def sensible_move(rng: random.Random, moves: list[PlayerMove], position: Position) -> PlayerMove:
    """The best of a few by a look one move ahead, so that walls fill and bonuses score."""
    some = rng.sample(moves, min(6, len(moves)))
    return max(some, key=lambda move: move_value(position, move))


CONFIGURATIONS = [
    Rules(players, side, bonus)
    for players, (side, bonus) in itertools.product(
        (2, 3, 4),
        ((WallSide.COLORED, 7), (WallSide.GRAY, 7), (WallSide.COLORED, 5), (WallSide.GRAY, 5)),
    )
]


def name(rules: Rules) -> str:
    return f"{rules.num_players}-{rules.side.value}-{rules.vertical_line_bonus}"


@pytest.mark.volume
@pytest.mark.parametrize("choose", [random_move, sensible_move])
@pytest.mark.parametrize("rules", CONFIGURATIONS, ids=name)
def test_games_in_lockstep(rules: Rules, choose: Choose) -> None:
    play_in_lockstep(rules, choose, range(volume(20, 500)))


def play_in_lockstep(rules: Rules, choose: Choose, seeds: range) -> None:
    for seed in seeds:
        rng = random.Random(seed)
        dealer = Dealer(seed.to_bytes(32, "big"))
        game = Game(rules, seed % rules.num_players)
        state = native.State.new(
            rules.num_players,
            rules.side is WallSide.GRAY,
            rules.vertical_line_bonus,
            seed % rules.num_players,
        )
        while not game.position.is_over:
            scores = state.scores
            events = step_both(rng, dealer, game, state, choose)
            assert state.scores == scores_after(scores, events)
            compare(game.position, state)
        assert game.outcome is not None
        assert state.winners() == list(game.outcome.winners)
        assert state.horizontal_lines() == list(game.outcome.horizontal_lines)


def step_both(
    rng: random.Random, dealer: Dealer, game: Game, state: native.State, choose: Choose
) -> tuple[Event, ...]:
    """Takes the same step in both engines; answers the events of `rules`."""
    if game.position.phase is Phase.PREPARING_NEXT_ROUND:
        deal = dealer.deal(game.position)
        state.deal(native.counts_of(deal))
        return game.play(deal)
    moves = list(game.position.legal_moves)
    move = choose(rng, moves, game.position)
    state.apply(native.action_of(move, game.rules))
    return game.play(move)


def compare(position: Position, state: native.State) -> None:
    assert state.fields() == native.fields_of(position)
    actions = [native.action_of(move, position.rules) for move in position.legal_moves]
    assert state.legal_actions() == actions
    assert state.num_legal_actions() == len(actions)


def scores_after(scores: list[int], events: tuple[Event, ...]) -> list[int]:
    """The scores that the events add up to."""
    scores = list(scores)
    for event in events:
        if isinstance(event, WallTiled | FloorLineScored | BonusScored):
            scores[event.seat] += event.points
            assert scores[event.seat] == event.score
    return scores
