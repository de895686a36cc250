"""A. Factory offer: take all tiles of one color from one place, put them all in one place."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from . import wall_tiling
from .board import PatternLine, PlayerBoard
from .events import Event, MarkerTaken, TilesMovedToCenter, TilesPlaced, TilesTaken
from .floor_line import fall
from .moves import (
    CENTER,
    DESTINATIONS,
    FLOOR,
    Destination,
    Move,
    Source,
    factory,
    row_of,
)
from .refusals import Reason, Refusal
from .setup import Phase
from .tiles import COLORS, NO_TILES, Color

if TYPE_CHECKING:
    from .position import Position


def sources(position: Position) -> tuple[Source, ...]:
    """Every place that tiles can be taken from, the center last."""
    return (*map(factory, range(len(position.factories))), CENTER)


def legal_moves(position: Position) -> Iterator[Move]:
    """Every move of the seat whose turn it is."""
    open_to = {color: destinations_for(position.board, color) for color in COLORS}
    for source in sources(position):
        for color in position.tiles_at(source).colors:
            for destination in open_to[color]:
                yield Move(source, color, destination)


def destinations_for(board: PlayerBoard, color: Color) -> tuple[Destination, ...]:
    """The destinations on a board that can take a color."""
    return tuple(each for each in DESTINATIONS if why_not_there(board, color, each) is None)


def why_not(position: Position, move: Move) -> Refusal | None:
    """Why a move is illegal for the seat to move; None if it is legal."""
    if position.phase is not Phase.FACTORY_OFFER:
        row = wall_tiling.row_to_tile(position)
        return Refusal(Reason.NOT_FACTORY_OFFER, seat=position.seat, row=row)
    board = position.board
    return _why_not_taken(position, move) or why_not_there(board, move.color, move.destination)


def why_not_there(board: PlayerBoard, color: Color, destination: Destination) -> Refusal | None:
    """Why tiles of a color can't be placed there; None if they can. The floor line takes any."""
    if destination == FLOOR:
        return None
    row = row_of(destination)
    held = board.pattern_lines[row].color
    if held is not None and held != color:
        return Refusal(Reason.PATTERN_LINE_HOLDS_OTHER_COLOR, row=row, color=held)
    if board.wall.row_has(row, color):
        column = board.wall.rows[row].index(color)
        return Refusal(Reason.WALL_ROW_HAS_COLOR, row=row, column=column, color=color)
    if board.is_complete(row):
        return Refusal(Reason.PATTERN_LINE_FULL, row=row, color=color)
    return None


def play(position: Position, move: Move, events: list[Event]) -> Position:
    """Plays a turn. The last turn of a round also does the Wall-tiling."""
    position = take_and_place(position, move, events)
    if position.tiles_on_offer:
        return replace(position, seat=position.rules.seat_after(position.seat))
    return wall_tiling.begin(position, events)


def take_and_place(position: Position, move: Move, events: list[Event]) -> Position:
    """Plays a turn without passing it on, for previews and for simple players."""
    taken = position.tiles_at(move.source)[move.color]
    events.append(TilesTaken(position.seat, move.source, move.color, taken))
    position = _take(position, move, events)
    return _place(position, move, taken, events)


def _why_not_taken(position: Position, move: Move) -> Refusal | None:
    num_factories = len(position.factories)
    if move.source != CENTER and move.source >= num_factories:
        return Refusal(Reason.NO_SUCH_FACTORY, source=move.source, count=num_factories)
    tiles = position.tiles_at(move.source)
    if not tiles[move.color]:
        return Refusal(Reason.COLOR_NOT_THERE, source=move.source, color=move.color, tiles=tiles)
    return None


def _take(position: Position, move: Move, events: list[Event]) -> Position:
    rest = position.tiles_at(move.source).replace(move.color, 0)
    if move.source == CENTER:
        position = replace(position, center=rest)
        return position if position.marker_seat is not None else _take_marker(position, events)
    if rest:
        events.append(TilesMovedToCenter(move.source, rest))
    factories = list(position.factories)
    factories[move.source] = NO_TILES
    return replace(position, factories=tuple(factories), center=position.center + rest)


def _take_marker(position: Position, events: list[Event]) -> Position:
    """The marker goes to the floor line before the tiles do."""
    board = position.board
    floor_space = len(board.floor_line.entries) if board.floor_line.free else None
    events.append(MarkerTaken(position.seat, floor_space))
    board = replace(board, floor_line=board.floor_line.with_marker())
    return replace(position.with_board(position.seat, board), marker_seat=position.seat)


def _place(position: Position, move: Move, taken: int, events: list[Event]) -> Position:
    fitting = 0
    if move.destination != FLOOR:
        row = row_of(move.destination)
        board = position.board
        fitting = min(taken, board.free_spaces(row))
        count = board.pattern_lines[row].count + fitting
        board = board.with_pattern_line(row, PatternLine(move.color, count))
        complete = board.is_complete(row)
        events.append(TilesPlaced(position.seat, row, move.color, fitting, complete))
        position = position.with_board(position.seat, board)
    if taken > fitting:
        position = fall(position, move.color, taken - fitting, events)
    return position
