"""What the round would score if it ended now: for questions and previews, not for play."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from . import wall_tiling
from .events import Event, FloorLineScored, WallTiled
from .setup import Phase
from .tiles import NO_TILES

if TYPE_CHECKING:
    from .position import Position


def project_round(position: Position) -> tuple[int, ...]:
    """The points of each seat if nothing more were taken and the Wall-tiling came now.

    On the gray side each tile goes to the column that scores most. Bonuses don't count.
    """
    points = [0] * position.rules.num_players
    for event in project_tiling(position):
        if isinstance(event, WallTiled | FloorLineScored):
            points[event.seat] += event.points
    return tuple(points)


def project_tiling(position: Position) -> list[Event]:
    """What would happen if the Wall-tiling came now, with the columns that score most."""
    events: list[Event] = []
    if position.phase is Phase.FACTORY_OFFER:
        nothing_left = replace(
            position, factories=(NO_TILES,) * len(position.factories), center=NO_TILES
        )
        position = wall_tiling.begin(nothing_left, events)
    while position.phase is Phase.WALL_TILING:
        choices = [position.transition(move) for move in position.legal_moves]
        position, happened = max(choices, key=lambda choice: _points(choice[1]))
        events += happened
    return events


def is_last_round(position: Position) -> bool:
    """Whether a horizontal line is complete, or will be after this round's Wall-tiling."""
    if any(board.wall.horizontal_lines for board in position.boards):
        return True
    return bool(rows_to_complete(position))


def rows_to_complete(position: Position) -> list[tuple[int, int]]:
    """The seats and wall rows that this round's Wall-tiling will complete.

    On the gray side a pattern line counts if it has a valid column now. Another tile of the same
    round could still take that column.
    """
    side = position.rules.side
    return [
        (seat, row)
        for seat, board in enumerate(position.boards)
        for row, color in board.complete_pattern_lines
        if board.wall.rows[row].count(None) == 1 and board.wall.valid_columns(row, color, side)
    ]


def _points(happened: tuple[Event, ...]) -> int:
    """The points of the tile whose column was chosen, and of nothing after it."""
    tiled = happened[0]
    assert isinstance(tiled, WallTiled), "a choice of a column begins with its tile"
    return tiled.points
