"""The client's end of the engine protocol: starts a command, talks to it, never waits for ever.

Whatever the command does (crash, hang, flood, write nonsense), a call ends by its deadline with
an answer, or with an EngineFailure that gives the reason and the last lines.
"""

from __future__ import annotations

import os
import re
import selectors
import signal
import subprocess
import time
import weakref
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from typing import IO, Final

from azulejos.notation import format_move, format_position, format_rules, format_step
from azulejos.rules import Game, Position

from .protocol_lines import MAX_LINE
from .thinker import Limits

KEPT_LINES: Final = 20
"""Last lines in a failure, of both directions and standard error together."""
_KEPT_CHARACTERS: Final = 200
"""The end of each kept line: a `position` line grows with the game."""
_CHUNK: Final = 1 << 16
_FAREWELL_SECONDS: Final = 1.0
"""How long a command may take to exit after `quit`, and after its output ended."""
_ID: Final = re.compile(r"id (\w+) (.+)")
_OPTION: Final = re.compile(r"option name (.+?) type (\w+)(.*)")
_BOUND: Final = re.compile(r" (min|max) (-?\d{1,18})(?= |$)")
_NODES: Final = re.compile(r"info (?:.* )?nodes (\d{1,18})(?: |$)")


class FailureKind(Enum):
    """How an engine failed."""

    CRASH = "crash"
    """It did not start, exited, or closed its output."""
    HANG = "hang"
    """It did not answer in time."""
    ERROR = "error"
    """It answered `error`, or a line longer than the protocol allows."""
    ILLEGAL_MOVE = "illegal move"
    """Its answer is not a legal move."""


class EngineFailure(Exception):  # noqa: N818 - the engine failed, not its caller
    """An engine failed and its process is gone. The message is the reason."""

    def __init__(self, kind: FailureKind, reason: str, last_lines: Sequence[str] = ()) -> None:
        super().__init__(reason)
        self.kind = kind
        self.reason = reason
        self.last_lines = tuple(last_lines)
        """`> ` marks lines to the engine, `< ` lines from it, `! ` its standard error."""


@dataclass(frozen=True, slots=True)
class OfferedOption:
    """An option of an engine, with its bounds if it gave any."""

    name: str
    lowest: int | None = None
    highest: int | None = None


@dataclass(frozen=True, slots=True)
class BestMove:
    """An engine's answer to `go`, not yet checked by the rules."""

    text: str
    nodes: int | None = None
    """From the last `info` line that has nodes."""


class EngineClient:
    """A command that speaks the protocol, as a process of its own.

    Every method but `close` and `kill` may raise EngineFailure; after that the process is gone.
    """

    def __init__(self, command: Sequence[str]) -> None:
        """Starts the command. Raises EngineFailure if it can't."""
        self._kept: deque[str] = deque(maxlen=KEPT_LINES)
        self._input = bytearray()
        self._output = bytearray()
        self._errors = bytearray()
        self._lines: deque[str] = deque()
        self._has_ended = False
        self.options: dict[str, OfferedOption] = {}
        """By name in lower case."""
        self.ids: dict[str, str] = {}
        """Its `id` lines: `name`, `author` and others."""
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the user named this command
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                # Its own process group: Ctrl-C stays ours, and its children end with it.
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise EngineFailure(FailureKind.CRASH, f"can't be started: {error}") from error
        self._selector = selectors.DefaultSelector()
        for pipe in (self._stdout, self._stderr):
            os.set_blocking(pipe.fileno(), False)
            self._selector.register(pipe, selectors.EVENT_READ)
        os.set_blocking(self._stdin.fileno(), False)
        _running.add(self)

    def shake_hands(self, seconds: float) -> None:
        """Sends `azul` and reads its ids and options, up to `azulok`."""
        self._write("azul")
        deadline = time.monotonic() + seconds
        while (line := self._read("azul", deadline, seconds)) != "azulok":
            if found := _OPTION.fullmatch(line):
                bounds = {name: int(value) for name, value in _BOUND.findall(found[3])}
                option = OfferedOption(found[1], bounds.get("min"), bounds.get("max"))
                self.options[found[1].lower()] = option
            elif found := _ID.fullmatch(line):
                self.ids[found[1]] = found[2]

    def set_option(self, name: str, value: int) -> None:
        """Sets a number, clamped to its bounds, if the engine offers the option."""
        option = self.options.get(name.lower())
        if option is None:
            return
        if option.highest is not None:
            value = min(value, option.highest)
        if option.lowest is not None:
            value = max(value, option.lowest)
        self._write(f"setoption name {option.name} value {value}")

    def new_game(self, seconds: float) -> None:
        """Sends `newgame` and waits until the engine is ready; `error` is a failure."""
        self._write("newgame")
        self._write("isready")
        self._wait_for("readyok", "isready", seconds)

    def best_move(self, game: Game, limits: Limits, seconds: float) -> BestMove:
        """Asks for a move; no answer within so many seconds is a hang."""
        self._lines.clear()  # lines that came unasked are no answer
        self._write(position_command(game))
        self._write(go_command(limits))
        nodes: int | None = None
        deadline = time.monotonic() + seconds
        while True:
            line = self._read("go", deadline, seconds)
            if found := _NODES.match(line):
                nodes = int(found[1])
            word, _, rest = line.partition(" ")
            if word == "bestmove":
                return BestMove(rest.strip(), nodes)

    def fail(self, kind: FailureKind, reason: str) -> EngineFailure:
        """Kills the process and returns the failure for the caller to raise."""
        self.kill()
        return EngineFailure(kind, reason, self._kept)

    def close(self) -> None:
        """Sends `quit`, and kills the process if it does not exit soon."""
        if self._process.poll() is None:
            with suppress(OSError):
                os.write(self._stdin.fileno(), bytes(self._input) + b"quit\n")
            with suppress(OSError):
                self._stdin.close()
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(_FAREWELL_SECONDS)
        self.kill()

    def kill(self) -> None:
        """Kills the process and its children at once."""
        _running.discard(self)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._selector.close()
        for pipe in (self._stdin, self._stdout, self._stderr):
            with suppress(OSError):
                pipe.close()

    @property
    def _stdin(self) -> IO[bytes]:
        assert self._process.stdin is not None
        return self._process.stdin

    @property
    def _stdout(self) -> IO[bytes]:
        assert self._process.stdout is not None
        return self._process.stdout

    @property
    def _stderr(self) -> IO[bytes]:
        assert self._process.stderr is not None
        return self._process.stderr

    def _write(self, line: str) -> None:
        """Queues a line. It goes out while we wait for an answer, so that an engine that does
        not read can't block us."""
        self._keep("> ", line)
        if not self._input and not self._has_ended:
            self._selector.register(self._stdin, selectors.EVENT_WRITE)
        self._input += line.encode("ascii") + b"\n"

    def _wait_for(self, answer: str, question: str, seconds: float) -> None:
        deadline = time.monotonic() + seconds
        while self._read(question, deadline, seconds) != answer:
            pass

    def _read(self, question: str, deadline: float, seconds: float) -> str:
        """The engine's next line. Raises EngineFailure for `error`, its end, or no line in time."""
        while not self._lines:
            left = deadline - time.monotonic()
            if left <= 0:
                reason = f"no answer to {question} within {seconds * 1000:,.0f} ms"
                raise self.fail(FailureKind.HANG, reason)
            if self._has_ended:
                raise self.fail(FailureKind.CRASH, self._how_it_ended())
            for key, _ in self._selector.select(left):
                if key.fileobj is self._stdin:
                    self._send()
                elif key.fileobj is self._stdout:
                    self._receive()
                else:
                    self._receive_errors()
            if len(self._output) > MAX_LINE:
                raise self.fail(FailureKind.ERROR, f"wrote a line of over {MAX_LINE} bytes")
        line = self._lines.popleft()
        if line == "error" or line.startswith("error "):
            raise self.fail(FailureKind.ERROR, f"answered {line[:_KEPT_CHARACTERS]}")
        return line

    def _send(self) -> None:
        try:
            del self._input[: os.write(self._stdin.fileno(), self._input[:_CHUNK])]
        except BlockingIOError:
            return
        except OSError:  # it no longer reads; its output will say why
            self._input.clear()
        if not self._input:
            self._selector.unregister(self._stdin)

    def _receive(self) -> None:
        read = _read_now(self._stdout)
        if read == b"":
            self._selector.unregister(self._stdout)
            self._has_ended = True
            if self._output:
                read = b"\n"  # a last line without its end counts
        self._output += read or b""
        *whole, rest = self._output.split(b"\n")
        self._output = bytearray(rest)
        for each in whole:
            line = each.removesuffix(b"\r").decode("utf-8", "replace")
            self._keep("< ", line)
            self._lines.append(line)

    def _receive_errors(self) -> None:
        read = _read_now(self._stderr)
        if read == b"":
            self._selector.unregister(self._stderr)
        self._errors += read or b""
        *whole, rest = self._errors.split(b"\n")
        self._errors = bytearray(rest[-_CHUNK:])
        for each in whole:
            self._keep("! ", each.removesuffix(b"\r").decode("utf-8", "replace"))

    def _how_it_ended(self) -> str:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_FAREWELL_SECONDS)
        while read := _read_now(self._stderr):
            self._errors += read
        for each in self._errors.splitlines():
            self._keep("! ", each.decode("utf-8", "replace"))
        status = self._process.poll()
        if status is None:
            return "closed its output"
        return f"ended {how_it_exited(status)}"

    def _keep(self, mark: str, line: str) -> None:
        if len(line) > _KEPT_CHARACTERS:
            line = "… " + line[-_KEPT_CHARACTERS:]
        self._kept.append(mark + line)


_running: weakref.WeakSet[EngineClient] = weakref.WeakSet()


def kill_engines() -> None:
    """Kills every engine that this process has started, before it ends at once."""
    for client in list(_running):
        client.kill()


def how_it_exited(status: int) -> str:
    """The exit status of a process, in words."""
    if status >= 0:
        return f"with status {status}"
    try:
        return f"by signal {signal.Signals(-status).name}"
    except ValueError:  # a real-time signal has no name
        return f"by signal {-status}"


def position_command(game: Game) -> str:
    """The `position` line of a game, wherever it began."""
    rules, seat = game.rules, game.start.starting_seat
    if game.start == Position.start(rules, seat):
        start = f"new {rules.num_players} {format_rules(rules)} {seat + 1}"
    else:
        start = f"code {format_position(game.start)}"
    tokens = " ".join(map(format_step, game.steps))
    return f"position {start}" + (f" moves {tokens}" if tokens else "")


def go_command(limits: Limits) -> str:
    """The `go` line for some limits."""
    words = ["go"]
    for name in ("movetime", "nodes", "depth"):
        value = getattr(limits, name)
        if value is not None:
            words += [name, str(value)]
    words += ["infinite"] * limits.is_infinite
    if limits.only:
        words += ["searchmoves", *map(format_move, limits.only)]
    return " ".join(words)


def _read_now(pipe: IO[bytes]) -> bytes | None:
    """The bytes that are there; None if there are none yet, empty at the end."""
    try:
        return os.read(pipe.fileno(), _CHUNK)
    except BlockingIOError:
        return None
