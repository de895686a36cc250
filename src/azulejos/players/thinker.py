"""The interface between whoever asks for a move and whoever finds it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from azulejos.native import StopFlag
from azulejos.rules import PlayerMove, Position


@dataclass(frozen=True, slots=True)
class Limits:
    """When to stop thinking; the first limit reached counts. Without any, the level's own."""

    movetime: int | None = None
    """Milliseconds."""
    nodes: int | None = None
    depth: int | None = None
    is_infinite: bool = False
    """The answer waits for the stop, however soon the thinking ends."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What a player can be told about how to think."""

    level: int = 8
    threads: int = 1
    hash_megabytes: int = 64
    seed: int = 0
    variations: int = 1
    """How many of the best moves to tell about (`MultiPV`)."""
    network: str = ""
    """A file with a learned value; empty for those that ship, `none` for the weights."""


@dataclass(frozen=True, slots=True)
class Info:
    """What is known at some point of the thinking; None where it is not."""

    depth: int
    nodes: int
    milliseconds: int
    pv: tuple[PlayerMove, ...]
    rank: int | None = None
    """1 for the best variation, where several are told."""
    win: tuple[float, ...] | None = None
    """Each seat's chance to win."""
    points: tuple[float, ...] | None = None
    """Each seat's expected final score."""
    is_solved: bool = False
    """Whether the rest of the round was searched to its end."""


Report: TypeAlias = Callable[[Info], None]


def unheard(_: Info) -> None:
    """A report for nobody; who knows it need not make it."""


class Stop(threading.Event):
    """An event that the core looks at by itself.

    Of any other it must ask Python, every 2 ms. Among many threads that is what they wait for.
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
        stop: threading.Event,
        report: Report,
    ) -> PlayerMove:
        """Answers a legal move, soon after `stop` is set or a limit is reached.

        The position must have legal moves.
        """

    def forget(self) -> None:
        """Clears whatever was remembered of earlier searches."""
