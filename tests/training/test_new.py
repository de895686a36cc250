"""`azulejos train new` checks all before it writes: what is refused leaves nothing behind."""

from __future__ import annotations

from pathlib import Path

import pytest

from azulejos.cli import main

from .networks import random_network


def refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """The line that a refused command ends with."""
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


def test_a_folder_that_cant_be_written_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("kept")
    told = refused(["new", str(tmp_path / "file" / "one")], capsys)
    assert str(tmp_path / "file" / "one") in told
    assert (tmp_path / "file").read_text() == "kept"
