"""A bot of one thought: fill pattern lines, drop few tiles. Run it to see what that is worth.

python examples/heuristic_bot.py --against one-ply --games 100
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from azulejos.envs import evaluate, observation_fields

FIELDS = observation_fields(players=2, side="colored")


def worth(action: int, tiles: Any, lines: Any) -> float:
    """Of taking `tiles[source, color]` to a pattern line, of which `lines` has the tiles."""
    source, color, destination = action // 30, action // 6 % 5, action % 6
    count = int(tiles[source, color])
    room = destination - int(lines[destination - 1].sum()) if destination else 0
    fallen = max(0, count - room)
    is_complete = destination > 0 and count >= room
    return min(count, room) + 2 * is_complete - 3 * fallen


def policy(observations: Any, masks: Any) -> Any:
    """Observations [n, S] and masks [n, A] to actions [n]."""
    factories, center = FIELDS["factories"].of(observations), FIELDS["center"].of(observations)
    tiles = np.concatenate([factories, center[:, None]], axis=1)
    own_lines = FIELDS["pattern_lines"].of(observations)[:, 0]
    return [
        max(np.flatnonzero(mask).tolist(), key=lambda action: worth(action, *table))
        for mask, *table in zip(masks, tiles, own_lines, strict=True)
    ]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", default="one-ply", help="a player, as azulejos arena names it")
    parser.add_argument("--games", type=int, default=100)
    options = parser.parse_args()
    print(evaluate(policy, options.against, options.games))
