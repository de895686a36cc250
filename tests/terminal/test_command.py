"""The command `azulejos` and its subcommands, as people type them."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import azulejos
from azulejos import native
from azulejos.notation import format_record, format_records, record_game
from azulejos.rules import Dealer, Game, Phase, Rules, WallSide
from azulejos.words.languages import Language
from azulejos.words.levels import LEVELS, level_character, level_entry, level_name
from azulejos.words.voice import Voice

from .sessions import ENGLISH, Terminal


def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "azulejos", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )


def played(rules: Rules, seed: int = 1) -> tuple[Game, dict[str, str]]:
    """A whole game of first legal moves, and the tags that reveal its seed."""
    dealer = Dealer(bytes([seed]) * 32)
    game = Game(rules)
    while not game.position.is_over:
        if game.position.phase is Phase.PREPARING_NEXT_ROUND:
            game.play(dealer.deal(game.position))
        else:
            game.play(list(game.position.legal_moves)[-1])
    tags = {"Dealer": "1", "Commit": dealer.commitment, "Seed": dealer.seed.hex()}
    return game, tags


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game, tags = played(Rules())
    path = tmp_path / "game.azul"
    path.write_text(format_record(record_game(game, ["Ada", "Bo"], tags)))
    return path


def test_version() -> None:
    done = run("--version")
    assert done.stdout == f"azulejos {azulejos.__version__}\n"


PLAIN = [{}, {"TERM": "dumb"}, {"NO_COLOR": "1"}, {"AZULEJOS_PLAIN": "1"}]


@pytest.mark.parametrize("variables", PLAIN, ids=str)
def test_a_bare_command_plays_in_plain_lines(tmp_path: Path, variables: dict[str, str]) -> None:
    environment = {**ENGLISH, **variables}
    with Terminal(tmp_path / "terminal", command=(), environment=environment) as terminal:
        assert "A new game: Player 1 and Computer 2." in terminal.answer()
        terminal.type("quit")
        assert terminal.end() == 0
    assert "\x1b" not in terminal.transcript
    piped = subprocess.run(
        [sys.executable, "-m", "azulejos"],
        input="quit\n",
        capture_output=True,
        text=True,
        env={**environment, "AZULEJOS_DATA": str(tmp_path / "pipe")},
        check=True,
        timeout=60,
    )
    assert "A new game: Player 1 and Computer 2.\n" in piped.stdout
    assert piped.stdout.endswith("\nGoodbye. Your game is kept and goes on next time.\n")


def test_help_lists_the_commands() -> None:
    told = run("--help").stdout
    for command in ("text", "players", "engine", "record", "export", "bench"):
        assert f"\n    {command} " in told
    assert "Without a command, azulejos plays" in told


@pytest.mark.parametrize("name", ["red", "2"])
def test_a_name_that_means_something_else_is_told(name: str) -> None:
    done = run("text", "--name", name)
    assert done.returncode == 2
    assert f"{name} means something else when it is typed in a game" in done.stderr


@pytest.mark.parametrize("wrong", [("sing",), ("record",), ("text", "--players", "5")])
def test_a_wrong_command_is_told_with_what_would_be_right(wrong: tuple[str, ...]) -> None:
    done = run(*wrong)
    assert done.returncode == 2
    assert "usage: azulejos" in done.stderr
    assert "Traceback" not in done.stderr


def test_record_prints_the_boards_and_checks(record: Path) -> None:
    done = run("record", str(record))
    assert done.returncode == 0
    assert "Final boards" in done.stdout
    assert "Seat 1, Ada:" in done.stdout
    assert "Winner: " in done.stdout or "Shared victory: " in done.stdout
    assert done.stdout.endswith("1 game replayed: all in order\n")
    assert all(len(line) <= 80 for line in done.stdout.splitlines())


def test_record_prints_the_boards_of_every_round_if_asked(record: Path) -> None:
    done = run("record", "--rounds", str(record))
    assert "After round 1" in done.stdout
    assert "After round 2" in done.stdout


def test_record_verifies_the_deals(record: Path) -> None:
    done = run("record", "--verify", "--quiet", str(record))
    assert done.stdout == "1 game replayed: all in order, deals as the seed gives them\n"
    record.write_text(record.read_text().replace('[Seed "01', '[Seed "02'))
    done = run("record", "--verify", "--quiet", str(record))
    assert done.returncode == 1
    assert "game at line 1, Commit: the seed's hash is" in done.stderr


def test_a_seed_without_a_commitment_is_told(record: Path) -> None:
    kept = [each for each in record.read_text().split("\n") if not each.startswith("[Commit")]
    record.write_text("\n".join(kept))
    done = run("record", "--verify", "--quiet", str(record))
    assert done.returncode == 0
    assert done.stdout.endswith(
        "1 without a Commit: nothing shows that the seed was fixed beforehand\n"
    )


@pytest.mark.long
def test_ten_thousand_games_are_checked_in_little_memory(tmp_path: Path) -> None:
    path = tmp_path / "games.azul"
    texts = [format_record(record_game(played(Rules(), seed)[0])) for seed in range(20)]
    with path.open("w") as file:
        for number in range(10_000):
            file.write(("\n" if number else "") + texts[number % 20])
    program = (
        "import sys; from azulejos.cli import main; main(sys.argv[1:]); "
        "print(open('/proc/self/status').read())"
    )
    command = [sys.executable, "-c", program, "record", "--quiet", str(path)]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert told.startswith("10000 games replayed: all in order\n")
    # What rusage tells of a child counts its parent's memory too, up to the exec.
    (peak,) = re.findall(r"^VmHWM:\s+(\d+) kB$", told, re.MULTILINE)
    assert int(peak) < 100_000


def test_the_engine_without_standard_input_is_told_in_one_line() -> None:
    command = f"'{sys.executable}' -m azulejos engine <&-"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == "azulejos: the engine needs standard input and output\n"


def test_record_tells_of_each_game_that_does_not_hold_and_goes_on(tmp_path: Path) -> None:
    game, _ = played(Rules(3, WallSide.GRAY))
    good = record_game(game)
    path = tmp_path / "games.azul"
    text = "".join(format_records([good, good, good]))
    first, second, third = text.split("[Rules ")[1:]
    second = second.replace('[Scores "', '[Scores "9')
    path.write_text("[Rules " + "[Rules ".join([first, second, third]))
    done = run("record", "--quiet", str(path))
    assert done.returncode == 1
    assert done.stdout == "3 games replayed: 1 with an error\n"
    assert done.stderr.count("\n") == 1
    assert ", Scores: " in done.stderr


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"hello\n", b'[Rules "colored"]\n'])
def test_a_file_that_is_no_record_is_told_in_one_line(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "wrong.azul"
    path.write_bytes(content)
    done = run("record", str(path))
    assert done.returncode == 1
    assert done.stderr.startswith(f"{path}: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("path", ["/nowhere/game.azul", "/"])
def test_a_file_that_cant_be_read_is_told_in_one_line(path: str) -> None:
    done = run("record", path)
    assert done.returncode == 1
    assert done.stderr.startswith("azulejos: ")
    assert done.stderr.count("\n") == 1


def test_a_reader_that_leaves_is_no_error(tmp_path: Path) -> None:
    game, _ = played(Rules())
    path = tmp_path / "games.azul"
    path.write_text("".join(format_records([record_game(game)] * 300)))
    command = f"'{sys.executable}' -m azulejos record '{path}' | head -n 1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert done.stdout == "Game 1, ?, ?\n"
    assert done.stderr == ""


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_players_lists_the_levels(language: str) -> None:
    done = run("players", "--language", language)
    assert done.returncode == 0
    assert done.stderr == ""
    assert all(len(line) <= 80 for line in done.stdout.splitlines())
    voice = Voice(Language(language))
    told = " ".join(done.stdout.split())
    for level in LEVELS:
        assert voice.say([*level_entry(level)]) in told


def test_players_as_json_has_the_same() -> None:
    listed = json.loads(run("players", "--json", "--language", "de").stdout)
    assert [each["level"] for each in listed] == [*LEVELS]
    voice = Voice(Language.GERMAN)
    for each in listed:
        assert each["name"] == voice.say(level_name(each["level"]))
        assert each["character"] == voice.say(level_character(each["level"]))
        limits = native.levels()[each["level"] - 1]
        assert each["nodes"] == limits.nodes
        assert each["depth"] == limits.depth
        assert each["milliseconds"] == limits.milliseconds
