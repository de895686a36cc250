"""Position codes: a position has one code, and a code one position."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given

from azulejos.notation import (
    NotationError,
    format_position,
    format_rules,
    parse_position,
    parse_rules,
    parse_tiles,
)
from azulejos.rules import (
    ALL_TILES,
    MAX_ROUND,
    MAX_SCORE,
    NO_TILES,
    STARTING_PLAYER_MARKER,
    Color,
    Game,
    PatternLine,
    Phase,
    Position,
    Rules,
    TileCounts,
    WallSide,
)
from tests.games import ALL_RULES, PLAYERS, board, code, random_games

START = (
    "colored 1 D1 1 C -/-/-/-/- - 20,20,20,20,20 0,0,0,0,0 "
    "0:-/-/-/-/-:...../...../...../...../.....:- 0:-/-/-/-/-:...../...../...../...../.....:-"
)
MIDDLE = code(
    "gray:5 12 O3 2 1 BBRK/-/-/YYWW/-/-/- RRKW",
    "17:-/RR/-/KKK/-:B..../...../..Y../...../....W:KM",
    "0:Y/-/-/-/WW:...../...../...../...../.....:-",
    "105:-/-/B/-/-:.Y.../K..../...../R..../.....:WWBBR",
)


def test_the_start_of_the_contract() -> None:
    assert parse_position(START) == Position.start(Rules(2))
    assert format_position(Position.start(Rules(2))) == START


@pytest.mark.parametrize("players", PLAYERS)
def test_the_start_of_any_table(players: int) -> None:
    for seat in range(players):
        start = Position.start(Rules(players, WallSide.GRAY, 5), seat)
        text = format_position(start)
        assert text.startswith(f"gray:5 1 D{seat + 1} {seat + 1} C -/")
        assert parse_position(text) == start


def test_every_field_means_what_the_contract_says() -> None:
    position = parse_position(MIDDLE)
    assert position.rules == Rules(3, WallSide.GRAY, 5)
    assert position.round_number == 12
    assert (position.phase, position.seat) == (Phase.FACTORY_OFFER, 2)
    assert (position.starting_seat, position.marker_seat) == (1, 0)
    assert [str(tiles) for tiles in position.factories] == ["BBRK", "-", "-", "YYWW", "-", "-", "-"]
    assert position.center == parse_tiles("RRKW")
    assert position.lid == NO_TILES
    first, second, third = position.boards
    assert [first.score, second.score, third.score] == [17, 0, 105]
    assert first.pattern_lines[1] == PatternLine(Color.RED, 2)
    assert first.pattern_lines[3] == PatternLine(Color.BLACK, 3)
    assert first.pattern_lines[0] == PatternLine()
    assert first.wall[0, 0] is Color.BLUE
    assert first.wall[2, 2] is Color.YELLOW
    assert first.wall[4, 4] is Color.WHITE
    assert first.wall.tiles.total == 3
    assert first.floor_line.entries == (Color.BLACK, STARTING_PLAYER_MARKER)
    white, blue, red = Color.WHITE, Color.BLUE, Color.RED
    assert third.floor_line.entries == (white, white, blue, blue, red)
    assert second.floor_line.entries == ()
    assert position.tiles == ALL_TILES
    assert format_position(position) == MIDDLE


def test_bag_and_lid_are_counts_in_the_order_of_the_colors() -> None:
    text = code("colored 2 D1 1 C -/-/-/-/- -", bag="1,2,3,4,5")
    position = parse_position(text)
    assert position.bag == TileCounts((1, 2, 3, 4, 5))
    assert position.lid == TileCounts((19, 18, 17, 16, 15))
    assert " 1,2,3,4,5 19,18,17,16,15 " in format_position(position)


@given(random_games())
def test_every_position_of_every_game_can_be_written_and_read(game: Game) -> None:
    for position in game.positions:
        text = format_position(position)
        assert parse_position(text) == position
        assert text.isascii()
        assert text.isprintable()


@given(random_games())
def test_different_positions_have_different_codes(game: Game) -> None:
    codes = {format_position(position) for position in game.positions}
    assert len(codes) == len(set(game.positions))


@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
def test_rules_as_text(rules: Rules) -> None:
    text = format_rules(rules)
    assert text == rules.side.value + (":5" if rules.vertical_line_bonus == 5 else "")
    assert parse_rules(text, rules.num_players) == rules


@pytest.mark.parametrize("text", ["", "Colored", "grey", "gray:7", "gray:", "gray:5:5", ":5", "5"])
def test_nothing_else_is_a_text_of_rules(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_rules(text, 2)
    expected = "colored, gray, colored:5 or gray:5"
    assert str(caught.value) == f"rules: read {text!r}, expected {expected}"


def test_the_highest_round_and_score_that_a_code_can_hold() -> None:
    text = code(f"colored {MAX_ROUND} O1 1 C BBBB/-/-/-/- -", board(MAX_SCORE))
    position = parse_position(text)
    assert (position.round_number, position.boards[0].score) == (65535, 999)
    assert format_position(position) == text


def test_a_code_says_who_would_start_after_the_end() -> None:
    wall = "BYRKW/...../...../...../....."
    text = code("colored 5 X2 2 C -/-/-/-/- -", board(30, wall=wall))
    position = parse_position(text)
    assert position.is_over
    assert (position.seat, position.starting_seat) == (1, 1)
    assert format_position(replace(position, seat=0, starting_seat=0)).startswith("colored 5 X1 1 ")


@pytest.mark.parametrize("pattern_line", [PatternLine(Color.RED, 0), PatternLine(None, 2)])
def test_a_pattern_line_that_is_half_empty_is_not_written_as_an_empty_one(
    pattern_line: PatternLine,
) -> None:
    start = Position.start(Rules(2))
    position = start.with_board(0, start.boards[0].with_pattern_line(3, pattern_line))
    with pytest.raises(ValueError, match="a pattern line has a color and tiles, or neither"):
        format_position(position)


@pytest.mark.parametrize("field", ["center", "factories", "pattern line"])
def test_fewer_tiles_than_none_are_not_written_as_none(field: str) -> None:
    start = Position.start(Rules(2))
    fewer = TileCounts.single(Color.RED, -1)
    line = start.boards[0].with_pattern_line(3, PatternLine(Color.RED, -1))
    positions = {
        "center": replace(start, center=fewer),
        "factories": replace(start, factories=(fewer,) * 5),
        "pattern line": start.with_board(0, line),
    }
    with pytest.raises(ValueError, match="there is no set of tiles with a count below 0"):
        format_position(positions[field])
