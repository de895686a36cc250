"""The dealer of a table: the only place that knows a seed before the game is over.

Neither the table nor its players nor any message can reach the seed. The host asks for a deal with
a position; the dealer reveals a seed only after the game.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from azulejos.rules import NEWEST_DEALER, SEED_BYTES, Dealer
from azulejos.wire.entries import (
    Dealt,
    Entry,
    LotDrawn,
    NonceDrawn,
    Revealed,
    SeatLost,
    SeedRenewed,
)

from .table import Table

_NONCE_BYTES: Final = 12


def new_seed() -> bytes:
    """32 bytes from the operating system."""
    return secrets.token_bytes(SEED_BYTES)


def new_nonce() -> str:
    """A nonce for a person whose client sends none."""
    return secrets.token_hex(_NONCE_BYTES)


def commitment_of(seed: bytes, dealer: int = NEWEST_DEALER) -> str:
    return Dealer(seed, version=dealer).commitment


class NewSeed(NamedTuple):
    """A seed to store together with the entry that commits to it."""

    number: int
    """The place of its commitment among all of the log, from 1."""
    seed: bytes

    @property
    def commitment(self) -> str:
        return commitment_of(self.seed)

    def __repr__(self) -> str:
        """Hides the seed."""
        return f"<NewSeed {self.number}>"


class ExchangeStep(NamedTuple):
    """What the server adds to an exchange of nonces."""

    added: Sequence[Entry]
    seed: NewSeed | None = None


class TableDealer:
    """The seeds of a table's games, as they are stored."""

    def __init__(self, seeds: Mapping[int, bytes]) -> None:
        """`seeds` by the number of their commitment in the log, from 1."""
        self._seeds = dict(seeds)

    def __repr__(self) -> str:
        """Hides the seeds, so that none gets into a log."""
        return f"<TableDealer of {len(self._seeds)} seeds>"

    def learn(self, new: NewSeed) -> None:
        """Takes a seed that is stored now."""
        self._seeds[new.number] = new.seed

    def next_step(self, table: Table, now: int) -> ExchangeStep | None:
        """Dealer 2: what the server has to add before the first deal; None if nothing is due."""
        exchange = table.exchange
        if exchange is None:
            return None
        if table.waits_for_lot:
            return ExchangeStep([self.lot(table)])
        if late := exchange.late(now):
            return ExchangeStep([SeatLost(seat) for seat in late])
        if exchange.is_spoilt:
            seed = self.new_seed(table)
            return ExchangeStep([SeedRenewed(seed.commitment)], seed)
        if to_draw := exchange.to_draw:
            return ExchangeStep([NonceDrawn(seat, new_nonce()) for seat in to_draw])
        return None

    def lot(self, table: Table) -> LotDrawn:
        """The starting player that the lot falls on."""
        return LotDrawn(self._dealer(table).lot(table.rules.num_players))

    def has_seed(self, table: Table) -> bool:
        """Whether the table's game can go on, or is over."""
        return table.seed is not None or table.seed_number in self._seeds

    def deal(self, table: Table) -> Dealt:
        """The deal that the table waits for."""
        return Dealt(str(self._dealer(table).deal(table.game.position)))

    def new_seed(self, table: Table) -> NewSeed:
        """A seed for the commitment that comes next in the log."""
        return NewSeed(table.num_commitments + 1, new_seed())

    def reveal(self, table: Table, following: NewSeed) -> Revealed:
        """Reveals the seed of a finished game, and commits to the following one. Raises ValueError
        while the game goes on."""
        if not table.is_over:
            raise ValueError("the seed is secret until the game is over")
        seed = self._seeds[table.seed_number]
        return Revealed(seed.hex(), following.commitment, NEWEST_DEALER)

    def _dealer(self, table: Table) -> Dealer:
        return Dealer(self._seeds[table.seed_number], table.nonces, table.dealer)
