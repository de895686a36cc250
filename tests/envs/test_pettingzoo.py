"""PettingZoo's own tests, and what they don't look at."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from azulejos.envs import Batch
from azulejos.envs.pettingzoo import SeatsEnv, env
from azulejos.rules import WallSide
from tests.envs.memory import resident_pages


def first_legal(table: SeatsEnv) -> int:
    return int(table.observe(table.agent_selection)["action_mask"].argmax())


@pytest.mark.parametrize("side", WallSide)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_api(players: int, side: WallSide) -> None:
    with warnings.catch_warnings():
        # It would have one array, and knows no parts.
        warnings.filterwarnings("ignore", message="Observation ")
        api_test(env(players, side), num_cycles=100)


def test_seeds() -> None:
    seed_test(env, num_cycles=200)


def test_it_plays_the_games_of_a_batch() -> None:
    batch = Batch(1, seed=4, restarts=False)
    arrays = batch.arrays()
    batch.observe(arrays)
    table = env()
    table.reset(seed=4)
    action: Any = np.empty(1, np.int64)
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        seat = table.possible_agents.index(agent)
        if terminated:
            assert not truncated
            assert reward == arrays.rewards[0, seat]
            table.step(None)
            continue
        assert seat == arrays.seat[0]
        assert (seen["observation"] == arrays.observation[0]).all()
        assert (seen["action_mask"] == arrays.action_mask[0]).all()
        batch.sample(action)
        batch.step(action, arrays)
        table.step(int(action[0]))
    assert arrays.done[0] == 1
    assert not table.agents


def test_another_seat_sees_the_same_table_from_its_place() -> None:
    table = env(3)
    table.reset(seed=1)
    table.step(first_legal(table))
    mover, waiting = table.agents[1], table.agents[2]
    seen, theirs = table.observe(mover), table.observe(waiting)
    fields = table.game.batch.fields
    markers = [fields["starters"].of(each["observation"]).tolist() for each in (seen, theirs)]
    assert markers == [[0, 0, 1], [0, 1, 0]]
    assert seen["action_mask"].any()
    assert not theirs["action_mask"].any()


def test_an_endless_game_is_truncated() -> None:
    table = env(max_rounds=1)
    table.reset(seed=1)
    while not any(table.truncations.values()):
        legal = np.flatnonzero(table.observe(table.agent_selection)["action_mask"])
        table.step(int(legal[0]))
    assert all(table.truncations.values())
    assert not any(table.terminations.values())


@pytest.mark.long
def test_memory_does_not_grow_with_the_episodes() -> None:
    table = env(max_rounds=1)

    def pages_after(episodes: int) -> int:
        for _ in range(episodes):
            table.reset()
            while not any(table.truncations.values()):
                table.step(first_legal(table))
        return resident_pages()

    table.reset(seed=1)
    before = pages_after(500)
    assert pages_after(5_000) - before < 64


def test_pictures(capsys: pytest.CaptureFixture[str]) -> None:
    table = env(2, "gray", render_mode="ansi")
    table.reset(seed=3)
    picture = table.render()
    assert picture is not None
    assert picture.splitlines()[0] == "Round 1"
    assert "Seat 1, to move: 0 points" in picture
    shown = env(2, "gray", render_mode="human")
    shown.reset(seed=3)
    assert capsys.readouterr().out == picture + "\n"
    with pytest.raises(ValueError, match="give render_mode="):
        env().render()
    with pytest.raises(ValueError, match="render_mode must be 'ansi', 'human' or None, not 'rgb'"):
        env(render_mode="rgb")


def test_refusals() -> None:
    table = env()
    with pytest.raises(ValueError, match="reset the environment before the first step"):
        table.game.step(0)
    table.reset(seed=1)
    with pytest.raises(ValueError, match="is not legal for seat 0; legal are"):
        table.step(int(table.observe("seat_0")["action_mask"].argmin()))
    with pytest.raises(ValueError, match="there is no action -1: an action is 0 to 179"):
        table.step(-1)
    with pytest.raises(ValueError, match="an action is a whole number, not None"):
        table.step(None)
    action = first_legal(table)
    for no_action in (action + 0.5, np.array(action + 0.5), np.array(True), np.True_, [action]):
        with pytest.raises(ValueError, match="an action is a whole number, not"):
            table.step(no_action)  # type: ignore[arg-type]
    table.step(np.array(action))
    with pytest.raises(ValueError, match="there is no agent 'ada': seat_0, seat_1"):
        table.observe("ada")
    action = first_legal(table)
    table.close()
    with pytest.raises(ValueError, match="the batch is closed"):
        table.step(action)
