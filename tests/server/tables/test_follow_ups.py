"""At a table, `and Max?` goes on from the seat's own last question."""

from __future__ import annotations

import asyncio
from pathlib import Path

from azulejos.server.store.database import open_database, sqlite_url
from azulejos.server.tables.bots import Bots
from azulejos.server.tables.conversation import respond
from azulejos.server.tables.hub import Hub
from azulejos.server.tables.seat_tokens import Tokens
from azulejos.wire import messages
from azulejos.wire.messages import ServerMessage
from azulejos.wire.seating_messages import NewTable
from tests.server.thinkers import Scripted


def test_a_line_goes_on_from_the_question_of_its_own_seat(tmp_path: Path) -> None:
    lines = ((0, "line 4"), (1, "floor"), (0, "and player 2?"), (0, "line 4 of 2"))

    async def run() -> list[ServerMessage]:
        async with open_database(sqlite_url(tmp_path)) as storage, asyncio.timeout(60):
            bots = Bots(1, Scripted)
            hub = Hub(storage, bots, Tokens(bytes(32)))
            host = await hub.open(NewTable((None, None)))
            tokens = [await hub.sit(host, seat, None, "") for seat in (0, 1)]
            told = []
            for seat, text in lines:
                line = messages.Say("a", seat, host.table.number, text)
                told.append(await respond(hub, host, [tokens[seat]], line))
            await hub.close()
            bots.close()
            return told

    *_, followed, named = asyncio.run(run())
    assert isinstance(followed, messages.Answered)
    assert isinstance(named, messages.Answered)
    assert followed.speech == named.speech
