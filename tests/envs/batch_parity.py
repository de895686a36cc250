"""Plays games in a batch and in `rules` side by side; compares everything that the batch writes.

It needs numpy alone, so a machine without pytest can run the whole volume:

python -m tests.envs.batch_parity --games 12500 --processes 16
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import product
from typing import Any, Final

import numpy as np

from azulejos import native
from azulejos.envs import Arrays, Batch
from azulejos.native.cores import num_cores
from azulejos.rules import Deal, Game, Phase, Rules, WallSide
from tests.envs.specification import legal_actions_of, observation_of, rewards_of

KINDS: Final = (
    *(Rules(players, side) for players, side in product((2, 3, 4), WallSide)),
    Rules(2, WallSide.COLORED, 5),
    Rules(3, WallSide.GRAY, 5),
)
"""All six, and two with the worth of the tactile edition."""
PART: Final = 125
"""Games of a batch."""
_EVERY: Final = 6
"""One in so many positions is compared byte by byte: in Python this takes longest."""


def check_games(rules: Rules, num_games: int, seed: int) -> int:
    """Returns how many games were played to their end. AssertionError at the first difference."""
    batch = Batch(
        num_games,
        rules.num_players,
        rules.side,
        seed=seed,
        vertical_line_bonus=rules.vertical_line_bonus,
        restarts=False,
        max_rounds=255,
    )
    arrays = batch.arrays()
    batch.observe(arrays)
    games = [Game(rules, number % rules.num_players) for number in range(num_games)]
    for number, game in enumerate(games):
        game.play(dealt(batch, number))
        _compare(batch, arrays, number, game, is_whole=True)
    actions: Any = np.empty(num_games, np.int64)
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
            is_whole = is_boundary or game.position.is_over or (step + number) % _EVERY == 0
            _compare(batch, arrays, number, game, is_whole=is_whole)
    return sum(game.position.is_over for game in games)


def num_parts(games: int) -> int:
    """How many parts have at least so many games."""
    return -(-games // PART)


def dealt(batch: Batch, number: int) -> Deal:
    """The deal that the batch drew. `rules` refuse one that bag and lid could not give."""
    position = native.to_position(batch.state(number))
    return Deal(position.factories)


def _compare(batch: Batch, arrays: Arrays, number: int, game: Game, *, is_whole: bool) -> None:
    position = game.position
    assert np.flatnonzero(arrays.action_mask[number]).tolist() == legal_actions_of(position)
    assert arrays.seat[number] == position.seat
    assert arrays.done[number] == position.is_over
    assert native.PHASES[arrays.phase[number]] is position.phase
    assert arrays.scores[number].tolist() == [board.score for board in position.boards]
    expected = rewards_of(game) if position.is_over else [0.0] * game.rules.num_players
    assert np.abs(arrays.rewards[number] - expected).max() < 1e-6
    if is_whole:
        assert arrays.observation[number].tolist() == observation_of(position)
        assert batch.state(number).fields() == native.fields_of(position)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--games", type=int, default=12_500, help="of each of the eight kinds, rounded up by parts"
    )
    parser.add_argument("--processes", type=int, default=num_cores())
    options = parser.parse_args()
    played = 0
    with ProcessPoolExecutor(options.processes) as pool:
        due = [
            pool.submit(check_games, rules, PART, seed)
            for seed in range(num_parts(options.games))
            for rules in KINDS
        ]
        for number, each in enumerate(as_completed(due), start=1):
            played += each.result()
            if number % 50 == 0 or number == len(due):
                print(f"{played:,} of {PART * len(due):,} games agree", flush=True)


if __name__ == "__main__":
    main()
