"""The games of a match: the same deals for all, every seat for everyone."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from azulejos.arena.schedule import num_games, pairing

from .matches import match_of


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("more", [0, 1, 2])
def test_every_table_plays_every_deal_once_from_each_seat(seats: int, more: int) -> None:
    match = match_of(*["random"] * (seats + more), deals=6, seats=seats)
    games = [pairing(match, number) for number in range(num_games(match))]
    tables = list(combinations(range(seats + more), seats))
    assert num_games(match) == 6 * len(tables) * seats
    placed = Counter(
        (game.deal, tuple(sorted(game.seats)), entrant, seat)
        for game in games
        for seat, entrant in enumerate(game.seats)
    )
    assert set(placed.values()) == {1}
    assert len(placed) == 6 * len(tables) * seats * seats
    assert [game.number for game in games] == list(range(len(games)))
    assert [game.deal for game in games] == sorted(game.deal for game in games)


@pytest.mark.parametrize(("seats", "orders"), [(2, 1), (3, 2), (4, 6)])
def test_everyone_moves_after_everyone_equally_often(seats: int, orders: int) -> None:
    match = match_of(*["random"] * seats, deals=orders, seats=seats)
    after = Counter(
        (game.seats[seat], game.seats[(seat + 1) % seats])
        for game in (pairing(match, number) for number in range(num_games(match)))
        for seat in range(seats)
    )
    assert len(after) == seats * (seats - 1)
    assert len(set(after.values())) == 1


def test_deals_and_seeds_follow_from_the_seed_of_the_match() -> None:
    match = match_of("random", "random")
    assert match.dealer(0) == match.dealer(0)
    assert match.dealer(0) != match.dealer(1)
    seeds = {match.player_seed(game, seat) for game in range(50) for seat in range(2)}
    assert len(seeds) == 100
    assert all(0 <= seed <= 999_999_999 for seed in seeds)
