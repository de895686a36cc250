"""Links to tables, as the browser shows them: to watch, to sit down, to return to a seat."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlsplit

_PATH: Final = re.compile(r"/table/([A-Za-z0-9_-]{1,64})/?")
_FRAGMENT: Final = re.compile(
    r"(seat|invitation)=([A-Za-z0-9_.-]{1,200})(?:&nonces=([A-Za-z0-9.]{1,4000}))?"
)


class BadLinkError(ValueError):
    """A text that is not a link to a table."""


@dataclass(frozen=True, slots=True)
class TableLink:
    """A table on a server. Its repr never shows the secrets that let somebody play."""

    origin: str
    """`https://example.org`, with the port if the link has one."""
    table: str
    invitation: str | None = field(default=None, repr=False)
    token: str | None = field(default=None, repr=False)
    """A seat's secret."""
    nonces: tuple[str, ...] = field(default=(), repr=False)
    """What the seat committed to on the other device."""

    @property
    def host(self) -> str:
        """The server's name for people."""
        return self.origin.partition("://")[2]

    @property
    def is_safe(self) -> bool:
        return self.origin.startswith("https://")

    @property
    def socket(self) -> str:
        """The address of the table's socket."""
        scheme = "wss" if self.is_safe else "ws"
        return f"{scheme}://{self.host}/api/tables/{self.table}/socket"

    def to_watch(self) -> str:
        return f"{self.origin}/table/{self.table}"

    def to_sit(self, invitation: str) -> str:
        return f"{self.to_watch()}#invitation={invitation}"

    def to_seat(self, token: str, nonces: Sequence[str] = ()) -> str:
        """The nonces go along, because the other device may have to reveal them."""
        more = f"&nonces={'.'.join(nonces)}" if nonces else ""
        return f"{self.to_watch()}#seat={token}{more}"


def parse_link(text: str) -> TableLink:
    """Parses a link. Raises BadLinkError without the text, which may hold a secret."""
    try:
        parts = urlsplit(text.strip())
        port = parts.port
    except ValueError:
        raise BadLinkError("no link") from None
    path = _PATH.fullmatch(parts.path)
    fragment = _FRAGMENT.fullmatch(parts.fragment)
    is_plain = parts.scheme in {"http", "https"} and parts.username is None and not parts.query
    if not is_plain or not parts.hostname or path is None or (parts.fragment and fragment is None):
        raise BadLinkError("no link to a table")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    if not (host.isascii() and host.isprintable()):
        raise BadLinkError("no host")
    origin = f"{parts.scheme}://{host}" + ("" if port is None else f":{port}")
    kind, secret, nonces = fragment.groups() if fragment else (None, None, None)
    return TableLink(
        origin,
        path.group(1),
        secret if kind == "invitation" else None,
        secret if kind == "seat" else None,
        tuple(nonces.split(".")) if nonces else (),
    )
