"""The dealer of a table: no player can reach it, and it keeps the seed secret until the end."""

from __future__ import annotations

import ast
import gc
import sys
from pathlib import Path
from random import Random

import pytest

import azulejos.server
from azulejos.rules import Dealer
from azulejos.server.tables.dealer import TableDealer, commitment_of, new_seed
from azulejos.server.tables.table import Table
from azulejos.wire import entries, requests
from tests.server.played import SEED, Played

MAY_DEAL = {"dealer.py", "host.py", "hub.py"}


def reached_from(start: object) -> list[object]:
    """Every object reachable from `start`, except modules, classes and code."""
    found: dict[int, object] = {}
    left = [start]
    while left:
        each = left.pop()
        if id(each) in found or isinstance(each, (type, type(sys), type(reached_from))):
            continue
        found[id(each)] = each
        left += gc.get_referents(each)
    return list(found.values())


def test_a_table_does_not_reach_its_dealer() -> None:
    seed = new_seed()
    opened = entries.Opened("colored", 0, (None, 3), commitment_of(seed), "2026.11.15")
    table, dealing = Table(opened), TableDealer({1: seed})
    table.apply(entries.Sat(0))
    table.apply(dealing.deal(table))
    for start in (table, table.game.position, table.record()):
        for each in reached_from(start):
            assert not isinstance(each, Dealer | TableDealer)
            assert each != seed
            assert each != seed.hex()
    assert seed.hex() not in repr(dealing)
    assert repr(seed) not in repr(dealing)


def test_only_those_that_run_tables_know_of_the_dealer() -> None:
    folder = Path(azulejos.server.__file__).parent
    for path in folder.rglob("*.py"):
        names = {
            name.name
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.ImportFrom)
            for name in node.names
        }
        is_dealing = bool(names & {"Dealer", "TableDealer", "dealer", "new_seed"})
        assert not is_dealing or path.name in MAY_DEAL, path.name


def test_the_seed_is_secret_until_the_game_is_over() -> None:
    played, dealing = Played(None, None), TableDealer({1: SEED})
    played.begin()
    following = dealing.new_seed(played.table)
    with pytest.raises(ValueError, match="secret"):
        dealing.reveal(played.table, following)
    played.ask(0, requests.Resign())
    revealed = dealing.reveal(played.table, following)
    assert revealed.seed == SEED.hex()
    assert revealed.next_commitment == commitment_of(following.seed)
    assert following.seed.hex() not in repr(following)
    assert repr(following.seed) not in repr(following)


def test_deals_follow_the_seed_and_the_nonces() -> None:
    played, dealing = Played(None, None), TableDealer({1: SEED})
    played.append(entries.Sat(0, None, "a1"), entries.Sat(1, None, "b2"))
    rng = Random(1)
    while not played.table.is_over:
        if played.table.waits_for_deal:
            dealer = Dealer(SEED, ("a1", "b2"))
            expected = str(dealer.deal(played.table.game.position))
            assert dealing.deal(played.table).deal == expected
        played.move(rng)


def test_seeds_are_new_each_time() -> None:
    assert len({new_seed() for _ in range(100)}) == 100
