"""The programs of `examples/` run, for a few steps."""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import product
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
def test_the_learner_learns_for_a_moment(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    log = tmp_path / "curve.jsonl"
    options = ["--minutes", "0.05", "--against", "random", "--games", "2", "--batch", "64"]
    told = run("masked_ppo.py", *options, "--log", str(log))
    assert told.splitlines()[0].startswith("  0.0 min, 0 moves: random ")
    points = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    assert len(points) == told.count("\n") >= 2
    assert points[0]["moves"] == 0 < points[-1]["moves"]
    picture = tmp_path / "curve.svg"
    call = [sys.executable, "benchmarks/plot_learning.py", str(picture), f"here={log}"]
    subprocess.run(call, check=True, cwd=EXAMPLES.parent)
    assert "<svg" in picture.read_text("utf-8")
    # A log begins anew.
    again = run("masked_ppo.py", *options, "--log", str(log))
    assert log.read_text("utf-8").count("\n") == again.count("\n")


@pytest.mark.long
def test_the_learner_refuses_files_that_it_could_not_write(tmp_path: Path) -> None:
    """Before it learns."""
    pytest.importorskip("torch")
    for option, path in product(["--log", "--save"], [tmp_path / "missing" / "file", tmp_path]):
        told = refusal(str(EXAMPLES / "masked_ppo.py"), option, str(path))
        assert told.endswith(f"error: no file can be written at {path}\n")


def test_a_curve_needs_a_title(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    told = refusal("benchmarks/plot_learning.py", str(tmp_path / "curve.svg"), "curve.jsonl")
    assert told.endswith("error: curve.jsonl has no title: TITLE=LOG\n")


def refusal(*call: str) -> str:
    done = subprocess.run(
        [sys.executable, *call], capture_output=True, text=True, check=False, cwd=EXAMPLES.parent
    )
    assert done.returncode == 2
    return done.stderr


def test_every_example_is_tried() -> None:
    here = Path(__file__).read_text("utf-8")
    assert all(f'"{path.name}"' in here for path in EXAMPLES.glob("*.py"))
