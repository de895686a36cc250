"""Tunes the weights of the round boundary by self-play.

    python benchmarks/tune_boundary.py play rows.csv --games 20000 --nodes 500
    python benchmarks/tune_boundary.py fit rows.csv [MORE.csv...]   # writes boundary_weights.hpp

`play` plays 2-player games on the colored side and writes, for each boundary, the round just
played, both boards' features, the outcome for seat 1, and the game's number. `fit` finds, from
the last round back to the first, the weights that best foretell a mix of the outcome and the
chance at the next boundary (logistic regression on the difference of the two boards). Build anew
and measure with `azulejos arena` before you keep them.
"""

from __future__ import annotations

import argparse
import csv
import math
import os
import random
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

from azulejos import native

HEADER: Final = Path("native/include/azulejos/search/boundary_weights.hpp")
ROUNDS: Final = 5
"""Boundaries after round 5 and later share their weights."""
OUTCOME_SHARE: Final = 0.2
"""The rest is the chance at the next boundary, whose noise is smaller."""
RIDGE: Final = 20.0
"""Pulls weights of features that hardly occur towards 0; in rows of unit variance."""
RANDOM_MOVES: Final = 0.03
"""Share of moves made at random, so that boundaries occur which good play avoids."""
LOGIT: Final = 1000

Vector: TypeAlias = list[float]


@dataclass(frozen=True, slots=True)
class Row:
    """A boundary."""

    round_number: int
    difference: Vector
    outcome: float
    game: int


def play_game(task: tuple[int, int, int]) -> list[list[float]]:
    seed, number, nodes = task
    rng, deals = random.Random(f"{seed} {number}"), native.Random(seed * 10_000_000 + number)
    state = native.State.new(2, starting_seat=number % 2)
    searcher = native.Searcher(1)
    rows: list[list[float]] = []
    while state.phase != 3:
        if state.phase == 0:
            if state.round_number > 1:
                mine, other = native.boundary_features(state)
                rows.append([state.round_number - 1, *mine, *other])
            state.deal_random(deals)
        if rng.random() < RANDOM_MOVES:
            state.apply(rng.choice(state.legal_actions()))
        else:
            state.apply(searcher.search(state, nodes=nodes)[0].actions[0])
    winners = state.winners()
    outcome = (0 in winners) / len(winners)
    return [[*row, outcome, number] for row in rows]


def play(path: Path, games: int, nodes: int, seed: int) -> None:
    tasks = [(seed, number, nodes) for number in range(games)]
    with ProcessPoolExecutor(os.cpu_count()) as pool, path.open("w", newline="") as file:
        writer = csv.writer(file)
        for rows in pool.map(play_game, tasks, chunksize=16):
            writer.writerows(rows)


def read(paths: Iterable[Path]) -> list[Row]:
    size, rows = len(native.boundary_feature_names()), []
    for number, path in enumerate(paths):
        with path.open(newline="") as file:
            for text in csv.reader(file):
                numbers = [float(cell) for cell in text]
                mine, other = numbers[1 : 1 + size], numbers[1 + size : 1 + 2 * size]
                difference = [a - b for a, b in zip(mine, other, strict=True)]
                round_number, outcome = int(numbers[0]), numbers[-2]
                game = number * 100_000_000 + int(numbers[-1])
                rows.append(Row(round_number, difference, outcome, game))
    return rows


def fit(rows: list[Row]) -> list[Vector]:
    """The weights after each round, in logits."""
    weights: list[Vector] = [[] for _ in range(ROUNDS)]
    next_chance: dict[tuple[int, int], float] = {}
    for bucket in reversed(range(ROUNDS)):
        mine = [row for row in rows if min(row.round_number, ROUNDS) - 1 == bucket]
        targets = [
            OUTCOME_SHARE * row.outcome
            + (1 - OUTCOME_SHARE) * next_chance.get((row.game, row.round_number + 1), row.outcome)
            for row in mine
        ]
        weights[bucket] = logistic_regression([row.difference for row in mine], targets)
        for row in mine:
            chance = sigmoid(dot(weights[bucket], row.difference))
            next_chance[row.game, row.round_number] = chance
        error = sum((next_chance[row.game, row.round_number] - row.outcome) ** 2 for row in mine)
        print(f"after round {bucket + 1}: {len(mine)} rows, Brier score {error / len(mine):.4f}")
    return weights


def logistic_regression(vectors: list[Vector], targets: Vector) -> Vector:
    """Newton's method, with a ridge."""
    size = len(vectors[0])
    scales = [
        math.sqrt(sum(vector[at] ** 2 for vector in vectors) / len(vectors)) or 1.0
        for at in range(size)
    ]
    sparse = [
        [(at, value / scales[at]) for at, value in enumerate(vector) if value] for vector in vectors
    ]
    weights = [0.0] * size
    for _ in range(6):
        gradient = [-RIDGE * weight for weight in weights]
        hessian = [[RIDGE * (row == column) for column in range(size)] for row in range(size)]
        for vector, target in zip(sparse, targets, strict=True):
            chance = sigmoid(sum(weights[at] * value for at, value in vector))
            spread = chance * (1 - chance)
            for at, value in vector:
                gradient[at] += (target - chance) * value
                scaled, into = spread * value, hessian[at]
                for other, other_value in vector:
                    into[other] += scaled * other_value
        step = solve(hessian, gradient)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
    return [weight / scale for weight, scale in zip(weights, scales, strict=True)]


def solve(matrix: list[Vector], right: Vector) -> Vector:
    """Gauss's elimination; the ridge keeps the pivots away from 0."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at, pivot in enumerate(rows):
        for below in rows[at + 1 :]:
            factor = below[at] / pivot[at]
            if factor:
                below[at:] = [b - factor * p for b, p in zip(below[at:], pivot[at:], strict=True)]
    found = [0.0] * len(rows)
    for at in reversed(range(len(rows))):
        known = sum(rows[at][later] * found[later] for later in range(at + 1, len(rows)))
        found[at] = (rows[at][-1] - known) / rows[at][at]
    return found


def dot(some: Vector, others: Vector) -> float:
    return sum(a * b for a, b in zip(some, others, strict=True))


def sigmoid(logits: float) -> float:
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, logits))))


def write_header(weights: list[Vector], path: Path) -> None:
    names = native.boundary_feature_names()
    lines = [
        "// Weights of the boundary features, in thousandths of a logit: a column for the boundary",
        "// after round 1, 2, 3, 4, and 5 or later. Written by benchmarks/tune_boundary.py.",
        "#pragma once",
        "",
        "#include <array>",
        "",
        '#include "azulejos/search/board_features.hpp"',
        "",
        "namespace azulejos::search {",
        "",
        f"inline constexpr unsigned NUM_WEIGHT_SETS = {ROUNDS};",
        "",
        "// clang-format off",
        "inline constexpr std::array<std::array<double, NUM_WEIGHT_SETS>, NUM_FEATURES>",
        "BOUNDARY_WEIGHTS = {{",
    ]
    for at, name in enumerate(names):
        # Whole steps for the score: points must add up however they are split.
        digits = 0 if name == "SCORE" else 2
        cells = ", ".join(f"{LOGIT * of_round[at]:8.{digits}f}" for of_round in weights)
        lines.append(f"    {{{{{cells}}}}},  // {name}")
    lines += ["}};", "// clang-format on", "", "}  // namespace azulejos::search", ""]
    path.write_text("\n".join(lines))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    stages = parser.add_subparsers(dest="stage", required=True)
    playing = stages.add_parser("play")
    playing.add_argument("rows", type=Path)
    playing.add_argument("--games", type=int, default=20_000)
    playing.add_argument("--nodes", type=int, default=500)
    playing.add_argument("--seed", type=int, default=1)
    fitting = stages.add_parser("fit")
    fitting.add_argument("rows", type=Path, nargs="+")
    fitting.add_argument("--header", type=Path, default=HEADER)
    asked = parser.parse_args()
    if asked.stage == "play":
        play(asked.rows, asked.games, asked.nodes, asked.seed)
    else:
        write_header(fit(read(asked.rows)), asked.header)


if __name__ == "__main__":
    main()
