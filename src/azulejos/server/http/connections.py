"""Timeouts for clients that stall in the middle of a request or an answer, and a short way to send.

uvicorn has none. While a client doesn't read, uvicorn sends nothing, not even a close, and then
waits for the client to end the connection; it also waits forever for the rest of a request. So this
module extends its protocols. They are not a public API: pyproject.toml pins uvicorn's minor
version, and tests/server/http/test_uvicorn.py states what we rely on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from azulejos.server import limits
from azulejos.server.shares.unread_bytes import Reader, UnreadBytes

from .admission import Admission
from .traffic import limited_as

_NO_TEXT: Final = 1007
"""WebSocket's own code for a message that doesn't fit its type."""


AT_ONCE: Final = "azulejos.send_at_once"
"""The key of `TimedWebSockets.send_at_once` among the extensions of a socket's scope."""


@dataclass(frozen=True, slots=True)
class Doorkeeper:
    """Which connections may stay, and how much may be unread."""

    admission: Admission
    unread: UnreadBytes

    def reader(self, scope: Mapping[str, Any]) -> Reader:
        """The client of a request or a socket. A trusted proxy has said its address meanwhile."""
        client = scope.get("client")
        return Reader(self.unread, limited_as(client[0]) if client else "")

    @staticmethod
    def lets_wait(reader: Reader, transport: asyncio.WriteTransport) -> bool:
        """Counts what a connection hasn't read; False if that is too much. Then it must be cut
        off."""
        num_bytes = transport.get_write_buffer_size()
        may_wait = reader.owes(num_bytes) and num_bytes <= limits.UNREAD_BYTES
        if not may_wait:
            reader.is_gone()
        return may_wait


class TimedWebSockets(WebSocketsSansIOProtocol):
    """WebSockets that always close in time, and that can send without waiting."""

    def __init__(self, *args: Any, doorkeeper: Doorkeeper, **options: Any) -> None:  # noqa: ANN401
        """Passes on what uvicorn says."""
        super().__init__(*args, **options)
        self._doorkeeper = doorkeeper
        self._reader = Reader()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reader = self._doorkeeper.reader(self.scope)
        if not self._doorkeeper.lets_wait(self._reader, self.transport):
            self.transport.abort()

    def resume_writing(self) -> None:
        self._reader.is_gone()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._reader.is_gone()
        self._doorkeeper.admission.leave(self.transport)
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        extensions = cast(dict[str, Any], self.scope["extensions"])
        extensions[AT_ONCE] = self.send_at_once
        try:
            await super().run_asgi()
        finally:
            # Without this circle the connection goes at once when it is closed.
            del extensions[AT_ONCE]

    def send_at_once(self, text: bytes) -> bool:
        """Sends a message if nothing is in its way; otherwise returns False. For a client that
        reads, that takes half as long as a task that waits for messages and sends them."""
        is_open = self.handshake_complete and not (self.disconnected or self.close_sent)
        if not (is_open and self.writable.is_set()) or self.transport.is_closing():
            return False
        try:
            self.conn.send_text(text)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    async def send(self, message: Mapping[str, object]) -> None:
        is_closing = message["type"] == "websocket.close"
        if is_closing:
            # Append the close to the buffer at once, instead of waiting for space.
            self.writable.set()
        await super().send(cast(Any, message))
        if is_closing and self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(limits.CLOSE_SECONDS, self.transport.abort)

    def send_receive_event_to_app(self) -> None:
        """Refuses text that isn't UTF-8 with one line in the log; uvicorn logs a traceback."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.logger.info("a client sent a text that isn't UTF-8; its socket is closed")
                self.conn.send_close(_NO_TEXT)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(limits.CLOSE_SECONDS, self.transport.abort)


class TimedRequests(H11Protocol):
    """Requests that must arrive in time, and answers that the client must read in time.

    Back-pressure: the transport calls `pause_writing` when its buffer is full, and `resume_writing`
    when most of it is sent.
    """

    _is_socket = False
    _is_answered = False
    """Whether the next request waits until this one's answer is read."""
    _unfinished: asyncio.TimerHandle | None = None
    _stalled: asyncio.TimerHandle | None = None

    def __init__(self, *args: Any, doorkeeper: Doorkeeper, **options: Any) -> None:  # noqa: ANN401
        """Passes on what uvicorn says."""
        super().__init__(*args, **options)
        self._doorkeeper = doorkeeper
        self._reader = Reader()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._doorkeeper.admission.admit(transport):
            self._wait_for_request()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._wait_for_request()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._is_socket = True
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reader = self._doorkeeper.reader(self.scope)
        if not self._doorkeeper.lets_wait(self._reader, self.transport):
            self.transport.abort()
            return
        self._stalled = self.loop.call_later(limits.STALLED_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
        self._reader.is_gone()
        super().resume_writing()
        if self._is_answered:
            self._is_answered = False
            super().on_response_complete()

    def on_response_complete(self) -> None:
        """Waits with the next request until this one's answer is read: it would cost time and
        memory for another answer."""
        self._is_answered = self.flow.write_paused and not self.transport.is_closing()
        if not self._is_answered:
            super().on_response_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        for timer in (self._unfinished, self._stalled):
            if timer is not None:
                timer.cancel()
        self._reader.is_gone()
        self._is_answered = False
        self._doorkeeper.admission.leave(self.transport)
        super().connection_lost(exc)

    def _wait_for_request(self) -> None:
        """Runs the timer until the request is complete or has become a socket."""
        is_expected = not self._is_socket and self.conn.their_state in {h11.IDLE, h11.SEND_BODY}
        if is_expected and self._unfinished is None:
            self._unfinished = self.loop.call_later(limits.REQUEST_SECONDS, self.transport.abort)
        elif not is_expected and self._unfinished is not None:
            self._unfinished.cancel()
            self._unfinished = None
