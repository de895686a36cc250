"""The result of a game: the rules end it, or players drop out, or all stop."""

from __future__ import annotations

from azulejos.rules import DroppedOut, Ending, Game, GameResult, Rules
from tests.games import random_game


def test_a_game_that_goes_on_has_no_winner() -> None:
    result = GameResult.of(Game(Rules(3)), [DroppedOut(1, Ending.TIME)])
    assert result == GameResult((0, 2), (DroppedOut(1, Ending.TIME),))
    assert not result.is_over
    assert [result.how_out(seat) for seat in range(3)] == [None, Ending.TIME, None]


def test_the_rules_name_the_winners() -> None:
    game = random_game(Rules(2), seed=1)
    assert game.outcome is not None
    result = GameResult.of(game)
    assert (result.winners, result.ending) == (game.outcome.winners, Ending.RULES)
    assert (result.outcome, result.is_over) == (game.outcome, True)


def test_the_last_seat_that_is_left_wins() -> None:
    out = [DroppedOut(2, Ending.RESIGN), DroppedOut(0, Ending.TIME)]
    result = GameResult.of(Game(Rules(3)), out)
    assert (result.winners, result.ending, result.outcome) == ((1,), Ending.TIME, None)


def test_a_seat_that_dropped_out_ranks_last() -> None:
    game = random_game(Rules(3), seed=1, care=1.0)
    assert game.outcome is not None
    best = game.outcome.winners[0]
    result = GameResult.of(game, [DroppedOut(best, Ending.RESIGN)])
    assert result.winners is not None
    assert best not in result.winners
    assert result.outcome == game.outcome.among(result.playing)


def test_nobody_wins_an_aborted_game() -> None:
    result = GameResult.of(Game(Rules(2)), is_aborted=True)
    assert (result.winners, result.ending, result.is_over) == ((), Ending.ABORTED, True)
