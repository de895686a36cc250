"""Self-play on a Ray cluster of two nodes: the same shards as on one machine."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from azulejos.cli import main
from azulejos.training.ray_shards import play_on_cluster
from azulejos.training.run_file import Run, SelfPlayPlan, TrainingError, read_run, write_run
from azulejos.training.run_file import versions as versions_here
from azulejos.training.selfplay import play
from tests.ray_clusters import LocalCluster, two_nodes

from .networks import random_network

pytestmark = pytest.mark.long

PLAN = SelfPlayPlan(seed=5, games=60, shard_games=4, nodes=30)


@pytest.fixture
def cluster() -> Iterator[LocalCluster]:
    with two_nodes() as made:
        yield made


def new_run(folder: Path, plan: SelfPlayPlan = PLAN) -> Run:
    run = Run(self_play=plan, versions=versions_here())
    write_run(folder, run)
    return run


def test_the_shards_are_those_of_one_machine(cluster: LocalCluster, tmp_path: Path) -> None:
    network = tmp_path / "some.net"
    network.write_bytes(random_network(2, gray=False))
    for name in ("here", "there"):
        terms = ["--games", "1200", "--nodes", "5", "--network", str(network)]
        assert main(["train", "new", str(tmp_path / name), *terms]) == 0
    assert main(["train", "selfplay", str(tmp_path / "here"), "--processes", "2"]) == 0
    asked = ["train", "selfplay", str(tmp_path / "there"), "--ray", cluster.address]
    assert main(asked) == 0
    assert len(read_run(tmp_path / "there").shards) == 3
    assert read_run(tmp_path / "there") == read_run(tmp_path / "here")
    assert main(asked) == 0, "nothing is left to play, and that is no error"


def test_a_node_is_killed_and_every_shard_is_there(cluster: LocalCluster, tmp_path: Path) -> None:
    run = new_run(tmp_path / "there")
    new_run(tmp_path / "here")
    expected = play(tmp_path / "here", threads=2, ray=None, tell=lambda _: None)
    killed = False

    def kill(_: str) -> None:
        nonlocal killed
        if not killed:
            killed = True
            (worker,) = cluster.worker_nodes
            cluster.remove_node(worker, allow_graceful=False)

    played = play(tmp_path / "there", threads=None, ray=cluster.address, tell=kill)
    assert killed
    assert played == replace(run, shards=expected.shards)


def test_what_fails_on_a_node_is_told(
    cluster: LocalCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = Run(self_play=PLAN, versions=versions_here())
    monkeypatch.setattr(
        "azulejos.training.ray_shards.versions", lambda: {"azulejos": "0.0", "rows": "0"}
    )
    with pytest.raises(TrainingError, match=r"shard 0 failed: this node has"):
        list(play_on_cluster(run, None, [0], cluster.address))


def test_no_cluster(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    new_run(tmp_path)
    asked = ["train", "selfplay", str(tmp_path), "--ray", "127.0.0.1:1"]
    assert main(asked) == 2
    assert "there is no cluster" in capsys.readouterr().err
    assert [each.name for each in tmp_path.iterdir()] == ["run.json"]
