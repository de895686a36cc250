"""Colors and sets of tiles: every value, not only the first."""

from __future__ import annotations

import pytest

from azulejos.rules import (
    ALL_TILES,
    COLOR_LETTERS,
    COLORS,
    NO_TILES,
    STARTING_PLAYER_MARKER,
    TILES_PER_COLOR,
    Color,
    Marker,
    TileCounts,
)

NAMED = [
    (Color.BLUE, 0, "BLUE", "B"),
    (Color.YELLOW, 1, "YELLOW", "Y"),
    (Color.RED, 2, "RED", "R"),
    (Color.BLACK, 3, "BLACK", "K"),
    (Color.WHITE, 4, "WHITE", "W"),
]


@pytest.mark.parametrize(("color", "index", "name", "letter"), NAMED)
def test_each_color_has_its_index_name_and_letter(
    color: Color, index: int, name: str, letter: str
) -> None:
    assert (int(color), color.name, color.letter) == (index, name, letter)
    assert Color(index) is color
    assert COLORS[index] is color
    assert COLOR_LETTERS[index] == letter


def test_there_are_five_colors_in_the_order_of_notation() -> None:
    assert tuple(color for color, *_ in NAMED) == COLORS == tuple(Color)
    assert COLOR_LETTERS == "BYRKW"


def test_the_marker_is_not_a_color() -> None:
    assert STARTING_PLAYER_MARKER is Marker("M")
    assert list(Marker) == [STARTING_PLAYER_MARKER]
    assert STARTING_PLAYER_MARKER.value not in COLOR_LETTERS
    assert not isinstance(STARTING_PLAYER_MARKER, Color)


def test_tiles_are_counted_in_any_order() -> None:
    tiles = TileCounts.of(Color.RED, Color.BLUE, Color.RED, Color.WHITE)
    assert tiles == TileCounts((1, 0, 2, 0, 1))
    assert tiles == TileCounts.count([Color.WHITE, Color.RED, Color.RED, Color.BLUE])
    assert [tiles[color] for color in COLORS] == [1, 0, 2, 0, 1]
    assert tiles.total == 4
    assert tiles.colors == (Color.BLUE, Color.RED, Color.WHITE)
    assert list(tiles) == [Color.BLUE, Color.RED, Color.RED, Color.WHITE]
    assert hash(tiles) == hash(TileCounts((1, 0, 2, 0, 1)))


@pytest.mark.parametrize("color", COLORS)
def test_tiles_of_a_single_color(color: Color) -> None:
    tiles = TileCounts.single(color, 3)
    assert tiles == TileCounts.of(color, color, color)
    assert tiles.colors == (color,)
    assert str(tiles) == color.letter * 3
    assert tiles.replace(color, 0) == NO_TILES
    assert ALL_TILES.replace(color, 1)[color] == 1


def test_no_tiles_and_all_tiles() -> None:
    assert not NO_TILES
    assert (NO_TILES.total, str(NO_TILES), NO_TILES.colors, list(NO_TILES)) == (0, "-", (), [])
    assert TileCounts() == NO_TILES
    assert ALL_TILES
    assert ALL_TILES.total == 5 * TILES_PER_COLOR == 100
    assert all(ALL_TILES[color] == 20 for color in COLORS)


def test_adding_and_taking_away() -> None:
    some, more = TileCounts((1, 2, 3, 4, 5)), TileCounts((5, 0, 1, 0, 2))
    assert some + more == TileCounts((6, 2, 4, 4, 7))
    assert some + more - more == some
    assert some - some == NO_TILES
    assert some == TileCounts((1, 2, 3, 4, 5))


@pytest.mark.parametrize("color", COLORS)
def test_what_is_not_there_cannot_be_taken(color: Color) -> None:
    tiles = ALL_TILES.replace(color, 1)
    assert tiles.contains(TileCounts.single(color, 1))
    assert not tiles.contains(TileCounts.single(color, 2))
    with pytest.raises(ValueError, match=f"{color.letter * 2} cannot be taken from"):
        _ = tiles - TileCounts.single(color, 2)


def test_tiles_are_written_in_the_order_of_the_colors() -> None:
    assert str(TileCounts((2, 0, 1, 1, 0))) == "BBRK"
    assert str(TileCounts((1, 1, 1, 1, 1))) == "BYRKW"
