"""Scoring: what a new wall tile is worth."""

from __future__ import annotations

import pytest

from azulejos.rules import COLOR_LETTERS, Color, WallTiled
from azulejos.rules.wall_tiling import tile_points
from tests.games import board, play, set_up


def tile(wall: str, row: int, color: Color) -> WallTiled:
    """Tiles one complete pattern line onto a wall; the seat had 10 points."""
    lines = ["-"] * 5
    lines[row] = color.letter * (row + 1)
    seat = board(10, lines="/".join(lines), wall=wall)
    start = set_up("colored 2 O2 1 2 -/-/-/-/- K", seat, board(floor="M"))
    _, events = play(start, "CK5")
    [tiled] = [event for event in events if isinstance(event, WallTiled)]
    return tiled


def test_example_no_neighbor_scores_1_point() -> None:
    tiled = tile("B..../...../K..../...../.....", 1, Color.RED)
    assert tiled == WallTiled(0, 1, 3, Color.RED, (3,), (1,), points=1, score=11, to_lid=1)


def test_example_three_across_score_3_points() -> None:
    tiled = tile("B.R../...../...../...../.....", 0, Color.YELLOW)
    assert tiled == WallTiled(0, 0, 1, Color.YELLOW, (0, 1, 2), (0,), points=3, score=13, to_lid=0)


def test_example_two_down_score_2_points() -> None:
    """The German rulebook's example."""
    tiled = tile("...../..Y../...../...../.....", 2, Color.BLUE)
    assert tiled == WallTiled(0, 2, 2, Color.BLUE, (2,), (1, 2), points=2, score=12, to_lid=2)


def test_example_three_down_score_3_points() -> None:
    """The English rulebook's example."""
    tiled = tile("..R../..Y../...../...../.....", 2, Color.BLUE)
    assert tiled == WallTiled(0, 2, 2, Color.BLUE, (2,), (0, 1, 2), points=3, score=13, to_lid=2)


def test_example_four_across_and_three_down_score_7_points() -> None:
    tiled = tile("..R../WB.R./..B../...../.....", 1, Color.YELLOW)
    expected = WallTiled(
        0, 1, 2, Color.YELLOW, (0, 1, 2, 3), (0, 1, 2), points=7, score=17, to_lid=1
    )
    assert tiled == expected


def test_tiles_beyond_a_gap_do_not_count() -> None:
    tiled = tile("..R../W.Y.K/...../..W../.....", 2, Color.BLUE)
    assert tiled.horizontal == (2,)
    assert tiled.vertical == (0, 1, 2, 3)
    tiled = tile("B.R.W/...../...../...../.....", 0, Color.BLACK)
    assert tiled.horizontal == (2, 3, 4)
    assert tiled.points == 3


def test_diagonal_tiles_are_no_neighbors() -> None:
    tiled = tile("...../.B.R./...../.K.B./.....", 2, Color.BLUE)
    assert tiled == WallTiled(0, 2, 2, Color.BLUE, (2,), (2,), points=1, score=11, to_lid=2)


def test_the_most_a_tile_can_score_is_10() -> None:
    """Five across and five down; it completes a row, so the game ends with it."""
    tiled = tile("..R../..Y../KW.YR/..W../..K..", 2, Color.BLUE)
    assert (tiled.horizontal, tiled.vertical) == ((0, 1, 2, 3, 4), (0, 1, 2, 3, 4))
    assert tiled.points == 10


@pytest.mark.parametrize("vertical", range(1, 6))
@pytest.mark.parametrize("horizontal", range(1, 6))
def test_groups_of_two_or_more_count_their_length(horizontal: int, vertical: int) -> None:
    alone = (horizontal, vertical) == (1, 1)
    groups = [length for length in (horizontal, vertical) if length >= 2]
    assert tile_points(horizontal, vertical) == (1 if alone else sum(groups))


@pytest.mark.parametrize("letter", COLOR_LETTERS)
def test_the_color_of_a_neighbor_does_not_matter(letter: str) -> None:
    """On the gray side any color may lie beside the new tile."""
    wall = f"...../..{letter}../...../...../....."
    color = Color.BLUE if letter != "B" else Color.RED
    lines = f"-/-/{color.letter * 3}/-/-"
    seat = board(lines=lines, wall=wall)
    start = set_up("gray 2 O2 1 2 -/-/-/-/- K", seat, board(floor="M"))
    _, events = play(start, "CK5", "T33")
    [tiled] = [event for event in events if isinstance(event, WallTiled)]
    assert tiled == WallTiled(0, 2, 2, color, (2,), (1, 2), points=2, score=2, to_lid=2)
