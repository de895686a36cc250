"""The engine's end of the engine protocol: `azulejos engine` answers line by line, like UCI.

A line that it can't carry out gets `error REASON` and changes nothing. It reads the next line while
a search runs.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from functools import partial
from typing import BinaryIO, Final, TextIO

import azulejos
from azulejos.notation import (
    NotationError,
    format_move,
    format_position,
    format_step,
    parse_move,
    parse_number,
    parse_position,
    parse_rules,
    parse_seat,
    parse_step,
)
from azulejos.notation.errors import shown
from azulejos.rules import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    Deal,
    Game,
    PlayerMove,
    Position,
    Rules,
)

from .deal_luck import DEALS, NODES, expect, wins_after
from .engine_options import NETWORK_OPTION, OPTIONS, with_option
from .engine_search import EngineSearch, evaluate_by
from .perft import perft
from .protocol_lines import MAX_LINE, read_lines
from .search_player import SearchPlayer
from .thinker import Limits, Settings, Thinker

_MAX_LIMIT: Final = 10**18 - 1
"""The largest number that the notation reads."""


class ProtocolError(ValueError):
    """A line that the engine can't carry out; the message is the reason."""


class Engine:
    """Answers lines. `write` gets every line of its answers."""

    def __init__(self, write: Callable[[str], None], thinker: Thinker | None = None) -> None:
        self._write = write
        self._thinker: Thinker = thinker or SearchPlayer()
        self._settings = Settings()
        self._position = Position.start(Rules())
        self._search: EngineSearch | None = None
        self._commands: dict[str, Callable[[str], None]] = {
            "azul": self._azul,
            "isready": self._isready,
            "setoption": self._setoption,
            "newgame": self._newgame,
            "position": self._set_position,
            "show": self._show,
            "legal": self._legal,
            "result": self._result,
            "perft": self._perft,
            "luck": self._luck,
            "go": self._go,
            "stop": self._stop,
        }

    def answer(self, line: bytes | None) -> bool:
        """Carries out a line; None is one that was too long. Returns False after `quit`."""
        if line == b"":
            return True
        try:
            command, rest = _split_command(line)
            if command == "quit":
                _expect_nothing(command, rest)
                return False
            if command not in self._commands:
                known = ", ".join([*self._commands, "quit"])
                raise ProtocolError(f"read {shown(command)}, expected one of {known}")
            self._commands[command](rest)
        except ValueError as error:
            self._write(f"error {error}")
        return True

    def close(self) -> None:
        """Stops a running search, which still writes its bestmove."""
        self._stop("")

    def _azul(self, rest: str) -> None:
        _expect_nothing("azul", rest)
        self._write(f"id name Azulejos {azulejos.__version__}")
        self._write("id author the Azulejos authors")
        for option in OPTIONS:
            self._write(str(option))
        self._write(NETWORK_OPTION)
        self._write("azulok")

    def _isready(self, rest: str) -> None:
        _expect_nothing("isready", rest)
        self._write("readyok")

    def _setoption(self, rest: str) -> None:
        self._refuse_while_searching()
        words = rest.split(" ", 3)
        if len(words) < 4 or (words[0].lower(), words[2].lower()) != ("name", "value"):
            raise ProtocolError(f"read {shown(rest)}, expected setoption name NAME value VALUE")
        self._settings = with_option(self._settings, words[1], words[3])

    def _newgame(self, rest: str) -> None:
        self._refuse_while_searching()
        _expect_nothing("newgame", rest)
        self._thinker.forget()

    def _set_position(self, rest: str) -> None:
        self._refuse_while_searching()
        self._position = _parse_position_line(rest.split(" "))

    def _show(self, rest: str) -> None:
        _expect_nothing("show", rest)
        self._write(f"code {format_position(self._position)}")

    def _legal(self, rest: str) -> None:
        _expect_nothing("legal", rest)
        self._write(" ".join(["legal", *sorted(map(format_move, self._position.legal_moves))]))

    def _result(self, rest: str) -> None:
        _expect_nothing("result", rest)
        outcome = Game(self._position).outcome
        winners = ["*"] if outcome is None else [str(seat + 1) for seat in outcome.winners]
        self._write(" ".join(["result", *winners]))

    def _perft(self, rest: str) -> None:
        self._refuse_while_searching()
        depth = _parse_field("perft", rest, 0, _MAX_LIMIT)
        self._write(f"perft {depth} {perft(self._position, depth)}")

    def _go(self, rest: str) -> None:
        self._refuse_while_searching()
        limits = parse_limits(rest.split(" ") if rest else [])
        _refuse_illegal(self._position, limits.only)
        if not self._position.legal_moves:
            state = (
                "the game is over" if self._position.is_over else "the factories wait for a deal"
            )
            raise ProtocolError(f"there is nothing to decide: {state}")
        self._search = EngineSearch(
            self._thinker, self._position, limits, self._settings, self._write
        )

    def _luck(self, rest: str) -> None:
        self._refuse_while_searching()
        deal, numbers = _parse_luck(rest.split(" "))
        refusal = self._position.why_not(deal)
        if refusal is not None:
            raise ProtocolError(f"luck: {shown(format_step(deal))} is refused: {refusal}")
        evaluate = partial(evaluate_by, self._thinker, self._settings, numbers["nodes"])
        expected = expect(self._position, numbers["deals"], evaluate)
        real = wins_after(self._position, deal, evaluate)
        luck = (one - mean for one, mean in zip(real, expected.wins, strict=True))
        told = " ".join(f"{each:.4f}" for each in luck)
        self._write(f"luck {told} se {expected.standard_error:.4f}")

    def _stop(self, rest: str) -> None:
        _expect_nothing("stop", rest)
        if self._search is not None:
            self._search.stop()

    def _refuse_while_searching(self) -> None:
        if self._search is not None and self._search.is_running:
            raise ProtocolError("searching")


def run(stdin: BinaryIO, stdout: TextIO) -> None:
    """Answers the lines of `stdin` until `quit` or the end."""
    lock = threading.Lock()
    has_reader = True

    def write(line: str) -> None:
        nonlocal has_reader
        with lock:
            try:
                stdout.write(line + "\n")
                stdout.flush()
            except BrokenPipeError:
                has_reader = False

    engine = Engine(write)
    try:
        for line in read_lines(stdin):
            if not engine.answer(line) or not has_reader:
                break
    finally:
        engine.close()


def parse_limits(words: Sequence[str]) -> Limits:
    """Reads what follows `go`."""
    numbers: dict[str, int] = {}
    is_infinite = False
    only: tuple[PlayerMove, ...] = ()
    remaining = iter(words)
    for word in remaining:
        name = word.lower()
        if name == "searchmoves":
            only = _parse_moves([*remaining])
            break
        if name in numbers or (name == "infinite" and is_infinite):
            raise ProtocolError(f"go: read {name} twice, expected each limit once")
        if name == "infinite":
            is_infinite = True
        elif name in {"movetime", "nodes", "depth"}:
            numbers[name] = _parse_field(f"go {name}", next(remaining, ""), 1, _MAX_LIMIT)
        else:
            expected = "movetime MS, nodes N, depth N, infinite or searchmoves MOVE..."
            raise ProtocolError(f"go: read {shown(word)}, expected {expected}")
    return Limits(**numbers, only=only, is_infinite=is_infinite)


def _parse_moves(tokens: Sequence[str]) -> tuple[PlayerMove, ...]:
    if not tokens:
        raise ProtocolError("go: read searchmoves, expected moves after it")
    try:
        return tuple(dict.fromkeys(parse_move(token.upper()) for token in tokens))
    except NotationError as error:
        raise error.within("go searchmoves", "a move") from error


def _refuse_illegal(position: Position, moves: Sequence[PlayerMove]) -> None:
    for move in moves:
        refusal = position.why_not(move)
        if refusal is not None:
            raise ProtocolError(f"go: {format_move(move)} is refused: {refusal}")


def _parse_luck(words: Sequence[str]) -> tuple[Deal, dict[str, int]]:
    """Reads what follows `luck`: the deal, then how many random ones, and the nodes for each."""
    deal, *rest = words
    try:
        step = parse_step(_canonical(deal))
    except NotationError as error:
        raise error.within("luck", "the deal") from error
    if not isinstance(step, Deal):
        raise ProtocolError(f"luck: read {shown(deal)}, expected a deal")
    numbers = {"deals": DEALS, "nodes": NODES}
    given = set()
    remaining = iter(rest)
    for word in remaining:
        name = word.lower()
        if name not in numbers or name in given:
            raise ProtocolError(f"luck: read {shown(word)}, expected deals N or nodes N, each once")
        given.add(name)
        numbers[name] = _parse_field(f"luck {name}", next(remaining, ""), 1, _MAX_LIMIT)
    return step, numbers


def _split_command(line: bytes | None) -> tuple[str, str]:
    """Splits off the command, in lower case. The line must be ASCII, except an option's value."""
    if line is None:
        raise ProtocolError(f"the line is over {MAX_LINE} bytes long")
    text = line.decode("ascii", "surrogateescape")
    command, _, rest = text.partition(" ")
    command = command.lower()
    words = text.split(" ")
    if command == "setoption":
        words = text.split(" ", 4)[:4]
    if not all(word.isascii() for word in words):
        raise ProtocolError("only the value of an option may hold bytes outside ASCII")
    if "" in words:
        raise ProtocolError("words are split by one space, with none at the ends")
    return command, rest


def _parse_field(name: str, text: str, lowest: int, highest: int) -> int:
    try:
        return parse_number(text, lowest, highest)
    except NotationError as error:
        raise NotationError(name, text, error.expected) from error


def _expect_nothing(command: str, rest: str) -> None:
    if rest:
        raise ProtocolError(f"read {shown(rest)}, expected nothing after {command}")


def _parse_position_line(words: Sequence[str]) -> Position:
    kind, *words = words
    lowered = [word.lower() for word in words]
    end = lowered.index("moves") if "moves" in lowered else len(words)
    start, tokens = words[:end], words[end + 1 :]
    if end < len(words) and not tokens:
        raise ProtocolError("position: read moves, expected moves or deals after it")
    match kind.lower():
        case "new":
            position = _new_position(start)
        case "code":
            position = parse_position(" ".join(start))
        case _:
            form = "new PLAYERS RULES START or code CODE"
            raise ProtocolError(f"position: read {shown(kind)}, expected {form}")
    for number, token in enumerate(tokens, start=1):
        position = _play(position, token, number)
    return position


def _new_position(words: Sequence[str]) -> Position:
    if len(words) != 3:
        read = shown(" ".join(words))
        raise ProtocolError(f"position new: read {read}, expected PLAYERS RULES START")
    players = _parse_field("position new PLAYERS", words[0], MIN_PLAYERS, MAX_PLAYERS)
    return Position.start(parse_rules(words[1], players), parse_seat(words[2], players))


def _play(position: Position, token: str, number: int) -> Position:
    try:
        step = parse_step(_canonical(token))
    except NotationError as error:
        raise error.within("position", f"token {number}") from error
    refusal = position.why_not(step)
    if refusal is not None:
        raise ProtocolError(f"position: token {number} {shown(token)} is refused: {refusal}")
    return position.after(step)


def _canonical(token: str) -> str:
    """Move tokens ignore case."""
    prefix, colon, sets = token.partition(":")
    return prefix.lower() + colon + sets.upper() if colon else token.upper()
