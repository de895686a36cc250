"""Random and mutated lines at an online table: no crash, and every line is answered."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from azulejos.words.online_orders import load_online_orders
from tests.server.serving import Server, running
from tests.terminal.test_random_lines import mutated, random_line, vocabulary
from tests.volume import volume

from .desks import OnlineDesk
from .persons import invitation

LINES = volume(80, 400)
"""For each side. Who leaves by them joins another table."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("served")) as started:
        yield started


@pytest.mark.volume
@pytest.mark.parametrize("rules", ["colored", "gray"])
def test_random_and_mutated_lines(server: Server, tmp_path: Path, rules: str) -> None:
    rng = Random(rules)
    known, orders = vocabulary(), [*load_online_orders()]
    desk: OnlineDesk | None = None
    num_moves = num_left = 0
    for number in range(LINES):
        if desk is None:
            made = server.open(None, 1, rules=rules)
            desk = OnlineDesk(invitation(server, made), tmp_path / str(number), "Anna")
        position = desk.table.own_position
        num_moves += desk.table.is_ours_to_decide
        legal = [str(move) for move in position.legal_moves]
        line = random_line(rng, known, legal)
        if rng.randrange(8) == 0:
            line = rng.choice([rng.choice(orders), mutated(rng, rng.choice(orders))])
        if number == LINES // 2:
            line = "quit"  # left at least once
        desk.type(line)
        if desk.session.left is not None:
            assert desk.session.left.status == 0, line
            num_left += 1
            desk.close()
            desk = None
        else:
            assert desk.table.is_connected, line
    if desk is not None:
        desk.close()
    assert num_moves > LINES // 10
    assert num_left
