"""The networks that ship with the package, and others from files.

A network that is missing, torn or made for another core is an error: no player goes on with a
weaker evaluation in silence.
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
"""Instead of a file: the weights evaluate every kind of game, and no network does."""


class NetworkError(OSError):
    """A network that can't be used; the message says which, and why."""


def shipped_name(players: int, *, gray: bool) -> str:
    """The file of a kind of game."""
    return f"{players}-{'gray' if gray else 'colored'}.net"


def networks_of(name: str) -> tuple[native.Network, ...]:
    """The networks for a value of the option `Network`: the shipped ones if it is empty, none for
    `none`, else a file's network instead of the shipped one. Raises NetworkError."""
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
    """The shipped file for a kind of game. Raises NetworkError if it can't be read."""
    return _read_packaged(shipped_name(players, gray=gray))


def golden_text(players: int, *, gray: bool) -> str:
    """The JSON file that its export wrote beside it: boundaries, and the network's outputs."""
    name = shipped_name(players, gray=gray).replace(".net", ".golden.json")
    return _read_packaged(name).decode("ascii")


def forget_shipped() -> None:
    """Makes the next call read the files again."""
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
