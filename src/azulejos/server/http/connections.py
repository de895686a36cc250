"""Timeouts for clients that stall, in the middle of a request or of an answer.

uvicorn has none of its own. While a reader takes nothing, it sends nothing, not even a close, and
then waits until the other side ends the connection; it waits as long for the rest of a request. So
its protocols are extended here. They are no public API: pyproject.toml pins uvicorn's minor
version, and tests/server/http/test_uvicorn.py says what we rely on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from azulejos.server import limits


class TimedWebSockets(WebSocketsSansIOProtocol):
    """WebSockets that can always be closed."""

    async def send(self, message: Mapping[str, object]) -> None:
        is_closing = message["type"] == "websocket.close"
        if is_closing:
            # The close goes into the buffer behind the rest, instead of waiting for room in it.
            self.writable.set()
        await super().send(cast(Any, message))
        if is_closing and self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(limits.CLOSE_SECONDS, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(limits.CLOSE_SECONDS, self.transport.abort)


class TimedRequests(H11Protocol):
    """Requests that must arrive in time, and answers that must be read in time.

    The transport calls `pause_writing` when its buffer is full, and `resume_writing` when most of
    it was read.
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
