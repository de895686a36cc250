"""`azulejos arena` from the outside."""

from __future__ import annotations

import argparse
import json
import os
import pty
import re
import resource
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from azulejos.arena import command
from azulejos.arena.arguments import add_arguments
from azulejos.arena.match_folder import RECORDS, RESULTS
from azulejos.arena.match_options import match_of, num_processes
from azulejos.notation import read_records, replay, verify_deals
from azulejos.players.shipped_networks import read_shipped

from .engines import engine
from .matches import arena

WRONG = 2


def results_in(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / RESULTS).read_text().splitlines()[1:]]


def test_a_match_is_played_kept_and_told(tmp_path: Path) -> None:
    done = arena("one-ply", "luck=random", "--games", "6", folder=tmp_path)
    assert done.returncode == 0
    assert done.stderr == ""
    heading, columns, first, second, difference, kept = done.stdout.splitlines()
    assert heading == "2 entrants, 2 players, colored side, 6 games"
    assert columns.split()[:6] == ["player", "games", "won", "shared", "lost", "share"]
    assert first.split()[:5] == ["one-ply", "6", "6", "0", "0"]
    assert second.split()[:5] == ["luck", "6", "0", "0", "6"]
    assert difference.startswith("one-ply against luck: +")
    folder = tmp_path / kept.removeprefix("Kept in ")
    assert folder.parent == tmp_path / "arena"
    assert sorted(each["game"] for each in results_in(folder)) == list(range(6))
    for record in read_records(folder / RECORDS):
        replay(record)
        verify_deals(record)
    again = arena("one-ply", "luck=random", "--games", "6", folder=tmp_path)
    assert again.stdout == done.stdout
    assert again.stderr == "all 6 games were there already; nothing was played\n"


@pytest.mark.parametrize("out", [(), ("--out", "m")])
def test_more_games_join_those_that_are_there(tmp_path: Path, out: tuple[str, ...]) -> None:
    arena("random", "random", "--games", "2", *out, folder=tmp_path)
    more = arena("random", "random", "--games", "6", *out, "--json", folder=tmp_path)
    assert more.returncode == 0
    assert more.stderr == ""
    report = json.loads(more.stdout)
    assert report["games"] == report["match"]["games"] == 6
    kept = [each["game"] for each in results_in(tmp_path / report["folder"])]
    assert sorted(kept) == list(range(6))
    assert set(kept[:2]) == {0, 1}, "the first two were not played again"


def test_another_build_of_a_program_gets_another_folder(tmp_path: Path) -> None:
    asked = (engine(tmp_path, "good"), "random", "--nodes", "1", "--games", "2")
    for _ in range(2):
        assert arena(*asked, folder=tmp_path).returncode == 0
        assert arena(*asked, "--out", "m", folder=tmp_path).returncode == 0
    assert len(list((tmp_path / "arena").iterdir())) == 1
    (tmp_path / "good.py").write_text((tmp_path / "good.py").read_text() + "# changed\n")
    assert arena(*asked, folder=tmp_path).returncode == 0
    assert len(list((tmp_path / "arena").iterdir())) == 2
    refused = arena(*asked, "--out", "m", folder=tmp_path)
    assert refused.returncode == WRONG
    assert refused.stderr.startswith("azulejos: m has games of another build (cmd:")
    assert refused.stderr.count("\n") == 1


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    asked = ("one-ply", "random", "--games", "8", "--out", "m", "--json")
    whole = json.loads(arena(*asked, folder=tmp_path).stdout)
    path = tmp_path / "m" / RESULTS
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:4]) + lines[4][:50])
    done = arena(*asked, folder=tmp_path)
    assert "the last line is torn" in done.stderr
    again = json.loads(done.stdout)
    for report in (whole, again):
        for entrant in report["entrants"]:
            del entrant["milliseconds"], entrant["longest"]
    assert again == whole
    assert sorted(each["game"] for each in results_in(tmp_path / "m")) == list(range(8))
    assert len(list(read_records(tmp_path / "m" / RECORDS))) == 8


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["one-ply"], "players: read 'one-ply', expected at least 2 players"),
        (["1", "2", "--players", "3"], "players: read 'level:1 level:2', expected at least 3"),
        (["1", "levl:2"], "player: read 'levl:2', expected level:1 to level:8, nodes:N"),
        (["1", "./nowhere"], "player: read './nowhere', expected a program that can be run"),
        (["1", "2", "--games", "5"], "--games: read '5', expected 4 or 6"),
        (["1", "2", "--games", "0"], "--games: read '0', expected"),
        (["1", "2", "--games", "many"], "--games: read 'many', expected"),
        (["1", "2", "--players", "5"], "--players: read '5', expected"),
        (["1", "2", "--side", "grey"], "--side: read 'grey', expected colored or gray"),
        (["1", "2", "--sprt", "5", "0"], "--sprt: read '5 0', expected ELO0 below ELO1"),
        (["1", "2", "--sprt", "x", "0"], "--sprt: read 'x', expected a number from"),
        (["1", "2", "--sprt", "nan", "0"], "--sprt: read 'nan', expected a number from"),
        (["1", "2", "3", "--sprt", "0", "5"], "--sprt: read '0 5', expected two players"),
        (["1", "2", "--sprt", "0", "5", "--alpha", "1"], "--alpha: read '1', expected a number"),
        (["1", "2", "--alpha", "0.1"], "--alpha: read '0.1', expected it beside --sprt only"),
        (["1", "2", "--seed", "-1"], "--seed: read '-1', expected"),
        (["1", "2", "--movetime", "0"], "--movetime: read '0', expected"),
        (["1", "2", "--nodes", "5", "--movetime", "5"], "--nodes: read '5', expected --movetime"),
        (["1", "2", "--hash", "0"], "--hash: read '0', expected"),
        (["1", "2", "--threads", "0"], "--threads: read '0', expected"),
        (["1", "2", "--processes", "0"], "--processes: read '0', expected"),
        (["1", "2", "--plot", "x.txt"], "--plot: read x.txt, expected a file ending in .pdf"),
        (["1", "2", "--plot", "no/x.png"], "--plot: read no/x.png, expected a file in a folder"),
    ],
)
def test_what_can_not_be_asked_for_is_one_clear_line(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    told: str,
) -> None:
    from azulejos.cli import main

    monkeypatch.chdir(tmp_path)
    assert main(["arena", *arguments]) == WRONG
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(f"azulejos: {told}")
    assert captured.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == [], "nothing is made"


@pytest.mark.parametrize("name", ["", "mine="])
def test_a_network_for_another_kind_of_game_is_refused(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    name: str,
) -> None:
    from azulejos.cli import main

    monkeypatch.chdir(tmp_path)
    Path("some.net").write_bytes(read_shipped(3, gray=True))
    player = "nodes:5@some.net"
    played = ["arena", f"{name}{player}", "random", "random", "--games", "6", "--out", "m"]
    for asked, plays in (
        ((), "2 players on the colored side"),
        (("--side", "gray"), "2 players on the gray side"),
        (("--players", "3"), "3 players on the colored side"),
    ):
        assert main([*played, *asked]) == WRONG
        captured = capsys.readouterr()
        assert captured.out == ""
        assert captured.err == (
            f"azulejos: player: read '{player}', expected a network for {plays}, as in these games"
            "; some.net is for 3 players on the gray side, with --players 3 --side gray\n"
        )
        assert not Path("m").exists()
    assert main([*played, "--players", "3", "--side", "gray"]) == 0


def test_cores_are_counted_where_the_system_knows_no_affinity(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = argparse.Namespace(processes=None)
    assert num_processes(asked) == len(os.sched_getaffinity(0))
    monkeypatch.delattr(os, "sched_getaffinity")
    monkeypatch.setattr(os, "cpu_count", lambda: 7)
    assert num_processes(asked) == 7


@pytest.mark.parametrize(
    ("arguments", "grace"),
    [
        ([], 5_000),
        (["--movetime", "20"], 5_000),
        (["--nodes", "1"], 600_000),
        (["--nodes", "1", "--grace", "70"], 70),
        (["--grace", "70"], 70),
    ],
)
def test_some_nodes_may_take_their_time(arguments: list[str], grace: int) -> None:
    """A slow command does not hang: nobody knows how long its nodes take."""
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    assert match_of(parser.parse_args(["random", "random", *arguments])).terms.grace == grace


def test_another_match_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    arena("random", "random", "--games", "2", "--out", "m", folder=tmp_path)
    done = arena("random", "random", "--games", "2", "--seed", "5", "--out", "m", folder=tmp_path)
    assert done.returncode == WRONG
    assert done.stderr == (
        "azulejos: m has another match (seed 1, not 5): ask for the same, or for another folder "
        "with --out\n"
    )


def test_a_failing_engine_is_shown_and_the_match_goes_on(tmp_path: Path) -> None:
    crashing = engine(tmp_path, "crashes")
    done = arena("one-ply", f"bad={crashing}", "--games", "10", "--processes", "1", folder=tmp_path)
    assert done.returncode == 0
    told = done.stderr.splitlines()
    reasons = [line for line in told if not line.startswith(" ")]
    due = "bad loses by crash: ended with status 1"
    assert reasons == [
        *(f"game {number}: {due}" for number in range(1, 4)),
        "bad has failed in 4 games in a row: from here on that is counted, not shown",
        "bad: 7 failures were not shown (7 by crash)",
    ]
    assert told.count("    ! RuntimeError: lost it") == 3, "the last lines of the first three"
    assert re.search(r"^bad +10 +0 +0 +10 ", done.stdout, re.MULTILINE)
    (folder,) = (tmp_path / "arena").iterdir()
    assert all("lost it" in json.dumps(each["failure"]) for each in results_in(folder))


@pytest.mark.parametrize("out", ["passwd", "passwd/m"])
def test_an_out_that_can_not_be_a_folder_is_a_wrong_argument(tmp_path: Path, out: str) -> None:
    (tmp_path / "passwd").touch()
    done = arena("random", "random", "--games", "2", "--out", out, folder=tmp_path)
    assert done.returncode == WRONG
    assert done.stdout == ""
    assert done.stderr.startswith(
        f"azulejos: --out: read '{out}', expected a folder that can be used: "
    )
    assert done.stderr.count("\n") == 1


def test_a_default_folder_that_can_not_be_made_asks_for_another(tmp_path: Path) -> None:
    (tmp_path / "arena").touch()
    done = arena("random", "random", "--games", "2", folder=tmp_path)
    assert done.returncode == WRONG
    assert done.stderr.endswith("; name another one with --out\n")


def test_a_full_disk_prints_the_table_so_far_and_how_to_go_on(tmp_path: Path) -> None:
    asked = ["random", "random", "--games", "40", "--out", "m", "--processes", "1"]
    done = subprocess.run(
        [sys.executable, "-m", "azulejos", "arena", *asked],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (12_000, 12_000)),
    )
    assert done.returncode == 1
    assert re.fullmatch(
        r"azulejos: m/(games\.azul|results\.jsonl) can't be written: File too large\. The games "
        r"of this table are kept; when that is mended, the same command goes on from here\n",
        done.stderr,
    )
    kept = len(results_in(tmp_path / "m")) if (tmp_path / "m" / RESULTS).exists() else 0
    assert kept > 0
    assert done.stdout.startswith(f"2 entrants, 2 players, colored side, {kept} of 40 games\n")
    assert done.stdout.endswith("Kept in m\n")
    again = arena(*asked, folder=tmp_path)
    assert again.returncode == 0, again.stderr
    assert sorted(each["game"] for each in results_in(tmp_path / "m")) == list(range(40))


def test_a_folder_that_was_deleted_during_the_match_ends_it(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "azulejos", "arena", "random", "random", "--out", "m"],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    path = tmp_path / "m" / RESULTS
    while not path.exists() or path.read_bytes().count(b"\n") < 3:
        time.sleep(0.005)
    shutil.rmtree(tmp_path / "m")
    out, err = process.communicate()
    assert process.returncode == 1
    assert err.startswith("azulejos: m/results.jsonl was deleted or moved while the match went on")
    assert re.match(r"2 entrants, 2 players, colored side, \d+ of 200 games\n", out)
    assert "Kept" not in out


def test_a_picture_that_can_not_be_written_is_told_after_the_table(tmp_path: Path) -> None:
    (tmp_path / "p.png").mkdir()
    done = arena("random", "random", "--games", "2", "--plot", "p.png", folder=tmp_path)
    assert done.returncode == 1
    assert done.stdout.startswith("2 entrants")
    assert done.stderr == "azulejos: --plot: p.png can't be written: Is a directory\n"


def test_a_program_that_takes_its_time_to_start_is_waited_for_aloud(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from azulejos.cli import main

    script = tmp_path / "late"
    script.write_text(f"#!/bin/sh\nsleep 0.5\nexec {engine(tmp_path, 'good')}\n")
    script.chmod(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(command, "_SILENT_SECONDS", 0.1)
    assert main(["arena", "random", f"late={script}", "--games", "2", "--processes", "1"]) == 0
    assert capsys.readouterr().err == "waiting for the programs to tell their names\n"


def test_ctrl_c_while_a_program_is_asked_who_it_is_leaves_nothing_behind(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    script = tmp_path / "silent"
    script.write_text(f"#!/bin/sh\necho $$ > {note}\nexec sleep 600\n")
    script.chmod(0o755)
    process = subprocess.Popen(
        [sys.executable, "-m", "azulejos", "arena", "random", str(script)],
        cwd=tmp_path,
        stderr=subprocess.PIPE,
        text=True,
    )
    while not note.exists() or not note.read_text().endswith("\n"):
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate()
    assert process.returncode == 130
    assert "Traceback" not in err
    with pytest.raises(ProcessLookupError):
        os.kill(int(note.read_text()), 0)
    assert not (tmp_path / "arena").exists()


def test_what_an_engine_wrote_does_not_steer_the_terminal(tmp_path: Path) -> None:
    script = tmp_path / "rude"
    script.write_text("#!/bin/sh\nprintf '\\033[2Jgone\\n'\n")
    script.chmod(0o755)
    done = arena("random", f"rude={script}", "--games", "2", folder=tmp_path)
    assert "\033" not in done.stderr
    assert "?[2Jgone" in done.stderr


def test_a_sequential_test_stops_when_it_is_sure(tmp_path: Path) -> None:
    asked = ("one-ply", "random", "--sprt", "0", "100", "--out", "m")
    done = arena(*asked, folder=tmp_path)
    assert done.returncode == 0
    assert "SPRT: one-ply is better by 100 Elo, rather than by 0; LLR +" in done.stdout
    played = len(results_in(tmp_path / "m"))
    assert played < 60
    assert arena(*asked, folder=tmp_path).stdout == done.stdout
    assert len(results_in(tmp_path / "m")) == played, "it is over"


def test_an_undecided_test_says_so(tmp_path: Path) -> None:
    done = arena("random", "random", "--sprt", "0", "5", "--games", "4", folder=tmp_path)
    assert "SPRT: undecided; LLR" in done.stdout


def test_ctrl_c_prints_the_table_so_far_and_leaves_with_130(tmp_path: Path) -> None:
    asked = ["nodes:100", "one-ply", "--games", "100000", "--out", "m"]
    process = subprocess.Popen(
        [sys.executable, "-m", "azulejos", "arena", *asked],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    path = tmp_path / "m" / RESULTS
    while not path.exists() or path.read_bytes().count(b"\n") < 4:
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the whole group
    out, err = process.communicate()
    assert process.returncode == 130
    kept = len(results_in(tmp_path / "m"))
    assert out.startswith(f"2 entrants, 2 players, colored side, {kept} of 100,000 games\n")
    assert err == "Stopped. The same command goes on from here.\n"


def test_a_bar_moves_on_a_terminal(tmp_path: Path) -> None:
    """Through a pseudo-terminal: the bar with score and rate, then the table."""
    reader, writer = pty.openpty()
    environment = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    process = subprocess.Popen(
        [sys.executable, "-m", "azulejos", "arena", "one-ply", "random", "--games", "20"],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=writer,
        env=environment | {"TERM": "xterm", "COLUMNS": "120"},
    )
    os.close(writer)
    shown = b""
    try:
        while part := os.read(reader, 65536):
            shown += part
    except OSError:  # the other end is closed
        pass
    out, _ = process.communicate()
    os.close(reader)
    text = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown.decode())
    assert "20/20 one-ply 20 : 0 random" in text
    assert re.search(r"games/s, 0:0\d left", text)
    assert out.startswith(b"2 entrants")


def test_ratings_of_three_without_the_extra(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from azulejos.cli import main

    arena("random", "random", "random", "--players", "3", "--games", "3", folder=tmp_path)
    monkeypatch.chdir(tmp_path)
    for name in ("choix", "matplotlib", "ray"):
        monkeypatch.setitem(sys.modules, name, None)
    three = ["arena", "random", "random", "random", "--players", "3", "--games", "3"]
    assert main(three) == 0
    told = capsys.readouterr().out
    assert "Ratings of 3 players need an extra: pip install 'azulejos[arena]'" in told
    assert "Elo" not in told
    assert main([*three, "--plot", "x.png"]) == WRONG
    assert "--plot needs an extra: pip install 'azulejos[arena]'" in capsys.readouterr().err
    assert main([*three, "--ray", "auto"]) == WRONG
    assert "--ray needs an extra: pip install 'azulejos[ray]'" in capsys.readouterr().err


@pytest.mark.parametrize("ending", ["png", "svg"])
def test_the_result_is_drawn(tmp_path: Path, ending: str) -> None:
    plot = f"result.{ending}"
    done = arena(*("one-ply", "random", "random", "--games", "2", "--plot", plot), folder=tmp_path)
    assert done.returncode == 0
    drawn = (tmp_path / plot).read_bytes()
    assert drawn.startswith(b"\x89PNG") if ending == "png" else b"random #2" in drawn
