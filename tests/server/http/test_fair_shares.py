"""One address can't stall everybody: what takes long goes to worker processes, in fair turns.

Nothing here goes by the clock: tests count turns, and processor time in terms of one job's.
"""

from __future__ import annotations

import asyncio
import os
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from azulejos.server.http.qr_picture import draw
from azulejos.server.shares.fair_queue import set_asker
from azulejos.server.tables.bots import Bots
from azulejos.server.tables.move_options import options
from azulejos.server.tables.replays import encode_game
from azulejos.server.tables.starts import starting_position
from azulejos.wire.seating_messages import NewTable, Start
from tests.server.http import attacks, in_a_group
from tests.server.http.in_process import App, Pauses, processor_seconds
from tests.server.http.in_process import running as running_here
from tests.server.serving import Json, Server, get, post, running
from tests.server.tables.test_bots import Noting
from tests.volume import volume

MANY, OTHER = "198.51.100.1", "198.51.100.2"
"""Addresses."""


class InATerminal(Server):
    """In a process group of its own."""

    program = (in_a_group.__file__,)


@pytest.mark.volume
def test_replays_of_one_address_hold_up_nobody(tmp_path: Path) -> None:
    """Neither on the event loop nor in a thread, which would take Python's lock from it."""
    num, pauses = volume(10, 20), Pauses()
    record = attacks.long_record(1900)
    each = processor_seconds(lambda: encode_game(Start(record=record)))

    async def test(app: App) -> None:
        async with pauses.measuring():
            asked = (app.post("/api/replays", {"record": record}) for _ in range(num))
            answers = await asyncio.gather(*asked)
        assert [status for status, _ in answers] == [200] * num

    running_here(App(tmp_path), test)
    assert pauses.longest < each / 2, f"{pauses.longest / each:.2f} replays"
    assert pauses.of_other_threads < num * each / 2, f"{pauses.of_other_threads / each:.2f} replays"


def test_tables_that_go_on_from_records_hold_up_nobody(tmp_path: Path) -> None:
    num, pauses = 5, Pauses()
    record = attacks.long_record(1900)
    each = processor_seconds(lambda: starting_position(Start(record=record)))

    async def test(app: App) -> None:
        async with pauses.measuring():
            new = {"levels": [None] * 4, "start": {"record": record}}
            asked = (app.post("/api/tables", new) for _ in range(num))
            answers = await asyncio.gather(*asked)
        assert [status for status, _ in answers] == [201] * num

    running_here(App(tmp_path), test)
    assert pauses.longest < each / 2, f"{pauses.longest / each:.2f} records"


@pytest.mark.volume
def test_options_over_many_sockets_hold_up_nobody(tmp_path: Path) -> None:
    pauses = Pauses()
    alone: list[float] = []

    async def test(app: App) -> None:
        host = await app.hub.open(NewTable((None,) * 4, is_one_screen=True))
        tokens = [await app.hub.sit(host, seat, None) for seat in range(4)]
        while not host.table.seats_to_decide:
            await asyncio.sleep(0.01)
        (seat,) = host.table.seats_to_decide
        position, names = host.table.game.position, host.table.names
        alone.append(processor_seconds(lambda: options(position, seat, (), names, None)))
        hello = {"type": "hello", "tokens": [tokens[seat]]}
        asked: list[Json] = [
            {"type": "options", "id": f"o{number}", "seat": seat} for number in range(volume(2, 20))
        ]

        def is_over(told: Json) -> bool:
            return bool(told.get("id") == asked[-1]["id"])

        async with pauses.measuring():
            path = f"/api/tables/{host.table_id}/socket"
            talks = (app.socket(path, [hello, *asked], is_over) for _ in range(30))
            heard = await asyncio.gather(*talks)
        kinds = {told["type"] for talk in heard for told in talk}
        assert {"options"} <= kinds <= {"state", "present", "options", "refused"}

    running_here(App(tmp_path), test)
    # A few answers are sent in a row; thirty sockets would have to wait for each other.
    assert pauses.longest < 5 * alone[0], f"{pauses.longest / alone[0]:.2f} times the options"


def is_left(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_ctrl_c_in_a_terminal_ends_server_and_workers_quietly(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """A terminal sends it to the whole process group, also to a worker that just starts."""
    with running(tmp_path_factory.mktemp("terminal"), kind=InATerminal) as server:
        assert server.process is not None
        short = {"record": attacks.long_record(10)}
        assert post(f"{server.url}/api/replays", json=short).status_code == 200
        with ThreadPoolExecutor() as asking:
            long = {"record": attacks.long_record(1900)}
            asked = asking.submit(post, f"{server.url}/api/replays", json=long)
            time.sleep(0.2)
            os.killpg(server.process.pid, signal.SIGINT)
            assert server.process.wait(60) == 0
            asked.exception()
        # The resource tracker of Python notices a moment later that nobody is left.
        until = time.monotonic() + 60
        while is_left(server.process.pid):
            assert time.monotonic() < until, "a process goes on without its server"
            time.sleep(0.05)
        assert "Traceback" not in str(server.log)


def test_qr_codes_of_one_address_hold_up_nobody(tmp_path: Path) -> None:
    path, pauses = "/" + "x" * 500, Pauses()
    each = processor_seconds(lambda: draw("http://localhost" + path))

    async def test(app: App) -> None:
        async with pauses.measuring():
            asked = (app.post("/api/qr", {"path": path}) for _ in range(60))
            answers = await asyncio.gather(*asked)
        assert {status for status, _ in answers} <= {200, 503}

    running_here(App(tmp_path), test)
    assert pauses.longest < 5 * each, f"{pauses.longest / each:.2f} codes"


def test_somebody_elses_replay_comes_before_the_many_of_one_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    body = {"record": attacks.long_record(200)}
    served: list[str] = []

    async def test(app: App) -> None:
        async def ask(address: str) -> None:
            status, _ = await app.post("/api/replays", body, address)
            assert status == 200
            served.append(address)

        async def waiting(num: int) -> None:
            while app.workers.queue.num_waiting + len(served) < num:
                await asyncio.sleep(0.001)

        many = [asyncio.create_task(ask(MANY)) for _ in range(20)]
        await waiting(19)
        other = asyncio.create_task(ask(OTHER))
        await waiting(20)
        before = len(served)
        await asyncio.gather(*many, other)
        # The one in work, and another one at most.
        assert served.index(OTHER) - before <= 2

    running_here(App(tmp_path), test)


def test_more_replays_than_an_address_may_have_waiting_are_refused(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with running(tmp_path_factory.mktemp("refused")) as server:
        long = {"record": attacks.long_record(100)}
        statuses = asyncio.run(attacks.crowd(server, "/api/replays", long, 60))
        assert set(statuses) == {200, 503}
        # The rest of the server is as it was.
        assert get(f"{server.url}/health").text == "ok\n"
        short = {"record": attacks.long_record(10)}
        assert post(f"{server.url}/api/replays", json=short).status_code == 200
        assert server.interrupt() == 0
        assert [line for line in server.log if line["level"] != "info"] == []


@pytest.mark.volume
def test_level_3_thinks_before_many_tables_of_another_address(tmp_path: Path) -> None:
    num, thinker = volume(40, 123), Noting()

    async def begin(app: App, level: int, address: str) -> None:
        set_asker(address)
        levels = (None, level)
        host = await app.hub.open(NewTable(levels, starting_seat=1, deal_seconds=0))
        await app.hub.sit(host, 0, None)

    async def thinking(bots: Bots, num: int) -> None:
        while bots.num_waiting < num:
            await asyncio.sleep(0.01)

    async def test(app: App) -> None:
        bots = app.hub.bots = Bots(1, lambda: thinker)
        try:
            async with asyncio.timeout(300):
                await asyncio.gather(*(begin(app, 8, MANY) for _ in range(num)))
                await thinking(bots, num)
                await begin(app, 3, OTHER)
                await thinking(bots, num + 1)
                thinker.may_answer.set()
                while len(thinker.asked) <= num:
                    await asyncio.sleep(0.01)
        finally:
            thinker.may_answer.set()
            bots.close()

    running_here(App(tmp_path), test)
    # The one that was thought about already, another one at most, then level 3.
    assert 3 in [level for level, _ in thinker.asked[:3]]
