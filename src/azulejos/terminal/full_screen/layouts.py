"""How the table fits a terminal: the larger, the larger the tiles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from azulejos.rules import SIZE


@dataclass(frozen=True, slots=True)
class Cells:
    """How large a tile is."""

    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Layout:
    """How the table fits a terminal."""

    cells: Cells
    """Of the factories and the large board."""
    small_cells: Cells
    """Of the other boards."""
    is_wide: bool
    """Whether the other boards stand beside the large one; else below it."""

    @property
    def board_width(self) -> int:
        """Of the large board with what is told at its lines."""
        return 2 + 2 * SIZE * self.cells.width + 2 + (10 if self.cells.height == 1 else 12)

    @property
    def width(self) -> int:
        """Of the whole table."""
        small = 2 * SIZE * self.small_cells.width + 1
        return self.board_width + 2 + small if self.is_wide else self.board_width - 1

    @property
    def height(self) -> int:
        """At most, with nine factories."""
        large = 4 * self.cells.height + 1 + 1 + (SIZE + 1) * self.cells.height
        if self.is_wide:
            return max(large, 3 * (SIZE + 3))
        return large + SIZE + 3


_LAYOUTS: Final = (
    Layout(Cells(7, 3), Cells(3, 1), is_wide=True),
    Layout(Cells(5, 2), Cells(3, 1), is_wide=True),
    Layout(Cells(3, 1), Cells(3, 1), is_wide=True),
    Layout(Cells(3, 1), Cells(1, 1), is_wide=True),
    Layout(Cells(3, 1), Cells(1, 1), is_wide=False),
)
"""The largest first; the last is for 80 x 24, and for whatever is smaller."""
LEAST_LOG: Final = 34
"""Columns for the log and the preview beside the table."""


def layout_for(width: int, height: int) -> Layout:
    """The largest that leaves room for the log."""
    for layout in _LAYOUTS[:-1]:
        if layout.width + LEAST_LOG <= width and layout.height <= height:
            return layout
    return _LAYOUTS[-1]
