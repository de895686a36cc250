"""The luck of a deal: its value less the mean over random deals, one estimator for both."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from statistics import fmean, stdev
from typing import Final, TypeAlias

from azulejos import native
from azulejos.notation import format_position
from azulejos.rules import Deal, Position

DEALS: Final = 64
"""Random deals to compare with. The mean is then off by 1.6 points of chance or less."""
NODES: Final = 6_000
"""Of the search of each deal. With 1,000 luck explains less of the results."""

OfSeats: TypeAlias = tuple[float, ...]
Evaluate: TypeAlias = Callable[[native.State], tuple[OfSeats, OfSeats]]
"""Each seat's chance to win, and its expected final score, where a move is due."""


@dataclass(frozen=True, slots=True)
class Expectation:
    """What is expected at a boundary, over random deals."""

    wins: OfSeats
    points: OfSeats
    standard_error: float
    """Of the chances, for the seat where it is largest."""


def expect(boundary: Position, deals: int, evaluate: Evaluate) -> Expectation:
    """The mean over so many random deals. Their seed is the boundary itself, so it repeats."""
    state, seed = native.from_position(boundary), seed_of(boundary)
    values = [evaluate(dealt(state, seed + number)) for number in range(deals)]
    wins = [*zip(*(win for win, _ in values), strict=True)]
    scatter = max(stdev(of_seat) if deals > 1 else 0.0 for of_seat in wins)
    return Expectation(
        wins=tuple(map(fmean, wins)),
        points=tuple(map(fmean, zip(*(points for _, points in values), strict=True))),
        standard_error=scatter / math.sqrt(deals),
    )


def wins_after(boundary: Position, deal: Deal, evaluate: Evaluate) -> OfSeats:
    """Each seat's chance to win after a deal, by the same estimator."""
    state = native.from_position(boundary)
    state.deal(native.counts_of(deal))
    return evaluate(state)[0]


def seed_of(position: Position) -> int:
    """A seed that depends on the position alone."""
    return int.from_bytes(sha256(format_position(position).encode("ascii")).digest()[:7], "big")


def dealt(boundary: native.State, seed: int) -> native.State:
    """The boundary after a random deal."""
    state = boundary.copy()
    state.deal_random(native.Random(seed))
    return state
