"""Gymnasium: one learner at seat 0 against opponents; many such games at once.

`docs/reference/environments.md` specifies observations, actions and rewards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from azulejos import native
from azulejos.rules import VERTICAL_LINE_BONUS, WallSide

from .batch import MAX_ROUNDS, Batch
from .opponents import LEARNER, OtherSeats, Policy, check_opponents
from .pettingzoo import RENDER_MODES, check_action, check_render_mode, observation_space, render
from .single_game import RESTART, SingleGame

ILLEGAL_ACTIONS: Final = ("raise", "lose")
Opponents: TypeAlias = str | Policy | Sequence[str | Policy]


class LearnerEnv(gymnasium.Env):  # type: ignore[misc] # an extra
    """A learner against opponents, one for all other seats or one for each, clockwise: `level:5`,
    `random` or another name that `azulejos arena` knows, or a policy.

    With `illegal_actions="lose"` an illegal action loses the game at once instead of an error.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 4}

    def __init__(
        self,
        players: int = 2,
        side: WallSide | str = "colored",
        opponents: Opponents = "level:1",
        render_mode: str | None = None,
        *,
        illegal_actions: str = "raise",
        vertical_line_bonus: int = VERTICAL_LINE_BONUS,
        max_rounds: int = MAX_ROUNDS,
        number: int = 0,
    ) -> None:
        check_render_mode(render_mode)
        if illegal_actions not in ILLEGAL_ACTIONS:
            raise ValueError(f"illegal_actions must be 'raise' or 'lose', not {illegal_actions!r}")
        self.game = SingleGame(
            players,
            side,
            vertical_line_bonus=vertical_line_bonus,
            max_rounds=max_rounds,
            number=number,
        )
        self.render_mode = render_mode
        self._loses = illegal_actions == "lose"
        self._has_lost = False
        self._number = number
        self._opponents = OtherSeats(check_opponents(opponents, players))
        self.observation_space = observation_space(self.game)
        self.action_space = spaces.Discrete(self.game.batch.num_actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begins the first game of a seed; without one the next game."""
        super().reset(seed=seed)
        del options
        self.game.begin(seed)
        self._has_lost = False
        self._opponents.new_game(0, self.game.seed, self._number, self.game.episode)
        self._play_opponents()
        self._show()
        return self._seen()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:  # noqa: ANN401
        """Plays an action, and then the opponents until it is the learner's turn again. ValueError,
        with what is legal, if it is not legal."""
        if self._has_lost or self.game.is_over:
            raise ValueError("the game is over: reset the environment")
        number = check_action(action, self.game)
        if self._loses and not self.game.is_legal(number):
            self._has_lost = True
            seen, info = self._seen()
            return seen, -1.0, True, False, info | {"illegal_action": number}
        self.game.step(number)
        self._play_opponents()
        self._show()
        reward = self.game.rewards[LEARNER]
        seen, info = self._seen()
        done = self.game.done
        return seen, reward, done == 1, done > 1, info

    def render(self) -> str | None:
        """The table as text: returned in mode `ansi`, printed in mode `human`."""
        return render(self.game, self.render_mode)

    def close(self) -> None:
        self._opponents.close()
        self.game.close()

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        seen = self.game.seen_by(LEARNER)
        if self._has_lost:
            seen["action_mask"][:] = 0
        return seen, {"scores": self.game.scores}

    def _play_opponents(self) -> None:
        while not self.game.is_over and self.game.seat != LEARNER:
            self.game.step_by(self._opponents.choose)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


class LearnersEnv(VectorEnv):  # type: ignore[misc] # an extra
    """Many games of `LearnerEnv` on one `Batch`. With a seed, game n is that of an environment made
    with `number=n`. A game that ended begins anew in the next step, whose action is ignored."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": [],
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        players: int = 2,
        side: WallSide | str = "colored",
        opponents: Opponents = "level:1",
        *,
        threads: int = 1,
        vertical_line_bonus: int = VERTICAL_LINE_BONUS,
        max_rounds: int = MAX_ROUNDS,
        render_mode: None = None,
    ) -> None:
        if render_mode is not None:
            raise ValueError("many games at once have no render_mode")
        self.num_envs = num_envs
        self.batch = Batch(
            num_envs,
            players,
            side,
            threads=threads,
            vertical_line_bonus=vertical_line_bonus,
            restarts=False,
            max_rounds=max_rounds,
        )
        self._arrays = self.batch.arrays()
        self._actions: Any = np.empty(num_envs, np.int64)
        self._opponents = OtherSeats(check_opponents(opponents, players))
        self._seed: int | None = None
        self._episodes: Any = np.zeros(num_envs, np.int64)
        one = SingleGame(players, side, vertical_line_bonus=vertical_line_bonus)
        self.single_observation_space = observation_space(one)
        self.single_action_space = spaces.Discrete(self.batch.num_actions)
        one.close()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begins the first games of a seed; without one the next games."""
        super().reset(seed=seed)
        del options
        if seed is not None or self._seed is None:
            self._seed = int(self.np_random.integers(2**63)) if seed is None else seed
            self._episodes[:] = 0
            self.batch.reset(self._arrays, self._seed)
            self._begin(np.arange(self.num_envs))
        else:
            self._restart(np.ones(self.num_envs, np.bool_), np.empty(self.num_envs, np.int64))
        self._play_opponents()
        return self._seen()

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:  # noqa: ANN401
        """Plays an action in each game, then the opponents until it is the learner's turn again.
        ValueError, with the game and what is legal, if an action is not legal."""
        if self._seed is None and not self.batch.is_closed:
            raise ValueError("reset the environment before the first step")
        given: Any = np.array(actions)
        if given.shape != (self.num_envs,):
            raise ValueError(f"actions must have shape ({self.num_envs},), not {given.shape}")
        if not np.issubdtype(given.dtype, np.integer):
            raise ValueError(f"actions are whole numbers, not {given.dtype}")
        given = given.astype(np.int64)
        is_new = self._arrays.done > 0
        if (given[~is_new] < 0).any():
            raise ValueError(f"an action is 0 to {self.batch.num_actions - 1}")
        self._restart(is_new, given)
        rewards = self._arrays.rewards[:, LEARNER].astype(np.float64)
        rewards += self._play_opponents()
        seen, infos = self._seen()
        done = self._arrays.done
        return seen, rewards, done == 1, done > 1, infos

    def close_extras(self, **_: Any) -> None:  # noqa: ANN401 - as the library calls it
        self._opponents.close()
        self.batch.close()

    def _restart(self, is_new: Any, actions: Any) -> None:  # noqa: ANN401
        """Steps with these actions, but begins some games anew."""
        actions[is_new] = RESTART
        self.batch.step(actions, self._arrays)
        self._episodes[is_new] += 1
        self._begin(np.flatnonzero(is_new))

    def _begin(self, games: Any) -> None:  # noqa: ANN401
        assert self._seed is not None
        for game in games:
            self._opponents.new_game(int(game), self._seed, int(game), int(self._episodes[game]))

    def _play_opponents(self) -> Any:  # noqa: ANN401
        """Plays until the learner is to move in every game, or it is over; returns its rewards."""
        rewards: Any = np.zeros(self.num_envs)
        arrays, actions = self._arrays, self._actions
        while ((arrays.done == 0) & (arrays.seat != LEARNER)).any():
            self._opponents.choose(self.batch, arrays, actions)
            self.batch.step(actions, arrays)
            rewards += arrays.rewards[:, LEARNER]
        return rewards

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        arrays = self._arrays
        observations = arrays.observation.copy()
        for game in np.flatnonzero(arrays.seat != LEARNER):  # games that are over
            native.observe(self.batch.state(int(game)), LEARNER, observations[game])
        seen = {"observation": observations, "action_mask": arrays.action_mask.astype(np.int8)}
        return seen, {"scores": arrays.scores.copy()}
