"""A. Factory offer."""

from __future__ import annotations

import pytest

from azulejos.notation import parse_tiles
from azulejos.rules import (
    CENTER,
    NO_TILES,
    Color,
    MarkerTaken,
    PatternLine,
    Phase,
    Position,
    Reason,
    Refusal,
    Rules,
    TileCounts,
    TilesFell,
    TilesMovedToCenter,
    TilesPlaced,
    TilesTaken,
    factory,
)
from tests.games import PLAYERS, board, legal, play, set_up, why_not


def test_take_all_tiles_of_one_color_from_a_factory_the_rest_goes_to_the_center() -> None:
    position, events = play(set_up("colored 1 O1 1 C BBRK/YYWW/-/-/- W"), "1B3")
    assert events == (
        TilesTaken(0, factory(0), Color.BLUE, 2),
        TilesMovedToCenter(factory(0), parse_tiles("RK")),
        TilesPlaced(0, 2, Color.BLUE, 2, is_complete=False),
    )
    assert position.factories[0] == NO_TILES
    assert position.factories[1] == parse_tiles("YYWW")
    assert position.center == parse_tiles("RKW")
    assert position.boards[0].pattern_lines[2] == PatternLine(Color.BLUE, 2)
    assert position.marker_in_center


def test_nothing_goes_to_the_center_from_a_factory_of_one_color() -> None:
    position, events = play(set_up("colored 1 O1 1 C BBBB/YYWW/-/-/- -"), "1B4")
    assert events == (
        TilesTaken(0, factory(0), Color.BLUE, 4),
        TilesPlaced(0, 3, Color.BLUE, 4, is_complete=True),
    )
    assert position.center == NO_TILES


def test_take_all_tiles_of_one_color_from_the_center() -> None:
    position, events = play(set_up("colored 1 O2 1 1 -/-/-/-/- BBBRK", board(floor="M")), "CB3")
    assert events == (
        TilesTaken(1, CENTER, Color.BLUE, 3),
        TilesPlaced(1, 2, Color.BLUE, 3, is_complete=True),
    )
    assert position.center == parse_tiles("RK")


@pytest.mark.parametrize("players", PLAYERS)
def test_the_starting_player_takes_the_first_turn_and_play_goes_clockwise(players: int) -> None:
    for starting_seat in range(players):
        position = Position.start(Rules(players), starting_seat)
        position = play(position, "deal:" + "/".join(["BYRK"] * (2 * players + 1))).position
        seats = []
        for number in range(1, 2 * players + 1):
            seats.append(position.seat)
            position = play(position, f"{number}B0").position
        once_round = [(starting_seat + turn) % players for turn in range(players)]
        assert seats == once_round * 2


@pytest.mark.parametrize("move", ["1R1", "CB1", "2B1"])
def test_a_color_can_only_be_taken_where_it_lies(move: str) -> None:
    position = set_up("colored 1 O1 1 C BBYK/-/-/-/- RW")
    refusal = why_not(position, move)
    assert refusal is not None
    assert refusal.reason is Reason.COLOR_NOT_THERE
    assert refusal.tiles == position.tiles_at(
        {"1": factory(0), "2": factory(1)}.get(move[0], CENTER)
    )


def test_the_first_to_take_from_the_center_takes_the_marker_before_the_tiles() -> None:
    table = "colored 1 O1 1 C -/-/-/-/YYYY BBBK"
    position, events = play(set_up(table, board(floor="WW")), "CB2")
    assert events == (
        TilesTaken(0, CENTER, Color.BLUE, 3),
        MarkerTaken(0, floor_space=2),
        TilesPlaced(0, 1, Color.BLUE, 2, is_complete=True),
        TilesFell(0, Color.BLUE, to_floor=1, to_lid=0, penalty=-2, row=None),
    )
    assert position.marker_seat == 0
    assert not position.marker_in_center
    assert position == set_up(
        "colored 1 O2 1 1 -/-/-/-/YYYY K", board(lines="-/BB/-/-/-", floor="WWMB")
    )


def test_the_second_to_take_from_the_center_takes_tiles_only() -> None:
    position, events = play(set_up("colored 1 O1 1 C -/-/-/-/YYYY BK"), "CB1", "CK1")
    assert [event for event in events if isinstance(event, MarkerTaken)] == [MarkerTaken(0, 0)]
    assert position.boards[1].floor_line.entries == ()


def test_tiles_are_added_to_a_pattern_line_of_the_same_color() -> None:
    start = set_up("colored 1 O1 1 C BBRK/YYWW/-/-/- -", board(lines="-/-/-/BB/-"))
    position, events = play(start, "1B4")
    assert events[-1] == TilesPlaced(0, 3, Color.BLUE, 2, is_complete=True)
    assert position.boards[0].pattern_lines[3] == PatternLine(Color.BLUE, 4)


def test_a_pattern_line_holds_one_color_only() -> None:
    position = set_up("colored 1 O1 1 C BBRK/YYWW/-/-/- -", board(lines="-/-/-/RR/-"))
    expected = Refusal(Reason.PATTERN_LINE_HOLDS_OTHER_COLOR, row=3, color=Color.RED)
    assert why_not(position, "1B4") == expected


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_pattern_line_n_holds_n_tiles_and_the_excess_falls(number: int) -> None:
    start = set_up("colored 1 O1 1 2 YYWW/-/-/-/- BBBBBB", board(), board(floor="M"))
    position, events = play(start, f"CB{number}")
    excess = 6 - number
    costs = (-1, -1, -2, -2, -2)
    assert events == (
        TilesTaken(0, CENTER, Color.BLUE, 6),
        TilesPlaced(0, number - 1, Color.BLUE, number, is_complete=True),
        TilesFell(0, Color.BLUE, excess, 0, penalty=sum(costs[:excess]), row=None),
    )
    assert position.boards[0].pattern_lines[number - 1] == PatternLine(Color.BLUE, number)
    assert position.boards[0].floor_line.entries == (Color.BLUE,) * excess


@pytest.mark.parametrize("lines", ["B/-/-/-/-", "-/-/-/BBBB/-"])
def test_nothing_more_goes_on_a_complete_pattern_line(lines: str) -> None:
    position = set_up("colored 1 O1 1 C BBRK/YYWW/-/-/- -", board(lines=lines))
    row = 0 if lines.startswith("B") else 3
    expected = Refusal(Reason.PATTERN_LINE_FULL, row=row, color=Color.BLUE)
    assert why_not(position, f"1B{row + 1}") == expected


@pytest.mark.parametrize("side", ["colored", "gray"])
def test_a_color_on_the_wall_row_is_closed_to_its_pattern_line(side: str) -> None:
    wall = "...../.B.../...../...../....."
    position = set_up(f"{side} 2 O1 1 C BBRK/YYWW/-/-/- -", board(wall=wall))
    expected = Refusal(Reason.WALL_ROW_HAS_COLOR, row=1, column=1, color=Color.BLUE)
    assert why_not(position, "1B2") == expected
    assert {"1B1", "1B3", "1R2"} < legal(position)


def test_the_other_player_s_wall_does_not_matter() -> None:
    wall = "...../.B.../...../...../....."
    position = set_up("colored 2 O1 1 C BBRK/YYWW/-/-/- -", board(), board(wall=wall))
    assert "1B2" in legal(position)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_phase_ends_when_factories_and_center_are_empty(players: int) -> None:
    empty = "/".join(["-"] * 2 * players)
    start = set_up(f"colored 1 O1 1 C BBBY/{empty} -")
    after_one = play(start, "1B0").position
    assert after_one.phase is Phase.FACTORY_OFFER
    assert after_one.center == TileCounts.of(Color.YELLOW)
    after_two = play(after_one, "CY0").position
    assert after_two.phase is Phase.PREPARING_NEXT_ROUND
    assert after_two.round_number == 2


def test_example_first_turns() -> None:
    """Oliver, Martin and Andrea sit on seats 0, 1 and 2."""
    oliver, martin, andrea = 0, 1, 2
    start = set_up("colored 1 O1 1 C BKKW/YRRR/BBYY/RRKK/YWWW/BRKW/BYYK -")
    position, events = play(start, "1K2", "2Y1", "CR3")
    assert events == (
        TilesTaken(oliver, factory(0), Color.BLACK, 2),
        TilesMovedToCenter(factory(0), parse_tiles("BW")),
        TilesPlaced(oliver, 1, Color.BLACK, 2, is_complete=True),
        TilesTaken(martin, factory(1), Color.YELLOW, 1),
        TilesMovedToCenter(factory(1), parse_tiles("RRR")),
        TilesPlaced(martin, 0, Color.YELLOW, 1, is_complete=True),
        TilesTaken(andrea, CENTER, Color.RED, 3),
        MarkerTaken(andrea, floor_space=0),
        TilesPlaced(andrea, 2, Color.RED, 3, is_complete=True),
    )
    assert position == set_up(
        "colored 1 O1 1 3 -/-/BBYY/RRKK/YWWW/BRKW/BYYK BW",
        board(lines="-/KK/-/-/-"),
        board(lines="Y/-/-/-/-"),
        board(lines="-/-/RRR/-/-", floor="M"),
    )


class TestExampleOfAndreaAndTwoYellowTiles:
    """She has yellow on the second and third row of the wall, and a blue tile on line 4."""

    lines = "-/-/-/B/-"
    wall = "...../..Y../...Y./...../....."

    def position(self) -> Position:
        andrea = board(5, lines=self.lines, wall=self.wall)
        return set_up("colored 3 O1 1 C YYRW/BBKK/-/-/- -", andrea)

    def test_not_on_the_second_and_third_line(self) -> None:
        on_wall = Reason.WALL_ROW_HAS_COLOR
        second = Refusal(on_wall, row=1, column=2, color=Color.YELLOW)
        third = Refusal(on_wall, row=2, column=3, color=Color.YELLOW)
        assert why_not(self.position(), "1Y2") == second
        assert why_not(self.position(), "1Y3") == third

    def test_not_on_the_fourth_line(self) -> None:
        held = Refusal(Reason.PATTERN_LINE_HOLDS_OTHER_COLOR, row=3, color=Color.BLUE)
        assert why_not(self.position(), "1Y4") == held

    def test_three_choices_are_left(self) -> None:
        yellow = {move for move in legal(self.position()) if move.startswith("1Y")}
        assert yellow == {"1Y1", "1Y5", "1Y0"}

    def test_a_one_on_the_first_line_and_the_excess_on_the_floor_line(self) -> None:
        position, events = play(self.position(), "1Y1")
        assert events[2:] == (
            TilesPlaced(0, 0, Color.YELLOW, 1, is_complete=True),
            TilesFell(0, Color.YELLOW, to_floor=1, to_lid=0, penalty=-1, row=None),
        )
        assert position.boards[0].floor_line.entries == (Color.YELLOW,)

    def test_b_both_on_the_fifth_line(self) -> None:
        _, events = play(self.position(), "1Y5")
        assert events[2:] == (TilesPlaced(0, 4, Color.YELLOW, 2, is_complete=False),)

    def test_c_both_on_the_floor_line(self) -> None:
        position, events = play(self.position(), "1Y0")
        assert events[2:] == (TilesFell(0, Color.YELLOW, 2, 0, penalty=-2, row=None),)
        assert position.boards[0].floor_line.entries == (Color.YELLOW, Color.YELLOW)
