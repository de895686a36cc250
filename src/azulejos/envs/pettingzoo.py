"""PettingZoo: every seat is an agent, and they move in turn.

`docs/reference/environments.md` specifies observations, actions and rewards.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from azulejos.rules import VERTICAL_LINE_BONUS, WallSide

from .batch import MAX_ROUNDS
from .single_game import SingleGame

RENDER_MODES = ("ansi", "human")


class SeatsEnv(AECEnv):  # type: ignore[misc] # an extra
    """Agents `seat_0`, `seat_1`, … that move in turn."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "azulejos_v1",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 4,
    }

    def __init__(
        self,
        players: int = 2,
        side: WallSide | str = "colored",
        render_mode: str | None = None,
        *,
        vertical_line_bonus: int = VERTICAL_LINE_BONUS,
        max_rounds: int = MAX_ROUNDS,
    ) -> None:
        super().__init__()
        check_render_mode(render_mode)
        self.game = SingleGame(
            players, side, vertical_line_bonus=vertical_line_bonus, max_rounds=max_rounds
        )
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._seen = observation_space(self.game)
        self._actions = {
            agent: spaces.Discrete(self.game.batch.num_actions) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        """`observation` and `action_mask`."""
        self._seat_of(agent)
        return self._seen

    def action_space(self, agent: str) -> spaces.Discrete:
        """Every action, legal or not: sample with the mask."""
        self._seat_of(agent)
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins the first game of a seed; without one the next game."""
        del options
        self.game.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.game.seat]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees; nothing is legal for one that is not to move."""
        return self.game.seen_by(self._seat_of(agent))

    def step(self, action: int | None) -> None:
        """Plays an action for the agent to move. ValueError, with what is legal, if it is not
        legal. Agents of a game that is over need None."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.game.step(check_action(action, self.game))
        self._cumulative_rewards[self.agent_selection] = 0.0
        for agent, reward, score in zip(
            self.possible_agents, self.game.rewards, self.game.scores, strict=True
        ):
            self.rewards[agent] = reward
            self.terminations[agent] = self.game.done == 1
            self.truncations[agent] = self.game.done > 1
            self.infos[agent] = {"score": score}
        self.agent_selection = self.possible_agents[self.game.seat]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as text: returned in mode `ansi`, printed in mode `human`."""
        return render(self.game, self.render_mode)

    def close(self) -> None:
        self.game.close()

    def _seat_of(self, agent: str) -> int:
        if agent not in self.possible_agents:
            raise ValueError(f"there is no agent {agent!r}: {', '.join(self.possible_agents)}")
        return self.possible_agents.index(agent)


def env(
    players: int = 2,
    side: WallSide | str = "colored",
    render_mode: str | None = None,
    *,
    vertical_line_bonus: int = VERTICAL_LINE_BONUS,
    max_rounds: int = MAX_ROUNDS,
) -> SeatsEnv:
    """A new environment. Raises ValueError for no such game."""
    return SeatsEnv(
        players,
        side,
        render_mode,
        vertical_line_bonus=vertical_line_bonus,
        max_rounds=max_rounds,
    )


def observation_space(game: SingleGame) -> spaces.Dict:
    """Of one agent."""
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(game.highest), game.highest, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (game.batch.num_actions,), np.int8),
        }
    )


def check_action(action: Any, game: SingleGame) -> int:  # noqa: ANN401 - it may be anything
    """An action as a number; -1 and -2, which a batch knows, are none here. Raises ValueError."""
    is_number = isinstance(action, int | np.integer) and not isinstance(action, bool)
    if isinstance(action, np.ndarray):
        is_number = action.shape == () and np.issubdtype(action.dtype, np.integer)
    if not is_number:
        raise ValueError(f"an action is a whole number, not {action!r}")
    if action < 0:
        raise ValueError(
            f"there is no action {action}: an action is 0 to {game.batch.num_actions - 1}"
        )
    return int(action)


def check_render_mode(render_mode: str | None) -> None:
    """Raises ValueError unless there is such a mode."""
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise ValueError(f"render_mode must be 'ansi', 'human' or None, not {render_mode!r}")


def render(game: SingleGame, render_mode: str | None) -> str | None:
    """The table as text: returned in mode `ansi`, printed in mode `human`. ValueError without a
    mode."""
    if render_mode is None:
        raise ValueError("give render_mode='ansi' or 'human' when you make the environment")
    if render_mode == "ansi":
        return game.picture()
    print(game.picture())  # noqa: T201 - this mode prints
    return None
