"""The games of a batch are those of `rules`, and what it writes is what the specification says."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest

from azulejos import native
from azulejos.envs import Arrays, Batch
from azulejos.rules import Deal, Game, Phase, Rules, WallSide
from tests.envs.specification import legal_actions_of, observation_of, rewards_of
from tests.volume import volume

KINDS = [Rules(players, side) for players, side in product((2, 3, 4), WallSide)]
TACTILE = [Rules(2, WallSide.COLORED, 5), Rules(3, WallSide.GRAY, 5)]
GAMES = 125
"""A test. Eight tests make 1,000, or 100,000."""
EVERY = 6
"""One in so many positions is compared byte by byte: in Python this takes longest."""


@pytest.mark.volume
@pytest.mark.parametrize("part", range(volume(1, 100)))
@pytest.mark.parametrize("rules", KINDS + TACTILE, ids=str)
def test_a_batch_plays_the_games_of_the_rules(rules: Rules, part: int) -> None:
    batch = Batch(
        GAMES,
        rules.num_players,
        rules.side,
        seed=part,
        vertical_line_bonus=rules.vertical_line_bonus,
        restarts=False,
        max_rounds=255,
    )
    arrays = batch.arrays()
    batch.observe(arrays)
    games = [Game(rules, number % rules.num_players) for number in range(GAMES)]
    for number, game in enumerate(games):
        game.play(dealt(batch, number))
        compare(batch, arrays, number, game, is_whole=True)
    actions: Any = np.empty(GAMES, np.int64)
    step = 0
    while not arrays.done.all():
        batch.sample(actions)
        moved: Any = np.flatnonzero(actions >= 0)
        batch.step(actions, arrays)
        step += 1
        for number in moved:
            game = games[number]
            game.play(native.move_of(int(actions[number]), rules))
            is_boundary = game.position.phase is Phase.PREPARING_NEXT_ROUND
            if is_boundary:
                game.play(dealt(batch, number))
            is_whole = is_boundary or game.position.is_over or (step + number) % EVERY == 0
            compare(batch, arrays, number, game, is_whole=is_whole)


def dealt(batch: Batch, number: int) -> Deal:
    """The deal that the batch drew. `rules` refuse one that bag and lid could not give."""
    position = native.to_position(batch.state(number))
    return Deal(position.factories)


def compare(batch: Batch, arrays: Arrays, number: int, game: Game, *, is_whole: bool) -> None:
    position = game.position
    assert np.flatnonzero(arrays.action_mask[number]).tolist() == legal_actions_of(position)
    assert arrays.seat[number] == position.seat
    assert arrays.done[number] == position.is_over
    assert native.PHASES[arrays.phase[number]] is position.phase
    assert arrays.scores[number].tolist() == [board.score for board in position.boards]
    expected = rewards_of(game) if position.is_over else [0.0] * game.rules.num_players
    assert arrays.rewards[number].tolist() == pytest.approx(expected)
    if is_whole:
        assert arrays.observation[number].tolist() == observation_of(position)
        assert batch.state(number).fields() == native.fields_of(position)
