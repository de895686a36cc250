"""OpenSpiel's own tests, and that its games are ours."""

from __future__ import annotations

import copy
import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

from azulejos.envs import Batch
from tests.envs.playthroughs import games, written

KINDS = [f"players={players},side={side}" for players in (2, 3, 4) for side in ("colored", "gray")]


@pytest.mark.parametrize("kind", KINDS)
def test_random_games(kind: str) -> None:
    game = pyspiel.load_game(f"python_azulejos({kind},max_rounds=3)")
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_random_games_with_sampled_chance() -> None:
    game = pyspiel.load_game("python_azulejos(chance=sampled)")
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)


@pytest.mark.parametrize(("path", "game"), games().items(), ids=lambda each: Path(each).stem)
def test_playthroughs(path: Path, game: str) -> None:
    assert path.read_text("utf-8") == written(game)


@pytest.mark.parametrize("kind", ["players=2,side=colored", "players=3,side=gray"])
def test_it_plays_the_games_of_a_batch(kind: str) -> None:
    players, side = int(kind[8]), kind.rpartition("=")[2]
    batch = Batch(1, players, side, seed=3, restarts=False)
    arrays = batch.arrays()
    batch.observe(arrays)
    game = pyspiel.load_game(f"python_azulejos({kind})")
    observer = game.make_py_observer()
    state = game.new_initial_state()
    action: Any = np.empty(1, np.int64)
    while True:
        if not state.is_terminal():
            draw(state, batch)
            observer.set_from(state, state.current_player())
            assert (observer.tensor == arrays.observation[0]).all()
            assert state.legal_actions() == np.flatnonzero(arrays.action_mask[0]).tolist()
        assert state.core == batch.state(0)
        assert state.is_terminal() == bool(arrays.done[0])
        assert state.returns() == pytest.approx(arrays.rewards[0])
        if state.is_terminal():
            return
        batch.sample(action)
        batch.step(action, arrays)
        state.apply_action(int(action[0]))


def draw(state: Any, batch: Batch) -> None:  # noqa: ANN401 - an extra
    """Lets chance draw what the batch has dealt, tile by tile."""
    fields = batch.state(0).fields()
    factories = fields[8 : 8 + 5 * batch.rules.num_factories]
    for first in range(0, len(factories), 5) if state.is_chance_node() else ():
        left = factories[first : first + 5]
        while sum(left):
            chances = dict(state.chance_outcomes())
            assert sum(chances.values()) == pytest.approx(1)
            # When the bag runs out, the tiles that were left in it come first.
            color = next(color for color in chances if left[color])
            left[color] -= 1
            state.apply_action(color)


def test_chance_knows_how_likely_each_color_is() -> None:
    state = pyspiel.load_game("python_azulejos").new_initial_state()
    assert state.chance_outcomes() == [(color, 0.2) for color in range(5)]
    state.apply_action(2)
    assert dict(state.chance_outcomes())[2] == 19 / 99
    assert dict(state.chance_outcomes())[0] == 20 / 99
    assert state.action_to_string(-1, 2) == "draw R"


def test_a_copy_goes_its_own_way() -> None:
    state = pyspiel.load_game("python_azulejos").new_initial_state()
    rng = random.Random(1)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    before = str(state)
    for other in (state.clone(), copy.deepcopy(state)):
        other.apply_action(other.legal_actions()[0])
        assert str(other) != before
        assert str(state) == before


def test_its_tree_search_plays_a_game() -> None:
    game = pyspiel.load_game("python_azulejos(max_rounds=1)")
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    bot = mcts.MCTSBot(game, 2, 20, evaluator, random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            colors, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(colors, p=chances)))
        elif state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    assert sum(state.returns()) == 0


@pytest.mark.parametrize(
    ("chance", "told"),
    [
        ("explicit", r"action 7 is not legal; legal are 0, 1, 2, 3, 4$"),
        ("sampled", r"action 7 is not legal; legal are 0$"),
    ],
)
def test_an_illegal_draw_changes_nothing(chance: str, told: str) -> None:
    state = pyspiel.load_game(f"python_azulejos(chance={chance})").new_initial_state()
    before = str(state)
    with pytest.raises(ValueError, match=told):
        state.apply_action(7)
    assert str(state) == before


def test_an_illegal_move_changes_nothing() -> None:
    state = pyspiel.load_game("python_azulejos(chance=sampled,max_rounds=1)").new_initial_state()
    state.apply_action(0)
    before = str(state)
    legal = state.legal_actions()
    illegal = next(action for action in range(180) if action not in legal)
    named = f"{', '.join(map(str, legal[:8]))} and {len(legal) - 8} more"
    for action in (illegal, 999):
        with pytest.raises(ValueError, match=f"action {action} is not legal; legal are {named}$"):
            state.apply_action(action)
    assert str(state) == before
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(ValueError, match="the game is over"):
        state.apply_action(0)


@pytest.mark.parametrize(
    ("parameters", "told"),
    [
        ("players=5", "players must be 2 to 4, not 5"),
        ("side=grey", "side must be 'colored' or 'gray', not 'grey'"),
        ("chance=none", "chance must be 'explicit' or 'sampled', not 'none'"),
        ("vertical_line_bonus=6", "7 or 5, not 6"),
        ("max_rounds=0", "max_rounds must be 1 to 255"),
        ("max_rounds=256", "max_rounds must be 1 to 255"),
    ],
)
def test_refusals(parameters: str, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        pyspiel.load_game(f"python_azulejos({parameters})")
