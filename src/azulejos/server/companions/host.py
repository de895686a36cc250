"""Runs a live companion: stores every line that changes the game before answering it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import pairwise
from typing import Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from azulejos.companion import Companion, Reply
from azulejos.companion.answers import answer_question
from azulejos.companion.log import Entry
from azulejos.companion.real_table import RealTable
from azulejos.notation import format_position, format_records
from azulejos.players import Stop
from azulejos.players.seat_holders import Holder
from azulejos.server import limits
from azulejos.server.shares.fair_queue import Share, asker
from azulejos.server.shares.worker_pool import WorkerPool
from azulejos.server.store.companion_lines import KeptLine, shown, table_of
from azulejos.server.store.damage import DamagedError
from azulejos.server.store.storage import AppendedTwiceError, Storage, Write
from azulejos.server.tables.bots import Bots
from azulejos.server.tables.clocks import Time
from azulejos.server.tables.hints import Hints
from azulejos.server.tables.live_session import Listener, LiveSession
from azulejos.wire.companion_messages import (
    CompanionAnswer,
    CompanionAnswered,
    CompanionLine,
    CompanionShown,
    CompanionState,
    CompanionTold,
    ToldLine,
)
from azulejos.wire.messages import Ordered, plain
from azulejos.wire.refusals import Code, RefusedError
from azulejos.words.companion_statements import BagIs, CompanionRequest
from azulejos.words.languages import Language
from azulejos.words.levels import LEVELS
from azulejos.words.orders import Command, Order
from azulejos.words.phrases import Speech, phrase
from azulejos.words.questions import Question, Topic
from azulejos.words.typed_lines import Unclear
from azulejos.words.voice import Voice

from .games import beginning, restore
from .views import game_entry, state_of

_TELLS_NOTHING: Final = (
    Order.HINT,
    Order.WHY,
    Order.LANGUAGE,
    Order.LENGTH,
    Order.LETTERS,
    Order.GAMES,
    Order.RECORD,
    Order.CODE,
    Order.QUIT,
)
"""Commands that still work when the companion is full."""
_TABLE: Final = 0
"""Whose hint it is: a table speaks as one."""
_ENCODER: Final = msgspec.json.Encoder()
_log = logging.getLogger(__name__)


class CompanionHost(LiveSession):
    """Runs one companion. All changes go through `_store_then_tell`, one at a time."""

    def __init__(
        self,
        companion_id: str,
        kept: Sequence[KeptLine],
        table: RealTable,
        storage: Storage,
        bots: Bots,
        *,
        workers: WorkerPool,
        time: Time,
    ) -> None:
        """`kept` are the stored lines, from the beginning of the first game; `table` belongs to the
        last game."""
        self.companion_id = companion_id
        self._kept = [*kept]
        self._storage = storage
        self._bots = bots
        self._workers = workers
        self._share = Share(asker(), companion_id)
        """Whose share the computer players here use: that of the last person who typed."""
        self._numbers = {line.request: n for n, line in enumerate(kept) if line.request}
        self._done: Entry | None = None
        """The companion's last change, until it is stored."""
        self._hints = Hints()
        self._size = sum(line.size for line in kept)
        self._asked_for_new: tuple[str | None, str] | None = None
        """The phone and the line that must confirm giving up an unfinished game."""
        self._companion = Companion(table, self._keep)
        self._before: list[RealTable] | None = None
        """The previous games; loaded on first use."""
        self._state = self._stated()
        super().__init__(f"companion {companion_id}", self._move, time)

    async def close(self) -> None:
        await super().close()
        # The companion refers to this host: see `BackgroundTask.close`.
        self._companion = Companion(self.table, lambda _: [])

    # Typed lines

    async def take(self, line: CompanionLine) -> CompanionAnswer:
        """Carries out a line once, however often it is sent. Raises RefusedError."""
        self._share = Share(asker(), self.companion_id)
        # The client may disconnect at any time; what is stored must still be announced.
        return await asyncio.shield(self._take(line))

    async def _take(self, line: CompanionLine) -> CompanionAnswer:
        async with self._lock:
            if line.id in self._numbers:
                return self._told(self._numbers[line.id])
            if not line.text.strip():
                return CompanionAnswered(line.id, plain(self._companion.prompt()))
            if more := self._hints.take_more(_TABLE, line.text, line.language):
                return CompanionAnswered(line.id, plain(more))
            spoken = self._spoken(line.language)
            meant = self._companion.read(line.text, *spoken)
            if self._is_full and _may_count(meant):
                raise RefusedError(Code.TOO_MANY_LINES)
            reply = self._companion.take(line.text, *spoken, line.phone)
            new = reply.request
            is_new = isinstance(new, Command) and new.order is Order.NEW
            if not is_new:
                self._asked_for_new = None
            if self._done is not None:
                done = self._line_of(reply.speech)
                kept = done._replace(typed=shown(line.text), request=line.id)
                return self._told(await self._store_then_tell(kept))
            if isinstance(new, Command) and is_new:
                return await self._new(line, new.number)
            if not isinstance(new, Command) or new.order not in {Order.HINT, Order.WHY}:
                is_refused = not isinstance(meant, Question | Command | BagIs)
                return await self._answer(line, reply, is_refused=is_refused)
        if new.order is Order.WHY:
            return await self._explain(line, new.text)
        return await self._hint(line)

    async def _answer(
        self, line: CompanionLine, reply: Reply, *, is_refused: bool
    ) -> CompanionAnswer:
        """Answers a line that changes nothing."""
        match reply.request:
            case None:
                return CompanionAnswered(line.id, plain(reply.speech), is_refused)
            case Question(Topic.REPEAT):
                # Only the client knows what it said last.
                return Ordered(line.id, Topic.REPEAT.value)
            case Question(Topic.BOARD) as drawing:
                # The page draws every board anyway, so this one is described in words.
                board = answer_question(replace(drawing, is_narrow=False), self.table)
                return CompanionAnswered(line.id, plain(board))
            case Command(Order.GAMES):
                return CompanionAnswered(line.id, plain(await self._games()))
            case Command(Order.CODE):
                return Ordered(line.id, Order.CODE.value, format_position(self._companion.position))
            case Command(order, number, text):
                return Ordered(line.id, order.value, text, number)
            case other:
                raise AssertionError(f"{other} was answered")

    async def _new(self, line: CompanionLine, num_players: int | None) -> CompanionAnswer:
        """Starts another game for the same people, or for so many; asks before it gives up an
        unfinished one."""
        table = self._companion.table
        phone, asked = self._asked_for_new or (line.phone, line.id)
        # Neither a repeat of the same line nor another phone's line is a confirmation.
        if table.is_unfinished and (phone != line.phone or asked == line.id):
            self._asked_for_new = line.phone, line.id
            return CompanionAnswered(line.id, plain([phrase("new-sure")]))
        size = num_players or table.rules.num_players
        rules = replace(table.rules, num_players=size)
        holders = (*table.holders, *[Holder()] * size)[:size]
        # The starting seat rotates.
        start = (table.game.start.starting_seat + 1) % size
        begun = beginning(rules, holders, start, self._time.now(), is_late=table.is_late)
        kept = begun._replace(typed=shown(line.text), request=line.id)
        return self._told(await self._store_then_tell(kept))

    async def _hint(self, line: CompanionLine) -> CompanionAnswered:
        number = len(self._kept)
        move = await self._bots.hint(self._companion.position, max(LEVELS), self._share)
        async with self._lock:
            if len(self._kept) != number:
                raise RefusedError(Code.OLD_NUMBER)
            self._hints.note(_TABLE, self._companion.position, move)
            return CompanionAnswered(line.id, plain(self._companion.tell_hint(move)))

    async def _explain(self, line: CompanionLine, other: str | None) -> CompanionAnswered:
        """Why the last hint is good."""
        position, names = self._companion.position, self._companion.names
        explain = self._hints.explain
        told = await explain(_TABLE, position, other, names, bots=self._bots, share=self._share)
        return CompanionAnswered(line.id, plain(told))

    def _spoken(self, language: Language) -> tuple[Language, list[str]]:
        """The language to parse a line in, and the seats' names in that language."""
        return language, Voice(language).names(self._companion.names)

    # Listeners

    def show(self) -> CompanionShown:
        lines = [self._line(number) for number in range(self._first, len(self._kept))]
        return CompanionShown(self.companion_id, self._state, tuple(lines))

    def listen(self, after: int) -> Listener:
        """Adds a listener. It gets every line after the number `after`, then new ones. Raises
        RefusedError if there is no such line."""
        self.check_known(after)
        missed = range(max(after + 1, self._first), len(self._kept))
        listener = Listener(_ENCODER.encode(self._told(number)) for number in missed)
        self._listeners.add(listener)
        return listener

    def check_known(self, number: int) -> None:
        """Raises RefusedError if there is no line of that number."""
        if number >= len(self._kept):
            raise RefusedError(Code.UNKNOWN_NUMBER)

    async def record(self, game: int | None = None) -> tuple[str, str]:
        """A game's file name and its record; by default the current game's.

        Raises RefusedError if there is no such game.
        """
        async with self._lock:
            tables = [self.table] if game is None else [*await self._games_before(), self.table]
        if game is not None and game > len(tables):
            raise RefusedError(Code.NO_SUCH_PAGE)
        table = tables[-1 if game is None else game - 1]
        is_given_up = table is not tables[-1] and not table.position.is_over
        return table.began.key, "".join(format_records(table.records(is_given_up=is_given_up)))

    @property
    def table(self) -> RealTable:
        return self._companion.table

    @property
    def last_at(self) -> int:
        """The time of the last line."""
        return self._kept[-1].at

    # Computer players

    async def _move(self) -> bool:
        """Lets a computer player decide, or plays a forced column; False if it is people's turn.
        Drops the decision if the game changed meanwhile."""
        async with self._lock:
            # A change may still be on its way to the store.
            level, position = self._companion.due, self._companion.position
            number = len(self._kept)
        if level is None or self._is_full:
            return False
        self._stop_thinking = Stop()
        stop = self._stop_thinking
        move = await self._bots.choose(position, level or 1, stop, self._share)
        async with self._lock:
            if len(self._kept) == number:
                await self._store_then_tell(self._line_of(self._companion.play(move)))
        return True

    # Storing

    def _line_of(self, speech: Speech) -> KeptLine:
        """The companion's last change, and what it said about it."""
        done, self._done = self._done, None
        assert done is not None, "something was done"
        return KeptLine(done, plain(speech), at=self._time.now())

    async def _store_then_tell(self, added: KeptLine) -> int:
        """Stores a line, then tells all listeners; returns its number. Call it with the lock
        held."""
        number = len(self._kept)
        try:
            await self._storage.store(Write().companion_line(self.companion_id, number, added))
        except (SQLAlchemyError, OSError, AppendedTwiceError) as error:
            _log.exception("companion %s could not be stored", self.companion_id)
            await self._catch_up()
            if added.request in self._numbers:
                return self._numbers[added.request]
            raise RefusedError(Code.NOT_STORED) from error
        self._add_and_tell(added)
        return number

    async def _catch_up(self) -> None:
        """Drops what isn't stored, and adds what the database has beyond it: a write that seemed
        to fail may have been stored. Call it with the lock held."""
        lines: Sequence[KeptLine] = ()
        with suppress(SQLAlchemyError, OSError, DamagedError):
            lines = await self._storage.companion_lines(self.companion_id)
        missed = lines[len(self._kept) :]
        first = max((n for n, line in enumerate(lines) if line.is_beginning), default=self._first)
        stored = [*self._kept, *missed][first:]
        # Not in a worker: those may be busy, and this must not fail.
        self._companion = Companion(await asyncio.to_thread(table_of, stored), self._keep)
        for each in missed:
            self._add_and_tell(each)

    def _add_and_tell(self, added: KeptLine) -> None:
        number = len(self._kept)
        self._kept.append(added)
        self._size += added.size
        if added.is_beginning:
            if self._before is not None:
                self._before.append(self.table)
            self._companion = Companion(table_of([added]), self._keep)
        if added.request is not None:
            self._numbers[added.request] = number
        self._state = self._stated()
        self._tell(_ENCODER.encode(self._told(number)))
        self._stop_thinking.set()
        self._advancing.wake()

    def _keep(self, entry: Entry) -> Speech:
        self._done = entry
        return []

    @property
    def _is_full(self) -> bool:
        return len(self._kept) >= limits.COMPANION_LINES or self._size >= limits.COMPANION_BYTES

    @property
    def _first(self) -> int:
        """The number of the current game's first line."""
        return max(self._beginnings, default=0)

    @property
    def _beginnings(self) -> list[int]:
        return [number for number, line in enumerate(self._kept) if line.is_beginning]

    async def _games_before(self) -> Sequence[RealTable]:
        """The previous games, oldest first. Call it with the lock held."""
        if self._before is None:
            games = [self._kept[begin:end] for begin, end in pairwise(self._beginnings)]
            own = self.companion_id
            self._before = [await restore(self._workers, own, game) for game in games]
        return self._before

    def _line(self, number: int) -> ToldLine:
        line = self._kept[number]
        return ToldLine(number, line.typed, line.speech)

    def _told(self, number: int) -> CompanionTold:
        return CompanionTold(self._line(number), self._state, self._kept[number].request)

    async def _games(self) -> Speech:
        """Lists the previous games and how they ended. Call it with the lock held."""
        before = await self._games_before()
        if not before:
            return [phrase("games-none")]
        entries = [game_entry(number, table) for number, table in enumerate(before, start=1)]
        return [phrase("games-kept", count=len(before), shown=0), *entries]

    def _stated(self) -> CompanionState:
        return state_of(self._companion, len(self._kept) - 1, len(self._beginnings))


def _may_count(meant: CompanionRequest) -> bool:
    """Whether a line may change the game."""
    if isinstance(meant, Command):
        return meant.order not in _TELLS_NOTHING
    return not isinstance(meant, Question | Unclear | BagIs)
