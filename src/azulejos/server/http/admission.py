"""Which connections may stay: so many of each address, and so many that files are left over.

A connection is an open file. When a process has none left, it can't even accept a connection in
order to refuse it, and asyncio logs thousands of lines a second about that.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final, cast

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from azulejos.server import limits

from .traffic import limited_as

if sys.platform != "win32":
    import resource

_NO_FILES_LEFT: Final = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
_log = logging.getLogger(__name__)


def raise_open_files() -> int:
    """Raises the soft limit of open files to the hard one; returns how many this process may
    have."""
    if sys.platform == "win32":
        return limits.OPEN_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = limits.OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, limits.OPEN_FILES)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return limits.OPEN_FILES if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):
        # Some systems have a lower limit than they say.
        return soft
    return wanted


class Admission:
    """Counts the open connections, and turns away those beyond the limits."""

    def __init__(self, most: int, most_of_address: int, proxies: Sequence[str] = ()) -> None:
        """The connections of trusted proxies are those of many people: they count in all only."""
        self.num_turned_away = 0
        self._most = most
        self._most_of_address = most_of_address
        self._proxies = ProxyHeadersMiddleware(cast(Any, None), [*proxies]).trusted_hosts
        self._open: dict[asyncio.BaseTransport, str] = {}
        self._of_address: Counter[str] = Counter()
        self._notice = Notice()

    @property
    def num_open(self) -> int:
        return len(self._open)

    def admit(self, transport: asyncio.BaseTransport) -> bool:
        """Counts a new connection until it leaves. False if it must not stay."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if peer else ""
        is_proxy = host in self._proxies
        address = limited_as(host)
        is_too_many = self._of_address[address] >= self._most_of_address and not is_proxy
        if is_too_many or len(self._open) >= self._most:
            self._turn_away(f"{address} has too many" if is_too_many else "there are too many")
            return False
        self._open[transport] = address
        self._of_address[address] += 1
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """It is closed."""
        address = self._open.pop(transport, None)
        if address is not None:
            self._of_address[address] -= 1
            if not self._of_address[address]:
                del self._of_address[address]

    def notice_errors(self, loop: asyncio.AbstractEventLoop) -> None:
        """Says in one line a minute that files run out; asyncio would log each failure."""

        def notice(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
            error = context.get("exception")
            if isinstance(error, OSError) and error.errno in _NO_FILES_LEFT and "socket" in context:
                self._turn_away("no open files are left")
            else:
                loop.default_exception_handler(context)

        loop.set_exception_handler(notice)

    def _turn_away(self, why: str) -> None:
        self.num_turned_away += 1
        self._notice.add(why)


class Notice:
    """Logs the first time at once, then once a minute how often it has happened since."""

    def __init__(self, later: Callable[[float, Callable[[], None]], object] | None = None) -> None:
        self._later = later or _call_later
        self._is_waiting = False
        self._count = 0
        self._why = ""

    def add(self, why: str) -> None:
        self._count += 1
        self._why = why
        if not self._is_waiting:
            self._tell()

    def _tell(self) -> None:
        self._is_waiting = bool(self._count)
        if self._count:
            _log.warning("turned away connections: %d, the last because %s", self._count, self._why)
            self._count = 0
            self._later(limits.NOTICE_SECONDS, self._tell)


def _call_later(seconds: float, tell: Callable[[], None]) -> object:
    return asyncio.get_running_loop().call_later(seconds, tell)
