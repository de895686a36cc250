"""A table that is being played at: stores what happens before it tells anyone, deals, and lets
the computer players move."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from azulejos.rules import Phase

from . import entries, requests
from .bots import Bots
from .dealing import Dealing
from .deciding import decide, sit, tiling
from .entries import Entry
from .listening import Listener
from .messages import Happened, format_message
from .refusing import Code, RefusedError
from .storage import AppendedTwiceError, Storage, Write
from .table import Table
from .telling import happen
from .undoing import confirmers
from .viewing import state_of

_LEVEL_OF_RESIGNED: Final = 8
_RETRY_SECONDS: Final = 5.0
"""How long a table waits that could not go on, with a full disk, say, before it tries again."""
_log = logging.getLogger(__name__)


class Host:
    """Runs one table. All changes go through `_append`, one after the other."""

    def __init__(
        self,
        table_id: str,
        log: Sequence[tuple[Entry, str | None]],
        dealing: Dealing,
        storage: Storage,
        bots: Bots,
    ) -> None:
        self.table_id = table_id
        (opened, _), *rest = log
        assert isinstance(opened, entries.Opened), "a log begins with what is played"
        self.table = Table(opened)
        self._happened = [format_message(Happened(0, opened, (), (), state_of(self.table)))]
        for entry, request in rest:
            self._apply(entry, request)
        self._dealing = dealing
        self._storage = storage
        self._bots = bots
        self._listeners: set[Listener] = set()
        self._lock = asyncio.Lock()
        self._changed = asyncio.Event()
        self._stop_thinking = threading.Event()
        self._task = asyncio.create_task(self._run(), name=f"table {table_id}")

    # What people do

    async def sit(self, seat: int, name: str | None, nonce: str) -> int:
        """A person takes an open seat; answers the number of the entry, which is the sitting."""
        return await asyncio.shield(self._sit(seat, name, nonce))

    async def ask(self, seat: int, request: requests.Request, request_id: str, after: int) -> int:
        """Carries out a request once, however often it is sent; answers its entry's number.

        Raises RefusedError where it can't be done, or is about what is no longer there.
        """
        # Whoever asked may go away in the middle; what is stored must be applied all the same.
        return await asyncio.shield(self._ask(seat, request, request_id, after))

    async def _sit(self, seat: int, name: str | None, nonce: str) -> int:
        async with self._lock:
            return await self._append([sit(self.table, seat, name, nonce)])

    async def _ask(self, seat: int, request: requests.Request, request_id: str, after: int) -> int:
        async with self._lock:
            # Whoever takes a seat that was given back counts from the start again.
            key = f"{self.table.chairs[seat].sitting}:{request_id}"
            if key in self.table.requests:
                return self.table.requests[key]
            if after > self.table.number:
                raise RefusedError(Code.UNKNOWN_NUMBER)
            if after < self.table.last_step_number:
                raise RefusedError(Code.OLD_NUMBER)
            return await self._append(decide(self.table, seat, request), key)

    # What people are told

    def listen(self, after: int | None) -> Listener:
        """Tells everything after a number, then whatever happens; from now on where it is None.

        Raises RefusedError where the log is not that long.
        """
        if after is not None and after > self.table.number:
            raise RefusedError(Code.UNKNOWN_NUMBER)
        listener = Listener(() if after is None else self._happened[after + 1 :])
        self._listeners.add(listener)
        return listener

    def leave(self, listener: Listener) -> None:
        self._listeners.discard(listener)

    async def close(self) -> None:
        """Stops playing and tells no more. What was told is stored."""
        self._stop_thinking.set()
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        for listener in self._listeners:
            listener.cut_off()

    # What the table does by itself

    async def _run(self) -> None:
        while True:
            self._changed.clear()
            try:
                is_done = await self._advance()
            except Exception:  # noqa: BLE001 - whatever it was, the table must not stand still
                # Nothing was told that is not stored, so it can be tried again.
                _log.exception("table %s could not go on", self.table_id)
                await asyncio.sleep(_RETRY_SECONDS)
                is_done = True
            if not is_done:
                await self._changed.wait()

    async def _advance(self) -> bool:
        """Does the one thing that is due without a person; False where there is none."""
        table = self.table
        if table.is_over and table.seed is None:
            return await self._reveal()
        if table.waits_for_deal:
            return await self._deal()
        if table.waits_for_tiling:
            async with self._lock:
                if table.waits_for_tiling:
                    await self._append([tiling(table)])
            return True
        computers = [seat for seat in table.seats_to_decide if seat not in table.persons]
        if table.has_begun and computers:
            return await self._move(computers[0])
        return False

    async def _reveal(self) -> bool:
        async with self._lock:
            seed, is_new = self._dealing.seed_for_rematch(self.table)
            write = Write()
            if is_new:
                write.seed(self.table_id, self.table.num_games + 1, seed)
            await self._append([self._dealing.reveal(self.table)], write=write)
        return True

    async def _deal(self) -> bool:
        """Deals where nobody could undo any more, or the one who could has had the time to."""
        table = self.table
        seconds = table.opened.deal_seconds
        if confirmers(table) and not table.is_deal_confirmed:
            if seconds is None:
                return False
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), seconds)
                return True
        async with self._lock:
            if table.waits_for_deal:
                await self._append([self._dealing.deal(table)])
        return True

    async def _move(self, seat: int) -> bool:
        """Lets a computer player decide. What it thinks of is dropped if the game has changed."""
        table, position = self.table, self.table.game.position
        started = table.last_step_number, table.num_games
        level = table.chairs[seat].level or _LEVEL_OF_RESIGNED
        self._stop_thinking = threading.Event()
        entry: Entry
        if position.phase is Phase.FACTORY_OFFER:
            move = await self._bots.choose(position, level, self._stop_thinking)
            entry = entries.Played(seat, str(move))
        else:
            stop = self._stop_thinking
            columns = await self._bots.choose_columns(position, seat, level, stop)
            entry = entries.ColumnsChosen(seat, tuple(map(str, columns)))
        async with self._lock:
            is_same = started == (table.last_step_number, table.num_games)
            if is_same and seat in table.seats_to_decide:
                await self._append([entry])
        return True

    # How it is kept

    async def _append(
        self, added: Sequence[Entry], request: str | None = None, write: Write | None = None
    ) -> int:
        """Stores entries, then applies and announces them; answers the number of the first.

        Only with the lock held.
        """
        first = self.table.num_entries
        write = write or Write()
        for index, entry in enumerate(added):
            asked = request if index == 0 else None
            write.entry(self.table_id, first + index, entry, asked)
        try:
            await self._storage.store(write)
        except (SQLAlchemyError, OSError, AppendedTwiceError) as error:
            _log.exception("table %s could not be stored", self.table_id)
            raise RefusedError(Code.NOT_STORED) from error
        before = self.table.last_step_number
        for index, entry in enumerate(added):
            message = self._apply(entry, request if index == 0 else None)
            for listener in self._listeners:
                listener.tell(message)
        if self.table.last_step_number != before:
            self._stop_thinking.set()
        self._changed.set()
        return first

    def _apply(self, entry: Entry, request: str | None) -> bytes:
        message = format_message(happen(self.table, entry, request))
        self._happened.append(message)
        return message
