"""A review: what each move and each deal of a game was worth. Frozen values, nothing computed.

Values are chances to win, one for each seat, which sum to 1. Seats count from 0 here and from 1
for people.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

from azulejos.rules import PlayerMove, Rules
from azulejos.words.explanations import Fact

REVIEW_VERSION: Final = 1
"""Of the values and their JSON. Counts up when a key changes its meaning or its computation."""

OfSeats: TypeAlias = tuple[float, ...]
"""A number for each seat."""


class MoveClass(Enum):
    """What a move was, by the chance to win that it gave away; the words of the JSON."""

    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"
    DECISIVE = "decisive"
    CLOSE = "close"
    """The search calls it a mistake or worse, but refills of both ends don't confirm that."""


class Evidence(Enum):
    """How sure a number is."""

    EXACT = "exact"
    """Searched to the end of the round, and every variation ends the game."""
    SOLVED = "solved"
    """Searched to the end of the round; its end is valued by the network."""
    ESTIMATE = "estimate"


@dataclass(frozen=True, slots=True)
class Confirmation:
    """The difference of two ends of a round, by the same random refills for both."""

    difference: float
    """The mean: how much more the best move wins, for the seat that moved."""
    standard_error: float
    refills: int


@dataclass(frozen=True, slots=True)
class ReviewedMove:
    """A move, beside the best one."""

    ply: int
    """From 1, through the whole game; deals are no plies."""
    round_number: int
    seat: int
    move: PlayerMove
    best: PlayerMove
    value: OfSeats
    """Before the move: with the best move."""
    points: OfSeats
    """The expected final scores with the best move."""
    played_value: OfSeats
    """With the played move, from a search of its own with the same limit."""
    played_points: OfSeats
    move_class: MoveClass
    evidence: Evidence
    is_counted: bool
    """False for a forced move, and where all moves lie within a point of chance."""
    variation: tuple[PlayerMove, ...]
    """Starts with the best move."""
    played_variation: tuple[PlayerMove, ...]
    """Starts with the played move."""
    confirmation: Confirmation | None = None
    """Of a mistake or worse that isn't exact; None where none was needed."""
    facts: tuple[Fact, ...] = ()
    """Of a mistake or worse: what differs most between both variations."""

    @property
    def loss(self) -> float:
        """The chance to win that the move gave away: 0 for the best."""
        return self.value[self.seat] - self.played_value[self.seat]

    @property
    def gains(self) -> OfSeats:
        """What each seat gained by the move: the mover's loss, negative, and who got it."""
        return _differences(self.played_value, self.value)


@dataclass(frozen=True, slots=True)
class ReviewedDeal:
    """A deal, beside random ones from the same boundary."""

    round_number: int
    plies_before: int
    """How many moves of the game came before it."""
    value: OfSeats
    """The mean over the random deals."""
    points: OfSeats
    """The expected final scores: the mean over the random deals."""
    dealt_value: OfSeats
    """With this deal, by the same estimator."""
    standard_error: float
    """Of the mean, for the seat where it is largest."""

    @property
    def luck(self) -> OfSeats:
        """What each seat gained by the deal."""
        return _differences(self.dealt_value, self.value)


@dataclass(frozen=True, slots=True)
class SeatReview:
    """A seat's game. `luck + skill + correction` is its result less its chance at the start."""

    luck: float
    skill: float
    """What it gained by the others' losses, minus its own losses."""
    correction: float
    """All else: successive searches disagree, and so do deals and the end of the round before."""
    accuracy: float | None
    """0 to 100; None without a counted move."""
    error_rate: float | None
    """500 times the mean loss of its counted moves; None without one."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A move that lost, or a deal that gave or took, at least 10 points of chance."""

    size: float
    """What the seat lost or gained, as a share of 1: always positive."""
    seat: int
    """Who moved; with a deal, whose luck was largest, good or bad."""
    ply: int | None = None
    """Of a move."""
    round_number: int | None = None
    """Of a deal."""


@dataclass(frozen=True, slots=True)
class Review:
    """A whole game."""

    game: int
    """Its number in the file, from 1."""
    rules: Rules
    names: tuple[str, ...]
    limit: str
    ending: str
    """A record's word for how the game ended; `unfinished` while it has not."""
    start: OfSeats
    """The value where the record begins."""
    result: OfSeats
    """An equal share for each winner. Without a winner, the value where the record stops."""
    scores: tuple[int, ...]
    """On the score tracks where the record stops."""
    moves: tuple[ReviewedMove, ...]
    deals: tuple[ReviewedDeal, ...]
    seats: tuple[SeatReview, ...]
    turning_points: tuple[TurningPoint, ...]
    """At most five, the largest first."""


def _differences(one: OfSeats, other: OfSeats) -> OfSeats:
    """The first less the second, for each seat."""
    return tuple(mine - theirs for mine, theirs in zip(one, other, strict=True))
