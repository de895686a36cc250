"""The simple player: it takes points, shuns the floor, and obeys its limits and its level."""

from __future__ import annotations

import random

import pytest

from azulejos.notation import format_move, parse_position
from azulejos.players import Info, Limits, OnePlyPlayer, Settings, Stop
from azulejos.players.one_ply import move_value
from azulejos.rules import Dealer, Game, Phase, PlayerMove, Position, Rules, WallSide

EMPTY_BOARD = "0:-/-/-/-/-:...../...../...../...../.....:-"


def think(position: Position, limits: Limits | None = None) -> PlayerMove:
    return OnePlyPlayer().think(position, limits or Limits(), Settings(), Stop(), lambda _: None)


def test_it_completes_the_pattern_line_that_scores_most() -> None:
    """One blue tile is left: row 3 would score 4 across and 3 down."""
    position = parse_position(
        "colored 3 O1 1 2 -/-/-/-/- B 17,18,20,19,18 0,0,0,0,0 "
        "5:-/-/BB/-/-:...../..Y../KW.Y./..W../.....:- "
        "0:-/-/-/-/-:...../...../...../...../.....:M"
    )
    assert format_move(think(position)) == "CB3"


def test_it_chooses_the_column_that_scores_most_on_the_gray_side() -> None:
    position = parse_position(
        "gray 4 T1 1 2 -/-/-/-/- - 19,18,19,19,17 0,0,0,0,0 "
        "9:-/WW/-/-/-:Y...W/...../BYRK./...../.....:- 0:-/-/-/-/-:...../...../...../...../.....:M"
    )
    assert format_move(think(position)) == "T21"


def test_it_puts_on_the_floor_only_what_fits_nowhere_better() -> None:
    start = parse_position(
        f"colored 1 O1 1 C RRRR/-/-/-/- - 20,20,16,20,20 0,0,0,0,0 {EMPTY_BOARD} {EMPTY_BOARD}"
    )
    assert format_move(think(start)) == "1R4"


def test_the_value_of_a_move_counts_the_marker() -> None:
    code = f"colored 1 O1 1 C -/-/-/-/- R 20,20,19,20,20 0,0,0,0,0 {EMPTY_BOARD} {EMPTY_BOARD}"
    position = parse_position(code)
    values = {format_move(move): move_value(position, move) for move in position.legal_moves}
    assert values["CR0"] == -2
    assert values["CR1"] == 0
    assert values["CR5"] == pytest.approx(-1 + 0.3 / 5)


def test_it_stops_at_once_when_told_and_still_has_a_move() -> None:
    game = Game(Rules(4))
    game.play(Dealer(bytes(32)).deal(game.position))
    stop = Stop()
    stop.set()
    told: list[Info] = []
    move = OnePlyPlayer().think(game.position, Limits(), Settings(), stop, told.append)
    assert move in game.position.legal_moves
    assert [info.nodes for info in told] == [1]


@pytest.mark.parametrize("side", WallSide)
def test_it_beats_a_random_player(side: WallSide) -> None:
    wins = sum(wins_against_random(Rules(2, side), seed) for seed in range(10))
    assert wins == 10


def wins_against_random(rules: Rules, seed: int) -> bool:
    rng, dealer = random.Random(seed), Dealer(seed.to_bytes(32, "big"))
    game = Game(rules, seed % 2)
    while not game.position.is_over:
        if game.position.phase is Phase.PREPARING_NEXT_ROUND:
            game.play(dealer.deal(game.position))
        elif game.position.seat == 0:
            game.play(think(game.position))
        else:
            game.play(rng.choice(list(game.position.legal_moves)))
    assert game.outcome is not None
    return game.outcome.winners == (0,)
