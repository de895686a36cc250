"""The interface of a computer player: limits and settings in, reports and a move out."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias

from azulejos.native import StopFlag
from azulejos.rules import PlayerMove, Position
from azulejos.words.levels import LEVELS


@dataclass(frozen=True, slots=True)
class Limits:
    """When to stop thinking; the first limit reached counts. The level adds its own."""

    movetime: int | None = None
    """Milliseconds."""
    nodes: int | None = None
    depth: int | None = None
    only: tuple[PlayerMove, ...] = ()
    """The moves to choose among; empty for all."""
    is_infinite: bool = False
    """Only a stop ends the thinking; the level's own time does not count."""


HINT_LIMITS: Final = Limits(nodes=50_000)
"""Under a tenth of a second. Counting nodes makes the same position give the same hint."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How a player thinks: the options of the engine protocol."""

    level: int = max(LEVELS)
    threads: int = 1
    hash_megabytes: int = 64
    seed: int = 0
    variations: int = 1
    """How many of the best moves to report (`MultiPV`)."""
    network: str = ""
    """A network's file; empty for the networks that ship, `none` for the weights."""


@dataclass(frozen=True, slots=True)
class Info:
    """A report of the thinking so far; None where the thinker doesn't know."""

    depth: int
    nodes: int
    milliseconds: int
    pv: tuple[PlayerMove, ...]
    rank: int | None = None
    """1 for the best variation, where several are reported."""
    win: tuple[float, ...] | None = None
    """Each seat's chance to win."""
    points: tuple[float, ...] | None = None
    """Each seat's expected final score."""
    is_solved: bool = False
    """Whether the round was searched to its end."""


Report: TypeAlias = Callable[[Info], None]


def unheard(_: Info) -> None:
    """Ignores a report. Thinkers that recognize it need not make any."""


class Stop(threading.Event):
    """Stops a search from any thread: the one way to stop one.

    The core reads its flag without the interpreter's lock, so that many searches run side by side.
    """

    def __init__(self) -> None:
        super().__init__()
        self.flag = StopFlag()

    def set(self) -> None:
        self.flag.set()
        super().set()


class Thinker(Protocol):
    """Finds a move for the seat whose turn it is."""

    def think(
        self,
        position: Position,
        limits: Limits,
        settings: Settings,
        stop: Stop,
        report: Report,
    ) -> PlayerMove:
        """Returns a legal move, soon after `stop` is set or a limit is reached.

        The position must have legal moves.
        """

    def forget(self) -> None:
        """Clears what earlier searches left."""
