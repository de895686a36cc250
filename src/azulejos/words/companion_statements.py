"""What people beside a real set can tell, apart from questions and orders. `companion_parser`
reads it.

Seats, factories, rows and columns count from 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from azulejos.rules import Color, Marker, Move, PlayerMove, TileCounts

from .orders import Command
from .questions import Question
from .typed_lines import Unclear


@dataclass(frozen=True, slots=True)
class Drawn:
    """Tiles drawn for factories; None means the next factory to be filled."""

    factories: tuple[tuple[int | None, TileCounts], ...]


@dataclass(frozen=True, slots=True)
class Moved:
    """A move, and the seat that played it, if the line says so."""

    move: PlayerMove
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Took:
    """A move from a factory that nobody has told, with what the line says of its tiles."""

    move: Move
    seat: int | None = None
    count: int | None = None
    """How many tiles of the color there are."""
    rest: TileCounts | None = None
    """The other tiles; None if the line doesn't say."""


@dataclass(frozen=True, slots=True)
class TellsLateIs:
    """Whether people tell a factory only when somebody takes from it."""

    is_late: bool


@dataclass(frozen=True, slots=True)
class SetIs:
    """Which set is on the table."""

    is_tactile: bool


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Takes back the last lines."""

    number: int = 1


@dataclass(frozen=True, slots=True)
class Insist:
    """People insist on what they told last."""


@dataclass(frozen=True, slots=True)
class FactoryWas:
    """A factory got other tiles than people told: in this round, unless another is given."""

    factory: int
    tiles: TileCounts
    round_number: int | None = None


@dataclass(frozen=True, slots=True)
class MoveWas:
    """A move was another one: the last, the last of a seat, or by its number since the deal."""

    move: PlayerMove
    seat: int | None = None
    number: int | None = None


@dataclass(frozen=True, slots=True)
class PatternLineIs:
    """What lies on a pattern line; no color if it is empty."""

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
    """Who has the starting player marker; None if it lies in the center."""

    seat: int | None


@dataclass(frozen=True, slots=True)
class Starts:
    """Who starts the round or the game."""

    seat: int


@dataclass(frozen=True, slots=True)
class BagIs:
    """How many tiles somebody counted in the bag."""

    count: int


StateIs: TypeAlias = (
    PatternLineIs | FloorLineIs | WallSpaceIs | ScoreIs | CenterIs | TurnIs | MarkerIs
)
"""How something is on the table, whatever the moves say."""
CompanionRequest: TypeAlias = (
    Drawn
    | Moved
    | Took
    | TellsLateIs
    | SetIs
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
