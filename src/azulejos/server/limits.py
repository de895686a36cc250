"""How much anyone may ask of the server."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

LARGEST_MESSAGE: Final = 64 * 1024
"""Bytes of a request's body and of a socket's message; the longest of ours has some hundred."""
_MOST_BUCKETS: Final = 10_000


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
    """A bucket for each address; those not seen for long are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def is_too_fast(self, address: str) -> bool:
        bucket = self._buckets.setdefault(address, Bucket(self._rate, self._burst))
        self._buckets.move_to_end(address)
        if len(self._buckets) > _MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket.take() > 0
