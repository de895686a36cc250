"""A simple player that looks one move ahead: a yardstick for the levels.

It evaluates its own board as if the round ended now: points on the wall, minus the floor line,
plus a little for filling. It ignores its opponents.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from typing import Final

from azulejos.rules import (
    Color,
    Move,
    PlayerBoard,
    PlayerMove,
    Position,
    WallSide,
    capacity,
    take_and_place,
    tile_points,
)

from .thinker import Info, Limits, Report, Settings, Stop

FILLING: Final = 0.3
"""Points that a pattern line is worth when it is all but full: 0.3 of a line's fill beats random
always and "most tiles onto a line" in 86 % of games."""


@dataclass(frozen=True, slots=True)
class OnePlyPlayer:
    """Chooses the move with the best value; the first of equals, so that play repeats."""

    def think(
        self,
        position: Position,
        limits: Limits,
        settings: Settings,
        stop: Stop,
        report: Report,
    ) -> PlayerMove:
        started = time.monotonic()
        valued: list[tuple[float, PlayerMove]] = []
        for move in limits.only or position.legal_moves:
            valued.append((move_value(position, move), move))
            elapsed = _milliseconds_since(started)
            if (
                stop.is_set()
                or len(valued) == limits.nodes
                or elapsed >= (limits.movetime or float("inf"))
            ):
                break
        valued.sort(key=lambda entry: -entry[0])
        best = valued[: settings.variations]
        for rank, (_, move) in enumerate(best, start=1):
            report(
                Info(
                    depth=1,
                    nodes=len(valued),
                    milliseconds=_milliseconds_since(started),
                    pv=(move,),
                    rank=rank if len(best) > 1 else None,
                )
            )
        return best[0][1]

    def forget(self) -> None:
        """There is nothing to forget."""


def move_value(position: Position, move: PlayerMove) -> float:
    """What a move brings to the mover's own board, in points."""
    board = position.board
    side = position.rules.side
    if not isinstance(move, Move):
        row, color = next(board.complete_pattern_lines)
        return _points_at(board, row, move.column, color)
    # Only the mover's board counts, so a move that ends the round is valued before its tiling.
    following = take_and_place(position, move, [])
    return board_value(following.board, side) - board_value(board, side)


def board_value(board: PlayerBoard, side: WallSide) -> float:
    """What a board would bring if the round ended now, plus a little for what was begun."""
    value = float(board.floor_line.penalty)
    for row, color in board.complete_pattern_lines:
        columns = board.wall.valid_columns(row, color, side)
        if columns:
            column = max(columns, key=lambda each: _points_at(board, row, each, color))
            value += _points_at(board, row, column, color)
            wall = board.wall.with_tile(row, column, color)
            board = replace(board, wall=wall)
    for row, pattern_line in enumerate(board.pattern_lines):
        if pattern_line.count < capacity(row):
            value += FILLING * pattern_line.count / capacity(row)
    return value


def _points_at(board: PlayerBoard, row: int, column: int, color: Color) -> int:
    wall = board.wall.with_tile(row, column, color)
    horizontal = len(wall.horizontal_group(row, column))
    return tile_points(horizontal, len(wall.vertical_group(row, column)))


def _milliseconds_since(started: float) -> int:
    return int((time.monotonic() - started) * 1000)
