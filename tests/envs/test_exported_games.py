"""Games as arrays: each holds against `rules`, repeats with its seed, and a folder goes on."""

from __future__ import annotations

import argparse
import io
import json
import re
import signal
import subprocess
import sys
import time
import zipfile
from collections.abc import Callable
from contextlib import suppress
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from azulejos import native
from azulejos.arena.arguments import add_export_games_arguments
from azulejos.arena.entrants import parse_entrant
from azulejos.cli import main
from azulejos.envs import Batch
from azulejos.envs.exported_games import ExportError, GamesPlan, is_there, play_file
from azulejos.rules import Game, Phase, Rules, WallSide
from tests.docs import pages
from tests.envs.batch_parity import dealt
from tests.envs.specification import legal_actions_of, observation_of, rewards_of

KINDS = [Rules(players, side) for players, side in product((2, 3, 4), WallSide)]
NETWORK = pages.ROOT / "src" / "azulejos" / "players" / "networks" / "2-colored.net"


def plan_of(rules: Rules, *players: str, seed: int = 7, per_file: int = 2) -> GamesPlan:
    entrants = tuple(map(parse_entrant, players))
    return GamesPlan(rules, entrants * (rules.num_players // len(entrants)), seed, per_file)


def read(data: bytes) -> dict[str, Any]:
    with np.load(io.BytesIO(data)) as file:
        return dict(file)


def export(*arguments: str) -> int:
    return main(["export-games", *arguments])


@pytest.mark.parametrize("rules", KINDS, ids=str)
def test_every_game_is_one_of_the_rules(rules: Rules) -> None:
    """Every move is legal, and every number is what `rules` and the specification say."""
    arrays = read(play_file(plan_of(rules, "level:1"), 1, games=4))
    players = rules.num_players
    assert arrays["number"].tolist() == [2, 3]
    for at, number in enumerate(arrays["number"].tolist()):
        batch = Batch(1, players, rules.side, seed=7, first_game=number, restarts=False)
        written = batch.arrays()
        game = Game(rules, number % players)
        game.play(dealt(batch, 0))
        for row in np.flatnonzero(arrays["game"] == at):
            position = game.position
            assert arrays["observation"][row].tolist() == observation_of(position)
            assert np.flatnonzero(arrays["action_mask"][row]).tolist() == legal_actions_of(position)
            assert arrays["seat"][row] == position.seat
            game.play(native.move_of(int(arrays["action"][row]), rules))
            batch.step(arrays["action"][row : row + 1], written)
            if game.position.phase is Phase.PREPARING_NEXT_ROUND:
                game.play(dealt(batch, 0))
        assert game.position.is_over
        assert arrays["done"][at] == 1
        assert arrays["scores"][at].tolist() == [each.score for each in game.position.boards]
        assert arrays["rewards"][at].tolist() == pytest.approx(rewards_of(game))
    value, points = arrays["value"], arrays["points"]
    assert value.shape == points.shape == (len(arrays["action"]), players)
    assert np.isfinite(value).all()
    assert (value >= -1 / (players - 1) - 1e-6).all()
    assert (value <= 1 + 1e-6).all()
    assert np.abs(value.sum(axis=1)).max() < 1e-5
    assert np.isfinite(points).all()
    assert (points >= 0).all()
    assert (points <= 255).all()


def test_values_tell_who_will_win() -> None:
    """At the last move of a game more than at its first."""
    arrays = read(play_file(plan_of(Rules(), "nodes:200", per_file=6), 0, games=6))
    losses = np.abs(arrays["value"] - arrays["rewards"][arrays["game"]])[:, 0]
    starts = np.flatnonzero(np.diff(arrays["game"], prepend=-1))
    ends = [*(starts[1:] - 1), len(losses) - 1]
    assert losses[ends].mean() < 0.1 < losses[starts].mean()


def test_seats_have_their_players() -> None:
    both = read(play_file(plan_of(Rules(), "level:1", "nodes:500", per_file=10), 0, games=10))
    assert json.loads(str(both["description"]))["entrants"] == ["level:1", "nodes:500"]
    assert both["rewards"][:, 1].mean() > 0.9


def test_the_same_seed_is_the_same_bytes(tmp_path: Path) -> None:
    plan = plan_of(Rules(), "level:2")
    data = play_file(plan, 0, games=3)
    assert play_file(plan, 0, games=3) == data
    assert play_file(plan_of(Rules(), "level:2", seed=8), 0, games=3) != data
    # Later, in another process, beside other files.
    time.sleep(2)
    options = ["level:2", "--games", "3", "--per-file", "2", "--seed", "7", "--processes", "2"]
    assert export(*options, "--out", str(tmp_path)) == 0
    assert (tmp_path / "00000.npz").read_bytes() == data
    assert (tmp_path / "00001.npz").read_bytes() == play_file(plan, 1, games=3)


def test_a_golden_game() -> None:
    """Other moves or values for a seed would be another version of the search or of the deals."""
    arrays = read(play_file(plan_of(Rules(3, WallSide.GRAY), "nodes:50", per_file=1), 0, games=1))
    actions = [69, 229, 146, 157, 214, 51, 218, 94, 223, 218, 212, 21]
    assert arrays["action"][:12].tolist() == actions
    assert arrays["scores"].tolist() == [[55, 46, 64]]
    assert arrays["value"][0].tolist() == pytest.approx([0.193187, -0.056898, -0.136289], abs=1e-6)


def test_a_folder_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "new" / "games"
    options = ["level:1", "--per-file", "2", "--processes", "1", "--out", str(folder)]
    assert export(*options, "--games", "5") == 0
    assert capsys.readouterr().out == f"5 of 5 games are in {folder}.\n"
    files = {path.name: path.read_bytes() for path in folder.iterdir()}
    assert sorted(files) == ["00000.npz", "00001.npz", "00002.npz"]
    (folder / "00001.npz").write_bytes(files["00001.npz"][:-100])
    kept = (folder / "00000.npz").stat().st_ino
    # Fewer games are there already; the torn file and the one that lacks a game are played again.
    assert export(*options, "--games", "2") == 0
    assert export(*options, "--games", "6") == 0
    assert (folder / "00000.npz").stat().st_ino == kept
    assert (folder / "00001.npz").read_bytes() == files["00001.npz"]
    assert read((folder / "00002.npz").read_bytes())["number"].tolist() == [4, 5]
    one, two = (read(data)["action"] for data in (files["00002.npz"], folder_bytes(folder, 2)))
    assert two[: len(one)].tolist() == one.tolist()


def folder_bytes(folder: Path, file: int) -> bytes:
    return (folder / f"{file:05}.npz").read_bytes()


def test_other_games_are_not_mixed_in(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    options = ["level:1", "--games", "1", "--processes", "1", "--out", str(tmp_path)]
    assert export(*options) == 0
    before = folder_bytes(tmp_path, 0)
    assert export(*options, "--seed", "2") == 2
    told = (
        f"azulejos: {tmp_path / '00000.npz'} has other games (seed 1, not 2): name another folder"
    )
    assert capsys.readouterr().err == told + "\n"
    assert folder_bytes(tmp_path, 0) == before


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["random"], "expected level:1 to level:7, nodes:N or depth:N, also with @NETWORK"),
        (["level:8"], "players that state values, and whose games repeat"),
        (["movetime:5"], "players that state values, and whose games repeat"),
        (["cmd:./engine"], "players that state values, and whose games repeat"),
        (["level:9"], "level:9"),
        (["nodes:5@missing.net"], "missing.net"),
        (["level:1", "level:2", "level:3"], "one player, for all seats, or 2, one for each"),
        ([f"nodes:5@{NETWORK}", "--side", "gray"], "a network for 2 players on the gray side"),
        (["1", "--players", "5"], "--players"),
        (["1", "--side", "grey"], "colored or gray"),
        (["1", "--games", "0"], "--games"),
        (["1", "--games", "many"], "--games"),
        (["1", "--seed", "-1"], "--seed"),
        (["1", "--per-file", "0"], "--per-file"),
        (["1", "--processes", "0"], "--processes"),
    ],
)
def test_refusals(
    arguments: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "games"
    assert export(*arguments, "--out", str(folder)) == 2
    error = capsys.readouterr().err
    assert error.startswith("azulejos: ")
    assert error.count("\n") == 1
    assert told in error
    assert not folder.exists()


def test_a_file_in_place_of_the_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "games").write_text("mine")
    assert export("1", "--games", "1", "--out", str(tmp_path / "games")) == 2
    assert capsys.readouterr().err == f"azulejos: {tmp_path / 'games'} is not a folder\n"
    assert export("1", "--games", "1", "--out", str(tmp_path / "games" / "in")) == 1
    assert capsys.readouterr().err.splitlines()[-1].endswith("Not a directory")


def nothing_of_ours(path: Path) -> None:
    np.savez(path, x=1)


def a_single_array(path: Path) -> None:
    with path.open("wb") as file:
        np.save(file, np.arange(3))


def half_of_another_archive(path: Path) -> None:
    np.savez(path, x=np.arange(100))
    path.write_bytes(path.read_bytes()[:-50])


def a_description_of_something_else(path: Path) -> None:
    np.savez(path, description="my holidays")


def a_description_without_games(path: Path) -> None:
    np.savez(path, description=json.dumps({"kind": "azulejos games"}))


def a_description_with_games_in_words(path: Path) -> None:
    np.savez(path, description=json.dumps({"kind": "azulejos games", "games": "many"}))


@pytest.mark.parametrize(
    "write",
    [
        nothing_of_ours,
        a_single_array,
        half_of_another_archive,
        a_description_of_something_else,
        a_description_without_games,
        a_description_with_games_in_words,
    ],
)
def test_the_files_of_others_stay(
    write: Callable[[Path], None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "00000.npz"
    write(path)
    before = path.read_bytes()
    assert export("1", "--games", "2", "--out", str(tmp_path)) == 2
    told = f"azulejos: {path} is no file of exported games: name another folder\n"
    assert capsys.readouterr().err == told
    assert path.read_bytes() == before


def test_a_file_that_is_none_is_found_before_playing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "00001.npz"
    path.mkdir()
    assert export("1", "--games", "2", "--per-file", "1", "--out", str(tmp_path)) == 2
    assert capsys.readouterr().err == f"azulejos: {path} is not a file\n"
    assert list(tmp_path.iterdir()) == [path]


def test_a_damaged_file_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Wherever the damage is. It's not played again in silence: the disk may be about to fail."""
    path = tmp_path / "00000.npz"
    options = ["1", "--games", "1", "--processes", "1", "--out", str(tmp_path)]
    assert export(*options) == 0
    capsys.readouterr()
    whole = path.read_bytes()
    with zipfile.ZipFile(path) as archive:
        starts = {each.filename: each.header_offset for each in archive.infolist()}
    for array in ("description", "points"):
        damaged = bytearray(whole)
        start = starts[f"{array}.npy"] + 100
        for place in range(start, start + 40):
            damaged[place] ^= 255
        path.write_bytes(damaged)
        assert export(*options) == 2
        told = f"{path} is damaged: delete it, and the same command plays its games again"
        assert capsys.readouterr().err == f"azulejos: {told}\n"
        assert path.read_bytes() == damaged


def test_every_damage_has_one_line(tmp_path: Path) -> None:
    plan = plan_of(Rules(), "level:1", per_file=1)
    path = plan.path(tmp_path, 0)
    whole = play_file(plan, 0, games=1)
    for place in [
        *range(0, 200, 3),
        *range(200, len(whole), 397),
        *range(len(whole) - 300, len(whole), 5),
    ]:
        damaged = bytearray(whole)
        damaged[place] ^= 1 + place % 255
        path.write_bytes(damaged)
        with suppress(ExportError):
            is_there(plan, tmp_path, 0, 1)


def test_a_network_is_the_same_by_another_path(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.net"
    copy.write_bytes(NETWORK.read_bytes())
    options = ["--games", "1", "--processes", "1", "--out", str(tmp_path / "games")]
    assert export(f"nodes:5@{NETWORK}", *options) == 0
    assert export(f"nodes:5@{copy}", *options) == 0
    capsys.readouterr()
    assert export("nodes:5@none", *options) == 2
    assert "has other games (networks " in capsys.readouterr().err
    assert export(f"nodes:6@{copy}", *options) == 2
    assert "has other games (entrants " in capsys.readouterr().err


def test_the_defaults_are_several_files() -> None:
    """One core plays a file: with a single one the others would have nothing to do."""
    parser = argparse.ArgumentParser()
    add_export_games_arguments(parser)
    options = parser.parse_args(["1", "--out", "games"])
    assert int(options.games) // int(options.per_file) >= 4


def test_stopped_by_hand(tmp_path: Path) -> None:
    """Whole files are kept, and the same command goes on."""
    options = ["nodes:300", "--games", "400", "--per-file", "1", "--processes", "1"]
    call = [sys.executable, "-m", "azulejos", "export-games", *options, "--out", str(tmp_path)]
    process = subprocess.Popen(call, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    deadline = time.monotonic() + 120
    while not (tmp_path / "00001.npz").exists():
        assert time.monotonic() < deadline
        assert process.poll() is None, process.communicate()
        time.sleep(0.02)
    process.send_signal(signal.SIGINT)
    out, error = process.communicate(timeout=60)
    assert process.returncode == 130
    assert not out
    where = re.escape(str(tmp_path))
    told = rf"Stopped\. (\d+) of 400 games are in {where}\. The same command goes on from here\.\n"
    found = re.fullmatch(told, error)
    assert found is not None, error
    files = sorted(tmp_path.iterdir())
    assert len(files) == int(found[1]) >= 2
    for number, path in enumerate(files):
        assert read(path.read_bytes())["number"].tolist() == [number]


def test_the_page_lists_every_array() -> None:
    arrays = read(play_file(plan_of(Rules(), "level:1", per_file=1), 0, games=1))
    page = pages.read(pages.DOCS / "reference" / "environments.md")
    section = page.partition("\n## Exported games\n")[2].partition("\n## ")[0]
    listed = re.findall(r"^\| `(\w+)` \| (\w+), ([^|]+) \|", section, re.MULTILINE)
    lengths = {"N": len(arrays["action"]), "G": 1, "P": 2, "S": 150, "A": 180}
    assert {name: (dtype, shape) for name, dtype, shape in listed} == {
        name: (str(array.dtype), shape_of(array, lengths))
        for name, array in arrays.items()
        if name != "description"
    }
    described = re.findall(r"`(\w+)`", section.partition("`description`")[2].partition("\n")[0])
    assert described == list(json.loads(str(arrays["description"])))


def shape_of(array: Any, lengths: dict[str, int]) -> str:  # noqa: ANN401
    named = {length: name for name, length in lengths.items()}
    return " \N{MULTIPLICATION SIGN} ".join(named[length] for length in array.shape)


def test_progress_names_the_file_that_was_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("azulejos.arena.progress.PLAIN_SECONDS", 0.0)
    options = ["1", "--games", "3", "--per-file", "2", "--processes", "1"]
    assert export(*options, "--out", str(tmp_path)) == 0
    lines = capsys.readouterr().err.splitlines()
    assert lines[0].startswith("2 of 3 games, 00000.npz, ")
    assert lines[1].startswith("3 of 3 games, 00001.npz, ")
