"""How all tests run: profiles of hypothesis, no skips in CI, and a last line about skips."""

from __future__ import annotations

import gc
import os
import re
import signal
from collections import Counter
from collections.abc import Generator, Iterable, Iterator
from typing import Final

import pytest
from hypothesis import settings

IS_CI = os.environ.get("AZULEJOS_CI") == "1"
"""Set by `.ci/run`, which installs everything the tests need: there a skip is a failure."""

_SKIP: Final = re.compile(r"(?P<what>.+) is missing: apt install (?P<packages>.+)")
"""The reason of a skip that a package of Debian would prevent."""

# How long an example takes depends on the machine; the whole run is timed, not each example.
settings.register_profile("quick", max_examples=20, deadline=None)
settings.register_profile("ci", max_examples=20, deadline=None, derandomize=True, database=None)
settings.register_profile("long", max_examples=300, deadline=None)
settings.load_profile(os.environ.get("AZULEJOS_PROFILE") or ("ci" if IS_CI else "quick"))


# A shell that starts the tests in the background ignores these, and every child would inherit that.
for _signal, _handler in (
    (signal.SIGINT, signal.default_int_handler),
    (signal.SIGHUP, signal.SIG_DFL),
):
    if signal.getsignal(_signal) is signal.SIG_IGN:
        signal.signal(_signal, _handler)


@pytest.fixture(scope="session", autouse=True)
def _no_disk_is_waited_for() -> Iterator[None]:
    """`make test` saves the time: a killed process loses nothing that it wrote.

    test_data_folder.py checks the order of syncs and renames; `make test-long` really syncs.
    """
    with pytest.MonkeyPatch.context() as patch:
        if os.environ.get("AZULEJOS_PROFILE") != "long":
            patch.setattr(os, "fsync", lambda _: None)
        yield


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collects ten thousand tests without Python's garbage collector, which would find none: every
    worker saves a fifth of the time. Nor does it look at the tests again later."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leaves most cases of a test that is marked `one_in` to `make test-long`.

    The longest test begins first: at the end the other workers would wait for it.
    """
    counted: Counter[str] = Counter()
    for item in items:
        if (turn := item.get_closest_marker("one_in")) is not None:
            name = item.nodeid.partition("[")[0]
            every, start = (*turn.args, 0)[:2]
            if counted[name] % every != start:
                item.add_marker("long")
            counted[name] += 1
    items.sort(key=lambda item: item.get_closest_marker("first") is None)


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
    report.outcome = "failed"
    report.longrepr = f"with AZULEJOS_CI=1 a skipped test is a failure: {reason_of(report)}"


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> Generator[None]:
    """Writes the last line, after pytest's own summary: what was skipped, and the remedy."""
    yield
    terminal = session.config.pluginmanager.get_plugin("terminalreporter")
    is_worker = hasattr(session.config, "workerinput")
    if terminal is not None and not is_worker and not session.config.option.collectonly:
        terminal.write_line(told_skips(map(reason_of, terminal.stats.get("skipped", []))))


def reason_of(report: pytest.TestReport | pytest.CollectReport) -> str:
    skip = report.longrepr
    reason = skip[2] if isinstance(skip, tuple) else str(skip)
    return reason.removeprefix("Skipped: ")


def told_skips(reasons: Iterable[str]) -> str:
    """One line: what was skipped how often, and the one command that would install it."""
    missing: Counter[str] = Counter()
    packages: set[str] = set()
    for reason in reasons:
        found = _SKIP.fullmatch(reason)
        missing[found["what"] if found else reason] += 1
        packages.update(found["packages"].split() if found else [])
    if not missing:
        return "Skipped: nothing."
    counted = ", ".join(
        f"{what} ({count} {'test' if count == 1 else 'tests'})"
        for what, count in sorted(missing.items(), key=lambda item: item[0].casefold())
    )
    install = f" Install: sudo apt-get install {' '.join(sorted(packages))}"
    return f"Skipped: {counted}.{install if packages else ''}"
