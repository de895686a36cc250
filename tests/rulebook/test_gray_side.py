"""Variant: the gray side of the board."""

from __future__ import annotations

from azulejos.notation import parse_tiles
from azulejos.rules import (
    CENTER,
    STARTING_PLAYER_MARKER,
    Bonus,
    BonusScored,
    Color,
    EndReason,
    FloorLineScored,
    GameEnded,
    Outcome,
    Phase,
    Position,
    Reason,
    Refusal,
    RoundEnded,
    TilesFell,
    TilesPlaced,
    TilesTaken,
    WallTiled,
    WinReason,
)
from tests.games import board, legal, play, set_up, why_not


def end_of_offer(first: str, second: str = board(floor="M")) -> Position:
    """Seat 1 has taken the last tile, so that Wall-tiling has begun with seat 0."""
    return play(set_up("gray 2 O2 1 2 -/-/-/-/- K", first, second), "CK5").position


def test_the_tile_may_go_to_any_space_of_its_row() -> None:
    position = end_of_offer(board(lines="-/RR/-/-/-"))
    assert position.phase is Phase.WALL_TILING
    assert legal(position) == {"T21", "T22", "T23", "T24", "T25"}
    tiled, events = play(position, "T22")
    assert events[0] == WallTiled(0, 1, 1, Color.RED, (1,), (1,), points=1, score=1, to_lid=1)
    assert tiled.boards[0].wall[1, 1] is Color.RED
    assert tiled.lid == parse_tiles("R")


def test_no_color_twice_in_a_vertical_line() -> None:
    position = end_of_offer(board(lines="-/RR/-/-/-", wall="...../...../...../..R../...R."))
    assert legal(position) == {"T21", "T22", "T25"}
    expected = Refusal(Reason.COLUMN_HAS_COLOR, row=3, column=2, color=Color.RED)
    assert why_not(position, "T23") == expected


def test_no_color_twice_in_a_horizontal_line() -> None:
    wall = "...../R..../...../...../....."
    position = set_up("gray 2 O1 1 C YYRR/-/-/-/- -", board(wall=wall))
    expected = Refusal(Reason.WALL_ROW_HAS_COLOR, row=1, column=0, color=Color.RED)
    assert why_not(position, "1R2") == expected


def test_a_space_holds_one_tile() -> None:
    position = end_of_offer(board(lines="-/RR/-/-/-", wall="...../..B../...../...../....."))
    assert legal(position) == {"T21", "T22", "T24", "T25"}
    expected = Refusal(Reason.SPACE_TAKEN, row=1, column=2, color=Color.BLUE)
    assert why_not(position, "T23") == expected


def test_from_the_top_line_down() -> None:
    position = end_of_offer(board(lines="-/RR/-/BBBB/-"))
    first = Refusal(Reason.OTHER_PATTERN_LINE_FIRST, row=1)
    assert [why_not(position, move) for move in ("T41", "T11", "T51")] == [first] * 3
    position = play(position, "T25").position
    assert legal(position) == {"T41", "T42", "T43", "T44", "T45"}


def test_a_single_valid_column_is_still_chosen() -> None:
    position = end_of_offer(board(lines="-/RR/-/-/-", wall="...../BYK../....R/...../....."))
    assert position.phase is Phase.WALL_TILING
    assert legal(position) == {"T24"}


def test_tiles_score_as_on_the_colored_side() -> None:
    position = end_of_offer(board(4, lines="-/RR/-/-/-", wall="..Y../BY.K./..B../...../....."))
    _, events = play(position, "T23")
    expected = WallTiled(0, 1, 2, Color.RED, (0, 1, 2, 3), (0, 1, 2), points=7, score=11, to_lid=1)
    assert events[0] == expected


class TestSpecialCase:
    """No valid space is left: all tiles of the pattern line fall."""

    def test_the_whole_line_falls_to_the_floor_line_at_once(self) -> None:
        seat = board(9, lines="-/-/WW/-/-", wall="....W/...../BYRK./...../.....")
        start = set_up("gray 4 O1 1 2 -/-/-/-/- W", seat, board(floor="M"))
        position, events = play(start, "CW3")
        assert events == (
            TilesTaken(0, CENTER, Color.WHITE, 1),
            TilesPlaced(0, 2, Color.WHITE, 1, is_complete=True),
            TilesFell(0, Color.WHITE, to_floor=3, to_lid=0, penalty=-4, row=2),
            FloorLineScored(0, (Color.WHITE,) * 3, -4, points=-4, score=5),
            FloorLineScored(1, (STARTING_PLAYER_MARKER,), -1, points=0, score=0),
            RoundEnded(4, starting_seat=1, is_marker_taken=True),
        )
        assert position.lid == parse_tiles("WWW")

    def test_what_has_no_space_goes_to_the_lid(self) -> None:
        seat = board(30, lines="-/-/WWW/-/-", wall="....W/...../BYRK./...../.....", floor="BBBBBB")
        _, events = play(set_up("gray 4 O2 1 2 -/-/-/-/- K", seat, board(floor="M")), "CK5")
        fell = TilesFell(0, Color.WHITE, to_floor=1, to_lid=2, penalty=-3, row=2)
        scored = FloorLineScored(
            0, (*[Color.BLUE] * 6, Color.WHITE), penalty=-14, points=-14, score=16
        )
        assert events[2:4] == (fell, scored)

    def test_the_line_above_may_take_its_last_column(self) -> None:
        seat = board(8, lines="W/-/WWW/-/-", wall="...../...../BYRK./...../.....")
        _, events = play(end_of_offer(seat), "T15")
        assert events[:3] == (
            WallTiled(0, 0, 4, Color.WHITE, (4,), (0,), points=1, score=9, to_lid=0),
            TilesFell(0, Color.WHITE, to_floor=3, to_lid=0, penalty=-4, row=2),
            FloorLineScored(0, (Color.WHITE,) * 3, -4, points=-4, score=5),
        )

    def test_or_leave_it(self) -> None:
        seat = board(8, lines="W/-/WWW/-/-", wall="...../...../BYRK./...../.....")
        position, _ = play(end_of_offer(seat), "T14")
        assert legal(position) == {"T35"}

    def test_lines_below_are_still_tiled(self) -> None:
        seat = board(8, lines="-/-/WWW/RRRR/-", wall="....W/...../BYRK./...../.....")
        position = end_of_offer(seat)
        assert (position.phase, position.seat) == (Phase.WALL_TILING, 0)
        assert position.boards[0].floor_line.tiles == parse_tiles("WWW")
        assert legal(position) == {"T41", "T42", "T44", "T45"}


def test_a_floor_line_is_scored_when_the_last_line_of_its_seat_is_done() -> None:
    seat = board(8, lines="B/RR/-/-/-", floor="KK")
    position = end_of_offer(seat)
    position, events = play(position, "T11")
    assert position.boards[0].floor_line.entries == (Color.BLACK, Color.BLACK)
    assert [type(event) for event in events] == [WallTiled]
    position, events = play(position, "T22")
    assert events[1] == FloorLineScored(0, (Color.BLACK,) * 2, -2, points=-2, score=8)
    assert position.boards[0].floor_line.entries == ()


def test_the_game_ends_after_everyone_has_tiled() -> None:
    first = board(10, lines="W/-/-/-/-", wall="BYRK./WB.../K.B../R..B./Y...B")
    second = board(lines="B/-/-/-/-", floor="M")
    position = end_of_offer(first, second)
    position = play(position, "T15").position
    assert (position.phase, position.seat) == (Phase.WALL_TILING, 1)
    position, events = play(position, "T13")
    assert events == (
        WallTiled(1, 0, 2, Color.BLUE, (2,), (0,), points=1, score=1, to_lid=0),
        FloorLineScored(1, (STARTING_PLAYER_MARKER,), -1, points=-1, score=0),
        BonusScored(0, Bonus.HORIZONTAL_LINE, 0, points=2, score=17),
        BonusScored(0, Bonus.VERTICAL_LINE, 0, points=7, score=24),
        BonusScored(0, Bonus.COLOR, Color.BLUE, points=10, score=34),
        GameEnded(
            EndReason.HORIZONTAL_LINE, (0,), Outcome((34, 0), (1, 0), (0,), WinReason.POINTS)
        ),
    )
    assert position.phase is Phase.GAME_OVER


def test_nothing_is_left_to_choose_where_nobody_has_a_complete_line() -> None:
    position = end_of_offer(board(lines="-/R/RR/RRR/RRRR"))
    assert (position.phase, position.round_number) == (Phase.PREPARING_NEXT_ROUND, 3)
