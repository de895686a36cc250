"""A reference network in plain Python, on the boards of `rules`. The core must equal it exactly.

Slow and short: the core's inputs (`network_inputs.hpp`) and arithmetic (`network_value.hpp`) a
second time, by other means.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import Final

from azulejos.rules import COLUMNS, ROWS, PlayerBoard, Position, Wall, WallSide
from azulejos.rules.tiles import COLORS, Color
from azulejos.rules.wall_tiling import tile_points

from . import network_layout as blocks
from .network_file import MAGIC
from .network_layout import (
    HEADS,
    MAX_SHOWN_LEAD,
    NUM_BAG_COUNTS,
    NUM_LEADS,
    NUM_ROUND_SETS,
    NUM_SCORES,
    NetworkLayout,
)

UNIT_ONE: Final = 256
HEAD_SCALE: Final = 4_000
_SHIFT: Final = 22
_HEADER: Final = struct.Struct("<7I")


class ReferenceNetwork:
    """Reads a file known to be valid."""

    def __init__(self, data: bytes) -> None:
        _, _, self.players, gray, units, inputs, _ = _HEADER.unpack_from(data, len(MAGIC))
        self.gray = bool(gray)
        self.layout = NetworkLayout(self.players, self.gray)
        self.units = units
        self._inputs = inputs
        rows = self.layout.size + NUM_ROUND_SETS * len(HEADS)
        start = len(MAGIC) + _HEADER.size
        self._weights = struct.unpack_from(f"<{rows * units}h", data, start)
        count = NUM_ROUND_SETS * len(HEADS)
        self._biases = struct.unpack_from(f"<{count}i", data, start + 2 * rows * units)

    def heads(self, position: Position) -> list[list[int]]:
        """By seat, the output of each head for a boundary."""
        return [self._heads_of(position, seat) for seat in range(self.players)]

    def _heads_of(self, position: Position, seat: int) -> list[int]:
        sums = [0] * self.units
        for row in self._rows(position, seat):
            for unit, weight in enumerate(self._row(row)):
                sums[unit] += weight
        hidden = [min(max(each, 0), UNIT_ONE) for each in sums]
        told = []
        for head in range(len(HEADS)):
            at = _round_set(position) * len(HEADS) + head
            weights = self._row(self.layout.size + at)
            total = sum(each * each * weight for each, weight in zip(hidden, weights, strict=True))
            scaled = (total * HEAD_SCALE + (1 << (_SHIFT - 1))) >> _SHIFT
            told.append(self._biases[at] + scaled)
        return told

    def _row(self, number: int) -> tuple[int, ...]:
        return self._weights[number * self.units : (number + 1) * self.units]

    def _rows(self, position: Position, seat: int) -> Iterator[int]:
        """The rows of the file that are on for a seat."""
        where = self.layout
        boards = position.boards
        for distance in range(self.players):
            board = boards[(seat + distance) % self.players]
            for each in board_inputs(board, position.rules.side):
                yield each * self.players + distance
        yield where.start + (position.starting_seat - seat) % self.players
        for color in COLORS:
            yield where.bag + color * NUM_BAG_COUNTS + position.bag[color]
        yield where.round + _round_set(position)
        if position.rules.vertical_line_bonus == 5:
            yield where.tactile
        own = boards[seat].score
        yield where.score + min(own, NUM_SCORES - 1)
        for distance in range(1, self.players):
            lead = own - boards[(seat + distance) % self.players].score
            shown = min(max(lead, -MAX_SHOWN_LEAD), MAX_SHOWN_LEAD) + MAX_SHOWN_LEAD
            yield where.lead + (distance - 1) * NUM_LEADS + shown


def _round_set(position: Position) -> int:
    """The round just played, from 0; the fifth stands for all later ones."""
    return min(position.round_number - 1, NUM_ROUND_SETS) - 1


def board_inputs(board: PlayerBoard, side: WallSide) -> Iterator[int]:
    """The inputs that are on for a board between two rounds."""
    wall = board.wall
    adjacency = 0
    for at in ROWS:
        yield blocks.ROW_MASKS + at * 32 + _mask(wall.rows[at][column] for column in COLUMNS)
        yield blocks.COLUMN_MASKS + at * 32 + _mask(wall.rows[row][at] for row in ROWS)
    for color in COLORS:
        rows = sum(1 << row for row in ROWS if wall.row_has(row, color))
        yield blocks.COLOR_ROWS + color * 32 + rows
        if side is WallSide.GRAY:
            columns = sum(1 << column for column in COLUMNS if wall.column_has(column, color))
            yield blocks.COLOR_COLUMNS + color * 32 + columns
    for row in ROWS:
        adjacency += sum(
            _points(wall, row, column, Color.BLUE) - 1
            for column in COLUMNS
            if wall[row, column] is None
        )
        in_row = sum(color is not None for color in wall.rows[row])
        missing = row + 1 - board.pattern_lines[row].count
        yield blocks.ROW_NEEDS + (row * 5 + in_row) * 5 + missing - 1
        held = board.pattern_lines[row].color
        if held is not None:
            yield from _begun_inputs(wall, row, missing, held, side)
    yield blocks.ADJACENCIES + min(adjacency // 2, 31)


def _begun_inputs(
    wall: Wall, row: int, missing: int, color: Color, side: WallSide
) -> Iterator[int]:
    case = row * (row - 1) // 2 + missing - 1
    yield blocks.BEGUN_COLORS + case * 5 + color
    yield blocks.BEGUN_COLOR_COUNTS + case * 5 + min(wall.tiles[color], 4)
    columns = wall.valid_columns(row, color, side)
    if not columns:
        return
    column = max(columns, key=lambda each: (_points(wall, row, each, color), -each))
    yield blocks.BEGUN_POINTS + case * 10 + _points(wall, row, column, color) - 1
    in_column = sum(each is not None for each in wall.column(column))
    yield blocks.BEGUN_COLUMNS + case * 5 + min(in_column, 4)


def _points(wall: Wall, row: int, column: int, color: Color) -> int:
    tiled = wall.with_tile(row, column, color)
    return tile_points(
        len(tiled.horizontal_group(row, column)), len(tiled.vertical_group(row, column))
    )


def _mask(spaces: Iterator[Color | None]) -> int:
    return sum(1 << at for at, color in enumerate(spaces) if color is not None)
