"""`azulejos train new` checks everything before it writes."""

from __future__ import annotations

import sys
import zipfile
from pathlib import Path

import pytest

from azulejos.cli import main
from azulejos.training.run_file import read_run

from .networks import random_network


def refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """The last line of a refused command."""
    capsys.readouterr()
    try:
        status = main(["train", *arguments])
    except SystemExit as ended:  # by argparse
        status = ended.code  # type: ignore[assignment]
    told = capsys.readouterr().err.splitlines()
    assert status == 2
    assert len([each for each in told if "usage:" not in each and each[:1] != " "]) == 1
    return told[-1]


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (random_network(2, gray=False)[:-9], "not a network for this program"),
        (b"no network\n", "not a network for this program"),
        (b"", "not a network for this program"),
        (random_network(3, gray=False), "another kind of game"),
        (random_network(2, gray=True), "another kind of game"),
    ],
    ids=["torn", "text", "empty", "three players", "gray"],
)
def test_a_wrong_network_is_named_as_it_was_given(
    data: bytes, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    network, folder = tmp_path / "given.net", tmp_path / "runs" / "one"
    network.write_bytes(data)
    told = refused(["new", str(folder), "--network", str(network)], capsys)
    assert told.startswith(f"azulejos: {network}")
    assert reason in told
    assert list(tmp_path.iterdir()) == [network]
    network.write_bytes(random_network(2, gray=False))
    assert main(["train", "new", str(folder), "--network", str(network)]) == 0
    assert (folder / "played.net").read_bytes() == network.read_bytes()


def test_labels_are_of_many_refills_where_a_network_values_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    network, first = tmp_path / "given.net", tmp_path / "first"
    network.write_bytes(random_network(2, gray=False))
    assert main(["train", "new", str(first)]) == 0
    run = read_run(first)
    told = (run.self_play.refills, run.fit.outcome_share, run.fit.searched_share)
    assert told == (1, 0.2, 0)
    terms = ["new", str(tmp_path / "second"), "--network", str(network)]
    assert main(["train", *terms]) == 0
    run = read_run(tmp_path / "second")
    told = (run.self_play.refills, run.fit.outcome_share, run.fit.searched_share)
    assert told == (33, 0.05, 0.9)
    terms[1] = str(tmp_path / "third")
    line = refused([*terms, "--also", str(first)], capsys)
    assert "--refills 1, this run with --refills 33" in line
    assert main(["train", *terms, "--also", str(first), "--refills", "1"]) == 0


def test_a_folder_that_cant_be_written_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("kept")
    told = refused(["new", str(tmp_path / "file" / "one")], capsys)
    assert str(tmp_path / "file" / "one") in told
    assert (tmp_path / "file").read_text() == "kept"


@pytest.mark.parametrize(
    ("option", "text", "due"),
    [
        ("--games", "0", "a whole number from 1 to 4294967295"),
        ("--games", "4294967296", "a whole number from 1 to 4294967295"),
        ("--games", "many", "a whole number from 1 to 4294967295"),
        ("--nodes", "-1", "a whole number from 1 to 1000000000000"),
        ("--nodes", "99999999999999999999", "a whole number from 1 to 1000000000000"),
        ("--refills", "0", "a whole number from 1 to 1000"),
        ("--refills", "1001", "a whole number from 1 to 1000"),
        ("--seed", "-1", "a whole number from 0 to 18446744073709551615"),
        ("--seed", "18446744073709551616", "a whole number from 0 to 18446744073709551615"),
        ("--fit-seeds", "0", "a whole number from 1 to 100"),
        ("--epochs", "0", "a whole number from 1 to 1000000"),
        ("--epochs", "-3", "a whole number from 1 to 1000000"),
        ("--batch", "0", "a whole number from 1 to 2147483647"),
        ("--learning-rate", "nan", "a number above 0 and at most 1"),
        ("--learning-rate", "0", "a number above 0 and at most 1"),
        ("--learning-rate", "-0.1", "a number above 0 and at most 1"),
        ("--gate-games", "0", "a whole number from 1 to 100000000"),
        ("--gate-games", "1", "at least 2: one from each seat"),
    ],
)
def test_a_wrong_number_is_told_with_what_would_be_right(
    option: str, text: str, due: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "runs" / "one"
    told = refused(["new", str(folder), f"{option}={text}"], capsys)
    assert text in told
    assert due in told
    assert not list(tmp_path.iterdir())


def test_the_numbers_at_the_ends_of_their_ranges_are_taken(tmp_path: Path) -> None:
    lowest = ["--games=1", "--nodes=1", "--refills=1", "--seed=0", "--fit-seeds=1", "--epochs=1"]
    lowest += ["--batch=1", "--learning-rate=1e-9", "--gate-games=2"]
    assert main(["train", "new", str(tmp_path / "one"), *lowest]) == 0
    assert main(["train", "selfplay", str(tmp_path / "one"), "--processes=1"]) == 0
    highest = ["--games=4294967295", "--nodes=1000000000000", "--refills=1000"]
    highest += [f"--seed={2**64 - 1}", "--fit-seeds=100", "--learning-rate=1"]
    assert main(["train", "new", str(tmp_path / "two"), *highest]) == 0
    run = read_run(tmp_path / "two")
    assert (run.self_play.seed, len(run.fit.seeds)) == (2**64 - 1, 100)


@pytest.mark.parametrize("text", ["-2", "0", "all"])
def test_a_wrong_number_of_processes_is_told(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = refused(["selfplay", str(tmp_path), f"--processes={text}"], capsys)
    assert f"--processes: {text} was read, but it must be a whole number from 1 to 4096" in told


@pytest.mark.parametrize("kind", [["--players=3"], ["--side=gray"]])
def test_an_earlier_run_must_be_of_the_same_kind_of_game(
    kind: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other, folder = tmp_path / "other", tmp_path / "one"
    assert main(["train", "new", str(other), *kind]) == 0
    told = refused(["new", str(folder), "--also", str(other)], capsys)
    assert f"{other} has another kind of game" in told
    assert not folder.exists()
    assert main(["train", "new", str(folder), *kind, "--also", str(other)]) == 0


def test_a_checkpoint_to_begin_from_must_be_there_and_look_like_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    first, folder = tmp_path / "first.pt", tmp_path / "one"
    for _ in ("missing", "a folder"):
        told = refused(["new", str(folder), "--first", str(first)], capsys)
        assert told.startswith(f"azulejos: {first} ")
        assert not folder.exists()
        first.mkdir(exist_ok=True)
    first.rmdir()
    first.write_text("no checkpoint")
    told = refused(["new", str(folder), "--first", str(first)], capsys)
    assert told == f"azulejos: {first} is no checkpoint to begin from: torch did not write it"
    assert not folder.exists()
    # Without torch its contents are read only by the training.
    zipfile.ZipFile(first, "w").close()
    assert main(["train", "new", str(folder), "--first", str(first)]) == 0
    assert read_run(folder).fit.first == "../first.pt"


@pytest.mark.long
def test_a_checkpoint_to_begin_from_is_read_where_there_is_torch(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    torch = pytest.importorskip("torch")
    from azulejos.training.model import BoundaryNetwork
    from azulejos.training.network_layout import NetworkLayout

    first, folder = tmp_path / "first.pt", tmp_path / "one"
    for text in ("no checkpoint", ""):
        first.write_text(text)
        told = refused(["new", str(folder), "--first", str(first)], capsys)
        assert f"{first} is no checkpoint to begin from" in told
    torch.save({"averaged": BoundaryNetwork(NetworkLayout(2, gray=True)).state_dict()}, first)
    told = refused(["new", str(folder), "--first", str(first)], capsys)
    assert f"{first} is a checkpoint of the other side" in told
    assert not folder.exists()
    assert main(["train", "new", str(folder), "--side=gray", "--first", str(first)]) == 0
