"""Of moves with the same value, the one with more points: hints, and every search."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from azulejos.players import SearchPlayer, Settings, Stop, think_of_hint
from azulejos.players.thinker import HINT_LIMITS, unheard
from azulejos.rules import Phase, PlayerMove, Position
from tests.games import board, set_up

PLAYER = SearchPlayer()


def last_round(score: int, other: int) -> Position:
    """Row 1 will be complete."""
    mine = board(score, "W/-/KK/-/WWW", "BYRK./WBY../...../RKW../.....", "M")
    return set_up("colored 6 O1 1 1 BRRW/BKWW/BBKK/-/- -", mine, board(other))


def search(position: Position) -> PlayerMove:
    return PLAYER.think(position, HINT_LIMITS, Settings(), Stop(), unheard)


def hint(position: Position) -> PlayerMove:
    return think_of_hint(PLAYER, position, Settings(), Stop())


def final_score(position: Position, choose: Callable[[Position], PlayerMove]) -> int:
    while position.phase is Phase.FACTORY_OFFER:
        position = position.after((search if position.seat else choose)(position))
    return position.boards[0].score


@pytest.mark.parametrize(("score", "other", "final"), [(110, 2, 121), (2, 110, 15)])
@pytest.mark.parametrize("choose", [search, hint])
def test_in_a_decided_game_it_still_scores(
    choose: Callable[[Position], PlayerMove], score: int, other: int, final: int
) -> None:
    """While leads above 80 points were all the same it threw tiles to the floor line: 116 and 5."""
    assert final_score(last_round(score, other), choose) >= final


def test_a_hint_is_the_best_move() -> None:
    position = last_round(20, 20)
    assert hint(position) == search(position)
