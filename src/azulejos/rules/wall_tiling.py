"""B. Wall-tiling: a tile of each complete pattern line moves to the wall and scores.

On the colored side there is nothing to choose, so the last move of the Factory offer does all
of it. On the gray side the seats choose a column for each complete pattern line, clockwise
from the starting player of the round and from the top line down.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING

from . import next_round
from .board import EMPTY_PATTERN_LINE
from .events import Event, FloorLineScored, WallTiled
from .floor_line import EMPTY_FLOOR_LINE, fall
from .moves import TilingMove
from .refusals import Reason, Refusal
from .setup import Phase, WallSide
from .tiles import Color

if TYPE_CHECKING:
    from .position import Position


def legal_moves(position: Position) -> Iterator[TilingMove]:
    """The valid columns for the topmost complete pattern line, even where there is only one."""
    for row, color in islice(position.board.complete_pattern_lines, 1):
        for column in position.board.wall.valid_columns(row, color, position.rules.side):
            yield TilingMove(row, column)


def row_to_tile(position: Position) -> int | None:
    """The row of the topmost complete pattern line; None if there is none."""
    return next((row for row, _ in position.board.complete_pattern_lines), None)


def why_not(position: Position, move: TilingMove) -> Refusal | None:
    """Why a column can't be chosen; None if it can."""
    topmost = next(position.board.complete_pattern_lines, None)
    if position.phase is not Phase.WALL_TILING or topmost is None:
        return Refusal(Reason.NOT_WALL_TILING)
    row, color = topmost
    if move.row != row:
        return Refusal(Reason.OTHER_PATTERN_LINE_FIRST, row=row)
    wall = position.board.wall
    there = wall[row, move.column]
    if there is not None:
        return Refusal(Reason.SPACE_TAKEN, row=row, column=move.column, color=there)
    if wall.column_has(move.column, color):
        standing = wall.column(move.column).index(color)
        return Refusal(Reason.COLUMN_HAS_COLOR, row=standing, column=move.column, color=color)
    return None


def begin(position: Position, events: list[Event]) -> Position:
    """The Factory offer is over: the starting player of the round tiles first."""
    return _carry_on(replace(position, seat=position.starting_seat), events)


def play(position: Position, move: TilingMove, events: list[Event]) -> Position:
    """Tiles the chosen space, then goes on to the next choice."""
    row, color = next(position.board.complete_pattern_lines)
    return _carry_on(_tile(position, row, move.column, color, events), events)


def tile_points(horizontal: int, vertical: int) -> int:
    """The points of a new wall tile by the lengths of its groups, itself included."""
    if horizontal == vertical == 1:
        return 1
    return (horizontal if horizontal > 1 else 0) + (vertical if vertical > 1 else 0)


def _carry_on(position: Position, events: list[Event]) -> Position:
    """Tiles until a column must be chosen, or until the round is over."""
    while True:
        for row, color in position.board.complete_pattern_lines:
            columns = position.board.wall.valid_columns(row, color, position.rules.side)
            if not columns:
                position = _drop(position, row, color, events)
            elif position.rules.side is WallSide.GRAY:
                return replace(position, phase=Phase.WALL_TILING)
            else:
                position = _tile(position, row, columns[0], color, events)
        position = _score_floor_line(position, events)
        following = position.rules.seat_after(position.seat)
        if following == position.starting_seat:
            return next_round.end_round(position, events)
        position = replace(position, seat=following)


def _tile(position: Position, row: int, column: int, color: Color, events: list[Event]) -> Position:
    """Moves the rightmost tile to the wall and scores it at once; the others go to the lid."""
    board = position.board
    wall = board.wall.with_tile(row, column, color)
    horizontal = wall.horizontal_group(row, column)
    vertical = wall.vertical_group(row, column)
    points = tile_points(len(horizontal), len(vertical))
    score = board.score + points
    to_lid = board.pattern_lines[row].count - 1
    events.append(
        WallTiled(
            position.seat,
            row,
            column,
            color,
            horizontal,
            vertical,
            points,
            score,
            to_lid,
        )
    )
    board = replace(board.with_pattern_line(row, EMPTY_PATTERN_LINE), wall=wall, score=score)
    lid = position.lid.replace(color, position.lid[color] + to_lid)
    return replace(position.with_board(position.seat, board), lid=lid)


def _drop(position: Position, row: int, color: Color, events: list[Event]) -> Position:
    """Gray side: all tiles of a pattern line with no valid space fall to the floor line."""
    count = position.board.pattern_lines[row].count
    board = position.board.with_pattern_line(row, EMPTY_PATTERN_LINE)
    position = position.with_board(position.seat, board)
    return fall(position, color, count, events, row)


def _score_floor_line(position: Position, events: list[Event]) -> Position:
    """Scores the floor line, never below a total of 0, and empties it into the lid."""
    board = position.board
    floor_line = board.floor_line
    if not floor_line.entries:
        return position
    score = max(0, board.score + floor_line.penalty)
    points = score - board.score
    events.append(
        FloorLineScored(position.seat, floor_line.entries, floor_line.penalty, points, score)
    )
    board = replace(board, score=score, floor_line=EMPTY_FLOOR_LINE)
    position = position.with_board(position.seat, board)
    return replace(position, lid=position.lid + floor_line.tiles)
