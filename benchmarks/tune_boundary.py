"""Tunes the weights of the round boundary by self-play.

    python benchmarks/tune_boundary.py play rows.npz --games 20000 --nodes 600 --players 3
    python benchmarks/tune_boundary.py fit rows.npz [MORE.npz...]   # writes a header of weights

`play` plays games of one kind. For each boundary it keeps the round just played, each board's
features, and how the game ended. `fit` goes from the last round back to the first. It finds the
strengths that best predict a mix of the outcome and the chances at the next boundary (the chances
are the softmax of the strengths), and by least squares the points still to come. Rebuild, and
measure with `azulejos arena` before you keep new weights.
"""

from __future__ import annotations

import os
import random
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray
from weight_tuning import TuningParser, header_text, read_rows, write_rows

from azulejos import native

HEADERS: Final = Path("native/include/azulejos/search/boundary_weights")
ROUNDS: Final = 5
"""Boundaries after round 5 and later share their weights."""
OUTCOME_SHARE: Final = 0.2
"""The rest is the chance at the next boundary, whose noise is smaller."""
RIDGE: Final = 20.0
"""Pulls weights of features that hardly occur towards 0; in rows of unit variance."""
RANDOM_MOVES: Final = 0.03
"""Share of moves made at random, so that boundaries occur which good play avoids."""
LOGIT: Final = 1000
PREPARING, OVER = 0, 3

Array: TypeAlias = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Rows:
    """Boundaries of one kind of game: N of them, P seats, F features."""

    rounds: NDArray[np.int64]
    """[N], the round just played."""
    features: Array
    """[N, P, F]."""
    shares: Array
    """[N, P], of the victory."""
    final_scores: Array
    """[N, P]."""
    games: NDArray[np.int64]
    """[N], whose rows follow each other."""


def play_game(task: tuple[int, int, int, int, bool]) -> list[list[int]]:
    """For each boundary the game's number, the round, features, winners and final scores."""
    seed, number, nodes, players, is_gray = task
    rng, deals = random.Random(f"{seed} {number}"), native.Random(seed * 10_000_000 + number)
    state = native.State.new(players, is_gray, starting_seat=number % players)
    searcher = native.Searcher(1)
    rows: list[list[int]] = []
    while state.phase != OVER:
        if state.phase == PREPARING:
            if state.round_number > 1:
                features = [each for seat in native.boundary_features(state) for each in seat]
                rows.append([number, state.round_number - 1, *features])
            state.deal_random(deals)
        elif rng.random() < RANDOM_MOVES:
            state.apply(rng.choice(state.legal_actions()))
        else:
            state.apply(searcher.search(state, nodes=nodes)[0].actions[0])
    winners = [int(seat in state.winners()) for seat in range(players)]
    return [[*row, *winners, *state.scores] for row in rows]


def play(path: Path, *, games: int, nodes: int, seed: int, players: int, side: str) -> None:
    tasks = [(seed, number, nodes, players, side == "gray") for number in range(games)]
    rows: list[list[int]] = []
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for number, found in enumerate(pool.map(play_game, tasks, chunksize=16), start=1):
            rows += found
            if number % 1000 == 0:
                print(f"{number} of {games} games", flush=True)
    write_rows(path, np.array(rows, np.int32), players=players, side=side)


def read(paths: Sequence[Path]) -> tuple[int, str, Rows]:
    """The kind, and the rows of all files together."""
    players, side, parts = read_rows(paths)
    parts = [part.astype(np.int64) for part in parts]
    for number, part in enumerate(parts):
        part[:, 0] += number * 100_000_000  # games of two files are never one
    rows, size = np.concatenate(parts), len(native.boundary_feature_names())
    features = rows[:, 2 : 2 + players * size].reshape(-1, players, size).astype(float)
    winners, final_scores = rows[:, -2 * players : -players], rows[:, -players:]
    shares = winners / winners.sum(axis=1, keepdims=True)
    return players, side, Rows(rows[:, 1], features, shares, final_scores.astype(float), rows[:, 0])


def fit(rows: Rows) -> tuple[Array, Array]:
    """Weights of strength [F, ROUNDS] in logits, and of points [F + 1, ROUNDS]."""
    num_features = rows.features.shape[2]
    strength, points = np.zeros((num_features, ROUNDS)), np.zeros((num_features + 1, ROUNDS))
    chances = rows.shares.copy()
    # The row after, where it belongs to the same game.
    has_next = np.append(rows.games[1:] == rows.games[:-1], False)
    for bucket in reversed(range(ROUNDS)):
        mine = np.flatnonzero(np.minimum(rows.rounds, ROUNDS) - 1 == bucket)
        following = np.where(has_next[mine], mine + 1, mine)
        targets = OUTCOME_SHARE * rows.shares[mine] + (1 - OUTCOME_SHARE) * np.where(
            has_next[mine, None], chances[following], rows.shares[mine]
        )
        strength[:, bucket] = conditional_logit(rows.features[mine], targets)
        chances[mine] = softmax(rows.features[mine] @ strength[:, bucket])
        points[:, bucket] = points_to_come(rows.features[mine], rows.final_scores[mine])
        error = np.mean((chances[mine] - rows.shares[mine]) ** 2)
        print(f"after round {bucket + 1}: {len(mine)} rows, Brier score {error:.4f}")
    return strength, points


def conditional_logit(features: Array, targets: Array) -> Array:
    """Weights [F] whose softmax over the seats is nearest to the targets; Newton, with a ridge."""
    centered = features - features.mean(axis=1, keepdims=True)
    scales = np.sqrt(np.mean(centered**2, axis=(0, 1)))
    scales[scales == 0] = 1
    scaled = centered / scales
    weights = np.zeros(features.shape[2])
    for _ in range(8):
        chances = softmax(scaled @ weights)
        gradient = np.einsum("np,npf->f", targets - chances, scaled) - RIDGE * weights
        mean = np.einsum("np,npf->nf", chances, scaled)
        spread = np.einsum("npf,np,npg->fg", scaled, chances, scaled, optimize=True)
        hessian = spread - mean.T @ mean + RIDGE * np.eye(len(weights))
        weights += np.linalg.solve(hessian, gradient)
    return weights / scales


def points_to_come(features: Array, final_scores: Array) -> Array:
    """Weights [F + 1], the last for a constant, of the score still to be made."""
    size = features.shape[2]
    flat = features.reshape(-1, size)
    score = flat[:, native.boundary_feature_names().index("SCORE")]
    scales = np.sqrt(np.mean(flat**2, axis=0))
    scales[scales == 0] = 1
    table = np.hstack([flat / scales, np.ones((len(flat), 1))])
    ridge = RIDGE * np.eye(size + 1)
    found = np.linalg.solve(table.T @ table + ridge, table.T @ (final_scores.ravel() - score))
    return np.append(found[:-1] / scales, found[-1])


def softmax(strengths: Array) -> Array:
    odds = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    chances: Array = odds / odds.sum(axis=1, keepdims=True)
    return chances


def weights_header(players: int, side: str, strength: Array, points: Array) -> str:
    names = native.boundary_feature_names()
    # Whole steps for the score: points must add up however they are split.
    strengths = [
        format_row(row, 0 if name == "SCORE" else 2, name)
        for name, row in zip(names, LOGIT * strength, strict=True)
    ]
    return header_text(
        [
            f"Weights of the boundary for {players} players on the {side} side: a column for the",
            "boundary after round 1, 2, 3, 4, and 5 or later. Written by tune_boundary.py.",
        ],
        include="weights.hpp",
        specialization=f"BoundaryWeights<{players}, WallSide::{side.upper()}>",
        members=[
            "/// In thousandths of a logit.",
            "static constexpr StrengthWeights STRENGTH = {{",
            *strengths,
            "}};",
            "/// In points.",
            "static constexpr PointsWeights POINTS = {{",
            *(format_row(row, 3, name) for name, row in zip([*names, "1"], points, strict=True)),
            "}};",
        ],
    )


def format_row(weights: Array, digits: int, name: str) -> str:
    cells = ", ".join(f"{weight:8.{digits}f}" for weight in weights)
    return f"    {{{{{cells}}}}},  // {name}"


def main() -> None:
    parser = TuningParser(__doc__.splitlines()[0], games=20_000, headers=HEADERS)
    parser.play_stage.add_argument("--nodes", type=int, default=600, help="a move")
    options = parser.parse_args()
    if options.stage == "play":
        play(
            options.rows,
            games=options.games,
            nodes=options.nodes,
            seed=options.seed,
            players=options.players,
            side=options.side,
        )
    else:
        players, side, rows = read(options.rows)
        path = options.headers / f"{players}_{side}.hpp"
        path.write_text(weights_header(players, side, *fit(rows)))
        print(f"wrote {path}")


if __name__ == "__main__":
    main()
