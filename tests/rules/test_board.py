"""The player board and its parts."""

from __future__ import annotations

import pytest

from azulejos.notation import parse_color, parse_tiles
from azulejos.rules import (
    COLORS,
    COLUMNS,
    FLOOR_SPACES,
    NO_TILES,
    ROWS,
    STARTING_PLAYER_MARKER,
    Color,
    FloorLine,
    PatternLine,
    PlayerBoard,
    Wall,
    WallSide,
    capacity,
    wall_color,
    wall_column,
)
from tests.games import EMPTY_WALL, board, set_up


def a_wall(text: str) -> Wall:
    """Any wall, also one of a game that is over."""
    return Wall(
        tuple(
            tuple(None if space == "." else parse_color(space) for space in row)
            for row in text.split("/")
        )
    )


def a_board(lines: str, wall: str = EMPTY_WALL, floor: str = "-") -> PlayerBoard:
    return set_up("gray 1 O1 1 1 BBBB/-/-/-/- -", board(4, lines, wall, floor)).boards[0]


def test_rows_and_columns_count_from_0_to_4() -> None:
    assert list(ROWS) == list(COLUMNS) == [0, 1, 2, 3, 4]
    assert [capacity(row) for row in ROWS] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("row", ROWS)
def test_wall_column_and_wall_color_are_inverse(row: int) -> None:
    for color in COLORS:
        assert wall_color(row, wall_column(row, color)) is color
    for column in COLUMNS:
        assert wall_column(row, wall_color(row, column)) == column
    assert sorted(wall_color(row, column) for column in COLUMNS) == list(COLORS)


@pytest.mark.parametrize("column", COLUMNS)
def test_each_column_of_the_colored_wall_has_every_color(column: int) -> None:
    assert sorted(wall_color(row, column) for row in ROWS) == list(COLORS)


def test_a_pattern_line_knows_its_tiles() -> None:
    assert PatternLine().tiles == NO_TILES
    assert PatternLine(Color.RED, 3).tiles == parse_tiles("RRR")


class TestWall:
    wall = a_wall("B.R../...../KW.../...../YR.B.")

    def test_spaces_rows_and_columns(self) -> None:
        assert self.wall[0, 0] is Color.BLUE
        assert self.wall[0, 1] is None
        assert self.wall[4, 3] is Color.BLUE
        assert self.wall.column(0) == (Color.BLUE, None, Color.BLACK, None, Color.YELLOW)
        assert self.wall.tiles == parse_tiles("BBYRRKW")

    def test_what_a_row_or_a_column_has(self) -> None:
        assert [color.letter for color in COLORS if self.wall.row_has(4, color)] == ["B", "Y", "R"]
        assert [color.letter for color in COLORS if self.wall.column_has(1, color)] == ["R", "W"]
        assert not any(self.wall.row_has(1, color) for color in COLORS)

    def test_a_tile_is_added_to_a_new_wall(self) -> None:
        added = self.wall.with_tile(4, 4, Color.WHITE)
        assert added[4, 4] is Color.WHITE
        assert self.wall[4, 4] is None
        assert added.rows[:4] == self.wall.rows[:4]
        assert added.with_tile(0, 1, Color.YELLOW).rows[0][:3] == (
            Color.BLUE,
            Color.YELLOW,
            Color.RED,
        )

    def test_valid_columns_of_the_colored_side(self) -> None:
        for row in ROWS:
            for color in COLORS:
                columns = self.wall.valid_columns(row, color, WallSide.COLORED)
                has_it = self.wall.row_has(row, color)
                assert columns == (() if has_it else (wall_column(row, color),))

    def test_valid_columns_of_the_gray_side(self) -> None:
        assert self.wall.valid_columns(1, Color.RED, WallSide.GRAY) == (0, 3, 4)
        assert self.wall.valid_columns(0, Color.RED, WallSide.GRAY) == ()
        assert self.wall.valid_columns(2, Color.BLUE, WallSide.GRAY) == (2, 4)

    def test_groups(self) -> None:
        wall = a_wall("BYR.W/W..../.K.../R..../Y....")
        assert wall.horizontal_group(0, 1) == (0, 1, 2)
        assert wall.horizontal_group(0, 4) == (4,)
        assert wall.vertical_group(0, 0) == (0, 1)
        assert wall.vertical_group(4, 0) == (3, 4)
        assert wall.vertical_group(2, 1) == (2,)

    def test_complete_lines_and_colors(self) -> None:
        wall = a_wall("BYRKW/WB.../K.B../R..B./Y...B")
        assert wall.horizontal_lines == (0,)
        assert wall.vertical_lines == (0,)
        assert wall.complete_colors == (Color.BLUE,)
        assert Wall().horizontal_lines == Wall().vertical_lines == Wall().complete_colors == ()

    def test_a_full_wall(self) -> None:
        wall = Wall(tuple(tuple(wall_color(row, column) for column in COLUMNS) for row in ROWS))
        assert wall.horizontal_lines == wall.vertical_lines == (0, 1, 2, 3, 4)
        assert wall.complete_colors == COLORS
        assert wall.horizontal_group(2, 2) == wall.vertical_group(2, 2) == (0, 1, 2, 3, 4)


class TestFloorLine:
    @pytest.mark.parametrize(
        ("fallen", "penalty"), list(enumerate([0, -1, -2, -4, -6, -8, -11, -14]))
    )
    def test_its_penalty_and_what_is_free(self, fallen: int, penalty: int) -> None:
        floor_line = FloorLine((Color.RED,) * fallen)
        assert floor_line.penalty == penalty
        assert floor_line.free == FLOOR_SPACES - fallen == 7 - fallen

    def test_tiles_are_added_while_there_is_room(self) -> None:
        floor_line = FloorLine((Color.RED,) * 5).with_tiles(Color.BLUE, 4)
        assert floor_line.entries == (Color.RED,) * 5 + (Color.BLUE,) * 2
        assert floor_line.with_tiles(Color.BLACK, 1) == floor_line

    def test_the_marker_is_added_while_there_is_room(self) -> None:
        floor_line = FloorLine((Color.RED,)).with_marker()
        assert floor_line.entries == (Color.RED, STARTING_PLAYER_MARKER)
        assert floor_line.has_marker
        assert floor_line.tiles == parse_tiles("R")
        full = FloorLine((Color.RED,) * 7)
        assert full.with_marker() == full
        assert not full.has_marker


class TestPlayerBoard:
    def test_which_lines_are_complete(self) -> None:
        seat = a_board(lines="R/K/BBB/-/WWWWW", floor="M")
        assert [seat.is_complete(row) for row in ROWS] == [True, False, True, False, True]
        assert list(seat.complete_pattern_lines) == [
            (0, Color.RED),
            (2, Color.BLUE),
            (4, Color.WHITE),
        ]
        assert [seat.free_spaces(row) for row in ROWS] == [0, 1, 0, 4, 0]

    def test_one_line_is_replaced(self) -> None:
        seat = a_board(lines="R/K/BBB/-/WWWWW", floor="MK")
        changed = seat.with_pattern_line(3, PatternLine(Color.YELLOW, 2))
        assert changed.pattern_lines[3] == PatternLine(Color.YELLOW, 2)
        assert changed.pattern_lines[:3] == seat.pattern_lines[:3]
        assert changed.pattern_lines[4] == seat.pattern_lines[4]
        assert (changed.score, changed.wall, changed.floor_line) == (
            seat.score,
            seat.wall,
            seat.floor_line,
        )

    def test_all_of_its_tiles_are_counted(self) -> None:
        seat = a_board(lines="R/K/-/-/-", wall="B..../...../Y..../...../.....", floor="WWMK")
        assert seat.tiles == parse_tiles("BYRKKWW")
        assert PlayerBoard().tiles == NO_TILES
