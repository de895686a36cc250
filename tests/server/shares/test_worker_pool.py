"""Worker processes: they outlive a worker's death, and don't outlive their server."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from unittest.mock import patch

import pytest

from azulejos.server import limits
from azulejos.server.shares import worker_pool
from azulejos.server.shares.fair_queue import Share
from azulejos.server.shares.worker_pool import WorkerPool, WorkersDiedError
from azulejos.wire.refusals import Code, RefusedError
from azulejos.words.phrases import phrase

A = Share("a")


@asynccontextmanager
async def working(num: int = 1) -> AsyncIterator[WorkerPool]:
    workers = WorkerPool(num)
    try:
        yield workers
    finally:
        workers.close()


def die_once(mark: Path) -> str:
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "done by the next one"


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def refuse() -> None:
    raise RefusedError(Code.BAD_RECORD, [phrase("notation-steps", count=3)], "three steps")


def wait_for(mark: Path) -> None:
    while not mark.exists():
        time.sleep(0.01)


def fail() -> None:
    raise LookupError("nothing there")


def fail_badly() -> None:
    class HereOnlyError(Exception):
        """Can't be pickled."""

    raise HereOnlyError("what went wrong")


def niceness() -> int:
    return os.getpriority(os.PRIO_PROCESS, 0)


def test_work_is_done_elsewhere() -> None:
    async def run() -> None:
        async with working() as workers:
            first = await workers.run(A, os.getpid)
            assert first != os.getpid()
            assert await workers.run(A, os.getpid) == first, (
                "one process does one thing after another"
            )

    asyncio.run(run())


def test_work_stands_back() -> None:
    async def is_nicer() -> bool:
        async with working() as workers:
            here = os.getpriority(os.PRIO_PROCESS, 0)
            return await workers.run(A, niceness) == min(19, here + limits.WORKER_NICENESS)

    # Some machines change the niceness of processes themselves, at any moment.
    assert any(asyncio.run(is_nicer()) for _ in range(5))


def test_a_refusal_comes_back_as_it_is_and_an_error_too() -> None:
    async def run() -> None:
        async with working() as workers:
            with pytest.raises(RefusedError) as refused:
                await workers.run(A, refuse)
            told = refused.value.code, refused.value.speech, refused.value.detail
            assert told == (Code.BAD_RECORD, (phrase("notation-steps", count=3),), "three steps")
            with pytest.raises(LookupError, match="nothing there") as failed:
                await workers.run(A, fail)
            assert "in fail" in failed.value.__notes__[0]
            with pytest.raises(Exception, match="what went wrong"):
                await workers.run(A, fail_badly)
            assert await workers.run(A, abs, -1) == 1

    asyncio.run(run())


def test_a_killed_worker_is_replaced_and_its_work_done_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with working() as workers:
            assert await workers.run(A, die_once, tmp_path / "mark") == "done by the next one"
            pid = await workers.run(A, os.getpid)
            # Between two jobs, too.
            os.kill(pid, signal.SIGKILL)
            assert await workers.run(A, os.getpid) != pid
            with pytest.raises(WorkersDiedError):
                await workers.run(A, die)
            assert await workers.run(A, abs, -1) == 1

    asyncio.run(run())


def test_workers_that_were_killed_while_idle_are_nobodys_fault() -> None:
    """The machine was short of memory for a moment, say."""

    async def run() -> None:
        async with working(4) as workers:
            shares = [Share(name) for name in "abcd"]
            # All at once, so there are four.
            pids = await asyncio.gather(*(workers.run(share, os.getpid) for share in shares))
            assert len({*pids}) == 4
            for pid in pids:
                os.kill(pid, signal.SIGKILL)
            assert await workers.run(A, os.getpid) not in pids
            for pid in pids:
                assert not is_running(pid)

    asyncio.run(run())


def test_whoever_gives_up_keeps_the_worker_and_the_turn_lasts(tmp_path: Path) -> None:
    """Nobody waits until it is killed and another one has started."""

    async def run() -> None:
        async with working() as workers:
            pid = await workers.run(A, os.getpid)
            may_end = tmp_path / "end"
            asking = asyncio.create_task(workers.run(A, wait_for, may_end))
            while not workers.queue.num_taken:
                await asyncio.sleep(0)
            asking.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asking
            assert is_running(pid)
            waiting = asyncio.create_task(workers.run(A, os.getpid))
            given_up = asyncio.create_task(workers.run(A, os.getpid))
            await asyncio.sleep(0)
            assert (workers.queue.num_taken, workers.queue.num_waiting) == (1, 2)
            given_up.cancel()
            await asyncio.sleep(0)
            assert workers.queue.num_waiting == 1
            may_end.touch()
            assert await waiting == pid
            assert workers.queue.num_taken == 0

    asyncio.run(run())


def test_nothing_of_a_dead_worker_blocks_the_loop() -> None:
    """Ending a process waits for the system, so a thread does it."""
    loops: list[int] = []

    def end(self: worker_pool._Process) -> None:
        loops.append(threading.get_ident())
        before(self)

    before = worker_pool._Process.end

    async def run() -> None:
        async with working() as workers:
            await workers.run(A, os.getpid)
            with patch.object(worker_pool._Process, "end", end):
                with pytest.raises(WorkersDiedError):
                    await workers.run(A, die)
                with patch.object(limits, "WORK_SECONDS", 0.2), pytest.raises(WorkersDiedError):
                    await workers.run(A, time.sleep, 600)
        assert len(loops) == 4
        assert threading.get_ident() not in loops

    asyncio.run(run())


def test_a_worker_that_could_not_start_is_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        async with working() as workers, asyncio.timeout(60):
            failing = RuntimeError("can't start new thread")
            with patch.object(worker_pool, "_Process", side_effect=failing):
                assert await workers.run_soon(A, os.getpid) == os.getpid(), "a thread did it"
                while workers._starting is not None:
                    await asyncio.sleep(0.01)
            while await workers.run_soon(A, os.getpid) == os.getpid():
                await asyncio.sleep(0.01)
        assert "can't start new thread" in caplog.text

    asyncio.run(run())


def test_work_that_takes_too_long_is_ended() -> None:
    async def run() -> None:
        async with working() as workers:
            await workers.run(A, os.getpid)
            with patch.object(limits, "WORK_SECONDS", 0.2), pytest.raises(WorkersDiedError):
                await workers.run(A, time.sleep, 600)
            assert await workers.run(A, abs, -1) == 1

    asyncio.run(run())


def test_nobody_waits_for_a_process_to_start_for_short_work() -> None:
    async def run() -> None:
        async with working() as workers, asyncio.timeout(60):
            assert await workers.run_soon(A, os.getpid) == os.getpid(), "a thread did it"
            while await workers.run_soon(A, os.getpid) == os.getpid():
                await asyncio.sleep(0.01)

    asyncio.run(run())


def test_closing_ends_the_work_at_once() -> None:
    async def run() -> None:
        workers = WorkerPool(1)
        pid = await workers.run(A, os.getpid)
        working = asyncio.create_task(workers.run(A, time.sleep, 600))
        await asyncio.sleep(0.1)
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)
        began = time.monotonic()
        workers.close()
        assert time.monotonic() - began < 30
        assert not Path(f"/proc/{pid}").exists()

    asyncio.run(run())


KILLED = """
import asyncio, os, signal
from azulejos.server.shares.fair_queue import Share
from azulejos.server.shares.worker_pool import WorkerPool

async def run():
    print(await WorkerPool(1).run(Share(), os.getpid), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    asyncio.run(run())
"""


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="needs /proc")
def test_a_killed_server_leaves_no_process_behind(tmp_path: Path) -> None:
    script = tmp_path / "killed.py"
    script.write_text(KILLED, "utf-8")
    done = subprocess.run([sys.executable, script], stdout=subprocess.PIPE, text=True, check=False)
    pid = int(done.stdout)
    until = time.monotonic() + 60
    while is_running(pid):
        assert time.monotonic() < until, "the worker goes on without its server"
        time.sleep(0.02)


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
