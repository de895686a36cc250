"""Rate limits and connection limits for each address: token buckets, counters, and guards."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from typing import Final

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from azulejos.server import limits
from azulejos.server.shares.fair_queue import set_asker
from azulejos.server.shares.unread_bytes import Reader
from azulejos.wire.refusals import Code, RefusedError

from .security import Connection

_AT_END: Final = "at_end"


# Both are asynchronous so that they run in the request's own task, which then knows who asks. The
# framework runs other guards in a thread.


async def check_pace(connection: Connection, _: BaseRouteHandler) -> None:
    """The rate limit for changes, sockets and expensive requests; from here on they count for their
    address. Raises RefusedError for an address above it."""
    _take(connection.app.state["buckets"], connection)


async def check_reading(connection: Connection, _: BaseRouteHandler) -> None:
    """The same for reads, which may be more frequent."""
    _take(connection.app.state["reading_buckets"], connection)


async def charge_long_answers(message: Message, scope: Scope) -> None:
    """Before an answer is sent: a long one counts as several reads. Streams and sockets charge only
    for what their client missed, in `Listener`."""
    if message["type"] != "http.response.body" or message["more_body"]:
        return
    body = message["body"]
    if len(body) >= limits.BYTES_OF_A_READ and scope["path"].startswith("/api/"):
        connection: Connection = ASGIConnection(scope)
        buckets: Buckets = connection.app.state["reading_buckets"]
        buckets.owe(_address(connection), len(body) // limits.BYTES_OF_A_READ)


async def check_making(connection: Connection, _: BaseRouteHandler) -> None:
    """How many tables and companions an address may make. Raises RefusedError."""
    buckets: Buckets = connection.app.state["table_buckets"]
    if buckets.is_too_fast(_address(connection)):
        raise RefusedError(Code.TOO_MANY_TABLES)


class CountedStream(ASGIMiddleware):
    """Counts a stream from before its first byte until after its last, so that requests in parallel
    can't exceed the limit."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Raises RefusedError if the address has too many open."""
        connection: Connection = ASGIConnection(scope, receive, send)
        if has_too_many(connection):
            raise RefusedError(Code.TOO_MANY_OPEN)
        with opened(connection), ExitStack() as ending:
            scope["state"][_AT_END] = ending
            await next_app(scope, receive, send)


def reader_of(connection: Connection) -> Reader:
    """Counts what the client of a socket or a stream hasn't read, and charges it for what it
    missed."""
    buckets: Buckets = connection.app.state["reading_buckets"]
    address = _address(connection)

    def charge(num_bytes: int) -> float:
        return buckets.owe(address, num_bytes / limits.BYTES_OF_A_READ)

    return Reader(connection.app.state["unread"], address, charge)


def pace_of_messages(connection: Connection) -> Pace:
    """How fast a socket's messages may come."""
    return Pace(connection.app.state["message_buckets"], _address(connection))


def at_end(connection: Connection) -> ExitStack:
    """Callbacks for the end of a stream. The generator of its events can't clean up itself: it
    never resumes if the client disconnects while an event is sent."""
    ending: ExitStack = connection.scope["state"][_AT_END]
    return ending


def has_too_many(connection: Connection) -> bool:
    """Whether the address can't open another socket or stream."""
    return _open_sockets(connection).has_too_many(_address(connection))


def opened(connection: Connection) -> AbstractContextManager[None]:
    """Counts a socket or a stream while it is open."""
    return _open_sockets(connection).opened(_address(connection))


def _open_sockets(connection: Connection) -> OpenSockets:
    sockets: OpenSockets = connection.app.state["open_sockets"]
    return sockets


def _address(connection: Connection) -> str:
    """The address that the limits apply to."""
    return limited_as(connection.client.host if connection.client else "")


def _take(buckets: Buckets, connection: Connection) -> None:
    address = _address(connection)
    set_asker(address)
    if buckets.is_too_fast(address):
        raise RefusedError(Code.TOO_FAST)


@dataclass(slots=True)
class Bucket:
    """A token bucket: holds up to `burst` tokens and gains `rate` a second; a message takes one."""

    rate: float
    burst: float
    clock: Callable[[], float] = time.monotonic
    _tokens: float = 0
    _filled: float | None = None

    def take(self) -> float:
        """Takes a token and returns 0; if there is none, returns the seconds until there is one."""
        self._fill()
        if self._tokens < 1:
            return (1 - self._tokens) / self.rate
        self._tokens -= 1
        return 0

    def owe(self, tokens: float) -> float:
        """Takes tokens even if there are none; returns the seconds until they are gained."""
        self._fill()
        self._tokens -= tokens
        return max(0.0, -self._tokens / self.rate)

    def _fill(self) -> None:
        now = self.clock()
        if self._filled is None:
            self._tokens = self.burst
        else:
            self._tokens = min(self.burst, self._tokens + (now - self._filled) * self.rate)
        self._filled = now


class Buckets:
    """A token bucket for each address; drops the least recently used ones."""

    def __init__(
        self,
        rate: float,
        burst_seconds: float = limits.BURST_SECONDS,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._rate = rate
        self._burst = max(1.0, burst_seconds * rate)
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def is_too_fast(self, address: str) -> bool:
        return self.take(address) > 0

    def take(self, address: str) -> float:
        """As `Bucket.take`."""
        return self._bucket(address).take()

    def owe(self, address: str, tokens: float) -> float:
        """As `Bucket.owe`."""
        return self._bucket(address).owe(tokens)

    def _bucket(self, address: str) -> Bucket:
        bucket = self._buckets.setdefault(address, Bucket(self._rate, self._burst, self._clock))
        self._buckets.move_to_end(address)
        if len(self._buckets) > limits.REMEMBERED_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket


class Pace:
    """How fast one socket's messages may come: so many of its own, and of its address over all its
    sockets."""

    def __init__(self, of_address: Buckets, address: str) -> None:
        self._bucket = Bucket(limits.SOCKET_MESSAGES_PER_SECOND, limits.SOCKET_BURST_MESSAGES)
        self._of_address = of_address
        self._address = address

    async def keep(self) -> None:
        """Waits until the next message may come. Its token is taken at once, so that of hundreds of
        sockets each wakes up once, in the order in which they came."""
        wait = max(self._bucket.owe(1), self._of_address.owe(self._address, 1))
        if wait:
            await asyncio.sleep(wait)


class OpenSockets:
    """Counts the open sockets and streams of each address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def has_too_many(self, address: str) -> bool:
        """Whether the address can't open another one."""
        return self._open.get(address, 0) >= self._most

    @contextmanager
    def opened(self, address: str) -> Iterator[None]:
        """Counts one while it is open."""
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


def limited_as(host: str) -> str:
    """The key for an address's limits: for IPv6 the /64 network, since a household owns it all."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    return str(address.ipv4_mapped or IPv6Address(int(address) >> 64 << 64))
