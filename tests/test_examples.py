"""The programs of `examples/` run, for a few steps."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[1] / "examples"


def run(name: str, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *arguments],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_heuristic_bot_beats_random_moves() -> None:
    told = run("heuristic_bot.py", "--against", "random", "--games", "10")
    assert told.startswith("100.0% (")


@pytest.mark.long
def test_the_learner_learns_for_a_moment() -> None:
    pytest.importorskip("torch")
    told = run("masked_ppo.py", "--minutes", "0.05", "--against", "random", "--games", "2")
    assert told.splitlines()[0].startswith("  0.0 min, 0 moves: random ")
    assert told.count("\n") >= 2


def test_every_example_is_tried() -> None:
    here = Path(__file__).read_text("utf-8")
    assert all(f'"{path.name}"' in here for path in EXAMPLES.glob("*.py"))
