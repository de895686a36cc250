"""Perft: how many sequences of moves there are to the end of a round, counted by the core."""

from __future__ import annotations

import contextlib
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
    # Not Thread.join: interrupted once, Python 3.11 takes the thread for ended.
    is_done = threading.Event()

    def count() -> None:
        with contextlib.suppress(native.Stopped):
            counts.append(state.perft(depth, stop))
        is_done.set()

    threading.Thread(target=count).start()
    try:
        is_done.wait()
    except KeyboardInterrupt:
        stop.set()
        is_done.wait()
        raise
    return counts[0]
