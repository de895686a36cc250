"""`kill -9` at random moments loses no counted game and counts none twice."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from azulejos.arena.match_folder import RECORDS, RESULTS
from azulejos.notation import read_records, replay, verify_deals
from tests.volume import volume

from .engines import engine
from .matches import arena

GAMES = volume(120, 400)
ASKED = ("random", "random", "--games", str(GAMES), "--out", "m", "--processes", "1")
LONGEST = 0.35
"""Seconds after the start of the games, in which dozens are played."""


def run_and_kill(folder: Path, rng: Random) -> None:
    """Starts the match and kills it, before its first game or later."""
    process = subprocess.Popen(
        [sys.executable, "-m", "azulejos", "arena", *ASKED],
        cwd=folder,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    path = folder / "m" / RESULTS
    before = path.stat().st_size if path.exists() else 0
    if rng.random() < 0.8:
        while process.poll() is None and (not path.exists() or path.stat().st_size <= before):
            time.sleep(0.001)
    time.sleep(rng.random() * LONGEST)
    process.kill()
    process.wait()


def is_alive(pid: int) -> bool:
    """False for a zombie, too."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2][0] != "Z"
    except FileNotFoundError:
        return False


def test_workers_and_engines_do_not_outlive_the_match(tmp_path: Path) -> None:
    """Not even a worker in a game, or an engine that does not listen."""
    note = tmp_path / "pids"
    command = engine(tmp_path, "hangs")
    path = Path(command.split()[-1])
    noted = f"import os\nprint(os.getpid(), os.getppid(), file=open({str(note)!r}, 'w'))\nfor"
    path.write_text(path.read_text().replace("start()\nfor", noted))
    process = subprocess.Popen(
        [sys.executable, "-m", "azulejos", "arena", command, "random", "--processes", "1"],
        cwd=tmp_path,
    )
    while not note.exists() or not note.read_text().endswith("\n"):
        time.sleep(0.01)
    process.kill()
    process.wait()
    pids = [int(pid) for pid in note.read_text().split()]
    while any(map(is_alive, pids)):
        time.sleep(0.01)


@pytest.mark.volume
def test_killed_again_and_again_every_game_is_there_once(tmp_path: Path) -> None:
    rng = Random(4)
    path = tmp_path / "m" / RESULTS
    kept: list[str] = []
    kills = 0
    while len(kept) < GAMES - 20 and kills < 25:
        run_and_kill(tmp_path, rng)
        kills += 1
        if not path.exists():
            continue
        now = path.read_text().split("\n")[1:-1]
        assert now[: len(kept)] == kept, "what was counted stays"
        kept = now
    assert kills > 1
    done = arena(*ASKED, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    results = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    assert sorted(result["game"] for result in results) == list(range(GAMES))
    records = list(read_records(tmp_path / "m" / RECORDS))
    assert [record.tag("Game") for record in records] == [str(r["game"] + 1) for r in results]
    for record in records[::10]:
        replay(record)
        verify_deals(record)
