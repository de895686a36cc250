"""What every answer tells a browser not to do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

_HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    # Fragments hold secrets and are never sent, but a table's id is in the path.
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


def adding_headers(content_security_policy: str) -> Callable[[Message, Scope], Awaitable[None]]:
    """A hook for whatever is sent, refusals and missing pages too."""
    headers = {**_HEADERS, "Content-Security-Policy": content_security_policy}

    async def add(message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        sent = MutableScopeHeaders.from_message(message)
        for name, value in headers.items():
            sent[name] = value
        if scope["path"].startswith("/api/"):
            # Tokens and tables: nothing in between may keep them.
            sent.setdefault("Cache-Control", "no-store")

    return add
