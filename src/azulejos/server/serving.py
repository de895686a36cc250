"""Runs the server until it is told to stop."""

from __future__ import annotations

import json
import logging
import sys
import time

import uvicorn

from .app import ServerSettings, create_app
from .limits import LARGEST_MESSAGE

_SHUTDOWN_SECONDS = 3
"""How long streams may take to notice that the server stops."""


def serve(settings: ServerSettings, host: str, port: int) -> int:
    """Serves until Ctrl-C or a termination; answers the exit status."""
    _write_structured_logs()
    config = uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        ws_max_size=LARGEST_MESSAGE,
        timeout_graceful_shutdown=_SHUTDOWN_SECONDS,
        log_config=None,
        access_log=False,
        server_header=False,
    )
    server = uvicorn.Server(config)
    server.run()
    return 0 if server.started else 1


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
