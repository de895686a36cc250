"""Random and mutated lines: no crash, nothing that is not in the log, and a table that is in order
after every one of them."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from azulejos.companion.log import parse_entry
from azulejos.companion.real_table import RealTable
from azulejos.notation import parse_records, replay
from azulejos.players import OnePlyPlayer
from azulejos.players.seat_holders import Holder
from azulejos.rules import problems
from azulejos.terminal import computer
from tests.volume import IS_LONG, volume

from .desks import ADA_AND_BEN, CompanionDesk, companion_in
from .random_telling import random_line, words

LINES = volume(500, 5000)
"""For each of the four kinds of table."""
CHECKED = 50
"""How often the files are read again."""
TABLES = {
    "persons": (ADA_AND_BEN, False),
    "gray": (ADA_AND_BEN, True),
    "computer": ((*ADA_AND_BEN, Holder(level=1)), False),
    "four-gray": ((Holder(level=1), *ADA_AND_BEN, Holder()), True),
}


def check_files(desk: CompanionDesk, folder: Path) -> None:
    """The log tells the table as it is, and the record can be replayed."""
    lines = (folder / "companion" / "log.jsonl").read_text(encoding="utf-8").splitlines()
    table = RealTable.of([parse_entry(line) for line in lines])
    assert table.position == desk.position
    assert table.told == desk.table.told
    assert len(table.lines) == len(desk.table.lines)
    if desk.table.has_begun:
        text = (folder / "companion" / "game.azul").read_text(encoding="utf-8")
        games = [replay(record) for record in parse_records(text.split("\n"))]
        assert games[-1].position == desk.position


@pytest.mark.volume
@pytest.mark.parametrize("table", TABLES)
def test_random_and_mutated_lines(
    tmp_path: Path, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(table)
    monkeypatch.setattr(computer, "SearchPlayer", OnePlyPlayer)
    seats, is_gray = TABLES[table]
    desk = companion_in(tmp_path, seats, is_gray=is_gray)
    known = words()
    changed = over = set_up = 0
    for number in range(LINES):
        before = (desk.position, desk.table.told, desk.table.holders)
        changes, companion = desk.companion.num_changes, desk.companion
        text = random_line(rng, known, desk)
        desk.written.clear()
        stays = desk.session.take(text)
        assert desk.written or not stays, text
        assert all(len(each) <= 80 and each.isprintable() for each in desk.written), desk.written
        if desk.companion is companion and desk.companion.num_changes == changes:
            assert (desk.position, desk.table.told, desk.table.holders) == before, text
        else:
            changed += 1
            assert not [*problems(desk.position)], text
        over += desk.position.is_over
        set_up += desk.table.is_set_up
        if not stays:
            desk.type("turn")  # else there would be nothing to repeat
        if number % CHECKED == 0:
            check_files(desk, tmp_path)
    assert changed > LINES // 5
    if IS_LONG:  # a fraction may not come so far
        assert set_up
        assert over
    desk.close()
