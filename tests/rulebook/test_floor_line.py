"""Floor line: what falls, where it goes and what it costs."""

from __future__ import annotations

import pytest

from azulejos.notation import parse_color, parse_tiles
from azulejos.rules import (
    CENTER,
    FLOOR_COSTS,
    STARTING_PLAYER_MARKER,
    Color,
    FloorLineScored,
    MarkerTaken,
    TilesFell,
    TilesTaken,
    factory,
)
from tests.games import board, legal, play, set_up


def test_seven_spaces_cost_1_1_2_2_2_3_3() -> None:
    """The last two stand on the boards, not in the texts."""
    assert FLOOR_COSTS == (-1, -1, -2, -2, -2, -3, -3)


def test_all_tiles_may_go_to_the_floor_line_though_lines_have_room() -> None:
    start = set_up("colored 1 O1 1 C KKKK/BBBB/-/-/- -")
    assert "1K0" in legal(start)
    position, events = play(start, "1K0")
    assert events == (
        TilesTaken(0, factory(0), Color.BLACK, 4),
        TilesFell(0, Color.BLACK, to_floor=4, to_lid=0, penalty=-6, row=None),
    )
    assert position.boards[0].floor_line.entries == (Color.BLACK,) * 4


def test_it_fills_from_left_to_right_in_the_order_things_fell() -> None:
    start = set_up("colored 1 O1 1 C -/-/YYYY/BBBB/KKKK RRW", board(floor="B"))
    position, _ = play(start, "CR0", "3Y0", "CW0")
    expected = (Color.BLUE, STARTING_PLAYER_MARKER, Color.RED, Color.RED, Color.WHITE)
    assert position.boards[0].floor_line.entries == expected
    assert position.boards[1].floor_line.entries == (Color.YELLOW,) * 4


@pytest.mark.parametrize("fallen", range(8))
def test_what_has_no_space_goes_to_the_lid(fallen: int) -> None:
    start = set_up("colored 1 O1 1 C KKKK/BBBB/-/-/- -", board(floor="W" * fallen or "-"))
    position, events = play(start, "1K0")
    to_floor = min(4, 7 - fallen)
    assert events[1] == TilesFell(
        0,
        Color.BLACK,
        to_floor=to_floor,
        to_lid=4 - to_floor,
        penalty=sum((-1, -1, -2, -2, -2, -3, -3)[fallen : fallen + to_floor]),
        row=None,
    )
    assert position.lid == parse_tiles("K" * (4 - to_floor) or "-")
    assert position.boards[0].floor_line.free == 7 - fallen - to_floor


def test_excess_that_has_no_space_goes_to_the_lid() -> None:
    start = set_up("colored 1 O1 1 C RRRR/-/-/-/- B", board(20, floor="YYYYYY"))
    position, events = play(start, "1R1")
    assert events[-1] == TilesFell(0, Color.RED, to_floor=1, to_lid=2, penalty=-3, row=None)
    assert position.lid == parse_tiles("RR")


@pytest.mark.parametrize("fallen", range(7))
def test_the_marker_takes_the_leftmost_free_space(fallen: int) -> None:
    start = set_up("colored 1 O1 1 C YYYY/-/-/-/- BB", board(floor="W" * fallen or "-"))
    position, events = play(start, "CB5")
    assert events[:2] == (TilesTaken(0, CENTER, Color.BLUE, 2), MarkerTaken(0, fallen))
    assert position.boards[0].floor_line.entries[fallen] is STARTING_PLAYER_MARKER


@pytest.mark.parametrize(
    ("floor", "penalty"),
    [
        ("B", -1),
        ("BR", -2),
        ("BRK", -4),
        ("BRKW", -6),
        ("BRKWY", -8),
        ("BRKWYB", -11),
        ("BRKWYBR", -14),
    ],
)
def test_n_tiles_cost_the_first_n_spaces(floor: str, penalty: int) -> None:
    start = set_up("colored 2 O2 1 2 -/-/-/-/- K", board(20, floor=floor), board(floor="M"))
    position, events = play(start, "CK5")
    entries = tuple(map(parse_color, floor))
    scored = next(event for event in events if isinstance(event, FloorLineScored))
    assert scored == FloorLineScored(0, entries, penalty, penalty, 20 + penalty)
    assert position.boards[0].score == 20 + penalty


def test_example_of_oliver_who_loses_8_points() -> None:
    """Four tiles and the marker: the marker counts as a tile."""
    oliver = board(30, floor="MRRKW")
    position, events = play(set_up("colored 2 O2 1 1 -/-/-/-/- K", oliver), "CK5")
    marker, red = STARTING_PLAYER_MARKER, Color.RED
    entries = (marker, red, red, Color.BLACK, Color.WHITE)
    assert events[2] == FloorLineScored(0, entries, penalty=-8, points=-8, score=22)
    assert position.boards[0].score == 22


def test_the_score_never_falls_below_0() -> None:
    position, events = play(set_up("colored 2 O2 1 1 -/-/-/-/- K", board(5, floor="MRRKW")), "CK5")
    scored = events[2]
    assert isinstance(scored, FloorLineScored)
    assert (scored.penalty, scored.points, scored.score) == (-8, -5, 0)
    assert position.boards[0].score == 0


def test_it_is_emptied_into_the_lid_and_the_marker_stays_with_its_player() -> None:
    start = set_up("colored 2 O2 1 1 -/-/-/-/- K", board(30, floor="MRRKW"), board(9, floor="BB"))
    position, _ = play(start, "CK5")
    assert position.lid == parse_tiles("BBRRKW")
    assert [each.floor_line.entries for each in position.boards] == [(), ()]
    assert position.starting_seat == 0


def test_an_empty_floor_line_is_not_scored() -> None:
    _, events = play(set_up("colored 2 O2 1 1 -/-/-/-/- K", board(3, floor="M")), "CK5")
    assert [event.seat for event in events if isinstance(event, FloorLineScored)] == [0]
