"""The steps of a game: the players' moves, and the deal that fills the factories.

Moves are small values that know nothing about a position: `Position.why_not` says whether one
is legal. Seats, rows, columns and factories count from 0 here and from 1 for people.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NewType, TypeAlias

from .setup import COLUMNS, MAX_PLAYERS, ROWS
from .tiles import NO_TILES, Color, TileCounts

Source = NewType("Source", int)
"""Where tiles are taken from: `factory(i)` or `CENTER`."""
Destination = NewType("Destination", int)
"""Where tiles are placed: `pattern_line(row)` or `FLOOR`."""

MAX_FACTORIES: Final = 2 * MAX_PLAYERS + 1
CENTER: Final = Source(MAX_FACTORIES)
"""Sorts after every factory, whatever the number of players."""
FLOOR: Final = Destination(0)
"""Sorts before every pattern line, as its digit does in notation."""


def factory(index: int) -> Source:
    """The source for a factory, counted from 0."""
    if not 0 <= index < MAX_FACTORIES:
        raise ValueError(f"factories are numbered 0 to {MAX_FACTORIES - 1}, not {index}")
    return Source(index)


def source_name(source: Source) -> str:
    """`center`, or `factory` and its number from 1."""
    return "center" if source == CENTER else f"factory {source + 1}"


def pattern_line(row: int) -> Destination:
    """The destination for the pattern line of a row, counted from 0."""
    if row not in ROWS:
        raise ValueError(f"rows are numbered 0 to 4, not {row}")
    return Destination(row + 1)


def row_of(destination: Destination) -> int:
    """The row of a pattern line; raises ValueError for the floor line."""
    if destination == FLOOR:
        raise ValueError("the floor line has no row")
    return destination - 1


DESTINATIONS: Final = (FLOOR, *map(pattern_line, ROWS))


@dataclass(frozen=True, slots=True, order=True)
class Move:
    """One turn of the Factory offer: take all tiles of a color from a source and place them."""

    source: Source
    color: Color
    destination: Destination

    def __post_init__(self) -> None:
        if not 0 <= self.source <= CENTER or not FLOOR <= self.destination <= len(ROWS):
            raise ValueError(f"no such place: source {self.source}, to {self.destination}")

    def __str__(self) -> str:
        """As people write it: `3R4`, or `CK0` from the center to the floor line."""
        source = "C" if self.source == CENTER else str(self.source + 1)
        return f"{source}{self.color.letter}{self.destination}"


@dataclass(frozen=True, slots=True, order=True)
class TilingMove:
    """One choice of the Wall-tiling on the gray side: the column for a complete pattern line."""

    row: int
    column: int

    def __post_init__(self) -> None:
        if self.row not in ROWS or self.column not in COLUMNS:
            raise ValueError(f"rows and columns go from 0 to 4: {self.row}, {self.column}")

    def __str__(self) -> str:
        """As people write it: `T25` for pattern line 2 and column 5."""
        return f"T{self.row + 1}{self.column + 1}"


@dataclass(frozen=True, slots=True)
class Deal:
    """The tiles that chance put on each factory, factory 1 first."""

    factories: tuple[TileCounts, ...]

    def __post_init__(self) -> None:
        if not self.factories:
            raise ValueError("a deal fills at least one factory")
        for index, tiles in enumerate(self.factories):
            # A negative count would hide in a total of four, and add tiles to the bag.
            if min(tiles.counts) < 0:
                raise ValueError(f"factory {index + 1} can't get fewer tiles than none")

    @property
    def tiles(self) -> TileCounts:
        return sum(self.factories, start=NO_TILES)

    def __str__(self) -> str:
        """As people write it: `deal:BBRK/YYWW/BRKW/RRRR/BYRK`."""
        return "deal:" + "/".join(map(str, self.factories))


PlayerMove: TypeAlias = Move | TilingMove
"""A player's decision."""
Step: TypeAlias = PlayerMove | Deal
"""Leads from one position to the next."""
