"""A policy is measured by a match of the arena."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from azulejos.arena.entrants import Entrant, EntrantKind, parse_entrant
from azulejos.arena.game_runner import GameRunner
from azulejos.arena.match import Match
from azulejos.envs import evaluate
from azulejos.envs.evaluation import _PolicyPlayer
from azulejos.notation import parse_record, replay
from azulejos.players import EngineFailure
from azulejos.rules import Rules


def first_legal(observations: Any, masks: Any) -> Any:  # noqa: ANN401 - numpy is an extra
    assert observations.shape == (1, 150)
    assert observations.dtype == np.uint8
    return masks.argmax(axis=1)


def test_a_match_of_every_deal_from_every_seat() -> None:
    result = evaluate(first_legal, "random", 9)
    assert result.games == 10
    assert 0 <= result.low <= result.share <= result.high <= 1
    assert evaluate(first_legal, "random", 10) == result
    assert str(result).endswith("of 10 games")


def test_all_other_seats_are_the_opponents() -> None:
    def random(_: Any, masks: Any) -> Any:  # noqa: ANN401
        return masks.argmax(axis=1)

    result = evaluate(random, "random", 3, players=3, side="gray")
    assert result.games == 3


def test_a_game_without_end_is_cut_off() -> None:
    """A policy that always chooses the floor, and a level that is afraid of points below 0."""
    match = Match((Entrant("policy", EntrantKind.RANDOM), parse_entrant("level:1")), Rules(), 1)
    runner = GameRunner(match, {0: _PolicyPlayer(first_legal)}, max_rounds=3)
    played = runner.play(0)
    runner.close()
    record = parse_record(played.record)
    assert ("Termination", "cutoff") in record.tags
    position = replay(record).position
    assert position.round_number == 4
    assert played.result.scores == tuple(board.score for board in position.boards)


def test_refusals() -> None:
    with pytest.raises(ValueError, match="level:9"):
        evaluate(first_legal, "level:9")
    with pytest.raises(ValueError, match=r"the policy chose action 999; legal are \["):
        evaluate(lambda *_: [999], "random", 1)


def test_a_player_that_fails_is_no_victory() -> None:
    with pytest.raises(EngineFailure, match="no-such-engine"):
        evaluate(first_legal, "cmd:./no-such-engine", 2)
