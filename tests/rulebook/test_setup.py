"""Game setup."""

from __future__ import annotations

import pytest

from azulejos.notation import parse_deal
from azulejos.rules import (
    CENTER,
    COLORS,
    NO_TILES,
    Color,
    FactoriesFilled,
    Game,
    Phase,
    PlayerBoard,
    Position,
    Reason,
    Refusal,
    Rules,
    WallSide,
    factory,
    wall_color,
)
from tests.games import PLAYERS, legal, play

FIRST_DEALS = {
    2: "deal:BBRK/YYWW/BRKW/RRRR/BYRK",
    3: "deal:BBRK/YYWW/BRKW/RRRR/BYRK/WWWW/BBYY",
    4: "deal:BBRK/YYWW/BRKW/RRRR/BYRK/WWWW/BBYY/KKKK/YYYR",
}


@pytest.mark.parametrize("side", WallSide)
@pytest.mark.parametrize("players", PLAYERS)
def test_everyone_gets_an_empty_board_with_the_score_at_0(players: int, side: WallSide) -> None:
    start = Position.start(Rules(players, side))
    assert start.boards == (PlayerBoard(),) * players
    for board in start.boards:
        assert board.score == 0
        assert [board.free_spaces(row) for row in range(5)] == [1, 2, 3, 4, 5]
        assert board.wall.tiles == NO_TILES
        assert board.floor_line.free == 7


def test_all_players_use_the_same_side() -> None:
    """The side is one of the rules, not of a board."""
    assert Position.start(Rules(4, WallSide.GRAY)).rules.side is WallSide.GRAY
    assert not hasattr(PlayerBoard(), "side")


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 6])
def test_2_to_4_can_play(players: int) -> None:
    with pytest.raises(ValueError, match=f"2 to 4 can play, not {players}"):
        Rules(players)


@pytest.mark.parametrize(("players", "factories"), [(2, 5), (3, 7), (4, 9)])
def test_5_7_or_9_factories(players: int, factories: int) -> None:
    rules = Rules(players)
    assert rules.num_factories == factories
    assert Position.start(rules).factories == (NO_TILES,) * factories


@pytest.mark.parametrize("players", PLAYERS)
def test_100_tiles_20_of_each_color_start_in_the_bag(players: int) -> None:
    start = Position.start(Rules(players))
    assert start.bag.total == 100
    assert [start.bag[color] for color in COLORS] == [20] * 5
    assert start.lid == start.center == NO_TILES


@pytest.mark.parametrize("players", PLAYERS)
def test_the_players_choose_who_starts(players: int) -> None:
    for seat in range(players):
        start = Position.start(Rules(players), seat)
        assert (start.starting_seat, start.seat) == (seat, seat)
        assert play(start, FIRST_DEALS[players]).position.seat == seat
    with pytest.raises(ValueError, match=f"seat {players} is not at a table of {players}"):
        Position.start(Rules(players), players)


@pytest.mark.parametrize("players", PLAYERS)
def test_exactly_four_tiles_for_each_factory(players: int) -> None:
    start = Position.start(Rules(players), players - 1)
    deal = parse_deal(FIRST_DEALS[players])
    position, events = play(start, FIRST_DEALS[players])
    assert events == (FactoriesFilled(1, players - 1, deal, NO_TILES),)
    assert position.phase is Phase.FACTORY_OFFER
    assert position.factories == deal.factories
    assert {tiles.total for tiles in position.factories} == {4}
    assert position.bag.total == 100 - 4 * len(position.factories)
    assert position.bag + deal.tiles == start.bag


@pytest.mark.parametrize("deal", ["deal:BBR/YYWW/BRKW/RRRR/BYRK", "deal:BBBBB/YYWW/BRKW/RRRR/BYRK"])
def test_no_factory_gets_more_or_less_than_four(deal: str) -> None:
    refusal = Position.start(Rules(2)).why_not(parse_deal(deal))
    assert refusal == Refusal(Reason.WRONG_NUMBER_OF_TILES, source=factory(0), count=4)


@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_can_be_taken_before_the_factories_are_filled(players: int) -> None:
    start = Position.start(Rules(players))
    assert start.phase is Phase.PREPARING_NEXT_ROUND
    assert legal(start) == set()


@pytest.mark.parametrize("players", PLAYERS)
def test_the_marker_starts_in_the_center(players: int) -> None:
    game = Game(Rules(players))
    assert not game.position.marker_in_center
    game.play(parse_deal(FIRST_DEALS[players]))
    assert game.position.marker_in_center
    assert game.position.marker_seat is None
    assert game.position.tiles_at(CENTER) == NO_TILES


def test_each_row_of_the_colored_wall_is_shifted_by_one() -> None:
    """The layout stands on the boards, not in the texts."""
    rows = [[wall_color(row, column).letter for column in range(5)] for row in range(5)]
    assert ["".join(row) for row in rows] == ["BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB"]
    assert [wall_color(row, row) for row in range(5)] == [Color.BLUE] * 5
