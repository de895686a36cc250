"""Chance: the dealer. Nothing else in Azulejos draws.

A dealer turns a secret seed into deals by SHA-256, so anyone can check a game in any language
once its seed is revealed. The seed's hash, the commitment, is published before the game. Players
then add nonces, so nobody can have chosen the seed to suit a seat.

New games use dealer 2. Dealer 1 is kept for old games: without a nonce its key is the published
commitment, so anyone could compute its deals.
"""

from __future__ import annotations

import hmac
import re
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Final, TypeAlias

from .moves import Deal
from .next_round import deal_sizes
from .setup import Phase
from .tiles import NO_TILES, Color, TileCounts

if TYPE_CHECKING:
    from .position import Position

_Hash: TypeAlias = Callable[[bytes], bytes]

SEED_BYTES: Final = 32
NEWEST_DEALER: Final = 2
_NONCE: Final = re.compile(r"[A-Za-z0-9]+", re.ASCII)
_LONG_NONCE: Final = re.compile(r"[A-Za-z0-9]{16,64}", re.ASCII)
_LOT_ROUND: Final = 0
"""Rounds count from 1, so the lot shares its draw with no deal."""


@dataclass(frozen=True, slots=True)
class Dealer:
    """Deals by dealer 1 or 2. The same seed and nonces give the same deals on every machine.

    Raises ValueError for a seed that is not 32 bytes, a nonce that is not letters and digits (with
    dealer 2, from 16 to 64 of them), or another dealer.
    """

    seed: bytes
    nonces: tuple[str, ...] = ()
    """From the human seats, in seat order."""
    version: int = 1
    """1 or 2. A seed written down before there was a dealer 2 means dealer 1."""

    def __post_init__(self) -> None:
        if self.version not in {1, NEWEST_DEALER}:
            raise ValueError(f"there are dealers 1 and 2, not {self.version!r}")
        if not isinstance(self.seed, bytes) or len(self.seed) != SEED_BYTES:
            raise ValueError(f"a seed is {SEED_BYTES} bytes, not {self.seed!r}")
        if not isinstance(self.nonces, tuple):
            raise ValueError(f"nonces are a tuple, one for each seat that has one: {self.nonces!r}")
        for nonce in self.nonces:
            _check_nonce(nonce, self.version)

    @staticmethod
    def with_random_seed(nonces: tuple[str, ...] = ()) -> Dealer:
        """Dealer 2 for a new game."""
        return Dealer(secrets.token_bytes(SEED_BYTES), nonces, NEWEST_DEALER)

    @property
    def commitment(self) -> str:
        """The hash of the seed in hexadecimal, published before the game."""
        prefix = b"" if self.version == 1 else b"azulejos:2:commit:"
        return sha256(prefix + self.seed).hexdigest()

    def lot(self, num_players: int) -> int:
        """The starting seat, drawn by lot. Raises ValueError for dealer 1, which has no lot."""
        if self.version == 1:
            raise ValueError("dealer 1 draws no lot")
        return _number_below(num_players, self._hash, _LOT_ROUND, 0)

    def deal(self, position: Position) -> Deal:
        """The deal that the position waits for. Raises ValueError where it waits for none."""
        if position.phase is not Phase.PREPARING_NEXT_ROUND:
            raise ValueError(f"no deal is due in phase {position.phase.name}")
        hashed = self._hash
        bag, lid = position.bag, position.lid
        draw = 0
        factories = []
        for size in deal_sizes(position):
            tiles = []
            for _ in range(size):
                if not bag:
                    bag, lid = lid, NO_TILES
                color = _draw(hashed, position.round_number, draw, bag)
                bag = bag.replace(color, bag[color] - 1)
                tiles.append(color)
                draw += 1
            factories.append(TileCounts.count(tiles))
        return Deal(tuple(factories))

    @property
    def _hash(self) -> _Hash:
        """Hashes the text of a draw with the key."""
        nonces = ",".join(self.nonces).encode("ascii")
        if self.version == 1:
            key = sha256(self.seed + nonces).digest()
            return lambda text: sha256(key + text).digest()
        key = hmac.digest(self.seed, b"azulejos:2:deals:" + nonces, "sha256")
        return lambda text: hmac.digest(key, text, "sha256")


def nonce_commitment(nonce: str) -> str:
    """Dealer 2: the hash that a person publishes before the nonce itself.

    Raises ValueError for a nonce that dealer 2 refuses.
    """
    _check_nonce(nonce, NEWEST_DEALER)
    return sha256(b"azulejos:2:nonce:" + nonce.encode("ascii")).hexdigest()


def _check_nonce(nonce: str, version: int) -> None:
    if version == 1 and not _NONCE.fullmatch(nonce):
        raise ValueError(f"a nonce is letters and digits, not {nonce!r}")
    if version != 1 and not _LONG_NONCE.fullmatch(nonce):
        raise ValueError(f"a nonce is 16 to 64 letters and digits, not {nonce!r}")


def _draw(hashed: _Hash, round_number: int, draw: int, bag: TileCounts) -> Color:
    number = _number_below(bag.total, hashed, round_number, draw)
    return tuple(bag)[number]


def _number_below(limit: int, hashed: _Hash, round_number: int, draw: int) -> int:
    """A uniform number from 0 to limit - 1, by rejection sampling."""
    attempt = 0
    while True:
        text = f"{round_number}:{draw}:{attempt}"
        number = int.from_bytes(hashed(text.encode("ascii"))[:8], "big")
        if number < 2**64 // limit * limit:
            return number % limit
        attempt += 1
