"""All companions of a server: makes new ones and loads the ones that clients ask for."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Sequence

from sqlalchemy.exc import SQLAlchemyError

from azulejos.notation import NotationError, parse_rules
from azulejos.players.look_alikes import looks_like
from azulejos.players.seat_holders import Holder, check_name
from azulejos.server import limits
from azulejos.server.shares.keyed_locks import KeyedLocks
from azulejos.server.shares.worker_pool import WorkerPool
from azulejos.server.store.companion_lines import KeptLine
from azulejos.server.store.damaged import SetAside
from azulejos.server.store.room import Room
from azulejos.server.store.storage import AppendedTwiceError, Storage, Write
from azulejos.server.tables.bots import Bots
from azulejos.server.tables.clocks import DAY, Time
from azulejos.server.tables.seat_tokens import new_table_id
from azulejos.server.tables.upkeep import look_at_all
from azulejos.wire.companion_messages import CompanionSeat, NewCompanion
from azulejos.wire.refusals import Code, RefusedError
from azulejos.words.phrases import phrase

from .host import CompanionHost, beginning
from .restorer import restore

_log = logging.getLogger(__name__)


class CompanionHub:
    """Holds the live companions in memory; the others are in the database."""

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
        self._hosts: dict[str, CompanionHost] = {}
        self._waking = KeyedLocks()
        self.set_aside = SetAside("companion")
        self._room = Room(storage.num_companions)

    @property
    def num_hosts(self) -> int:
        """How many companions are in memory."""
        return len(self._hosts)

    async def open(self, new: NewCompanion) -> CompanionHost:
        """Begins a game. Raises RefusedError for impossible settings."""
        companion_id, now = new_table_id(), self._time.now()
        kept = [_begun(new, now)]
        write = Write().companion(companion_id, now + DAY)
        try:
            async with self._room.for_another():
                await self._storage.store(write.companion_line(companion_id, 0, kept[0]))
        except (SQLAlchemyError, OSError, AppendedTwiceError) as error:
            _log.exception("a companion could not be stored")
            raise RefusedError(Code.NOT_STORED) from error
        self._hosts[companion_id] = await self._host(companion_id, kept)
        return self._hosts[companion_id]

    async def host(self, companion_id: str) -> CompanionHost:
        """The host of a companion's id. Raises RefusedError if there is no such companion, or if
        it is damaged."""
        if companion_id not in self._hosts:
            async with self._waking.of(companion_id):
                if companion_id not in self._hosts:
                    self._hosts[companion_id] = await self._wake(companion_id)
        host = self._hosts[companion_id]
        host.use()
        return host

    async def close(self) -> None:
        """Stops all companions. Everything acknowledged is stored."""
        await asyncio.gather(*(host.close() for host in self._hosts.values()))

    async def tidy(self, seconds: float = math.inf) -> bool:
        """Unloads idle companions, and removes expired ones, but begins with no more of them after
        so many seconds. Whether some are left."""
        for companion_id, host in [*self._hosts.items()]:
            # Checked again here: a client may come back while other companions close.
            if host.is_idle:
                await self._hosts.pop(companion_id).close()
        return await look_at_all(
            lambda: self._storage.companions_due(self._time.now(), limits.TIDIED_AT_ONCE),
            self._try_look,
            seconds,
        )

    async def _try_look(self, companion_id: str) -> None:
        try:
            await self._look(companion_id)
        except Exception as error:  # noqa: BLE001 - one of them must not block the others
            if not isinstance(error, RefusedError):
                _log.exception("could not look at companion %s", companion_id)
            # A damaged one stays: its people may still ask for it.
            later = self._time.now() + DAY
            await self._storage.store(Write().companion_due(companion_id, later))

    async def _look(self, companion_id: str) -> None:
        """Removes an expired companion, or postpones the next check."""
        async with self._waking.of(companion_id):
            is_awake = companion_id in self._hosts
            host = self._hosts[companion_id] if is_awake else await self._wake(companion_id)
            expires = self._expires_at(host)
            is_expired = expires <= self._time.now()
            if is_expired or not is_awake:
                self._hosts.pop(companion_id, None)
                await host.close()
            if is_expired:
                await self._storage.store(Write().remove_companion(companion_id))
                self._room.is_left()
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
        """Raises RefusedError if there is no such companion, or if it is damaged."""
        self.set_aside.check(companion_id)
        try:
            kept = await self._storage.companion_lines(companion_id)
            if not kept:
                raise RefusedError(Code.NO_SUCH_TABLE)
            return await self._host(companion_id, kept)
        except Exception as error:  # noqa: BLE001 - nobody knows where a damaged log fails
            self.set_aside.add(companion_id, error)

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


def _begun(new: NewCompanion, now: int) -> KeptLine:
    """The first line of a new game. Raises RefusedError for impossible settings."""
    try:
        rules = parse_rules(new.rules, len(new.seats))
    except (NotationError, ValueError) as error:
        raise RefusedError(Code.BAD_RULES) from error
    if new.starting_seat not in rules.seats:
        raise RefusedError(Code.BAD_RULES)
    holders: list[Holder] = []
    for seat in new.seats:
        holders.append(_holder(seat, holders))
    if new.is_late and not all(holder.is_person for holder in holders):
        raise RefusedError(Code.BAD_RULES, [phrase("companion-late-computer")])
    return beginning(rules, tuple(holders), new.starting_seat, now, is_late=new.is_late)


def _holder(seat: CompanionSeat, before: Sequence[Holder]) -> Holder:
    """The next seat's holder. Raises RefusedError for a bad name or one that is taken."""
    if seat.level is not None:
        return Holder(level=seat.level)
    if seat.name is None or not seat.name.strip():
        return Holder()
    number = len(before) + 1
    try:
        holder = Holder(check_name(seat.name))
    except ValueError as error:
        raise RefusedError(Code.BAD_NAME, [phrase("companion-bad-name", seat=number)]) from error
    for other, each in enumerate(before, start=1):
        if each.name is not None and looks_like(holder.name or "", [each.name]):
            same = phrase("companion-same-name", seat=number, other=other)
            raise RefusedError(Code.BAD_NAME, [same])
    return holder
