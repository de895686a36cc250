"""Guards: so much from one address, and no more."""

from __future__ import annotations

from contextlib import AbstractContextManager, ExitStack
from typing import Final

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from azulejos.server.limits import Buckets, OpenSockets, limited_as
from azulejos.wire.refusals import Code, RefusedError

from .origins import Connection

_AT_END: Final = "at_end"


def check_pace(connection: Connection, _: BaseRouteHandler) -> None:
    """Of what changes something, opens a socket or is much work. Raises RefusedError for an address
    that has used up what it may do for now."""
    _take(connection.app.state["buckets"], connection)


def check_reading(connection: Connection, _: BaseRouteHandler) -> None:
    """The same of what is only read, of which there may be more."""
    _take(connection.app.state["reading_buckets"], connection)


class CountedStream(ASGIMiddleware):
    """Counts a stream from before its first byte to after its last, whatever becomes of it: many
    that are asked for at once are no more than one after the other."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Raises RefusedError where its address can open no more of them."""
        connection: Connection = ASGIConnection(scope, receive, send)
        if has_too_many(connection):
            raise RefusedError(Code.TOO_MANY_OPEN)
        with opened(connection), ExitStack() as ending:
            scope["state"][_AT_END] = ending
            await next_app(scope, receive, send)


def at_end(connection: Connection) -> ExitStack:
    """What is to be done when a stream is over. What tells the events of it is the wrong place for
    that: where somebody is gone while one is being sent, it is left in the middle."""
    ending: ExitStack = connection.scope["state"][_AT_END]
    return ending


def has_too_many(connection: Connection) -> bool:
    """Whether its address can open no more sockets and streams."""
    return _open_sockets(connection).has_too_many(_address(connection))


def opened(connection: Connection) -> AbstractContextManager[None]:
    """Counts a socket or a stream for as long as it is open."""
    return _open_sockets(connection).opened(_address(connection))


def _open_sockets(connection: Connection) -> OpenSockets:
    sockets: OpenSockets = connection.app.state["open_sockets"]
    return sockets


def _address(connection: Connection) -> str:
    """Whose limits count."""
    return limited_as(connection.client.host if connection.client else "")


def _take(buckets: Buckets, connection: Connection) -> None:
    if buckets.is_too_fast(_address(connection)):
        raise RefusedError(Code.TOO_FAST)
