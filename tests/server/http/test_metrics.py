"""`/metrics`: what Prometheus reads, and what the page for operators says about it."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from typing import Any, cast

import pytest
from litestar.datastructures import State
from litestar.types import Send

from azulejos.server.histograms import Histogram
from azulejos.server.http.metrics import Measured
from tests.docs import pages
from tests.server.serving import Server, get, running

PAGE = pages.read(pages.DOCS / "how-to" / "run-a-server.md")


class Measuring:
    num_failed = 0
    requests = Histogram()


def figures(server: Server) -> dict[str, float]:
    lines = get(f"{server.url}/metrics").text.splitlines()
    told = [line.rpartition(" ") for line in lines if not line.startswith("#")]
    return {name: float(value) for name, _, value in told}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("measured") / "data") as started:
        yield started


def test_the_page_names_every_figure(server: Server) -> None:
    text = get(f"{server.url}/metrics").text
    given = set(re.findall(r"^# TYPE (\w+) ", text, re.MULTILINE))
    told = set(re.findall(r"`(azulejos_[a-z_]+)`", PAGE))
    assert given == told
    # Parts of histograms in the alerts.
    asked = set(re.findall(r"\b(azulejos_[a-z_]+)", PAGE))
    assert {re.sub(r"_(bucket|sum|count)$", "", name) for name in asked} == given


def test_a_slash_behind_metrics_makes_no_difference(server: Server) -> None:
    assert "azulejos_tables" in get(f"{server.url}/metrics/").text


def test_answers_writes_and_lateness_are_measured(server: Server) -> None:
    before = figures(server)
    made = server.open(None, None)
    server.sit(made, 0)
    token = server.sit(made, 1)
    ask = {"type": "ask", "id": "a", "seat": 1, "after": 0, "request": {"type": "leave"}}
    server.post(f"/{made['table']}/messages", ask, token)
    time.sleep(0.3)
    after = figures(server)
    assert after['azulejos_answer_seconds_count{type="ask"}'] == 1
    assert after["azulejos_request_seconds_count"] >= before["azulejos_request_seconds_count"] + 4
    for name in ("write_wait_seconds", "commit_seconds", "late_seconds"):
        assert after[f"azulejos_{name}_count"] > before[f"azulejos_{name}_count"], name
    # The collection at the start.
    assert before["azulejos_garbage_seconds_count"] > 0


@pytest.mark.parametrize("is_answered", [False, True])
def test_what_a_stopping_server_cancels_is_no_error_of_the_application(is_answered: bool) -> None:
    """uvicorn cancels what isn't answered in time, and would log a traceback."""
    sent: list[Any] = []

    class Cancelled:
        state = State({"metrics": Measuring()})

        async def __call__(self, _scope: object, _receive: object, send: Send) -> None:
            if is_answered:
                await send({"type": "http.response.start", "status": 200, "headers": ()})
            raise asyncio.CancelledError

    async def send(message: object) -> None:
        sent.append(message)

    measured = Measured(cast(Any, Cancelled()))
    asyncio.run(measured(cast(Any, {"type": "http"}), cast(Any, None), cast(Any, send)))
    assert [each["status"] for each in sent if "status" in each] == [200 if is_answered else 503]
