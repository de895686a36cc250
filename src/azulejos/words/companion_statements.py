"""What people at a table can tell beside questions and orders. Made by `companion_parser`.

Seats, factories, rows and columns count from 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from azulejos.rules import Color, Marker, PlayerMove, TileCounts

from .orders import Command
from .questions import Question
from .typed_lines import Unclear


@dataclass(frozen=True, slots=True)
class Drawn:
    """What was drawn for factories; None for the next that is to be filled."""

    factories: tuple[tuple[int | None, TileCounts], ...]


@dataclass(frozen=True, slots=True)
class Moved:
    """A move, and who is said to have played it."""

    move: PlayerMove
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Takes back so many lines."""

    number: int = 1


@dataclass(frozen=True, slots=True)
class Insist:
    """The table wants it as it said."""


@dataclass(frozen=True, slots=True)
class FactoryWas:
    """What was drawn for a factory was something else: in this round, unless one is given."""

    factory: int
    tiles: TileCounts
    round_number: int | None = None


@dataclass(frozen=True, slots=True)
class MoveWas:
    """A move was another one: the last, or the last of a seat, or a number since the deal."""

    move: PlayerMove
    seat: int | None = None
    number: int | None = None


@dataclass(frozen=True, slots=True)
class PatternLineIs:
    """What lies on a pattern line; no color where it is empty."""

    seat: int
    row: int
    color: Color | None
    count: int


@dataclass(frozen=True, slots=True)
class FloorLineIs:
    seat: int
    entries: tuple[Color | Marker, ...]


@dataclass(frozen=True, slots=True)
class WallSpaceIs:
    seat: int
    row: int
    column: int
    color: Color | None


@dataclass(frozen=True, slots=True)
class ScoreIs:
    seat: int
    score: int


@dataclass(frozen=True, slots=True)
class CenterIs:
    tiles: TileCounts


@dataclass(frozen=True, slots=True)
class TurnIs:
    seat: int


@dataclass(frozen=True, slots=True)
class MarkerIs:
    """Who has the starting player marker; None where it lies in the center."""

    seat: int | None


@dataclass(frozen=True, slots=True)
class Starts:
    """Who starts this round, or the game."""

    seat: int


@dataclass(frozen=True, slots=True)
class BagIs:
    """How many tiles somebody has counted in the bag."""

    count: int


StateIs: TypeAlias = (
    PatternLineIs | FloorLineIs | WallSpaceIs | ScoreIs | CenterIs | TurnIs | MarkerIs
)
"""How something is on the table, whatever the moves say."""
CompanionRequest: TypeAlias = (
    Drawn
    | Moved
    | TakeBack
    | Insist
    | FactoryWas
    | MoveWas
    | StateIs
    | Starts
    | BagIs
    | Question
    | Command
    | Unclear
)
