"""Processes for work that takes long: on the event loop or in a thread it would hold up everybody.

They start when they are first needed, and end with the server, however that ends. A process that
dies is replaced, and its work is done again once.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import pickle
import signal
import sys
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from importlib import import_module
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from typing import Any, Final, TypeVar, TypeVarTuple, Unpack

from azulejos.server import limits
from azulejos.wire.refusals import Code, RefusedError

from .asker import Share
from .fair_queue import FairQueue, MostWaiting

_T = TypeVar("_T")
_Ts = TypeVarTuple("_Ts")
_ATTEMPTS: Final = 2
_MOST_WAITING: Final = MostWaiting(
    limits.WAITING_WORK, limits.WAITING_WORK_OF_ADDRESS, limits.WAITING_WORK_OF_TABLE
)
_log = logging.getLogger(__name__)


class WorkError(Exception):
    """The work failed with an error that can't be told otherwise; the message is its traceback."""


class WorkersDiedError(OSError):
    """The work ended its process, or took too long, again and again. Something of the machine
    failed, or somebody killed them."""


class WorkerPool:
    """A few processes that do what is asked of them, and the queue in front of them."""

    def __init__(self, num_workers: int | None = None) -> None:
        """By default, leaves one processor to the event loop, if there are several."""
        default = min(limits.MOST_WORKERS, max(1, (os.cpu_count() or 1) - 1))
        self.queue = FairQueue(num_workers or default, _MOST_WAITING)
        self._threads = ThreadPoolExecutor(self.queue.num_slots, "worker")
        self._idle: list[_Process] = []
        self._busy: set[_Process] = set()
        self._starting: asyncio.Task[None] | None = None

    async def run(self, share: Share, work: Callable[[Unpack[_Ts]], _T], *args: *_Ts) -> _T:
        """Does it in a process. Function, arguments and result must be picklable.

        Raises RefusedError if too much waits, the function's own errors, and WorkersDiedError.
        """
        async with self.queue.turn(share):
            for _ in range(_ATTEMPTS):
                with suppress(_DeadError):
                    result: _T = await self._try((work, args))
                    return result
        raise WorkersDiedError(f"{work.__name__} ended its process {_ATTEMPTS} times")

    async def run_soon(self, share: Share, work: Callable[[Unpack[_Ts]], _T], *args: *_Ts) -> _T:
        """The same for short work. While no process runs yet, a thread does it: nobody should wait
        for the start of a process just to save some hundredths of a second."""
        if self._idle or (self._busy and self._starting is None):
            return await self.run(share, work, *args)
        if self._starting is None:
            starting = self._start_one(work.__module__)
            self._starting = asyncio.create_task(starting, name="starting a worker")
        async with self.queue.turn(share):
            return await asyncio.to_thread(work, *args)

    def close(self) -> None:
        """Ends the processes, in the middle of their work."""
        if self._starting is not None:
            self._starting.cancel()
        for process in [*self._idle, *self._busy]:
            process.end()
        self._idle.clear()
        self._threads.shutdown(wait=True, cancel_futures=True)

    async def _start_one(self, module: str) -> None:
        """Takes no turn: it must not delay what a thread does meanwhile."""
        with suppress(OSError, _DeadError):
            process = await asyncio.to_thread(_Process)
            self._busy.add(process)
            try:
                await asyncio.to_thread(process.do, (import_module, (module,)))
            finally:
                self._busy.discard(process)
            self._idle.append(process)
        self._starting = None

    async def _try(self, job: tuple[Callable[..., Any], tuple[Any, ...]]) -> Any:  # noqa: ANN401
        loop = asyncio.get_running_loop()
        try:
            if self._idle:
                process = self._idle.pop()
            else:
                process = await loop.run_in_executor(self._threads, _Process)
        except OSError as error:
            _log.exception("a worker process could not be started")
            raise RefusedError(Code.BUSY) from error
        self._busy.add(process)
        try:
            result = await loop.run_in_executor(self._threads, process.do, job)
        except BaseException:
            # It died, or nobody waits for its result any more.
            process.end()
            raise
        else:
            # One more may have been started meanwhile.
            if len(self._idle) < self.queue.num_slots:
                self._idle.append(process)
            else:
                process.end()
        finally:
            self._busy.discard(process)
        if isinstance(result, Exception):
            raise result
        return result


class _DeadError(Exception):
    """The process died or took too long."""


class _Process:
    """A process that does one thing at a time. Its methods block."""

    def __init__(self) -> None:
        # Not fork: the server has threads, and a fork could deadlock.
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs,), daemon=True)
        # Starting it later would unblock Ctrl-C.
        resource_tracker.ensure_running()
        with _blocked_interrupts():
            self._process.start()
        theirs.close()

    def do(self, job: object) -> object:
        """The result of the job, or its error. Raises _DeadError."""
        try:
            self._pipe.send(job)
            if not self._pipe.poll(limits.WORK_SECONDS):
                _log.error("a worker process took more than %g seconds", limits.WORK_SECONDS)
                raise _DeadError
            answer: object = self._pipe.recv()
        except (EOFError, OSError) as error:
            _log.warning("a worker process died; the next one does its work")
            raise _DeadError from error
        return answer

    def end(self) -> None:
        # Not the pipe: a thread may be reading it.
        self._process.kill()
        self._process.join()


@contextmanager
def _blocked_interrupts() -> Iterator[None]:
    """Ctrl-C reaches all processes of a terminal. A child starts with it blocked, until it ignores
    it."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(pipe: Connection) -> None:
    """Works until the server closes the pipe or ends, even by `kill -9`."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
        os.nice(limits.WORKER_NICENESS)
    with suppress(EOFError, OSError):
        while True:
            work, args = pipe.recv()
            pipe.send_bytes(_answer(work, args))


def _answer(work: Callable[..., object], args: tuple[object, ...]) -> bytes:
    try:
        return pickle.dumps(work(*args))
    except Exception as error:  # noqa: BLE001 - the server reports any error
        told = traceback.format_exc()
        with suppress(Exception):
            error.add_note(told)
            answer = pickle.dumps(error)
            pickle.loads(answer)  # noqa: S301 - our own; some errors can't be read again
            return answer
        return pickle.dumps(WorkError(told))
