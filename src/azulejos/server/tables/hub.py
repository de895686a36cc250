"""All tables of a server: makes new ones and loads the ones that clients ask for."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable
from contextlib import suppress
from datetime import UTC, datetime

from azulejos.notation import NotationError, format_position, format_rules, parse_rules
from azulejos.rules import NEWEST_DEALER, Deal, Position
from azulejos.server import limits
from azulejos.server.shares.fair_queue import Share, asker
from azulejos.server.shares.worker_pool import WorkerPool
from azulejos.server.store.storage import Storage, Write
from azulejos.wire.entries import Logged, Opened
from azulejos.wire.refusals import Code, RefusedError
from azulejos.wire.seating_messages import NewTable, Start
from azulejos.words.levels import LEVELS

from .awake import Awake
from .bots import Bots
from .clocks import DAY, SECOND, SystemTime, Time
from .deadlines import deadline_in_days, expires_at, look_at
from .dealer import TableDealer, commitment_of, new_seed
from .host import Host
from .restored import RestoredTable, fold, restore
from .seat_tokens import Sitting, Tokens, new_table_id
from .starts import starting_position
from .table import Table


class Hub:
    """Makes tables and finds them, seats people, and removes what has expired."""

    def __init__(
        self,
        storage: Storage,
        bots: Bots,
        tokens: Tokens,
        time: Time | None = None,
        kept_days: int = limits.FINISHED_DAYS,
        *,
        workers: WorkerPool | None = None,
    ) -> None:
        """`kept_days` is how long finished games are kept."""
        self.storage = storage
        self.bots = bots
        self.tokens = tokens
        self.workers = workers or WorkerPool()
        self._time = time or SystemTime()
        self._kept_days = kept_days
        self.awake = Awake("table", storage, self._wake, storage.num_tables)

    @property
    def num_tables(self) -> int:
        """How many tables are in memory."""
        return len(self.awake)

    def is_dealt_now(self, deals: Collection[Deal]) -> bool:
        """Whether a game that goes on at a table in memory has had one of these deals."""
        return any(
            step in deals
            for host in self.awake.hosts
            if not host.table.is_over
            for step in host.table.game.steps
            if isinstance(step, Deal)
        )

    async def open(self, new: NewTable) -> Host:
        """Makes a table. It publishes the commitment before anyone can sit down."""
        start = None if new.start is None else await self._start(new.start)
        _check(new, start)
        rules = parse_rules(new.rules, len(new.levels)) if start is None else start.rules
        is_by_lot = new.starting_seat is None and start is None
        starting_seat = new.starting_seat or 0
        if start is not None:
            starting_seat = start.starting_seat
        table_id, seed, now = new_table_id(), new_seed(), self._time.calendar()
        opened = Opened(
            rules=format_rules(rules),
            starting_seat=starting_seat,
            levels=new.levels,
            commitment=commitment_of(seed),
            date=datetime.fromtimestamp(now // SECOND, UTC).strftime("%Y.%m.%d"),
            deal_seconds=_deal_seconds(new),
            is_one_screen=new.is_one_screen,
            is_by_lot=is_by_lot,
            start=None if start is None else format_position(start),
            clock=new.clock,
            days_per_move=new.days_per_move,
            has_hints=new.has_hints,
            dealer=NEWEST_DEALER,
        )
        first = Logged(opened, None, now if new.days_per_move else self._time.now())
        write = Write().table(table_id, now + DAY).seed(table_id, 1, seed)
        await self.awake.store_new(write.entry(table_id, 0, first))
        host = self._host(table_id, RestoredTable(first), TableDealer({1: seed}))
        self.awake.add(table_id, host)
        return host

    async def _start(self, start: Start) -> Position:
        # A position is read faster than a process is asked.
        if start.record is None:
            return starting_position(start)
        return await self.workers.run(Share(asker()), starting_position, start)

    async def host(self, table_id: str) -> Host:
        """The host of a table's id. Raises RefusedError if there is no such table, or if it is
        damaged."""
        return await self.awake.host(table_id)

    def seat_of(self, host: Host, token: str) -> int:
        """The seat of a token. Raises RefusedError for a token of another table or an earlier
        sitting."""
        sitting = self.tokens.sitting(token)
        if sitting is None or sitting.table_id != host.table_id:
            raise RefusedError(Code.NOT_YOUR_SEAT)
        if host.table.chairs[sitting.seat].sitting != sitting.number:
            raise RefusedError(Code.NOT_YOUR_SEAT)
        return sitting.seat

    def seats_of(self, host: Host, tokens: Iterable[str]) -> set[int]:
        """The seats of these tokens; ignores invalid ones."""
        seats = set()
        for token in tokens:
            with suppress(RefusedError):
                seats.add(self.seat_of(host, token))
        return seats

    async def sit(
        self,
        host: Host,
        seat: int,
        name: str | None,
        nonce: str = "",
        commitment: str | None = None,
    ) -> str:
        """Takes an open seat; returns its token."""
        number = await host.sit(seat, name, nonce, commitment)
        return self.tokens.seat_token(Sitting(host.table_id, seat, number))

    def tell_clocks_again(self) -> None:
        """Tells all players their clocks, after the server stood still and they didn't."""
        for host in self.awake.hosts:
            host.tell_clocks_again()

    async def close(self) -> None:
        """Stops all tables. Everything acknowledged is stored."""
        await self.awake.close()

    async def tidy(self, seconds: float = math.inf) -> bool:
        """Unloads idle tables, and removes expired ones, but begins with no more of them after so
        many seconds. Whether some are left."""
        return await self.awake.tidy(
            lambda: self.storage.due(self._time.calendar(), limits.TIDIED_AT_ONCE),
            self._look,
            lambda table_id: Write().due(table_id, self._time.calendar() + DAY),
            seconds,
        )

    async def _look(self, table_id: str) -> None:
        """Removes an expired table, or wakes one whose move deadline has passed."""
        now = self._time.calendar()
        async with self.awake.alone(table_id):
            host = self.awake.get(table_id)
            table = host.table if host else await self.awake.undamaged(table_id, self._read)
            # A calendar that was set wrongly must not remove every table.
            if expires_at(table, self._kept_days) <= min(now, self._time.now()):
                await self.awake.remove(table_id, Write().remove(table_id))
                return
            deadline = deadline_in_days(table)
            is_late = deadline is not None and deadline <= now
            due = max(look_at(table, self._kept_days), now + limits.TIDY_MILLISECONDS)
            await self.storage.store(Write().due(table_id, due))
        if is_late:
            # It may have slept through a change of the calendar.
            (await self.host(table_id)).wake()

    async def _read(self, table_id: str) -> Table:
        """A table that nobody uses."""
        return await fold(await self.storage.log(table_id))

    async def _wake(self, table_id: str) -> Host:
        """Raises RefusedError if there is no such table, and any error if it is damaged."""
        log = await self.storage.log(table_id)
        if not log:
            raise RefusedError(Code.NO_SUCH_TABLE)
        dealing = TableDealer(await self.storage.seeds(table_id))
        return self._host(table_id, await restore(log), dealing)

    def _host(self, table_id: str, restored: RestoredTable, dealing: TableDealer) -> Host:
        return Host(table_id, restored, dealing, self.storage, self.bots, time=self._time)


def _check(new: NewTable, start: Position | None) -> None:
    """Raises RefusedError for impossible settings."""
    try:
        rules = parse_rules(new.rules, len(new.levels)) if start is None else start.rules
    except (NotationError, ValueError) as error:
        raise RefusedError(Code.BAD_RULES, detail=str(error)) from error
    are_levels = all(level is None or level in LEVELS for level in new.levels)
    num_players, clock = rules.num_players, new.clock
    wrong = {
        f"levels: {num_players} of them": len(new.levels) != num_players,
        f"levels: 1 to {max(LEVELS)}, or null for a person": not are_levels,
        "levels: null at least once, for a person": None not in new.levels,
        f"starting_seat: 0 to {num_players - 1}, or null for a lot": (
            new.starting_seat is not None and new.starting_seat not in rules.seats
        ),
        "either a clock or days_per_move, not both": (
            clock is not None and new.days_per_move is not None
        ),
        f"clock: {num_players} factors": (clock is not None and len(clock.factors) != num_players),
    }
    for detail, is_so in wrong.items():
        if is_so:
            raise RefusedError(Code.BAD_RULES, detail=detail)


def _deal_seconds(new: NewTable) -> float | None:
    is_against_others = new.levels.count(None) > 1 and not new.is_one_screen
    if new.deal_seconds is None and new.clock is not None and is_against_others:
        return limits.DEAL_SECONDS_WITH_CLOCKS
    return new.deal_seconds
