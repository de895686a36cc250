"""Skips are failures in CI, and only there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

CONFTEST = Path(__file__).with_name("conftest.py")

SKIPS = """
import pytest

@pytest.mark.skip(reason="no browser here")
def test_marked(): ...

def test_called():
    pytest.skip("no database here")

@pytest.mark.xfail(strict=True, reason="a known fault")
def test_expected_to_fail():
    assert False
"""
SKIPPED_MODULE = """
import pytest
pytest.importorskip("no_such_module", reason="no such module here")
"""
REASONS = ("no browser here", "no database here", "no such module here")


def run(folder: Path, ci: str) -> subprocess.CompletedProcess[str]:
    (folder / "conftest.py").write_text(CONFTEST.read_text(encoding="utf-8"), encoding="utf-8")
    (folder / "test_skips.py").write_text(SKIPS, encoding="utf-8")
    (folder / "test_skipped_module.py").write_text(SKIPPED_MODULE, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-rsf", "-p", "no:cacheprovider", "--rootdir=."]
    environment = os.environ | {"AZULEJOS_CI": ci}
    return subprocess.run(
        [*command, "--continue-on-collection-errors"],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_skip_is_a_failure_in_ci_and_says_why(tmp_path: Path) -> None:
    done = run(tmp_path, ci="1")
    assert done.returncode == pytest.ExitCode.TESTS_FAILED
    assert "1 failed, 1 xfailed, 2 errors" in done.stdout
    for reason in REASONS:
        assert "with AZULEJOS_CI=1 a skipped test is a failure" in done.stdout
        assert reason in done.stdout


def test_a_skip_is_a_skip_elsewhere(tmp_path: Path) -> None:
    done = run(tmp_path, ci="")
    assert done.returncode == pytest.ExitCode.OK
    assert "3 skipped, 1 xfailed" in done.stdout
    for reason in REASONS:
        assert reason in done.stdout
