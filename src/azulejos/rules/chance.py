"""Chance: the dealer. Nothing else in Azulejos draws.

Dealer 1 turns a secret seed into deals by SHA-256, so anyone can check a game in any language
once its seed is revealed. The seed's hash, the commitment, is published before the game. Players
then add nonces, so nobody can have chosen the seed to suit a seat.
"""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from .moves import Deal
from .next_round import deal_sizes
from .setup import Phase
from .tiles import NO_TILES, Color, TileCounts

if TYPE_CHECKING:
    from .position import Position

SEED_BYTES: Final = 32
_NONCE: Final = re.compile(r"[A-Za-z0-9]+", re.ASCII)


@dataclass(frozen=True, slots=True)
class Dealer:
    """Deals by dealer 1. The same seed and nonces give the same deals on every machine.

    Raises ValueError for a seed that is not 32 bytes or a nonce that is not letters and digits.
    """

    seed: bytes
    nonces: tuple[str, ...] = ()
    """From the human seats, in seat order."""

    def __post_init__(self) -> None:
        if not isinstance(self.seed, bytes) or len(self.seed) != SEED_BYTES:
            raise ValueError(f"a seed is {SEED_BYTES} bytes, not {self.seed!r}")
        if not isinstance(self.nonces, tuple):
            raise ValueError(f"nonces are a tuple, one for each seat that has one: {self.nonces!r}")
        for nonce in self.nonces:
            if not _NONCE.fullmatch(nonce):
                raise ValueError(f"a nonce is letters and digits, not {nonce!r}")

    @staticmethod
    def with_random_seed(nonces: tuple[str, ...] = ()) -> Dealer:
        return Dealer(secrets.token_bytes(SEED_BYTES), nonces)

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed in hexadecimal, published before the game."""
        return sha256(self.seed).hexdigest()

    def deal(self, position: Position) -> Deal:
        """The deal that the position waits for. Raises ValueError where it waits for none."""
        if position.phase is not Phase.PREPARING_NEXT_ROUND:
            raise ValueError(f"no deal is due in phase {position.phase.name}")
        key = sha256(self.seed + ",".join(self.nonces).encode("ascii")).digest()
        bag, lid = position.bag, position.lid
        draw = 0
        factories = []
        for size in deal_sizes(position):
            tiles = []
            for _ in range(size):
                if not bag:
                    bag, lid = lid, NO_TILES
                color = _draw(key, position.round_number, draw, bag)
                bag = bag.replace(color, bag[color] - 1)
                tiles.append(color)
                draw += 1
            factories.append(TileCounts.count(tiles))
        return Deal(tuple(factories))


def _draw(key: bytes, round_number: int, draw: int, bag: TileCounts) -> Color:
    number = _number_below(bag.total, key, round_number, draw)
    return tuple(bag)[number]


def _number_below(limit: int, key: bytes, round_number: int, draw: int) -> int:
    """A uniform number from 0 to limit - 1, by rejection sampling."""
    attempt = 0
    while True:
        text = f"{round_number}:{draw}:{attempt}"
        number = int.from_bytes(sha256(key + text.encode("ascii")).digest()[:8], "big")
        if number < 2**64 // limit * limit:
            return number % limit
        attempt += 1
