"""A table of dealer 2 on a server without a network, for tests of the exchange of nonces."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest

from azulejos.rules import nonce_commitment
from azulejos.server.store.database import open_database, sqlite_url
from azulejos.server.store.storage import Storage
from azulejos.server.tables.bots import Bots
from azulejos.server.tables.host import Host
from azulejos.server.tables.hub import Hub
from azulejos.server.tables.seat_tokens import Tokens
from azulejos.server.tables.views import state_of
from azulejos.wire import requests
from azulejos.wire.refusals import Code, RefusedError
from azulejos.wire.seating_messages import NewTable
from tests.server.played import chosen
from tests.server.thinkers import Scripted
from tests.server.times import SetTime


def nonce(name: str) -> str:
    return f"nonce0of0{name}".ljust(16, "0")


def committed(name: str) -> str:
    return nonce_commitment(nonce(name))


@dataclass
class Played:
    """A table on a server without a network, which can be killed."""

    storage: Storage
    bots: Bots
    time: SetTime = field(default_factory=SetTime)

    async def open(self, *levels: int | None, **options: Any) -> None:  # noqa: ANN401
        self.hub = self._hub()
        self.host: Host = await self.hub.open(NewTable(levels, **options))
        self.num_asked = 0

    def _hub(self) -> Hub:
        return Hub(self.storage, self.bots, Tokens(bytes(32)), self.time)

    async def kill(self) -> None:
        """All that is left is what is stored."""
        await self.hub.close()
        self.hub = self._hub()
        self.host = await self.hub.host(self.host.table_id)
        await self.settle()

    async def sit(self, seat: int, name: str | None = None) -> None:
        """With a name, the person commits to the nonce of that name."""
        commitment = None if name is None else committed(name)
        await self.hub.sit(self.host, seat, name, "", commitment)
        await self.settle()

    async def ask(self, seat: int, request: requests.Request) -> None:
        self.num_asked += 1
        number = self.host.table.number
        await self.host.ask(seat, request, f"r{self.num_asked}", number)
        await self.settle()

    async def reveal(self, seat: int, name: str) -> None:
        await self.ask(seat, requests.RevealNonce(nonce(name)))

    async def commit(self, seat: int, name: str) -> None:
        await self.ask(seat, requests.CommitNonce(committed(name)))

    async def refused(self, seat: int, request: requests.Request) -> Code:
        number = self.host.table.number
        with pytest.raises(RefusedError) as error:
            await self.ask(seat, request)
        assert self.host.table.number == number, "a refused request changes nothing"
        return error.value.code

    async def pass_by(self, seconds: float) -> None:
        self.time.pass_by(seconds)
        await self.settle()

    async def settle(self) -> None:
        """Until the table has nothing to do by itself."""
        for _ in range(3):
            await asyncio.sleep(0)
            while self.host._advancing.is_busy:
                await asyncio.sleep(0.001)

    async def play_on(self) -> None:
        """To the end of the game, at random."""
        rng = Random(1)
        while self.host.table.seed is None:
            table = self.host.table
            if table.seats_to_decide:
                seat = table.seats_to_decide[0]
                await self.ask(seat, chosen(table.game.position, seat, rng))
            else:
                state = state_of(table)
                await self.ask(state.confirmers[0], requests.ConfirmDeal())

    @property
    def state(self) -> Any:  # noqa: ANN401
        return self.host.state()

    @property
    def kinds(self) -> list[str]:
        return [seat.kind for seat in self.state.seats]

    async def types(self) -> list[str]:
        """The types of the stored entries."""
        log = await self.storage.log(self.host.table_id)
        return [type(each.entry).__name__ for each in log]


def play(folder: Path, test: Callable[[Played], Any]) -> None:
    async def run() -> None:
        async with _table(folder) as played:
            await test(played)

    asyncio.run(run())


@asynccontextmanager
async def _table(folder: Path) -> AsyncIterator[Played]:
    async with open_database(sqlite_url(folder)) as storage, asyncio.timeout(60):
        bots = Bots(1, Scripted)
        played = Played(storage, bots)
        try:
            yield played
        finally:
            await played.hub.close()
            bots.close()
