"""Codes refused because a field is malformed or not canonical; the other fields are sound."""

from __future__ import annotations

import pytest

from azulejos.notation import NotationError, PositionError, format_position, parse_position
from tests.games import board, code

FIELDS = ("RULES", "ROUND", "PHASE", "START", "MARKER", "FACTORIES", "CENTER", "BAG", "LID")
SOUND = code(
    "colored 2 O1 2 C BBRK/-/-/-/- YW", board(3, lines="-/R/-/-/-", floor="K"), bag="4,5,6,7,8"
)


def message(text: str) -> str:
    """Why a code is refused as text, not as a position."""
    with pytest.raises(NotationError) as caught:
        parse_position(text)
    assert not isinstance(caught.value, PositionError)
    return str(caught.value)


def with_field(name: str, value: str) -> str:
    fields = SOUND.split(" ")
    fields[FIELDS.index(name)] = value
    return " ".join(fields)


def with_board(value: str) -> str:
    return " ".join([*SOUND.split(" ")[:-1], value])


def test_the_code_they_are_made_from_is_sound() -> None:
    assert format_position(parse_position(SOUND)) == SOUND


@pytest.mark.parametrize(
    ("name", "value", "read", "expected"),
    [
        ("RULES", "grey", "grey", "colored, gray, colored:5 or gray:5"),
        ("RULES", "colored:7", "colored:7", "colored, gray, colored:5 or gray:5"),
        ("RULES", "COLORED", "COLORED", "colored, gray, colored:5 or gray:5"),
        ("ROUND", "0", "0", "1 to 65535 in plain digits"),
        ("ROUND", "65536", "65536", "1 to 65535 in plain digits"),
        ("ROUND", "02", "02", "1 to 65535 in plain digits"),
        ("ROUND", "+2", "+2", "1 to 65535 in plain digits"),
        ("ROUND", "two", "two", "1 to 65535 in plain digits"),
        ("PHASE", "P1", "P1", "D, O, T or X and a seat"),
        ("PHASE", "o1", "o1", "D, O, T or X and a seat"),
        ("PHASE", "1", "1", "D, O, T or X and a seat"),
        ("PHASE", "", "", "D, O, T or X and a seat"),
        ("PHASE", "O", "", "a seat from 1 to 2"),
        ("PHASE", "O3", "3", "a seat from 1 to 2"),
        ("PHASE", "O01", "01", "a seat from 1 to 2"),
        ("START", "0", "0", "a seat from 1 to 2"),
        ("START", "3", "3", "a seat from 1 to 2"),
        ("START", "C", "C", "a seat from 1 to 2"),
        ("MARKER", "3", "3", "a seat from 1 to 2"),
        ("MARKER", "c", "c", "a seat from 1 to 2"),
        ("MARKER", "-", "-", "a seat from 1 to 2"),
        ("FACTORIES", "BBKR/-/-/-/-", "BBKR", "letters in the order BYRKW, or '-' for none"),
        ("FACTORIES", "BBRK/-//-/-", "", "letters in the order BYRKW, or '-' for none"),
        ("FACTORIES", "bbrk/-/-/-/-", "bbrk", "letters in the order BYRKW, or '-' for none"),
        ("CENTER", "WY", "WY", "letters in the order BYRKW, or '-' for none"),
        ("CENTER", "MYW", "MYW", "letters in the order BYRKW, or '-' for none"),
        ("CENTER", "", "", "letters in the order BYRKW, or '-' for none"),
        ("BAG", "4,5,6,7", "4,5,6,7", "five counts in the order BYRKW, split by ','"),
        ("BAG", "4,5,6,7,8,0", "4,5,6,7,8,0", "five counts in the order BYRKW, split by ','"),
        ("BAG", "4,5,6,7,08", "08", "0 to 20 in plain digits"),
        ("BAG", "4,5,6,7,-8", "-8", "0 to 20 in plain digits"),
        ("LID", "14,14,12,11,21", "21", "0 to 20 in plain digits"),
        ("LID", "14;14;12;11;11", "14;14;12;11;11", "0 to 20 in plain digits"),
        ("LID", "-", "-", "0 to 20 in plain digits"),
    ],
)
def test_a_field_of_the_table_is_malformed(name: str, value: str, read: str, expected: str) -> None:
    expected_message = f"position code, {name}: read {read!r}, expected {expected}"
    assert message(with_field(name, value)) == expected_message


@pytest.mark.parametrize(
    ("value", "read", "expected"),
    [
        (board()[2:], board()[2:], "SCORE:LINES:WALL:FLOOR"),
        (board() + ":-", board() + ":-", "SCORE:LINES:WALL:FLOOR"),
        ("x" + board()[1:], "x", "0 to 999 in plain digits"),
        ("-1" + board()[1:], "-1", "0 to 999 in plain digits"),
        ("1000" + board()[1:], "1000", "0 to 999 in plain digits"),
        ("007" + board()[1:], "007", "0 to 999 in plain digits"),
        (board(lines="-/-/-/-"), "-/-/-/-", "five pattern lines, split by '/'"),
        (board(lines="-/-/-/-/-/-"), "-/-/-/-/-/-", "five pattern lines, split by '/'"),
        (board(lines="-/-//-/-"), "", "letters in the order BYRKW, or '-' for none"),
        (board(wall=".....:"[:5]), ".....", "five wall rows, split by '/'"),
        (
            board(wall="/".join(["....."] * 6)),
            "/".join(["....."] * 6),
            "five wall rows, split by '/'",
        ),
        (board(wall="..../...../...../...../....."), "....", "five of B, Y, R, K, W or '.'"),
        (board(wall="....../...../...../...../....."), "......", "five of B, Y, R, K, W or '.'"),
        (board(wall="....-/...../...../...../....."), "....-", "five of B, Y, R, K, W or '.'"),
        (board(wall="b..../...../...../...../....."), "b....", "five of B, Y, R, K, W or '.'"),
        (board(floor=""), "", "B, Y, R, K, W, M in the order they fell, or '-'"),
        (board(floor="m"), "m", "B, Y, R, K, W, M in the order they fell, or '-'"),
        (board(floor="B-"), "B-", "B, Y, R, K, W, M in the order they fell, or '-'"),
        (board(floor="BC"), "BC", "B, Y, R, K, W, M in the order they fell, or '-'"),
    ],
)
def test_a_board_is_malformed(value: str, read: str, expected: str) -> None:
    shown = read if len(read) <= 60 else f"{read[:57]}..."
    expected_message = f"position code, BOARD 2: read {shown!r}, expected {expected}"
    assert message(with_board(value)) == expected_message


def test_a_pattern_line_has_two_colors() -> None:
    expected = "position code, BOARD 2: read 'BR', expected tiles of one color"
    assert message(with_board(board(lines="-/-/BR/-/-"))) == expected


@pytest.mark.parametrize(
    ("text", "fields"),
    [
        ("", 1),
        ("colored", 1),
        (" ".join(SOUND.split(" ")[:-1]), 10),
        (SOUND + (" " + board()) * 3, 14),
        (SOUND.replace(" ", "\t"), 1),
    ],
)
def test_the_number_of_fields_is_wrong(text: str, fields: int) -> None:
    expected = "expected 11 to 13 fields, split by one space: nine of the table and 2 to 4 boards"
    assert message(text).startswith(f"position code, {fields} fields: read ")
    assert message(text).endswith(expected)


@pytest.mark.parametrize(
    "text",
    [
        " " + SOUND,
        SOUND + " ",
        SOUND + "\n",
        SOUND.replace(" ", "  ", 1),
        SOUND.replace("YW ", "YW  "),
    ],
)
def test_fields_are_split_by_one_space_and_nothing_else(text: str) -> None:
    assert message(text).startswith("position code, ")
    assert message(text).isprintable()
