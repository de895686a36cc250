"""Boards and the table as plain lines: ASCII, appended, at most 40 columns wide."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from azulejos.notation import format_tiles
from azulejos.rules import (
    CENTER,
    ROWS,
    Color,
    PlayerBoard,
    Position,
    WallSide,
    capacity,
    wall_color,
)


def draw_table(position: Position) -> Iterator[str]:
    """The factories that still hold tiles, and the center."""
    for index, tiles in enumerate(position.factories):
        if tiles:
            yield f"  factory {index + 1}: {format_tiles(tiles)}"
    marker = " and the marker" if position.marker_in_center else ""
    yield f"  center:    {format_tiles(position.tiles_at(CENTER))}{marker}"


def draw_boards(position: Position, names: Sequence[str]) -> Iterator[str]:
    """Every board, seat 1 first."""
    for seat, board in enumerate(position.boards):
        yield f"Seat {seat + 1}, {names[seat]}: {board.score} points"
        yield from draw_board(board, position.rules.side)


def draw_board(board: PlayerBoard, side: WallSide) -> Iterator[str]:
    """Pattern lines on the left, the wall on the right, the floor line below.

    On the colored wall a small letter shows which color an empty space waits for.
    """
    for row in ROWS:
        held = board.pattern_lines[row]
        letter = held.color.letter if held.color is not None else ""
        spaces = ["."] * (capacity(row) - held.count) + [letter] * held.count
        wall = " ".join(_space(board, side, row, column) for column in ROWS)
        yield f"  {row + 1}  {' '.join(spaces):>9}  |  {wall}"
    entries = board.floor_line.entries
    floor = " ".join(entry.letter if isinstance(entry, Color) else "M" for entry in entries)
    yield f"  0  {floor or '-'}  ({board.floor_line.penalty})"


def _space(board: PlayerBoard, side: WallSide, row: int, column: int) -> str:
    color = board.wall[row, column]
    if color is not None:
        return color.letter
    return wall_color(row, column).letter.lower() if side is WallSide.COLORED else "."
