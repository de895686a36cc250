"""Health check, and metrics in the text format of Prometheus."""

from __future__ import annotations

from dataclasses import dataclass

from litestar import MediaType, get
from litestar.di import NamedDependency

from azulejos.server.companions.hub import CompanionHub
from azulejos.server.tables.hub import Hub

from .traffic import check_reading


@dataclass(slots=True)
class Metrics:
    """The counters of the HTTP layer; the hub has the others."""

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
    summary="Whether the server serves",
)
async def health(hub: NamedDependency[Hub]) -> str:
    await hub.storage.log("")
    return "ok\n"


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
