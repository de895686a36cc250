"""Hints: of moves with the same value, the one with more points."""

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


@pytest.mark.parametrize(("score", "other", "more"), [(110, 2, 5), (2, 110, 10)])
def test_in_a_decided_game_hints_still_score(score: int, other: int, more: int) -> None:
    """By its chances alone, the search throws tiles to the floor line."""
    position = last_round(score, other)
    assert final_score(position, hint) >= final_score(position, search) + more


def test_where_the_game_is_open_a_hint_is_the_best_move() -> None:
    position = last_round(20, 20)
    assert hint(position) == search(position)
