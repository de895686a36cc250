"""Networks with random weights, and boundaries to show them."""

from __future__ import annotations

import random
from functools import cache

from azulejos import native
from azulejos.training.network_file import network_bytes
from azulejos.training.network_layout import HEADS, NUM_ROUND_SETS, NetworkLayout

KINDS = [(players, gray) for players in (2, 3, 4) for gray in (False, True)]
PREPARING, OVER = 0, 3


@cache
def random_network(
    players: int, *, gray: bool, seed: int = 1, bound: int = 60, own_boards: bool = False
) -> bytes:
    """The file of a network whose units rarely saturate. With `own_boards` the other boards add
    nothing to a seat's sum."""
    rng = random.Random(seed)
    layout = NetworkLayout(players, gray)

    def row(most: int) -> list[int]:
        return [rng.randint(-most, most) for _ in range(layout.units)]

    first_layer = [row(bound) for _ in range(layout.size)]
    if own_boards:
        for at in range(layout.inputs, layout.start):
            first_layer[at] = [0] * layout.units
    return network_bytes(
        layout,
        first_layer,
        [row(127) for _ in range(NUM_ROUND_SETS * len(HEADS))],
        [rng.randint(-1000, 1000) for _ in range(NUM_ROUND_SETS * len(HEADS))],
    )


def boundaries(players: int, *, gray: bool, count: int, seed: int = 1) -> list[native.State]:
    """Boundaries of games played neither well nor at random."""
    rng = native.Random(seed)
    found: list[native.State] = []
    searcher = native.Searcher(1)
    while len(found) < count:
        bonus = 5 if len(found) % 4 == 3 else 7
        state = native.State.new(players, gray, bonus, rng.below(players))
        until = 2 + rng.below(6)
        while state.phase != OVER and (state.phase != PREPARING or state.round_number < until):
            if state.phase == PREPARING:
                state.deal_random(rng)
            elif rng.below(3) == 0:
                state.play_random_move(rng)
            else:
                state.apply(searcher.search(state, nodes=20)[0].actions[0])
        if state.phase == PREPARING:
            found.append(state)
    return found
