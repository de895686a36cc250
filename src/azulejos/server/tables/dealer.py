"""The dealer of a table: the only place that knows a seed before the game is over.

Neither the table nor its players nor any message can reach the seed. The host asks for a deal with
a position; the dealer reveals a seed only after the game.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from azulejos.rules import SEED_BYTES, Dealer
from azulejos.wire.entries import Dealt, Revealed

from .table import Table


def new_seed() -> bytes:
    """32 bytes from the operating system."""
    return secrets.token_bytes(SEED_BYTES)


def commitment_of(seed: bytes) -> str:
    return Dealer(seed).commitment


class TableDealer:
    """The seeds of a table's games."""

    def __init__(self, seeds: Mapping[int, bytes]) -> None:
        """`seeds` by game, counted from 1."""
        self._seeds = dict(seeds)

    def __repr__(self) -> str:
        """Hides the seeds, so that none gets into a log."""
        return f"<TableDealer of {len(self._seeds)} games>"

    def has_seed(self, table: Table) -> bool:
        """Whether the table's game can go on, or is over."""
        return table.seed is not None or table.num_games in self._seeds

    def deal(self, table: Table) -> Dealt:
        """The deal that the table waits for."""
        dealer = Dealer(self._seeds[table.num_games], table.nonces)
        return Dealt(str(dealer.deal(table.game.position)))

    def seed_for_rematch(self, table: Table) -> tuple[bytes, bool]:
        """The seed of the next game, and whether it is new and must be stored first."""
        following = table.num_games + 1
        is_new = following not in self._seeds
        if is_new:
            self._seeds[following] = new_seed()
        return self._seeds[following], is_new

    def reveal(self, table: Table) -> Revealed:
        """Reveals the seed of a finished game. Raises ValueError while the game goes on."""
        if not table.is_over:
            raise ValueError("the seed is secret until the game is over")
        following, _ = self.seed_for_rematch(table)
        return Revealed(self._seeds[table.num_games].hex(), commitment_of(following))
