"""`azulejos` whose every table has the same seed and is dealt the same, whatever nonces the pages
add, so that what is heard in a game can be kept.

Only for tests, and not a part of the program: nobody can ask a real server for a seed. The deals
don't follow from the record's seed and nonces; those of a `serving.FairServer` do.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from unittest.mock import patch

from azulejos.cli import main
from azulejos.rules import Dealer
from azulejos.server.tables.dealer import TableDealer
from azulejos.server.tables.table import Table
from azulejos.wire.entries import Dealt

SEED = bytes(range(32))


def seed() -> bytes:
    return SEED


def deal(_: TableDealer, table: Table) -> Dealt:
    assert table.exchange is not None, "new tables have dealer 2"
    nonces = tuple(f"n{seat}" for seat in sorted(table.exchange.seats))
    return Dealt(str(Dealer(SEED, nonces).deal(table.game.position)))


@contextmanager
def dealing_alike() -> Iterator[None]:
    with ExitStack() as stack:
        for module in ("hub", "dealer"):
            stack.enter_context(patch(f"azulejos.server.tables.{module}.new_seed", seed))
        stack.enter_context(patch.object(TableDealer, "deal", deal))
        yield


if __name__ == "__main__":
    with dealing_alike():
        sys.exit(main())
