"""The guard of what changes something: so much from one address, and no more."""

from __future__ import annotations

from litestar.handlers import BaseRouteHandler

from .limits import Buckets
from .origins import Connection
from .refusing import Code, RefusedError


def check_pace(connection: Connection, _: BaseRouteHandler) -> None:
    """Raises RefusedError for an address that has used up what it may do for now."""
    buckets: Buckets = connection.app.state["buckets"]
    if buckets.is_too_fast(connection.client.host if connection.client else ""):
        raise RefusedError(Code.TOO_FAST)
