"""Runs the server until it is told to stop."""

from __future__ import annotations

import fcntl
import json
import logging
import os
import socket
import sys
import time
from contextlib import suppress
from pathlib import Path

import uvicorn
from litestar import Litestar

from .app import ServerSettings, create_app
from .limits import LARGEST_MESSAGE

_SHUTDOWN_SECONDS = 3
"""How long streams may take to notice that the server stops."""


def serve(settings: ServerSettings, host: str, port: int) -> int:
    """Serves until Ctrl-C or a termination; answers the exit status.

    Raises OSError where it can't listen there, or another server has the data folder.
    """
    settings.folder.mkdir(parents=True, exist_ok=True)
    _take(settings.folder)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.create_server((host, port), family=family)
    _write_structured_logs()
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        ws_max_size=LARGEST_MESSAGE,
        timeout_graceful_shutdown=_SHUTDOWN_SECONDS,
        log_config=None,
        access_log=False,
        server_header=False,
    )
    server = _Server(config, app)
    # Ctrl-C comes through once more after everything is closed: it is how a server is ended.
    with listening, suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    return 0 if server.started else 1


class _Server(uvicorn.Server):
    """Tells whoever listens that it stops; else their streams would keep it from stopping."""

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if "hub" in self._app.state:
            await self._app.state["hub"].close()
        await super().shutdown(sockets)


def _take(folder: Path) -> None:
    """Keeps the data folder for this process: a table has one host, or its log has two ends."""
    lock = os.open(folder / "server.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(lock)
        raise OSError(f"another server uses the data folder {folder}") from None


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
