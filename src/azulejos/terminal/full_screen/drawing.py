"""Draws the table: factories, center, one board large, the others small.

Color is never the only mark: the focus stands in brackets, chosen tiles between > and <, a hint in
parentheses; » marks a line that accepts the chosen tiles.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.style import Style
from textual.geometry import Offset, Region

from azulejos.rules import (
    CENTER,
    COLUMNS,
    FLOOR,
    FLOOR_COSTS,
    ROWS,
    SIZE,
    Color,
    Destination,
    Move,
    PlayerBoard,
    PlayerMove,
    Position,
    Source,
    TilingMove,
    WallSide,
    capacity,
    factory,
    pattern_line,
    wall_color,
)
from azulejos.rules.wall_tiling import row_to_tile

from . import styles
from .picture import Picture
from .previews import Effect
from .spots import BoardSpot, ColumnSpot, LineSpot, Spot, TilesSpot
from .table_layout import FACTORIES_PER_ROW, Cells, TableLayout, small_step

_MARKER: Final = "1"
_REFUSED: Final = "-"
_OUTLINE: Final = "▏▕"
_NO_OUTLINE: Final = "  "


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything that there is to draw."""

    position: Position
    names: Sequence[str]
    letters: Mapping[Color, str]
    seat: int
    """Whose board is large."""
    turn: int | None
    """Whose turn it is."""
    chosen: TilesSpot | None = None
    focus: Spot | None = None
    hint: PlayerMove | None = None
    effects: Mapping[Destination, Effect | None] = field(default_factory=dict)
    """Of the chosen tiles on each line; empty without chosen tiles."""
    columns: Mapping[int, int | None] = field(default_factory=dict)
    """Points for each column to choose from; empty if there is no choice."""
    lit_seat: int | None = None
    lit: frozenset[tuple[int, int]] = frozenset()
    """Spaces of that seat's wall that score."""
    tiled: tuple[int, int] | None = None
    """The newly tiled one among them, where the cursor stands."""


def draw_table(scene: Scene, layout: TableLayout, height: int) -> Picture:
    """The whole table, `height` lines high."""
    picture = Picture(layout.width, height)
    pen = _Pen(picture, scene, layout.cells)
    small = _Pen(picture, scene, layout.small_cells)
    below = _draw_board(pen, _draw_sources(pen, layout) + 1)
    others = [seat for seat, _ in enumerate(scene.names) if seat != scene.seat]
    if height > layout.height:
        below += 1
    for index, seat in enumerate(others):
        if layout.is_beside:
            at = Offset(layout.board_width + 1, index * (SIZE + 3))
        else:
            at = Offset(index * small_step(small.cells.width), below)
        _draw_small_board(small, seat, at)
    return picture


@dataclass(frozen=True, slots=True)
class _Pen:
    """Paints tiles of one size."""

    picture: Picture
    scene: Scene
    cells: Cells

    def put(self, at: Offset, text: str, style: Style) -> int:
        return self.picture.put(at.x, at.y, text, style)

    def right_of(self, at: Offset, num_tiles: int) -> Offset:
        return at + Offset(num_tiles * self.cells.width, 0)

    def below(self, at: Offset, num_tiles: int) -> Offset:
        return at + Offset(0, num_tiles * self.cells.height)

    def mark(self, spot: Spot, at: Offset, width: int, cursor: int) -> None:
        """Marks a spot as high as a tile, with the cursor in a column."""
        region = Region(at.x, at.y, width, self.cells.height)
        self.picture.mark(spot, region, at + Offset(cursor, self.cells.middle))

    def point(self, spot: Spot, at: Offset) -> None:
        """Where the cursor stands on a tile that can't be chosen."""
        self.picture.cursors[spot] = at + Offset(self.cells.width // 2, self.cells.middle)

    def label(self, at: Offset, text: str, style: Style) -> int:
        """Paints text beside tiles, level with their letters; answers where it ends."""
        return self.put(at + Offset(0, self.cells.middle), text, style)

    def color(self, at: Offset, color: Color, edges: str = _OUTLINE) -> None:
        """Paints a tile with its letter."""
        style = styles.tile(color)
        edge = styles.edge(color) if edges == _OUTLINE else style
        self.tile(at, self.scene.letters[color], style, edges, edge)

    def marker(self, at: Offset) -> None:
        self.tile(at, _MARKER, styles.SCORED, _OUTLINE)

    def space(self, at: Offset, text: str, style: Style) -> None:
        self.tile(at, text, style, _NO_OUTLINE)

    def tile(
        self, at: Offset, letter: str, style: Style, edges: str, edge: Style | None = None
    ) -> None:
        width = self.cells.width
        if width < 3:
            self.put(at, letter.ljust(width), style)
            return
        for row in range(self.cells.height):
            here = at + Offset(0, row)
            text = letter if row == self.cells.middle else ""
            is_marked = row == self.cells.middle or edges == _OUTLINE
            sides = edges if is_marked else _NO_OUTLINE
            self.put(here, sides[0], edge or style)
            self.put(here + Offset(1, 0), f"{text:^{width - 2}}", style)
            self.put(here + Offset(width - 1, 0), sides[1], edge or style)


# Where tiles are taken


def _draw_sources(pen: _Pen, layout: TableLayout) -> int:
    """Draws the factories in rows and the center below; answers the next free line."""
    factories = pen.scene.position.factories
    gap = layout.gap
    for index, _ in enumerate(factories):
        row, column = divmod(index, FACTORIES_PER_ROW)
        at = pen.below(Offset(column * layout.factory_step, row * gap), row)
        pen.label(at, str(index + 1), styles.BOLD)
        _draw_source(pen, factory(index), at + Offset(1, 0))
    rows = -(-len(factories) // FACTORIES_PER_ROW)
    at = pen.below(Offset(0, rows * gap), rows)
    pen.label(at, "C", styles.BOLD)
    end = _draw_source(pen, CENTER, at + Offset(1, 0))
    if pen.scene.position.marker_in_center:
        pen.marker(end)
    return pen.below(at, 1).y


def _draw_source(pen: _Pen, source: Source, at: Offset) -> Offset:
    """Draws tiles sorted by color, in the center with their number; answers where they end."""
    counts = pen.scene.position.tiles_at(source)
    if not counts and not (source == CENTER and pen.scene.position.marker_in_center):
        pen.label(at + Offset(1, 0), "·", styles.FAINT)
    for color in counts.colors:
        spot = TilesSpot(source, color)
        start = at
        for _ in range(1 if source == CENTER else counts[color]):
            pen.color(at, color, _edges(pen.scene, spot))
            at = pen.right_of(at, 1)
        if source == CENTER:
            at = Offset(pen.label(at, f"{counts[color]:<3}", styles.BOLD), at.y)
        pen.mark(spot, start, at.x - start.x, pen.cells.width // 2)
    return at


def _edges(scene: Scene, spot: TilesSpot) -> str:
    hint = scene.hint
    if spot == scene.chosen:
        return "><"
    if spot == scene.focus:
        return "[]"
    if isinstance(hint, Move) and (hint.source, hint.color) == (spot.source, spot.color):
        return "()"
    return _OUTLINE


# A board


def _draw_board(pen: _Pen, top: int) -> int:
    """Draws the large board; answers the next free line."""
    scene, board = pen.scene, pen.scene.position.boards[pen.scene.seat]
    lines = Offset(2, top + 1)
    wall = pen.right_of(lines, SIZE) + Offset(2, 0)
    end = pen.right_of(wall, SIZE) + Offset(1, 0)
    _draw_name(pen, scene.seat, Offset(0, top), end.x - 1)
    for row in ROWS:
        spot = LineSpot(pattern_line(row))
        at = pen.below(lines, row)
        style = styles.LIT if _draw_number(pen, spot, at.y) else styles.FAINT
        _draw_pattern_line(pen, board, row, at, style)
        pen.mark(spot, Offset(0, at.y), pen.right_of(at, SIZE).x, 1)
        _draw_wall_row(pen, scene.seat, row, pen.below(wall, row))
        _draw_columns(pen, row, pen.below(wall, row))
        _draw_effect(pen, spot.destination, pen.below(end, row))
    floor = pen.below(lines, SIZE)
    _draw_floor(pen, board, floor)
    _draw_effect(pen, FLOOR, pen.below(end, SIZE))
    return pen.below(floor, 1).y


def _draw_name(pen: _Pen, seat: int, at: Offset, width: int) -> None:
    """Draws the name and the score, with a mark if it is that player's turn."""
    score = str(pen.scene.position.boards[seat].score)
    is_turn = seat == pen.scene.turn
    room = width - len(score) - 1
    name = f"▶{pen.scene.names[seat]}" if is_turn else pen.scene.names[seat]
    if cell_len(name) > room:
        name = f"{set_cell_size(name, room - 1).rstrip()}…"
    pen.put(at, name, styles.POINTER if is_turn else styles.TITLE)
    pen.put(at + Offset(width - len(score), 0), score, styles.BOLD)


def _draw_number(pen: _Pen, spot: LineSpot, y: int) -> bool:
    """Draws a line's number; marks it and answers True if it accepts the chosen tiles."""
    scene = pen.scene
    is_lit = scene.effects.get(spot.destination) is not None
    mark, style = " ", styles.BOLD
    if spot == scene.focus:
        mark, style = "▶", styles.FOCUS
    elif _is_hinted(scene, spot):
        mark, style = "(", styles.LIT if is_lit else styles.POINTER
    elif is_lit:
        mark, style = "»", styles.LIT
    pen.label(Offset(0, y), f"{mark}{spot.destination}", style)
    return is_lit


def _is_hinted(scene: Scene, spot: LineSpot) -> bool:
    """Whether the hint places tiles here: the chosen ones, if any, on the mover's board."""
    hint = scene.hint
    if not isinstance(hint, Move) or scene.seat != scene.position.seat:
        return False
    is_possible = scene.chosen in {None, TilesSpot(hint.source, hint.color)}
    return is_possible and hint.destination == spot.destination


def _draw_pattern_line(pen: _Pen, board: PlayerBoard, row: int, at: Offset, empty: Style) -> None:
    """Draws a pattern line, which fills from the right."""
    held = board.pattern_lines[row]
    for index in range(SIZE - capacity(row), SIZE):
        here = pen.right_of(at, index)
        if held.color is not None and index >= SIZE - held.count:
            pen.color(here, held.color)
        else:
            pen.space(here, "·", empty)


def _draw_wall_row(pen: _Pen, seat: int, row: int, at: Offset) -> None:
    scene = pen.scene
    wall = scene.position.boards[seat].wall
    for column in COLUMNS:
        here = pen.right_of(at, column)
        color = wall[row, column]
        is_lit = seat == scene.lit_seat and (row, column) in scene.lit
        if is_lit and (row, column) == scene.tiled:
            pen.point(ColumnSpot(row, column), here)
        if color is not None:
            pen.color(here, color, "[]" if is_lit else _OUTLINE)
        elif scene.position.rules.side is WallSide.COLORED:
            waits = wall_color(row, column)
            pen.space(here, scene.letters[waits].lower(), styles.space(waits))
        else:
            pen.space(here, "·", styles.FAINT)


def _draw_columns(pen: _Pen, row: int, at: Offset) -> None:
    """Gray side: draws the columns to choose from, each with its points."""
    scene, hint = pen.scene, pen.scene.hint
    if not scene.columns or row != row_to_tile(scene.position):
        return
    if scene.seat != scene.position.seat:
        return  # another player's board is shown
    wall = scene.position.boards[scene.seat].wall
    # Columns that accept the tile come first, because the first spot gets the focus.
    for column, points in sorted(scene.columns.items(), key=lambda item: item[1] is None):
        here = pen.right_of(at, column)
        spot = ColumnSpot(row, column)
        pen.mark(spot, here, pen.cells.width, pen.cells.width // 2)
        text = _REFUSED if points is None else str(points)
        taken = wall[row, column]
        if spot == scene.focus and taken is not None:
            pen.color(here, taken, "[]")
        elif spot == scene.focus:
            pen.tile(here, text, styles.FOCUS, "[]")
        elif points is not None:
            is_hint = isinstance(hint, TilingMove) and hint.column == column
            pen.tile(here, text, styles.LIT, "()" if is_hint else _NO_OUTLINE)


def _draw_effect(pen: _Pen, destination: Destination, at: Offset) -> None:
    """Draws how many of the chosen tiles fit, how many fall, and the points."""
    if not pen.scene.effects:
        return
    effect = pen.scene.effects[destination]
    if effect is None:
        pen.label(at, _REFUSED, styles.FAINT)
        return
    if effect.placed:
        at = Offset(pen.label(at, f"{effect.placed} ", styles.BOLD), at.y)
    if effect.fallen:
        at = Offset(pen.label(at, f"↓{effect.fallen} ", styles.WARNING), at.y)
    pen.label(at, f"{effect.points:+}", styles.BOLD)


def _draw_floor(pen: _Pen, board: PlayerBoard, at: Offset) -> None:
    """Draws the floor line: fallen tiles, the cost of free spaces, and the cost so far."""
    spot = LineSpot(FLOOR)
    style = styles.LIT if _draw_number(pen, spot, at.y) else styles.FAINT
    entries = board.floor_line.entries
    _draw_fallen(pen, board, at)
    for index in range(len(entries), len(FLOOR_COSTS)):
        pen.space(pen.right_of(at, index), "", style)
        here = pen.right_of(at, index) + Offset((pen.cells.width - 1) // 2, 0)
        pen.label(here, str(FLOOR_COSTS[index]), style)
    end = pen.right_of(at, len(FLOOR_COSTS))
    pen.mark(spot, Offset(0, at.y), end.x, 1)
    if entries:
        pen.label(end + Offset(1, 0), f"= {board.floor_line.penalty}", styles.WARNING)


def _draw_fallen(pen: _Pen, board: PlayerBoard, at: Offset) -> None:
    for index, entry in enumerate(board.floor_line.entries):
        if isinstance(entry, Color):
            pen.color(pen.right_of(at, index), entry)
        else:
            pen.marker(pen.right_of(at, index))


def _draw_small_board(pen: _Pen, seat: int, at: Offset) -> None:
    """Draws another player's board: pattern lines, wall, floor line."""
    board = pen.scene.position.boards[seat]
    wall = pen.right_of(at, SIZE) + Offset(1, 0)
    width = pen.right_of(wall, SIZE).x - at.x
    _draw_name(pen, seat, at, max(width, 13))
    for row in ROWS:
        down = Offset(0, row + 1)
        _draw_pattern_line(pen, board, row, at + down, styles.FAINT)
        pen.put(wall + down - Offset(1, 0), "│", styles.FAINT)
        _draw_wall_row(pen, seat, row, wall + down)
    floor = at + Offset(0, SIZE + 1)
    _draw_fallen(pen, board, floor)
    if fallen := len(board.floor_line.entries):
        pen.put(pen.right_of(floor, fallen), f" {board.floor_line.penalty}", styles.WARNING)
    pen.picture.mark(BoardSpot(seat), Region(at.x, at.y, width, SIZE + 2), at)
