"""What a round would score if it ended now, and a turn before it passes on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from azulejos.notation import parse_move
from azulejos.rules import (
    Event,
    FloorLineScored,
    GameEnded,
    Move,
    Position,
    RoundEnded,
    Rules,
    TilesPlaced,
    TilingMove,
    WallSide,
    WallTiled,
    is_last_round,
    project_round,
    take_and_place,
)
from tests.games import PLAYERS, board, play, random_game, set_up

WALL = "BYRK./...../...../...../....."
NO_SPACE = "BYRK./....W/...../...../....."
COMPLETE = "BYRKW/...../...../...../....."


def test_complete_lines_score_and_floor_lines_cost() -> None:
    first = board(10, lines="Y/BB/RR/-/-", floor="MK")
    second = board(10, lines="-/-/-/-/WWWWW")
    position = set_up("colored 2 O1 1 1 BBBB/-/-/-/- R", first, second)
    assert project_round(position) == (1 + 2 - 2, 1)


def test_no_more_is_lost_than_there_is() -> None:
    position = set_up(
        "colored 2 O1 1 1 BBBB/-/-/-/- -", board(1, floor="MKKK"), board(9, floor="RR")
    )
    assert project_round(position) == (-1, -2)


def test_nothing_is_left_to_come_between_two_rounds() -> None:
    assert project_round(Position.start(Rules(4))) == (0, 0, 0, 0)


def test_bonuses_are_not_in_it() -> None:
    row = board(lines="W/-/-/-/-", wall="BYRK./...../...../...../.....")
    assert project_round(set_up("colored 5 O1 1 C KKKK/-/-/-/- -", row)) == (5, 0)


def test_on_the_gray_side_each_column_is_the_one_that_scores_most() -> None:
    wall = "..Y../BY.K./..B../...../....."
    first = board(lines="-/RR/-/-/-", wall=wall)
    second = board(lines="B/-/-/-/-", wall="...../...R./...../...../.....")
    position = set_up("gray 2 O1 1 C BBBB/-/-/-/- -", first, second)
    assert project_round(position) == (7, 2)


def test_in_the_wall_tiling_what_is_done_is_not_counted_again() -> None:
    first = board(lines="B/-/-/-/-")
    second = board(lines="B/RR/-/-/-", floor="M")
    start = set_up("gray 2 O2 1 2 -/-/-/-/- K", first, second)
    position = play(start, "CK5").position
    assert project_round(position) == (1, 1 + 2 - 1)
    assert project_round(play(position, "T11").position) == (0, 1 + 2 - 1)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_choice_of_a_column_begins_with_its_tile(players: int) -> None:
    """Only its points are compared, so it must be there, and first."""
    game = random_game(Rules(players, WallSide.GRAY), seed=5, care=0.9)
    choices = [
        (move, position.transition(move)[1])
        for position in game.positions
        for move in position.legal_moves
        if isinstance(move, TilingMove)
    ]
    assert len(choices) > 20
    for move, (tiled, *_) in choices:
        assert isinstance(tiled, WallTiled)
        assert (tiled.row, tiled.column) == (move.row, move.column)


@pytest.mark.parametrize("players", PLAYERS)
def test_after_the_last_turn_it_is_what_the_round_brings(players: int) -> None:
    """On the colored side, where there is nothing to choose."""
    game = random_game(Rules(players), seed=3, care=0.9)
    ends = 0
    for position, step, events in zip(game.positions, game.steps, game.events, strict=False):
        if isinstance(step, Move) and isinstance(events[-1], RoundEnded | GameEnded):
            scored = [event for event in events if isinstance(event, WallTiled | FloorLineScored)]
            brought = tuple(
                sum(event.points for event in scored if event.seat == seat)
                for seat in range(players)
            )
            assert project_round(take_and_place(position, step, [])) == brought
            ends += 1
    assert ends >= 5


def test_a_turn_can_be_taken_before_it_passes_to_the_next_seat() -> None:
    position = set_up("colored 1 O1 1 C BBRK/-/-/-/- -")
    move = parse_move("1B2")
    assert isinstance(move, Move)
    events: list[Event] = []
    placed = take_and_place(position, move, events)
    assert placed.seat == 0
    assert isinstance(events[-1], TilesPlaced)
    assert replace(placed, seat=1) == position.after(move)
    assert tuple(events) == position.transition(move)[1]


def test_a_last_turn_can_be_taken_without_the_wall_tiling() -> None:
    position = set_up("colored 1 O1 1 2 -/-/-/-/- B", board(), board(floor="M"))
    move = parse_move("CB1")
    assert isinstance(move, Move)
    events: list[Event] = []
    placed = take_and_place(position, move, events)
    assert (placed.phase, placed.seat) == (position.phase, 0)
    assert not any(isinstance(event, WallTiled) for event in events)
    assert project_round(placed) == (1, 0)


@pytest.mark.parametrize(
    ("start", "mine", "is_last"),
    [
        ("colored 5 O1 1 C KKKK/-/-/-/- -", board(lines="-/-/-/-/-", wall=WALL), False),
        ("colored 5 O1 1 C KKKK/-/-/-/- -", board(lines="W/-/-/-/-", wall=WALL), True),
        ("colored 5 O1 1 C KKKK/-/-/-/- -", board(lines="-/WW/-/-/-", wall=WALL), False),
        ("gray 5 O1 1 C KKKK/-/-/-/- -", board(lines="W/-/-/-/-", wall=WALL), True),
        ("gray 5 O1 1 C KKKK/-/-/-/- -", board(lines="W/-/-/-/-", wall=NO_SPACE), False),
        ("colored 5 X1 1 C -/-/-/-/- -", board(wall=COMPLETE), True),
    ],
)
def test_the_last_round_is_known_by_the_line_that_will_be_complete(
    start: str, mine: str, is_last: bool
) -> None:
    assert is_last_round(set_up(start, mine)) == is_last
