"""Plays games side by side: in processes of this machine, or (`ray_workers`) on a cluster.

Both have one interface: they take numbers of games and return the games, each once, in any order.
"""

from __future__ import annotations

import multiprocessing
import os
import queue
import signal
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Final, Protocol

from azulejos.players.engine_client import how_it_exited, kill_engines

from .game_runner import GameRunner, PlayedGame
from .match import Match

MAX_ATTEMPTS: Final = 3
"""How often to start a game that kills its worker. A machine may fail, but a game that ends its
process every time would do so forever."""

_FAREWELL_SECONDS: Final = 5.0
"""How long a process may take to end its engines."""


class WorkersError(RuntimeError):
    """A game can't be played by any worker."""


class Workers(Protocol):
    """Plays games side by side."""

    def play(self, numbers: Iterator[int]) -> Iterator[list[PlayedGame]]:
        """Plays the games of these numbers, and yields them as they finish.

        Takes a number only when a worker is free, so that the caller can end the numbers early.
        """

    def close(self) -> None:
        """Ends the workers at once, in the middle of their games."""


class Attempts:
    """Counts how often each game was started."""

    def __init__(self) -> None:
        self._counts: Counter[int] = Counter()

    def failed(self, number: int, reason: str) -> None:
        """Counts a game that killed its worker. Raises WorkersError at the last attempt."""
        self._counts[number] += 1
        if self._counts[number] >= MAX_ATTEMPTS:
            raise WorkersError(
                f"game {number + 1} ended its process {MAX_ATTEMPTS} times, {reason}"
            )


class ProcessWorkers:
    """Processes of this machine."""

    def __init__(self, match: Match, processes: int) -> None:
        self._match = match
        self._idle = [_Process(match) for _ in range(processes)]
        self._busy: list[_Process] = []

    def play(self, numbers: Iterator[int]) -> Iterator[list[PlayedGame]]:
        attempts = Attempts()
        again: list[int] = []
        while True:
            while self._idle:
                number = again.pop() if again else next(numbers, None)
                if number is None:
                    break
                process = self._idle.pop()
                process.start_game(number)
                self._busy.append(process)
            if not self._busy:
                return
            ready = wait([process.pipe for process in self._busy])
            played = []
            for process in [each for each in self._busy if each.pipe in ready]:
                self._busy.remove(process)
                game = process.take_game()
                if game is None:
                    attempts.failed(process.number, process.how_it_ended())
                    again.append(process.number)
                    process = _Process(self._match)  # noqa: PLW2901 - in place of the dead one
                else:
                    played.append(game)
                self._idle.append(process)
            if played:
                yield played

    def close(self) -> None:
        for process in [*self._idle, *self._busy]:
            process.end()
        self._idle, self._busy = [], []


class _Process:
    """A process that plays one game at a time."""

    def __init__(self, match: Match) -> None:
        # Not fork: the progress bar has a thread, and a fork could deadlock.
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.number = -1
        self._process: SpawnProcess = context.Process(
            target=_work, args=(match, theirs), daemon=True
        )
        # Ctrl-C reaches the whole process group, so children start with it blocked. Starting the
        # resource tracker would unblock it, so that comes first.
        resource_tracker.ensure_running()
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            self._process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
        theirs.close()

    def start_game(self, number: int) -> None:
        self.number = number
        with suppress(BrokenPipeError):  # it has died; take_game will notice
            self.pipe.send(number)

    def take_game(self) -> PlayedGame | None:
        """The finished game; None if the process died."""
        try:
            played = self.pipe.recv()
        except (EOFError, ConnectionError):
            return None
        if isinstance(played, str):
            raise WorkersError(f"game {self.number + 1} failed: {played}")
        assert isinstance(played, PlayedGame)
        return played

    def how_it_ended(self) -> str:
        self._process.join()
        self.pipe.close()
        return how_it_exited(self._process.exitcode or 0)

    def end(self) -> None:
        """Ends the process. An idle one ends its engines in order, a busy one kills them."""
        self.pipe.close()
        self._process.join(_FAREWELL_SECONDS)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()


def _work(match: Match, pipe: Connection) -> None:
    """Plays games until the parent closes the pipe or ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    numbers: queue.SimpleQueue[int | None] = queue.SimpleQueue()
    is_playing = threading.Lock()
    is_over = threading.Event()

    def listen() -> None:
        with suppress(EOFError, OSError):
            while True:
                numbers.put(pipe.recv())
        if not is_playing.acquire(blocking=False):
            kill_engines()
            os._exit(0)
        is_over.set()
        is_playing.release()
        numbers.put(None)

    threading.Thread(target=listen, daemon=True).start()
    table = GameRunner(match)
    while (number := numbers.get()) is not None:
        with is_playing:
            if is_over.is_set():
                break
            try:
                played: PlayedGame | str = table.play(number)
            except Exception as error:  # noqa: BLE001 - the parent reports any error
                played = f"{type(error).__name__}: {error}"
        with suppress(OSError):
            pipe.send(played)
    table.close()
