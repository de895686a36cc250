"""Fits the table into a terminal: the larger the terminal, the larger the tiles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from azulejos.rules import SIZE, Rules

LEAST_LOG: Final = 34
"""Columns for the log and the preview beside the table."""
FACTORIES_PER_ROW: Final = 3
_SMALL_BOARD: Final = SIZE + 2
"""Lines of a small board: name, rows, floor line."""
_GAP: Final = 2


@dataclass(frozen=True, slots=True)
class Cells:
    """The size of a tile, in cells."""

    width: int
    height: int

    @property
    def middle(self) -> int:
        """The line of its letter."""
        return (self.height - 1) // 2


@dataclass(frozen=True, slots=True)
class TableLayout:
    """The sizes and places of the parts of the table."""

    cells: Cells
    """Of the factories and the large board."""
    is_beside: bool
    """Whether the small boards are beside the large one, not below."""
    num_others: int
    num_factory_rows: int
    gap: int = 0
    """Lines between the rows of factories."""

    @property
    def board_width(self) -> int:
        """Of the large board with the notes at its lines, or of the factories above it."""
        board = 2 + 2 * SIZE * self.cells.width + 2 + 10
        return max(board, FACTORIES_PER_ROW * self.factory_step - 1)

    @property
    def factory_step(self) -> int:
        """Columns from a factory to the next: its number, four tiles, a gap."""
        return 4 * self.cells.width + 2

    @property
    def small_cells(self) -> Cells:
        """The tiles of the small boards: as wide as fits, up to three columns."""
        if self.is_beside:
            return Cells(3, 1)
        fitting = (
            width
            for width in (3, 2)
            if self.num_others * small_step(width) - _GAP <= self.board_width
        )
        return Cells(next(fitting, 1), 1)

    @property
    def width(self) -> int:
        """Of the whole table."""
        beside = 1 + small_step(3) if self.is_beside else 0
        return self.board_width + beside

    @property
    def height(self) -> int:
        """Of the whole table."""
        rows = self.num_factory_rows
        sources = (rows + 1) * self.cells.height + rows * self.gap
        large = sources + 1 + 1 + (SIZE + 1) * self.cells.height
        if self.is_beside:
            return max(large, self.num_others * (_SMALL_BOARD + 1) - 1)
        # If it is tight, the last line of a small board touches the keys.
        return large + _SMALL_BOARD


def small_step(cell_width: int) -> int:
    """Columns from a small board to the next. The smallest boards are wider apart, to make room for
    the names."""
    return 2 * SIZE * cell_width + 1 + (_GAP if cell_width > 1 else 3)


def layout_for(rules: Rules, width: int, height: int) -> TableLayout:
    """The largest layout that leaves room for the log. If none fits, the one for 80 x 24."""
    rows = -(-rules.num_factories // FACTORIES_PER_ROW)
    others = rules.num_players - 1
    layouts = [
        TableLayout(cells, is_beside, others, rows, gap)
        for cells in (Cells(7, 3), Cells(5, 2), Cells(3, 1))
        for gap in (1, 0)
        for is_beside in (True, False)
    ]
    fitting = (
        layout
        for layout in layouts
        if layout.width + LEAST_LOG <= width and layout.height <= height
    )
    return next(fitting, layouts[-1])
