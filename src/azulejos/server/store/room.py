"""How many tables or companions a database has, and whether there is room for another one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from azulejos.server import limits
from azulejos.wire.refusals import Code, RefusedError


class Room:
    """Counts the database once, and keeps count from then on."""

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
