"""People at an online table: `azulejos text --join` in pipes, playing by themselves."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Final

import httpx
from websockets.sync.client import connect

from azulejos.notation import parse_position
from azulejos.rules import CENTER, FLOOR, Phase, PlayerMove, TilingMove
from azulejos.terminal.online.server_refusals import readable
from azulejos.terminal.speaker import Speaker
from azulejos.wire.columns import columns_so_far
from azulejos.words.languages import Language
from azulejos.words.phrases import phrase
from azulejos.words.things import color_name, typed_move
from azulejos.words.voice import Voice
from tests.server.serving import Json, Server
from tests.terminal.sessions import ENGLISH

SECONDS: Final = 120.0
_WORDS: Final = {
    Language.ENGLISH: ("line", "center", "floor", "column"),
    Language.GERMAN: ("Reihe", "Mitte", "Boden", "Spalte"),
    Language.DUTCH: ("lijn", "midden", "vloer", "kolom"),
}


def invitation(server: Server, made: Json) -> str:
    return f"{table_link(server, made)}#invitation={made['invitation']}"


def seat_link(server: Server, made: Json, token: str) -> str:
    return f"{table_link(server, made)}#seat={token}"


def table_link(server: Server, made: Json) -> str:
    return f"{server.url}/table/{made['table']}"


class Person:
    """A process that plays; its output is collected."""

    def __init__(
        self, link: str, folder: Path, *options: str, language: Language = Language.ENGLISH
    ) -> None:
        self.language = language
        self.voice = Voice(language)
        self.lines: list[str] = []
        self._changed = threading.Condition()
        command = [sys.executable, "-m", "azulejos", "text", "--join", link]
        command += ["--data", str(folder), "--language", language.value, *options]
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=ENGLISH,
        )
        self._reading = threading.Thread(target=self._read, daemon=True)
        self._reading.start()

    @property
    def heard(self) -> str:
        """The output on one line, without prompts."""
        return " ".join(line for line in self.lines if line != ">")

    def type(self, text: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{text}\n")
        self.process.stdin.flush()

    def ask(self, text: str) -> str:
        """Types a line; returns the output up to the next prompt."""
        start = len(self.lines)
        self.type(text)
        self.wait(lambda: ">" in self.lines[start:])
        return " ".join(self.lines[start:])

    def wait_for(self, *sentences: str, since: int = 0) -> int:
        """Waits until one of them was written after so many lines; answers which."""

        def found() -> int | None:
            heard = " ".join(line for line in self.lines[since:] if line != ">")
            return next((n for n, each in enumerate(sentences) if each in heard), None)

        self.wait(lambda: found() is not None)
        number = found()
        assert number is not None
        return number

    def wait(self, is_so: object) -> None:
        assert callable(is_so)
        until = time.monotonic() + SECONDS
        with self._changed:
            while not is_so():
                left = until - time.monotonic()
                gone = self.process.poll() is not None and not self._reading.is_alive()
                assert left > 0, f"not in time: {self.lines[-30:]}"
                assert not gone, f"it left: {self.lines[-30:]}"
                self._changed.wait(min(left, 0.5))

    def leave(self) -> int:
        """Types quit; answers the exit status."""
        self.type("quit")
        return self.end()

    def end(self) -> int:
        status = self.process.wait(timeout=SECONDS)
        self._reading.join(timeout=SECONDS)
        return status

    def close(self) -> None:
        """Ends the process, whatever it does."""
        self.process.kill()
        self.process.wait()
        self._reading.join()
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            with suppress(BrokenPipeError):
                pipe.close()

    def say(self, message: str, **args: int | str) -> str:
        return self.voice.say(phrase(message, **args))

    # A mind of its own

    def play(self, server: Server, table: str, seat: int, rng: Random) -> None:
        """Plays a seat to the end of the game, each move typed in one way or another."""
        seen = 0
        turn = self.say("your-turn", player="", alone="yes")
        deal, over = self.say("online-deal-waits"), self.say("online-over")
        columns: list[str] = []
        while True:
            at = self._next_call(seen, turn, deal, over)
            seen, called = at + 1, self.lines[at]
            if called.startswith(over[:20]):
                return
            if called.startswith(deal[:20]):
                self.type("")
                continue
            state = _state(server, table)
            position = parse_position(state["position"])
            if position.phase is Phase.WALL_TILING:
                now = columns_so_far(position, seat, columns).next_choice
                assert now is not None
                move = rng.choice(list(now.legal_moves))
                columns.append(str(move))
                if columns_so_far(position, seat, columns).next_choice is None:
                    columns = []
            else:
                move = rng.choice(list(position.legal_moves))
            self.type(self.typed(move, rng))

    def typed(self, move: PlayerMove, rng: Random) -> str:
        """A move in one of the ways to type it."""
        line, center, floor, column = _WORDS[self.language]
        if isinstance(move, TilingMove):
            return rng.choice([str(move), f"{column} {move.column + 1}"])
        source = center if move.source == CENTER else str(move.source + 1)
        to = floor if move.destination == FLOOR else f"{line} {move.destination}"
        spoken = f"{source} {self.voice.say(color_name(move.color))} {to}"
        return rng.choice([self.voice.say(typed_move(move)), spoken])

    def _next_call(self, since: int, *calls: str) -> int:
        """Waits for the next of these that is written; answers the number of its line."""
        begins = tuple(each[:20] for each in calls)

        def found() -> int | None:
            numbers = range(since, len(self.lines))
            return next((n for n in numbers if self.lines[n].startswith(begins)), None)

        self.wait(lambda: found() is not None)
        number = found()
        assert number is not None
        return number

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            with self._changed:
                self.lines.append(line.rstrip("\n"))
                self._changed.notify_all()
        with self._changed:
            self._changed.notify_all()


def _state(server: Server, table: str) -> Json:
    """The table, even if the server is killed meanwhile."""
    until = time.monotonic() + SECONDS
    while True:
        try:
            return server.state(table)
        except httpx.TransportError:
            assert time.monotonic() < until
            time.sleep(0.05)


@contextmanager
def people(*persons: Person) -> Iterator[Sequence[Person]]:
    try:
        yield persons
    finally:
        for each in persons:
            each.close()


def told(server: Server, table: str) -> list[Json]:
    """Everything that happened at a table."""
    number = server.state(table)["number"]
    happened: list[Json] = []
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket") as socket:
        socket.send(json.dumps({"type": "hello", "tokens": [], "after": 0}))
        while not happened or happened[-1]["number"] < number:
            message = json.loads(socket.recv(timeout=SECONDS))
            if message["type"] == "happened":
                happened.append(message)
    return happened


def announced(happened: Sequence[Json], voice: Voice) -> list[str]:
    """The sentences for each move, column and deal."""
    said = []
    for each in happened:
        lines: list[str] = []
        Speaker(voice, lines.append).say(readable(tuple(each["speech"]), voice))
        if each["entry"]["type"] in {"played", "tiled", "dealt", "sat"}:
            said.append(" ".join(lines))
    return said


def check_heard(person: Person, happened: Sequence[Json]) -> None:
    """Everything was said once: as often as it happened, and in that order."""
    said = announced(happened, person.voice)
    at = 0
    for each in said:
        at = person.heard.find(each, at)
        assert at >= 0, f"{each} was not said, or too early"
        at += len(each)
    for each in set(said):
        assert person.heard.count(each) == sum(other.count(each) for other in said), each
