"""How much anyone may ask of the server."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from typing import Final

LARGEST_MESSAGE: Final = 64 * 1024
"""Bytes of a request's body and of a socket's message; the longest of ours has some hundred."""
_MOST_BUCKETS: Final = 10_000
_BURST_SECONDS: Final = 5.0


@dataclass(slots=True)
class Bucket:
    """Holds up to `burst` tokens and gets `rate` of them a second; each message takes one."""

    rate: float
    burst: float
    clock: Callable[[], float] = time.monotonic
    _tokens: float = -1
    _filled: float = 0

    def take(self) -> float:
        """Takes a token; answers how many seconds to wait until there is one, 0 if there is."""
        now = self.clock()
        if self._tokens < 0:
            self._tokens = self.burst
        else:
            self._tokens = min(self.burst, self._tokens + (now - self._filled) * self.rate)
        self._filled = now
        if self._tokens < 1:
            return (1 - self._tokens) / self.rate
        self._tokens -= 1
        return 0


class Buckets:
    """A bucket for each address, with five seconds' worth at once; those not seen for long are
    forgotten."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._burst = max(1.0, _BURST_SECONDS * rate)
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def is_too_fast(self, address: str) -> bool:
        bucket = self._buckets.setdefault(address, Bucket(self._rate, self._burst))
        self._buckets.move_to_end(address)
        if len(self._buckets) > _MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket.take() > 0


class OpenSockets:
    """How many sockets and streams each address keeps open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def has_too_many(self, address: str) -> bool:
        """Whether an address can open no more of them."""
        return self._open.get(address, 0) >= self._most

    @contextmanager
    def opened(self, address: str) -> Iterator[None]:
        """Counts one for as long as it is open."""
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


def limited_as(host: str) -> str:
    """What shares the limits of an address: by IPv6 each household has a whole network of them."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    return str(address.ipv4_mapped or IPv6Address(int(address) >> 64 << 64))
