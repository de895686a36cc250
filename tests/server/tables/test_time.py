"""The machine's clock is set, and the process stands still: no player pays for it."""

from __future__ import annotations

import asyncio
import logging
import signal
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from azulejos.server.store.database import open_database, sqlite_url
from azulejos.server.tables.bots import Bots
from azulejos.server.tables.clocks import DAY, SystemTime
from azulejos.server.tables.deadlines import next_time_out
from azulejos.server.tables.decisions import decide
from azulejos.server.tables.hub import Hub
from azulejos.server.tables.seat_tokens import Tokens
from azulejos.wire import requests
from azulejos.wire.entries import ClockSetting, ClocksRestarted
from azulejos.wire.refusals import Code, RefusedError
from azulejos.wire.seating_messages import NewTable
from tests.server.http.test_faults import ask, begun
from tests.server.played import Played, chosen, folded
from tests.server.serving import client, running
from tests.server.thinkers import Scripted
from tests.server.times import SetTime

MINUTE = ClockSetting(60, (1, 1))
HOUR = 60 * 60 * 1000


class Machine:
    """Its clocks, in milliseconds. `pass_by` lets time pass while nothing runs."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monotonic = 5_000
        self.calendar = 1_800_000_000_000
        monkeypatch.setattr(time, "monotonic_ns", lambda: self.monotonic * 1_000_000)
        monkeypatch.setattr(time, "time_ns", lambda: self.calendar * 1_000_000)

    def pass_by(self, milliseconds: int) -> None:
        self.monotonic += milliseconds
        self.calendar += milliseconds


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(monkeypatch)


@pytest.mark.parametrize("hours", [1, -1, 24 * 365])
def test_clocks_pass_evenly_while_the_calendar_is_set(machine: Machine, hours: int) -> None:
    clock = SystemTime()
    before = clock.now()
    machine.calendar += hours * HOUR
    machine.pass_by(700)
    assert clock.now() == before + 700
    assert clock.calendar() == machine.calendar


def test_no_clock_counts_while_the_process_stands_still(
    machine: Machine, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        clock = SystemTime()
        before = clock.now()
        thawed = []
        clock.on_thaw = lambda: thawed.append(clock.now())
        beating = asyncio.create_task(clock.beat_for_ever())
        await asyncio.sleep(0)
        machine.pass_by(200)
        assert clock.now() == before + 200
        machine.pass_by(8_000)
        # A move comes before the next beat.
        assert clock.now() - before <= 250
        machine.pass_by(100)
        assert clock.now() - before <= 350
        assert len(thawed) == 1
        beating.cancel()

    with caplog.at_level(logging.WARNING):
        asyncio.run(run())
    assert [each for each in caplog.messages if "stood still" in each]


def test_time_never_goes_back(machine: Machine) -> None:
    async def run() -> None:
        clock = SystemTime()
        beating = asyncio.create_task(clock.beat_for_ever())
        await asyncio.sleep(0)
        latest = clock.now()
        for step in (900, 300, 100, 1_200, 1_300, 50, 5_000, 0):
            machine.pass_by(step)
            assert clock.now() >= latest
            latest = clock.now()
        beating.cancel()

    asyncio.run(run())


def test_a_move_after_a_standstill_is_in_time(tmp_path: Path, machine: Machine) -> None:
    async def run() -> None:
        async with open_database(sqlite_url(tmp_path)) as storage, asyncio.timeout(60):
            bots, clock = Bots(1, Scripted), SystemTime()
            hub = Hub(storage, bots, Tokens(bytes(32)), clock)
            beating = asyncio.create_task(clock.beat_for_ever())
            host = await hub.open(NewTable((None, None), starting_seat=0, clock=MINUTE))
            for seat in (0, 1):
                await hub.sit(host, seat, None, "")
            while not host.table.seats_to_decide:
                await asyncio.sleep(0.001)
            clock.on_thaw = hub.tell_clocks_again
            machine.pass_by(HOUR)
            request = chosen(host.table.game.position, 0, Random(1))
            await host.ask(0, request, "r", host.table.number)
            assert not host.table.is_over
            left = (host.state().clocks or ())[0].milliseconds
            assert left is not None
            assert left > 59_000
            beating.cancel()
            await hub.close()
            bots.close()

    asyncio.run(run())


@pytest.mark.parametrize("hours", [-1, 1])
def test_clocks_run_after_the_machines_clock_was_set_during_a_restart(hours: int) -> None:
    """Set back, they would stand still for an hour."""
    played = Played(None, None, clock=MINUTE)
    played.now = HOUR
    played.begin()
    played.now += 10_000 + hours * HOUR
    played.append(ClocksRestarted())
    for table in (played.table, folded(played.logged)):
        assert table.clocks is not None
        assert table.clocks.left_at(0, played.now) == 60_000
        assert table.clocks.left_at(0, played.now + 7_000) == 53_000


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0.001)


def test_a_restart_behind_the_log_restarts_clocks_that_stand(tmp_path: Path) -> None:
    """While a deal waits no clock runs, but the next one would begin in the future."""

    async def run() -> None:
        clock = SetTime()
        async with open_database(sqlite_url(tmp_path)) as storage:
            bots = Bots(1, Scripted)
            hub = Hub(storage, bots, Tokens(bytes(32)), clock)
            host = await hub.open(NewTable((None, None), clock=MINUTE))
            await hub.sit(host, 0, None, "")
            await hub.close()
            clock.pass_by(-3600)
            hub = Hub(storage, bots, Tokens(bytes(32)), clock)
            host = await hub.host(host.table_id)
            await hub.sit(host, 1, None, "")
            await until(lambda: bool(host.table.seats_to_decide))
            clock.pass_by(7)
            running_clock = (host.state().clocks or ())[host.table.seats_to_decide[0]]
            assert running_clock.milliseconds == 53_000
            await hub.close()
            bots.close()

    asyncio.run(run())


# Days per move


def test_nobody_takes_a_seat_or_ends_a_game_before_the_deadline() -> None:
    played = Played(None, None, None, days_per_move=2)
    played.begin()
    for request in (requests.HandOver(0, 3), requests.HandOver(2, 3), requests.End()):
        with pytest.raises(RefusedError) as error:
            decide(played.table, 1, request, {0, 2})
        assert error.value.code is Code.DAYS_LEFT
    assert next_time_out(played.table) == (played.table.turn_at + 2 * DAY, 0)
    alone = Played(None, 3, days_per_move=2)
    alone.begin()
    alone.ask(0, requests.End())
    assert alone.table.is_over, "nobody else waits"


def test_days_are_those_of_the_calendar(tmp_path: Path) -> None:
    """A laptop sleeps at night, so its clocks stand still; the deadline comes all the same. It also
    comes if the table was asleep when the calendar was set."""

    async def run() -> None:
        clock = SetTime()
        async with open_database(sqlite_url(tmp_path)) as storage:
            bots = Bots(1, Scripted)
            hub = Hub(storage, bots, Tokens(bytes(32)), clock)
            host = await hub.open(NewTable((None, None), days_per_move=2))
            for seat in (0, 1):
                await hub.sit(host, seat, None, "")
            await until(lambda: bool(host.table.seats_to_decide))
            clock.set_calendar(2 * 24 * 60 * 60 - 60)
            clock.pass_by(1)
            await asyncio.sleep(0.01)
            assert not host.table.is_over
            clock.pass_by(60)
            await hub.tidy()
            await until(lambda: host.table.is_over)
            await hub.close()
            bots.close()

    asyncio.run(run())


def test_a_calendar_that_is_far_ahead_removes_no_table(tmp_path: Path) -> None:
    async def run() -> None:
        clock = SetTime()
        async with open_database(sqlite_url(tmp_path)) as storage:
            bots = Bots(1, Scripted)
            hub = Hub(storage, bots, Tokens(bytes(32)), clock)
            host = await hub.open(NewTable((None, None)))
            clock.set_calendar(10 * 365 * 24 * 60 * 60)
            await hub.tidy()
            assert len(await storage.log(host.table_id)) == 1
            clock.pass_by(2 * 24 * 60 * 60)
            clock.set_calendar(24 * 60 * 60)
            await hub.tidy()
            assert not await storage.log(host.table_id)
            await hub.close()
            bots.close()

    asyncio.run(run())


@pytest.mark.long
def test_a_stopped_process_takes_no_time_from_its_players(tmp_path: Path) -> None:
    """A clock of 6 seconds, and 8 seconds in which the process gets no processor."""
    with running(tmp_path / "data") as server:
        table, tokens = begun(server, None, None, clock={"seconds": 6, "factors": [1, 1]})
        assert server.process is not None
        server.process.send_signal(signal.SIGSTOP)

        async def run() -> None:
            await asyncio.sleep(8)
            assert server.process is not None
            server.process.send_signal(signal.SIGCONT)
            async with client(server, table, tokens) as player:
                await player.receive()
                seat = player.state["to_decide"][0]
                await player.send(ask(player.state, seat, player._request(seat, Random(1))))
                while (answer := await player.receive()).get("id") != "a":
                    pass
                assert answer["type"] == "accepted"

        asyncio.run(run())
        assert [line for line in server.log if "stood still" in line["message"]]
