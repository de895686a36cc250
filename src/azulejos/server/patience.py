"""How long a reader is waited for that has stalled: the server's sockets, with an end to it.

uvicorn sends nothing while a reader does not take what was sent, not even that it is closed, and
then waits for as long as the other side keeps the connection open.
"""

from __future__ import annotations

from typing import Final

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

_SECONDS: Final = 10.0
"""From the close to the end of the connection, whatever was not read by then."""


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
