"""Online sessions in this process."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from azulejos.terminal.online.join import join
from azulejos.terminal.online.session import OnlineSession
from azulejos.terminal.online.table import OnlineTable
from azulejos.terminal.online.visit import JoinOptions, JoinSetup
from azulejos.terminal.speaker import Speaker
from azulejos.words.languages import Language
from tests.server.serving import Server
from tests.terminal.sessions import ENGLISH

from .persons import SECONDS

_GONE_SOON = """
import sys
import azulejos.server.tables.views
azulejos.server.tables.views.GONE_SECONDS = 0.2
from azulejos.cli import main
sys.exit(main())
"""


class OnlineDesk:
    """Joins a table. Tests type lines, and read what was said."""

    def __init__(
        self,
        link: str,
        folder: Path,
        name: str | None = None,
        language: Language = Language.ENGLISH,
    ) -> None:
        self.written: list[str] = []
        desk = JoinSetup(JoinOptions(link, name, language, folder=folder), ENGLISH)
        joined = join(desk.parse_link(), desk.kept, name)
        speaker = Speaker(desk.voice, self.written.append)
        self._woken = threading.Event()
        self.table = OnlineTable(desk.parse_link(), joined.own, joined.state, self._woken.set)
        self.session = OnlineSession(desk.front(speaker, joined), self.table, desk.kept)
        self.table.start()
        self.hear()

    @property
    def heard(self) -> str:
        return " ".join(self.written)

    def hear(self) -> None:
        """Takes in news until no answer is on its way."""
        self.wait(lambda: not self.session.is_waiting)

    def wait_for(self, sentence: str, since: int = 0) -> None:
        self.wait(lambda: sentence in " ".join(self.written[since:]), sentence)

    def wait(self, is_so: object, what: str = "") -> None:
        assert callable(is_so)
        until = time.monotonic() + SECONDS
        self.session.hear()
        while not is_so():
            assert time.monotonic() < until, f"{what} not in time after {self.written[-20:]}"
            self._woken.wait(self.session.seconds_to_wait or 0.5)
            self._woken.clear()
            self.session.hear()

    def type(self, text: str) -> str:
        """Types a line; returns what was said before the next could be typed."""
        start = len(self.written)
        self.session.take(text)
        if self.session.left is None:
            self.hear()
        return " ".join(self.written[start:])

    def close(self) -> None:
        self.table.close()


@contextmanager
def desks(*opened: OnlineDesk) -> Iterator[None]:
    try:
        yield
    finally:
        for desk in opened:
            desk.close()


def impatient(folder: Path) -> Server:
    """A server where a seat can be handed over almost at once."""
    server = Server(folder)
    server.command[:3] = [sys.executable, "-c", _GONE_SOON]
    return server
