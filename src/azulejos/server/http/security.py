"""The origin check, and the security headers of every answer.

Another site's page must not act on behalf of its reader. Browsers send `Origin` with every change
and every socket, and `Sec-Fetch-Site` with every request; scripts can set neither. Programs send
neither and have no cookies.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]

_SCHEMES: Final = {"ws": "http", "wss": "https"}
_READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})


@dataclass(frozen=True, slots=True)
class Origins:
    """The server's own origin, and those that the operator allows."""

    allowed: frozenset[str] = frozenset()

    def is_own(self, connection: Connection) -> bool:
        """Whether the request certainly comes from one of our pages."""
        origin = connection.headers.get("origin")
        if origin is None:
            return connection.headers.get("sec-fetch-site") == "same-origin"
        return origin in self.allowed or origin == own_origin(connection)

    def is_foreign(self, connection: Connection) -> bool:
        """Whether the request certainly comes from another site's page. Links to our pages are
        fine."""
        if "origin" in connection.headers:
            return not self.is_own(connection)
        is_reading = connection.scope.get("method") in _READING
        site = connection.headers.get("sec-fetch-site")
        return not is_reading and site in {"cross-site", "same-site"}


def own_origin(connection: Connection) -> str:
    """The server's origin as the client sees it: `https://example.org`.

    Behind a trusted proxy, the scheme comes from the proxy.
    """
    scheme: str = connection.scope["scheme"]
    return f"{_SCHEMES.get(scheme, scheme)}://{connection.headers.get('host', '')}"


def is_secure(connection: Connection) -> bool:
    return own_origin(connection).startswith("https:")


_HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    # A table's id is in the path; the secrets are in fragments, which browsers never send.
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ", ".join(
        f"{feature}=()"
        for feature in (
            "accelerometer",
            "camera",
            "display-capture",
            "geolocation",
            "gyroscope",
            "microphone",
            "payment",
            "usb",
        )
    ),
}


_HTTPS_ONLY: Final = f"max-age={365 * 24 * 60 * 60}"
"""Browsers stay with HTTPS for a year. Behind a trusted proxy, the scheme comes from the proxy."""


def adding_headers(content_security_policy: str) -> Callable[[Message, Scope], Awaitable[None]]:
    """A hook that adds the headers to every answer, including refusals and missing pages."""
    headers = {**_HEADERS, "Content-Security-Policy": content_security_policy}

    async def add(message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        sent = MutableScopeHeaders.from_message(message)
        for name, value in headers.items():
            sent[name] = value
        if scope["scheme"] in {"https", "wss"}:
            sent["Strict-Transport-Security"] = _HTTPS_ONLY
        if scope["path"].startswith("/api/"):
            # Proxies must not cache tokens or tables.
            sent.setdefault("Cache-Control", "no-store")

    return add
