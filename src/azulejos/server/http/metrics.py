"""Health check, and metrics in the text format of Prometheus."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from dataclasses import dataclass, field
from typing import Final

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from sqlalchemy.exc import SQLAlchemyError

from azulejos.server import limits
from azulejos.server.companions.hub import CompanionHub
from azulejos.server.store.storage import Storage
from azulejos.server.tables.hub import Hub

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


@dataclass(slots=True)
class Metrics:
    """The counters of the HTTP layer; the hub has the others."""

    probe: Probe = field(default_factory=Probe)

    num_sockets: int = 0
    num_messages: int = 0
    num_too_slow: int = 0

    def count_too_slow(self) -> None:
        self.num_too_slow += 1

    def text(self, hub: Hub, companions: CompanionHub) -> str:
        num_damaged = hub.set_aside.num + companions.set_aside.num
        values = {
            "tables": ("gauge", "tables in memory", hub.num_tables),
            "sockets": ("gauge", "open sockets", self.num_sockets),
            "messages_total": ("counter", "messages from sockets", self.num_messages),
            "too_slow_total": (
                "counter",
                "sockets and streams cut off for not reading",
                self.num_too_slow,
            ),
            "commits_total": ("counter", "commits to the database", hub.storage.num_commits),
            "damaged": ("gauge", "damaged tables and companions that were set aside", num_damaged),
            "bots_thinking": ("gauge", "moves thought about or waiting", hub.bots.num_waiting),
        }
        return "".join(
            f"# HELP azulejos_{name} {about}\n# TYPE azulejos_{name} {kind}\n"
            f"azulejos_{name} {value}\n"
            for name, (kind, about, value) in values.items()
        )


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
