"""Tables as time passes: clocks run out, deals wait, people leave, tables expire. The tests set the
time, so nothing really waits."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

from azulejos.players import Thinker
from azulejos.rules import Ending
from azulejos.server import limits
from azulejos.server.store.database import open_database, sqlite_url
from azulejos.server.store.storage import Write
from azulejos.server.tables.bots import Bots
from azulejos.server.tables.host import Host
from azulejos.server.tables.hub import Hub
from azulejos.server.tables.live_session import Listener
from azulejos.server.tables.seat_tokens import Tokens
from azulejos.server.tables.takebacks import undoing
from azulejos.wire import requests
from azulejos.wire.entries import ClockSetting
from azulejos.wire.refusals import Code, RefusedError
from azulejos.wire.seating_messages import NewTable
from tests.server.played import chosen
from tests.server.thinkers import Scripted, Slow
from tests.server.times import SetTime
from tests.volume import volume

DAY = 24 * 60 * 60
MINUTE = ClockSetting(60, (1, 1), 5)


@dataclass
class House:
    """A server without a network, with a clock that the test sets."""

    hub: Hub
    time: SetTime

    async def table(self, *levels: int | None, **options: Any) -> Host:  # noqa: ANN401
        host = await self.hub.open(NewTable(levels, **options))
        for seat in host.table.persons:
            await self.hub.sit(host, seat, None, "")
        await until(lambda: host.table.has_begun)
        return host

    async def ask(self, host: Host, seat: int, request: requests.Request) -> None:
        number = host.table.number
        await host.ask(seat, request, f"{number}-{seat}-{type(request).__name__}", number)

    async def move(self, host: Host, rng: Random) -> None:
        seat = host.table.seats_to_decide[0]
        await self.ask(host, seat, chosen(host.table.game.position, seat, rng))


@asynccontextmanager
async def house(
    folder: Path, time: SetTime | None = None, thinker: Thinker | None = None
) -> AsyncIterator[House]:
    time = time or SetTime()
    async with open_database(sqlite_url(folder)) as storage, asyncio.timeout(600):
        bots = Bots(1, lambda: thinker or Scripted())
        hub = Hub(storage, bots, Tokens(bytes(32)), time)
        try:
            yield House(hub, time)
        finally:
            await hub.close()
            bots.close()


async def until(holds: Callable[[], bool]) -> None:
    """Waits for something that the table does in the background."""
    while not holds():
        await asyncio.sleep(0.001)


async def settle() -> None:
    """Lets the background tasks do everything that is due."""
    for _ in range(20):
        await asyncio.sleep(0.002)


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def body() -> None:
        await test()

    asyncio.run(body())


async def told(listener: Listener, kind: str) -> dict[str, Any]:
    """Returns the listener's next message of a type."""
    while True:
        message: dict[str, Any] = json.loads(await listener.next() or b"{}")
        if message["type"] == kind:
            return message


def test_who_runs_out_of_time_loses_without_anyone_doing_anything(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path) as at:
            host = await at.table(None, None, clock=MINUTE)
            at.time.pass_by(59)
            await settle()
            assert not host.table.is_over
            assert (host.state().clocks or ())[0].milliseconds == 1_000
            at.time.pass_by(1)
            await until(lambda: host.table.seed is not None)
            assert (host.table.result.winners, host.table.result.ending) == ((1,), Ending.TIME)

    run(test)


def test_a_move_that_comes_too_late_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path) as at:
            host = await at.table(None, None, clock=MINUTE)
            # The move arrives before the table notices the timeout.
            at.time.pass_by(60)
            with pytest.raises(RefusedError) as error:
                await at.move(host, Random(1))
            assert error.value.code is Code.GAME_OVER
            assert host.table.result.ending is Ending.TIME

    run(test)


def test_clocks_survive_a_restart_and_stand_still_meanwhile(tmp_path: Path) -> None:
    async def test() -> None:
        time = SetTime()
        async with house(tmp_path, time) as at:
            host = await at.table(None, None, clock=MINUTE)
            time.pass_by(20)
            await at.move(host, Random(1))
            table_id = host.table_id
        time.pass_by(DAY)
        async with house(tmp_path, time) as at:
            host = await at.hub.host(table_id)
            await settle()
            time.pass_by(10)
            assert [each.milliseconds for each in host.state().clocks or ()] == [45_000, 50_000]
            assert not host.table.is_over

    run(test)


def test_days_pass_also_while_nobody_looks(tmp_path: Path) -> None:
    async def test() -> None:
        time = SetTime()
        async with house(tmp_path, time) as at:
            table_id = (await at.table(None, 1, days_per_move=2)).table_id
        async with house(tmp_path, time) as at:
            time.pass_by(DAY + 1)
            await at.hub.tidy()
            assert at.hub.num_tables == 0
            time.pass_by(DAY)
            await at.hub.tidy()
            assert at.hub.num_tables == 1
            host = await at.hub.host(table_id)
            await until(lambda: host.table.seed is not None)
            assert host.table.result.ending is Ending.TIME

    run(test)


# The deal


def test_a_deal_waits_for_its_player_or_for_the_delay(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path) as at:
            host = await at.table(None, 1, deal_seconds=8)
            rng = Random(1)
            await _play_round(at, host, rng)
            at.time.pass_by(7)
            await settle()
            assert host.table.waits_for_deal
            at.time.pass_by(1)
            await until(lambda: host.table.seats_to_decide == (0,))
            await _play_round(at, host, rng)
            await at.ask(host, 0, requests.ConfirmDeal())
            await until(lambda: not host.table.waits_for_deal)

    run(test)


def test_everybody_is_told_how_long_the_deal_still_waits(tmp_path: Path) -> None:
    """Who opens the page late, or reconnects, counts down as the server does."""

    async def test() -> None:
        async with house(tmp_path) as at:
            host = await at.table(None, None, deal_seconds=8)
            assert host.state().deal_milliseconds is None
            rng = Random(1)
            while not host.table.waits_for_deal:
                await at.move(host, rng)
            assert host.state().deal_milliseconds == 8000
            at.time.pass_by(3)
            assert host.state().deal_milliseconds == 5000
            # Nothing was played, so the deal comes no later.
            seat = next(each for each in (0, 1) if undoing(host.table, each) == "ask-takeback")
            await at.ask(host, seat, requests.AskTakeback())
            assert host.state().deal_milliseconds == 5000
            listener = host.listen(host.table.number)
            assert (await told(listener, "present"))["deal_milliseconds"] == 5000
            host.leave(listener)
            at.time.pass_by(5)
            await until(lambda: not host.table.waits_for_deal)
            assert host.state().deal_milliseconds is None

    run(test)


def test_a_deal_without_a_delay_waits_as_long_as_it_takes(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path) as at:
            host = await at.table(None, 1)
            await _play_round(at, host, Random(1))
            at.time.pass_by(29 * DAY)
            await settle()
            assert host.table.waits_for_deal
            await at.ask(host, 0, requests.Undo())
            assert not host.table.waits_for_deal

    run(test)


async def _play_round(at: House, host: Host, rng: Random) -> None:
    round_number = host.table.game.position.round_number
    while host.table.game.position.round_number == round_number and not host.table.is_over:
        await until(lambda: host.table.seats_to_decide != (1,))
        if host.table.seats_to_decide:
            await at.move(host, rng)
    assert host.table.waits_for_deal


def test_a_pause_holds_everything(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path) as at:
            host = await at.table(None, 1, clock=MINUTE, deal_seconds=5)
            await _play_round(at, host, Random(1))
            await at.ask(host, 0, requests.Pause())
            assert host.state().deal_milliseconds is None
            at.time.pass_by(1000)
            await settle()
            assert host.table.waits_for_deal
            await at.ask(host, 0, requests.Resume())
            await until(lambda: not host.table.waits_for_deal)

    run(test)


# Who is there


def test_everybody_is_told_who_is_there(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path) as at:
            host = await at.table(None, None, clock=MINUTE)
            ada = host.listen(None, {0})
            first = await told(ada, "present")
            assert (first["seats"], first["gone"]) == ([0], [{"seat": 1, "seconds": 0}])
            ben = host.listen(None, {1})
            watching = host.listen(host.table.number)
            while (present := await told(ada, "present"))["spectators"] == 0:
                pass
            assert (present["seats"], present["gone"]) == ([0, 1], [])
            host.leave(watching)
            host.leave(ben)
            at.time.pass_by(45)
            while 1 in (present := await told(ada, "present"))["seats"]:
                pass
            assert present["gone"] == [{"seat": 1, "seconds": 45}]
            assert present["spectators"] == 0
            assert present["clocks"][0] == {"milliseconds": 15_000, "is_running": True}

    run(test)


def test_who_gave_a_seat_back_is_not_there_for_who_takes_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path) as at:
            host = await at.hub.open(NewTable((None, None)))
            await at.hub.sit(host, 0, None, "")
            listener = host.listen(None, {0})
            await at.ask(host, 0, requests.Leave())
            await at.hub.sit(host, 0, None, "")
            host.listen(None)
            while (present := await told(listener, "present"))["spectators"] == 0:
                pass
            assert (present["seats"], present["gone"]) == ([], [{"seat": 0, "seconds": 0}])

    run(test)


def test_a_seat_can_be_handed_over_when_its_person_is_gone_for_a_minute(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path) as at:
            host = await at.table(None, None)
            ada, _ = host.listen(None, {0}), host.listen(None, {1})
            host.leave(ada)
            at.time.pass_by(59)
            for request in (requests.HandOver(0, 2), requests.End()):
                with pytest.raises(RefusedError) as error:
                    await at.ask(host, 1, request)
                assert error.value.code is Code.NOT_GONE
            at.time.pass_by(1)
            await at.ask(host, 1, requests.HandOver(0, 2))
            await until(lambda: host.table.seats_to_decide == (1,))
            await at.ask(host, 0, requests.Return())
            await at.move(host, Random(1))
            await settle()
            assert host.table.seats_to_decide == (0,), (
                "no stand-in decides for a person who is back"
            )
            # A request over HTTP counts as presence, without a socket.
            host.see([0])
            at.time.pass_by(30)
            with pytest.raises(RefusedError):
                await at.ask(host, 1, requests.End())
            at.time.pass_by(30)
            await at.ask(host, 1, requests.End())
            await until(lambda: host.table.seed is not None)
            assert host.table.result.winners == ()

    run(test)


def test_who_is_back_decides_although_a_computer_player_was_thinking(tmp_path: Path) -> None:
    async def test() -> None:
        slow = Slow()
        async with house(tmp_path, thinker=slow) as at:
            host = await at.table(None, None)
            host.listen(None, {1})
            at.time.pass_by(60)
            await at.ask(host, 1, requests.HandOver(0, 2))
            await until(slow.is_asked.is_set)
            await at.ask(host, 0, requests.Return())
            slow.may_answer.set()
            await settle()
            assert host.table.seats_to_decide == (0,)
            assert len(host.table.game.steps) == 1, "the deal alone"

    run(test)


def test_what_a_computer_player_thought_of_waits_for_the_end_of_a_pause(tmp_path: Path) -> None:
    async def test() -> None:
        slow = Slow()
        async with house(tmp_path, thinker=slow) as at:
            host = await at.table(None, 1, clock=MINUTE)
            await at.move(host, Random(1))
            await until(slow.is_asked.is_set)
            await at.ask(host, 0, requests.Pause())
            slow.may_answer.set()
            await settle()
            assert host.table.seats_to_decide == (1,)
            await at.ask(host, 0, requests.Resume())
            await until(lambda: host.table.seats_to_decide == (0,))

    run(test)


def test_computer_players_among_themselves_wait_for_somebody_to_look(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path) as at:
            host = await at.table(None, 1, 1)
            await at.ask(host, 0, requests.Resign())
            await settle()
            number = host.table.number
            await settle()
            assert host.table.number == number
            host.listen(None)
            await until(lambda: host.table.seed is not None)

    run(test)


# What is kept


def test_a_table_nobody_uses_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path) as at:
            host = await at.table(None, 1)
            await settle()
            state = host.state()
            listener = host.listen(None)
            at.time.pass_by(600)
            await at.hub.tidy()
            assert at.hub.num_tables == 1, "somebody listens"
            host.leave(listener)
            await at.hub.tidy()
            assert at.hub.num_tables == 1, "somebody listened just now"
            at.time.pass_by(600)
            await at.hub.tidy()
            assert at.hub.num_tables == 0
            again = await at.hub.host(host.table_id)
            assert again is not host
            assert again.state() == state
            await at.move(again, Random(1))
            await at.hub.tidy()
            assert at.hub.num_tables == 1, "it was used just now"

    run(test)


def test_a_running_clock_keeps_a_table_in_memory(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path) as at:
            host = await at.table(None, None, clock=ClockSetting(3600, (1, 1)))
            at.time.pass_by(600)
            await settle()
            await at.hub.tidy()
            assert await at.hub.host(host.table_id) is host

    run(test)


@pytest.mark.volume
@pytest.mark.parametrize(("days", "is_kept"), [(0.9, True), (1.1, False)])
def test_a_table_that_never_began_goes_after_a_day(
    tmp_path: Path, days: float, is_kept: bool
) -> None:
    async def test() -> None:
        async with house(tmp_path) as at:
            host = await at.hub.open(NewTable((None, None)))
            assert await _is_kept(at, host, days) == is_kept

    run(test)


@pytest.mark.volume
@pytest.mark.parametrize(("days", "is_kept"), [(29, True), (31, False)])
def test_a_game_in_which_nobody_moves_goes_after_a_month(
    tmp_path: Path, days: float, is_kept: bool
) -> None:
    async def test() -> None:
        async with house(tmp_path) as at:
            host = await at.table(None, None)
            assert await _is_kept(at, host, days) == is_kept

    run(test)


@pytest.mark.volume
@pytest.mark.parametrize(("days", "is_kept"), [(399, True), (401, False)])
def test_a_finished_game_is_kept_for_400_days(tmp_path: Path, days: float, is_kept: bool) -> None:
    async def test() -> None:
        async with house(tmp_path) as at:
            host = await at.table(None, None)
            await at.ask(host, 0, requests.Resign())
            await until(lambda: host.table.seed is not None)
            assert await _is_kept(at, host, days) == is_kept
            if not is_kept:
                assert await at.hub.storage.seeds(host.table_id) == {}

    run(test)


async def _is_kept(at: House, host: Host, days: float) -> bool:
    """Whether the table still exists after so many days, tidying in small steps."""
    steps = volume(50, round(days * 10))
    for _ in range(steps):
        at.time.pass_by(days * DAY / steps)
        await at.hub.tidy()
    if await at.hub.storage.log(host.table_id):
        await at.hub.host(host.table_id)
        return True
    with pytest.raises(RefusedError, match="no-such-table"):
        await at.hub.host(host.table_id)
    return False


@pytest.mark.volume
def test_tidying_keeps_up_with_twenty_new_tables_a_second(tmp_path: Path) -> None:
    """One pass removes all that expired, however many they are."""
    num = volume(120, 1200)

    async def test() -> None:
        async with house(tmp_path) as at:
            for _ in range(num):
                await at.hub.open(NewTable((None, None)))
            at.time.pass_by(1.5 * DAY)
            began = time.process_time()
            await at.hub.tidy()
            assert await at.hub.storage.due(at.time.now(), 1) == []
            assert at.hub.num_tables == 0
            # It works for a share of the time.
            assert (time.process_time() - began) / limits.TIDY_SHARE < num / 20

    run(test)


def test_a_table_that_can_not_be_read_does_not_keep_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if one pass looks only at unreadable tables."""
    monkeypatch.setattr(limits, "TIDIED_AT_ONCE", 1)

    async def test() -> None:
        async with house(tmp_path) as at:
            await at.hub.storage.store(Write().table("without a log"))
            unbegun = await at.hub.open(NewTable((None, None)))
            at.time.pass_by(1.5 * DAY)
            for _ in range(2):
                await at.hub.tidy()
            with pytest.raises(RefusedError, match="no-such-table"):
                await at.hub.host(unbegun.table_id)
            assert await at.hub.storage.due(at.time.now(), 100) == []
            at.time.pass_by(1.5 * DAY)
            assert await at.hub.storage.due(at.time.now(), 100) == ["without a log"]

    run(test)


def test_who_comes_back_while_others_are_dropped_keeps_the_table_in_memory(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path) as at:
            first, second = [await at.table(None, None) for _ in range(2)]
            await settle()
            at.time.pass_by(600)
            close = first.close

            async def slowly() -> None:
                assert await at.hub.host(second.table_id) is second
                await close()

            first.close = slowly  # type: ignore[method-assign]
            await at.hub.tidy()
            assert at.hub.num_tables == 1
            assert await at.hub.host(second.table_id) is second

    run(test)


@pytest.mark.parametrize(
    ("levels", "options", "seconds"),
    [
        ((None, None), {"clock": MINUTE}, 30),
        ((None, None), {"clock": MINUTE, "deal_seconds": 5}, 5),
        ((None, None), {"clock": MINUTE, "is_one_screen": True}, None),
        ((None, 1), {"clock": MINUTE}, None),
        ((None, None), {}, None),
    ],
)
def test_nobody_who_plays_others_by_the_clock_can_hold_up_a_deal(
    tmp_path: Path, levels: tuple[int | None, ...], options: dict[str, Any], seconds: float | None
) -> None:
    async def test() -> None:
        async with house(tmp_path) as at:
            host = await at.hub.open(NewTable(levels, **options))
            assert host.table.opened.deal_seconds == seconds

    run(test)
