"""Tunes the static evaluation at the depth limit, by the values of deeper searches.

    python benchmarks/tune_mid_round.py play rows.npz --games 4000 --side gray
    python benchmarks/tune_mid_round.py fit rows.npz [MORE.npz...]   # writes a header of weights

`play` plays games with the network that ships. It keeps positions that searches met at their depth
limit, four of each search, with the utility that a search of 20,000 nodes gives each. `fit` finds
a mix of the values after a playout and as the round stands, with a hidden layer beside it, that
comes nearest to those utilities. Half of the loss is the error among the rows of one search,
because a search only compares. Rebuild, and measure with `azulejos arena` before you keep new
weights; then play again, because a search with other values meets other positions. Both stages
need the extra `train`.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from weight_tuning import TuningParser, header_text, read_rows, write_rows

from azulejos import native
from azulejos.players.shipped_networks import read_shipped

HEADERS: Final = Path("native/include/azulejos/search/mid_round_weights")
GAMES_AT_ONCE: Final = 10
HELD_BACK: Final = 10
"""One search in so many is held back; the errors printed are theirs."""
INPUT: Final = 640
"""The input that stands for 1 while training: inputs are in the hundreds."""
EPOCHS: Final = 30
SEARCHES_AT_ONCE: Final = 128
LEARNING_RATE: Final = 0.006
WEIGHT_DECAY: Final = 0.001


def play_games(task: tuple[int, int, int, int, bool]) -> bytes:
    seed, first, num_games, label_nodes, is_gray = task
    network = native.Network(read_shipped(2, gray=is_gray))
    return native.mid_round_rows(
        is_gray,
        seed=seed,
        first_game=first,
        num_games=num_games,
        label_nodes=label_nodes,
        networks=[network],
    )


def play(path: Path, *, games: int, label_nodes: int, seed: int, side: str) -> None:
    is_gray = side == "gray"
    tasks = [
        (seed, first, min(GAMES_AT_ONCE, games - first), label_nodes, is_gray)
        for first in range(0, games, GAMES_AT_ONCE)
    ]
    shape = native.mid_round_shape()
    size = shape["head"] + shape["inputs"]
    parts: list[NDArray[np.int16]] = []
    num_rows = 0
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for number, found in enumerate(pool.map(play_games, tasks), start=1):
            parts.append(np.frombuffer(found, np.int16).reshape(-1, size))
            num_rows += len(parts[-1])
            if number % 20 == 0:
                print(f"{number * GAMES_AT_ONCE} of {games} games, {num_rows} rows", flush=True)
    write_rows(path, np.concatenate(parts), players=2, side=side)


class Fit:
    """The value as the core computes it (`mid_round_value.hpp`), in floating point."""

    def __init__(self, rows: NDArray[np.int16], seed: int) -> None:
        self.shape = native.mid_round_shape()
        self._of_search = self.shape["rows_of_search"]
        torch.manual_seed(seed)
        values = torch.from_numpy(rows.astype(np.float32))
        utility = self.shape["max_utility"]
        self._labels = values[:, 0] / utility
        self._rounds = torch.from_numpy(rows[:, 1].astype(np.int64))
        self._steps = torch.from_numpy(rows[:, 2].astype(np.int64))
        ones = torch.ones(len(rows), 1)
        self._mixed = torch.cat([values[:, 3:5] / utility, ones], dim=1)
        self._inputs = values[:, self.shape["head"] :] / INPUT
        self._is_on = rows[:, self.shape["head"] :].any(axis=0)
        units, steps = self.shape["units"], self.shape["steps"]
        parameters = {
            "mix": torch.zeros(steps, 3),
            "output": torch.randn(steps, units) * 0.01,
            "hidden": torch.randn(self.shape["inputs"], units) * 0.1,
            "bias": torch.full((self.shape["rounds"], units), 0.3),
        }
        self.weights = {name: torch.nn.Parameter(each) for name, each in parameters.items()}

    def _values(self, rows: Any) -> Any:  # noqa: ANN401 - torch is an extra
        weights, steps = self.weights, self._steps[rows]
        sums = self._inputs[rows] @ weights["hidden"] + weights["bias"][self._rounds[rows]]
        on = sums.clamp(0, 1).square()
        mixed = (weights["mix"][steps] * self._mixed[rows]).sum(dim=1)
        return mixed + (weights["output"][steps] * on).sum(dim=1)

    def _rows_of(self, searches: Any) -> Any:  # noqa: ANN401
        each = torch.arange(self._of_search)
        return (searches[:, None] * self._of_search + each).flatten()

    def run(self) -> None:
        searches = torch.arange(len(self._labels) // self._of_search)
        trained = searches[searches % HELD_BACK != 0]
        held = self._rows_of(searches[searches % HELD_BACK == 0])
        optimizer = torch.optim.AdamW(
            self.weights.values(), LEARNING_RATE, weight_decay=WEIGHT_DECAY
        )
        schedule = torch.optim.lr_scheduler.OneCycleLR(
            optimizer, LEARNING_RATE, EPOCHS * -(-len(trained) // SEARCHES_AT_ONCE)
        )
        with torch.no_grad():
            self._print("the playout alone", self._mixed[held, 0] - self._labels[held])
        for epoch in range(1, EPOCHS + 1):
            for part in trained[torch.randperm(len(trained))].split(SEARCHES_AT_ONCE):
                rows = self._rows_of(part)
                errors = (self._values(rows) - self._labels[rows]).unflatten(
                    0, (-1, self._of_search)
                )
                among = errors - errors.mean(dim=1, keepdim=True)
                loss = errors.square().mean() + among.square().mean()
                optimizer.zero_grad()
                loss.backward()
                optimizer.step()
                schedule.step()
            if epoch % 5 == 0:
                with torch.no_grad():
                    errors = self._values(held) - self._labels[held]
                    self._print(f"epoch {epoch} of {EPOCHS}", errors)

    def _print(self, name: str, errors: Any) -> None:  # noqa: ANN401
        errors = errors.unflatten(0, (-1, self._of_search))
        among = errors - errors.mean(dim=1, keepdim=True)
        whole, within = (float(each.square().mean().sqrt()) for each in (errors, among))
        print(f"{name}: error {whole:.4f}, among those of a search {within:.4f}", flush=True)

    def integers(self) -> dict[str, list[list[int]]]:
        """As `MidRoundTable` has them."""
        kept = {name: each.detach().numpy() for name, each in self.weights.items()}
        # Inputs that only pad the list were never on, and have learned nothing.
        kept["hidden"] = np.where(self._is_on[:, None], kept["hidden"], 0)
        utility, sum_one = self.shape["max_utility"], 1 << self.shape["sum_shift"]
        share_one = 1 << self.shape["share_shift"]
        scales = {
            "mix": np.array([share_one, share_one, utility]),
            "output": utility,
            "hidden": sum_one / INPUT,
            "bias": sum_one,
        }
        whole = {name: np.rint(each * scales[name]).astype(int) for name, each in kept.items()}
        for name in ("output", "hidden"):
            if np.abs(whole[name]).max() > np.iinfo(np.int16).max:
                raise SystemExit(f"a weight of {name} does not fit 16 bits")
        # Each sum must fit 32 bits, whatever the inputs.
        most = np.abs(whole["hidden"]).sum(axis=0) * self.shape["max_input"] + np.abs(
            whole["bias"]
        ).max(axis=0)
        if most.max() > np.iinfo(np.int32).max:
            raise SystemExit("the weights are too large to add")
        whole["hidden"] = whole["hidden"].T
        return {name: each.tolist() for name, each in whole.items()}


def weights_header(side: str, weights: dict[str, list[list[int]]]) -> str:
    def row(numbers: Sequence[int]) -> str:
        return "{" + ", ".join(map(str, numbers)) + "}"

    steps = [
        f"{{{mix[0]}, {mix[1]}, {mix[2]}, {{{row(output)}}}}},"
        for mix, output in zip(weights["mix"], weights["output"], strict=True)
    ]
    return header_text(
        [
            f"Weights of the value at the depth limit for 2 players on the {side} side.",
            "Written by tune_mid_round.py.",
        ],
        include="mid_round_value.hpp",
        specialization=f"MidRoundWeights<2, WallSide::{side.upper()}>",
        members=[
            "static constexpr MidRoundTable<2> TABLE = {",
            "// Units, by input.",
            "{{",
            *(f"{{{row(each)}}}," for each in weights["hidden"]),
            "}},",
            "// Biases, by round.",
            "{{",
            *(f"{{{row(each)}}}," for each in weights["bias"]),
            "}},",
            "// Steps: shares of playout and standing, constant, units.",
            "{{",
            *steps,
            "}}};",
        ],
    )


def main() -> None:
    parser = TuningParser(__doc__.splitlines()[0], games=4_000, headers=HEADERS)
    parser.play_stage.add_argument("--label-nodes", type=int, default=20_000, help="of a label")
    parser.fit_stage.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if options.stage == "play":
        play(
            options.rows,
            games=options.games,
            label_nodes=options.label_nodes,
            seed=options.seed,
            side=options.side,
        )
    else:
        _, side, parts = read_rows(options.rows)
        rows = np.concatenate(parts)
        fit = Fit(rows, options.seed)
        fit.run()
        path = options.headers / f"2_{side}.hpp"
        path.write_text(weights_header(side, fit.integers()))
        print(f"wrote {path}, from {len(rows)} rows")


if __name__ == "__main__":
    main()
