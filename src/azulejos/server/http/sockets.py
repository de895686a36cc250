"""The WebSocket of a table: sends entries as they happen, and reads the client's messages."""

from __future__ import annotations

import asyncio
import weakref
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from litestar.types import Receive, Send

from azulejos.server import limits
from azulejos.server.tables.conversation import respond
from azulejos.server.tables.host import Host
from azulejos.server.tables.hub import Hub
from azulejos.server.tables.live_session import Listener
from azulejos.wire.messages import (
    UNREADABLE,
    Hello,
    Refused,
    ServerMessage,
    Stated,
    format_message,
    parse_message,
)
from azulejos.wire.refusals import Code, RefusedError

from .connections import AT_ONCE
from .metrics import Metrics
from .seat_api import tokens_of
from .security import Origins
from .traffic import check_pace, has_too_many, opened, pace_of_messages, reader_of

_CLOSED_REFUSED: Final = 4400
_CLOSED_LATE: Final = 4408
_CLOSED_MANY: Final = 4429
_STOPPING: Final = 1012
"""WebSocket's own code for a restarting server: reconnect soon."""


class Socket(WebSocket[Any, Any, Any]):
    """Goes with all its connection holds when its handler ends or a guard refuses it, and not when
    the garbage collector finds it: the framework wraps `receive` and `send` in functions that refer
    to the socket, and here they do so weakly."""

    def receive_wrapper(self, receive: Receive) -> Receive:
        return WebSocket.receive_wrapper(weakref.proxy(self), receive)

    def send_wrapper(self, send: Send) -> Send:
        return WebSocket.send_wrapper(weakref.proxy(self), send)


@websocket("/api/tables/{table_id:str}/socket", guards=[check_pace])
async def table_socket(
    socket: Socket,
    table_id: FromPath[str],
    hub: NamedDependency[Hub],
    metrics: NamedDependency[Metrics],
    origins: NamedDependency[Origins],
) -> None:
    """Speaks the wire protocol until either side closes."""
    await socket.accept()
    if has_too_many(socket):
        await socket.close(_CLOSED_MANY, Code.TOO_MANY_OPEN.value)
        return
    metrics.num_sockets += 1
    try:
        with opened(socket):
            await _talk(socket, table_id, hub, metrics, origins)
    except WebSocketDisconnect:
        pass
    finally:
        metrics.num_sockets -= 1


async def _talk(
    socket: Socket, table_id: str, hub: Hub, metrics: Metrics, origins: Origins
) -> None:
    """Waits for the hello, then runs the conversation."""
    try:
        async with asyncio.timeout(limits.HELLO_SECONDS):
            hello = parse_message(await socket.receive_data("text"))
        if not isinstance(hello, Hello):
            raise RefusedError(Code.MALFORMED, detail="a hello comes first")
        host = await hub.host(table_id)
        for token in hello.tokens:
            hub.seat_of(host, token)
        tokens = (*hello.tokens, *tokens_of(socket, origins))
        listener = host.listen(hello.after, hub.seats_of(host, tokens))
    except UNREADABLE as error:
        await _close(socket, Code.MALFORMED, str(error))
    except RefusedError as error:
        await _close(socket, error.code, error.detail)
    except TimeoutError:
        await socket.close(_CLOSED_LATE, "no hello")
    else:
        try:
            talk = _Talk(socket, hub, host, listener, tokens, metrics)
            await talk.run(hello.after)
        finally:
            host.leave(listener)


async def _close(socket: Socket, code: Code, detail: str | None) -> None:
    refused = Refused(None, code.value, detail=detail)
    await socket.send_data(format_message(refused).decode("utf-8"), "text")
    await socket.close(_CLOSED_REFUSED, code.value)


@dataclass(frozen=True, slots=True)
class _Talk:
    """A conversation after a valid hello."""

    socket: Socket
    hub: Hub
    host: Host
    listener: Listener
    tokens: Sequence[str]
    """The tokens of the hello and of the cookie."""
    metrics: Metrics

    async def run(self, after: int | None) -> None:
        """Reads and writes concurrently until one of them ends."""
        if after is None:
            # No entry is missed: there was no await since `listen`.
            await self._send(format_message(Stated(self.host.state())))
        extensions: dict[str, Any] = self.socket.scope["extensions"] or {}
        self.listener.send_at_once = extensions[AT_ONCE]
        reading = asyncio.create_task(self._read())
        writing = asyncio.create_task(self._write())
        # The writer may be waiting for a client that never reads.
        self.listener.on_too_slow = writing.cancel
        self.listener.read_by(reader_of(self.socket))
        try:
            done, _ = await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (reading, writing):
                task.cancel()
            await asyncio.gather(reading, writing, return_exceptions=True)
            # The writer's exception refers to the listener.
            self.listener.on_too_slow = lambda: None
        if reading not in done:
            is_too_slow = writing.cancelled() or writing.exception() is not None
            code, why = (_CLOSED_LATE, "too slow") if is_too_slow else (_STOPPING, "")
            if is_too_slow:
                self.metrics.count_too_slow()
            with suppress(WebSocketDisconnect, RuntimeError):
                await self.socket.close(code, why)

    async def _write(self) -> None:
        while (message := await self.listener.next()) is not None:
            async with asyncio.timeout(limits.SEND_SECONDS):
                await self._send(message)

    async def _read(self) -> None:
        """Queues each answer behind the entries that the message caused."""
        pace = pace_of_messages(self.socket)
        while True:
            text = await self.socket.receive_data("text")
            self.metrics.num_messages += 1
            await pace.keep()
            self.listener.tell(format_message(await self._answer(text)))

    async def _answer(self, text: str | bytes) -> ServerMessage:
        try:
            message = parse_message(text)
        except UNREADABLE as error:
            return Refused(None, Code.MALFORMED.value, detail=str(error))
        if isinstance(message, Hello):
            return Refused(None, Code.MALFORMED.value, detail="a hello comes first, and once")
        with self.metrics.answering(message):
            return await respond(self.hub, self.host, self.tokens, message)

    async def _send(self, message: bytes) -> None:
        await self.socket.send_data(message.decode("utf-8"), "text")
