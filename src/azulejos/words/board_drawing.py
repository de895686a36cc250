"""Boards as plain lines: ASCII, at most 40 columns wide."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from azulejos.rules import (
    COLORS,
    ROWS,
    Color,
    PlayerBoard,
    Position,
    WallSide,
    capacity,
    wall_color,
)

_LETTERS: Final[Mapping[Color, str]] = {color: color.letter for color in COLORS}


def draw_boards(position: Position, names: Sequence[str]) -> Iterator[str]:
    """Every board, seat 1 first."""
    for seat, board in enumerate(position.boards):
        yield f"Seat {seat + 1}, {names[seat]}: {board.score} points"
        yield from draw_board(board, position.rules.side)


def draw_board(
    board: PlayerBoard, side: WallSide, letters: Mapping[Color, str] = _LETTERS
) -> Iterator[str]:
    """Pattern lines on the left, the wall on the right, the floor line below.

    On the colored wall a small letter shows which color an empty space waits for.
    """
    for row in ROWS:
        held = board.pattern_lines[row]
        letter = letters[held.color] if held.color is not None else ""
        spaces = ["."] * (capacity(row) - held.count) + [letter] * held.count
        wall = " ".join(_space(board, side, row, column, letters) for column in ROWS)
        yield f"  {row + 1}  {' '.join(spaces):>9}  |  {wall}"
    entries = board.floor_line.entries
    floor = " ".join(letters[entry] if isinstance(entry, Color) else "M" for entry in entries)
    yield f"  0  {floor or '-'}  ({board.floor_line.penalty})"


def _space(
    board: PlayerBoard, side: WallSide, row: int, column: int, letters: Mapping[Color, str]
) -> str:
    color = board.wall[row, column]
    if color is not None:
        return letters[color]
    return letters[wall_color(row, column)].lower() if side is WallSide.COLORED else "."
