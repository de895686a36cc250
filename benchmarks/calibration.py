"""Measures whether the chances that a search states are honest.

    python benchmarks/calibration.py play rows.npz --players 3 --games 400 --nodes 20000
    python benchmarks/calibration.py report *.npz

`play` plays games with the networks that ship, every move by a search of so many nodes. It keeps a
row of each search in the factory offer: what it stated, and how the game ended. `report` compares
the two: of positions called 70 %, 70 % should be won. Solved and unsolved positions stand apart.
The intervals resample whole games, since the positions of a game end alike.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from azulejos import native
from azulejos.players.shipped_networks import read_shipped

HASH_MEGABYTES: Final = 4
"""A search by nodes begins with an empty table, and clearing a large one takes longer."""
FACTORY_OFFER: Final = 1
GAME_OVER: Final = 3
SEATS: Final = 4
GAMES_AT_ONCE: Final = 4
COLUMNS: Final = (
    *("game", "round", "ply", "seat", "depth", "solved"),
    *(f"win {seat}" for seat in range(SEATS)),
    *(f"points {seat}" for seat in range(SEATS)),
    *(f"won {seat}" for seat in range(SEATS)),
    *(f"score {seat}" for seat in range(SEATS)),
)
"""Of a row; `ply` counts within the round, `won` is the part of the victory."""
BINS: Final = 10
RESAMPLES: Final = 400

Task = tuple[int, bool, int, int, int, int]


def padded(numbers: list[float]) -> list[float]:
    return [*numbers, *[0.0] * (SEATS - len(numbers))]


def play_game(
    searcher: native.Searcher, *, players: int, is_gray: bool, nodes: int, seed: int, game: int
) -> list[list[float]]:
    """The rows of one game."""
    random = native.Random(seed * 1_000_003 + game)
    state = native.State.new(players, is_gray, starting_seat=game % players)
    stated: list[list[float]] = []
    ply = 0
    while state.phase != GAME_OVER:
        if state.num_legal_actions() == 0:
            state.deal_random(random)
            ply = 0
            continue
        best = searcher.search(state, nodes=nodes)[0]
        if state.phase == FACTORY_OFFER:
            head = [game, state.round_number, ply, state.seat, best.depth, best.is_solved]
            stated.append(
                [*head, *padded(best.wins[:players]), *padded(best.final_scores[:players])]
            )
            ply += 1
        state.apply(best.actions[0])
    winners = state.winners()
    won = [(seat in winners) / len(winners) for seat in range(players)]
    end = [*padded(won), *padded([float(score) for score in state.scores])]
    return [[*each, *end] for each in stated]


def play_games(task: Task) -> list[list[float]]:
    players, is_gray, nodes, seed, first, num_games = task
    network = native.Network(read_shipped(players, gray=is_gray))
    searcher = native.Searcher(HASH_MEGABYTES, [network])
    rows: list[list[float]] = []
    for game in range(first, first + num_games):
        rows += play_game(
            searcher, players=players, is_gray=is_gray, nodes=nodes, seed=seed, game=game
        )
    return rows


def play(path: Path, *, players: int, side: str, games: int, nodes: int, seed: int) -> None:
    tasks: list[Task] = [
        (players, side == "gray", nodes, seed, first, min(GAMES_AT_ONCE, games - first))
        for first in range(0, games, GAMES_AT_ONCE)
    ]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        rows = [row for part in pool.map(play_games, tasks) for row in part]
    np.savez_compressed(
        path, rows=np.array(rows, np.float32), players=players, side=side, nodes=nodes, seed=seed
    )
    print(f"wrote {path}: {len(rows)} positions of {games} games")


class Rows:
    """What one file has, seen by the seat to move."""

    def __init__(self, rows: NDArray[np.float32], players: int) -> None:
        self.players = players
        self._rows = rows.astype(np.float64)
        self.games = self.column("game").astype(int)
        self._seats = self.column("seat").astype(int)
        self.stated = self._of_mover("win")
        self.won = self._of_mover("won")

    def column(self, name: str) -> NDArray[np.float64]:
        found: NDArray[np.float64] = self._rows[:, COLUMNS.index(name)]
        return found

    def seats(self, name: str) -> NDArray[np.float64]:
        first = COLUMNS.index(f"{name} 0")
        found: NDArray[np.float64] = self._rows[:, first : first + self.players]
        return found

    def _of_mover(self, name: str) -> NDArray[np.float64]:
        found: NDArray[np.float64] = self.seats(name)[np.arange(len(self._rows)), self._seats]
        return found

    def where(self, chosen: NDArray[np.bool_]) -> Rows:
        return Rows(self._rows[chosen], self.players)


def resampled(rows: Rows, values: NDArray[np.float64]) -> tuple[float, float]:
    """The 95 % interval of the mean of `values`, by a bootstrap over games."""
    _, numbers = np.unique(rows.games, return_inverse=True)
    sums, counts = np.bincount(numbers, values), np.bincount(numbers)
    drawn = np.random.default_rng(1).integers(0, len(sums), (RESAMPLES, len(sums)))
    means = sums[drawn].sum(axis=1) / counts[drawn].sum(axis=1)
    low, high = np.percentile(means, [2.5, 97.5])
    return float(low), float(high)


def lines_of(name: str, rows: Rows) -> Iterator[str]:
    """The table of one part."""
    if not len(rows.games):
        return
    stated, won = rows.stated, rows.won
    low, high = resampled(rows, won - stated)
    brier, worst = np.square(won - stated).mean(), np.square(won - won.mean()).mean()
    yield (
        f"{name}: {len(stated)} positions of {len(np.unique(rows.games))} games, stated"
        f" {100 * stated.mean():.1f} %, won {100 * won.mean():.1f} %, won minus stated"
        f" {100 * low:+.1f} to {100 * high:+.1f}, Brier {brier:.4f} (the mean alone {worst:.4f})"
    )
    bins = np.minimum((stated * BINS).astype(int), BINS - 1)
    for each in range(BINS):
        part = rows.where(bins == each)
        if not len(part.games):
            continue
        low, high = resampled(part, part.won)
        yield (
            f"  {100 * each // BINS:3} to {100 * (each + 1) // BINS:3} %: {len(part.games):6}"
            f" positions, stated {100 * part.stated.mean():5.1f} %, won"
            f" {100 * part.won.mean():5.1f} % ({100 * low:.1f} to {100 * high:.1f})"
        )


def report(paths: list[Path]) -> None:
    for path in paths:
        with np.load(path) as file:
            rows = Rows(file["rows"], int(file["players"]))
            print(
                f"== {file['players']} {file['side']}, {file['nodes']} nodes, seed {file['seed']}"
            )
        is_solved = rows.column("solved") > 0
        for name, chosen in (("solved", is_solved), ("unsolved", ~is_solved)):
            for line in lines_of(name, rows.where(chosen)):
                print(line)
        misses = rows.seats("score") - rows.seats("points")
        agree = rows.seats("win").argmax(axis=1) == rows.seats("points").argmax(axis=1)
        print(
            f"points: {misses.mean():+.2f} more than stated, error {np.abs(misses).mean():.2f};"
            f" the leader by points is the one by chances in {100 * agree.mean():.1f} %"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    stages = parser.add_subparsers(dest="stage", required=True)
    play_stage = stages.add_parser("play", help="play games, and keep what was stated")
    play_stage.add_argument("rows", type=Path, help="the file to write (.npz)")
    play_stage.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    play_stage.add_argument("--side", default="colored", choices=("colored", "gray"))
    play_stage.add_argument("--games", type=int, default=400)
    play_stage.add_argument("--nodes", type=int, default=20_000, help="of each search")
    play_stage.add_argument("--seed", type=int, default=1)
    report_stage = stages.add_parser("report", help="compare what was stated with what happened")
    report_stage.add_argument("rows", type=Path, nargs="+", help="files that play wrote")
    options = parser.parse_args()
    if options.stage == "play":
        play(
            options.rows,
            players=options.players,
            side=options.side,
            games=options.games,
            nodes=options.nodes,
            seed=options.seed,
        )
    else:
        report(options.rows)


if __name__ == "__main__":
    main()
