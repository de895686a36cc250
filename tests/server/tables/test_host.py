"""A live table: it retries after failures, and tells nothing that is not stored."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from azulejos.server import limits
from azulejos.server.store.database import open_database, sqlite_url
from azulejos.server.store.storage import Write
from azulejos.server.tables.bots import Bots
from azulejos.server.tables.hub import Hub
from azulejos.server.tables.seat_tokens import Tokens
from azulejos.wire import requests
from azulejos.wire.refusals import Code, RefusedError
from azulejos.wire.seating_messages import NewTable
from tests.server.thinkers import Flaky, Scripted


def test_what_fails_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "RETRY_SECONDS", 0.01)
    flaky = Flaky()

    async def run() -> None:
        async with open_database(sqlite_url(tmp_path)) as storage, asyncio.timeout(60):
            bots = Bots(1, lambda: flaky)
            hub = Hub(storage, bots, Tokens(bytes(32)))
            host = await hub.open(NewTable((None, 1), starting_seat=1))
            await hub.sit(host, 0, None, "")
            listener = host.listen(0)
            while host.table.seats_to_decide != (0,):
                await listener.next()
            assert flaky.num_asked == 2
            await hub.close()
            bots.close()

    asyncio.run(run())


def test_nothing_is_told_that_can_not_be_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with open_database(sqlite_url(tmp_path)) as storage, asyncio.timeout(60):
            bots = Bots(1, Scripted)
            hub = Hub(storage, bots, Tokens(bytes(32)))
            host = await hub.open(NewTable((None, None)))
            listener = host.listen(0)
            assert json.loads(await listener.next() or b"")["type"] == "present"
            store = storage.store

            async def fail(_: Write) -> None:
                raise OperationalError("disk full", None, Exception())

            monkeypatch.setattr(storage, "store", fail)
            with pytest.raises(RefusedError) as error:
                await hub.sit(host, 0, None, "")
            assert error.value.code is Code.NOT_STORED
            with pytest.raises(RefusedError) as error:
                await hub.open(NewTable((None, None)))
            assert error.value.code is Code.NOT_STORED
            assert listener._queue.empty()
            assert host.table.number == 0
            monkeypatch.setattr(storage, "store", store)
            await hub.sit(host, 0, None, "")
            assert json.loads(await listener.next() or b"")["number"] == 1
            await hub.close()
            bots.close()

    asyncio.run(run())


def test_a_request_is_done_although_who_asked_has_gone(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_database(sqlite_url(tmp_path)) as storage, asyncio.timeout(60):
            bots = Bots(1, Scripted)
            hub = Hub(storage, bots, Tokens(bytes(32)))
            host = await hub.open(NewTable((None, None)))
            await hub.sit(host, 0, None, "")
            asking = asyncio.create_task(host.ask(0, requests.Leave(), "gone", 1))
            await asyncio.sleep(0)
            asking.cancel()
            number = await hub.sit(host, 1, None, "")
            assert number
            assert host.table.number == 3
            assert len(await storage.log(host.table_id)) == 4
            await hub.close()
            bots.close()

    asyncio.run(run())
