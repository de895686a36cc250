"""Runs the server until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import socket
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from types import FrameType

import uvicorn
from litestar import Litestar

from azulejos.server import limits
from azulejos.server.store.database import check_database, folder_lease, write_address

from .app import ServerSettings, close, create_app
from .connections import TimedRequests, TimedWebSockets


@dataclass(frozen=True, slots=True)
class Address:
    """Where a server listens, and who may tell it who asks."""

    host: str = "127.0.0.1"
    port: int = 8000
    proxies: tuple[str, ...] = ()
    """Addresses or networks of reverse proxies, whose X-Forwarded-For and -Proto are believed."""

    def listen(self) -> socket.socket:
        """Raises OSError where something else listens there."""
        family = socket.AF_INET6 if ":" in self.host else socket.AF_INET
        try:
            listening = socket.create_server((self.host, self.port), family=family)
        except OSError as error:
            reason = error.strerror or str(error)
            raise OSError(f"can't listen on {self.host}, port {self.port}: {reason}") from error
        # Connections inherit both. Left alone, the kernel keeps megabytes for a reader that stalls,
        # and an answer that comes right after what it caused waits 40 ms for a confirmation.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, limits.SEND_BUFFER_BYTES)
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return listening

    def listen_here_or_elsewhere(self) -> socket.socket:
        """On any free port, where this one is taken."""
        try:
            return self.listen()
        except OSError:
            return replace(self, port=0).listen()


def serve(settings: ServerSettings, place: Address) -> int:
    """Serves until Ctrl-C or a termination; answers the exit status.

    Raises OSError where it can't listen there, another server has the data folder or the database,
    the database can't be used, or the browser client was not built.
    """
    with folder_lease(settings.folder) as lock, place.listen() as listening:
        _write_structured_logs()
        return _run(settings, place, listening, lambda url: write_address(lock, url))


def play(settings: ServerSettings, place: Address, on_start: Callable[[str], None]) -> int:
    """The same for the one at this computer: on another port where this one is taken, and with
    nothing but warnings on the terminal. `on_start` is called with the address."""
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
    # What is wrong with the database is said in one sentence, before anything is served.
    asyncio.run(check_database(settings.url))
    config = uvicorn.Config(
        app,
        http=TimedRequests,
        ws=TimedWebSockets,
        ws_max_size=limits.LARGEST_MESSAGE_BYTES,
        # A message of some kilobytes to each of many: cheaper sent than compressed for each.
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
    # Ctrl-C comes through once more after everything is closed: it is how a server is ended.
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    return 0 if server.started else 1


class _Server(uvicorn.Server):
    """Says when it has started, and tells whoever listens that it stops; else their streams would
    keep it from stopping."""

    def __init__(self, config: uvicorn.Config, app: Litestar, on_start: Callable[[], None]) -> None:
        super().__init__(config)
        self._app = app
        self._on_start = on_start

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            # What was loaded stays: looking through it for garbage would only make people wait.
            gc.collect()
            gc.freeze()
            self._on_start()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stopping takes seconds at most; who presses Ctrl-C again must not break it off."""
        if not self.should_exit:
            super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await close(self._app)
        await super().shutdown(sockets)
        gc.unfreeze()


class _JsonLines(logging.Formatter):
    """One JSON object a line: what a machine can filter, and a person still read."""

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
    # What alembic says of each start is no news.
    logging.getLogger("alembic").setLevel(logging.WARNING)
