"""The player board: five pattern lines, the wall, the floor line and the score."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from .floor_line import EMPTY_FLOOR_LINE, FloorLine
from .setup import COLUMNS, ROWS, SIZE, WallSide
from .tiles import COLORS, Color, TileCounts


def capacity(row: int) -> int:
    """How many tiles the pattern line of a row holds: the first 1, the fifth 5."""
    return row + 1


def wall_column(row: int, color: Color) -> int:
    """The column of a color in a row of the colored wall: each row is shifted one to the right."""
    return (color + row) % SIZE


def wall_color(row: int, column: int) -> Color:
    """The color printed on a space of the colored wall; the inverse of `wall_column`."""
    return COLORS[(column - row) % SIZE]


@dataclass(frozen=True, slots=True)
class PatternLine:
    """The tiles waiting beside one wall row: `count` of one color, or none at all."""

    color: Color | None = None
    count: int = 0

    @property
    def tiles(self) -> TileCounts:
        return TileCounts() if self.color is None else TileCounts.single(self.color, self.count)


EMPTY_PATTERN_LINE: Final = PatternLine()


@dataclass(frozen=True, slots=True)
class Wall:
    """Five rows of five spaces, each empty (None) or holding a tile.

    The gray side has no colors printed on it, so a tile's color is kept, not derived.
    """

    rows: tuple[tuple[Color | None, ...], ...] = ((None,) * SIZE,) * SIZE

    def __getitem__(self, space: tuple[int, int]) -> Color | None:
        row, column = space
        return self.rows[row][column]

    def column(self, column: int) -> tuple[Color | None, ...]:
        return tuple(row[column] for row in self.rows)

    def row_has(self, row: int, color: Color) -> bool:
        return color in self.rows[row]

    def column_has(self, column: int, color: Color) -> bool:
        return any(row[column] == color for row in self.rows)

    def valid_columns(self, row: int, color: Color, side: WallSide) -> tuple[int, ...]:
        """The columns in which a tile may be put into a row that lacks its color."""
        if self.row_has(row, color):
            return ()
        if side is WallSide.COLORED:
            return (wall_column(row, color),)
        return tuple(
            column
            for column in COLUMNS
            if self.rows[row][column] is None and not self.column_has(column, color)
        )

    def with_tile(self, row: int, column: int, color: Color) -> Wall:
        spaces = list(self.rows[row])
        spaces[column] = color
        return Wall((*self.rows[:row], tuple(spaces), *self.rows[row + 1 :]))

    def horizontal_group(self, row: int, column: int) -> tuple[int, ...]:
        """The columns of the unbroken group of tiles in a row that a tile belongs to."""
        return _unbroken_group(self.rows[row], column)

    def vertical_group(self, row: int, column: int) -> tuple[int, ...]:
        """The rows of the unbroken group of tiles in a column that a tile belongs to."""
        return _unbroken_group(self.column(column), row)

    @property
    def horizontal_lines(self) -> tuple[int, ...]:
        """The rows that are complete."""
        return tuple(row for row in ROWS if None not in self.rows[row])

    @property
    def vertical_lines(self) -> tuple[int, ...]:
        """The columns that are complete."""
        return tuple(column for column in COLUMNS if None not in self.column(column))

    @property
    def complete_colors(self) -> tuple[Color, ...]:
        """The colors of which all five tiles are on the wall."""
        return tuple(color for color in COLORS if self.tiles[color] == SIZE)

    @property
    def tiles(self) -> TileCounts:
        return TileCounts.count(color for row in self.rows for color in row if color is not None)


@dataclass(frozen=True, slots=True)
class PlayerBoard:
    """Everything that lies in front of one player."""

    score: int = 0
    pattern_lines: tuple[PatternLine, ...] = (EMPTY_PATTERN_LINE,) * SIZE
    wall: Wall = Wall()
    floor_line: FloorLine = EMPTY_FLOOR_LINE

    def is_complete(self, row: int) -> bool:
        """Whether the pattern line of a row is full."""
        return self.pattern_lines[row].count == capacity(row)

    @property
    def complete_pattern_lines(self) -> Iterator[tuple[int, Color]]:
        """The row and the color of each full pattern line, from the top down."""
        for row, pattern_line in enumerate(self.pattern_lines):
            if pattern_line.color is not None and self.is_complete(row):
                yield row, pattern_line.color

    def free_spaces(self, row: int) -> int:
        """How many tiles the pattern line of a row can still take."""
        return capacity(row) - self.pattern_lines[row].count

    def with_pattern_line(self, row: int, pattern_line: PatternLine) -> PlayerBoard:
        pattern_lines = (
            *self.pattern_lines[:row],
            pattern_line,
            *self.pattern_lines[row + 1 :],
        )
        return PlayerBoard(self.score, pattern_lines, self.wall, self.floor_line)

    @property
    def tiles(self) -> TileCounts:
        """All tiles on the board, for counting that none is lost."""
        counted = self.wall.tiles + self.floor_line.tiles
        for pattern_line in self.pattern_lines:
            counted += pattern_line.tiles
        return counted


def _unbroken_group(spaces: tuple[Color | None, ...], index: int) -> tuple[int, ...]:
    first = last = index
    while first > 0 and spaces[first - 1] is not None:
        first -= 1
    while last + 1 < len(spaces) and spaces[last + 1] is not None:
        last += 1
    return tuple(range(first, last + 1))
