"""The table of `azulejos bench`."""

from __future__ import annotations

import json

import pytest

from azulejos.native.bench import BatchSpeed, CoreSpeed, PythonSpeed, Speed
from azulejos.terminal import bench_report

SPEED = Speed(
    core=(CoreSpeed(2, "colored", 500_000, 36_000_000, None, 120),),
    batch=(
        BatchSpeed(1, 4096, 5_000_000, 4_000_000, 2.0),
        BatchSpeed(2, 8192, 9_500_000, 7_600_000, 3.8),
    ),
    stepping=PythonSpeed(36_000, 2_500_000),
    rules=PythonSpeed(153, 10_861),
)


@pytest.fixture(autouse=True)
def _measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_report, "measure", lambda _: SPEED)


def test_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    bench_report.print_bench(as_json=False)
    assert (
        capsys.readouterr().out
        == """\
Random games, one core            games/s    plies/s  instr./ply  bytes/state
core, 2 players, colored          500,000 36,000,000           -          120
core, stepped from Python          36,000  2,500,000
rules, in Python                      153     10,861

A batch, steps/s       masks  and observations  times as fast as stepped one by one
1 thread           5,000,000         4,000,000            2.0
2 threads          9,500,000         7,600,000            3.8
Instructions are counted where valgrind is installed.
"""
    )


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    bench_report.print_bench(as_json=True)
    told = json.loads(capsys.readouterr().out)
    assert [each["threads"] for each in told["batch"]] == [1, 2]
    assert told["batch"][1]["times_as_fast"] == 3.8
