"""How long a reader is waited for that has stalled: the server's connections, with an end to it.

uvicorn sends nothing while a reader does not take what was sent, not even that it is closed, and
then waits for as long as the other side keeps the connection open.
"""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

_SECONDS: Final = 10.0
"""From the close to the end of the connection, whatever was not read by then."""
_STALLED_SECONDS: Final = 30.0
"""For about 100 kB of an answer: slower than any telephone on a bad line."""


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
            self.close_timer = self.loop.call_later(_SECONDS, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(_SECONDS, self.transport.abort)


class PatientRequests(H11Protocol):
    """Streams and other answers that somebody must read, sooner or later.

    The transport says that it is full, and then, when most of it was read, that it is not.
    """

    _stalled: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stalled = self.loop.call_later(_STALLED_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        self._be_patient()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._be_patient()
        super().connection_lost(exc)

    def _be_patient(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None
