"""Counts how often a round is solved within a second, by the moves already made in it.

    python benchmarks/solve.py --games 20 --plies 2 3 4 6 8

Positions come from 2-player games on the colored side at 2,000 nodes a move. Each search starts
with an empty table of 64 MB. Seconds are processor time, so other work on the machine does not
count.
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from typing import Final

from azulejos import native

SECOND: Final = 1.0
MOST_NODES: Final = 12_000_000
"""More than any machine searches in a second."""
PREPARING, OVER = 0, 3


def positions(games: int, plies: list[int]) -> dict[int, list[native.State]]:
    """Positions of whole games, by the number of moves made in the round."""
    found = defaultdict(list)
    for number in range(games):
        state, rng, searcher = native.State.new(2), native.Random(number), native.Searcher(16)
        ply = 0
        while state.phase != OVER:
            if state.phase == PREPARING:
                state.deal_random(rng)
                ply = 0
            if ply in plies:
                found[ply].append(state.copy())
            state.apply(searcher.search(state, nodes=2_000)[0].actions[0])
            ply += 1
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--plies", type=int, nargs="+", default=[2, 3, 4, 6, 8])
    options = parser.parse_args()
    for ply, states in sorted(positions(options.games, options.plies).items()):
        num_solved, seconds, nodes = 0, 0.0, 0
        searcher = native.Searcher(64)
        for state in states:
            started = time.process_time()
            best = searcher.search(state, nodes=MOST_NODES)[0]
            taken = time.process_time() - started
            num_solved += best.is_solved and taken <= SECOND
            seconds += taken
            nodes += best.nodes
        print(
            f"after {ply} moves: {len(states)} positions, "
            f"{100 * num_solved / len(states):.1f} % solved within a second; "
            f"{nodes / seconds / 1e6:.1f} million nodes a second",
            flush=True,
        )


if __name__ == "__main__":
    main()
