"""A batch and threads: its own, those of Python, and forks."""
# ruff: noqa: ANN401 - numpy is an extra: mypy answers the same without it

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from azulejos.envs import Batch


def array(*shape: int, dtype: str = "i8") -> Any:
    return np.zeros(shape, dtype)


@pytest.mark.parametrize("dtype", ["i8", "i4"])
def test_the_actions_that_were_checked_are_played(dtype: str) -> None:
    """Other threads may write into them meanwhile; here the step itself does, game by game."""
    plain, batch = Batch(8, seed=1), Batch(8, seed=1)
    actions = array(8)
    plain.sample(actions)
    memory = array(9)
    given = memory.view(dtype)[:8]
    given[:] = actions
    batch.step(given, batch.arrays(seat=memory[1:]))
    plain.step(actions, plain.arrays())
    assert (given != actions).any()
    assert [batch.state(game) for game in range(8)] == [plain.state(game) for game in range(8)]


def test_the_deals_that_were_checked_are_dealt() -> None:
    batch = Batch(3, deals=False)
    memory = array(3 * 25, dtype="u1")
    given = memory.reshape(3, 5, 5)
    given[:, :, 1] = 4
    # The first game's deal writes into the second one's counts.
    batch.deal(given, batch.arrays(phase=memory[25:28]))
    assert given[1, 0].tolist() == [1, 1, 1, 0, 0]
    assert batch.state(0) != batch.state(1)  # another seat starts
    for game in range(3):
        assert batch.state(game).fields()[8:33] == [0, 4, 0, 0, 0] * 5


def test_every_game_of_a_large_batch_is_stepped_once() -> None:
    """Threads take games of each other's parts, in pieces; no game is left out or taken twice."""
    alone, shared = Batch(1_000, seed=1), Batch(1_000, seed=1, threads=3)
    seen, theirs = alone.arrays(), shared.arrays()
    actions, same = array(1_000), array(1_000)
    for _ in range(25):
        alone.sample(actions)
        shared.sample(same)
        assert (actions == same).all()
        alone.step(actions, seen)
        shared.step(same, theirs)
        assert (seen.observation == theirs.observation).all()
        assert (seen.action_mask == theirs.action_mask).all()


def test_other_threads_run_while_it_steps() -> None:
    """If it kept the GIL, no thread could ever meet another one's step."""
    batch = Batch(20_000, seed=1)
    arrays = batch.arrays()
    is_met = threading.Event()
    refusals: set[str] = set()

    def observe() -> None:
        tries = 0
        while not is_met.is_set() and tries < 100_000:
            tries += 1
            try:
                batch.observe(arrays)
            except ValueError as error:
                refusals.add(str(error))
                is_met.set()

    threads = [threading.Thread(target=observe) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert refusals == {"the batch is in use by another thread"}


def test_a_forked_process_makes_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Threads don't come along: a step would wait for them for ever."""
    batch = Batch(2, threads=2)
    monkeypatch.setattr(os, "getpid", lambda: -1)
    with pytest.raises(ValueError, match="can't be used in a forked process"):
        batch.state(0)


def test_a_forked_process_ends(tmp_path: Path) -> None:
    """It has a copy of the batch, but none of its threads to wait for."""
    program = tmp_path / "forks.py"
    program.write_text("""
import os, sys
from azulejos.envs import Batch
batch = Batch(2, threads=3)
child = os.fork()
if child:
    sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
""")
    call = [sys.executable, "-W", "ignore", str(program)]
    assert subprocess.run(call, check=False, timeout=60).returncode == 0


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere memory has no such limit")
def test_too_few_threads_are_an_error(tmp_path: Path) -> None:
    """Those that had started end, and the program goes on."""
    program = tmp_path / "starts.py"
    program.write_text("""
import resource
from pathlib import Path
from azulejos.envs import Batch
used = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
resource.setrlimit(resource.RLIMIT_AS, (used + 2**24, used + 2**24))
try:
    Batch(2, threads=256)
except RuntimeError as error:
    print(str(error).partition(":")[0])
print(Batch(2, threads=2).num_games)
""")
    call = [sys.executable, str(program)]
    told = "the system can't start 256 threads"
    done = subprocess.run(call, check=False, timeout=60, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, f"{told}\n2\n"), done.stderr
