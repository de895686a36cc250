"""How long anyone is waited for who has stalled: the server's connections, with an end to it.

uvicorn sends nothing while a reader does not take what was sent, not even that it is closed, and
then waits for as long as the other side keeps the connection open. So it does for the rest of a
request.
"""

from __future__ import annotations

import asyncio

import h11
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from azulejos.server import limits


class PatientSockets(WebSocketsSansIOProtocol):
    """Sockets that can always be closed."""

    async def send(self, message: ASGISendEvent) -> None:
        is_closing = message["type"] == "websocket.close"
        if is_closing:
            # It waits behind the rest in the buffer, not before it for the buffer.
            self.writable.set()
        await super().send(message)
        if is_closing and self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(limits.CLOSE_SECONDS, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(limits.CLOSE_SECONDS, self.transport.abort)


class PatientRequests(H11Protocol):
    """Requests that must come to an end, and streams and other answers that somebody must read.

    The transport says that it is full, and then, when most of it was read, that it is not.
    """

    _is_socket = False
    _unfinished: asyncio.TimerHandle | None = None
    _stalled: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait_for_request()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._wait_for_request()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._is_socket = True
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stalled = self.loop.call_later(limits.STALLED_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        for timer in (self._unfinished, self._stalled):
            if timer is not None:
                timer.cancel()
        super().connection_lost(exc)

    def _wait_for_request(self) -> None:
        """Until all of it is here, or it has become a socket."""
        is_expected = not self._is_socket and self.conn.their_state in {h11.IDLE, h11.SEND_BODY}
        if is_expected and self._unfinished is None:
            self._unfinished = self.loop.call_later(limits.REQUEST_SECONDS, self.transport.abort)
        elif not is_expected and self._unfinished is not None:
            self._unfinished.cancel()
            self._unfinished = None
