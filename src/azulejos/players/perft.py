"""Perft: the core counts the sequences of moves up to the end of a round."""

from __future__ import annotations

import threading
from concurrent.futures import Future

from azulejos import native
from azulejos.rules import Position


def perft(position: Position, depth: int) -> int:
    """Counts the sequences of exactly `depth` moves, none played after the round has ended.

    It counts in a thread of its own, so that Ctrl-C ends even a count of days.
    """
    state = native.from_position(position)
    stop = native.StopFlag()
    # Not Thread.join: interrupted once, Python 3.11 takes the thread for ended.
    counting = Future[int]()

    def count() -> None:
        try:
            counting.set_result(state.perft(depth, stop))
        except Exception as error:  # noqa: BLE001 - the caller gets any error
            counting.set_exception(error)

    threading.Thread(target=count).start()
    try:
        return counting.result()
    except KeyboardInterrupt:
        stop.set()
        counting.exception()
        raise
