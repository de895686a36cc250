"""The tables, or the companions, that are awake: in memory. The others are in the database.

One wakes when somebody asks for it and leaves memory when nobody uses it any more. This module also
knows which ones are damaged and whether there is room for another, and it looks at whatever is due
without taking the time of those who play.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Generic, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from azulejos.server import limits
from azulejos.server.store.damage import SetAside
from azulejos.server.store.storage import AppendedTwiceError, Storage, Write
from azulejos.wire.refusals import Code, RefusedError

from .live_session import LiveSession

_log = logging.getLogger(__name__)
_HostT = TypeVar("_HostT", bound=LiveSession)
_T = TypeVar("_T")


class Awake(Generic[_HostT]):
    """The hosts in memory, by the id of their table or companion."""

    def __init__(
        self,
        kind: str,
        storage: Storage,
        wake: Callable[[str], Awaitable[_HostT]],
        count: Callable[[], Awaitable[int]],
    ) -> None:
        """`kind` is what the log calls them. `wake` makes a host from what is stored, and raises
        RefusedError if nothing is, or any error if it is damaged. `count` counts what is stored."""
        self.set_aside = SetAside(kind)
        self._kind = kind
        self._storage = storage
        self._wake = wake
        self._hosts: dict[str, _HostT] = {}
        self._waking = _KeyedLocks()
        self._room = Room(count)

    def __len__(self) -> int:
        return len(self._hosts)

    @property
    def hosts(self) -> Sequence[_HostT]:
        return [*self._hosts.values()]

    def get(self, name: str) -> _HostT | None:
        """The host of this id if it is awake. That doesn't count as using it."""
        return self._hosts.get(name)

    async def host(self, name: str) -> _HostT:
        """The host of this id; wakes it if it isn't awake. Raises RefusedError if there is none,
        or if it is damaged."""
        if name not in self._hosts:
            async with self.alone(name):
                if name not in self._hosts:
                    self._hosts[name] = await self.undamaged(name, self._wake)
        host = self._hosts[name]
        host.use()
        return host

    def alone(self, name: str) -> AbstractAsyncContextManager[None]:
        """Nobody else wakes this one during the block."""
        return self._waking.of(name)

    async def undamaged(self, name: str, read: Callable[[str], Awaitable[_T]]) -> _T:
        """What `read` makes of a log. Raises RefusedError if it is damaged, and sets it aside."""
        self.set_aside.check(name)
        try:
            return await read(name)
        except Exception as error:  # noqa: BLE001 - nobody knows where a damaged log fails
            self.set_aside.add(name, error)

    async def store_new(self, write: Write) -> None:
        """Stores a new one. Raises RefusedError if the database is full or fails."""
        try:
            async with self._room.for_another():
                await self._storage.store(write)
        except (SQLAlchemyError, OSError, AppendedTwiceError) as error:
            _log.exception("a %s could not be stored", self._kind)
            raise RefusedError(Code.NOT_STORED) from error

    def add(self, name: str, host: _HostT) -> None:
        """The host of a new one."""
        self._hosts[name] = host

    async def remove(self, name: str, write: Write) -> None:
        """Removes one from memory and, by this write, from the database."""
        if name in self._hosts:
            await self._hosts.pop(name).close()
        await self._storage.store(write)
        self._room.is_left()

    async def close(self) -> None:
        """Stops them all. Everything acknowledged is stored."""
        await asyncio.gather(*(host.close() for host in self.hosts))

    async def tidy(
        self,
        due: Callable[[], Awaitable[Sequence[str]]],
        look: Callable[[str], Awaitable[None]],
        later: Callable[[str], Write],
        seconds: float,
    ) -> bool:
        """Unloads the idle ones and looks at those that are due, as `look_at_all` says. Those that
        can't be looked at are due later."""
        for name, host in [*self._hosts.items()]:
            # Checked again here: a client may come back while others close.
            if host.is_idle:
                await self._hosts.pop(name).close()

        async def try_look(name: str) -> None:
            try:
                await look(name)
            except Exception as error:  # noqa: BLE001 - one of them must not block the others
                if not isinstance(error, RefusedError):
                    _log.exception("could not look at %s %s", self._kind, name)
                # A damaged one stays: its people may still ask for it.
                await self._storage.store(later(name))

        return await look_at_all(due, try_look, seconds)


class _KeyedLocks:
    """A lock for each id, which exists only while somebody holds it or waits: waking one table
    keeps nobody waiting for another."""

    def __init__(self) -> None:
        self._locks: dict[str, asyncio.Lock] = {}
        self._users: dict[str, int] = {}

    @asynccontextmanager
    async def of(self, key: str) -> AsyncIterator[None]:
        lock = self._locks.setdefault(key, asyncio.Lock())
        self._users[key] = self._users.get(key, 0) + 1
        try:
            async with lock:
                yield
        finally:
            self._users[key] -= 1
            if not self._users[key]:
                del self._users[key], self._locks[key]


class Room:
    """How many the database has, and whether there is room for another one. Counts the database
    once, and keeps count from then on."""

    def __init__(self, count: Callable[[], Awaitable[int]]) -> None:
        self._count = count
        self._counting = asyncio.Lock()
        self._num: int | None = None
        """How many there are; None until they are counted."""

    @asynccontextmanager
    async def for_another(self) -> AsyncIterator[None]:
        """Keeps room for what the block stores. Raises RefusedError if there is none, and the
        database's errors."""
        async with self._counting:
            if self._num is None:
                self._num = await self._count()
        # Nothing may come between the comparison and the addition.
        if self._num >= limits.MOST_TABLES:
            raise RefusedError(Code.SERVER_FULL)
        self._num += 1
        try:
            yield
        except BaseException:
            self.is_left()
            raise

    def is_left(self) -> None:
        """One of them is gone."""
        if self._num is not None:
            self._num -= 1


async def look_at_all(
    due: Callable[[], Awaitable[Sequence[str]]],
    look: Callable[[str], Awaitable[None]],
    seconds: float = math.inf,
) -> bool:
    """Looks at batches until nothing is due any more, however much there is, or until so many
    seconds are over: then it returns True. Rests after each, so that it works for a share of the
    time only.

    `look` removes what it looks at, or makes it due later.
    """
    before: Sequence[str] = ()
    until = time.monotonic() + seconds
    # A batch that stays due isn't looked at again and again; the next pass does.
    while (batch := await due()) and batch != before:
        began = time.monotonic()
        if before and began >= until:
            return True
        await asyncio.gather(*map(look, batch))
        before, took = batch, time.monotonic() - began
        if len(batch) >= limits.TIDIED_AT_ONCE:
            await asyncio.sleep(took * (1 / limits.TIDY_SHARE - 1))
    return False
