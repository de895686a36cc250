"""A queue for something scarce that is fair to addresses and, within an address, to tables.

When a slot is free, the address with the fewest slots gets it; among equals, the one that has
waited longest for a turn. Within the address the same goes for its tables. So however much one
address asks for, it begins one turn at most while another waits that has no slot.

Each request and each socket runs in a task of its own and says who asks before anything else, so
nobody passes an address through every call. Work for a table that goes on by itself counts for
whoever used the table last; the table remembers that.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import TypeVar

from azulejos.server.histograms import Histogram
from azulejos.wire.refusals import Code, RefusedError

_T = TypeVar("_T")
_ASKER: ContextVar[str] = ContextVar("asker", default="")


@dataclass(frozen=True, slots=True)
class Share:
    """Whose share of a queue is used."""

    address: str = ""
    table: str = ""
    """The id of a table or a companion; empty for anything else."""


def set_asker(address: str) -> None:
    """Says for whose address this task works from now on."""
    _ASKER.set(address)


def asker() -> str:
    """The address that this task works for; empty for the server itself."""
    return _ASKER.get()


@dataclass(frozen=True, slots=True)
class MostWaiting:
    """How many may wait at the same time; the next one is refused."""

    in_all: int
    of_address: int
    of_table: int


class FairQueue:
    """Gives turns at a number of slots. With several slots, one address never has them all."""

    def __init__(
        self, num_slots: int, most: MostWaiting, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.num_slots = num_slots
        self.waits = Histogram()
        self.num_refused = 0
        self._most = most
        self._clock = clock
        self._of_address = max(1, num_slots - 1)
        # In the order of their next turns. Neither an address nor a table without anybody waiting.
        self._waiting: dict[str, dict[str, deque[asyncio.Future[None]]]] = {}
        self._taken: Counter[str] = Counter()
        self._taken_of_table: Counter[Share] = Counter()

    @property
    def num_waiting(self) -> int:
        return sum(map(self._num_waiting_of, self._waiting))

    @property
    def num_taken(self) -> int:
        """How many slots are taken."""
        return self._taken.total()

    def crowd(self, address: str) -> float:
        """How many times more this address wants than its share of the slots; below 1 if less."""
        own = self._taken[address] + self._num_waiting_of(address)
        num_addresses = len({*self._waiting, *self._taken, address})
        return max(1, own) * num_addresses / self.num_slots

    @asynccontextmanager
    async def turn(self, share: Share, *, must_come: bool = False) -> AsyncIterator[None]:
        """Waits for a slot, and keeps it until the end of the block.

        Raises RefusedError at once if too many wait already. `must_come` is for what can't be
        refused; then the caller sees to it that there is no end of them.
        """
        began = self._clock()
        if self._can_take(share.address) and not self._num_waiting_of(share.address):
            self._take(share)
        else:
            if not must_come:
                self._check_has_room(share)
            await self._wait(share)
        self.waits.add(self._clock() - began)
        try:
            yield
        finally:
            self._give_back(share)

    def _check_has_room(self, share: Share) -> None:
        of_table = len(self._waiting.get(share.address, {}).get(share.table, ()))
        if (
            (share.table and of_table >= self._most.of_table)
            or self._num_waiting_of(share.address) >= self._most.of_address
            or self.num_waiting >= self._most.in_all
        ):
            self.num_refused += 1
            raise RefusedError(Code.BUSY)

    async def _wait(self, share: Share) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        tables = self._waiting.setdefault(share.address, {})
        tables.setdefault(share.table, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_back(share)
            else:
                self._drop(share, turn)
            raise

    def _drop(self, share: Share, turn: asyncio.Future[None]) -> None:
        """Takes out whoever gave up waiting, unless the turn has just been passed over."""
        tables = self._waiting.get(share.address, {})
        waiting = tables.get(share.table, deque())
        if turn in waiting:
            waiting.remove(turn)
            if not waiting:
                del tables[share.table]
            if not tables:
                del self._waiting[share.address]

    def _can_take(self, address: str) -> bool:
        return self.num_taken < self.num_slots and self._taken[address] < self._of_address

    def _take(self, share: Share) -> None:
        self._taken[share.address] += 1
        self._taken_of_table[share] += 1

    def _give_back(self, share: Share) -> None:
        _count_down(self._taken, share.address)
        _count_down(self._taken_of_table, share)
        self._give_turns()

    def _give_turns(self) -> None:
        while (address := self._next_address()) is not None:
            tables = self._waiting.pop(address)
            table = self._next_table(address, tables)
            waiting = tables.pop(table)
            turn = waiting.popleft()
            # Both go to the end: whoever had a turn comes after everybody else.
            if waiting:
                tables[table] = waiting
            if tables:
                self._waiting[address] = tables
            if not turn.done():
                self._take(Share(address, table))
                turn.set_result(None)

    def _next_address(self) -> str | None:
        able: Iterable[str] = filter(self._can_take, self._waiting)
        return min(able, key=lambda each: self._taken[each], default=None)

    def _next_table(self, address: str, tables: Iterable[str]) -> str:
        return min(tables, key=lambda each: self._taken_of_table[Share(address, each)])

    def _num_waiting_of(self, address: str) -> int:
        return sum(map(len, self._waiting.get(address, {}).values()))


def _count_down(counted: Counter[_T], key: _T) -> None:
    counted[key] -= 1
    if not counted[key]:
        del counted[key]
