"""Runs a live table: stores every entry before anyone hears of it, deals, and lets the computer
players move."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Sequence
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from azulejos.players import Stop
from azulejos.rules import Move, Phase, PlayerMove, Position
from azulejos.server import limits
from azulejos.server.shares.fair_queue import Share, asker
from azulejos.server.store.damage import DamagedError
from azulejos.server.store.storage import AppendedTwiceError, Storage, Write
from azulejos.wire import entries, requests
from azulejos.wire.entries import Entry, Logged
from azulejos.wire.messages import TableState, format_message
from azulejos.wire.refusals import Code, RefusedError
from azulejos.words.levels import LEVELS
from azulejos.words.phrases import Speech
from azulejos.words.questions import Question

from .announcements import tell_clocks
from .bots import Bots
from .clocks import DAY, Time
from .deadlines import deal_time, next_time_out
from .dealer import NewSeed, TableDealer
from .decisions import NextColumn, choose, decide, hint, play, sit, tiling
from .hints import Hints
from .live_session import Listener, LiveSession
from .restored import RestoredTable
from .table import Table
from .takebacks import confirmers
from .views import Presence, state_of

_LEVEL_OF_DROPPED_OUT: Final = max(LEVELS)
_log = logging.getLogger(__name__)


class Host(LiveSession):
    """Runs one table. All changes go through `_store_then_tell`, one at a time."""

    def __init__(
        self,
        table_id: str,
        restored: RestoredTable,
        dealing: TableDealer,
        storage: Storage,
        bots: Bots,
        *,
        time: Time,
    ) -> None:
        """Raises DamagedError if the seed isn't that of its game."""
        self.table_id = table_id
        self._log = restored
        self.table = restored.table
        if not dealing.has_seed(self.table):
            raise DamagedError("the seed of its game is missing")
        self._dealing = dealing
        self._storage = storage
        self._bots = bots
        super().__init__(f"table {table_id}", self._advance, time, self._next_time)
        self._presence = Presence(time.now())
        self._is_presence_told = True
        self._is_woken = self.table.num_entries > 1
        self.hints = Hints()
        self.asked: dict[int, Question] = {}
        """Each seat's last question, which `and in row two?` goes on from."""
        self._share = Share(asker(), table_id)
        """Whose share the computer players here use: that of the last person who did something."""

    # Requests

    async def sit(
        self, seat: int, name: str | None, nonce: str = "", commitment: str | None = None
    ) -> int:
        """Seats a person; returns the number of the entry, which identifies the sitting."""
        self._share = Share(asker(), self.table_id)
        return await asyncio.shield(self._sit(seat, name, nonce, commitment))

    async def ask(
        self, seat: int, request: requests.Request | NextColumn, request_id: str, after: int
    ) -> int:
        """Carries out a request once, however often it is sent; returns its entry's number.

        Raises RefusedError if the request is not allowed or outdated.
        """
        self._share = Share(asker(), self.table_id)
        # The client may disconnect at any time; what is stored must still be applied.
        return await asyncio.shield(self._ask(seat, request, request_id, after))

    async def ask_hint(self, seat: int, columns: Sequence[str]) -> tuple[int, Position]:
        """The number of the last entry, and the position to find a move in. Where the others must
        know of a hint, they are told before.

        Raises RefusedError if there is no hint.
        """
        return await asyncio.shield(self._ask_hint(seat, columns))

    async def _ask_hint(self, seat: int, columns: Sequence[str]) -> tuple[int, Position]:
        async with self._lock:
            position, told = hint(self.table, seat, columns)
            if told:
                await self._store_then_tell(told)
            return self.table.number, position

    async def _sit(self, seat: int, name: str | None, nonce: str, commitment: str | None) -> int:
        async with self._lock:
            await self._exchange_nonces()
            sat = sit(self.table, seat, name, nonce, commitment)
            number = await self._store_then_tell([sat])
            self._presence.see([seat], self._time.now())
            return number

    async def _ask(
        self, seat: int, request: requests.Request | NextColumn, request_id: str, after: int
    ) -> int:
        async with self._lock:
            # Request ids are unique for each sitting, not for each seat.
            key = f"{self.table.chairs[seat].sitting}:{request_id}"
            if key in self.table.requests:
                return self.table.requests[key]
            # A clock may have run out before the background task noticed.
            await self._time_out()
            await self._exchange_nonces()
            # Whoever was late has lost the seat just now.
            if self.table.chairs[seat].sitting is None:
                raise RefusedError(Code.NOT_YOUR_SEAT)
            self.check_known(after)
            if after < self.table.last_step_number:
                raise RefusedError(Code.OLD_NUMBER)
            gone = self._presence.long_gone(self.table, self._listeners, self._time.now())
            return await self._store_then_tell(decide(self.table, seat, request, gone), key)

    # Listeners

    def listen(self, after: int | None, seats: Collection[int] = ()) -> Listener:
        """Adds a listener. It gets every entry after the number `after` (None: only new ones).

        `seats` are the seats it holds. Raises RefusedError if the log is shorter than `after`.
        """
        if after is not None:
            self.check_known(after)
        sittings = {seat: self.table.chairs[seat].sitting for seat in seats}
        listener = Listener(() if after is None else self._log.happened[after + 1 :], sittings)
        self._listeners.add(listener)
        self.see(seats)
        listener.tell(self._present())
        self._tell_presence()
        # Computer players on their own go on only while somebody watches.
        self._advancing.wake()
        return listener

    def check_known(self, number: int) -> None:
        """Raises RefusedError if the log has no entry of that number."""
        if number > self.table.number:
            raise RefusedError(Code.UNKNOWN_NUMBER)

    def leave(self, listener: Listener) -> None:
        super().leave(listener)
        self.see(listener.sittings)
        self._tell_presence()

    def see(self, seats: Collection[int]) -> None:
        """Marks these seats as present."""
        self._presence.see(seats, self._time.now())

    def state(self) -> TableState:
        """The public state of the table, with the clocks as they are now."""
        return state_of(self.table, self._now())

    def tell_clocks(self) -> Speech:
        """The time left for each seat; empty without clocks."""
        return [*tell_clocks(self.table, self._now())]

    @property
    def is_idle(self) -> bool:
        """Never while a clock runs. The hub watches deadlines in days."""
        has_clock = self.table.clocks is not None and bool(self.table.clocks.running)
        return super().is_idle and not has_clock

    def _present(self) -> bytes:
        now = self._time.now()
        return format_message(self._presence.present(self.table, self._listeners, now))

    def tell_clocks_again(self) -> None:
        """Tells all listeners the clocks, after the server stood still and they didn't."""
        if self.table.clocks is not None and self.table.clocks.running:
            self._tell_presence()

    def _tell_presence(self) -> None:
        """Tells all listeners who is present: a moment later, and once for many changes."""
        if self._is_presence_told:
            self._is_presence_told = False
            asyncio.get_running_loop().call_later(limits.PRESENCE_SECONDS, self._tell_present)

    def _tell_present(self) -> None:
        self._is_presence_told = True
        self._tell(self._present())

    # Background work

    async def _advance(self) -> bool:
        """Does the next thing that needs no person; False if there is none."""
        table = self.table
        if self._is_woken:
            return await self._wake()
        if table.is_over and table.seed is None:
            return await self._reveal()
        if table.is_paused:
            return False
        if self._is_late():
            async with self._lock:
                await self._time_out()
            return True
        if not table.has_begun:
            async with self._lock:
                await self._exchange_nonces()
        if table.waits_for_deal:
            return await self._deal()
        if table.waits_for_tiling:
            async with self._lock:
                if table.waits_for_tiling:
                    await self._store_then_tell([tiling(table)])
            return True
        computers = [seat for seat in table.seats_to_decide if seat not in table.persons]
        # A game among computer players waits for a spectator.
        if computers and (table.persons or self._listeners):
            return await self._move(computers[0])
        return False

    async def _wake(self) -> bool:
        """Restarts the clocks after a restart of the server: nobody pays for its downtime, or for a
        machine's clock that was set back."""
        table = self.table
        async with self._lock:
            clocks, is_ahead = table.clocks, table.at > self._now()
            is_running = clocks is not None and (clocks.running or is_ahead)
            waits_for_nonces = not table.has_begun and table.exchange is not None
            if is_running or (waits_for_nonces and table.opened.days_per_move is None):
                await self._store_then_tell([entries.ClocksRestarted()])
        self._is_woken = False
        return True

    def _now(self) -> int:
        """The time that the table's log goes by: days are those of the calendar."""
        has_days = self.table.opened.days_per_move is not None
        return self._time.calendar() if has_days else self._time.now()

    def _next_time(self) -> int | None:
        """When the next deal or timeout is due."""
        if self.table.is_paused:
            return None
        table = self.table
        late = next_time_out(table)
        times = [deal_time(self.table) if table.waits_for_deal else None, late and late[0]]
        times.append(None if table.exchange is None else table.exchange.deadline)
        due = min((time for time in times if time is not None), default=None)
        return None if due is None else due - self._now() + self._time.now()

    def _is_late(self) -> bool:
        late = next_time_out(self.table)
        return late is not None and not self.table.is_over and late[0] <= self._now()

    async def _time_out(self) -> None:
        """Drops every seat that is out of time. Call it with the lock held."""
        while self._is_late():
            late = next_time_out(self.table)
            assert late is not None, "somebody is late"
            await self._store_then_tell([entries.TimedOut(late[1])])

    async def _exchange_nonces(self) -> None:
        """Dealer 2: does what is due before the first deal. Call it with the lock held."""
        while (step := self._dealing.next_step(self.table, self._now())) is not None:
            await self._store_with_seed(step.added, step.seed)

    async def _reveal(self) -> bool:
        async with self._lock:
            following = self._dealing.new_seed(self.table)
            await self._store_with_seed([self._dealing.reveal(self.table, following)], following)
        return True

    async def _store_with_seed(self, added: Sequence[Entry], seed: NewSeed | None) -> None:
        """Stores entries, together with the seed that they commit to."""
        write = Write()
        if seed is not None:
            write.seed(self.table_id, seed.number, seed.seed)
        await self._store_then_tell(added, write=write)
        if seed is not None:
            self._dealing.learn(seed)

    async def _deal(self) -> bool:
        """Deals once nobody can undo any more, a player has confirmed, or the wait is over."""
        table = self.table
        async with self._lock:
            if not table.waits_for_deal:
                return True
            if confirmers(table) and not table.is_deal_confirmed:
                due = deal_time(self.table)
                if due is None or self._now() < due:
                    return False
            await self._store_then_tell([self._dealing.deal(table)])
        return True

    async def _move(self, seat: int) -> bool:
        """Lets a computer player decide. Drops its decision if meanwhile the game changed or was
        paused, or the person came back."""
        table, position = self.table, self.table.game.position
        started = table.last_step_number, table.num_games
        chair = table.chairs[seat]
        level = chair.level or chair.stand_in or _LEVEL_OF_DROPPED_OUT
        self._stop_thinking = Stop()
        stop = self._stop_thinking
        decided: Sequence[PlayerMove]
        if position.phase is Phase.FACTORY_OFFER:
            decided = [await self._bots.choose(position, level, stop, self._share)]
        else:
            decided = await self._bots.choose_columns(position, seat, level, stop, self._share)
        async with self._lock:
            is_same = started == (table.last_step_number, table.num_games)
            is_back = seat in table.persons
            if is_same and seat in table.seats_to_decide and not (is_back or table.is_paused):
                await self._store_then_tell([_decision(table, seat, decided)])
        return True

    # Storing

    async def _store_then_tell(
        self, added: Sequence[Entry], request: str | None = None, write: Write | None = None
    ) -> int:
        """Stores entries, then applies them and tells all listeners; returns the first's number.

        Call it with the lock held.
        """
        first = self.table.num_entries
        write = write or Write()
        now = self._now()
        logged = [
            Logged(entry, request if index == 0 else None, now) for index, entry in enumerate(added)
        ]
        try:
            await self._store(logged, write)
        except RefusedError:
            last_step = self.table.last_step_number
            await self._catch_up()
            if request in self.table.requests:
                return self.table.requests[request]
            if self.table.last_step_number != last_step:
                raise RefusedError(Code.OLD_NUMBER) from None
            raise
        self._apply_and_tell(logged, is_legal=True)
        return first

    def _apply_and_tell(self, stored: Sequence[Logged], *, is_legal: bool) -> None:
        last_step = self.table.last_step_number
        for each in stored:
            self._tell(self._log.add(each, is_legal=is_legal))
            if isinstance(each.entry, entries.Sat | entries.SeatLeft | entries.SeatLost):
                self._tell_presence()
        if self.table.last_step_number != last_step:
            self._stop_thinking.set()
        self._advancing.wake()

    async def _catch_up(self) -> None:
        """Applies what the database has beyond the table: a write that seemed to fail may have been
        stored. If the database can't be read now, the next write of the same number fails, and the
        table catches up then. Call it with the lock held."""
        try:
            log = await self._storage.log(self.table_id)
            self._dealing = TableDealer(await self._storage.seeds(self.table_id))
        except (SQLAlchemyError, OSError, DamagedError):
            return
        self._apply_and_tell(log[self.table.num_entries :], is_legal=False)

    async def _store(self, logged: Sequence[Logged], write: Write) -> None:
        """Writes entries to the log, in one commit with `write`. Raises RefusedError."""
        for number, each in enumerate(logged, start=self.table.num_entries):
            write.entry(self.table_id, number, each)
            if isinstance(each.entry, entries.RematchAgreed):
                # A finished game is due in a year; a rematch expires much earlier.
                write.due(self.table_id, each.at + DAY)
        try:
            await self._storage.store(write)
        except (SQLAlchemyError, OSError, AppendedTwiceError) as error:
            _log.exception("table %s could not be stored", self.table_id)
            raise RefusedError(Code.NOT_STORED) from error


def _decision(table: Table, seat: int, moves: Sequence[PlayerMove]) -> Entry:
    """The entry of a computer player's decision. Raises RefusedError if it is illegal."""
    match moves:
        case [Move() as move]:
            return play(table, seat, move)
        case _:
            return choose(table, seat, moves)
