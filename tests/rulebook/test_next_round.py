"""C. Preparing the next round."""

from __future__ import annotations

import pytest

from azulejos.notation import parse_deal, parse_tiles
from azulejos.rules import (
    NO_TILES,
    FactoriesFilled,
    Phase,
    Position,
    Reason,
    Refusal,
    RoundEnded,
    TileCounts,
    factory,
)
from tests.games import PLAYERS, board, play, set_up, why_not


@pytest.mark.parametrize("players", PLAYERS)
def test_who_has_the_marker_starts_the_next_round(players: int) -> None:
    for holder in range(players):
        boards = [board()] * players
        boards[holder] = board(floor="M")
        empty = "/".join(["-"] * (2 * players + 1))
        start = set_up(f"colored 3 O1 1 {holder + 1} {empty} K", *boards)
        position, events = play(start, "CK5")
        assert events[-1] == RoundEnded(3, starting_seat=holder, is_marker_taken=True)
        assert position.phase is Phase.PREPARING_NEXT_ROUND
        assert (position.round_number, position.seat, position.starting_seat) == (4, holder, holder)
        assert position.marker_seat is None


def test_the_factories_are_filled_from_the_bag() -> None:
    start = set_up("colored 3 D2 2 C -/-/-/-/- -", bag="10,10,10,10,10")
    deal = "deal:BBRK/YYWW/BRKW/RRRR/BYRK"
    position, events = play(start, deal)
    assert events == (FactoriesFilled(3, 1, parse_deal(deal), poured=NO_TILES),)
    assert position.bag == TileCounts((6, 7, 3, 7, 7))
    assert position.lid == TileCounts((10, 10, 10, 10, 10))
    assert (position.seat, position.phase) == (1, Phase.FACTORY_OFFER)
    assert position.marker_in_center


def test_an_empty_bag_is_refilled_from_the_lid_and_the_filling_goes_on() -> None:
    """Six tiles are in the bag: they fill one factory and half of the next."""
    start = set_up("colored 5 D1 1 C -/-/-/-/- -", bag="4,0,2,0,0")
    deal = "deal:BBBB/RRKW/BYRK/WWWW/YYYY"
    position, events = play(start, deal)
    poured = TileCounts((16, 20, 18, 20, 20))
    assert events == (FactoriesFilled(5, 0, parse_deal(deal), poured),)
    assert position.lid == NO_TILES
    assert position.bag == TileCounts((15, 15, 17, 18, 15))


def test_a_bag_that_is_empty_from_the_start_is_refilled_first() -> None:
    start = set_up("colored 5 D1 1 C -/-/-/-/- -", bag="0,0,0,0,0")
    position, events = play(start, "deal:BBBB/RRRR/BYRK/WWWW/YYYY")
    assert isinstance(events[0], FactoriesFilled)
    assert events[0].poured.total == 100
    assert position.lid == NO_TILES
    assert position.bag.total == 80


def test_a_bag_emptied_by_the_last_tile_stays_empty() -> None:
    start = set_up("colored 5 D1 1 C -/-/-/-/- -", bag="4,4,4,4,4")
    position, events = play(start, "deal:BYRK/BYRK/BYRK/BYRK/WWWW")
    assert isinstance(events[0], FactoriesFilled)
    assert events[0].poured == NO_TILES
    assert position.bag == NO_TILES
    assert position.lid == TileCounts((16, 16, 16, 16, 16))


@pytest.mark.parametrize(
    ("deal", "left_out", "at"),
    [
        ("deal:BBBB/YRKW/BYRK/WWWW/YYYY", "R", 1),
        ("deal:BBBR/YRKW/BYRK/WWWW/YYYY", "B", 1),
        ("deal:YYYY/RRKW/BYRK/WWWW/YYYY", "BBBBRR", 0),
        ("deal:RRKW/BBBB/BYRK/WWWW/YYYY", "BBBB", 0),
    ],
)
def test_the_lid_s_tiles_come_only_after_the_last_of_the_bag(
    deal: str, left_out: str, at: int
) -> None:
    start = set_up("colored 5 D1 1 C -/-/-/-/- -", bag="4,0,2,0,0")
    expected = Refusal(
        Reason.BAG_NOT_EMPTIED_FIRST, source=factory(at), tiles=parse_tiles(left_out)
    )
    assert why_not(start, deal) == expected


def test_which_bag_tiles_share_a_factory_is_chance() -> None:
    start = set_up("colored 5 D1 1 C -/-/-/-/- -", bag="4,0,2,0,0")
    for deal in ("deal:BBBR/BRKW/BYRK/WWWW/YYYY", "deal:BBRR/BBKW/BYRK/WWWW/YYYY"):
        assert why_not(start, deal) is None


class TestBagAndLidBothRunOut:
    """Four players whose walls and lines hold 81 tiles: 19 are left for 36 places."""

    def position(self) -> Position:
        return set_up(
            "colored 9 D4 4 C -/-/-/-/-/-/-/-/- -",
            board(lines="-/R/-/-/-", wall="BY.KW/WBY.K/KWBY./.KWBY/Y.KWB"),
            board(wall="BYR.W/WBYR./.WBYR/R.WBY/YR.WB"),
            board(wall="BYRK./.BYRK/K.BYR/RK.BY/YRK.B"),
            board(wall="B.RKW/WB.RK/KWB.R/RKWB./.RKWB"),
            bag="0,5,1,0,0",
        )

    def test_the_round_starts_with_what_there_is(self) -> None:
        deal = "deal:YYYY/YRKW/RRRK/KKKW/WWW/-/-/-/-"
        position, events = play(self.position(), deal)
        poured = TileCounts((0, 0, 3, 5, 5))
        assert events == (FactoriesFilled(9, 3, parse_deal(deal), poured),)
        assert position.bag == position.lid == NO_TILES
        assert [tiles.total for tiles in position.factories] == [4, 4, 4, 4, 3, 0, 0, 0, 0]
        assert position.seat == 3

    def test_earlier_factories_are_filled_first(self) -> None:
        deal = "deal:YYYY/YRKW/RRRK/KKK/WWWW/-/-/-/-"
        expected = Refusal(Reason.WRONG_NUMBER_OF_TILES, source=factory(3), count=4)
        assert why_not(self.position(), deal) == expected

    def test_no_tile_is_held_back(self) -> None:
        deal = "deal:YYYY/YRKW/RRRK/KKKW/WW/-/-/-/-"
        expected = Refusal(Reason.WRONG_NUMBER_OF_TILES, source=factory(4), count=3)
        assert why_not(self.position(), deal) == expected


def test_incomplete_pattern_lines_and_walls_stay_for_the_next_round() -> None:
    wall = "B..../...../...../...../....."
    start = set_up("colored 3 D1 1 C -/-/-/-/- -", board(7, lines="-/R/-/-/KK", wall=wall))
    position, _ = play(start, "deal:BBRK/YYWW/BRKW/RRRR/BYRK")
    assert position.boards == start.boards


@pytest.mark.parametrize("players", PLAYERS)
def test_there_is_no_next_round_once_someone_has_a_horizontal_line(players: int) -> None:
    row = board(lines="W/-/-/-/-", wall="BYRK./...../...../...../.....")
    empty = "/".join(["-"] * (2 * players))
    start = set_up(f"colored 5 O1 1 C KKKK/{empty} -", *[board()] * (players - 1), row)
    position, events = play(start, "1K5")
    assert position.phase is Phase.GAME_OVER
    assert not any(isinstance(event, RoundEnded) for event in events)
    assert why_not(position, "deal:BBRK/YYWW/BRKW/RRRR/BYRK") == Refusal(Reason.GAME_OVER)
