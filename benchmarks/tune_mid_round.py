"""Tunes the static evaluation at the depth limit, by the values of deeper searches.

    python benchmarks/tune_mid_round.py play rows.npz --games 4000 --side gray
    python benchmarks/tune_mid_round.py play rows.npz --games 1500 --players 3 --label-nodes 500
    python benchmarks/tune_mid_round.py fit rows.npz [MORE.npz...]   # writes a header of weights

`play` plays games with the network that ships. It keeps positions that searches met at their depth
limit, four of each search. With 2 players each has the utility that a search of 20,000 nodes gives
it; with more, the utility after the round was played to its end by a search for each move, once for
every seat. `fit` finds a mix of the values after a playout and as the round stands, with a hidden
layer beside it, that comes nearest to those utilities. Half of the loss is the error among the rows
of one search, because a search only compares. Rebuild, and measure with `azulejos arena` before you
keep new weights; then play again, because a search with other values meets other positions. Both
stages need the extra `train`.
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
SEARCHES_AT_ONCE: Final = 128
LEARNING_RATE: Final = 0.006
DEVICE: Final = "cuda" if torch.cuda.is_available() else "cpu"
WEIGHT_DECAY: Final = 0.001


def play_games(task: tuple[int, bool, int, int, int, int]) -> bytes:
    players, is_gray, seed, first, num_games, label_nodes = task
    network = native.Network(read_shipped(players, gray=is_gray))
    return native.mid_round_rows(
        players,
        is_gray,
        seed=seed,
        first_game=first,
        num_games=num_games,
        label_nodes=label_nodes,
        networks=[network],
    )


def play(path: Path, *, players: int, side: str, games: int, label_nodes: int, seed: int) -> None:
    tasks = [
        (players, side == "gray", seed, first, min(GAMES_AT_ONCE, games - first), label_nodes)
        for first in range(0, games, GAMES_AT_ONCE)
    ]
    shape = native.mid_round_shape(players)
    size = shape["head"] + shape["inputs"]
    parts: list[NDArray[np.int16]] = []
    num_rows = 0
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for number, found in enumerate(pool.map(play_games, tasks), start=1):
            parts.append(np.frombuffer(found, np.int16).reshape(-1, size))
            num_rows += len(parts[-1])
            if number % 20 == 0:
                print(f"{number * GAMES_AT_ONCE} of {games} games, {num_rows} rows", flush=True)
    write_rows(path, np.concatenate(parts), players=players, side=side)


class Fit:
    """The value as the core computes it (`mid_round_value.hpp`), in floating point."""

    def __init__(self, rows: NDArray[np.int16], players: int, seed: int) -> None:
        self.shape = native.mid_round_shape(players)
        self._of_search = self.shape["rows_of_search"]
        torch.manual_seed(seed)
        values = torch.from_numpy(rows.astype(np.float32)).to(DEVICE)
        utility = self.shape["max_utility"]
        self._labels = values[:, 0] / utility
        self._turns, self._rounds, self._steps = values[:, 1:4].T.long()
        ones = torch.ones(len(rows), 1, device=DEVICE)
        self._mixed = torch.cat([values[:, 4:6] / utility, ones], dim=1)
        self._inputs = values[:, self.shape["head"] :] / INPUT
        self._is_on = rows[:, self.shape["head"] :].any(axis=0)
        turns, units, steps = (self.shape[name] for name in ("turns", "units", "steps"))
        # Turns begin alike: they ask for much the same.
        parameters = {
            "mix": torch.zeros(steps, 3),
            "output": torch.randn(steps, units) * 0.01,
            "hidden": torch.randn(self.shape["inputs"], units) * 0.1,
            "bias": torch.full((self.shape["rounds"], units), 0.3),
        }
        parameters = {
            name: each.repeat(turns, 1, 1).to(DEVICE) for name, each in parameters.items()
        }
        self.weights = {name: torch.nn.Parameter(each) for name, each in parameters.items()}

    def _values(self, rows: Any) -> Any:  # noqa: ANN401 - torch is an extra
        weights, turns, steps = self.weights, self._turns[rows], self._steps[rows]
        # Of all turns; the row's own is picked.
        sums = torch.einsum("ri,tiu->rtu", self._inputs[rows], weights["hidden"])
        sums = sums[torch.arange(len(rows), device=DEVICE), turns]
        on = (sums + weights["bias"][turns, self._rounds[rows]]).clamp(0, 1).square()
        mixed = (weights["mix"][turns, steps] * self._mixed[rows]).sum(dim=1)
        return mixed + (weights["output"][turns, steps] * on).sum(dim=1)

    def _rows_of(self, searches: Any) -> Any:  # noqa: ANN401
        each = torch.arange(self._of_search, device=DEVICE)
        return (searches[:, None] * self._of_search + each).flatten()

    def run(self, epochs: int) -> None:
        searches = torch.arange(len(self._labels) // self._of_search, device=DEVICE)
        # A search has rows for every seat, and they are much alike.
        is_held = searches // self.shape["turns"] % HELD_BACK == 0
        trained, held = searches[~is_held], self._rows_of(searches[is_held])
        optimizer = torch.optim.AdamW(
            self.weights.values(), LEARNING_RATE, weight_decay=WEIGHT_DECAY
        )
        schedule = torch.optim.lr_scheduler.OneCycleLR(
            optimizer, LEARNING_RATE, epochs * -(-len(trained) // SEARCHES_AT_ONCE)
        )
        with torch.no_grad():
            self._print("the playout alone", self._mixed[held, 0] - self._labels[held])
        for epoch in range(1, epochs + 1):
            order = torch.randperm(len(trained), device=DEVICE)
            for part in trained[order].split(SEARCHES_AT_ONCE):
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
            if epoch % 5 == 0 or epoch == epochs:
                with torch.no_grad():
                    errors = self._values(held) - self._labels[held]
                    self._print(f"epoch {epoch} of {epochs}", errors)

    def _print(self, name: str, errors: Any) -> None:  # noqa: ANN401
        errors = errors.unflatten(0, (-1, self._of_search))
        among = errors - errors.mean(dim=1, keepdim=True)
        whole, within = (float(each.square().mean().sqrt()) for each in (errors, among))
        print(f"{name}: error {whole:.4f}, among those of a search {within:.4f}", flush=True)

    def integers(self) -> list[dict[str, list[list[int]]]]:
        """For each turn, as `MidRoundTable` has them."""
        weights = {name: each.detach().cpu().numpy() for name, each in self.weights.items()}
        return [
            self._table({name: each[turn] for name, each in weights.items()})
            for turn in range(self.shape["turns"])
        ]

    def _table(self, kept: dict[str, NDArray[np.float32]]) -> dict[str, list[list[int]]]:
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


def weights_header(players: int, side: str, tables: list[dict[str, list[list[int]]]]) -> str:
    def row(numbers: Sequence[int]) -> str:
        return "{" + ", ".join(map(str, numbers)) + "}"

    members = [f"static constexpr MidRoundTables<{players}> TABLES = {{{{"]
    for turn, weights in enumerate(tables):
        steps = [
            f"{{{mix[0]}, {mix[1]}, {mix[2]}, {{{row(output)}}}}},"
            for mix, output in zip(weights["mix"], weights["output"], strict=True)
        ]
        members += [
            f"// Turn {turn}.",
            "{",
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
            "}}},",
        ]
    return header_text(
        [
            f"Weights of the value at the depth limit for {players} players on the {side} side.",
            "Written by tune_mid_round.py.",
        ],
        include="mid_round_value.hpp",
        specialization=f"MidRoundWeights<{players}, WallSide::{side.upper()}>",
        members=[*members, "}};"],
    )


def main() -> None:
    parser = TuningParser(__doc__.splitlines()[0], games=4_000, headers=HEADERS)
    parser.play_stage.add_argument(
        "--label-nodes",
        type=int,
        default=20_000,
        help="of a label; with 3 and 4 players of each move of one",
    )
    parser.fit_stage.add_argument("--seed", type=int, default=1)
    parser.fit_stage.add_argument("--epochs", type=int, default=30)
    options = parser.parse_args()
    if options.stage == "play":
        play(
            options.rows,
            players=options.players,
            side=options.side,
            games=options.games,
            label_nodes=options.label_nodes,
            seed=options.seed,
        )
    else:
        players, side, parts = read_rows(options.rows)
        rows = np.concatenate(parts)
        fit = Fit(rows, players, options.seed)
        fit.run(options.epochs)
        path = options.headers / f"{players}_{side}.hpp"
        path.write_text(weights_header(players, side, fit.integers()))
        print(f"wrote {path}, from {len(rows)} rows")


if __name__ == "__main__":
    main()
