"""Every reason for refusing a step, with its data. A reason without a case here fails."""

from __future__ import annotations

from typing import Final, NamedTuple

import pytest

from azulejos.notation import parse_step, parse_tiles
from azulejos.rules import (
    CENTER,
    Color,
    Game,
    IllegalStepError,
    Position,
    Reason,
    Refusal,
    Rules,
    factory,
)
from tests.games import board, play, set_up

DEAL: Final = "deal:BBRK/YYWW/BRKW/RRRR/BYRK"


class Case(NamedTuple):
    position: Position
    step: str
    refusal: Refusal
    shown: str
    seat: int | None = None


def offer() -> Position:
    """Seat 0 has red on line 2, a full line 1 and blue on the third row of its wall."""
    seat = board(lines="K/R/-/-/-", wall="...../...../..B../...../.....")
    return set_up("colored 2 O1 1 C BBRK/-/-/-/- BW", seat)


def tiling() -> Position:
    """Seat 0 chooses a column for the red tile of line 2."""
    wall = "...../B..../...../..R../....."
    seat = board(lines="-/RR/-/-/KKKKK", wall=wall)
    start = set_up("gray 2 O2 1 2 -/-/-/-/- K", seat, board(floor="M"))
    return play(start, "CK4").position


def dealing() -> Position:
    """Four blue and two red tiles are in the bag, the others in the lid."""
    return set_up("colored 5 D1 1 C -/-/-/-/- -", bag="4,0,2,0,0")


def over() -> Position:
    row = board(lines="W/-/-/-/-", wall="BYRK./...../...../...../.....")
    return play(set_up("colored 5 O1 1 C KKKK/-/-/-/- -", row), "1K5").position


CASES: Final = {
    Reason.GAME_OVER: Case(over(), "1B1", Refusal(Reason.GAME_OVER), "game_over"),
    Reason.DEAL_PENDING: Case(dealing(), "1B1", Refusal(Reason.DEAL_PENDING), "deal_pending"),
    Reason.NOT_YOUR_TURN: Case(
        offer(),
        "1B4",
        Refusal(Reason.NOT_YOUR_TURN, seat=0),
        "not_your_turn (seat 1)",
        seat=1,
    ),
    Reason.NOT_FACTORY_OFFER: Case(
        tiling(),
        "1B1",
        Refusal(Reason.NOT_FACTORY_OFFER, seat=0, row=1),
        "not_factory_offer (seat 1, row 2)",
    ),
    Reason.NO_SUCH_FACTORY: Case(
        offer(),
        "6B1",
        Refusal(Reason.NO_SUCH_FACTORY, source=factory(5), count=5),
        "no_such_factory (from factory 6, count 5)",
    ),
    Reason.COLOR_NOT_THERE: Case(
        offer(),
        "CY4",
        Refusal(Reason.COLOR_NOT_THERE, source=CENTER, color=Color.YELLOW, tiles=parse_tiles("BW")),
        "color_not_there (from center, color yellow, tiles BW)",
    ),
    Reason.PATTERN_LINE_HOLDS_OTHER_COLOR: Case(
        offer(),
        "1B2",
        Refusal(Reason.PATTERN_LINE_HOLDS_OTHER_COLOR, row=1, color=Color.RED),
        "pattern_line_holds_other_color (row 2, color red)",
    ),
    Reason.WALL_ROW_HAS_COLOR: Case(
        offer(),
        "1B3",
        Refusal(Reason.WALL_ROW_HAS_COLOR, row=2, column=2, color=Color.BLUE),
        "wall_row_has_color (row 3, column 3, color blue)",
    ),
    Reason.PATTERN_LINE_FULL: Case(
        offer(),
        "1K1",
        Refusal(Reason.PATTERN_LINE_FULL, row=0, color=Color.BLACK),
        "pattern_line_full (row 1, color black)",
    ),
    Reason.NOT_WALL_TILING: Case(
        offer(), "T11", Refusal(Reason.NOT_WALL_TILING), "not_wall_tiling"
    ),
    Reason.OTHER_PATTERN_LINE_FIRST: Case(
        tiling(),
        "T51",
        Refusal(Reason.OTHER_PATTERN_LINE_FIRST, row=1),
        "other_pattern_line_first (row 2)",
    ),
    Reason.SPACE_TAKEN: Case(
        tiling(),
        "T21",
        Refusal(Reason.SPACE_TAKEN, row=1, column=0, color=Color.BLUE),
        "space_taken (row 2, column 1, color blue)",
    ),
    Reason.COLUMN_HAS_COLOR: Case(
        tiling(),
        "T23",
        Refusal(Reason.COLUMN_HAS_COLOR, row=3, column=2, color=Color.RED),
        "column_has_color (row 4, column 3, color red)",
    ),
    Reason.NOT_DEALING: Case(offer(), DEAL, Refusal(Reason.NOT_DEALING), "not_dealing"),
    Reason.WRONG_NUMBER_OF_FACTORIES: Case(
        dealing(),
        "deal:BBBB/RRKW/BYRK/WWWW",
        Refusal(Reason.WRONG_NUMBER_OF_FACTORIES, count=5),
        "wrong_number_of_factories (count 5)",
    ),
    Reason.WRONG_NUMBER_OF_TILES: Case(
        dealing(),
        "deal:BBBB/RRK/BYRK/WWWW/YYYY",
        Refusal(Reason.WRONG_NUMBER_OF_TILES, source=factory(1), count=4),
        "wrong_number_of_tiles (from factory 2, count 4)",
    ),
    Reason.TILES_NOT_AVAILABLE: Case(
        set_up("colored 5 D1 1 C -/-/-/-/- -", bag="20,20,20,3,20"),
        "deal:BBBB/KKKK/BYRW/WWWW/YYYY",
        Refusal(Reason.TILES_NOT_AVAILABLE, color=Color.BLACK, count=3),
        "tiles_not_available (color black, count 3)",
    ),
    Reason.BAG_NOT_EMPTIED_FIRST: Case(
        dealing(),
        "deal:BBBB/RKKW/BYRK/WWWW/YYYY",
        Refusal(Reason.BAG_NOT_EMPTIED_FIRST, source=factory(1), tiles=parse_tiles("R")),
        "bag_not_emptied_first (from factory 2, tiles R)",
    ),
}


@pytest.mark.parametrize("reason", Reason, ids=lambda reason: reason.value)
def test_each_reason_comes_with_its_data(reason: Reason) -> None:
    case = CASES[reason]
    step = parse_step(case.step)
    assert case.refusal.reason is reason
    assert case.position.why_not(step, case.seat) == case.refusal
    assert str(case.refusal) == case.shown
    with pytest.raises(IllegalStepError) as caught:
        Game(case.position).play(step, case.seat)
    assert caught.value.refusal == case.refusal
    assert str(caught.value) == f"{case.step} is refused: {case.shown}"


@pytest.mark.parametrize("step", ["1B1", "T11", DEAL])
def test_nothing_can_be_done_once_the_game_is_over(step: str) -> None:
    assert over().why_not(parse_step(step), seat=0) == Refusal(Reason.GAME_OVER)


@pytest.mark.parametrize("step", ["1B1", "T11"])
def test_no_move_is_possible_while_a_deal_is_pending(step: str) -> None:
    assert Position.start(Rules()).why_not(parse_step(step)) == Refusal(Reason.DEAL_PENDING)


def test_a_deal_is_refused_while_a_column_is_to_be_chosen() -> None:
    assert tiling().why_not(parse_step(DEAL)) == Refusal(Reason.NOT_DEALING)


def test_chance_has_no_seat() -> None:
    deal = parse_step("deal:BBBB/RRKW/BYRK/WWWW/YYYY")
    assert [dealing().why_not(deal, seat) for seat in (None, 0, 1)] == [None] * 3


@pytest.mark.parametrize(("seat", "is_allowed"), [(None, True), (0, True), (1, False), (7, False)])
def test_only_the_seat_to_move_may_move(seat: int | None, is_allowed: bool) -> None:
    for position, move in ((offer(), "1B4"), (tiling(), "T22")):
        assert (position.why_not(parse_step(move), seat) is None) is is_allowed


def test_what_is_taken_is_checked_before_where_it_goes() -> None:
    refusal = offer().why_not(parse_step("1W2"))
    assert refusal is not None
    assert refusal.reason is Reason.COLOR_NOT_THERE


def test_tiles_of_the_lid_are_available_only_once_the_bag_is_empty() -> None:
    position = set_up("colored 5 D1 1 C -/-/-/-/- -", bag="4,4,4,4,4")
    short = parse_step("deal:BBBB/BYRK/YYRR/RKKK/WWWW")
    expected = Refusal(Reason.TILES_NOT_AVAILABLE, color=Color.BLUE, count=4)
    assert position.why_not(short) == expected
