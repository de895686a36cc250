"""A real server and real pages whose time goes by when a test says so."""

from __future__ import annotations

import os
from pathlib import Path

from . import skipped_time
from .serving import PageServer
from .visiting import Visit


class TimedServer(PageServer):
    """The time of the machine, and what was skipped."""

    def __init__(self, folder: Path) -> None:
        self._skipped = folder.parent / f"{folder.name}.skipped"
        self._milliseconds = 0
        self.skip(0)
        self.program = ("-m", skipped_time.__name__, str(self._skipped))
        super().__init__(folder)

    def skip(self, seconds: float) -> None:
        """So much time goes by at once."""
        self._milliseconds += round(seconds * 1000)
        part = self._skipped.with_suffix(".part")
        part.write_text(str(self._milliseconds), "utf-8")
        os.replace(part, self._skipped)  # noqa: PTH105 - at once, for who reads it meanwhile


def pass_by(seconds: int, server: TimedServer, *visits: Visit) -> None:
    """Time goes by, for the server and on pages. Their clocks must be installed."""
    server.skip(seconds)
    for visit in visits:
        visit.page.clock.fast_forward(seconds * 1000)
