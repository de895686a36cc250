"""Perft: how many sequences of moves there are to the end of a round, counted by the core."""

from __future__ import annotations

import threading

from azulejos import native
from azulejos.rules import Position


def perft(position: Position, depth: int) -> int:
    """Counts the sequences of exactly `depth` moves, none played after the round has ended.

    Counting runs in a thread of its own, so that Ctrl-C ends even a count that would take days.
    """
    state = native.from_position(position)
    stop = native.StopFlag()
    counts: list[int] = []
    thread = threading.Thread(target=lambda: counts.append(state.perft(depth, stop)), daemon=True)
    thread.start()
    try:
        thread.join()
    except KeyboardInterrupt:
        stop.set()
        thread.join()
        raise
    return counts[0]
