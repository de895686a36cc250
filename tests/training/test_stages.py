"""The stages of a run: each resumes where it stopped, and none uses wrong data silently."""

from __future__ import annotations

import json
import shutil
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from azulejos.cli import main
from azulejos.training import gate
from azulejos.training.network_layout import NetworkLayout
from azulejos.training.paths import checkpoint_path, network_path
from azulejos.training.run_file import (
    FitPlan,
    GatePlan,
    Run,
    SelfPlayPlan,
    TrainingError,
    load_network,
    read_run,
    versions,
    write_run,
)
from azulejos.training.selfplay import play
from azulejos.training.shards import FOLDER, missing_shards, read_shard, shard_name

from .networks import random_network

PLAN = SelfPlayPlan(seed=5, games=7, shard_games=2, nodes=8)


def new_run(folder: Path, **changes: object) -> Run:
    run = replace(Run(self_play=PLAN, versions=versions()), **changes)  # type: ignore[arg-type]
    write_run(folder, run)
    return run


def played(folder: Path) -> Run:
    return play(folder, threads=2, ray=None, tell=lambda _: None)


def test_self_play_goes_on_where_it_stopped(tmp_path: Path) -> None:
    new_run(tmp_path)
    first = played(tmp_path)
    assert list(first.shards) == [shard_name(at) for at in range(4)]
    whole = [(tmp_path / FOLDER / shard_name(at)).read_bytes() for at in range(4)]
    (tmp_path / FOLDER / shard_name(1)).unlink()
    (tmp_path / FOLDER / shard_name(2)).write_bytes(whole[2][:-3])
    kept = (tmp_path / FOLDER / shard_name(0)).stat().st_mtime_ns
    assert missing_shards(tmp_path, first) == [1, 2]
    assert played(tmp_path) == first
    assert [(tmp_path / FOLDER / shard_name(at)).read_bytes() for at in range(4)] == whole
    assert (tmp_path / FOLDER / shard_name(0)).stat().st_mtime_ns == kept


def test_the_same_description_gives_the_same_data(tmp_path: Path) -> None:
    run = new_run(tmp_path / "one")
    write_run(tmp_path / "two", run)
    one, two = played(tmp_path / "one"), played(tmp_path / "two")
    assert one.shards == two.shards
    other = new_run(tmp_path / "three", self_play=replace(PLAN, seed=6))
    assert played(tmp_path / "three").shards != one.shards
    assert other.shards == {}


def test_data_that_come_out_otherwise_are_refused(tmp_path: Path) -> None:
    run = new_run(tmp_path, shards={shard_name(0): "0" * 64})
    with pytest.raises(TrainingError, match="came out otherwise"):
        played(tmp_path)
    write_run(tmp_path, replace(run, shards={}))
    run = played(tmp_path)
    write_run(tmp_path, replace(run, shards={shard_name(0): "0" * 64}))
    with pytest.raises(TrainingError, match="other rows than the description"):
        played(tmp_path)


def test_a_shard_of_another_run_is_refused(tmp_path: Path) -> None:
    run = new_run(tmp_path)
    played(tmp_path)
    other = replace(run, self_play=replace(PLAN, nodes=9))
    with pytest.raises(TrainingError, match="another run"):
        read_shard(tmp_path, other, 0)
    with pytest.raises(TrainingError, match="another run"):
        missing_shards(tmp_path, other)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"schema": 2}, "another version"),
        ({"players": 5}, "no such kind of game"),
        ({"surprise": 1}, "surprise"),
        ({"network": 3}, "network and network_sha256 must be texts"),
        ({"fit": [1]}, "fit is not there, or no object"),
        ({"shards": []}, "shards is not there, or no object"),
        ({"self_play": {"games": 0}}, "self_play.games is 0, but must be a whole number from 1 "),
        ({"self_play": {"games": True}}, "self_play.games is True"),
        ({"self_play": {"seed": 2**64}}, "self_play.seed is 18446744073709551616"),
        ({"self_play": {"nodes": "9"}}, "self_play.nodes is '9'"),
        ({"self_play": {"refills": 1001}}, "must be a whole number from 1 to 1000"),
        ({"fit": {"seeds": []}}, "fit.seeds must be"),
        ({"fit": {"seeds": [1, 1]}}, "fit.seeds must be"),
        ({"fit": {"seeds": 3}}, "fit.seeds must be"),
        ({"fit": {"epochs": 0}}, "fit.epochs is 0"),
        ({"fit": {"batch": 0}}, "fit.batch is 0"),
        ({"fit": {"learning_rate": -0.1}}, "must be a number above 0 and at most 1"),
        ({"fit": {"learning_rate": float("nan")}}, "fit.learning_rate is nan"),
        ({"fit": {"outcome_share": "half"}}, "fit.outcome_share is 'half'"),
        ({"fit": {"outcome_share": 1.5}}, "must be a number from 0 to 1"),
        ({"fit": {"outcome_share": 0.8, "searched_share": 0.4}}, "above 1 together"),
        ({"fit": {"also": [3]}}, "fit.also"),
        ({"fit": {"own_boards": 1}}, "fit.own_boards"),
        ({"gate": {"games": 1}}, "must be at least 2: one from each seat"),
        ({"gate": {"nodes": 0}}, "gate.nodes is 0"),
        ({"gate": {"elo0": 15.0}}, "gate.elo0 must be below"),
    ],
)
def test_a_wrong_description_is_refused(
    changes: dict[str, object], reason: str, tmp_path: Path
) -> None:
    new_run(tmp_path)
    path = tmp_path / "run.json"
    path.write_text(json.dumps(json.loads(path.read_text()) | changes))
    with pytest.raises(TrainingError, match=reason):
        read_run(tmp_path)


def test_games_of_another_version_are_kept_but_no_more_are_played(tmp_path: Path) -> None:
    new_run(tmp_path)
    whole = played(tmp_path)
    path = tmp_path / "run.json"
    earlier = {"azulejos": whole.versions["azulejos"], "rows": whole.versions["rows"]}
    path.write_text(json.dumps(json.loads(path.read_text()) | {"versions": earlier}))
    assert played(tmp_path).shards == whole.shards
    next((tmp_path / "data").iterdir()).unlink()
    with pytest.raises(TrainingError, match=r"other versions \(.*search 1; here .*\): its games"):
        played(tmp_path)


def test_the_network_that_plays_must_be_the_one_described(tmp_path: Path) -> None:
    (tmp_path / "played.net").write_bytes(random_network(2, gray=False))
    run = new_run(tmp_path, network="played.net", network_sha256="0" * 64)
    with pytest.raises(TrainingError, match="SHA-256 differs"):
        load_network(tmp_path, run)
    with pytest.raises(TrainingError, match="can't be read"):
        load_network(tmp_path / "elsewhere", run)


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    network = tmp_path / "some.net"
    network.write_bytes(random_network(2, gray=False))
    one, two = tmp_path / "one", tmp_path / "two"
    terms = ["--games", "3", "--nodes", "5"]
    assert main(["train", "new", str(one), *terms]) == 0
    assert main(["train", "selfplay", str(one), "--processes", "1"]) == 0
    also = ["--network", str(network), "--also", str(one), "--fit-seeds", "2", "--refills", "1"]
    assert main(["train", "new", str(two), *terms, *also]) == 0
    run = read_run(two)
    assert (run.fit.also, run.fit.seeds, run.self_play.games) == (("../one",), (1, 2), 3)
    assert main(["train", "selfplay", str(two)]) == 0
    assert read_run(two).shards != read_run(one).shards
    capsys.readouterr()
    assert main(["train", "new", str(two)]) == 2
    assert "has a run already" in capsys.readouterr().err
    assert main(["train", "gate", str(tmp_path / "none")]) == 2
    assert "has no run.json" in capsys.readouterr().err
    bad = ["--network", str(tmp_path / "missing.net")]
    assert main(["train", "new", str(tmp_path / "three"), *bad]) == 2
    assert "can't be read" in capsys.readouterr().err


@pytest.mark.parametrize("stage", ["fit", "export"])
def test_what_is_missing_is_said(
    stage: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    new_run(tmp_path, fit=FitPlan(seeds=(1,)))
    played(tmp_path)
    checkpoint_path(tmp_path, 1).parent.mkdir()
    checkpoint_path(tmp_path, 1).touch()
    monkeypatch.setitem(sys.modules, "torch", None)
    assert main(["train", stage, str(tmp_path)]) == 2
    assert "azulejos[train]" in capsys.readouterr().err


def test_the_gate_lets_the_best_seed_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "CHOOSING_GAMES", 4)
    new_run(tmp_path, fit=FitPlan(seeds=(1, 2)), gate=GatePlan(nodes=3, games=5))
    for seed in (1, 2):
        path = network_path(tmp_path, f"seed-{seed}")
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(random_network(2, gray=False, seed=seed))
    assert not gate.gate(tmp_path, processes=1, tell=lambda _: None)
    verdict = json.loads((tmp_path / "gate" / "verdict.json").read_text())
    assert set(verdict["shares"]) == {"seed-1", "seed-2"}
    assert verdict["shares"][verdict["network"]] == max(verdict["shares"].values())
    assert verdict["gate"]["games"] == 4, "at most 5, as many from each seat"
    assert [each["name"] for each in verdict["gate"]["entrants"]] == ["new", "nodes:3@none"]


def test_the_gate_goes_on_in_a_copied_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With any name of the folder, and a relative module path."""
    monkeypatch.setattr(gate, "CHOOSING_GAMES", 4)
    monkeypatch.chdir(tmp_path)
    Path("here").mkdir()
    Path("here", "sitecustomize.py").write_text(f"open({str(tmp_path / 'found')!r}, 'w').close()")
    monkeypatch.setenv("PYTHONPATH", "here")
    monkeypatch.setattr(sys, "path", ["here", *sys.path])
    run = Path("run")
    new_run(run, fit=FitPlan(seeds=(1,)), gate=GatePlan(nodes=3, games=4))
    network_path(run, "seed-1").parent.mkdir()
    network_path(run, "seed-1").write_bytes(random_network(2, gray=False))
    gate.gate(run, processes=1, tell=lambda _: None)
    assert Path("found").exists()
    verdict = (run / "gate" / "verdict.json").read_text()
    shutil.copytree(run, "copied")
    for again in (run.resolve(), Path("copied")):
        gate.gate(again, processes=1, tell=lambda _: None)
        assert (again / "gate" / "verdict.json").read_text() == verdict


@pytest.mark.long
def test_a_whole_run_learns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With torch: from nothing to a network that predicts held-back games."""
    pytest.importorskip("torch")
    monkeypatch.setattr(gate, "CHOOSING_GAMES", 4)
    plan = SelfPlayPlan(games=1_500, shard_games=100, nodes=40)
    fit = FitPlan(seeds=(1,), epochs=4, batch=512)
    new_run(tmp_path, self_play=plan, fit=fit, gate=GatePlan(nodes=3, games=4))
    assert main(["train", "all", str(tmp_path), "--device", "cpu"]) == 0
    losses = json.loads((tmp_path / "fit" / "seed-1.losses.json").read_text())
    assert len(losses) == 4
    assert losses[-1]["brier"] < 0.22  # a coin's is 0.25
    assert main(["train", "fit", str(tmp_path), "--device", "cpu"]) == 0
    again = json.loads((tmp_path / "fit" / "seed-1.losses.json").read_text())
    assert again == losses
    second = tmp_path / "next"
    terms = ["--games", "200", "--nodes", "20", "--fit-seeds", "2"]
    terms += ["--network", str(network_path(tmp_path, "seed-1")), "--epochs", "1"]
    terms += ["--first", str(checkpoint_path(tmp_path, 1)), "--gate-games", "4"]
    assert main(["train", "new", str(second), *terms]) == 0
    run = read_run(second)
    write_run(second, replace(run, fit=replace(run.fit, batch=512, searched_share=0.3)))
    assert main(["train", "all", str(second), "--device", "cpu"]) == 0
    (first,) = json.loads((second / "fit" / "seed-1.losses.json").read_text())
    # 6 held-back games are mostly chance; from nothing a first epoch is far worse.
    assert first["training_loss"] < 0.8 * losses[0]["training_loss"], (
        "goes on from what was learned"
    )
    verdict = json.loads((second / "gate" / "verdict.json").read_text())
    assert set(verdict["shares"]) == {"seed-1", "seed-2", "mean"}
    assert set(read_run(second).networks) == {"seed-1.net", "seed-2.net", "mean.net"}
    third = tmp_path / "three players"
    terms = [
        "--players",
        "3",
        "--games",
        "100",
        "--nodes",
        "20",
        "--fit-seeds",
        "1",
        "--own-boards",
    ]
    terms += ["--first", str(checkpoint_path(tmp_path, 1)), "--epochs", "1", "--batch", "256"]
    terms += ["--learning-rate", "0.001", "--gate-games", "6"]
    assert main(["train", "new", str(third), *terms]) == 0
    monkeypatch.setattr(gate, "CHOOSING_GAMES", 6)
    assert main(["train", "all", str(third), "--device", "cpu"]) == 0
    assert (third / "gate" / "verdict.json").exists()
    layout, data = NetworkLayout(3, gray=False), network_path(third, "seed-1").read_bytes()
    rows = [data[44 + at * layout.units * 2 :][: layout.units * 2] for at in range(layout.start)]
    assert any(any(row) for row in rows[::3])
    assert not any(any(row) for row in rows[1::3] + rows[2::3]), "the boards of others"
    other_side = tmp_path / "gray"
    terms = ["--side", "gray", "--games", "1", "--nodes", "5"]
    terms += ["--first", str(checkpoint_path(tmp_path, 1))]
    assert main(["train", "new", str(other_side), *terms]) == 2
    assert not other_side.exists()
