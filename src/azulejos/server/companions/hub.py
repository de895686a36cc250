"""All companions of a server: makes new ones and loads the ones that clients ask for."""

from __future__ import annotations

import math
from collections.abc import Sequence

from azulejos.server import limits
from azulejos.server.shares.worker_pool import WorkerPool
from azulejos.server.store.companion_lines import KeptLine
from azulejos.server.store.storage import Storage, Write
from azulejos.server.tables.awake import Awake
from azulejos.server.tables.bots import Bots
from azulejos.server.tables.clocks import DAY, Time
from azulejos.server.tables.seat_tokens import new_table_id
from azulejos.wire.companion_messages import NewCompanion
from azulejos.wire.refusals import Code, RefusedError

from .games import begun, restore
from .host import CompanionHost


class CompanionHub:
    """Makes companions and finds them, and removes what has expired."""

    def __init__(
        self,
        storage: Storage,
        bots: Bots,
        time: Time,
        kept_days: int,
        *,
        workers: WorkerPool | None = None,
    ) -> None:
        self._storage = storage
        self._workers = workers or WorkerPool()
        self._bots = bots
        self._time = time
        self._kept_days = kept_days
        self.awake = Awake("companion", storage, self._wake, storage.num_companions)

    @property
    def num_hosts(self) -> int:
        """How many companions are in memory."""
        return len(self.awake)

    async def open(self, new: NewCompanion) -> CompanionHost:
        """Begins a game. Raises RefusedError for impossible settings."""
        companion_id, now = new_table_id(), self._time.now()
        kept = [begun(new, now)]
        write = Write().companion(companion_id, now + DAY)
        await self.awake.store_new(write.companion_line(companion_id, 0, kept[0]))
        host = await self._host(companion_id, kept)
        self.awake.add(companion_id, host)
        return host

    async def host(self, companion_id: str) -> CompanionHost:
        """The host of a companion's id. Raises RefusedError if there is no such companion, or if
        it is damaged."""
        return await self.awake.host(companion_id)

    async def close(self) -> None:
        """Stops all companions. Everything acknowledged is stored."""
        await self.awake.close()

    async def tidy(self, seconds: float = math.inf) -> bool:
        """Unloads idle companions, and removes expired ones, but begins with no more of them after
        so many seconds. Whether some are left."""
        return await self.awake.tidy(
            lambda: self._storage.companions_due(self._time.now(), limits.TIDIED_AT_ONCE),
            self._look,
            lambda companion_id: Write().companion_due(companion_id, self._time.now() + DAY),
            seconds,
        )

    async def _look(self, companion_id: str) -> None:
        """Removes an expired companion, or postpones the next check."""
        async with self.awake.alone(companion_id):
            host = self.awake.get(companion_id)
            if host is None:
                host = await self.awake.undamaged(companion_id, self._wake)
                await host.close()
            expires = self._expires_at(host)
            if expires <= self._time.now():
                removal = Write().remove_companion(companion_id)
                await self.awake.remove(companion_id, removal)
            else:
                await self._storage.store(Write().companion_due(companion_id, expires))

    def _expires_at(self, host: CompanionHost) -> int:
        """Like a table: soon if nothing was dealt, later while a game goes on."""
        days = limits.UNBEGUN_DAYS
        if host.table.position.is_over:
            days = self._kept_days
        elif host.table.has_begun:
            days = limits.RUNNING_DAYS
        return host.last_at + days * DAY

    async def _wake(self, companion_id: str) -> CompanionHost:
        """Raises RefusedError if there is no such companion, and any error if it is damaged."""
        kept = await self._storage.companion_lines(companion_id)
        if not kept:
            raise RefusedError(Code.NO_SUCH_TABLE)
        return await self._host(companion_id, kept)

    async def _host(self, companion_id: str, kept: Sequence[KeptLine]) -> CompanionHost:
        """Raises LogError."""
        first = max((n for n, line in enumerate(kept) if line.is_beginning), default=0)
        table = await restore(self._workers, companion_id, kept[first:])
        return CompanionHost(
            companion_id,
            kept,
            table,
            self._storage,
            self._bots,
            workers=self._workers,
            time=self._time,
        )
