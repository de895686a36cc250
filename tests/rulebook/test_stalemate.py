"""Ruling 7: the game ends where no wall can ever change again."""

from __future__ import annotations

from dataclasses import replace

import pytest

from azulejos.notation import format_position, parse_position
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
    RoundEnded,
    TilesFell,
    TilesTaken,
    WallSide,
    WinReason,
    is_stalemate,
)
from tests.games import board, play, set_up

LACKS_RED = "BY.KW/WBY.K/KWBY./.KWBY/Y.KWB"
LACKS_BLACK = "BYR.W/WBYR./.WBYR/R.WBY/YR.WB"
LACKS_WHITE = "BYRK./.BYRK/K.BYR/RK.BY/YRK.B"


class TestColoredSide:
    """Three walls that each lack one color, of which no tile is left in bag and lid."""

    def position(self, last_line: str = "RRRR") -> Position:
        return set_up(
            "colored 6 O1 1 2 -/-/-/-/-/-/- B",
            board(10, lines=f"-/R/RR/RRR/{last_line}", wall=LACKS_RED),
            board(10, lines="-/K/KK/KKK/KKKK", wall=LACKS_BLACK, floor="M"),
            board(10, lines="-/W/WW/WWW/WWWW", wall=LACKS_WHITE),
        )

    def test_the_game_ends_and_is_scored_as_usual(self) -> None:
        position, events = play(self.position(), "CB0")
        assert events[:4] == (
            TilesTaken(0, CENTER, Color.BLUE, 1),
            TilesFell(0, Color.BLUE, to_floor=1, to_lid=0, penalty=-1, row=None),
            FloorLineScored(0, (Color.BLUE,), -1, points=-1, score=9),
            FloorLineScored(1, (STARTING_PLAYER_MARKER,), -1, points=-1, score=9),
        )
        bonuses = [event for event in events if isinstance(event, BonusScored)]
        assert bonuses[:4] == [
            BonusScored(0, Bonus.COLOR, Color.BLUE, points=10, score=19),
            BonusScored(0, Bonus.COLOR, Color.YELLOW, points=10, score=29),
            BonusScored(0, Bonus.COLOR, Color.BLACK, points=10, score=39),
            BonusScored(0, Bonus.COLOR, Color.WHITE, points=10, score=49),
        ]
        assert [event.seat for event in bonuses] == [0] * 4 + [1] * 4 + [2] * 4
        outcome = Outcome((49, 49, 50), (0, 0, 0), winners=(2,), decided_by=WinReason.POINTS)
        assert events[-1] == GameEnded(EndReason.STALEMATE, seats=(), outcome=outcome)
        assert position.phase is Phase.GAME_OVER
        assert (position.round_number, position.starting_seat) == (6, 1)

    def test_one_usable_tile_in_the_bag_keeps_it_going(self) -> None:
        position, events = play(self.position(last_line="RRR"), "CB0")
        assert position.bag[Color.RED] == 1
        assert events[-1] == RoundEnded(6, starting_seat=1, is_marker_taken=True)

    def test_one_usable_tile_that_went_to_the_lid_keeps_it_going(self) -> None:
        start = set_up(
            "colored 6 O1 1 2 -/-/-/-/-/-/- R",
            board(10, lines="-/R/RR/RRR/RRR", wall=LACKS_RED),
            board(10, lines="-/K/KK/KKK/KKKK", wall=LACKS_BLACK, floor="M"),
            board(10, lines="-/W/WW/WWW/WWWW", wall=LACKS_WHITE),
        )
        position, events = play(start, "CR0")
        assert (position.bag[Color.RED], position.lid[Color.RED]) == (0, 1)
        assert isinstance(events[-1], RoundEnded)

    def test_a_usable_color_counts_for_any_player(self) -> None:
        """Blue is left in the bag, and the third wall lacks one blue tile."""
        start = set_up(
            "colored 6 O1 1 2 -/-/-/-/-/-/- Y",
            board(10, lines="-/R/RR/RRR/RRRR", wall=LACKS_RED),
            board(10, lines="-/K/KK/KKK/KKKK", wall=LACKS_BLACK, floor="M"),
            board(10, lines="-/W/WW/WWW/-", wall="BYRK./.BYRK/K.BYR/RK.BY/YRK.."),
        )
        _, events = play(start, "CY0")
        assert isinstance(events[-1], RoundEnded)


GRAY_END = (
    "gray 44 T2 1 1 -/-/-/-/- - 2,3,5,1,2 11,0,4,10,10 "
    "0:-/-/-/-/RR:YW.KB/W.KRY/BKRW./R.YBK/KB.YW:- "
    "0:-/-/-/-/YYYYY:RB.YW/YK.RB/.RWKY/BWY.R/..KW.:KYYYYRR"
)
GRAY_HOPE = (
    "gray 22 T2 1 2 -/-/-/-/- - 2,2,4,4,2 10,6,4,3,4 "
    "0:-/R/B/KKK/-:RKW.Y/YWBK./WY.RK/..RYW/K.YBR:- "
    "0:-/B/K/RRR/WWWWW:YK.BR/RYKW./BRWY./.WYKB/..BRK:MYYYWKW"
)


class TestGraySide:
    """Positions of random games."""

    def test_rows_without_a_valid_space_end_the_game(self) -> None:
        position, events = play(parse_position(GRAY_END), "T52")
        outcome = Outcome((24, 17), (0, 0), winners=(0,), decided_by=WinReason.POINTS)
        assert events[-1] == GameEnded(EndReason.STALEMATE, seats=(), outcome=outcome)
        assert format_position(position) == (
            "gray 44 X1 1 C -/-/-/-/- - 2,3,5,1,2 11,8,6,11,10 "
            "24:-/-/-/-/RR:YW.KB/W.KRY/BKRW./R.YBK/KB.YW:- "
            "17:-/-/-/-/-:RB.YW/YK.RB/.RWKY/BWY.R/.YKW.:-"
        )

    def test_a_line_that_can_fall_keeps_it_going(self) -> None:
        """Line 4 of seat 0 holds black, for which row 4 has no column; once it has fallen, blue
        can be placed there. No other row of either wall can change before."""
        position, events = play(parse_position(GRAY_HOPE), "T51")
        assert events[-1] == RoundEnded(22, starting_seat=1, is_marker_taken=True)
        wall = position.boards[0].wall
        assert wall.valid_columns(3, Color.BLACK, WallSide.GRAY) == ()
        assert wall.valid_columns(3, Color.BLUE, WallSide.GRAY) == (0, 1)

    @pytest.mark.parametrize(
        ("in_bag", "in_lid", "is_over"),
        [(1, 0, False), (0, 1, False), (4, 4, False), (0, 0, True)],
    )
    def test_but_only_if_bag_or_lid_can_fill_it(
        self, in_bag: int, in_lid: int, is_over: bool
    ) -> None:
        """One black tile in either is enough."""
        position, _ = play(parse_position(GRAY_HOPE), "T51")
        bag = position.bag.replace(Color.BLACK, in_bag)
        lid = position.lid.replace(Color.BLACK, in_lid)
        assert is_stalemate(replace(position, bag=bag, lid=lid)) is is_over


def test_a_complete_row_ends_the_game_as_usual_though_it_is_a_stalemate_too() -> None:
    start = set_up(
        "colored 6 O1 1 2 -/-/-/-/-/-/- B",
        board(10, lines="R/R/RR/RRR/RRR", wall=LACKS_RED),
        board(10, lines="-/K/KK/KKK/KKKK", wall=LACKS_BLACK, floor="M"),
        board(10, lines="-/W/WW/WWW/WWWW", wall=LACKS_WHITE),
    )
    position, events = play(start, "CB0")
    assert is_stalemate(position)
    assert isinstance(events[-1], GameEnded)
    assert (events[-1].reason, events[-1].seats) == (EndReason.HORIZONTAL_LINE, (0,))
