"""A search of the engine protocol: thinks in its own thread, writes `info` and `bestmove` lines."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace

from azulejos import native
from azulejos.notation import format_move
from azulejos.rules import Position

from .thinker import Info, Limits, Settings, Stop, Thinker


class EngineSearch:
    """Starts at once and writes exactly one `bestmove`, at its end or after a stop."""

    def __init__(
        self,
        thinker: Thinker,
        position: Position,
        limits: Limits,
        settings: Settings,
        write: Callable[[str], None],
    ) -> None:
        self._write = write
        self._stop = Stop()
        self._lock = threading.Lock()
        self._is_running = True
        self._thread = threading.Thread(
            target=self._run, args=(thinker, position, limits, settings), daemon=True
        )
        self._thread.start()

    @property
    def is_running(self) -> bool:
        """False as soon as the `bestmove` is written, so that its reader can go on at once."""
        with self._lock:
            return self._is_running

    def stop(self) -> None:
        """Ends the search, and returns after its `bestmove` is written."""
        self._stop.set()
        self._thread.join()

    def _run(
        self, thinker: Thinker, position: Position, limits: Limits, settings: Settings
    ) -> None:
        answer = "error the search failed"
        try:
            move = thinker.think(position, limits, settings, self._stop, self._report)
            answer = f"bestmove {format_move(move)}"
            if limits.is_infinite:
                self._stop.wait()
        finally:
            # The lock makes a reader of the answer wait for the end of the search.
            with self._lock:
                self._write(answer)
                self._is_running = False

    def _report(self, info: Info) -> None:
        self._write(format_info(info))


def evaluate_by(
    thinker: Thinker, settings: Settings, nodes: int, state: native.State
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Each seat's chance to win and its expected final score, by a search of so many nodes.

    Raises ValueError where the thinker states none.
    """
    told: list[Info] = []
    limits = Limits(nodes=nodes)
    single = replace(settings, variations=1)
    thinker.think(native.to_position(state), limits, single, Stop(), told.append)
    if not told or told[-1].win is None or told[-1].points is None:
        raise ValueError("this player states no chances")
    return told[-1].win, told[-1].points


def format_info(info: Info) -> str:
    """The `info` line, without what is not known."""
    words = [f"info depth {info.depth} nodes {info.nodes}"]
    if info.milliseconds:
        words.append(f"nps {info.nodes * 1000 // info.milliseconds}")
    words.append(f"time {info.milliseconds}")
    if info.rank is not None:
        words.append(f"multipv {info.rank}")
    if info.win is not None:
        words.append("win " + " ".join(f"{chance:.3f}" for chance in info.win))
    if info.points is not None:
        words.append("points " + " ".join(f"{points:.1f}" for points in info.points))
    if info.is_solved:
        words.append("solved")
    words.append("pv " + " ".join(map(format_move, info.pv)))
    return " ".join(words)
