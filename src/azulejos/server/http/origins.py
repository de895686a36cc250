"""Which page asks: a page of another site must not act in the name of who reads it.

Browsers say so by `Origin` on whatever changes something and on every socket, and by
`Sec-Fetch-Site` on everything; scripts can set neither. Programs say nothing and carry no cookies.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from litestar.connection import ASGIConnection

Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]

_SCHEMES: Final = {"ws": "http", "wss": "https"}
_READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})


@dataclass(frozen=True, slots=True)
class Origins:
    """The server's own origin, and those that its operator allowed."""

    allowed: frozenset[str] = frozenset()

    def is_own(self, connection: Connection) -> bool:
        """Whether it is for certain one of our pages that asks."""
        origin = connection.headers.get("origin")
        if origin is None:
            return connection.headers.get("sec-fetch-site") == "same-origin"
        return origin in self.allowed or origin == own_origin(connection)

    def is_foreign(self, connection: Connection) -> bool:
        """Whether it is for certain another site's page. Links from there to our pages are fine."""
        if "origin" in connection.headers:
            return not self.is_own(connection)
        is_reading = connection.scope.get("method") in _READING
        site = connection.headers.get("sec-fetch-site")
        return not is_reading and site in {"cross-site", "same-site"}


def own_origin(connection: Connection) -> str:
    """The server as the client calls it: `https://example.org`.

    Behind a proxy the scheme is what the proxy says, where the operator trusts it.
    """
    scheme: str = connection.scope["scheme"]
    return f"{_SCHEMES.get(scheme, scheme)}://{connection.headers.get('host', '')}"


def is_secure(connection: Connection) -> bool:
    return own_origin(connection).startswith("https:")
