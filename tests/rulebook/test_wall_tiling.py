"""B. Wall-tiling: complete pattern lines move to the wall."""

from __future__ import annotations

import pytest

from azulejos.notation import parse_tiles
from azulejos.rules import (
    CENTER,
    STARTING_PLAYER_MARKER,
    Color,
    FloorLineScored,
    PatternLine,
    RoundEnded,
    TilesFell,
    TilesPlaced,
    TilesTaken,
    WallTiled,
    wall_column,
)
from tests.games import PLAYERS, board, play, set_up


def test_example_of_oliver_and_his_lines_2_and_4() -> None:
    oliver = board(lines="-/RR/KK/BBBB/WWW")
    position, events = play(set_up("colored 1 O2 1 2 -/-/-/-/- W", oliver, board(floor="M")), "CW0")
    assert events == (
        TilesTaken(1, CENTER, Color.WHITE, 1),
        TilesFell(1, Color.WHITE, to_floor=1, to_lid=0, penalty=-1, row=None),
        WallTiled(0, 1, 3, Color.RED, horizontal=(3,), vertical=(1,), points=1, score=1, to_lid=1),
        WallTiled(0, 3, 3, Color.BLUE, horizontal=(3,), vertical=(3,), points=1, score=2, to_lid=3),
        FloorLineScored(1, (STARTING_PLAYER_MARKER, Color.WHITE), -2, points=0, score=0),
        RoundEnded(1, starting_seat=1, is_marker_taken=True),
    )
    walls = "...../...R./...../...B./....."
    assert position == set_up(
        "colored 2 D2 2 C -/-/-/-/- -",
        board(2, lines="-/-/KK/-/WWW", wall=walls),
        bag="16,20,18,18,16",
    )
    assert position.lid == parse_tiles("BBBRW")


@pytest.mark.parametrize("color", Color)
@pytest.mark.parametrize("row", range(5))
def test_the_tile_goes_to_the_space_of_its_color_the_others_to_the_lid(
    row: int, color: Color
) -> None:
    lines = ["-"] * 5
    lines[row] = color.letter * (row + 1)
    other = "K" if color is not Color.BLACK else "B"
    start = set_up(
        f"colored 1 O2 1 2 -/-/-/-/- {other}", board(lines="/".join(lines)), board(floor="M")
    )
    position, events = play(start, f"C{other}5")
    column = wall_column(row, color)
    tiled = WallTiled(0, row, column, color, (column,), (row,), points=1, score=1, to_lid=row)
    assert [event for event in events if isinstance(event, WallTiled)] == [tiled]
    assert position.boards[0].wall[row, column] == color
    assert position.boards[0].pattern_lines[row] == PatternLine()
    assert position.lid == parse_tiles(color.letter * row or "-")


def test_from_the_top_line_down_each_scored_at_once() -> None:
    """Line 1 scores alone; line 2, below it, then forms a group with it."""
    start = set_up("colored 1 O2 1 2 -/-/-/-/- K", board(lines="Y/BB/WWW/-/-"), board(floor="M"))
    _, events = play(start, "CK5")
    assert [event for event in events if isinstance(event, WallTiled)] == [
        WallTiled(0, 0, 1, Color.YELLOW, (1,), (0,), points=1, score=1, to_lid=0),
        WallTiled(0, 1, 1, Color.BLUE, (1,), (0, 1), points=2, score=3, to_lid=1),
        WallTiled(0, 2, 1, Color.WHITE, (1,), (0, 1, 2), points=3, score=6, to_lid=2),
    ]


def test_incomplete_lines_stay() -> None:
    lines = "-/R/RR/RRR/RRRR"
    start = set_up("colored 1 O2 1 2 -/-/-/-/- K", board(lines=lines), board(floor="M"))
    position, events = play(start, "CK5")
    assert not any(isinstance(event, WallTiled) for event in events)
    assert [line.count for line in position.boards[0].pattern_lines] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("players", PLAYERS)
def test_everyone_tiles_clockwise_from_the_starting_player(players: int) -> None:
    for starting_seat in range(players):
        taker = (starting_seat - 1) % players
        boards = [board(lines="B/-/-/-/-")] * players
        boards[taker] = board(lines="B/-/-/-/-", floor="M")
        empty = "/".join(["-"] * (2 * players + 1))
        start = set_up(f"colored 1 O{taker + 1} {starting_seat + 1} {taker + 1} {empty} K", *boards)
        _, events = play(start, "CK5")
        tiled = [event.seat for event in events if isinstance(event, WallTiled)]
        assert tiled == [(starting_seat + turn) % players for turn in range(players)]


def test_the_line_that_the_last_move_completes_is_tiled_too() -> None:
    start = set_up("colored 1 O2 1 1 -/-/-/-/- KK", board(floor="M"), board(lines="-/-/K/-/-"))
    _, events = play(start, "CK3")
    assert events == (
        TilesTaken(1, CENTER, Color.BLACK, 2),
        TilesPlaced(1, 2, Color.BLACK, 2, is_complete=True),
        FloorLineScored(0, (STARTING_PLAYER_MARKER,), -1, points=0, score=0),
        WallTiled(1, 2, 0, Color.BLACK, (0,), (2,), points=1, score=1, to_lid=2),
        RoundEnded(1, starting_seat=0, is_marker_taken=True),
    )


def test_the_colored_side_leaves_nothing_to_choose() -> None:
    """All of the Wall-tiling happens inside the last move of the Factory offer."""
    start = set_up("colored 1 O2 1 2 -/-/-/-/- K", board(lines="B/RR/-/-/-"), board(floor="M"))
    position, _ = play(start, "CK5")
    assert (position.phase.value, position.round_number) == ("D", 2)
