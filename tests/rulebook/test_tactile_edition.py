"""The tactile edition for blind players: where it differs, and what it asks of a table."""

from __future__ import annotations

import pytest

from azulejos.notation import format_position, format_tiles, parse_tiles
from azulejos.rules import (
    CENTER,
    Bonus,
    BonusScored,
    Color,
    MarkerTaken,
    Rules,
    TilesFell,
    TilesMovedToCenter,
    TilesPlaced,
    TilesTaken,
    WallSide,
    factory,
)
from tests.games import board, play, set_up

WALL = "BYRK./WB.../K.B../R..B./Y...B"


@pytest.mark.parametrize("side", ["colored", "gray"])
@pytest.mark.parametrize(("edition", "worth"), [("", 7), (":5", 5)])
def test_a_vertical_line_is_worth_5_in_place_of_7(side: str, edition: str, worth: int) -> None:
    seat = board(10, lines="W/-/-/-/-", wall=WALL)
    start = set_up(f"{side}{edition} 5 O1 1 C KKKK/-/-/-/- -", seat)
    steps = ["1K5"] if side == "colored" else ["1K5", "T15"]
    position, events = play(start, *steps)
    assert [event for event in events if isinstance(event, BonusScored)] == [
        BonusScored(0, Bonus.HORIZONTAL_LINE, 0, points=2, score=17),
        BonusScored(0, Bonus.VERTICAL_LINE, 0, points=worth, score=17 + worth),
        BonusScored(0, Bonus.COLOR, Color.BLUE, points=10, score=27 + worth),
    ]
    assert position.boards[0].score == 27 + worth


def test_an_edition_is_data() -> None:
    assert Rules(2).vertical_line_bonus == 7
    assert Rules(2, vertical_line_bonus=5) != Rules(2)
    assert Rules(2, WallSide.GRAY, 5) == Rules(2, WallSide.GRAY, 5)


@pytest.mark.parametrize("worth", [0, 2, 6, 8, 10])
def test_no_edition_has_another_worth(worth: int) -> None:
    with pytest.raises(ValueError, match=f"a vertical line is worth 7 or 5, not {worth}"):
        Rules(2, vertical_line_bonus=worth)


def test_every_turn_tells_what_is_taken_where_it_is_placed_and_what_falls() -> None:
    start = set_up("colored:5 1 O1 1 C BBRK/YRRR/-/-/- -")
    _, events = play(start, "1B1", "CR0")
    assert events == (
        TilesTaken(0, factory(0), Color.BLUE, 2),
        TilesMovedToCenter(factory(0), parse_tiles("RK")),
        TilesPlaced(0, 0, Color.BLUE, 1, is_complete=True),
        TilesFell(0, Color.BLUE, to_floor=1, to_lid=0, penalty=-1, row=None),
        TilesTaken(1, CENTER, Color.RED, 1),
        MarkerTaken(1, floor_space=0),
        TilesFell(1, Color.RED, to_floor=1, to_lid=0, penalty=-1, row=None),
    )


def test_tiles_of_a_color_are_kept_together_in_the_center() -> None:
    start = set_up("colored:5 1 O1 1 C BKWW/BBYR/YRRW/-/- -")
    position, _ = play(start, "1W5", "2Y1", "3R2")
    assert format_tiles(position.center) == "BBBYRKW"
    assert " BBBYRKW " in format_position(position)


def test_the_score_goes_on_past_the_99_of_the_counter() -> None:
    start = set_up("colored:5 5 O1 1 C KKKK/-/-/-/- -", board(97, lines="-/RR/BBB/-/-"))
    position, _ = play(start, "1K4")
    assert position.boards[0].score == 97 + 1 + 1 + 1


def test_a_tie_and_an_empty_lid_are_settled_as_in_the_other_editions() -> None:
    """The tactile rulebook is silent on both."""
    row = board(3, lines="W/-/-/-/-", wall="BYRK./...../...../...../.....")
    tied = play(set_up("colored:5 5 O1 1 C KKKK/-/-/-/- -", row, row), "1K5")
    assert tied.position.boards[0].score == tied.position.boards[1].score == 10
    other = play(set_up("colored 5 O1 1 C KKKK/-/-/-/- -", row, row), "1K5")
    assert tied.events == other.events
