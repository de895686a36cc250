"""What the round would bring if it ended now: for questions and previews, not for play."""

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

    On the gray side each column is the one that scores most. Bonuses are not in it.
    """
    points = [0] * position.rules.num_players
    for event in _tile_now(position):
        if isinstance(event, WallTiled | FloorLineScored):
            points[event.seat] += event.points
    return tuple(points)


def _tile_now(position: Position) -> list[Event]:
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


def _points(happened: tuple[Event, ...]) -> int:
    """The points of the tile whose column was chosen, without what came after it."""
    tiled = happened[0]
    assert isinstance(tiled, WallTiled), "a choice of a column begins with its tile"
    return tiled.points
