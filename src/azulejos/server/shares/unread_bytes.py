"""Counts the bytes that wait in memory because a client doesn't read, for each address.

One slow reader is nothing. Hundreds of connections of one address, each with an answer that nobody
reads, would take the server's memory.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable


class UnreadBytes:
    """What each address hasn't read."""

    def __init__(self, most_of_address: int, most_in_all: int) -> None:
        self.total = 0
        self.num_cut_off = 0
        """How many connections and queues were cut off for it."""
        self._most_of_address = most_of_address
        self._most_in_all = most_in_all
        self._of_address: Counter[str] = Counter()

    def add(self, address: str, num_bytes: int) -> bool:
        """Counts bytes as unread. False if the address has too many now: then the caller cuts the
        client off, and takes them away again. Under pressure from many addresses, each may have an
        equal part."""
        self.total += num_bytes
        self._of_address[address] += num_bytes
        most = self._most_of_address
        if self.total > self._most_in_all:
            most = min(most, self._most_in_all // len(+self._of_address))
        is_fine = self._of_address[address] <= most
        self.num_cut_off += not is_fine
        return is_fine

    def take_away(self, address: str, num_bytes: int) -> None:
        """They were read, or given up."""
        self.total -= num_bytes
        self._of_address[address] -= num_bytes
        if not self._of_address[address]:
            del self._of_address[address]

    def of(self, address: str) -> int:
        return self._of_address[address]


class Reader:
    """One client of an address, and what it hasn't read."""

    def __init__(
        self,
        unread: UnreadBytes | None = None,
        address: str = "",
        charge: Callable[[int], float] = lambda _: 0.0,
    ) -> None:
        """Without `unread`, nothing is counted."""
        self._unread = unread
        self._address = address
        self._num_bytes = 0
        self.charge = charge
        """Charges the address for so many bytes of something old; returns how many seconds to rest,
        because the address reads too much."""

    def owes(self, num_bytes: int) -> bool:
        """So much more is unread. False if that is too much for its address."""
        if self._unread is None or not num_bytes:
            return True
        self._num_bytes += num_bytes
        return self._unread.add(self._address, num_bytes)

    def has_read(self, num_bytes: int) -> None:
        if self._unread is not None and num_bytes:
            self._num_bytes -= num_bytes
            self._unread.take_away(self._address, num_bytes)

    def is_gone(self) -> None:
        """Nothing of it waits in memory any more."""
        self.has_read(self._num_bytes)
