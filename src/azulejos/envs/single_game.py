"""One game after another, as the interfaces of other libraries step it."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, Final

import numpy as np

from azulejos import native
from azulejos.native import State
from azulejos.rules import Position, WallSide
from azulejos.words.board_drawing import draw_boards

from .batch import MAX_ROUNDS, Arrays, Batch

RESTART: Final = -2
"""The action that begins a game anew."""


class SingleGame:
    """A batch of one game. The arrays that it answers with are new each time."""

    def __init__(
        self,
        players: int,
        side: WallSide | str,
        *,
        vertical_line_bonus: int,
        max_rounds: int = MAX_ROUNDS,
        number: int = 0,
    ) -> None:
        self.batch: Final = Batch(
            1,
            players,
            side,
            first_game=number,
            vertical_line_bonus=vertical_line_bonus,
            restarts=False,
            max_rounds=max_rounds,
        )
        self._arrays: Final = self.batch.arrays()
        self._action: Final[Any] = np.empty(1, np.int64)
        self._has_begun = False
        self.episode = 0
        """How often it has restarted since it was given a seed."""
        self.seed = 0

    @property
    def highest(self) -> Any:  # noqa: ANN401 - numpy is an extra
        """The largest number at each place of an observation."""
        fields = self.batch.fields.values()
        return np.concatenate([np.full(each.size, each.highest, np.uint8) for each in fields])

    def begin(self, seed: int | None) -> None:
        """Begins the first game of a seed; without one the next game, if there was one."""
        if seed is None and self._has_begun:
            self.step(RESTART)
            self.episode += 1
            return
        self.seed = secrets.randbits(64) if seed is None else seed
        self.episode = 0
        self._has_begun = True
        self.batch.reset(self._arrays, self.seed)

    def step(self, action: int) -> None:
        """Plays an action. ValueError, with what is legal, if it is not legal."""
        if not self._has_begun and not self.batch.is_closed:
            raise ValueError("reset the environment before the first step")
        self._action[0] = action
        self.batch.step(self._action, self._arrays)

    def step_by(self, choose: Callable[[Batch, Arrays, Any], None]) -> None:
        """Plays what `choose` writes, as it does for a batch of games."""
        choose(self.batch, self._arrays, self._action)
        self.batch.step(self._action, self._arrays)

    @property
    def seat(self) -> int:
        return int(self._arrays.seat[0])

    @property
    def done(self) -> int:
        """0; 1 over, 2 cut off."""
        return int(self._arrays.done[0])

    @property
    def is_over(self) -> bool:
        """By the rules, or cut off."""
        return self.done != 0

    @property
    def rewards(self) -> list[float]:
        """By seat, of the last step."""
        return [float(each) for each in self._arrays.rewards[0]]

    @property
    def scores(self) -> list[int]:
        return [int(each) for each in self._arrays.scores[0]]

    @property
    def state(self) -> State:
        return self.batch.state(0)

    @property
    def position(self) -> Position:
        return native.to_position(self.state)

    def is_legal(self, action: int) -> bool:
        return 0 <= action < self.batch.num_actions and bool(self._arrays.action_mask[0, action])

    def seen_by(self, seat: int) -> dict[str, Any]:
        """Observation and mask; nothing is legal for a seat that is not to move."""
        observation: Any = np.empty(self.batch.observation_size, np.uint8)
        mask: Any = np.zeros(self.batch.num_actions, np.int8)
        native.observe(self.state, seat, observation)
        if seat == self.seat:
            mask[:] = self._arrays.action_mask[0]
        return {"observation": observation, "action_mask": mask}

    def picture(self) -> str:
        """The table as lines of text."""
        position = self.position
        names = [
            "to move" if seat == position.seat and not self.done else "waits"
            for seat in position.rules.seats
        ]
        factories = "  ".join(
            f"{number}:{tiles}" for number, tiles in enumerate(position.factories, start=1)
        )
        marker = " and the marker" if position.marker_seat is None else ""
        lines = [
            f"Round {position.round_number}",
            f"{factories}  C:{position.center}{marker}",
        ]
        return "\n".join([*lines, *draw_boards(position, names)])

    def close(self) -> None:
        self.batch.close()
