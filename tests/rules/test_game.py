"""A game: checked play, undo to any point, the outcome."""

from __future__ import annotations

import pytest

from azulejos.notation import parse_deal, parse_move, parse_step
from azulejos.rules import (
    EndReason,
    Game,
    GameEnded,
    IllegalStepError,
    Outcome,
    Position,
    Reason,
    Rules,
    TilesPlaced,
    WallSide,
    WinReason,
)
from tests.games import ALL_RULES, board, random_game, set_up

DEAL = parse_deal("deal:BBRK/YYWW/BRKW/RRRR/BYRK")


def test_a_game_starts_from_rules_and_a_starting_seat() -> None:
    game = Game(Rules(3, WallSide.GRAY), starting_seat=2)
    assert game.position == game.start == Position.start(Rules(3, WallSide.GRAY), 2)
    assert game.rules == Rules(3, WallSide.GRAY)
    assert (game.steps, game.events, game.positions) == ((), (), (game.start,))


def test_a_game_starts_from_any_position() -> None:
    start = set_up("colored:5 3 O2 1 C BBRK/-/-/-/- -")
    game = Game(start)
    assert game.position is start
    assert game.rules.vertical_line_bonus == 5
    game.play(parse_move("1B1"))
    assert game.position.seat == 0


def test_play_answers_what_happened_and_keeps_it() -> None:
    game = Game(Rules())
    dealt = game.play(DEAL)
    moved = game.play(parse_move("1B2"))
    assert isinstance(moved[-1], TilesPlaced)
    assert game.steps == (DEAL, parse_move("1B2"))
    assert game.events == (dealt, moved)
    assert len(game.positions) == 3
    assert game.positions[-1] is game.position


@pytest.mark.parametrize("step", ["2B1", "T11", "deal:BBRK/YYWW/BRKW/RRRR/BYRK"])
def test_an_illegal_step_raises_and_changes_nothing(step: str) -> None:
    game = Game(Rules())
    game.play(DEAL)
    before = (game.positions, game.steps, game.events)
    with pytest.raises(IllegalStepError, match="is refused: ") as caught:
        game.play(parse_step(step))
    assert (game.positions, game.steps, game.events) == before
    assert caught.value.step == parse_step(step)
    assert caught.value.refusal == game.position.why_not(parse_step(step))
    assert str(caught.value.refusal) in str(caught.value)


def test_a_step_may_name_its_seat() -> None:
    game = Game(Rules(), starting_seat=1)
    game.play(DEAL)
    with pytest.raises(
        IllegalStepError, match=r"1B1 is refused: not_your_turn \(seat 2\)"
    ) as caught:
        game.play(parse_move("1B1"), seat=0)
    assert caught.value.refusal.reason is Reason.NOT_YOUR_TURN
    game.play(parse_move("1B1"), seat=1)
    assert game.position.seat == 0


def test_undo_takes_back_the_last_steps() -> None:
    game = Game(Rules())
    game.play(DEAL)
    after_deal = game.position
    game.play(parse_move("1B1"))
    game.play(parse_move("2W1"))
    game.undo()
    assert game.steps == (DEAL, parse_move("1B1"))
    game.undo()
    assert game.position == after_deal
    game.play(parse_move("1B1"))
    game.undo(2)
    assert game.position == game.start
    assert not game.steps
    assert not game.events


@pytest.mark.parametrize("rules", ALL_RULES[::2], ids=str)
def test_undo_to_any_point_of_a_game(rules: Rules) -> None:
    game = random_game(rules, seed=7)
    positions, steps, events = game.positions, game.steps, game.events
    for kept in range(len(steps), -1, -7):
        game.undo_to(kept)
        assert game.positions == positions[: kept + 1]
        assert game.steps == steps[:kept]
        assert game.events == events[:kept]
    for step in steps[len(game.steps) :]:
        game.play(step)
    assert (game.positions, game.events) == (positions, events)


@pytest.mark.parametrize("num_steps", [-1, 3, 100])
def test_only_what_was_played_can_be_kept(num_steps: int) -> None:
    game = Game(Rules())
    game.play(DEAL)
    game.play(parse_move("1B1"))
    with pytest.raises(ValueError, match=f"2 steps were played; {num_steps} can't be kept"):
        game.undo_to(num_steps)
    with pytest.raises(ValueError, match="2 steps were played; -1 can't be kept"):
        game.undo(3)
    assert len(game.steps) == 2


def test_there_is_no_outcome_before_the_end() -> None:
    row = board(lines="W/-/-/-/-", wall="BYRK./...../...../...../.....")
    game = Game(set_up("colored 5 O1 1 C KKKK/-/-/-/- -", row))
    assert game.outcome is None
    [*_, ended] = game.play(parse_move("1K5"))
    expected = Outcome((7, 0), (1, 0), (0,), WinReason.POINTS)
    assert game.outcome == expected
    assert ended == GameEnded(EndReason.HORIZONTAL_LINE, (0,), expected)
    game.undo()
    assert game.outcome is None


def test_handed_out_lists_are_not_the_game_s_own() -> None:
    game = Game(Rules())
    steps = game.steps
    game.play(DEAL)
    assert steps == ()


def test_a_step_that_is_known_to_be_legal_is_played_alike() -> None:
    checked, trusted = (Game(Rules(2)) for _ in range(2))
    for step in random_game(Rules(2), seed=1).steps:
        assert trusted.play_legal(step) == checked.play(step)
    assert trusted.positions == checked.positions
