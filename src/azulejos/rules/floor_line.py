"""The floor line: what can't or won't be placed falls here and costs points."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from .board import FLOOR_COSTS
from .events import Event, TilesFell
from .tiles import Color

if TYPE_CHECKING:
    from .position import Position


def fall(
    position: Position,
    color: Color,
    count: int,
    events: list[Event],
    row: int | None = None,
) -> Position:
    """Tiles fall to the floor line of the seat whose turn it is; what has no space, to the lid."""
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
