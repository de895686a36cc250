"""Colors, sets of tiles, numbers and seats: parse and format are inverse, and errors say why."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.notation import (
    NotationError,
    format_color,
    format_seat,
    format_tiles,
    parse_color,
    parse_number,
    parse_seat,
    parse_tiles,
)
from azulejos.rules import COLORS, NO_TILES, Color, TileCounts

COUNTS = st.tuples(*[st.integers(0, 20)] * 5).map(TileCounts)


@pytest.mark.parametrize(("letter", "color"), list(zip("BYRKW", COLORS, strict=True)))
def test_each_color_has_one_letter(letter: str, color: Color) -> None:
    assert parse_color(letter) is color
    assert format_color(color) == letter


@pytest.mark.parametrize("text", ["", "b", "G", "M", "BY", "-", "Ｂ"])  # noqa: RUF001
def test_nothing_else_is_a_color(text: str) -> None:
    with pytest.raises(NotationError, match=r"^color: read .*, expected one of B, Y, R, K, W$"):
        parse_color(text)


@pytest.mark.parametrize(
    ("text", "counts"),
    [
        ("-", (0, 0, 0, 0, 0)),
        ("B", (1, 0, 0, 0, 0)),
        ("BBRK", (2, 0, 1, 1, 0)),
        ("BYRKW", (1, 1, 1, 1, 1)),
        ("WWWW", (0, 0, 0, 0, 4)),
    ],
)
def test_a_set_of_tiles(text: str, counts: tuple[int, int, int, int, int]) -> None:
    assert parse_tiles(text) == TileCounts(counts)
    assert format_tiles(TileCounts(counts)) == text


@given(COUNTS)
def test_every_set_can_be_written_and_read(tiles: TileCounts) -> None:
    assert parse_tiles(format_tiles(tiles)) == tiles


@pytest.mark.parametrize("text", ["", "--", "B-", "KB", "BYB", "bbrk", "B B", "BM", " B", "B\n"])
def test_a_set_out_of_order_or_of_other_letters_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_tiles(text)
    expected = "letters in the order BYRKW, or '-' for none"
    assert str(caught.value) == f"tiles: read {text!r}, expected {expected}"
    assert caught.value.text == text


def test_an_empty_set_is_a_dash_and_nothing_else() -> None:
    assert parse_tiles("-") == NO_TILES
    assert format_tiles(NO_TILES) == "-"


@pytest.mark.parametrize("counts", [(-1, 0, 0, 0, 0), (5, 0, 0, 0, -1)])
def test_fewer_tiles_than_none_cannot_be_written(counts: tuple[int, int, int, int, int]) -> None:
    with pytest.raises(ValueError, match="there is no set of tiles with a count below 0"):
        format_tiles(TileCounts(counts))


@pytest.mark.parametrize("number", [0, 1, 9, 10, 99, 100, 65535, 999_999_999])
def test_numbers_are_plain_digits(number: int) -> None:
    assert parse_number(str(number), 0, 999_999_999) == number


@pytest.mark.parametrize(
    "text",
    ["", "+1", "-1", "01", "00", "1.0", "1 ", " 1", "1\n", "1_0", "٣", "²", "0x1", "1" * 4301],
)
def test_signs_leading_zeros_and_other_digits_are_refused(text: str) -> None:
    with pytest.raises(NotationError, match=r"^number: read .*, expected 0 to 999 in plain digits"):
        parse_number(text, 0, 999)


@pytest.mark.parametrize(
    ("text", "is_read"), [("1", False), ("2", True), ("5", True), ("6", False)]
)
def test_numbers_stay_within_their_bounds(text: str, is_read: bool) -> None:
    if is_read:
        assert parse_number(text, 2, 5) == int(text)
    else:
        with pytest.raises(NotationError, match="expected 2 to 5 in plain digits"):
            parse_number(text, 2, 5)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_seats_are_written_from_1(players: int) -> None:
    for seat in range(players):
        assert format_seat(seat) == str(seat + 1)
        assert parse_seat(format_seat(seat), players) == seat


@pytest.mark.parametrize("text", ["", "0", "4", "01", "C", "1 "])
def test_only_seats_of_the_table_are_read(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_seat(text, 3)
    assert str(caught.value) == f"seat: read {text!r}, expected a seat from 1 to 3"
