"""Numbers that something is divided by: 0 is refused before anything starts."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

import pytest

from azulejos.server.arguments import add_serve_arguments

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


@pytest.mark.parametrize("option", ["--rate", "--reads", "--tables", "--sockets", "--bots"])
@pytest.mark.parametrize("value", ["0", "-1", "nan", "inf", "many"])
def test_a_server_takes_only_limits_above_0(
    option: str, value: str, capsys: pytest.CaptureFixture[str]
) -> None:
    parser = argparse.ArgumentParser()
    add_serve_arguments(parser)
    parser.parse_args([option, "1"])
    with pytest.raises(SystemExit):
        parser.parse_args([f"{option}={value}"])
    told = capsys.readouterr().err
    assert f"argument {option}: must be a" in told
    assert f"number above 0, not '{value}'" in told


@pytest.mark.parametrize(
    ("program", "option"),
    [
        ("load.py", "--tables=0"),
        ("load.py", "--sockets=0"),
        ("load.py", "--seconds=0"),
        ("load.py", "--rate=-1"),
        ("level.py", "--rate=0"),
        ("level.py", "--places=0"),
        ("level.py", "--minutes=0"),
    ],
)
def test_a_benchmark_does_too(program: str, option: str) -> None:
    command = [sys.executable, str(BENCHMARKS / program), option]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600)
    assert done.returncode == 2
    name, _, value = option.partition("=")
    assert done.stderr.splitlines()[-1].endswith(f"number above 0, not '{value}'")
    assert f"argument {name}: " in done.stderr
