"""The bench signature: random games of fixed seeds. A refactoring must not move it; a change of
the rules or of the generator brings new numbers, and says so in its commit."""

from __future__ import annotations

import subprocess
import threading
import time

import pytest

from azulejos import native
from azulejos.native.bench import PROGRAM

from .building import ROOT

SIGNATURES = {
    (2, False): (141_402, "bc27ba86b67aef1e"),
    (3, False): (179_549, "216ab1ebfe2862d6"),
    (4, False): (216_426, "11f2325a06b7666d"),
    (2, True): (201_442, "ac4e351ae580523f"),
    (3, True): (254_110, "7dea8817e2ad04ce"),
    (4, True): (303_650, "e8dd1e62934e3665"),
}


@pytest.mark.parametrize(("players", "gray"), SIGNATURES)
def test_signature(players: int, gray: bool) -> None:
    totals = native.play_games(players, gray, 7, 2_000, 1)
    assert (totals.plies, f"{totals.checksum:016x}") == SIGNATURES[players, gray]


def test_signature_of_the_search() -> None:
    """The nodes over fixed positions: those in native/README.md."""
    done = subprocess.run(
        [PROGRAM, "--mode", "search"], capture_output=True, text=True, check=True, timeout=300
    )
    signature = done.stdout.partition(" seconds=")[0]
    assert signature in (ROOT / "native" / "README.md").read_text().splitlines()


def test_long_calls_let_other_threads_run() -> None:
    ticks = 0
    is_done = threading.Event()

    def tick() -> None:
        nonlocal ticks
        while not is_done.is_set():
            ticks += 1
            time.sleep(0.001)

    ticking = threading.Thread(target=tick)
    ticking.start()
    before = ticks
    native.play_games(2, False, 7, 100_000, 1)
    during = ticks - before
    is_done.set()
    ticking.join()
    assert during > 10
