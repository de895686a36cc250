"""All tables of a server: makes new ones, and wakes those that are asked for."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable
from contextlib import suppress
from datetime import UTC, datetime

from azulejos.notation import NotationError, format_position, format_rules, parse_rules
from azulejos.rules import Position
from azulejos.words.levels import LEVELS

from .bots import Bots
from .dealing import Dealing, commitment_of, new_seed
from .entries import Opened
from .host import Host
from .messages import NewTable
from .refusing import Code, RefusedError
from .replays import starting_position
from .storage import Storage, Write
from .tokens import Sitting, Tokens, new_table_id


class Hub:
    """Knows the tables that are being played at; the others are in the database."""

    def __init__(self, storage: Storage, bots: Bots, tokens: Tokens) -> None:
        self.storage = storage
        self.bots = bots
        self.tokens = tokens
        self._hosts: dict[str, Host] = {}
        self._waking = asyncio.Lock()

    @property
    def num_tables(self) -> int:
        """How many are in memory."""
        return len(self._hosts)

    async def open(self, new: NewTable) -> Host:
        """Makes a table. Its commitment is public before anyone can sit."""
        start = None if new.start is None else await asyncio.to_thread(starting_position, new.start)
        _check(new, start)
        rules = parse_rules(new.rules, len(new.levels)) if start is None else start.rules
        is_by_lot = new.starting_seat is None and start is None
        starting_seat = new.starting_seat or 0
        if start is not None:
            starting_seat = start.starting_seat
        elif is_by_lot:
            starting_seat = secrets.randbelow(rules.num_players)
        table_id, seed = new_table_id(), new_seed()
        opened = Opened(
            rules=format_rules(rules),
            starting_seat=starting_seat,
            levels=new.levels,
            commitment=commitment_of(seed),
            date=datetime.now(UTC).strftime("%Y.%m.%d"),
            deal_seconds=new.deal_seconds,
            is_one_screen=new.is_one_screen,
            is_by_lot=is_by_lot,
            start=None if start is None else format_position(start),
        )
        write = Write().table(table_id).seed(table_id, 1, seed).entry(table_id, 0, opened, None)
        await self.storage.store(write)
        host = Host(table_id, [(opened, None)], Dealing({1: seed}), self.storage, self.bots)
        self._hosts[table_id] = host
        return host

    async def host(self, table_id: str) -> Host:
        """The table of an id. Raises RefusedError where there is none."""
        if table_id not in self._hosts:
            async with self._waking:
                if table_id not in self._hosts:
                    self._hosts[table_id] = await self._wake(table_id)
        return self._hosts[table_id]

    def seat_of(self, host: Host, token: str) -> int:
        """The seat that a token is for. Raises RefusedError where it is not for this table, or no
        longer for this sitting."""
        sitting = self.tokens.sitting(token)
        if sitting is None or sitting.table_id != host.table_id:
            raise RefusedError(Code.NOT_YOUR_SEAT)
        if host.table.chairs[sitting.seat].sitting != sitting.number:
            raise RefusedError(Code.NOT_YOUR_SEAT)
        return sitting.seat

    def seats_of(self, host: Host, tokens: Iterable[str]) -> set[int]:
        """The seats that these tokens are for; those that are for none count for nothing."""
        seats = set()
        for token in tokens:
            with suppress(RefusedError):
                seats.add(self.seat_of(host, token))
        return seats

    async def sit(self, host: Host, seat: int, name: str | None, nonce: str) -> str:
        """Takes an open seat; answers its token."""
        number = await host.sit(seat, name, nonce)
        return self.tokens.seat_token(Sitting(host.table_id, seat, number))

    async def close(self) -> None:
        """Stops all tables; what was acknowledged is stored."""
        await asyncio.gather(*(host.close() for host in self._hosts.values()))

    async def _wake(self, table_id: str) -> Host:
        log = await self.storage.log(table_id)
        if not log:
            raise RefusedError(Code.NO_SUCH_TABLE)
        seeds = await self.storage.seeds(table_id)
        return Host(table_id, log, Dealing(seeds), self.storage, self.bots)


def _check(new: NewTable, start: Position | None) -> None:
    """Raises RefusedError for a table that can't be."""
    try:
        rules = parse_rules(new.rules, len(new.levels)) if start is None else start.rules
    except (NotationError, ValueError) as error:
        raise RefusedError(Code.BAD_RULES) from error
    are_levels = all(level is None or level in LEVELS for level in new.levels)
    if len(new.levels) != rules.num_players or not are_levels or None not in new.levels:
        raise RefusedError(Code.BAD_RULES)
    if new.starting_seat is not None and new.starting_seat not in rules.seats:
        raise RefusedError(Code.BAD_RULES)
