"""`kill -9` at random moments of a companion game: only the unfinished line is lost."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from azulejos.companion.log import Began, Entry, format_entry, parse_entry
from azulejos.notation import parse_record
from azulejos.words.languages import Language
from tests.terminal.sessions import ENGLISH
from tests.volume import volume

from .desks import companion_in
from .told_game import NAMES, Teller, true_game

KILLS = volume(3, 12)
"""In each language, while one game is told."""


class Piped:
    """`azulejos companion` in pipes."""

    def __init__(self, folder: Path, language: Language) -> None:
        names = [part for name in NAMES for part in ("--name", name)]
        options = ["--data", str(folder), "--language", language.value, *names]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "azulejos", "companion", *options],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=ENGLISH,
        )

    def type(self, lines: list[str]) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write("".join(f"{line}\n" for line in lines).encode())
        self._process.stdin.flush()

    def wait_for_prompts(self, number: int) -> None:
        assert self._process.stdout is not None
        while number and (text := self._process.stdout.readline()):
            number -= text == b">\n"

    def kill(self) -> None:
        """Kills it; whatever it wrote by then, it did not complain."""
        self._process.kill()
        _, errors = self._process.communicate()
        assert errors == b""

    def end(self) -> str:
        heard, errors = self._process.communicate()
        assert (errors, self._process.returncode) == (b"", 0)
        return heard.decode()


def expected(folder: Path, language: Language, lines: list[str]) -> list[tuple[int, str]]:
    """What each line writes to the log, where it writes something, by the number of the line."""
    desk = companion_in(folder, language=language)
    written: list[tuple[int, str]] = []
    path = folder / "companion" / "log.jsonl"
    for number, line in enumerate(lines):
        before = path.read_text(encoding="utf-8")
        desk.type(line)
        after = path.read_text(encoding="utf-8").removeprefix(before)
        written += [(number, entry) for entry in after.splitlines()]
    desk.close()
    return written


def logged(folder: Path) -> list[Entry]:
    """The whole lines of a log."""
    path = folder / "companion" / "log.jsonl"
    whole = path.read_text(encoding="utf-8").split("\n")[:-1] if path.exists() else []
    return [parse_entry(line) for line in whole]


@pytest.mark.volume
@pytest.mark.parametrize("language", Language)
def test_killed_while_a_game_is_told(tmp_path: Path, language: Language) -> None:
    rng = Random(language.value)
    lines = [*Teller(language).lines()]
    entries = expected(tmp_path / "whole", language, lines)
    folder = tmp_path / "killed"
    done = 0
    """How many lines are told for good."""
    stops = sorted(rng.sample(range(len(lines)), KILLS))
    for number, stop in enumerate(stops):
        piped = Piped(folder, language)
        # All at once, so that it is killed in the middle of something.
        piped.type(lines[done:])
        piped.wait_for_prompts(max(0, stop - done))
        time.sleep(rng.random() * 0.02 if number % 2 else 0)
        piped.kill()
        found = [format_entry(entry) for entry in logged(folder)[1:]]
        assert found == [text for _, text in entries[: len(found)]], "in the order it was told"
        answered = max(stop - 1, done)
        assert len(found) >= sum(line < answered for line, _ in entries), (
            "what was answered is kept"
        )
        done = max(entries[len(found) - 1][0] + 1 if found else 0, done)
    piped = Piped(folder, language)
    piped.type([*lines[done:]])
    piped.wait_for_prompts(1)
    heard = piped.end()
    assert "Traceback" not in heard
    assert parse_record((folder / "companion" / "game.azul").read_text()).steps == true_game().steps


def test_a_torn_line_is_left_out(tmp_path: Path) -> None:
    desk = companion_in(tmp_path)
    desk.type("1 RRBK", "2 RRBK")
    desk.close()
    path = tmp_path / "companion" / "log.jsonl"
    whole = path.read_bytes()
    for length in range(len(whole) - 1, whole.rindex(b"\n", 0, -1), -1):
        path.write_bytes(whole[:length])
        again = companion_in(tmp_path)
        assert "What's on factory 2?" in again.heard
        again.type("2 YYBB")
        again.close()
        last = path.read_text(encoding="utf-8").splitlines()[-1]
        assert parse_entry(last) == parse_entry(
            '{"acts":[{"act":"drew","factories":{"2":"BBYY"}}]}'
        )


@pytest.mark.parametrize(
    "torn",
    [
        "nonsense\n",
        '{"acts":[]}\n',
        '{"acts":[{"act":"played","move":"3R4"}]}\n',
        '{"acts":[{"act":"began","rules":"colored","seats":["a"],"start":1,"date":"x","key":"y"}]}\n',
        '{"acts":5}\n',
        "[]\n",
        "{" * 100_000 + "\n",
    ],
)
def test_a_log_that_can_not_be_read_is_set_aside(tmp_path: Path, torn: str) -> None:
    folder = tmp_path / "companion"
    folder.mkdir()
    (folder / "log.jsonl").write_text(torn, encoding="utf-8")
    desk = companion_in(tmp_path)
    assert "I can't read the saved game. It is kept as log-unreadable-" in desk.heard
    assert [path.read_text() for path in folder.glob("log-unreadable-*")] == [torn]
    desk.type("1 RRBK")
    desk.close()
    assert isinstance(logged(tmp_path)[0].acts[0], Began)


def test_a_move_that_can_not_be_is_no_log(tmp_path: Path) -> None:
    desk = companion_in(tmp_path)
    desk.type("1 RRBK; 2 RRBK; 3 RRBK; 4 RRBK; 5 RRBK", "1R2")
    desk.close()
    path = tmp_path / "companion" / "log.jsonl"
    text = path.read_text(encoding="utf-8")
    for wrong in ("1R2", '{"acts":[{"act":"took back","number":9}]}'):
        entry = wrong if wrong.startswith("{") else '{"acts":[{"act":"played","move":"1R2"}]}'
        path.write_text(f"{text}{entry}\n", encoding="utf-8")
        again = companion_in(tmp_path)
        assert "I can't read" in again.heard
        assert f"Its line {text.count(chr(10)) + 1} doesn't fit: " in again.heard
        again.close()
