"""Many games, stepped together in the core."""

from __future__ import annotations

import math
import os
from types import TracebackType
from typing import Any, Final, Self

from azulejos import native
from azulejos.extras import MissingExtraError, install_command
from azulejos.native import State
from azulejos.rules import VERTICAL_LINE_BONUS, Rules, WallSide

from .observation import ObservationField, check_players, observation_fields, side_of

MAX_ROUNDS: Final = 50
"""Of 30,000 random games of each kind, 4 on the gray side are longer, none on the colored side."""
_MAX_SEED: Final = 2**64 - 1
_ALIGNED: Final = 64
"""Bytes. JAX copies an array that does not begin at a multiple of them."""


class Arrays:
    """The arrays that a batch writes to, one row for each of N games with P seats, S bytes of
    observation and A actions. They remain the caller's; None for what is not written."""

    observation: Any
    """[N, S] of uint8: what the seat to move sees."""
    action_mask: Any
    """[N, A] of bool or uint8: 1 for legal actions."""
    seat: Any
    """[N] of int64: the seat to move."""
    rewards: Any
    """[N, P] of float32, by seat: 0, until the game ends."""
    done: Any
    """[N] of uint8: 0, 1 in the step that ends the game, 2 in the step that cuts it off."""
    scores: Any
    """[N, P] of int32, by seat; in the step that ends the game the final ones."""
    phase: Any
    """[N] of uint8: 0 a deal is pending, 1 factory offer, 2 wall-tiling, 3 over."""

    NAMES: Final = ("observation", "action_mask", "seat", "rewards", "done", "scores", "phase")

    def __init__(self, batch: native.Batch, given: dict[str, Any]) -> None:
        self.native: Final = native.BatchArrays(batch, **given)
        for name in self.NAMES:
            setattr(self, name, given.get(name))

    def addresses(self) -> dict[str, int]:
        """Where each array begins in memory."""
        return self.native.addresses()


class Batch:
    """Games of one kind, stepped together.

    A game is determined by the seed, its number (from `first_game`) and how often it has
    restarted; not by the size of the batch or its threads. Seats take turns to start, from game to
    game and with every restart. `max_rounds` cuts a game off. With `restarts` a game that ends
    begins anew within the step; else it stays as it is, and its action must be -1. With
    `deals=False` the caller deals.

    Raises ValueError for numbers out of range. Refused calls change nothing.
    """

    def __init__(
        self,
        num_games: int,
        players: int = 2,
        side: WallSide | str = "colored",
        seed: int = 0,
        threads: int = 1,
        *,
        first_game: int = 0,
        vertical_line_bonus: int = VERTICAL_LINE_BONUS,
        restarts: bool = True,
        deals: bool = True,
        max_rounds: int = MAX_ROUNDS,
    ) -> None:
        check_players(players)
        self.rules: Final = Rules(players, side_of(side), vertical_line_bonus)
        self.num_games: Final = num_games
        self.threads: Final = threads
        self._native: Final = native.Batch(
            num_games,
            players,
            self.rules.side is WallSide.GRAY,
            seed=_checked_seed(seed, "seed"),
            threads=threads,
            first_game=_checked_seed(first_game, "first_game"),
            vertical_line_bonus=vertical_line_bonus,
            restarts=restarts,
            deals=deals,
            max_rounds=max_rounds,
        )
        self.fields: Final[dict[str, ObservationField]] = observation_fields(players, side)
        self.num_actions: Final = self._native.num_actions
        self.observation_size: Final = self._native.observation_size
        self._seed = seed
        self._process: Final = os.getpid()

    @property
    def players(self) -> int:
        """P, the number of seats."""
        return self.rules.num_players

    @property
    def is_closed(self) -> bool:
        return self._native.is_closed

    def arrays(self, *made: str, **given: Any) -> Arrays:  # noqa: ANN401 - of any library
        """Arrays to write to: those named in `made` are new numpy arrays, those given are the
        caller's, of whatever library speaks DLPack or the buffer protocol. Without any name all are
        made. TypeError for what is no array, ValueError for one of another dtype or shape, or not
        C-contiguous, writable and in the CPU's memory."""
        if not made and not given:
            made = Arrays.NAMES
        for name in (*made, *given):
            if name not in Arrays.NAMES:
                raise ValueError(f"there is no array {name!r}: {', '.join(Arrays.NAMES)}")
        return Arrays(self._native, given | {name: self._new_array(name) for name in made})

    def reset(self, arrays: Arrays, seed: int | None = None) -> None:
        """Begins all games anew, as a new batch of this seed does; by default its own seed."""
        if seed is not None:
            self._seed = _checked_seed(seed, "seed")
        self._open().reset(self._seed, arrays.native)

    def observe(self, arrays: Arrays) -> None:
        """Writes where the games stand; rewards are 0."""
        self._open().observe(arrays.native)

    def step(self, actions: Any, arrays: Arrays) -> None:  # noqa: ANN401
        """Plays an action in each game, and what follows from it; -1 plays none, -2 begins the
        game anew. Then writes where the games stand. `actions` is [N] of int64 or int32.
        ValueError, with what is legal, if one is not legal: then nothing has changed, in no game.
        Other Python threads run meanwhile."""
        self._open().step(actions, arrays.native)

    def deal(self, factories: Any, arrays: Arrays) -> None:  # noqa: ANN401
        """Deals to the games that wait for it: `factories` is [N, F, 5] of uint8, the tiles of each
        color in each factory, zeros for the other games. ValueError for what bag and lid could not
        give."""
        self._open().deal(factories, arrays.native)

    def sample(self, actions: Any, except_seat: int | None = None) -> None:  # noqa: ANN401
        """Writes a legal action for each game into [N] of int64, each one equally likely; -1 where
        there is none, or where `except_seat` is to move. Repeats with the seed."""
        self._open().sample(actions, except_seat)

    def state(self, game: int) -> State:
        """A copy of the state of a game, with everything that is public in it."""
        return self._open().state(game)

    def set_state(self, game: int, state: State) -> None:
        """Lets a game go on from a state, which is dealt to, cut off or restarted like any other.
        Call `observe` to see it."""
        self._open().set_state(game, state)

    def close(self) -> None:
        """Ends its threads and frees its games; every later call is refused."""
        self._native.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _open(self) -> native.Batch:
        if self.threads > 1 and os.getpid() != self._process:
            raise ValueError(
                "a batch with threads can't be used in a forked process: make it there"
            )
        return self._native

    def _new_array(self, name: str) -> Any:  # noqa: ANN401
        try:
            import numpy as np  # noqa: PLC0415 - an extra; without it the caller brings arrays
        except ImportError as error:
            told = f"new arrays need an extra: {install_command('envs')}"
            raise MissingExtraError(told) from error

        games, seats = self.num_games, self.players
        shape, dtype = {
            "observation": ((games, self.observation_size), np.uint8),
            "action_mask": ((games, self.num_actions), np.bool_),
            "seat": ((games,), np.int64),
            "rewards": ((games, seats), np.float32),
            "done": ((games,), np.uint8),
            "scores": ((games, seats), np.int32),
            "phase": ((games,), np.uint8),
        }[name]
        size = math.prod(shape) * np.dtype(dtype).itemsize
        room: Any = np.zeros(size + _ALIGNED - 1, np.uint8)
        first = -room.ctypes.data % _ALIGNED
        return room[first : first + size].view(dtype).reshape(shape)


def _checked_seed(number: int, name: str) -> int:
    if not 0 <= number <= _MAX_SEED:
        raise ValueError(f"{name} must be 0 to 2**64 - 1, not {number}")
    return number
