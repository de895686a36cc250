"""The floor line: tiles that can't or won't be placed fall here and cost points."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from .events import Event, TilesFell
from .tiles import STARTING_PLAYER_MARKER, Color, Marker, TileCounts

if TYPE_CHECKING:
    from .position import Position

FLOOR_COSTS: Final = (-1, -1, -2, -2, -2, -3, -3)
"""What each space costs, from left to right. native/include/azulejos/floor_line.hpp mirrors it."""
FLOOR_SPACES: Final = len(FLOOR_COSTS)


@dataclass(frozen=True, slots=True)
class FloorLine:
    """What has fallen, from left to right in the order it fell; at most seven."""

    entries: tuple[Color | Marker, ...] = ()

    @property
    def free(self) -> int:
        return FLOOR_SPACES - len(self.entries)

    @property
    def has_marker(self) -> bool:
        return STARTING_PLAYER_MARKER in self.entries

    @property
    def tiles(self) -> TileCounts:
        """The tiles without the marker."""
        return TileCounts.count(entry for entry in self.entries if isinstance(entry, Color))

    @property
    def penalty(self) -> int:
        """The cost of the occupied spaces: 0 or a negative number of points."""
        return sum(FLOOR_COSTS[: len(self.entries)])

    def with_tiles(self, color: Color, count: int) -> FloorLine:
        """Adds as many of the tiles as there are free spaces; the caller owns the rest."""
        return FloorLine(self.entries + (color,) * min(count, self.free))

    def with_marker(self) -> FloorLine:
        """Adds the marker on the leftmost free space; on a full floor line it takes none."""
        if not self.free:
            return self
        return FloorLine((*self.entries, STARTING_PLAYER_MARKER))


EMPTY_FLOOR_LINE: Final = FloorLine()


def fall(
    position: Position,
    color: Color,
    count: int,
    events: list[Event],
    row: int | None = None,
) -> Position:
    """Tiles fall to the floor line of the seat to move; those without a space go to the lid."""
    floor_line = position.board.floor_line
    to_floor = min(count, floor_line.free)
    first = len(floor_line.entries)
    events.append(
        TilesFell(
            seat=position.seat,
            color=color,
            to_floor=to_floor,
            to_lid=count - to_floor,
            penalty=sum(FLOOR_COSTS[first : first + to_floor]),
            row=row,
        )
    )
    board = replace(position.board, floor_line=floor_line.with_tiles(color, count))
    lid = position.lid.replace(color, position.lid[color] + count - to_floor)
    return replace(position.with_board(position.seat, board), lid=lid)
