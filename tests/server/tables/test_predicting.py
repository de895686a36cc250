"""Nobody can compute a table's deals from what is public before them.

The attack on version 0.1.0 did it for 31 of 31 deals: without a nonce, the key of dealer 1 was the
published commitment. Here an attacker tries all that any message of the table has said so far, in
every role that the formulas of both dealers have.
"""

from __future__ import annotations

import hmac
import json
import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from hashlib import sha256
from pathlib import Path

import pytest

from azulejos.rules import NO_TILES, Color, Deal, Position, TileCounts
from azulejos.rules.next_round import deal_sizes
from azulejos.server.store.storage import Write
from azulejos.server.tables.dealer import commitment_of
from azulejos.wire.entries import Logged, Opened
from tests.server.tables.exchanging import Played, play
from tests.volume import volume

Hashed = Callable[[bytes], bytes]
_LONG = re.compile(r'[^"\\\s]{16,}')


def predicted(hashed: Hashed, position: Position) -> Deal:
    """The deal that is drawn with this hash of a draw's text; docs/reference/notation.md."""
    bag, lid, draw = position.bag, position.lid, 0
    factories = []
    for size in deal_sizes(position):
        tiles = []
        for _ in range(size):
            if not bag:
                bag, lid = lid, NO_TILES
            color = _tile(hashed, position.round_number, draw, bag)
            bag = bag.replace(color, bag[color] - 1)
            tiles.append(color)
            draw += 1
        factories.append(TileCounts.count(tiles))
    return Deal(tuple(factories))


def _tile(hashed: Hashed, round_number: int, draw: int, bag: TileCounts) -> Color:
    attempt = 0
    while True:
        text = f"{round_number}:{draw}:{attempt}"
        number = int.from_bytes(hashed(text.encode())[:8], "big")
        if number < 2**64 // bag.total * bag.total:
            return tuple(bag)[number % bag.total]
        attempt += 1


def guesses(public: Sequence[bytes], nonces: Sequence[str]) -> Iterator[Hashed]:
    """Each public text as a key, and as the seed of either dealer."""
    texts = {text.decode("utf-8") for message in public for text in _strings(message)}
    together = ",".join(nonces).encode()
    for text in sorted(texts):
        for value in {text.encode(), _hexadecimal(text)} - {b""}:
            of_dealer_2 = hmac.digest(value, b"azulejos:2:deals:" + together, "sha256")
            for key in (value, sha256(value + together).digest(), of_dealer_2):
                yield partial(_hashed, key)
                yield partial(hmac.digest, key, digest="sha256")


def _hashed(key: bytes, text: bytes) -> bytes:
    return sha256(key + text).digest()


def _strings(message: bytes) -> Iterator[bytes]:
    for found in _LONG.findall(json.dumps(json.loads(message))):
        # Positions are no keys.
        if "/" not in found:
            yield found.encode()


def _hexadecimal(text: str) -> bytes:
    return bytes.fromhex(text) if re.fullmatch("([0-9a-f]{2})+", text) else b""


def num_predicted(played: Played) -> tuple[int, int]:
    """How many deals of a finished game could be computed, and how many there are."""
    table, told = played.host.table, played.host._log.happened
    dealt_at = [at for at, message in enumerate(told) if b'"type":"dealt"' in message]
    deals = [(at, step) for at, step in enumerate(table.game.steps) if isinstance(step, Deal)]
    assert len(dealt_at) == len(deals)
    found = 0
    for at, (index, deal) in zip(dealt_at, deals, strict=True):
        public = [*told[:at], json.dumps(played.host.table_id).encode()]
        position = table.game.positions[index]
        found += any(predicted(each, position) == deal for each in guesses(public, table.nonces))
    return found, len(deals)


@pytest.mark.volume
@pytest.mark.parametrize("names", [(None,), ("Ada",), (None, None), ("Ada", "Ben"), ("Ada", None)])
def test_no_deal_of_a_game_can_be_computed(tmp_path: Path, names: tuple[str | None, ...]) -> None:
    """`None` is a client that sends no nonce."""

    async def test(played: Played) -> None:
        for _ in range(volume(1, 7)):
            levels = (None, 1) if len(names) == 1 else (None,) * len(names)
            await played.open(*levels, starting_seat=None)
            for seat, name in enumerate(names):
                await played.sit(seat, name)
            for seat, name in enumerate(names):
                if name is not None:
                    await played.reveal(seat, name)
            await played.play_on()
            found, num_deals = num_predicted(played)
            assert num_deals >= 5
            assert found == 0
            await played.hub.close()

    play(tmp_path, test)


def test_the_attack_still_computes_every_deal_of_an_old_game(tmp_path: Path) -> None:
    """A game of version 0.1.0, without nonces: so the attack above would find something."""

    async def test(played: Played) -> None:
        await played.open(None, 1)
        seed = bytes(range(32))
        opened = Opened("colored", 0, (None, 1), commitment_of(seed, 1), "2026.11.16")
        write = Write().table("old", 2**60).seed("old", 1, seed)
        logged = Logged(opened, None, played.time.now())
        await played.storage.store(write.entry("old", 0, logged))
        played.host = await played.hub.host("old")
        await played.hub.sit(played.host, 0, None)
        await played.settle()
        await played.play_on()
        found, num_deals = num_predicted(played)
        assert found == num_deals >= 5

    play(tmp_path, test)
