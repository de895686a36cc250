"""One socket a table, in a thread of its own. It comes back by itself, says what it has seen, and
sends again what was not answered: the server does nothing twice that has the same id."""

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
"""Seconds between two tries to come back."""
_OPEN_SECONDS: Final = 15.0
_CLOSE_SECONDS: Final = 1.0

Asked: TypeAlias = Ask | Say | Hint


@dataclass(frozen=True, slots=True)
class Lost:
    """The connection is cut, and is being made again."""


@dataclass(frozen=True, slots=True)
class Found:
    """It is there again."""


@dataclass(frozen=True, slots=True)
class Ended:
    """The server wants nothing more of us; None where it can't be understood."""

    code: str | None


@dataclass(frozen=True, slots=True)
class Broken:
    """A fault of this program ended the connection; nothing more comes over it."""

    error: Exception


Told: TypeAlias = ServerMessage | Lost | Found | Ended | Broken

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final[msgspec.json.Decoder[ServerMessage]] = msgspec.json.Decoder(ServerMessage)


class _OwnServerOnly(connect):
    """A redirect is not followed: the hello has the token of a seat."""

    def process_redirect(self, exc: Exception) -> Exception | str:
        return exc


class _EndedError(Exception):
    def __init__(self, code: str | None) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """Tells everything that comes, once and in order, in its own thread."""

    def __init__(self, link: TableLink, token: str | None, tell: Callable[[Told], None]) -> None:
        self._link = link
        self._tokens = () if token is None else (token,)
        self._tell = tell
        self._waiting: dict[str, str] = {}
        """What was not answered, by its id, as it is sent."""
        self._lock = threading.Lock()
        self._last: int | None = None
        self._is_lost = False
        self._socket: ClientConnection | None = None
        self._loop = asyncio.new_event_loop()
        self._closing = asyncio.Event()
        # A process that leaves does not wait for a server that does not answer.
        self._thread = threading.Thread(target=self._run, name="table socket", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def send(self, asked: Asked) -> None:
        """Sends it now, or as soon as there is a connection; again after each cut until it is
        answered. From any thread."""
        text = _format(asked)
        with self._lock:
            self._waiting[asked.id] = text
        with suppress(RuntimeError):  # of a loop that has ended
            self._loop.call_soon_threadsafe(self._send_soon, text)

    def close(self) -> None:
        """Says goodbye. Nothing more is told."""
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._closing.set)
        self._thread.join(_CLOSE_SECONDS + 1)

    # In the thread of the socket

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
            # Whoever waits would wait for ever. To be cancelled is no Exception.
            if isinstance(error, Exception):
                self._tell(Broken(error))

    async def _talk_on(self) -> None:
        """Talks over one connection after the other."""
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
            # A restarted server gets its people back spread over a moment, not all at once.
            await asyncio.sleep(delay * (0.5 + random.random() / 2))  # noqa: S311 - not a secret

    async def _talk(self) -> None:
        connecting = _OwnServerOnly(
            self._link.socket, open_timeout=_OPEN_SECONDS, close_timeout=_CLOSE_SECONDS
        )
        async with connecting as socket:
            await socket.send(_format(Hello(self._tokens, self._last)))
            # What is asked for from here on may be sent twice, which does no harm.
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
                # The server has gone back in time, by a backup, say: what it has now counts.
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
    with suppress(ConnectionClosed):  # it is sent again over the next one
        await socket.send(text)


def _format(message: Hello | Asked) -> str:
    return _ENCODER.encode(message).decode("utf-8")
