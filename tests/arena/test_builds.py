"""Builds of a player can be told apart."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from azulejos.arena import builds
from azulejos.arena.builds import build_of, with_builds
from azulejos.arena.entrants import parse_entrant
from azulejos.arena.match_options import default_folder
from azulejos.native import _core
from azulejos.players import EngineClient, one_ply

from .engines import engine
from .matches import match_of

SOON = 60.0


def build(player: str) -> str:
    return build_of(parse_entrant(player), SOON)


def test_players_of_ours_change_with_the_core_and_with_their_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = ("level:3", "nodes:10", "depth:2", "movetime:5", "one-ply", "random")
    before = [build(player) for player in players]
    assert [build(player) for player in players] == before
    assert before[-1] == "", "any legal move: nothing to change"
    path = tmp_path / "core"
    path.write_bytes(Path(str(_core.__file__)).read_bytes() + b"x")
    monkeypatch.setattr(_core, "__file__", str(path))
    searching = [build(player) for player in players]
    assert [a != b for a, b in zip(before, searching, strict=True)] == [True] * 4 + [False] * 2
    monkeypatch.setattr(one_ply, "__file__", str(path))
    assert build("one-ply") != before[4]


def test_the_folder_of_a_match_changes_with_the_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = match_of("level:1", "random")
    before = default_folder(with_builds(match))
    assert default_folder(with_builds(match)) == before
    (tmp_path / "core").write_bytes(b"x")
    monkeypatch.setattr(_core, "__file__", str(tmp_path / "core"))
    assert default_folder(with_builds(match)) != before


def test_ctrl_c_just_as_a_program_is_started_ends_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Interrupted(EngineClient):
        """Interrupts before anybody holds the client."""

        def __init__(self, command: Sequence[str]) -> None:
            super().__init__(command)
            started.append(self._process)
            os.kill(os.getpid(), signal.SIGINT)

    started: list[subprocess.Popen[bytes]] = []
    monkeypatch.setattr(builds, "EngineClient", Interrupted)
    with pytest.raises(KeyboardInterrupt):
        build(engine(tmp_path, "good"))
    assert [each.returncode is not None for each in started] == [True]


def test_a_command_is_what_it_tells_and_the_files_it_runs(tmp_path: Path) -> None:
    command = engine(tmp_path, "good")
    before = build(command)
    assert before.startswith("fake, python")
    assert "good.py" in before
    assert build(command) == before
    path = tmp_path / "good.py"
    found = path.stat()
    os.utime(path, ns=(found.st_atime_ns, found.st_mtime_ns + 10**9))
    assert build(command) != before
    path.write_text(path.read_text().replace("id name fake", "id name real"))
    assert build(command).startswith("real, python")


def test_a_file_that_a_program_writes_is_not_part_of_it(tmp_path: Path) -> None:
    log = tmp_path / "bot.log"
    log.touch()
    command = f"{engine(tmp_path, 'good')} {shlex.quote(str(log))}"
    before = build(command)
    log.write_text("more")
    assert build(command) == before


def test_an_environment_with_a_new_core_is_another_build(tmp_path: Path) -> None:
    """The script that starts the engine does not change when the core is rebuilt."""
    script = tmp_path / "bin" / "azulejos"
    core = tmp_path / "lib" / "python3.99" / "site-packages" / "azulejos" / "native" / "_core.so"
    for path in (script, core):
        path.parent.mkdir(parents=True)
    script.write_text(f"#!/bin/sh\nexec {engine(tmp_path, 'good')}\n")
    script.chmod(0o755)
    core.write_bytes(b"old")
    before = build(f"{script} engine")
    core.write_bytes(b"newer")
    assert build(f"{script} engine") != before


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("cmd:false", "does not answer, false "),
        ("cmd:azulejos-nowhere", ""),
        (f"{sys.executable} nowhere.py", "does not answer, python"),
    ],
)
def test_who_can_not_be_asked_is_told_apart_all_the_same(command: str, told: str) -> None:
    assert build(command).startswith(told)


def test_what_a_program_tells_does_not_steer_the_terminal(tmp_path: Path) -> None:
    command = engine(tmp_path, "good")
    path = tmp_path / "good.py"
    path.write_text(path.read_text().replace("id name fake", "id name \\033[2Jgone"))
    assert build(command).startswith("?[2Jgone, python")
