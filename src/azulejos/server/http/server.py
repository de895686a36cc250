"""Runs the server until Ctrl-C or a signal stops it."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from types import FrameType
from typing import Any, Final, cast

import uvicorn
from litestar import Litestar

from azulejos.server import limits
from azulejos.server.store.database import check_database, folder_lease, write_address
from azulejos.server.tables.seat_tokens import load_key

from .admission import Admission, raise_open_files
from .app import ServerSettings, close, create_app
from .connections import Doorkeeper, TimedRequests, TimedWebSockets
from .metrics import Measured, Metrics

_TICK_SECONDS: Final = 0.1
"""uvicorn's pause between two ticks."""


@dataclass(frozen=True, slots=True)
class Address:
    """Where a server listens, and which proxies it trusts."""

    host: str = "127.0.0.1"
    port: int = 8000
    proxies: tuple[str, ...] = ()
    """Addresses or networks of reverse proxies; we trust their X-Forwarded-For and -Proto."""

    def listen(self) -> socket.socket:
        """Raises OSError if it can't listen there."""
        family = socket.AF_INET6 if ":" in self.host else socket.AF_INET
        try:
            listening = socket.create_server((self.host, self.port), family=family)
        except OSError as error:
            reason = error.strerror or str(error)
            raise OSError(f"can't listen on {self.host}, port {self.port}: {reason}") from error
        # Connections inherit both options. By default the kernel buffers megabytes for a stalled
        # reader, and Nagle's algorithm delays the second of two small messages by 40 ms.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, limits.SEND_BUFFER_BYTES)
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return listening

    def listen_here_or_elsewhere(self) -> socket.socket:
        """Listens on any free port if this one is taken."""
        try:
            return self.listen()
        except OSError:
            return replace(self, port=0).listen()


def serve(settings: ServerSettings, place: Address) -> int:
    """Serves until Ctrl-C or SIGTERM; returns the exit status.

    Raises OSError if it can't listen there, another server holds the lease, the database can't be
    used, or the browser client has not been built.
    """
    with folder_lease(settings.folder) as lock, place.listen() as listening:
        _write_structured_logs()
        return _run(settings, place, listening, lambda url: write_address(lock, url))


def play(settings: ServerSettings, place: Address, on_start: Callable[[str], None]) -> int:
    """The same for the person at this computer: takes another port if this one is taken, and prints
    only warnings. Calls `on_start` with the address."""
    with folder_lease(settings.folder) as lock, place.listen_here_or_elsewhere() as listening:
        logging.basicConfig(level=logging.WARNING, format="azulejos: %(message)s", force=True)

        def start(url: str) -> None:
            write_address(lock, url)
            on_start(url)

        return _run(settings, place, listening, start)


def _run(
    settings: ServerSettings,
    place: Address,
    listening: socket.socket,
    on_start: Callable[[str], None],
) -> int:
    app = create_app(settings)
    logging.getLogger().addHandler(app.state["metrics"].logged)
    # Report a problem of the key or the database in one sentence, before serving anything.
    load_key(settings.folder)
    asyncio.run(check_database(settings.url))
    most = min(limits.CONNECTIONS, raise_open_files() - limits.SPARE_FILES)
    most_of_address = settings.most_sockets + limits.SPARE_CONNECTIONS
    metrics: Metrics = app.state["metrics"]
    metrics.admission = Admission(most, most_of_address, place.proxies)
    doorkeeper = Doorkeeper(metrics.admission, app.state["unread"])
    config = uvicorn.Config(
        Measured(app),
        http=cast(Any, partial(TimedRequests, doorkeeper=doorkeeper)),
        ws=cast(Any, partial(TimedWebSockets, doorkeeper=doorkeeper)),
        backlog=limits.ACCEPTED_AT_ONCE,
        ws_max_size=limits.LARGEST_MESSAGE_BYTES,
        # Messages have a few kilobytes; compressing them for each client costs more than it saves.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=limits.SHUTDOWN_SECONDS,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(place.proxies),
        forwarded_allow_ips=list(place.proxies),
    )
    host = f"[{place.host}]" if ":" in place.host else place.host
    url = f"http://{host}:{listening.getsockname()[1]}"
    server = _Server(config, app, lambda: on_start(url))
    sys.setswitchinterval(limits.SWITCH_SECONDS)
    # uvicorn raises Ctrl-C again after the shutdown; it is the normal way to stop.
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    return 0 if server.started and not server.is_lost else 1


class _Server(uvicorn.Server):
    """Reports its start, and ends all streams before it stops; otherwise they would keep it
    running."""

    def __init__(self, config: uvicorn.Config, app: Litestar, on_start: Callable[[], None]) -> None:
        super().__init__(config)
        self._app = app
        self._on_start = on_start
        self._metrics: Metrics = app.state["metrics"]
        self._ticked_at = 0.0
        self.is_lost = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listening in sockets or ():
            # asyncio has one number for both: the kernel's queue, and how many to accept at once.
            listening.listen(limits.PENDING_CONNECTIONS)
        if self.started:
            self._metrics.garbage.start()
            self._metrics.admission.notice_errors(asyncio.get_running_loop())
            self._ticked_at = time.monotonic()
            self._on_start()

    async def on_tick(self, counter: int) -> bool:
        """Ends the server once another one has its database. uvicorn calls it ten times a second;
        if it is late, everybody waits."""
        before, self._ticked_at = self._ticked_at, time.monotonic()
        late = self._ticked_at - before - _TICK_SECONDS
        self._metrics.lateness.add(late)
        self._metrics.garbage.tick(late)
        hub = self._app.state.get("hub")
        self.is_lost = hub is not None and hub.storage.is_lost
        return self.is_lost or await super().on_tick(counter)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Ignores a second Ctrl-C: it must not interrupt the shutdown, which takes seconds."""
        if not self.should_exit:
            super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await close(self._app)
        await super().shutdown(sockets)
        self._metrics.garbage.stop()


class _JsonLines(logging.Formatter):
    """One JSON object per line, for log tools and people."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def _write_structured_logs() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    # alembic logs every start.
    logging.getLogger("alembic").setLevel(logging.WARNING)
