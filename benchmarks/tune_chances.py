"""Fits what the chances and scores that a search states are corrected by.

    python benchmarks/tune_chances.py rows/*.npz

The files are those of `calibration.py play`, one or more for each of the six kinds of games. Says
how honest the chances of each half of the games are if the other half was fitted; then fits all of
them, and writes the header of the core. Rebuild it, and measure fresh games with `calibration.py`.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np
from calibration import Rows, read_kinds, report_lines
from numpy.typing import NDArray

HEADER: Final = Path("native/include/azulejos/search/calibration_weights.hpp")
ROUNDS: Final = 5
LEAST_CHANCE: Final = 0.003
LEAST_STANDING: Final = 0.02
"""As in `calibration.hpp`."""
SHARED_RIDGE: Final = 1e-4
ROUND_RIDGE: Final = 0.02
"""How much a round's exponents are drawn to those of all rounds: late rounds have few positions."""
LEAST_EXPONENT: Final = 0.02
"""A chance must rise with each opinion about it."""
POINTS_RIDGE: Final = 100
STEPS: Final = 30
PRECISION: Final = 1e-6

Array: TypeAlias = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Calibration:
    """By round: the exponent of each opinion about a seat; a logit for the seat to move; and what
    is added to each score."""

    searched: Array
    own: Array
    standing: Array
    turn: Array
    points: Array


Weights: TypeAlias = tuple[Calibration, Calibration]
"""Of what is solved, and of what is not."""


def has_own_play(rows: Rows, *, is_solved: bool) -> bool:
    return rows.players > 2 and not is_solved


def opinions(rows: Rows, *, is_solved: bool) -> Array:
    """About each seat of each row: logarithms of chances, to be multiplied by the exponents. The
    last tells the seat to move, where not all is solved."""
    kinds = [np.log(np.maximum(rows.seats("found win"), LEAST_CHANCE))]
    if has_own_play(rows, is_solved=is_solved):
        standing = np.clip(rows.seats("standing"), LEAST_STANDING, 1 - LEAST_STANDING)
        kinds += [
            np.log(np.maximum(rows.seats("own win"), LEAST_CHANCE)),
            np.log(standing / (1 - standing)),
        ]
    if not is_solved:
        kinds.append((rows.column("seat")[:, None] == np.arange(rows.players)).astype(float))
    return np.stack(kinds, axis=2)


def softmax(logits: Array) -> Array:
    odds: Array = np.exp(logits - logits.max(axis=1, keepdims=True))
    return odds / odds.sum(axis=1, keepdims=True)


def fit_exponents(about: Array, won: Array, rounds: NDArray[np.int_]) -> Array:
    """By round, for each opinion: Newton's method for a conditional logit model. A round's
    exponents are those of all rounds, and a deviation that a ridge keeps small."""
    size, _, num = about.shape
    in_round = rounds[:, None] == np.arange(ROUNDS)
    by_round = (about[:, :, None, :] * in_round[:, None, :, None]).reshape(*about.shape[:2], -1)
    inputs = np.concatenate([about, by_round], axis=2)
    ridge = np.repeat([SHARED_RIDGE, ROUND_RIDGE], [num, ROUNDS * num])
    found = np.zeros(inputs.shape[2])
    for _ in range(STEPS):
        chances = softmax(inputs @ found)
        slope = np.einsum("nsk,ns->k", inputs, chances - won) / size + 2 * ridge * found
        means = np.einsum("nsk,ns->nk", inputs, chances)
        curve = np.einsum("nsk,ns,nsl->kl", inputs, chances, inputs, optimize=True)
        curve = (curve - means.T @ means) / size + 2 * np.diag(ridge)
        step = np.linalg.solve(curve, slope)
        found = found - step
        if np.abs(step).max() < PRECISION:
            break
    exponents: Array = found[:num] + found[num:].reshape(ROUNDS, num)
    return exponents


def fit_points(told: Array, scores: Array, rounds: NDArray[np.int_]) -> Array:
    """By round, the mean of what is missing; a round of few positions is drawn to that of all."""
    missing = (scores - told).mean(axis=1)
    of_all = missing.mean()
    sums = np.bincount(rounds, missing - of_all, ROUNDS)
    return of_all + sums / (np.bincount(rounds, minlength=ROUNDS) + POINTS_RIDGE)


def round_index(rows: Rows) -> NDArray[np.int_]:
    return np.clip(rows.column("round").astype(int), 1, ROUNDS) - 1


def told_points(rows: Rows, *, is_solved: bool) -> Array:
    found = rows.seats("found points")
    if not has_own_play(rows, is_solved=is_solved):
        return found
    return (found + rows.seats("own points")) / 2


def fit_part(rows: Rows, *, is_solved: bool) -> Calibration:
    rounds = round_index(rows)
    exponents = fit_exponents(opinions(rows, is_solved=is_solved), rows.seats("won"), rounds)
    points = fit_points(told_points(rows, is_solved=is_solved), rows.seats("score"), rounds)
    none = np.zeros(ROUNDS)
    turn = none if is_solved else exponents[:, -1]
    rising = [none, none, none]
    for at in range(exponents.shape[1] - (0 if is_solved else 1)):
        rising[at] = np.maximum(exponents[:, at], LEAST_EXPONENT)
    return Calibration(*rising, turn, points)


def fit(rows: Rows) -> Weights:
    solved = rows.column("solved") > 0
    ends = rows.column("ends game") > 0
    return (
        fit_part(rows.where(solved & ~ends), is_solved=True),
        fit_part(rows.where(~solved), is_solved=False),
    )


# What the core does, once more in Python; the tests compare the two.


def let_favorite_lead(wins: Array, scores: Array) -> Array:
    """Changes scores as little as makes none higher than the favorite's."""
    changed = scores.copy()
    for row, favorite in enumerate(wins.argmax(axis=1)):
        level = [int(favorite)]
        for seat in sorted(set(range(wins.shape[1])) - {favorite}, key=lambda at: -scores[row, at]):
            if scores[row, seat] <= scores[row, level].mean():
                break
            level.append(seat)
        changed[row, level] = scores[row, level].mean()
    return changed


def state_part(rows: Rows, weights: Calibration, *, is_solved: bool) -> tuple[Array, Array]:
    rounds = round_index(rows)
    about = opinions(rows, is_solved=is_solved)
    exponents = [weights.searched]
    if has_own_play(rows, is_solved=is_solved):
        exponents += [weights.own, weights.standing]
    if not is_solved:
        exponents.append(weights.turn)
    wins = softmax(np.einsum("nsk,nk->ns", about, np.stack(exponents, axis=1)[rounds]))
    told = told_points(rows, is_solved=is_solved)
    scores = np.maximum(told + weights.points[rounds][:, None], 0)
    return wins, let_favorite_lead(wins, scores)


def state(rows: Rows, weights: Weights) -> tuple[Array, Array]:
    """Each seat's chance and score, as the core states them."""
    wins, scores = rows.seats("found win").copy(), rows.seats("found points").copy()
    solved = rows.column("solved") > 0
    for is_solved, chosen in (
        (True, solved & (rows.column("ends game") == 0)),
        (False, ~solved),
    ):
        if chosen.any():
            wins[chosen], scores[chosen] = state_part(
                rows.where(chosen), weights[0 if is_solved else 1], is_solved=is_solved
            )
    return wins, scores


# The header.


def member_lines(name: str, part: Calibration) -> Iterator[str]:
    def listed(values: Array) -> str:
        return "{{" + ", ".join(f"{value:.3f}" for value in values) + "}}"

    yield f"    static constexpr Calibration {name} = {{"
    yield f"        .searched = {listed(part.searched)},"
    yield f"        .own = {listed(part.own)},"
    yield f"        .standing = {listed(part.standing)},"
    yield f"        .turn = {listed(part.turn)},"
    yield f"        .points = {listed(part.points)}}};"


def header_text(kinds: dict[tuple[int, str], Weights]) -> str:
    lines = [
        "// What chances and scores are corrected by. Written by benchmarks/tune_chances.py.",
        "#pragma once",
        "",
        '#include "azulejos/search/calibration_shape.hpp"',
        "",
        "namespace azulejos::search {",
        "",
        "// clang-format off",
    ]
    for (players, side), (solved, unsolved) in sorted(kinds.items()):
        lines += [
            "template <>",
            f"struct CalibrationWeights<{players}, WallSide::{side.upper()}> {{",
            *member_lines("SOLVED", solved),
            *member_lines("UNSOLVED", unsolved),
            "};",
        ]
    lines += ["// clang-format on", "", "}  // namespace azulejos::search", ""]
    return "\n".join(lines)


def state_held_out(rows: Rows) -> Rows:
    """Even games as stated by what was fitted to the odd ones, and the other way round."""
    wins, scores = rows.seats("win"), rows.seats("points")
    is_odd = rows.games % 2 == 1
    for held_out in (is_odd, ~is_odd):
        part = rows.where(held_out)
        wins[held_out], scores[held_out] = state(part, fit(rows.where(~held_out)))
    return rows.stating(wins, scores)


def tune(paths: Sequence[Path], header: Path) -> None:
    kinds: dict[tuple[int, str], Weights] = {}
    for (players, side), rows in sorted(read_kinds(paths).items()):
        print(f"== {players} {side}, each game as stated by the fit to others")
        print("\n".join(report_lines(state_held_out(rows))))
        kinds[players, side] = fit(rows)
    header.write_text(header_text(kinds))
    print(f"wrote {header}")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("rows", type=Path, nargs="+", help="files that calibration.py play wrote")
    parser.add_argument("--header", type=Path, default=HEADER, help="where to write")
    options = parser.parse_args()
    tune(options.rows, options.header)


if __name__ == "__main__":
    main()
