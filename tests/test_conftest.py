"""Skips are failures in CI, and only there; elsewhere the last line tells them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import told_skips

CONFTEST = Path(__file__).with_name("conftest.py")
OTHERS = sorted(set(Path(__file__).parent.rglob("test_*.py")) - {Path(__file__)})

SKIPS = """
import pytest

@pytest.mark.skip(reason="Chromium is missing: apt install chromium")
@pytest.mark.parametrize("number", range(2))
def test_marked(number): ...

def test_called():
    pytest.skip("PostgreSQL is missing: apt install postgresql chromium")

@pytest.mark.xfail(strict=True, reason="a known fault")
def test_expected_to_fail():
    assert False
"""
SKIPPED_MODULE = """
import pytest
pytest.importorskip("no_such_module", reason="no such module here")
"""
CASES = """
import pytest

@pytest.mark.one_in(3)
@pytest.mark.parametrize("case", ["a1", "a2", "a3", "a4", "a5"])
def test_from_the_first(case): ...

@pytest.mark.one_in(3, 1)
@pytest.mark.parametrize("case", ["b1", "b2", "b3", "b4", "b5"])
def test_from_the_second(case): ...
"""
REASONS = (
    "Chromium is missing: apt install chromium",
    "PostgreSQL is missing: apt install postgresql chromium",
    "no such module here",
)
LAST_LINE = (
    "Skipped: Chromium (2 tests), no such module here (1 test), PostgreSQL (1 test). "
    "Install: sudo apt-get install chromium postgresql"
)


def run(folder: Path, ci: str, *options: str) -> subprocess.CompletedProcess[str]:
    (folder / "conftest.py").write_text(CONFTEST.read_text(encoding="utf-8"), encoding="utf-8")
    (folder / "test_skips.py").write_text(SKIPS, encoding="utf-8")
    (folder / "test_skipped_module.py").write_text(SKIPPED_MODULE, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-rsf", "-p", "no:cacheprovider", "--rootdir=."]
    environment = os.environ | {"AZULEJOS_CI": ci}
    return subprocess.run(
        [*command, "--continue-on-collection-errors", *options],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_skip_is_a_failure_in_ci_and_says_why(tmp_path: Path) -> None:
    done = run(tmp_path, ci="1")
    assert done.returncode == pytest.ExitCode.TESTS_FAILED
    assert "1 failed, 1 xfailed, 3 errors" in done.stdout
    for reason in REASONS:
        assert "with AZULEJOS_CI=1 a skipped test is a failure" in done.stdout
        assert reason in done.stdout


@pytest.mark.parametrize("workers", ["-n0", "-n2"])
def test_a_skip_is_a_skip_elsewhere(tmp_path: Path, workers: str) -> None:
    done = run(tmp_path, "", workers)
    assert done.returncode == pytest.ExitCode.OK
    assert done.stdout.endswith(f"\n{LAST_LINE}\n")
    assert "4 skipped, 1 xfailed" in done.stdout
    for reason in REASONS:
        assert reason in done.stdout


def test_the_last_line_says_so_where_nothing_was_skipped() -> None:
    assert told_skips([]) == "Skipped: nothing."


def test_the_last_line_is_the_same_whichever_worker_ends_first() -> None:
    assert told_skips(REASONS) == told_skips(REASONS[::-1])


def test_a_skip_that_no_package_prevents_names_no_command() -> None:
    assert told_skips(["not an x86-64 machine"]) == "Skipped: not an x86-64 machine (1 test)."


def test_one_in_so_many_cases_runs_and_the_others_are_long(tmp_path: Path) -> None:
    (tmp_path / "test_cases.py").write_text(CASES, encoding="utf-8")
    options = ("-W", "ignore", "-q", "--collect-only", "test_cases.py")
    for chosen, cases in (("not long", ("a1", "b2", "a4", "b5")), ("long", ("a2", "a3", "b1"))):
        names = re.findall(r"::test_\w+\[(\w+)\]", run(tmp_path, "", *options, "-m", chosen).stdout)
        assert set(cases) <= set(names), names
        assert len(names) == (4 if chosen == "not long" else 6)


def test_every_test_that_asks_for_a_volume_is_marked() -> None:
    """`make test-long` finds it by its marker."""
    for path in OTHERS:
        text = path.read_text(encoding="utf-8")
        assert ("tests.volume" in text) is ("pytest.mark.volume" in text), path
