"""Tiles: five colors, twenty of each, and the starting player marker that is not a tile."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Final

TILES_PER_COLOR: Final = 20


class Color(IntEnum):
    """One of the five tile colors, in the order in which sets of tiles are written."""

    BLUE = 0
    YELLOW = 1
    RED = 2
    BLACK = 3
    WHITE = 4

    @property
    def letter(self) -> str:
        """The letter that stands for the color in notation; black is K, since B is blue."""
        return COLOR_LETTERS[self]


COLORS: Final = tuple(Color)
COLOR_LETTERS: Final = "BYRKW"


class Marker(Enum):
    """The starting player marker: it lies among the tiles of a floor line, but has no color."""

    STARTING_PLAYER = "M"


STARTING_PLAYER_MARKER: Final = Marker.STARTING_PLAYER


@dataclass(frozen=True, slots=True)
class TileCounts:
    """A multiset of tiles: how many there are of each color. A value; `+` and `-` make new ones.

    >>> TileCounts.of(Color.RED, Color.RED, Color.BLUE)[Color.RED]
    2
    """

    counts: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)

    @staticmethod
    def of(*tiles: Color) -> TileCounts:
        """Counts the given tiles."""
        return TileCounts.count(tiles)

    @staticmethod
    def count(tiles: Iterable[Color]) -> TileCounts:
        """Counts any number of tiles, in any order."""
        counts = [0, 0, 0, 0, 0]
        for color in tiles:
            counts[color] += 1
        blue, yellow, red, black, white = counts
        return TileCounts((blue, yellow, red, black, white))

    @staticmethod
    def single(color: Color, count: int) -> TileCounts:
        """`count` tiles of one color."""
        return NO_TILES.replace(color, count)

    @property
    def total(self) -> int:
        return sum(self.counts)

    @property
    def colors(self) -> tuple[Color, ...]:
        """The colors of which there is at least one tile."""
        return tuple(color for color in COLORS if self.counts[color])

    def replace(self, color: Color, count: int) -> TileCounts:
        """The same tiles, but with `count` of one color."""
        counts = list(self.counts)
        counts[color] = count
        blue, yellow, red, black, white = counts
        return TileCounts((blue, yellow, red, black, white))

    def contains(self, other: TileCounts) -> bool:
        """Whether all of `other` could be taken from here."""
        return all(mine >= theirs for mine, theirs in zip(self.counts, other.counts, strict=True))

    def __getitem__(self, color: Color) -> int:
        return self.counts[color]

    def __iter__(self) -> Iterator[Color]:
        """Every single tile, color by color."""
        for color in COLORS:
            for _ in range(self.counts[color]):
                yield color

    def __bool__(self) -> bool:
        return any(self.counts)

    def __add__(self, other: TileCounts) -> TileCounts:
        blue, yellow, red, black, white = self.counts
        b, y, r, k, w = other.counts
        return TileCounts((blue + b, yellow + y, red + r, black + k, white + w))

    def __sub__(self, other: TileCounts) -> TileCounts:
        """What is left; raises ValueError where `other` has more of a color."""
        if not self.contains(other):
            raise ValueError(f"{other} cannot be taken from {self}")
        blue, yellow, red, black, white = self.counts
        b, y, r, k, w = other.counts
        return TileCounts((blue - b, yellow - y, red - r, black - k, white - w))

    def __str__(self) -> str:
        """The tiles as letters, `-` for none: `BBRK`."""
        return "".join(color.letter for color in self) or "-"


NO_TILES: Final = TileCounts()
ALL_TILES: Final = TileCounts((TILES_PER_COLOR,) * 5)
