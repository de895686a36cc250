"""The networks that ship are those that the runs in `training/` describe."""

from __future__ import annotations

import json
from hashlib import sha256
from importlib import resources
from pathlib import Path

import pytest

from azulejos.players.shipped_networks import SHIPPED, read_shipped, shipped_name
from azulejos.training.run_file import read_run

RUNS = sorted(each.parent for each in Path("training").glob("*/*/run.json"))


@pytest.mark.parametrize("folder", RUNS, ids=str)
def test_every_description_can_be_read_and_is_whole(folder: Path) -> None:
    run = read_run(folder)
    assert f"{run.players}-{run.side}" == folder.parent.name
    assert len(run.shards) == run.self_play.num_shards
    for other in run.fit.also:
        assert (folder / other).resolve() in [each.resolve() for each in RUNS]
    if run.network:
        earlier = [read_run(each) for each in RUNS if each.parent == folder.parent]
        assert run.network_sha256 in {made for each in earlier for made in each.networks.values()}


@pytest.mark.parametrize(("players", "gray"), SHIPPED)
def test_each_kind_has_one_checkpoint_to_continue_from(players: int, gray: bool) -> None:
    """It belongs to the network that ships, or to a later generation that passed its gate."""
    name = shipped_name(players, gray=gray).removesuffix(".net")
    (checkpoint,) = Path("training", name).glob("*/*.pt")
    packaged = resources.files("azulejos.players") / "networks"
    shipped = json.loads((packaged / f"{name}.run.json").read_text("utf-8"))
    if checkpoint.parent.name == shipped["generations"][-1]["folder"]:
        assert checkpoint.stem == shipped["network"]
    else:
        assert int(checkpoint.parent.name) > int(shipped["generations"][-1]["folder"])
        verdict = json.loads((checkpoint.parent / "verdict.json").read_text("utf-8"))
        assert verdict["has_passed"]
        assert verdict["network"] == checkpoint.stem
    assert str(checkpoint) in Path("training/README.md").read_text("utf-8")


@pytest.mark.parametrize(("players", "gray"), SHIPPED)
def test_each_network_has_its_runs(players: int, gray: bool) -> None:
    name = shipped_name(players, gray=gray).removesuffix(".net")
    packaged = resources.files("azulejos.players") / "networks"
    told = json.loads((packaged / f"{name}.run.json").read_text("utf-8"))
    digest = sha256(read_shipped(players, gray=gray)).hexdigest()
    assert told["network_sha256"] == digest
    generations = {Path("training", name, each["folder"]): each for each in told["generations"]}
    assert read_run(list(generations)[-1]).networks[f"{told['network']}.net"] == digest
    latest = int(told["generations"][-1]["folder"])
    for folder in RUNS:
        if folder.parent.name == name and folder not in generations and int(folder.name) < latest:
            assert not json.loads((folder / "verdict.json").read_text("utf-8"))["has_passed"]
    for folder, generation in generations.items():
        shards = read_run(folder).shards
        data = sha256("".join(shards[each] for each in sorted(shards)).encode("ascii"))
        assert generation["data_sha256"] == data.hexdigest()
