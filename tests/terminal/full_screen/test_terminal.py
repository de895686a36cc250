"""`azulejos tui` in a real pseudo-terminal: the cursor, repainting, plain lines and back, and the
message if there can be no full screen."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import pytest

from azulejos.cli import main
from azulejos.notation import read_records, replay
from azulejos.terminal import displays
from azulejos.terminal.full_screen.app import TableApp
from tests.terminal.sessions import ENGLISH, Terminal

COLORED: Final = {**ENGLISH, "TERM": "xterm-256color", "NO_COLOR": ""}
_ESCAPE: Final = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|[=>()].?|\][^\x07]*\x07|P[^\x1b]*\x1b\\)")
_CURSOR: Final = re.compile(r"\x1b\[(\d+);(\d+)H")
_COLOR: Final = re.compile(r"\x1b\[(?:[\d;]*;)?(?:3[0-8]|4[0-8]|9\d|10[0-7])(?:;[\d;]*)?m")


class Screen(Terminal):
    """A terminal with the full screen in it."""

    def __init__(
        self, folder: Path, *options: str, environment: Mapping[str, str] = COLORED
    ) -> None:
        given = {name: value for name, value in environment.items() if value}
        super().__init__(folder, "--level", "1", *options, command=("tui",), environment=given)

    def wait_for(self, text: str, start: int = 0) -> str:
        """Reads until a text appears after a point; answers all that came since then."""
        self.wait_until(lambda: text in self.transcript[start:], text)
        return self.transcript[start:]

    def wait_until(self, holds: Callable[[], object], what: str) -> None:
        """Reads until something holds: what is written at once may come in pieces."""
        deadline = time.monotonic() + 60
        while not holds():
            assert time.monotonic() < deadline, f"{what}: {self.transcript[-500:]!r}"
            if select.select([self.keys], [], [], 1)[0]:
                self._received += os.read(self.keys, 65536)

    def hit(self, key: bytes, text: str) -> str:
        """Presses a key and waits for what it brings; answers what came."""
        start = len(self.transcript)
        os.write(self.keys, key)
        return self.wait_for(text, start)


@pytest.fixture(autouse=True)
def colors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)


def test_the_cursor_is_seen_on_the_focus_and_only_changes_are_repainted(tmp_path: Path) -> None:
    with Screen(tmp_path) as terminal:
        terminal.wait_for("choose tiles")
        terminal.hit(b"3", "\x1b[2;31H")
        terminal.hit(b"2", "\x1b[2;17H")
        shown, hidden = "\x1b[?25h", "\x1b[?25l"
        terminal.wait_until(
            lambda: terminal.transcript.rfind(shown) > terminal.transcript.rfind(hidden),
            "the cursor is not hidden",
        )
        # The tiles that were focused, those that are, and the text about them.
        moved = terminal.hit(b"1", "\x1b[2;3H")
        painted = _ESCAPE.sub("", moved)
        assert len(painted) < 300, "not the 1920 cells of the screen"
        assert _CURSOR.findall(moved)[-1] == ("2", "3")
        os.write(terminal.keys, b"q")
        assert terminal.end() == 0
    assert "Traceback" not in terminal.transcript


def test_plain_lines_and_back_with_the_same_game(tmp_path: Path) -> None:
    with Screen(tmp_path) as terminal:
        terminal.wait_for("choose tiles")
        plain = terminal.hit(b"p", "\n> ")
        assert "\x1b[?1049l" in plain, "the screen is given back"
        assert "Plain lines. Type tui for the full screen." in plain
        assert "Your game goes on in round 1" in plain
        assert "You are in plain lines." in terminal.type("plain")
        hint = re.search(r"Hint: (\w+)\.", terminal.type("hint"))
        assert hint is not None
        assert "Your turn." in terminal.type(hint.group(1))
        back = terminal.hit(b"tui\n", "choose tiles")
        assert "\x1b[?1049h" in back
        back += terminal.hit(b"\x1b[B", "H")
        os.write(terminal.keys, b"q")
        assert terminal.end() == 0
        assert "Goodbye. Your game is kept and goes on next time." in terminal.transcript
    (record,) = read_records(tmp_path / "current.azul")
    assert str(replay(record).steps[1]) == hint.group(1)


def test_ctrl_c_leaves_and_keeps_the_game(tmp_path: Path) -> None:
    with Screen(tmp_path) as terminal:
        terminal.wait_for("choose tiles")
        os.write(terminal.keys, b"\x03")
        assert terminal.end() == 0
        assert terminal.transcript.rstrip().endswith(
            "Goodbye. Your game is kept and goes on next time."
        )


def test_kill_loses_nothing(tmp_path: Path) -> None:
    with Screen(tmp_path) as terminal:
        terminal.wait_for("choose tiles")
        os.write(terminal.keys, b"/hint\r")
        hint = re.compile(r"Hint: (\w{3})")
        terminal.wait_until(lambda: hint.search(terminal.transcript), "a hint")
        move = hint.search(terminal.transcript)
        assert move is not None
        os.write(terminal.keys, f"{move.group(1)}\r".encode())
        # All that is on the screen has been saved before.
        terminal.wait_for("Computer 2: ", len(terminal.transcript))
        terminal.process.send_signal(signal.SIGKILL)
        terminal.process.wait(timeout=60)
    (record,) = read_records(tmp_path / "current.azul")
    steps = replay(record).steps
    assert str(steps[1]) == move.group(1)
    assert len(steps) >= 3
    with Terminal(tmp_path) as lines:
        assert "Your game goes on in round 1" in lines.answer()


def test_without_color_there_is_none(tmp_path: Path) -> None:
    with Screen(tmp_path, environment={**COLORED, "NO_COLOR": "1"}) as terminal:
        shown = terminal.wait_for("choose tiles")
        shown += terminal.hit(b"1", "[")
        shown += terminal.hit(b"\r", "»")
        os.write(terminal.keys, b"q")
        terminal.end()
    assert not _COLOR.search(terminal.transcript)
    assert "»" in shown, "lines that accept the tiles are marked all the same"
    assert "[" in _ESCAPE.sub("", shown)


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_in_a_pipe_a_line_points_to_plain_text(tmp_path: Path, language: str) -> None:
    piped = subprocess.run(
        [sys.executable, "-m", "azulejos", "tui", "--language", language, "--data", str(tmp_path)],
        input="",
        capture_output=True,
        text=True,
        env={**os.environ, **COLORED},
        check=False,
    )
    assert piped.returncode == 1
    assert piped.stdout == ""
    (line,) = piped.stderr.splitlines()
    assert " azulejos text" in line


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "The full screen crashed"),
        ("de", "Die Vollbildansicht ist wegen eines Fehlers im Programm abgestürzt"),
        ("nl", "De weergave op volledig scherm is vastgelopen"),
    ],
)
def test_a_screen_that_breaks_down_is_told_of(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    language: str,
    told: str,
) -> None:
    monkeypatch.setattr(displays, "why_no_screen", lambda _: [])
    # What Textual answers after it has told of an error.
    monkeypatch.setattr(TableApp, "run", lambda app: app.table.close())
    assert main(["tui", "--language", language, "--data", str(tmp_path)]) == 1
    assert told in capsys.readouterr().out


def test_a_plain_terminal_points_to_plain_text(tmp_path: Path) -> None:
    with Screen(tmp_path, environment={**ENGLISH, "TERM": "dumb"}) as terminal:
        assert terminal.end() == 1
    assert "In a pipe or a plain terminal, use azulejos text." in terminal.transcript


def test_without_the_extra_a_line_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "textual", None)
    assert main(["tui", "--data", str(tmp_path)]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line == "azulejos: azulejos tui needs an extra: pip install 'azulejos[tui]'"
    assert not (tmp_path / "lock").exists(), "nothing was begun"


def test_plain_lines_that_can_t_have_the_screen_say_so_and_go_on(tmp_path: Path) -> None:
    piped = subprocess.run(
        [sys.executable, "-m", "azulejos", "text", "--data", str(tmp_path)],
        input="tui\nscores\n",
        capture_output=True,
        text=True,
        env={**os.environ, **ENGLISH},
        check=False,
    )
    assert piped.returncode == 0
    assert "The full screen needs a terminal of its own." in piped.stdout
    assert "Player 1: 0; no points this round so far." in piped.stdout
