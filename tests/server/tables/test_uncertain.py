"""A commit whose answer is lost: what is stored counts, and the table goes on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from random import Random

import pytest
from sqlalchemy.exc import OperationalError

from azulejos.server.store.database import open_database
from azulejos.server.store.storage import Storage, Write
from azulejos.server.tables.bots import Bots
from azulejos.server.tables.host import Host
from azulejos.server.tables.hub import Hub
from azulejos.server.tables.seat_tokens import Tokens
from azulejos.wire.refusals import Code, RefusedError
from azulejos.wire.seating_messages import NewTable
from tests.server.played import chosen
from tests.server.thinkers import Scripted

LOST = OperationalError("the connection was lost", None, Exception())


class Losing:
    """Loses the answers of commits that succeed. With `is_cutting` nothing works afterwards, while
    `is_cut`."""

    def __init__(self, storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
        self.num_to_lose = 0
        self.is_cutting = self.is_cut = False
        commit, connect = storage._commit, storage._engine.connect

        async def losing(writes: Sequence[Write]) -> None:
            await commit(writes)
            if self.num_to_lose:
                self.num_to_lose -= 1
                self.is_cut = self.is_cutting
                raise LOST

        def cut() -> object:
            if self.is_cut:
                raise LOST
            return connect()

        monkeypatch.setattr(storage, "_commit", losing)
        monkeypatch.setattr(type(storage._engine), "connect", lambda _: cut())


@asynccontextmanager
async def begun(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[Hub, Host, Losing]]:
    """A table of two whose first round is dealt."""
    async with open_database(url) as storage, asyncio.timeout(60):
        bots = Bots(1, Scripted)
        hub = Hub(storage, bots, Tokens(bytes(32)))
        host = await hub.open(NewTable((None, None), starting_seat=0))
        await hub.sit(host, 0, None, "")
        await hub.sit(host, 1, None, "")
        while not host.table.seats_to_decide:
            await asyncio.sleep(0.005)
        yield hub, host, Losing(storage, monkeypatch)
        await hub.close()
        bots.close()


async def move(host: Host, request_id: str, after: int | None = None) -> int:
    seat = host.table.seats_to_decide[0]
    return await move_of(host, seat, request_id, host.table.number if after is None else after)


async def move_of(host: Host, seat: int, request_id: str, after: int) -> int:
    request = chosen(host.table.game.position, seat, Random(1))
    return await host.ask(seat, request, request_id, after)


def test_a_move_whose_commit_lost_its_answer_is_acknowledged_and_told(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with begun(url, monkeypatch) as (hub, host, losing):
            before = host.table.number
            listener = host.listen(before)
            losing.num_to_lose = 1
            assert await move(host, "r1") == before + 1
            while (told := json.loads(await listener.next() or b""))["type"] == "present":
                pass
            assert told["number"] == before + 1
            assert await move(host, "r2") == before + 2
            assert len(await hub.storage.log(host.table_id)) == before + 3

    asyncio.run(run())


def test_a_new_table_and_a_seat_survive_a_lost_answer(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with begun(url, monkeypatch) as (hub, _, losing):
            losing.num_to_lose = 1
            host = await hub.open(NewTable((None, None)))
            losing.num_to_lose = 1
            token = await hub.sit(host, 0, "Ada", "")
            assert hub.seat_of(host, token) == 0

    asyncio.run(run())


def test_writes_that_shared_a_commit_are_all_acknowledged(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with begun(url, monkeypatch) as (hub, _, losing):
            hosts = [await hub.open(NewTable((None, None))) for _ in range(3)]
            losing.num_to_lose = 1
            sat = await asyncio.gather(*(hub.sit(host, 0, None, "") for host in hosts))
            assert [hub.seat_of(*each) for each in zip(hosts, sat, strict=True)] == [0, 0, 0]

    asyncio.run(run())


def test_a_table_that_can_not_know_catches_up_later(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with begun(url, monkeypatch) as (hub, host, losing):
            before = host.table.number
            losing.num_to_lose = 1
            losing.is_cutting = True
            with pytest.raises(RefusedError) as error:
                await move_of(host, 0, "r1", before)
            assert error.value.code is Code.NOT_STORED
            losing.is_cut = False
            assert await move_of(host, 0, "r1", before) == before + 1, "the same request again"
            assert await move(host, "r2") == before + 2
            assert len(await hub.storage.log(host.table_id)) == before + 3

    asyncio.run(run())


def test_another_request_hears_that_the_game_went_on(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with begun(url, monkeypatch) as (_, host, losing):
            before = host.table.number
            losing.num_to_lose = 1
            losing.is_cutting = True
            with pytest.raises(RefusedError):
                await move_of(host, 0, "r1", before)
            losing.is_cut = False
            with pytest.raises(RefusedError) as error:
                await move_of(host, 0, "r2", before)
            assert error.value.code is Code.OLD_NUMBER
            assert host.table.number == before + 1
            assert await move(host, "r3") == before + 2

    asyncio.run(run())
