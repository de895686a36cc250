"""The specification lists what the core writes."""

from __future__ import annotations

import re

import pytest

from azulejos.envs import OBSERVATION_VERSION, Arrays, Batch
from azulejos.rules import WallSide
from tests.docs import pages

TIMES = "\N{MULTIPLICATION SIGN}"
PAGE = pages.read(pages.DOCS / "reference" / "environments.md")


def test_the_version_is_that_of_the_core() -> None:
    assert f"\nVersion {OBSERVATION_VERSION}. " in PAGE


@pytest.mark.parametrize("side", WallSide)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_parts_shapes_and_sizes(players: int, side: WallSide) -> None:
    batch = Batch(1, players, side)
    listed = []
    for name, shape, largest, meaning in re.findall(
        rf"^\| `(\w+)` \| ([\dFP {TIMES}]+) \| (\d+) \| (.+) \|$", PAGE, re.MULTILINE
    ):
        other = "gray side" if side is WallSide.COLORED else "colored side"
        if not meaning.startswith(other):
            lengths = shape.replace("F", str(2 * players + 1)).replace("P", str(players))
            listed.append((name, tuple(map(int, lengths.split(f" {TIMES} "))), int(largest)))
    assert listed == [(each.name, each.shape, each.highest) for each in batch.fields.values()]
    column = 2 if side is WallSide.GRAY else 1
    rows = re.findall(rf"^\| {players} \|(?: \d \|)? (\d+) \| (\d+) \|$", PAGE, re.MULTILINE)
    sizes = [int(row[column - 1]) for row in rows]
    assert sizes == [batch.num_actions, batch.observation_size]


def test_every_array_is_listed() -> None:
    section = PAGE.partition("| array |")[2].partition("| method |")[0]
    assert tuple(re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE)) == Arrays.NAMES
