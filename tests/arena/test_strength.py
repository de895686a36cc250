"""The strength of the players, with limits in nodes, so that matches repeat anywhere."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .matches import arena

GAMES = 400


def pairs_of_first(players: int, first: str, others: str, folder: Path) -> float:
    """The part of the others before whom the first of a table finished; half for a shared place."""
    names = [first, *[others] * (players - 1)]
    out = ("--players", str(players), "--games", str(GAMES - GAMES % players), "--out", "match")
    done = arena(*names, *out, folder=folder)
    assert done.returncode == 0, done.stderr
    results = [
        json.loads(line)
        for line in (folder / "match" / "results.jsonl").read_text("utf-8").splitlines()[1:]
    ]
    worths: list[float] = []
    for each in results:
        own = each["ranks"][each["seats"].index(0)]
        worths += [(own < rank) + (own == rank) / 2 for rank in each["ranks"]]
        worths.remove(0.5)  # its own
    return sum(worths) / len(worths)


def share_of_first(first: str, second: str, folder: Path) -> float:
    done = arena(first, second, "--games", str(GAMES), "--json", folder=folder)
    assert done.returncode == 0, done.stderr
    share: float = json.loads(done.stdout)["entrants"][0]["share"]
    return share


@pytest.mark.long
@pytest.mark.parametrize("level", range(2, 8))
def test_each_level_wins_70_to_85_percent_against_the_one_below(level: int, tmp_path: Path) -> None:
    assert 0.70 <= share_of_first(f"level:{level}", f"level:{level - 1}", tmp_path) <= 0.85


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("level", range(2, 5))
def test_with_more_players_it_finishes_before_70_to_85_percent_of_them(
    level: int, players: int, tmp_path: Path
) -> None:
    """Up to level 4. The steps above are smaller."""
    assert 0.70 <= pairs_of_first(players, f"level:{level}", f"level:{level - 1}", tmp_path) <= 0.85


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4])
def test_the_lowest_level_is_kind_with_more_players_too(players: int, tmp_path: Path) -> None:
    assert pairs_of_first(players, "level:1", "random", tmp_path) >= 0.90


@pytest.mark.long
def test_the_lowest_level_is_kind_to_beginners(tmp_path: Path) -> None:
    assert share_of_first("level:1", "random", tmp_path) >= 0.90
    assert share_of_first("level:1", "one-ply", tmp_path) <= 0.15


@pytest.mark.long
def test_a_short_search_beats_the_simple_players(tmp_path: Path) -> None:
    """2,000 nodes take less than 20 ms."""
    assert share_of_first("nodes:2000", "random", tmp_path) == 1
    assert share_of_first("nodes:2000", "one-ply", tmp_path) >= 0.97
