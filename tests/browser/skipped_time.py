"""`azulejos` as `dealt_alike` runs it, in whose time a test can skip what it need not wait for: so
many milliseconds as the file says that is named first.

Only for tests, and not a part of the program: nobody can set the clock of a real server.
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from pathlib import Path
from unittest.mock import patch

from azulejos.cli import main
from azulejos.server.tables.clocks import SystemTime
from tests.browser.dealt_alike import dealing_alike

_LOOK_SECONDS = 0.02


class SkippedTime(SystemTime):
    """Whoever waits looks again and again whether something was skipped."""

    _skipped: Path | None = None

    def __init__(self, skipped: Path) -> None:
        super().__init__()
        self._skipped = skipped

    def now(self) -> int:
        return super().now() + self._milliseconds

    def calendar(self) -> int:
        return super().calendar() + self._milliseconds

    @property
    def _milliseconds(self) -> int:
        return 0 if self._skipped is None else int(self._skipped.read_text("utf-8"))

    async def wait(self, event: asyncio.Event, until: int | None) -> None:
        while not event.is_set() and (until is None or self.now() < until):
            with suppress(TimeoutError):
                await asyncio.wait_for(event.wait(), _LOOK_SECONDS)


if __name__ == "__main__":
    skipped = SkippedTime(Path(sys.argv.pop(1)))
    with dealing_alike(), patch("azulejos.server.http.app.SystemTime", lambda: skipped):
        sys.exit(main())
