"""Moves and deals as values."""

from __future__ import annotations

import pytest

from azulejos.notation import parse_deal, parse_move, parse_tiles
from azulejos.rules import (
    CENTER,
    COLORS,
    DESTINATIONS,
    FLOOR,
    MAX_FACTORIES,
    Color,
    Deal,
    Destination,
    Move,
    Source,
    TileCounts,
    TilingMove,
    factory,
    pattern_line,
    row_of,
)
from azulejos.rules.moves import source_name


def test_there_are_nine_factories_at_most_and_the_center_sorts_last() -> None:
    assert [factory(index) for index in range(9)] == list(range(9))
    assert MAX_FACTORIES == 9
    assert max(map(factory, range(9))) < CENTER


@pytest.mark.parametrize("index", [-1, 9, 10])
def test_there_is_no_other_factory(index: int) -> None:
    with pytest.raises(ValueError, match=f"factories are numbered 0 to 8, not {index}"):
        factory(index)


def test_there_are_six_destinations_and_the_floor_line_sorts_first() -> None:
    assert (FLOOR, *(pattern_line(row) for row in range(5))) == DESTINATIONS
    assert list(DESTINATIONS) == [0, 1, 2, 3, 4, 5]
    assert [row_of(pattern_line(row)) for row in range(5)] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("row", [-1, 5])
def test_there_is_no_other_pattern_line(row: int) -> None:
    with pytest.raises(ValueError, match=f"rows are numbered 0 to 4, not {row}"):
        pattern_line(row)


def test_the_floor_line_has_no_row() -> None:
    with pytest.raises(ValueError, match="the floor line has no row"):
        row_of(FLOOR)


@pytest.mark.parametrize(("source", "destination"), [(-1, 1), (10, 1), (0, -1), (0, 6), (9, 7)])
def test_a_move_names_places_that_exist(source: int, destination: int) -> None:
    with pytest.raises(ValueError, match=f"no such place: source {source}, to {destination}"):
        Move(Source(source), Color.BLUE, Destination(destination))


@pytest.mark.parametrize(("row", "column"), [(-1, 0), (5, 0), (0, -1), (0, 5)])
def test_a_tiling_move_names_a_space_that_exists(row: int, column: int) -> None:
    with pytest.raises(ValueError, match=f"from 0 to 4: {row}, {column}"):
        TilingMove(row, column)


def test_moves_are_values_that_sort_by_source_color_and_destination() -> None:
    moves = [
        Move(source, color, destination)
        for source in (*map(factory, range(9)), CENTER)
        for color in COLORS
        for destination in DESTINATIONS
    ]
    assert len(set(moves)) == len(moves) == 10 * 5 * 6
    assert sorted(set(moves)) == moves
    assert parse_move("3R4") == Move(factory(2), Color.RED, pattern_line(3))
    assert hash(parse_move("3R4")) == hash(Move(factory(2), Color.RED, pattern_line(3)))


def test_tiling_moves_are_values_that_sort_by_row_and_column() -> None:
    moves = [TilingMove(row, column) for row in range(5) for column in range(5)]
    assert len(set(moves)) == 25
    assert sorted(set(moves)) == moves


def test_steps_are_shown_as_people_write_them() -> None:
    assert str(Move(factory(2), Color.RED, pattern_line(3))) == "3R4"
    assert str(Move(CENTER, Color.BLACK, FLOOR)) == "CK0"
    assert str(TilingMove(row=1, column=4)) == "T25"
    assert str(Deal((parse_tiles("BBRK"), parse_tiles("-")))) == "deal:BBRK/-"


def test_every_source_has_a_name() -> None:
    names = [source_name(source) for source in (*map(factory, range(9)), CENTER)]
    assert names == [*(f"factory {number}" for number in range(1, 10)), "center"]


def test_a_deal_counts_all_its_tiles() -> None:
    assert parse_deal("deal:BBRK/YYWW/BRKW/RRRR/BYRK").tiles == parse_tiles("BBBBYYYRRRRRRRKKKWWW")
    assert parse_deal("deal:-/-").tiles == parse_tiles("-")


def test_a_deal_fills_at_least_one_factory() -> None:
    with pytest.raises(ValueError, match="a deal fills at least one factory"):
        Deal(())


def test_a_deal_does_not_take_tiles_from_a_factory() -> None:
    """It has four tiles in total, so nothing else would refuse it, and it would fill the bag."""
    with pytest.raises(ValueError, match="factory 2 can't get fewer tiles than none"):
        Deal((parse_tiles("BBRK"), TileCounts((5, -1, 0, 0, 0))))
