"""Sessions for the tests: in this process, in a pipe, and in a real pseudo-terminal."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import subprocess
import sys
import termios
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, Self

from azulejos.players.seat_holders import Holder
from azulejos.rules import SEED_BYTES, Dealer, Game, Rules
from azulejos.terminal.keeper import Keeper
from azulejos.terminal.local_table import LocalTable
from azulejos.terminal.modes import Front
from azulejos.terminal.new_game import Setup
from azulejos.terminal.settings import Preferences
from azulejos.terminal.speaker import Speaker
from azulejos.terminal.table_mode import TableMode
from azulejos.terminal.text_options import TextOptions, open_session
from azulejos.terminal.text_session import Session
from azulejos.words.languages import Language
from azulejos.words.voice import Voice

MOVE: Final = re.compile(r"\b([1-9C][BYRKW][0-5]|T[1-5][1-5])\b")
ENGLISH: Final = {"LC_ALL": "C.UTF-8"}
SEED: Final = bytes(range(SEED_BYTES))


class Desk:
    """A session in this process. Tests type lines, and read what was said."""

    def __init__(
        self, options: TextOptions, environment: Mapping[str, str] = ENGLISH, *, begins: bool = True
    ) -> None:
        self.written: list[str] = []
        self.session, is_new = open_session(options, environment, lambda: None, self.written.append)
        if begins:
            self.session.table_mode.begin(is_new=is_new)

    @property
    def game(self) -> Game:
        return self.session.table_mode.game

    @property
    def heard(self) -> str:
        """Everything that was said, on one line."""
        return " ".join(self.written)

    def type(self, *lines: str) -> str:
        """Types lines; returns the answer to the last one."""
        start = len(self.written)
        for each in lines:
            start = len(self.written)
            assert self.session.take(each), f"{each} leaves"
        return " ".join(self.written[start:])

    def close(self) -> None:
        self.session.close()


def desk_in(folder: Path, **options: object) -> Desk:
    """A session with this data folder."""
    return Desk(TextOptions(folder=folder, **options))  # type: ignore[arg-type]


def session_at(game: Game, language: Language, folder: Path, write: list[str]) -> Session:
    """An unsaved session at any point of a game. A person plays seat 1."""
    front = Front(Speaker(Voice(language), write.append), Keeper(folder), Preferences())
    holders = (Holder(), *[Holder(level=3)] * (game.rules.num_players - 1))
    table = LocalTable(game, Dealer(SEED), holders)
    return Session(front, TableMode(front, table, Setup(game.rules, holders), 3), lambda: None)


def rules_options(rules: Rules) -> list[str]:
    side = ["--gray"] if rules.side.value == "gray" else []
    return ["--players", str(rules.num_players), *side]


class Terminal:
    """`azulejos text`, or another program, in a real pseudo-terminal."""

    def __init__(
        self,
        folder: Path,
        *options: str,
        columns: int = 80,
        program: Sequence[str] = ("-m", "azulejos"),
        command: Sequence[str] = ("text",),
        environment: Mapping[str, str] = ENGLISH,
    ) -> None:
        self._master, slave = pty.openpty()
        termios.tcsetwinsize(slave, (24, columns))
        self.process = subprocess.Popen(
            [sys.executable, *program, *command, *options],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**os.environ, "AZULEJOS_DATA": str(folder), **environment},
            start_new_session=True,
            # Ctrl-C reaches only whom the terminal controls.
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # noqa: PLW1509 - no threads
        )
        os.close(slave)
        self._received = b""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._master)

    @property
    def keys(self) -> int:
        """The file descriptor for pressed keys."""
        return self._master

    @property
    def transcript(self) -> str:
        """The output so far, up to the last whole character."""
        received = self._received.replace(b"\r\n", b"\n")
        return codecs.getincrementaldecoder("utf-8")().decode(received)

    def answer(self) -> str:
        """Reads up to the next prompt or the end; returns what is new."""
        start = len(self.transcript)
        for part in self._read():
            self._received += part
            if self._received.endswith(b"\n> "):
                break
        return self.transcript[start:].removesuffix("> ")

    def answer_until(self, text: str) -> None:
        """Reads until the output contains a text."""
        for part in self._read():
            self._received += part
            if text in self.transcript:
                return

    def type(self, text: str) -> str:
        os.write(self._master, f"{text}\n".encode())
        return self.answer()

    def press_keys(self, keys: bytes) -> None:
        """Presses keys without waiting for an answer."""
        os.write(self._master, keys)

    def press(self, key: bytes) -> str:
        os.write(self._master, key)
        return self.answer()

    def end(self) -> int:
        """Waits for the program to end; returns its exit status."""
        self.answer()
        return self.process.wait(timeout=60)

    def _read(self) -> Iterator[bytes]:
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            if not select.select([self._master], [], [], 1)[0]:
                continue
            try:
                part = os.read(self._master, 65536)
            except OSError:  # what Linux answers when the other end is closed
                return
            yield part
        raise AssertionError(f"no prompt in time after {self.transcript[-500:]}")
