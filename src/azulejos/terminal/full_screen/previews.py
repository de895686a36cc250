"""What each choice would score, for all lines or columns at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from azulejos.rules import (
    COLUMNS,
    DESTINATIONS,
    Destination,
    Event,
    FloorLineScored,
    Move,
    Position,
    TilesFell,
    TilesPlaced,
    TilingMove,
    WallTiled,
    project_tiling,
    take_and_place,
)
from azulejos.rules.wall_tiling import row_to_tile

from .spots import TilesSpot


@dataclass(frozen=True, slots=True)
class Effect:
    """The effect of a legal move."""

    placed: int
    """Tiles that fit."""
    fallen: int
    points: int
    """By how much the points of this round would change if it ended now. The floor line counts in
    full, even if the score would stop at 0."""


def effects(position: Position, chosen: TilesSpot) -> Mapping[Destination, Effect | None]:
    """The effect of placing the tiles on each line; None where that is illegal."""
    moves = [Move(chosen.source, chosen.color, destination) for destination in DESTINATIONS]
    return {move.destination: _effect(position, move) for move in moves}


def column_points(position: Position) -> Mapping[int, int | None]:
    """Gray side: the points for the tile in each column; None where it can't go."""
    row = row_to_tile(position)
    if row is None:
        return {}
    moves = [TilingMove(row, column) for column in COLUMNS]
    return {move.column: _points(position, move) for move in moves}


def _effect(position: Position, move: Move) -> Effect | None:
    if position.why_not(move) is not None:
        return None
    turn: list[Event] = []
    after = take_and_place(position, move, turn)
    seat = position.seat
    return Effect(
        placed=sum(event.count for event in turn if isinstance(event, TilesPlaced)),
        fallen=sum(event.to_floor + event.to_lid for event in turn if isinstance(event, TilesFell)),
        points=_round_points(after, seat) - _round_points(position, seat),
    )


def _round_points(position: Position, seat: int) -> int:
    events = [event for event in project_tiling(position) if _is_scored_by(event, seat)]
    points = sum(event.points for event in events if isinstance(event, WallTiled))
    return points + sum(event.penalty for event in events if isinstance(event, FloorLineScored))


def _is_scored_by(event: Event, seat: int) -> bool:
    return isinstance(event, WallTiled | FloorLineScored) and event.seat == seat


def _points(position: Position, move: TilingMove) -> int | None:
    if position.why_not(move) is not None:
        return None
    _, events = position.transition(move)
    return sum(event.points for event in events[:1] if isinstance(event, WallTiled))
