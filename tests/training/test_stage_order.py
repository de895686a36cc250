"""Stages in the wrong order, and torn files, are reported in one line."""

from __future__ import annotations

from pathlib import Path

import pytest

from azulejos.cli import main
from azulejos.training.paths import checkpoint_path
from azulejos.training.shards import FOLDER, shard_name

from .test_new_run import refused

TERMS = ["--games=40", "--nodes=3", "--fit-seeds=1", "--epochs=1", "--batch=64"]


@pytest.mark.parametrize(
    ("stage", "earlier"), [("fit", "selfplay"), ("export", "fit"), ("gate", "export")]
)
def test_the_stage_that_comes_first_is_told(
    stage: str, earlier: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", "new", str(tmp_path), *TERMS]) == 0
    told = refused([stage, str(tmp_path)], capsys)
    assert told.endswith(f" is missing: azulejos train {earlier} {tmp_path} comes first")


def test_the_games_of_an_earlier_run_come_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    earlier, folder = tmp_path / "earlier", tmp_path / "one"
    assert main(["train", "new", str(earlier), *TERMS]) == 0
    assert main(["train", "new", str(folder), *TERMS, "--also", str(earlier)]) == 0
    assert main(["train", "selfplay", str(folder), "--processes=1"]) == 0
    told = refused(["fit", str(folder)], capsys)
    assert told.endswith("../earlier comes first")
    assert str(Path("earlier") / FOLDER / shard_name(0)) in told


@pytest.mark.long
def test_a_torn_checkpoint_is_named_and_trained_anew(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("torch")
    assert main(["train", "new", str(tmp_path), *TERMS]) == 0
    assert main(["train", "selfplay", str(tmp_path), "--processes=1"]) == 0
    fit = ["fit", str(tmp_path), "--device=cpu"]
    assert main(["train", *fit]) == 0
    path = checkpoint_path(tmp_path, 1)
    whole = path.read_bytes()
    for data in (whole[: len(whole) // 2], b"text", b""):
        path.write_bytes(data)
        for stage in (fit, ["export", str(tmp_path)]):
            told = refused_after_what_is_told(stage, capsys)
            assert told.startswith(f"azulejos: {path} is torn, or of another run")
            assert "azulejos train fit trains its seed anew where it is removed" in told
    path.unlink()
    assert main(["train", *fit]) == 0
    assert main(["train", "export", str(tmp_path)]) == 0


@pytest.mark.long
@pytest.mark.parametrize("device", ["bogus", "cuda:99"])
@pytest.mark.parametrize("stage", ["fit", "all"])
def test_a_device_that_is_not_there_is_told_before_anything_is_done(
    stage: str, device: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("torch")
    assert main(["train", "new", str(tmp_path), *TERMS]) == 0
    if stage == "fit":
        assert main(["train", "selfplay", str(tmp_path), "--processes=1"]) == 0
    told = refused([stage, str(tmp_path), f"--device={device}"], capsys)
    assert told.startswith(f"azulejos: --device {device}: torch has no such device here")
    assert (tmp_path / FOLDER).exists() == (stage == "fit")


def refused_after_what_is_told(stage: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """The last line of a stage that reports progress before it is refused."""
    capsys.readouterr()
    assert main(["train", *stage]) == 2
    return capsys.readouterr().err.splitlines()[-1]
