"""Two players on the same deals, seats swapped: wins, draws and losses with a 95 % interval.

    python benchmarks/match.py nodes:2000 one-ply --games 400
    python benchmarks/match.py movetime:20 one-ply --games 400 --players 3 --side gray

A player is `random`, `one-ply`, `nodes:N`, `movetime:MS`, `depth:N` or `level:L`. With 3 or 4
players the first plays one seat, in turn, and the second all others.
"""

from __future__ import annotations

import argparse
import math
import os
import random
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from typing import TypeAlias

from azulejos import native
from azulejos.players import Limits, OnePlyPlayer, SearchPlayer, Settings
from azulejos.rules import Rules, WallSide

Chooser: TypeAlias = Callable[[native.State, Rules], int]
PREPARING, OVER = 0, 3


@cache
def searcher(name: str) -> native.Searcher:
    """A table for each player, so that neither profits from the other's thoughts."""
    return native.Searcher(16 if name else 1)


def chooser(name: str, number: int) -> Chooser:
    """What chooses a player's action; `number` is the game's, for those that need a seed."""
    kind, _, value = name.partition(":")
    rng = random.Random(number)
    if kind == "random":
        return lambda state, _: rng.choice(state.legal_actions())
    if kind == "one-ply":
        return one_ply
    if kind == "level":
        settings, player = Settings(level=int(value), seed=number, hash_megabytes=16), leveled()
        return lambda state, rules: native.action_of(
            player.think(
                native.to_position(state), Limits(), settings, threading.Event(), lambda _: None
            ),
            rules,
        )
    limit = {kind: int(value)}
    if kind not in {"nodes", "movetime", "depth"}:
        raise SystemExit(f"no such player: {name}")
    return lambda state, _: searcher(name).search(state, **limit)[0].actions[0]


@cache
def leveled() -> SearchPlayer:
    return SearchPlayer()


def one_ply(state: native.State, rules: Rules) -> int:
    position = native.to_position(state)
    player = OnePlyPlayer()
    move = player.think(position, Limits(), Settings(), threading.Event(), lambda _: None)
    return native.action_of(move, rules)


def play(task: tuple[int, tuple[str, str], int, WallSide]) -> float:
    """One game; what the first player gets of the victory: 1, 0, or its share."""
    number, names, players, side = task
    deal, seat = divmod(number, players)
    rules = Rules(players, side)
    # The first player sits at `seat`; seat 1 starts every game.
    choosers = [
        chooser(names[0] if at == seat else names[1], number * players + at)
        for at in range(players)
    ]
    state = native.State.new(players, side is WallSide.GRAY)
    rng = native.Random(deal)
    while state.phase != OVER:
        if state.phase == PREPARING:
            # Deals of a round depend on the number of the deal and the round alone, as far as bag
            # and lid allow.
            rng = native.Random(deal * 1000 + state.round_number)
            state.deal_random(rng)
        else:
            state.apply(choosers[state.seat](state, rules))
    winners = state.winners()
    return (seat in winners) / len(winners)


def interval(shares: list[float]) -> tuple[float, float]:
    """Wilson's, at 95 %, with shared victories counted by their share."""
    count, mean, z = len(shares), sum(shares) / len(shares), 1.96
    middle = (mean + z * z / (2 * count)) / (1 + z * z / count)
    half = z * math.sqrt(mean * (1 - mean) / count + (z / (2 * count)) ** 2) / (1 + z * z / count)
    return middle - half, middle + half


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--side", type=WallSide, default=WallSide.COLORED, choices=list(WallSide))
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    names = (asked.first, asked.second)
    tasks = [(number, names, asked.players, asked.side) for number in range(asked.games)]
    with ProcessPoolExecutor(asked.processes) as pool:
        shares = list(pool.map(play, tasks, chunksize=2))
    wins, losses = shares.count(1.0), shares.count(0.0)
    low, high = interval(shares)
    print(
        f"{asked.first} against {asked.second}, {asked.players} players, {asked.side.value}: "
        f"{wins} won, {len(shares) - wins - losses} shared, {losses} lost: "
        f"{100 * sum(shares) / len(shares):.1f} % ({100 * low:.1f} to {100 * high:.1f})"
    )


if __name__ == "__main__":
    main()
