"""Listeners: a client that reads too slowly is cut off."""

from __future__ import annotations

import asyncio
import gc
import itertools
import weakref
from pathlib import Path
from random import Random
from typing import Any

import pytest

from azulejos.server import limits
from azulejos.server.companions.host import CompanionHost
from azulejos.server.companions.hub import CompanionHub
from azulejos.server.shares.unread_bytes import Reader, UnreadBytes
from azulejos.server.store.database import open_database, sqlite_url
from azulejos.server.tables.bots import Bots
from azulejos.server.tables.clocks import SystemTime
from azulejos.server.tables.host import Host
from azulejos.server.tables.hub import Hub
from azulejos.server.tables.live_session import Listener
from azulejos.server.tables.seat_tokens import Tokens
from azulejos.wire.companion_messages import CompanionSeat, NewCompanion
from azulejos.wire.seating_messages import NewTable
from tests.server.thinkers import Scripted


@pytest.mark.parametrize(("length", "num_messages"), [(1, 200), (100_000, 5)])
def test_a_slow_reader_is_cut_off(length: int, num_messages: int) -> None:
    """Beyond a number of messages or bytes; the backlog at the start doesn't count."""

    async def run() -> None:
        listener = Listener([b"missed" * length] * 50)
        calls: list[None] = []
        listener.on_too_slow = lambda: calls.append(None)
        for _ in range(num_messages):
            listener.tell(b"x" * length)
        assert not listener.is_cut_off
        for _ in range(5):
            listener.tell(b"x" * length)
        assert listener.is_cut_off
        assert calls == [None]
        assert await listener.next() is None

    asyncio.run(run())


def test_a_reader_that_keeps_up_is_never_cut_off() -> None:
    async def run() -> None:
        listener = Listener()
        for _ in range(1000):
            listener.tell(b"x" * 10_000)
            await listener.next()
        assert not listener.is_cut_off

    asyncio.run(run())


def test_messages_that_need_no_waiting_come_in_order_too() -> None:
    """A client reads, stalls, and reads again, while messages come at any moment."""

    async def run(rng: Random) -> None:
        sent: list[bytes] = []
        listener, is_ready = Listener([b"a", b"b"]), True

        def send_at_once(message: bytes) -> bool:
            if is_ready:
                sent.append(message)
            return is_ready

        async def write() -> None:
            while (message := await listener.next()) is not None:
                while not is_ready or rng.random() < 0.3:
                    await asyncio.sleep(0)
                sent.append(message)

        listener.send_at_once = send_at_once
        told = [b"a", b"b"]
        async with asyncio.TaskGroup() as tasks:
            writing = tasks.create_task(write())
            for number in range(300):
                is_ready = rng.random() < 0.7
                told.append(b"%d" % number)
                listener.tell(told[-1])
                if rng.random() < 0.5:
                    await asyncio.sleep(0)
            is_ready = True
            while len(sent) < len(told):
                await asyncio.sleep(0)
            listener.cut_off()
            await writing
        assert sent == told

    for seed in range(20):
        asyncio.run(run(Random(seed)))


def test_what_a_client_missed_comes_in_small_bites() -> None:
    """Everybody else has a turn in between."""

    async def run() -> None:
        turns = itertools.count()

        async def count() -> None:
            while True:
                next(turns)
                await asyncio.sleep(0)

        counting = asyncio.create_task(count())
        await asyncio.sleep(0)
        before = next(turns)
        listener = Listener([b"x"] * 10 * limits.ENTRIES_AT_ONCE)
        for _ in range(10 * limits.ENTRIES_AT_ONCE):
            assert await listener.next() == b"x"
        assert next(turns) - before >= 9
        counting.cancel()

    asyncio.run(run())


def test_a_client_whose_address_reads_too_much_gets_what_it_missed_more_slowly(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rests: list[float] = []

    async def rest(seconds: float) -> None:
        rests.append(seconds)

    monkeypatch.setattr("azulejos.server.tables.live_session.asyncio.sleep", rest)

    async def run() -> None:
        charged: list[int] = []

        def charge(num_bytes: int) -> float:
            charged.append(num_bytes)
            return float(sum(charged))

        listener = Listener([b"four"] * 2 * limits.ENTRIES_AT_ONCE)
        listener.read_by(Reader(UnreadBytes(10, 10), "a", charge))
        for _ in range(2 * limits.ENTRIES_AT_ONCE):
            await listener.next()
        assert charged == [4] * 2 * limits.ENTRIES_AT_ONCE
        assert rests == [4.0 * limits.ENTRIES_AT_ONCE]
        listener.cut_off()
        assert await listener.next() is None

    asyncio.run(run())


@pytest.mark.parametrize("is_companion", [False, True])
def test_what_nobody_uses_goes_at_once(tmp_path: Path, *, is_companion: bool) -> None:
    """The garbage collector would find it late: it seldom looks at what has been there for long."""

    async def run() -> None:
        async with open_database(sqlite_url(tmp_path)) as storage:
            bots = Bots(1, Scripted)
            host: Host | CompanionHost
            hosts: dict[str, Any]
            if is_companion:
                companions = CompanionHub(storage, bots, SystemTime(), 400)
                seats = (CompanionSeat("Ada"), CompanionSeat("Ben"))
                host, hosts = await companions.open(NewCompanion(seats)), companions.awake._hosts
            else:
                hub = Hub(storage, bots, Tokens(bytes(32)))
                host, hosts = await hub.open(NewTable(levels=(None, 1))), hub.awake._hosts
                await hub.sit(host, 0, "Ada")
            host.leave(host.listen(0))
            await asyncio.sleep(limits.PRESENCE_SECONDS + 0.1)
            gone = weakref.ref(host)
            del host
            _, closing = hosts.popitem()
            await closing.close()
            del closing
            assert gone() is None
            bots.close()

    gc.collect()
    gc.disable()
    try:
        asyncio.run(run())
    finally:
        gc.enable()
