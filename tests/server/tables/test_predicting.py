"""Nobody can compute a table's deals from what is public before them."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from pathlib import Path

import pytest

from azulejos.notation import format_deal
from azulejos.rules import NO_TILES, Color, Deal, Position, TileCounts
from azulejos.rules.next_round import deal_sizes
from azulejos.server.store.database import open_database, sqlite_url
from azulejos.server.tables.bots import Bots
from azulejos.server.tables.hub import Hub
from azulejos.server.tables.seat_tokens import Tokens
from azulejos.wire.messages import NewTable
from tests.server.thinkers import Scripted


def predicted(key: bytes, position: Position) -> str:
    """The deal that dealer 1 draws with this key; docs/reference/notation.md#dealer-1."""
    bag, lid, draw = position.bag, position.lid, 0
    factories = []
    for size in deal_sizes(position):
        tiles = []
        for _ in range(size):
            if not bag:
                bag, lid = lid, NO_TILES
            color = _tile(key, position.round_number, draw, bag)
            bag = bag.replace(color, bag[color] - 1)
            tiles.append(color)
            draw += 1
        factories.append(TileCounts.count(tiles))
    return format_deal(Deal(tuple(factories)))


def _tile(key: bytes, round_number: int, draw: int, bag: TileCounts) -> Color:
    attempt = 0
    while True:
        text = f"{round_number}:{draw}:{attempt}"
        number = int.from_bytes(sha256(key + text.encode()).digest()[:8], "big")
        if number < 2**64 // bag.total * bag.total:
            return tuple(bag)[number % bag.total]
        attempt += 1


@pytest.mark.parametrize("levels", [(None, 1), (None, None)])
def test_the_commitment_is_no_key(tmp_path: Path, levels: tuple[int | None, ...]) -> None:
    """Without nonces, the key of dealer 1 is the public commitment."""

    async def run() -> None:
        async with open_database(sqlite_url(tmp_path)) as storage, asyncio.timeout(60):
            bots = Bots(1, Scripted)
            hub = Hub(storage, bots, Tokens(bytes(32)))
            host = await hub.open(NewTable(levels, starting_seat=0))
            start, key = host.table.game.start, bytes.fromhex(host.state().commitment)
            for seat in host.table.persons:
                await hub.sit(host, seat, None, "")
            while not host.table.game.steps:
                await asyncio.sleep(0.005)
            dealt = host.table.game.steps[0]
            assert isinstance(dealt, Deal)
            assert format_deal(dealt) != predicted(key, start)
            await hub.close()
            bots.close()

    asyncio.run(run())
