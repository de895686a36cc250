"""The one request whose answer the person waits for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from azulejos.terminal.modes import Front
from azulejos.wire.requests import Request
from azulejos.words.phrases import phrase

from .table import OnlineTable

Then: TypeAlias = Callable[[], None]
"""What to do once the request is answered."""


class OpenRequest:
    """Sends requests one at a time: while one is open, nothing else is asked."""

    def __init__(self, front: Front, table: OnlineTable) -> None:
        self._front = front
        self._table = table
        self._id: str | None = None
        self._then: Then | None = None
        self._catch_up_id: str | None = None

    @property
    def is_open(self) -> bool:
        return self._id is not None

    @property
    def is_catching_up(self) -> bool:
        """Whether the question what happened so far is open. Its answer tells the moves."""
        return self._catch_up_id is not None

    def ask(self, request: Request, then: Then | None = None) -> None:
        """Asks for a change at the table."""
        self._open(self._table.ask(request), then)

    def ask_for_hint(self) -> None:
        self._open(self._table.ask_for_hint(), None)

    def say(self, text: str, then: Then | None = None) -> None:
        """Sends a typed line as it is."""
        self._open(self._table.say(text, self._front.speaker.voice.language), then)

    def catch_up(self, then: Then) -> None:
        """Asks what happened since the person's last turn."""
        self.say("diff", then)
        if self._table.seat is not None:
            self._catch_up_id = self._id

    def answer(self, id: str) -> None:  # noqa: A002 - as on the wire
        """Closes the request if this is its id."""
        if self._id != id:
            return
        then, self._id, self._then = self._then, None, None
        if self._catch_up_id == id:
            self._catch_up_id = None
        if then is not None:
            then()

    def refuse(self) -> None:
        """The server refused the request."""
        self._id = self._then = self._catch_up_id = None

    def tell_to_wait(self) -> None:
        """Says why nothing else can be asked now."""
        name = "online-still-asking" if self._table.is_connected else "online-still-lost"
        self._front.say(phrase(name))

    def _open(self, id: str, then: Then | None) -> None:  # noqa: A002 - as on the wire
        self._id, self._then = id, then
        if not self._table.is_connected:
            self._front.say(phrase("online-sent-later"))
