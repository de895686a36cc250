"""Spots of the screen: what a key or the mouse can point at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from azulejos.rules import Color, Destination, Source


@dataclass(frozen=True, slots=True)
class TilesSpot:
    """The tiles of one color on a factory or in the center."""

    source: Source
    color: Color


@dataclass(frozen=True, slots=True)
class LineSpot:
    """A pattern line of the large board, or its floor line."""

    destination: Destination


@dataclass(frozen=True, slots=True)
class ColumnSpot:
    """A space of the wall in a column that can be chosen; both from 0."""

    row: int
    column: int


@dataclass(frozen=True, slots=True)
class BoardSpot:
    """A small board."""

    seat: int


@dataclass(frozen=True, slots=True)
class KeySpot:
    """A key in the bottom line, by its action."""

    action: str


Spot: TypeAlias = TilesSpot | LineSpot | ColumnSpot | BoardSpot | KeySpot
"""Anything that can be pointed at."""
