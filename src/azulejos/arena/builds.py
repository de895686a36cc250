"""The build of a player: a short text that changes when the player does.

Games of two builds must not count as those of one player. The build of a player of ours covers the
compiled core, the module that calls it, and its networks. The build of a command covers what it
says by `id`, and the files that it runs.
"""

from __future__ import annotations

import shutil
import stat
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Final

from azulejos.native import _core
from azulejos.players import EngineClient, EngineFailure, one_ply, search_player
from azulejos.players.shipped_networks import networks_of

from .entrants import Entrant, EntrantKind
from .interrupts import Interrupts
from .match import Match

_SHOWN_DIGITS: Final = 12
_PROGRAM_ENDINGS: Final = (".jar", ".js", ".lua", ".mjs", ".pl", ".py", ".pyz", ".rb", ".sh")
"""Scripts among the arguments of an interpreter. The program may write any other file."""
_CORES: Final = "lib/python*/site-packages/azulejos/native/_core*"
"""The core, relative to the environment: the script `azulejos` does not change when the core is
rebuilt."""


def with_builds(match: Match) -> Match:
    """Returns the match with the builds of its entrants. Starts each command once, for its `id`."""
    seconds = match.terms.startup / 1000
    return replace(
        match,
        entrants=tuple(replace(each, build=build_of(each, seconds)) for each in match.entrants),
    )


def build_of(entrant: Entrant, seconds: float) -> str:
    """The build of a player; a command has `seconds` to answer. Empty if nothing is known, or if
    only the version could change it."""
    match entrant.kind:
        case EntrantKind.COMMAND:
            return _build_of_command(entrant.words, seconds)
        case EntrantKind.RANDOM:
            return ""
        case EntrantKind.ONE_PLY:
            return _digest(one_ply)
        case _:
            networks = networks_of(entrant.network)
            told = " ".join(f"{each.checksum:016x}" for each in networks)
            return _digest(_core, search_player, told)


def _digest(*parts: ModuleType | str) -> str:
    digest = sha256()
    for part in parts:
        if isinstance(part, str):
            digest.update(part.encode("ascii"))
        else:
            assert part.__file__ is not None
            digest.update(Path(part.__file__).read_bytes())
    return digest.hexdigest()[:_SHOWN_DIGITS]


def _build_of_command(words: Sequence[str], seconds: float) -> str:
    program = shutil.which(words[0])
    if program is None:  # it is on the nodes of a cluster
        return ""
    told = [_told_name(words, seconds)]
    for path in _files(Path(program), words[1:]):
        found = path.stat()
        if stat.S_ISREG(found.st_mode):
            changed = datetime.fromtimestamp(found.st_mtime, UTC).replace(tzinfo=None)
            told.append(f"{path.name} {found.st_size} bytes of {changed.isoformat()}")
    text = ", ".join(each for each in told if each)
    return "".join(each if each.isprintable() else "?" for each in text)


def _told_name(words: Sequence[str], seconds: float) -> str:
    """The lines of `id` but the author. A program that fails here will fail and lose its games."""
    interrupts = Interrupts()
    client: EngineClient | None = None
    try:
        # Until the client exists nobody could end the program that is being started.
        with interrupts.held():
            client = EngineClient(words)
        client.shake_hands(seconds)
    except EngineFailure:
        return "does not start" if client is None else "does not answer"
    finally:
        interrupts.close()
        if client is not None:
            client.close()
    return ", ".join(text for name, text in client.ids.items() if name != "author")


def _files(program: Path, arguments: Sequence[str]) -> Iterator[Path]:
    yield program
    for each in arguments:
        if each.endswith(_PROGRAM_ENDINGS) and Path(each).exists():
            yield Path(each)
    yield from sorted(program.parent.parent.glob(_CORES))
