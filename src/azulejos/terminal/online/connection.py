"""The socket of a table, in its own thread. It reconnects by itself, says which entry it saw last,
and resends unanswered requests: the server carries out each id only once."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, TypeAlias

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from azulejos.wire.messages import (
    UNREADABLE,
    Ask,
    Happened,
    Hello,
    Hint,
    Present,
    Refused,
    Say,
    ServerMessage,
    Stated,
)
from azulejos.wire.refusals import Code

from .links import TableLink

_FIRST_DELAY: Final = 0.25
_LONGEST_DELAY: Final = 8.0
"""Seconds between two attempts to reconnect."""
_OPEN_SECONDS: Final = 15.0
_CLOSE_SECONDS: Final = 1.0

Asked: TypeAlias = Ask | Say | Hint


@dataclass(frozen=True, slots=True)
class Lost:
    """The connection is lost; it reconnects."""


@dataclass(frozen=True, slots=True)
class Found:
    """The connection is back."""


@dataclass(frozen=True, slots=True)
class Ended:
    """The server ended the connection for good."""

    code: str | None
    """Why; None if we don't understand the server."""


@dataclass(frozen=True, slots=True)
class Broken:
    """A bug in this program ended the connection for good."""

    error: Exception


Told: TypeAlias = ServerMessage | Lost | Found | Ended | Broken

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final[msgspec.json.Decoder[ServerMessage]] = msgspec.json.Decoder(ServerMessage)


class _OwnServerOnly(connect):
    """Follows no redirect: the hello holds a seat's token."""

    def process_redirect(self, exc: Exception) -> Exception | str:
        return exc


class _EndedError(Exception):
    def __init__(self, code: str | None) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """Passes on each message once and in order, in its own thread."""

    def __init__(self, link: TableLink, token: str | None, tell: Callable[[Told], None]) -> None:
        self._link = link
        self._tokens = () if token is None else (token,)
        self._tell = tell
        self._waiting: dict[str, str] = {}
        """Unanswered requests by id, as they are sent."""
        self._lock = threading.Lock()
        self._last: int | None = None
        self._is_lost = False
        self._socket: ClientConnection | None = None
        self._loop = asyncio.new_event_loop()
        self._closing = asyncio.Event()
        # A daemon, so that a silent server can't keep the process from leaving.
        self._thread = threading.Thread(target=self._run, name="table socket", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def send(self, asked: Asked) -> None:
        """Sends a request, now or after reconnecting, until it is answered. Any thread may call
        it."""
        text = _format(asked)
        with self._lock:
            self._waiting[asked.id] = text
        with suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(self._send_soon, text)

    def close(self) -> None:
        """Closes the socket. Nothing more is passed on."""
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._closing.set)
        self._thread.join(_CLOSE_SECONDS + 1)

    # In the socket's thread

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._live())

    async def _live(self) -> None:
        talking = asyncio.create_task(self._talk_on())
        closing = asyncio.create_task(self._closing.wait())
        await asyncio.wait({talking, closing}, return_when=asyncio.FIRST_COMPLETED)
        closing.cancel()
        talking.cancel()
        ends = await asyncio.gather(talking, closing, return_exceptions=True)
        for error in ends:
            # Without this the session would wait for ever. CancelledError is no Exception.
            if isinstance(error, Exception):
                self._tell(Broken(error))

    async def _talk_on(self) -> None:
        """Connects, and reconnects whenever the connection is lost."""
        delay = _FIRST_DELAY
        while True:
            before = self._last
            try:
                await self._talk()
            except _EndedError as ended:
                self._tell(Ended(ended.code))
                return
            except (OSError, WebSocketException):
                pass
            if not self._is_lost:
                self._is_lost = True
                self._tell(Lost())
            delay = _FIRST_DELAY if self._last != before else min(2 * delay, _LONGEST_DELAY)
            # Jitter: after a restart, clients must not reconnect all at once.
            await asyncio.sleep(delay * (0.5 + random.random() / 2))  # noqa: S311 - not a secret

    async def _talk(self) -> None:
        connecting = _OwnServerOnly(
            self._link.socket, open_timeout=_OPEN_SECONDS, close_timeout=_CLOSE_SECONDS
        )
        async with connecting as socket:
            await socket.send(_format(Hello(self._tokens, self._last)))
            # A request from here on may be sent twice, which is harmless.
            self._socket = socket
            try:
                with self._lock:
                    unanswered = [*self._waiting.values()]
                for text in unanswered:
                    await socket.send(text)
                async for told in socket:
                    self._receive(told)
            finally:
                self._socket = None

    def _receive(self, text: str | bytes) -> None:
        try:
            message = _DECODER.decode(text)
        except UNREADABLE:
            raise _EndedError(None) from None
        match message:
            case Refused(None, Code.UNKNOWN_NUMBER.value):
                # The server was restored from a backup: start over from its present state.
                self._last = None
                return
            case Refused(None, code):
                raise _EndedError(code)
            case Stated(state):
                self._last = state.number
            case Happened(number):
                if self._last is not None and number <= self._last:
                    return
                self._last = number
            case Present():
                pass
            case _:
                with self._lock:
                    if message.id is None or self._waiting.pop(message.id, None) is None:
                        return
        if self._is_lost:
            self._is_lost = False
            self._tell(Found())
        self._tell(message)

    def _send_soon(self, text: str) -> None:
        if self._socket is not None:
            self._sending = asyncio.create_task(_send_now(self._socket, text))


async def _send_now(socket: ClientConnection, text: str) -> None:
    with suppress(ConnectionClosed):  # the next connection resends it
        await socket.send(text)


def _format(message: Hello | Asked) -> str:
    return _ENCODER.encode(message).decode("utf-8")
