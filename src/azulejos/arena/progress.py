"""Shows the progress of a match: a bar on a terminal, else a line every half minute."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Final, Protocol, TextIO

PLAIN_SECONDS: Final = 30.0
"""Between two plain lines."""
_STEADY_SECONDS: Final = 30.0
"""The rate covers about this many last seconds."""


class Progress(Protocol):
    """Shows how far a match has come."""

    def update(self, played: int, score: str) -> None:
        """Shows the number of games so far, and the score."""

    def tell(self, text: str) -> None:
        """Prints a line that stays."""

    def close(self) -> None:
        """Restores the terminal."""


class GameRate:
    """Games a second, and the time left."""

    def __init__(self, played: int, now: float) -> None:
        self._moments = [(now, played)]

    def note(self, played: int, now: float) -> None:
        self._moments.append((now, played))
        while len(self._moments) > 2 and now - self._moments[1][0] > _STEADY_SECONDS:
            del self._moments[0]

    @property
    def rate(self) -> float:
        """Games a second; 0 while unknown."""
        (start, before), (end, after) = self._moments[0], self._moments[-1]
        return (after - before) / (end - start) if end > start else 0.0

    def tell(self, left: int, *, is_at_most: bool) -> str:
        if not self.rate:
            return ""
        seconds = round(left / self.rate)
        most = "at most " if is_at_most else ""
        return f"{self.rate:.3g} games/s, {most}{_duration(seconds)} left"


def wants_plain(stream: TextIO, environment: Mapping[str, str]) -> bool:
    """Whether to print plain lines: no terminal, or the environment asks for them."""
    return (
        not stream.isatty()
        or environment.get("TERM") == "dumb"
        or bool(environment.get("NO_COLOR"))
        or environment.get("AZULEJOS_PLAIN") == "1"
    )


class PlainProgress:
    """Prints a line every half minute."""

    def __init__(
        self,
        stream: TextIO,
        played: int,
        total: int,
        *,
        is_at_most: bool,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._stream = stream
        self._total = total
        self._is_at_most = is_at_most
        self._clock = clock
        self._pace = GameRate(played, clock())
        self._told = clock()

    def update(self, played: int, score: str) -> None:
        now = self._clock()
        self._pace.note(played, now)
        if now - self._told < PLAIN_SECONDS:
            return
        self._told = now
        pace = self._pace.tell(self._total - played, is_at_most=self._is_at_most)
        self.tell(f"{played:,} of {self._total:,} games, {score}, {pace}")

    def tell(self, text: str) -> None:
        self._stream.write(text + "\n")
        self._stream.flush()

    def close(self) -> None:
        """Has nothing to restore."""


class RichProgress:
    """A bar at the bottom of the terminal; lines that stay scroll above it."""

    def __init__(self, stream: TextIO, played: int, total: int, *, is_at_most: bool) -> None:
        from rich.console import Console  # noqa: PLC0415 - slow to import, for terminals only
        from rich.progress import BarColumn, MofNCompleteColumn, TextColumn  # noqa: PLC0415
        from rich.progress import Progress as Bar  # noqa: PLC0415

        self._total = total
        self._is_at_most = is_at_most
        self._pace = GameRate(played, time.monotonic())
        self._console = Console(file=stream, highlight=False, markup=False)
        self._bar = Bar(
            BarColumn(bar_width=24),
            MofNCompleteColumn(),
            TextColumn("{task.fields[score]}", markup=False),
            TextColumn("{task.fields[pace]}", markup=False),
            console=self._console,
        )
        self._task = self._bar.add_task("", total=total, completed=played, score="", pace="")
        self._bar.start()

    def update(self, played: int, score: str) -> None:
        self._pace.note(played, time.monotonic())
        pace = self._pace.tell(self._total - played, is_at_most=self._is_at_most)
        self._bar.update(self._task, completed=played, score=score, pace=pace)

    def tell(self, text: str) -> None:
        self._console.print(text, soft_wrap=True)

    def close(self) -> None:
        self._bar.stop()


def _duration(seconds: int) -> str:
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
