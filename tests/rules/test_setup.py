"""Rules, sides and phases."""

from __future__ import annotations

import pytest

from azulejos.rules import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    SIZE,
    TACTILE_VERTICAL_LINE_BONUS,
    TILES_PER_FACTORY,
    VERTICAL_LINE_BONUS,
    Phase,
    Rules,
    WallSide,
)


def test_the_numbers_of_the_rulebook() -> None:
    assert (MIN_PLAYERS, MAX_PLAYERS, SIZE, TILES_PER_FACTORY) == (2, 4, 5, 4)
    assert (VERTICAL_LINE_BONUS, TACTILE_VERTICAL_LINE_BONUS) == (7, 5)


def test_sides_and_phases_carry_the_words_of_position_codes() -> None:
    assert [side.value for side in WallSide] == ["colored", "gray"]
    assert {phase.name: phase.value for phase in Phase} == {
        "PREPARING_NEXT_ROUND": "D",
        "FACTORY_OFFER": "O",
        "WALL_TILING": "T",
        "GAME_OVER": "X",
    }


def test_two_play_on_the_colored_side_unless_told_otherwise() -> None:
    assert Rules() == Rules(2, WallSide.COLORED, 7)


@pytest.mark.parametrize(("players", "following"), [(2, [1, 0]), (3, [1, 2, 0]), (4, [1, 2, 3, 0])])
def test_seats_follow_each_other_clockwise(players: int, following: list[int]) -> None:
    rules = Rules(players)
    assert list(rules.seats) == list(range(players))
    assert [rules.seat_after(seat) for seat in rules.seats] == following


def test_every_seat_once_from_any_seat() -> None:
    assert [Rules(3).clockwise_from(seat) for seat in range(3)] == [
        (0, 1, 2),
        (1, 2, 0),
        (2, 0, 1),
    ]
    assert Rules(4).clockwise_from(3) == (3, 0, 1, 2)
    assert Rules(2).clockwise_from(1) == (1, 0)
