"""Does games side by side: in processes of this machine, or (`ray_workers`) on a cluster.

Both have one interface: they take numbers of games and return what was done, each once, in any
order. A match plays its games so, and a review of many games reviews them.
"""

from __future__ import annotations

import multiprocessing
import os
import queue
import signal
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Final, Generic, Protocol, TypeVar

from azulejos.players.engine_client import how_it_exited, kill_engines

_Done_co = TypeVar("_Done_co", covariant=True)
_Done = TypeVar("_Done")

MAX_ATTEMPTS: Final = 3
"""How often to start a game that kills its worker. A machine may fail, but a game that ends its
process every time would do so forever."""

_FAREWELL_SECONDS: Final = 5.0
"""How long a process may take to end its engines."""


class WorkersError(RuntimeError):
    """A game can't be played by any worker."""


class Runner(Protocol[_Done_co]):
    """Does one game at a time."""

    def play(self, number: int) -> _Done_co:
        """Does the game of this number."""

    def close(self) -> None:
        """Ends what it has started."""


class Workers(Protocol[_Done]):
    """Does games side by side."""

    def play(self, numbers: Iterator[int]) -> Iterator[list[_Done]]:
        """Plays the games of these numbers, and yields them as they finish.

        Takes a number only when a worker is free, so that the caller can end the numbers early.
        """

    def close(self) -> None:
        """Ends the workers at once, in the middle of their games."""


def name_of_game(number: int) -> str:
    """How people count games.

    >>> name_of_game(0)
    'game 1'
    """
    return f"game {number + 1}"


class Attempts:
    """Counts how often each game was started."""

    def __init__(self, name: Callable[[int], str] = name_of_game) -> None:
        self._name = name
        self._counts: Counter[int] = Counter()

    def failed(self, number: int, reason: str) -> None:
        """Counts a game that killed its worker. Raises WorkersError at the last attempt."""
        self._counts[number] += 1
        if self._counts[number] >= MAX_ATTEMPTS:
            raise WorkersError(
                f"{self._name(number)} ended its process {MAX_ATTEMPTS} times, {reason}"
            )


class ProcessWorkers(Generic[_Done]):
    """Processes of this machine, each with a runner of its own."""

    def __init__(
        self,
        make_runner: Callable[[], Runner[_Done]],
        processes: int,
        name: Callable[[int], str] = name_of_game,
    ) -> None:
        """Errors name a game, or what else a number stands for."""
        self._make_runner = make_runner
        self._name = name
        self._idle = [_Process(make_runner) for _ in range(processes)]
        self._busy: list[_Process[_Done]] = []

    def play(self, numbers: Iterator[int]) -> Iterator[list[_Done]]:
        attempts = Attempts(self._name)
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
            played: list[_Done] = []
            for process in [each for each in self._busy if each.pipe in ready]:
                self._busy.remove(process)
                try:
                    played.append(process.take_game())
                except _FailedError as error:
                    name = self._name(process.number)
                    raise WorkersError(f"{name} failed: {error}") from error
                except _DiedError:
                    attempts.failed(process.number, process.how_it_ended())
                    again.append(process.number)
                    # In place of the dead one.
                    process = _Process(self._make_runner)  # noqa: PLW2901
                self._idle.append(process)
            if played:
                yield played

    def close(self) -> None:
        for process in [*self._idle, *self._busy]:
            process.end()
        self._idle, self._busy = [], []


class _DiedError(Exception):
    """A process died in the middle of a game."""


class _FailedError(Exception):
    """A game raised an error; the message says which."""


@dataclass(frozen=True, slots=True)
class _Failed:
    """What a process sends in place of a game."""

    reason: str


class _Process(Generic[_Done]):
    """A process that does one game at a time."""

    def __init__(self, make_runner: Callable[[], Runner[_Done]]) -> None:
        # Not fork: the progress bar has a thread, and a fork could deadlock.
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.number = -1
        self._process: SpawnProcess = context.Process(
            target=_work, args=(make_runner, theirs), daemon=True
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

    def take_game(self) -> _Done:
        """The finished game. Raises _DiedError if the process died, _FailedError if only the
        game failed."""
        try:
            played: _Done | _Failed = self.pipe.recv()
        except (EOFError, ConnectionError) as error:
            raise _DiedError from error
        if isinstance(played, _Failed):
            raise _FailedError(played.reason)
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


def _work(make_runner: Callable[[], Runner[_Done]], pipe: Connection) -> None:
    """Does games until the parent closes the pipe or ends."""
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
    table = make_runner()
    while (number := numbers.get()) is not None:
        with is_playing:
            if is_over.is_set():
                break
            try:
                played: _Done | _Failed = table.play(number)
            except Exception as error:  # noqa: BLE001 - the parent reports any error
                played = _Failed(f"{type(error).__name__}: {error}")
        with suppress(OSError):
            pipe.send(played)
    table.close()
