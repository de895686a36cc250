"""Gymnasium's own tests, and that one game and many games agree."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import azulejos.envs  # noqa: F401 - registers Azulejos-v1
from azulejos import native
from azulejos.envs.batch import MAX_ROUNDS
from azulejos.envs.gymnasium import LearnerEnv, LearnersEnv
from azulejos.envs.opponents import NamedOpponent
from azulejos.rules import WallSide
from tests.envs.memory import resident_pages

ENGINE = f"cmd:{sys.executable} -m azulejos engine"
ROOT = Path(__file__).parents[2]
NETWORK = f"nodes:50@{ROOT}/src/azulejos/players/networks/2-colored.net"


def first_legal(masks: Any) -> Any:  # noqa: ANN401 - numpy is an extra
    return masks.argmax(axis=-1)


@pytest.mark.parametrize("side", WallSide)
def test_check_env(side: WallSide) -> None:
    """It acts without a look at the mask, so illegal actions lose."""
    made = gymnasium.make(
        "Azulejos-v1", side=side.value, opponents="random", illegal_actions="lose"
    )
    check_env(made.unwrapped)
    made.close()


@pytest.mark.parametrize(
    ("players", "side", "opponents"),
    [
        (2, "colored", "random"),
        (2, "colored", "one-ply"),
        (2, "colored", "level:1"),
        (3, "gray", "level:1"),
        (4, "gray", "random"),
    ],
)
def test_one_game_and_many_agree_step_by_step(players: int, side: str, opponents: str) -> None:
    kind: dict[str, Any] = {"players": players, "side": side, "opponents": opponents}
    many = gymnasium.make_vec("Azulejos-v1", num_envs=3, **kind, max_rounds=3)
    assert isinstance(many, LearnersEnv)
    single = [LearnerEnv(**kind, max_rounds=3, number=number) for number in range(3)]
    seen, _ = many.reset(seed=11)
    alone = [each.reset(seed=11)[0] for each in single]
    is_over = [False] * 3
    finished = 0
    while finished < 9:
        for number in range(3):
            for name in ("observation", "action_mask"):
                assert (seen[name][number] == alone[number][name]).all()
        actions = first_legal(seen["action_mask"])
        seen, rewards, terminated, truncated, _ = many.step(actions)
        for number, each in enumerate(single):
            if is_over[number]:
                alone[number], _ = each.reset()
                told: tuple[Any, ...] = 0.0, False, False
            else:
                alone[number], reward, *ends, _ = each.step(actions[number])
                told = reward, *ends
            assert (rewards[number], terminated[number], truncated[number]) == told
            is_over[number] = told[1] or told[2]
            finished += is_over[number]
    many.close()


@pytest.mark.parametrize(
    ("players", "opponents"),
    [(2, "level:1"), (2, ENGINE), (3, ("random", "one-ply")), (2, "nodes:50@none"), (2, NETWORK)],
)
def test_opponents(players: int, opponents: Any) -> None:  # noqa: ANN401
    learner = LearnerEnv(players, opponents=opponents, max_rounds=2)
    seen, _ = learner.reset(seed=1)
    is_over = False
    while not is_over:
        seen, reward, terminated, truncated, info = learner.step(first_legal(seen["action_mask"]))
        is_over = terminated or truncated
    assert reward == (1 if info["scores"][0] > max(info["scores"][1:]) else reward)
    assert -1 <= reward <= 1
    with pytest.raises(ValueError, match="the game is over: reset the environment"):
        learner.step(0)
    learner.close()


@pytest.mark.parametrize("level", range(1, 9))
def test_every_level_is_an_opponent(level: int) -> None:
    opponent = NamedOpponent(f"level:{level}")
    state = native.State.new(2)
    state.deal_random(native.Random(1))
    opponent.new_game(1)
    assert state.is_legal(opponent.choose(state))
    opponent.close()


def floor_first(mask: Any) -> int:  # noqa: ANN401
    """Throws tiles away: destination 0 of the first source and color that has some."""
    return int(min(np.flatnonzero(mask), key=lambda action: action % 6))


def test_an_endless_game_is_truncated() -> None:
    """Level 1 avoids minus points, so against a learner who throws all tiles away nobody ever
    completes a line."""
    learner = LearnerEnv(opponents="level:1")
    many = LearnersEnv(1, opponents="level:1")
    seen, _ = learner.reset(seed=1)
    many.reset(seed=1)
    ends = False, False
    while not any(ends):
        action = floor_first(seen["action_mask"])
        seen, reward, *ends, info = learner.step(action)  # type: ignore[assignment]
        _, rewards, terminated, truncated, _ = many.step(np.array([action]))
        assert (rewards[0], terminated[0], truncated[0]) == (reward, *ends)
    assert list(ends) == [False, True]
    assert learner.game.state.round_number == MAX_ROUNDS + 1
    assert (reward, info["scores"]) == (0, [0, 0])
    assert not seen["action_mask"].any()
    learner.close()
    many.close()


def test_a_policy_is_asked_for_all_its_games_at_once() -> None:
    asked = []

    def policy(observations: Any, masks: Any) -> Any:  # noqa: ANN401
        asked.append(len(observations))
        return first_legal(masks)

    many = LearnersEnv(4, opponents=policy)
    seen, _ = many.reset(seed=1)
    many.step(first_legal(seen["action_mask"]))
    assert asked[0] == 2, "seats take turns to start"
    assert max(asked) > 2


def test_seeds_repeat() -> None:
    traces = []
    for _ in range(2):
        many = LearnersEnv(4, 3, "gray", opponents="random", threads=2)
        seen, _ = many.reset(seed=5)
        trace = []
        for _ in range(60):
            seen, rewards, *_ = many.step(first_legal(seen["action_mask"]))
            trace += [seen["observation"].tobytes(), rewards.tobytes()]
        traces.append(trace)
        many.close()
    assert traces[0] == traces[1]


@pytest.mark.long
@pytest.mark.parametrize(
    ("opponents", "games", "episodes"), [("random", 64, 100_000), ("level:1", 8, 10_000)]
)
def test_memory_does_not_grow_with_the_episodes(opponents: str, games: int, episodes: int) -> None:
    many = LearnersEnv(games, opponents=opponents, max_rounds=1)
    seen, _ = many.reset(seed=1)

    def pages_after(due: int) -> int:
        nonlocal seen
        ended = 0
        while ended < due:
            actions = first_legal(seen["action_mask"])
            seen, _, _, truncated, _ = many.step(actions)
            ended += int(truncated.sum())
        return resident_pages()

    # The searches of a level fill their tables at first, page by page.
    before = pages_after(episodes // 2)
    assert pages_after(episodes) - before < 64
    many.close()


def test_refusals() -> None:
    learner = LearnerEnv(opponents="random")
    with pytest.raises(ValueError, match="reset the environment before the first step"):
        learner.step(0)
    seen, _ = learner.reset(seed=1)
    with pytest.raises(ValueError, match="is not legal for seat 0; legal are"):
        learner.step(int(seen["action_mask"].argmin()))
    with pytest.raises(ValueError, match="2 players need 1 opponents, not 2"):
        LearnerEnv(opponents=("random", "random"))
    with pytest.raises(ValueError, match="level:9"):
        LearnerEnv(opponents="level:9")
    with pytest.raises(ValueError, match="must be 'raise' or 'lose', not 'ignore'"):
        LearnerEnv(illegal_actions="ignore")
    learner.close()
    with pytest.raises(ValueError, match="the batch is closed"):
        learner.step(0)

    many = LearnersEnv(2, opponents="random")
    with pytest.raises(ValueError, match="reset the environment before the first step"):
        many.step(np.zeros(2, np.int64))
    seen, _ = many.reset(seed=1)
    with pytest.raises(ValueError, match=r"game \d: action \d+ .* is not legal for seat 0"):
        many.step(seen["action_mask"].argmin(axis=1))
    with pytest.raises(ValueError, match=r"actions must have shape \(2,\), not \(3,\)"):
        many.step(np.zeros(3, np.int64))
    with pytest.raises(ValueError, match="an action is 0 to 179"):
        many.step(np.array([-2, -1]))
    with pytest.raises(ValueError, match="actions are whole numbers, not float64"):
        many.step(seen["action_mask"].argmax(axis=1) + 0.5)
    many.close()
    with pytest.raises(ValueError, match="the batch is closed"):
        many.step(first_legal(seen["action_mask"]))
    with pytest.raises(ValueError, match="the batch is closed"):
        many.reset(seed=1)
