"""The entrants of a match, as the command line names them: levels, search limits, commands."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from azulejos.notation import NotationError
from azulejos.players.shipped_networks import NetworkError, networks_of
from azulejos.words.levels import LEVELS

LOWEST_LEVEL: Final = min(LEVELS)
HIGHEST_LEVEL: Final = max(LEVELS)
_HIGHEST_NUMBER: Final = 10**12
_NAMED: Final = re.compile(r"([\w.+-]{1,40})=(.+)", re.DOTALL)
_NUMBER: Final = re.compile(r"[1-9][0-9]{0,12}")
_WITH_NETWORK: Final = re.compile(r"(?P<player>[a-z]+:[1-9][0-9]*)@(?P<network>.+)", re.DOTALL)
_COMMAND: Final = "cmd:"
_FORMS: Final = (
    f"level:{LOWEST_LEVEL} to level:{HIGHEST_LEVEL}, nodes:N, movetime:MS, depth:N, all of them "
    "also with @NETWORK, one-ply, random or a command like cmd:./my-bot"
)


class EntrantKind(Enum):
    """How an entrant finds its moves."""

    LEVEL = "level"
    NODES = "nodes"
    MOVETIME = "movetime"
    DEPTH = "depth"
    ONE_PLY = "one-ply"
    RANDOM = "random"
    COMMAND = "cmd"


_BARE: Final = {kind.value: kind for kind in (EntrantKind.ONE_PLY, EntrantKind.RANDOM)}
_NUMBERED: Final = {
    kind.value: kind
    for kind in (EntrantKind.LEVEL, EntrantKind.NODES, EntrantKind.MOVETIME, EntrantKind.DEPTH)
}


@dataclass(frozen=True, slots=True)
class Entrant:
    """A player of a match, with its name in tables and records."""

    name: str
    kind: EntrantKind
    number: int = 0
    """The level, or the limit: nodes, milliseconds, plies."""
    network: str = ""
    """A network file; empty for the network that ships, `none` for the hand-written weights."""
    command: str = ""
    build: str = ""
    """See `builds`."""

    @property
    def words(self) -> tuple[str, ...]:
        """The command, split as a shell would; no shell runs it."""
        return tuple(shlex.split(self.command))


def parse_entrant(text: str) -> Entrant:
    """Reads `[NAME=]PLAYER`. Raises NotationError for anything else.

    >>> parse_entrant("strong=nodes:2000").number
    2000
    """
    named = _NAMED.fullmatch(text)
    name, player = named.groups() if named else ("", text)
    entrant = _parse_player(player)
    return replace(entrant, name=name or format_player(entrant))


def parse_entrants(texts: Iterable[str]) -> tuple[Entrant, ...]:
    """Reads the players of a match. Numbers unnamed players that occur twice; raises NotationError
    for a given name that occurs twice."""
    entrants: list[Entrant] = []
    for text in texts:
        entrant = parse_entrant(text)
        taken = [each.name for each in entrants]
        if entrant.name in taken and _NAMED.fullmatch(text):
            raise NotationError("player", text, f"a name that is not {entrant.name}")
        number = 2
        plain = entrant.name
        while entrant.name in taken:
            entrant = replace(entrant, name=f"{plain} #{number}")
            number += 1
        entrants.append(entrant)
    return tuple(entrants)


def format_player(entrant: Entrant) -> str:
    """The `PLAYER` of `[NAME=]PLAYER`."""
    if entrant.kind is EntrantKind.COMMAND:
        return _COMMAND + entrant.command
    kind: str = entrant.kind.value
    network = f"@{entrant.network}" if entrant.network else ""
    return kind if kind in _BARE else f"{kind}:{entrant.number}{network}"


def _parse_player(text: str) -> Entrant:
    if found := _WITH_NETWORK.fullmatch(text):
        entrant = _parse_player(found["player"])
        try:
            networks_of(found["network"])
        except NetworkError as error:
            raise NotationError("player", text, f"PLAYER@FILE, but {error}") from error
        return replace(entrant, network=found["network"])
    if text.startswith(_COMMAND) or " " in text or "/" in text:
        command = text.removeprefix(_COMMAND)
        return Entrant("", EntrantKind.COMMAND, command=_checked_command(text, command))
    if text in _BARE:
        return Entrant("", _BARE[text])
    kind, colon, number = text.partition(":")
    if not colon and text.isdecimal():
        kind, number = EntrantKind.LEVEL.value, text
    if kind not in _NUMBERED or not _NUMBER.fullmatch(number):
        raise NotationError("player", text, _FORMS)
    entrant = Entrant("", _NUMBERED[kind], int(number))
    highest = HIGHEST_LEVEL if entrant.kind is EntrantKind.LEVEL else _HIGHEST_NUMBER
    if entrant.number > highest:
        raise NotationError("player", text, f"{kind}:N with N from 1 to {highest}")
    return entrant


def _checked_command(text: str, command: str) -> str:
    try:
        words = shlex.split(command)
    except ValueError as error:  # an unclosed quotation mark
        raise NotationError("player", text, f"a command, but {error}".lower()) from error
    if not words or not command.isprintable():
        raise NotationError("player", text, "a command like cmd:./my-bot --fast")
    return command
