"""Health check, and metrics in the text format of Prometheus."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from typing import Final

from litestar import Litestar, MediaType, Response, get
from litestar.di import NamedDependency
from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send
from sqlalchemy.exc import SQLAlchemyError

from azulejos.server import limits
from azulejos.server.companions.hub import CompanionHub
from azulejos.server.garbage_collector import GarbageCollector
from azulejos.server.histograms import Histogram
from azulejos.server.shares.unread_bytes import UnreadBytes
from azulejos.server.store.storage import Storage
from azulejos.server.tables.hub import Hub
from azulejos.wire.messages import Ask, Hint, Options, Say

from .admission import Admission
from .traffic import check_reading

_NO_WRITING: Final = "the database can't be written; the server's log says why"
_NO_ANSWER: Final = "the database doesn't answer"
_log = logging.getLogger(__name__)


class Probe:
    """What `/health` found out last. It writes to the disk, so not for every request."""

    def __init__(self) -> None:
        self._asking = asyncio.Lock()
        self._asked_at = -math.inf
        self._problem: str | None = None

    async def problem(self, storage: Storage) -> str | None:
        """Why the server can't write and read; None if it can."""
        async with self._asking:
            if time.monotonic() - self._asked_at < limits.PROBE_PAUSE_SECONDS:
                return self._problem
            before, self._problem = self._problem, None
            try:
                await storage.probe()
            except (SQLAlchemyError, OSError) as error:
                # No error's own words: they could say where the database is.
                timed_out = isinstance(error, TimeoutError)
                self._problem = _NO_ANSWER if timed_out else _NO_WRITING
                if before is None:
                    _log.exception("the server isn't healthy: %s", self._problem)
            self._asked_at = time.monotonic()
            return self._problem


class LogCounter(logging.Handler):
    """Counts what is logged as an error or as a warning."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.num_errors = 0
        self.num_warnings = 0

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.ERROR:
            self.num_errors += 1
        else:
            self.num_warnings += 1


@dataclass(slots=True)
class Metrics:
    """The counters of the HTTP layer; the hub has the others."""

    probe: Probe = field(default_factory=Probe)
    logged: LogCounter = field(default_factory=LogCounter)
    garbage: GarbageCollector = field(default_factory=GarbageCollector)
    lateness: Histogram = field(default_factory=Histogram)
    """How late the event loop does what is due, measured ten times a second."""
    answers: dict[str, Histogram] = field(default_factory=lambda: defaultdict(Histogram))
    """From reading a message to its answer, for each type of message."""
    requests: Histogram = field(default_factory=Histogram)
    """From an HTTP request to the beginning of its answer."""

    admission: Admission = field(default_factory=lambda: Admission(0, 0))
    unread: UnreadBytes = field(default_factory=lambda: UnreadBytes(0, 0))

    num_sockets: int = 0
    num_messages: int = 0
    num_too_slow: int = 0
    num_failed: int = 0
    """Requests that were answered with 500 or 503."""

    def answering(self, message: Ask | Say | Options | Hint) -> AbstractContextManager[None]:
        """Measures how long the answer takes."""
        return self.answers[type(message).__name__.lower()].measuring()

    def count_too_slow(self) -> None:
        self.num_too_slow += 1

    def text(self, hub: Hub, companions: CompanionHub) -> str:
        return "\n".join((*self._figures(hub, companions), *self._histograms(hub), ""))

    def _figures(self, hub: Hub, companions: CompanionHub) -> Iterator[str]:
        num_damaged = hub.awake.set_aside.num + companions.awake.set_aside.num
        gauges = {
            "tables": ("tables in memory", hub.num_tables),
            "sockets": ("open sockets", self.num_sockets),
            "damaged": ("damaged tables and companions that were set aside", num_damaged),
            "bots_thinking": ("moves thought about or waiting", hub.bots.num_waiting),
            "writes_waiting": ("writes that wait for the disk", hub.storage.num_waiting),
            "connections": ("open connections", self.admission.num_open),
            "unread_bytes": ("bytes that clients haven't read", self.unread.total),
            "work_waiting": ("work that waits for a process", hub.workers.queue.num_waiting),
        }
        counters = {
            "messages": ("messages from sockets", self.num_messages),
            "too_slow": ("sockets and streams cut off for not reading", self.num_too_slow),
            "commits": ("commits to the database", hub.storage.num_commits),
            "failed": ("requests answered with 500 or 503", self.num_failed),
            "errors": ("errors in the log", self.logged.num_errors),
            "turned_away": ("connections beyond the limits", self.admission.num_turned_away),
            "cut_off": ("clients cut off for unread bytes", self.unread.num_cut_off),
            "work_refused": ("work refused as busy", hub.workers.queue.num_refused),
            "hints_refused": ("hints refused as busy", hub.bots.queue.num_refused),
            "bots_shortened": ("searches with less time than usual", hub.bots.num_shortened),
            "warnings": ("warnings in the log", self.logged.num_warnings),
        }
        for name, (about, value) in gauges.items():
            yield from _headed(name, "gauge", about, [f"azulejos_{name} {value}"])
        for name, (about, value) in counters.items():
            total = f"{name}_total"
            yield from _headed(total, "counter", about, [f"azulejos_{total} {value}"])

    def _histograms(self, hub: Hub) -> Iterator[str]:
        storage, kind = hub.storage, "histogram"
        name = "answer_seconds"
        answers = [
            line
            for asked, histogram in sorted(self.answers.items())
            for line in histogram.lines(f"azulejos_{name}", f'type="{asked}"')
        ]
        yield from _headed(name, kind, "from a message to its answer", answers)
        histograms = {
            "request_seconds": ("from an HTTP request to its answer", self.requests),
            "write_wait_seconds": ("how long a write waits for its commit", storage.waits),
            "commit_seconds": ("how long a commit takes", storage.commits),
            "work_wait_seconds": ("how long work waits for a process", hub.workers.queue.waits),
            "bot_wait_seconds": ("how long moves and hints wait", hub.bots.queue.waits),
            "late_seconds": ("how late the event loop is", self.lateness),
            "garbage_seconds": ("pauses of the garbage collector", self.garbage.collections),
        }
        for name, (about, histogram) in histograms.items():
            yield from _headed(name, kind, about, histogram.lines(f"azulejos_{name}"))


class Measured:
    """The application, with its HTTP requests measured."""

    def __init__(self, app: Litestar) -> None:
        self._app = app
        self._metrics: Metrics = app.state["metrics"]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        metrics, asked_at = self._metrics, time.perf_counter()

        is_answered = False

        async def measuring(message: Message) -> None:
            nonlocal is_answered
            if message["type"] == "http.response.start":
                is_answered = True
                metrics.requests.add(time.perf_counter() - asked_at)
                metrics.num_failed += message["status"] >= 500
            await send(message)

        try:
            await self._app(scope, receive, measuring)
        except asyncio.CancelledError:
            # When the server stops, uvicorn cancels what isn't answered yet. It would log this as
            # an error of the application.
            if not is_answered:
                await send({"type": "http.response.start", "status": 503, "headers": ()})
                await send({"type": "http.response.body", "body": b"", "more_body": False})


def _headed(name: str, kind: str, about: str, lines: Iterable[str]) -> Iterator[str]:
    yield f"# HELP azulejos_{name} {about}"
    yield f"# TYPE azulejos_{name} {kind}"
    yield from lines


@get(
    "/health",
    guards=[check_reading],
    media_type=MediaType.TEXT,
    summary="Whether the server can write and read",
)
async def health(hub: NamedDependency[Hub], metrics: NamedDependency[Metrics]) -> Response[str]:
    problem = await metrics.probe.problem(hub.storage)
    if problem is None:
        return Response("ok\n")
    return Response(f"{problem}\n", status_code=503)


@get(
    "/metrics",
    guards=[check_reading],
    media_type=MediaType.TEXT,
    summary="Figures for Prometheus",
)
async def measure(
    hub: NamedDependency[Hub],
    companions: NamedDependency[CompanionHub],
    metrics: NamedDependency[Metrics],
) -> str:
    return metrics.text(hub, companions)
