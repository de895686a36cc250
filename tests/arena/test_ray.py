"""Matches on a Ray cluster of two nodes, one of them killed in the middle."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from azulejos.arena.match_folder import RECORDS, RESULTS
from azulejos.notation import read_records, replay, verify_deals
from tests.ray_clusters import LocalCluster, two_nodes

from .engines import engine

pytestmark = pytest.mark.long

GAMES = 120


@pytest.fixture
def cluster() -> Iterator[LocalCluster]:
    with two_nodes() as made:
        yield made


def start(cluster: LocalCluster, folder: Path, *asked: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "azulejos", "arena", *asked, "--out", "m"]
    return subprocess.Popen(
        [*command, "--ray", cluster.address],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def num_results(folder: Path) -> int:
    path = folder / "m" / RESULTS
    return max(0, path.read_bytes().count(b"\n") - 1) if path.exists() else 0


def check_all_there(folder: Path, games: int) -> None:
    lines = (folder / "m" / RESULTS).read_text().splitlines()[1:]
    results = [json.loads(line) for line in lines]
    assert sorted(result["game"] for result in results) == list(range(games))
    records = list(read_records(folder / "m" / RECORDS))
    assert [record.tag("Game") for record in records] == [str(r["game"] + 1) for r in results]
    for record in records:
        replay(record)
        verify_deals(record)


def test_a_node_is_killed_and_every_game_is_there_once(
    cluster: LocalCluster, tmp_path: Path
) -> None:
    process = start(cluster, tmp_path, "one-ply", "nodes:200", "--games", str(GAMES))
    while num_results(tmp_path) < GAMES // 4 and process.poll() is None:
        time.sleep(0.05)
    assert num_results(tmp_path) < GAMES, "it is still in the middle"
    (worker,) = cluster.worker_nodes
    cluster.remove_node(worker, allow_graceful=False)
    out, err = process.communicate()
    assert process.returncode == 0, err
    assert [each for each in err.splitlines() if "games/s" not in each] == []
    assert f"{GAMES} games" in out
    check_all_there(tmp_path, GAMES)


def test_the_games_are_those_that_processes_play(cluster: LocalCluster, tmp_path: Path) -> None:
    asked = ("one-ply", f"engine={engine(tmp_path, 'good')}", "--games", "8", "--nodes", "1")
    process = start(cluster, tmp_path, *asked)
    _, err = process.communicate()
    assert process.returncode == 0, err
    check_all_there(tmp_path, 8)
    here = subprocess.run(
        [sys.executable, "-m", "azulejos", "arena", *asked, "--out", "here"],
        cwd=tmp_path,
        check=True,
        capture_output=True,
    )
    assert here.stdout

    def records(folder: str) -> set[str]:
        return set((tmp_path / folder / RECORDS).read_text().split("[Rules "))

    assert {each.strip() for each in records("m")} == {each.strip() for each in records("here")}


def test_a_run_on_the_cluster_that_was_killed_goes_on(
    cluster: LocalCluster, tmp_path: Path
) -> None:
    asked = ("one-ply", "random", "--games", str(GAMES))
    process = start(cluster, tmp_path, *asked)
    while num_results(tmp_path) < GAMES // 4 and process.poll() is None:
        time.sleep(0.02)
    process.kill()
    process.communicate()
    assert 0 < num_results(tmp_path) < GAMES
    again = start(cluster, tmp_path, *asked)
    _, err = again.communicate()
    assert again.returncode == 0, err
    check_all_there(tmp_path, GAMES)


def test_no_cluster_is_one_clear_line(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "azulejos", "arena", "1", "2", "--ray", "127.0.0.1:1"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("azulejos: --ray 127.0.0.1:1: there is no cluster: ")
    assert done.stderr.count("\n") == 1
