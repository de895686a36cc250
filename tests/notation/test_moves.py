"""Moves and deals as text."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.notation import (
    DEAL_PREFIX,
    NotationError,
    format_deal,
    format_move,
    format_step,
    parse_deal,
    parse_move,
    parse_step,
    parse_tiles,
)
from azulejos.rules import (
    CENTER,
    FLOOR,
    Color,
    Deal,
    Move,
    TileCounts,
    TilingMove,
    factory,
    pattern_line,
)

DEALS = st.lists(st.tuples(*[st.integers(0, 4)] * 5).map(TileCounts), min_size=1, max_size=9)


def test_the_examples_of_the_contract() -> None:
    assert parse_move("3R4") == Move(factory(2), Color.RED, pattern_line(3))
    assert parse_move("CK0") == Move(CENTER, Color.BLACK, FLOOR)
    assert parse_move("T25") == TilingMove(row=1, column=4)
    assert parse_deal("deal:BBRK/YYWW/BRKW/RRRR/BYRK") == Deal(
        tuple(map(parse_tiles, ["BBRK", "YYWW", "BRKW", "RRRR", "BYRK"]))
    )


def test_every_move_of_the_factory_offer_can_be_read_and_written() -> None:
    texts = ["".join(parts) for parts in product("123456789C", "BYRKW", "012345")]
    moves = [parse_move(text) for text in texts]
    assert len(set(moves)) == 300
    assert [format_move(move) for move in moves] == texts
    assert all(isinstance(move, Move) for move in moves)


def test_every_move_of_the_wall_tiling_can_be_read_and_written() -> None:
    texts = ["T" + "".join(parts) for parts in product("12345", "12345")]
    moves = [parse_move(text) for text in texts]
    assert len(set(moves)) == 25
    assert [format_move(move) for move in moves] == texts
    assert all(isinstance(move, TilingMove) for move in moves)


OTHER_SYMBOLS = ["", "3R6", "0R1", "3M1", "DR1", "３R4", "3r4", "cK0", "T06", "T60", "T16", "t25"]  # noqa: RUF001
OTHER_LENGTHS = ["3R", "10R1", "3R4 ", " 3R4", "3R4\n", "R34", "3RR", "T2", "T251", "--"]


@pytest.mark.parametrize("text", [*OTHER_SYMBOLS, *OTHER_LENGTHS])
def test_nothing_else_is_a_move(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_move(text)
    assert str(caught.value) == f"move: read {text!a}, expected a move like 3R4, CK0 or T25"
    assert (caught.value.what, caught.value.text, caught.value.where) == ("move", text, "")


@given(DEALS)
def test_every_deal_can_be_written_and_read(factories: list[TileCounts]) -> None:
    deal = Deal(tuple(factories))
    text = format_deal(deal)
    assert text.startswith(DEAL_PREFIX)
    assert parse_deal(text) == deal
    assert text.count("/") == len(factories) - 1


def test_factories_that_get_nothing_are_dashes() -> None:
    text = "deal:BBRK/B/-/-/-"
    assert format_deal(parse_deal(text)) == text


@pytest.mark.parametrize("text", ["", "deal", "DEAL:BBRK", "Deal:BBRK", " deal:BBRK", "BBRK/YYWW"])
def test_a_deal_begins_with_deal(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_deal(text)
    expected = "deal: and a set of tiles for each factory"
    assert str(caught.value) == f"deal: read {text!r}, expected {expected}"


@pytest.mark.parametrize(
    ("text", "number", "read"),
    [
        ("deal:", 1, ""),
        ("deal:BBRK/YYWW/", 3, ""),
        ("deal:BBRK//BRKW", 2, ""),
        ("deal:BBRK/WWYY/BRKW", 2, "WWYY"),
        ("deal:BBRK/YYWW/BR-W", 3, "BR-W"),
        ("deal: BBRK/YYWW", 1, " BBRK"),
        ("deal:bbrk/YYWW", 1, "bbrk"),
    ],
)
def test_an_error_in_a_deal_names_the_factory(text: str, number: int, read: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_deal(text)
    expected = "letters in the order BYRKW, or '-' for none"
    assert str(caught.value) == f"deal, factory {number}: read {read!r}, expected {expected}"


@pytest.mark.parametrize("text", ["3R4", "CK0", "T25", "deal:BBRK/YYWW/BRKW/RRRR/BYRK"])
def test_steps_are_moves_or_deals(text: str) -> None:
    assert format_step(parse_step(text)) == text


@pytest.mark.parametrize(
    ("text", "what"), [("deal:x", "deal, factory 1"), ("x", "move"), ("DEAL:-", "move")]
)
def test_what_is_no_step_says_what_it_was_read_as(text: str, what: str) -> None:
    with pytest.raises(NotationError, match=f"^{what}: "):
        parse_step(text)
