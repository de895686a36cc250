"""Measures whether the chances that a search states are honest.

    python benchmarks/calibration.py play rows.npz --players 3 --games 400 --nodes 20000
    python benchmarks/calibration.py report *.npz

`play` plays games with the networks that ship, every move by a search of so many nodes. It keeps a
row of each search in the factory offer: what it stated and what from, and how the game ended.
`report` compares the two: of positions called 70 %, 70 % should be won. Solved and unsolved
positions stand apart. The intervals resample whole games, since the positions of a game end alike.
`tune_chances.py` fits the correction of what is stated to such files.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray
from weight_tuning import add_play_arguments

from azulejos import native
from azulejos.players.shipped_networks import read_shipped

HASH_MEGABYTES: Final = 4
"""A search by nodes begins with an empty table, and clearing a large one takes longer."""
FACTORY_OFFER: Final = 1
GAME_OVER: Final = 3
SEATS: Final = 4
GAMES_AT_ONCE: Final = 4
OF_SEATS: Final = (
    *("win", "points", "found win", "found points"),
    *("own win", "own points", "standing", "won", "score"),
)
"""What is stated; what from (`native.Grounds`); the part of the victory, and the score."""
COLUMNS: Final = (
    *("game", "round", "ply", "seat", "depth", "solved", "ends game"),
    *(f"{name} {seat}" for name in OF_SEATS for seat in range(SEATS)),
)
"""Of a row; `ply` counts within the round."""
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
            grounds = best.grounds
            told = (
                *(best.wins, best.final_scores, grounds.wins, grounds.final_scores),
                *(grounds.own_wins, grounds.own_scores, grounds.standing),
            )
            head = [game, state.round_number, ply, state.seat, best.depth]
            head += [grounds.is_solved, grounds.ends_game]
            stated.append(head + [value for each in told for value in padded(each)])
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
    """Positions of one kind of game, seen by the seat to move."""

    def __init__(self, rows: NDArray[np.floating], players: int) -> None:
        self.players = players
        self._rows: NDArray[np.float64] = rows.astype(np.float64)
        self.games = self.column("game").astype(int)
        self._seats = self.column("seat").astype(int)
        self.stated = self.of_mover(self.seats("win"))
        self.won = self.of_mover(self.seats("won"))

    def column(self, name: str) -> NDArray[np.float64]:
        found: NDArray[np.float64] = self._rows[:, COLUMNS.index(name)]
        return found

    def seats(self, name: str) -> NDArray[np.float64]:
        first = COLUMNS.index(f"{name} 0")
        found: NDArray[np.float64] = self._rows[:, first : first + self.players]
        return found

    def of_mover(self, of_seats: NDArray[np.float64]) -> NDArray[np.float64]:
        return self.at(of_seats, self._seats)

    @staticmethod
    def at(of_seats: NDArray[np.float64], seats: NDArray[np.int_]) -> NDArray[np.float64]:
        found: NDArray[np.float64] = of_seats[np.arange(len(seats)), seats]
        return found

    def stating(self, wins: NDArray[np.float64], points: NDArray[np.float64]) -> Rows:
        """The same positions with other chances and scores stated."""
        changed = self._rows.copy()
        for name, told in (("win", wins), ("points", points)):
            first = COLUMNS.index(f"{name} 0")
            changed[:, first : first + self.players] = told
        return Rows(changed, self.players)

    def where(self, chosen: NDArray[np.bool_]) -> Rows:
        return Rows(self._rows[chosen], self.players)


def read_kinds(paths: Sequence[Path]) -> dict[tuple[int, str], Rows]:
    """The rows of each kind of game, by players and side."""
    parts: dict[tuple[int, str], list[NDArray[np.float32]]] = {}
    for path in paths:
        with np.load(path) as file:
            rows = file["rows"]
            known = parts.setdefault((int(file["players"]), str(file["side"])), [])
            # Even games stay even.
            rows[:, 0] += sum(2 * len(np.unique(each[:, 0])) for each in known)
            known.append(rows)
    return {kind: Rows(np.concatenate(each), kind[0]) for kind, each in parts.items()}


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
    found = rows.of_mover(rows.seats("found win"))
    brier, raw, worst = (np.square(won - told).mean() for told in (stated, found, won.mean()))
    yield (
        f"{name}: {len(stated)} positions of {len(np.unique(rows.games))} games, stated"
        f" {100 * stated.mean():.1f} %, won {100 * won.mean():.1f} %, won minus stated"
        f" {100 * low:+.1f} to {100 * high:+.1f}, Brier {brier:.4f} (as found {raw:.4f}, the mean"
        f" alone {worst:.4f})"
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


def points_line(rows: Rows, win: str, points: str) -> str:
    wins, scores = rows.seats(win), rows.seats(points)
    misses = rows.seats("score") - scores
    favorite = rows.at(scores, wins.argmax(axis=1))
    return (
        f"{points}: {misses.mean():+.2f} more than told, error {np.abs(misses).mean():.2f};"
        f" nobody has more than the favorite in"
        f" {100 * (favorite >= scores.max(axis=1) - 1e-3).mean():.1f} %"
    )


def report_lines(rows: Rows) -> Iterator[str]:
    is_solved = rows.column("solved") > 0
    for name, part in (("solved", is_solved), ("unsolved", ~is_solved)):
        yield from lines_of(name, rows.where(part))
    yield points_line(rows, "found win", "found points")
    yield points_line(rows, "win", "points")


def report(paths: list[Path]) -> None:
    for (players, side), rows in sorted(read_kinds(paths).items()):
        print(f"== {players} {side}")
        print("\n".join(report_lines(rows)))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    stages = parser.add_subparsers(dest="stage", required=True)
    play_stage = stages.add_parser("play", help="play games, and keep what was stated")
    add_play_arguments(play_stage, games=400)
    play_stage.add_argument("--nodes", type=int, default=20_000, help="of each search")
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
