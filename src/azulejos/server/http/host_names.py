"""The host names that the server answers to.

Without this check, another site could point its own name at our address and then pass for our page
(DNS rebinding). It can do that only with a name that it owns: so addresses, `localhost` and this
computer's own name are safe, and the operator adds the others.
"""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterable
from dataclasses import dataclass, field
from ipaddress import ip_address

from azulejos.server import limits
from azulejos.wire.refusals import Code, RefusedError

from .security import Connection

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class HostNames:
    """The names from the operator, beside those that are always known."""

    configured: frozenset[str] = frozenset()
    _refused: set[str] = field(default_factory=set)

    @staticmethod
    def of(names: Iterable[str]) -> HostNames:
        """These names, and this computer's own: `box`, `box.local`."""
        own = socket.gethostname().lower()
        short = own.partition(".")[0]
        return HostNames(frozenset({*map(_plain, names), own, short, f"{short}.local"}))

    def check(self, connection: Connection) -> None:
        """Raises RefusedError for a request to a name that is not the server's."""
        host = connection.headers.get("host", "")
        name = _name_of(host)
        if self.knows(name):
            return
        if name not in self._refused and len(self._refused) < limits.LOGGED_HOST_NAMES:
            self._refused.add(name)
            said = "refused a request to the host name %r; if it is this server's, add --name"
            _log.warning(said, name[:100])
        detail = "the server doesn't go by this host name; its operator can add it with --name"
        raise RefusedError(Code.UNKNOWN_HOST, detail=detail)

    def knows(self, name: str) -> bool:
        is_local = name in {"", "localhost"} or name.endswith(".localhost")
        return is_local or name in self.configured or _is_address(name)


def _name_of(host: str) -> str:
    """The name in a Host header, without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return _plain(host.partition(":")[0])


def _plain(name: str) -> str:
    return name.strip().lower().removesuffix(".")


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
