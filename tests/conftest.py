"""How all tests run: profiles of hypothesis, and no skips in CI."""

from __future__ import annotations

import os
from collections.abc import Generator

import pytest
from hypothesis import settings

IS_CI = os.environ.get("AZULEJOS_CI") == "1"
"""Set by `.ci/run`: there, whatever a test needs is installed, so that a skip is a failure."""

# How long an example takes depends on the machine; the whole run is timed, not each example.
settings.register_profile("quick", max_examples=40, deadline=None)
settings.register_profile("ci", max_examples=40, deadline=None, derandomize=True, database=None)
settings.register_profile("long", max_examples=300, deadline=None)
settings.load_profile(os.environ.get("AZULEJOS_PROFILE") or ("ci" if IS_CI else "quick"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if IS_CI and report.skipped and not hasattr(report, "wasxfail"):
        fail_skipped(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """A module that skips itself, as by `importorskip`, is skipped when it is collected."""
    report = yield
    if IS_CI and report.skipped:
        fail_skipped(report)
    return report


def fail_skipped(report: pytest.TestReport | pytest.CollectReport) -> None:
    """Turns a skip into a failure that keeps its reason."""
    skip = report.longrepr
    reason = skip[2] if isinstance(skip, tuple) else str(skip)
    report.outcome = "failed"
    report.longrepr = f"with AZULEJOS_CI=1 a skipped test is a failure: {reason}"
