"""What the bytes of an observation mean, as `docs/reference/environments.md` specifies it."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from azulejos import native
from azulejos.rules import COLORS, DESTINATIONS, MAX_PLAYERS, MIN_PLAYERS, SIZE, Rules, WallSide


@dataclass(frozen=True, slots=True)
class ObservationField:
    """One named part of an observation."""

    name: str
    shape: tuple[int, ...]
    offset: int
    highest: int
    """The largest number in it; the smallest is 0."""

    @property
    def size(self) -> int:
        return math.prod(self.shape)

    def of(self, observation: Any) -> Any:  # noqa: ANN401 - an array of any library
        """The part of observations `[..., S]` as `[..., *shape]`: numpy or torch, without a copy
        where the library can."""
        part = observation[..., self.offset : self.offset + self.size]
        return part.reshape((*part.shape[:-1], *self.shape))


def observation_fields(
    players: int = 2, side: WallSide | str = "colored"
) -> dict[str, ObservationField]:
    """The parts of an observation by name, in their order. Raises ValueError for no such game."""
    check_players(players)
    is_gray = side_of(side) is WallSide.GRAY
    return {
        name: ObservationField(name, tuple(shape), offset, highest)
        for name, shape, offset, highest in native.observation_fields(players, is_gray)
    }


def num_actions(rules: Rules) -> int:
    """A, how many actions there are.

    >>> num_actions(Rules(2))
    180
    """
    is_gray = rules.side is WallSide.GRAY
    return (rules.num_factories + 1) * len(COLORS) * len(DESTINATIONS) + SIZE * SIZE * is_gray


def check_players(players: int) -> None:
    """Raises ValueError unless so many can play."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise ValueError(f"players must be {MIN_PLAYERS} to {MAX_PLAYERS}, not {players}")


def side_of(side: WallSide | str) -> WallSide:
    """The side of the wall by its name. Raises ValueError for another name.

    >>> side_of("gray")
    <WallSide.GRAY: 'gray'>
    """
    try:
        return WallSide(side)
    except ValueError:
        names = " or ".join(repr(each.value) for each in WallSide)
        raise ValueError(f"side must be {names}, not {side!r}") from None
