"""Whole games of `azulejos text` in a real pseudo-terminal."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pytest

from azulejos.notation import format_step, read_records, replay, verify_deals
from azulejos.rules import Rules, WallSide
from azulejos.terminal.keyboard import Keyboard
from tests.games import PLAYERS

from .sessions import MOVE, Terminal, rules_options

COLORS = {"B": "blue", "Y": "yellow", "R": "red", "K": "black", "W": "white"}


def forms(move: str) -> Iterator[str]:
    """The ways to type a move, one after the other."""
    if move.startswith("T"):
        row, column = move[1], move[2]
        yield from (move, f"line {row} column {column}", column, f"column {column}", move.lower())
        return
    source, color, destination = move[0], move[1], move[2]
    place = "center" if source == "C" else f"factory {source}"
    target = "floor" if destination == "0" else f"line {destination}"
    yield move
    yield f"{source} {color} {destination}".lower()
    yield f"{place} {COLORS[color]} {target}"
    yield f"{COLORS[color]} from {place} to {target}"
    yield f"{source} {COLORS[color]} {target}"


def play_to_the_end(terminal: Terminal) -> None:
    """A person who asks for a hint, and types the move in one form or another."""
    which = cycle(range(5))
    asked = cycle(["moves", "board narrow", "", "scores", "needs", "changes", "details"])
    for _ in range(400):
        told = terminal.type("hint")
        found = MOVE.search(told)
        if found is None:
            assert "The game is over." in told
            return
        terminal.type(next(asked))
        answer = terminal.type(list(forms(found.group()))[next(which)])
        assert "You could play" not in answer
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("side", WallSide)
@pytest.mark.parametrize("players", PLAYERS)
def test_a_whole_game_in_a_terminal(tmp_path: Path, players: int, side: WallSide) -> None:
    rules = Rules(players, side)
    with Terminal(tmp_path, *rules_options(rules)) as terminal:
        assert "Your turn." in terminal.answer()
        play_to_the_end(terminal)
        assert "Game 1, " in terminal.type("games")
        terminal.type("quit")
        assert terminal.end() == 0
    assert "Traceback" not in terminal.transcript
    assert terminal.transcript.isascii()
    assert "\x1b" not in terminal.transcript, "no cursor is moved"
    assert "\r" not in terminal.transcript, "no line is written over"
    assert all(len(each) <= 80 for each in terminal.transcript.split("\n"))
    (path,) = (tmp_path / "games").iterdir()
    (record,) = read_records(path)
    game = replay(record)
    assert game.rules == rules
    assert game.outcome is not None
    verify_deals(record)
    assert not (tmp_path / "current.azul").exists()


SPOKEN = {
    "de": ("Tipp", "Brett", "Zurückgenommen: ", "zurück", "Ende", "Das Spiel ist zu Ende."),
    "nl": ("hint", "bord", "Teruggenomen: ", "terug", "stop", "Het spel is afgelopen."),
}
TACTILE_MOVE = re.compile(r"\b([1-9C](?:B|O|R|SCH|X)[0-5])\b")


@pytest.mark.parametrize("language", SPOKEN)
def test_a_whole_tactile_game_of_two_people_in_their_language(
    tmp_path: Path, language: str
) -> None:
    hint, board, undone, undo, leave, over = SPOKEN[language]
    options = ("--language", language, "--tactile", "--name", "Ada", "--name", "Jörg")
    with Terminal(tmp_path, *options) as terminal:
        terminal.answer()
        while found := TACTILE_MOVE.search(terminal.type(hint)):
            answer = terminal.type(found.group().lower())
            assert "Ada: " in answer or "Jörg: " in answer
            if terminal.transcript.count(undone) < 3 and undone in terminal.type(undo):
                assert f"{undone}{found.group()}" in terminal.transcript
                terminal.type(found.group())
        assert over in terminal.transcript
        assert terminal.transcript.count(undone) == 3
        assert terminal.type(f"{board} Jörg").split("\n")[1].startswith("Jörg, ")
        terminal.type(leave)
        assert terminal.end() == 0
    assert "Traceback" not in terminal.transcript
    assert all(len(each) <= 80 for each in terminal.transcript.split("\n"))
    (path,) = (tmp_path / "games").iterdir()
    (record,) = read_records(path)
    assert record.tag("Seat2") == "Jörg"
    game = replay(record)
    assert game.rules.vertical_line_bonus == 5
    assert game.outcome is not None


AGAINST = {
    "de": (
        "Du bist am Zug.",
        ("Züge", "Brett schmal", "Punkte", "Bedarf", "Einzelheiten"),
        "Spiele",
    ),
    "nl": (
        "Jij bent aan de beurt.",
        ("zetten", "bord smal", "punten", "nodig", "details"),
        "spellen",
    ),
}
MOVE_IN = {
    "de": re.compile(r"\b([1-9C][BGRSW][0-5]|T[1-5][1-5])\b"),
    "nl": re.compile(r"\b([1-9C][BGRZW][0-5]|T[1-5][1-5])\b"),
}


@pytest.mark.parametrize("side", WallSide)
@pytest.mark.parametrize("language", AGAINST)
def test_a_whole_game_against_the_computer_in_german_and_dutch(
    tmp_path: Path, language: str, side: WallSide
) -> None:
    """In words of the language, and by what the hints say."""
    turn, questions, games = AGAINST[language]
    hint, _, _, _, leave, over = SPOKEN[language]
    asked = cycle(questions)
    options = ("--language", language, *rules_options(Rules(2, side)))
    with Terminal(tmp_path, *options) as terminal:
        assert turn in terminal.answer()
        while found := MOVE_IN[language].search(terminal.type(hint)):
            answer = terminal.type(found.group())
            assert turn in answer or over.rstrip(".") in answer, answer
            assert terminal.type(next(asked))
        assert over in terminal.transcript
        assert "Computer 2" in terminal.type(games)
        terminal.type(leave)
        assert terminal.end() == 0
    assert "Traceback" not in terminal.transcript
    assert "\x1b" not in terminal.transcript
    assert all(len(each) <= 80 for each in terminal.transcript.split("\n"))
    for word in ("Your ", "from ", " line ", " lijn " if language == "de" else " Reihe "):
        assert word not in terminal.transcript, "one language only"
    (path,) = (tmp_path / "games").iterdir()
    (record,) = read_records(path)
    game = replay(record)
    assert game.rules == Rules(2, side)
    assert game.outcome is not None


def test_people_around_one_keyboard(tmp_path: Path) -> None:
    options = ("--name", "Ada", "--name", "Bo", "--players", "3")
    with Terminal(tmp_path, *options) as terminal:
        assert "A new game: Ada, Bo and Computer 3." in terminal.answer()
        assert "Ada, your turn." in terminal.transcript
        move = MOVE.search(terminal.type("hint"))
        assert move is not None
        answer = terminal.type(move.group())
        assert "Ada: " in answer
        assert "Bo, your turn." in answer
        assert "Ada, your turn." in terminal.type("undo")


def test_ctrl_c_and_ctrl_d_say_goodbye(tmp_path: Path) -> None:
    for key, status in ((b"\x03", 128 + signal.SIGINT), (b"\x04", 0)):
        with Terminal(tmp_path) as terminal:
            terminal.answer()
            assert terminal.press(key).endswith(
                "\nGoodbye. Your game is kept and goes on next time.\n"
            )
            assert terminal.end() == status


def test_ctrl_c_between_two_lines_waits_for_the_step_to_be_done() -> None:
    keyboard = Keyboard()
    keyboard.interrupt()
    with pytest.raises(KeyboardInterrupt):
        keyboard.read()


def test_ctrl_c_ends_a_read_that_the_signal_does_not_interrupt(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One that comes just before a blocking read would be heard only after the next line."""
    empty, never = os.pipe()
    # The signal is given to the thread of the timer, so that no call of this one is interrupted.
    timer = threading.Timer(0.1, os.kill, (os.getpid(), signal.SIGINT))
    with os.fdopen(empty, encoding="utf-8") as keys, Keyboard() as keyboard:
        monkeypatch.setattr(sys, "stdin", keys)
        timer.start()
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
        try:
            with pytest.raises(KeyboardInterrupt):
                keyboard.read()
        finally:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
        timer.join()
    os.close(never)


_UNNOTICED = """
import signal, threading
from azulejos.terminal.keyboard import Keyboard

with Keyboard() as keyboard:
    # A thread handles it, so that no call of the main thread is interrupted.
    threading.Timer(0.2, signal.raise_signal, (signal.SIGINT,)).start()
    try:
        keyboard.read()
    except KeyboardInterrupt:
        print("heard")
    threading.Timer(0.2, print, ("not again\\n> ", ), {"end": ""}).start()
    print(repr(keyboard.read()))
"""


def test_ctrl_c_between_the_prompt_and_the_wait_for_keys_is_heard_once(tmp_path: Path) -> None:
    with Terminal(tmp_path, program=("-c", _UNNOTICED), command=()) as terminal:
        terminal.answer_until("> ")
        terminal.answer_until("heard\n> ")
        terminal.answer_until("not again\n> ")
        assert "'center\\n'" in terminal.type("center")


def test_news_for_a_keyboard_that_is_closed_are_written_nowhere(tmp_path: Path) -> None:
    with Keyboard() as keyboard:
        pass
    # They get the numbers that those of the keyboard had.
    with (tmp_path / "one").open("w") as one, (tmp_path / "two").open("w") as two:
        keyboard.tell_news()
        assert [os.fstat(file.fileno()).st_size for file in (one, two)] == [0, 0]


def test_ctrl_c_while_the_computer_thinks_stops_it_and_keeps_the_game(tmp_path: Path) -> None:
    with Terminal(tmp_path, "--level", "8") as terminal:
        terminal.answer()
        move = MOVE.search(terminal.type("hint"))
        assert move is not None
        os.write(terminal.keys, f"{move.group()}\n".encode())
        terminal.answer_until("Player 1: ")
        assert "Goodbye. Your game is kept and goes on next time." in terminal.press(b"\x03")
        assert terminal.end() == 128 + signal.SIGINT
        assert "Computer 2: " not in terminal.transcript
    assert "Traceback" not in terminal.transcript
    (record,) = read_records(tmp_path / "current.azul")
    assert [format_step(step) for step in replay(record).steps[1:]] == [move.group()]
    with Terminal(tmp_path, "--level", "1") as terminal:
        assert "Computer 2: " in terminal.answer(), "it thinks again, and plays"


def test_a_narrow_terminal_is_not_written_over_its_edge(tmp_path: Path) -> None:
    with Terminal(tmp_path, columns=40) as terminal:
        terminal.answer()
        terminal.type("help")
        terminal.type("board narrow")
    assert all(len(each) <= 40 for each in terminal.transcript.split("\n"))


def test_a_closed_terminal_keeps_the_game(tmp_path: Path) -> None:
    with Terminal(tmp_path) as terminal:
        terminal.answer()
        saved = (tmp_path / "current.azul").read_text()
        terminal.process.send_signal(signal.SIGHUP)
        terminal.process.wait(timeout=60)
    assert (tmp_path / "current.azul").read_text() == saved
    with Terminal(tmp_path) as terminal:
        assert "Your game goes on in round 1" in terminal.answer()


def test_a_pipe_gets_the_same_lines(tmp_path: Path) -> None:
    lines = ("factories", "help", "b narrow", "code")
    piped = subprocess.run(
        [sys.executable, "-m", "azulejos", "text", "--data", str(tmp_path)],
        input="\n".join(lines),
        capture_output=True,
        text=True,
        env={"LC_ALL": "C.UTF-8"},
        check=False,
        timeout=60,
    )
    assert piped.returncode == 0
    assert piped.stderr == ""
    with Terminal(tmp_path) as terminal:
        terminal.answer()
        answers = [terminal.type(each).split("\n", 1)[1] for each in lines]
    # The prompt stands on a line of its own, and the first part tells of the new game.
    assert piped.stdout.split("\n>\n")[1:-1] == [each.removesuffix("\n") for each in answers]


def test_nothing_large_is_loaded_before_the_first_prompt(tmp_path: Path) -> None:
    """So that it comes within half a second."""
    code = "import runpy, sys; sys.argv[0] = 'azulejos'\n"
    code += "try: runpy.run_module('azulejos')\n"
    code += "finally: print(*sys.modules, file=sys.stderr)"
    command = [sys.executable, "-c", code, "text", "--data", str(tmp_path)]
    done = subprocess.run(command, input="", capture_output=True, check=True, text=True)
    assert ">" in done.stdout
    loaded = set(done.stderr.split())
    assert {name.partition(".")[0] for name in loaded}.isdisjoint(
        {"aiosqlite", "alembic", "asyncio", "choix", "httpx", "litestar", "matplotlib", "msgspec"}
        | {"numpy", "ray", "rich", "segno", "sqlalchemy", "sqlite3", "ssl", "textual", "torch"}
        | {"uvicorn", "websockets"}
    )
    assert {"azulejos.words", "fluent.runtime"} <= loaded
    # The command line declares the options of `serve`; nothing else of the server is needed.
    server = {name for name in loaded if name.startswith("azulejos.server")}
    assert server <= {f"azulejos.server{part}" for part in ("", ".arguments", ".limits")}
    for part in ("terminal.full_screen", "terminal.online", "training.fit"):
        assert f"azulejos.{part}" not in loaded
