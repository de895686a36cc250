"""The learned values that ship with the package, and others from files.

A network that should be there and is not, or is torn, or was made for another core, is an error:
nobody plays on with a weaker value in silence.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Final

from azulejos import native

FOLDER: Final = "networks"
SHIPPED: Final = ((2, False), (2, True), (3, False), (3, True), (4, False), (4, True))
"""Players and gray: every kind of game has a network."""
WEIGHTS: Final = "none"
"""In place of a file: no network, but the weights, for every kind of game."""


class NetworkError(OSError):
    """A network that can't be used; the message says which, and why."""


def shipped_name(players: int, *, gray: bool) -> str:
    """The file of a kind of game."""
    return f"{players}-{'gray' if gray else 'colored'}.net"


def networks_of(name: str) -> tuple[native.Network, ...]:
    """The networks by the value of the option `Network`: those that ship where it is empty, none
    for `none`, else a file's in place of the one that ships. Raises NetworkError."""
    if name == WEIGHTS:
        return ()
    if not name:
        return _shipped()
    own = read_network(Path(name))
    kind = (own.players, own.gray)
    return (own, *(each for each in _shipped() if (each.players, each.gray) != kind))


def read_network(path: Path) -> native.Network:
    """The network of a file. Raises NetworkError."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise NetworkError(f"{path} can't be read: {error.strerror}") from error
    return _checked(data, str(path))


def read_shipped(players: int, *, gray: bool) -> bytes:
    """The file that ships for a kind of game. Raises NetworkError where it does not."""
    return _read_packaged(shipped_name(players, gray=gray))


def golden_text(players: int, *, gray: bool) -> str:
    """What the export of that file wrote beside it: boundaries, and what the network tells of
    them, as JSON."""
    name = shipped_name(players, gray=gray).replace(".net", ".golden.json")
    return _read_packaged(name).decode("ascii")


def forget_shipped() -> None:
    """Reads the files again when they are next asked for."""
    _shipped.cache_clear()


def _read_packaged(name: str) -> bytes:
    try:
        return (resources.files(__package__) / FOLDER / name).read_bytes()
    except OSError as error:
        raise NetworkError(f"{name} of this package can't be read: {error}") from error


@lru_cache(maxsize=1)
def _shipped() -> tuple[native.Network, ...]:
    return tuple(
        _checked(
            read_shipped(players, gray=gray),
            f"the network {shipped_name(players, gray=gray)} of this package",
            (players, gray),
        )
        for players, gray in SHIPPED
    )


def _checked(data: bytes, name: str, kind: tuple[int, bool] | None = None) -> native.Network:
    try:
        network = native.Network(data)
    except ValueError as error:
        raise NetworkError(f"{name} is refused: {error}") from error
    if kind is not None and (network.players, network.gray) != kind:
        raise NetworkError(f"{name} is refused: it is for another kind of game")
    return network
