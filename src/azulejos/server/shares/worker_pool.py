"""Processes for work that takes long: on the event loop or in a thread it would hold up everybody.

They start when they are first needed, and end with the server, however that ends. A process that
dies is replaced, and its work is done again once. Work that has begun goes on even if nobody waits
for it any more: another process would take longer to start.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import pickle
import signal
import sys
import threading
import traceback
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, contextmanager, suppress
from importlib import import_module
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from typing import Any, Final, TypeAlias, TypeVar, TypeVarTuple, Unpack

from azulejos.server import limits
from azulejos.wire.refusals import Code, RefusedError

from .fair_queue import FairQueue, MostWaiting, Share

_T = TypeVar("_T")
_Ts = TypeVarTuple("_Ts")
_Job: TypeAlias = tuple[Callable[..., Any], tuple[Any, ...]]
_InThread: TypeAlias = Callable[..., Awaitable[Any]]
_BEGUN: Final = "begun"
"""A process says so when it has got its work, so that it is known whose fault its death is."""
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
        self._working: set[asyncio.Task[Any]] = set()
        self._starting: asyncio.Task[None] | None = None

    async def run(self, share: Share, work: Callable[[Unpack[_Ts]], _T], *args: *_Ts) -> _T:
        """Does it in a process. Function, arguments and result must be picklable.

        Raises RefusedError if too much waits, the function's own errors, and WorkersDiedError.
        """
        async with AsyncExitStack() as turn:
            await turn.enter_async_context(self.queue.turn(share))
            # Whoever asks may go, and the turn still lasts until the work is done.
            working = asyncio.create_task(self._work(turn.pop_all(), work, args))
        self._working.add(working)
        working.add_done_callback(self._working.discard)
        result: _T = await asyncio.shield(working)
        return result

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
        for task in [*self._working, *([] if self._starting is None else [self._starting])]:
            task.cancel()
        for process in [*self._idle, *self._busy]:
            process.end()
        self._idle.clear()
        self._threads.shutdown(wait=True, cancel_futures=True)

    async def _start_one(self, module: str) -> None:
        """Takes no turn: it must not delay what a thread does meanwhile."""
        try:
            process = await asyncio.to_thread(_Process)
            await self._do(process, (import_module, (module,)), asyncio.to_thread)
        except Exception:  # noqa: BLE001 - a thread did the work; the next one may try again
            _log.exception("a worker process could not be started")
        finally:
            self._starting = None

    async def _work(
        self, turn: AsyncExitStack, work: Callable[..., Any], args: tuple[Any, ...]
    ) -> Any:  # noqa: ANN401
        """Tries until the work has ended too many processes. Those that died while nobody used them
        don't count."""
        async with turn:
            num_ended = 0
            while num_ended < limits.WORK_ATTEMPTS:
                try:
                    result = await self._try((work, args))
                except _NotBegunError:
                    continue
                except _DeadError:
                    num_ended += 1
                    continue
                if isinstance(result, Exception):
                    raise result
                return result
        raise WorkersDiedError(f"{work.__name__} ended its process {limits.WORK_ATTEMPTS} times")

    async def _try(self, job: _Job) -> object:
        if self._idle:
            return await self._do(self._idle.pop(), job, self._in_thread)
        try:
            process = await self._in_thread(_Process)
        except OSError as error:
            _log.exception("a worker process could not be started")
            raise RefusedError(Code.BUSY) from error
        try:
            return await self._do(process, job, self._in_thread)
        except _NotBegunError as error:
            # Not again and again: none of them may be able to start.
            raise _DeadError from error

    async def _do(self, process: _Process, job: _Job, in_thread: _InThread) -> object:
        """The result of the job, or its error. The process is idle afterwards. Raises _DeadError,
        and `_NotBegunError` if it was dead already."""
        self._busy.add(process)
        try:
            result: object = await in_thread(process.do, job)
        finally:
            self._busy.discard(process)
        # One more may have been started meanwhile.
        if len(self._idle) < self.queue.num_slots:
            self._idle.append(process)
        else:
            await in_thread(process.end)
        return result

    async def _in_thread(self, work: Callable[[Unpack[_Ts]], _T], *args: *_Ts) -> _T:
        """In one of the threads that always are free for whoever has a turn."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)


class _DeadError(Exception):
    """The process died or took too long, and has ended."""


class _NotBegunError(_DeadError):
    """It had died before, or didn't start."""


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
        self._ending = threading.Lock()

    def do(self, job: _Job) -> object:
        """The result of the job, or its error. Raises _DeadError."""
        has_begun = False
        try:
            self._pipe.send(job)
            self._receive()
            has_begun = True
            return self._receive()
        except _DeadError:
            self.end()
            raise
        except (EOFError, OSError) as error:
            _log.warning("a worker process died; the next one does its work")
            self.end()
            raise (_DeadError if has_begun else _NotBegunError) from error

    def end(self) -> None:
        """Blocks until it has ended."""
        # Not the pipe: a thread may be reading it.
        with self._ending:
            self._process.kill()
            self._process.join()

    def _receive(self) -> object:
        if not self._pipe.poll(limits.WORK_SECONDS):
            _log.error("a worker process took more than %g seconds", limits.WORK_SECONDS)
            raise _DeadError
        return self._pipe.recv()


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
            pipe.send(_BEGUN)
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
