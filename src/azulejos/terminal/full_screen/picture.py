"""Pictures made of cells, and a widget that repaints only the cells that changed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import TypeAlias

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.geometry import Offset, Region
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from .spots import Spot

Cell: TypeAlias = tuple[str, Style]

_EMPTY: Cell = (" ", Style())


class Picture:
    """A grid of cells to paint on, and the places of its spots."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.rows: list[list[Cell]] = [[_EMPTY] * width for _ in range(height)]
        self.spots: dict[Spot, Region] = {}
        self.cursors: dict[Spot, Offset] = {}

    def put(self, x: int, y: int, text: str, style: Style = _EMPTY[1]) -> int:
        """Paints text, cut off at the edges; answers where it ends. A wide character is followed by
        an empty cell; a combining one joins the cell before."""
        for character in text:
            cells = cell_len(character)
            if cells == 0:
                self._add(x - 1, y, character)
            elif 0 <= x <= self.width - cells and 0 <= y < self.height:
                self.rows[y][x : x + cells] = [(character, style), ("", style)][:cells]
            x += cells
        return x

    def frame(self, style: Style) -> None:
        """Paints a border."""
        across = "─" * (self.width - 2)
        self.put(0, 0, f"╭{across}╮", style)
        self.put(0, self.height - 1, f"╰{across}╯", style)
        for y in range(1, self.height - 1):
            self.put(0, y, "│", style)
            self.put(self.width - 1, y, "│", style)

    def part(self, top: int, height: int) -> Picture:
        """`height` of its lines, starting at `top`."""
        part = Picture(self.width, height)
        part.rows = self.rows[top : top + height]
        part.spots = {spot: region.translate((0, -top)) for spot, region in self.spots.items()}
        part.cursors = {spot: at - Offset(0, top) for spot, at in self.cursors.items()}
        return part

    def _add(self, x: int, y: int, accent: str) -> None:
        if 0 <= x < self.width and 0 <= y < self.height:
            character, style = self.rows[y][x]
            self.rows[y][x] = (character + accent, style)

    def mark(self, spot: Spot, region: Region, cursor: Offset) -> None:
        """Notes the region of a spot, and where the cursor stands in it."""
        self.spots[spot] = region
        self.cursors[spot] = cursor

    def spot_at(self, offset: Offset) -> Spot | None:
        """The spot there; the smallest of several."""
        found = [spot for spot, region in self.spots.items() if region.contains_point(offset)]
        return min(found, key=lambda spot: self.spots[spot].area, default=None)


class Drawing(Widget):
    """Shows a picture."""

    class Pointed(Message):
        """A spot was clicked, or the mouse is over it."""

        def __init__(self, spot: Spot | None, *, is_click: bool) -> None:
            super().__init__()
            self.spot = spot
            self.is_click = is_click

    def __init__(self, *, id: str, can_focus: bool = True) -> None:  # noqa: A002 - as widgets call it
        super().__init__(id=id)
        self.can_focus = can_focus
        self.picture = Picture(0, 0)
        self._over: Spot | None = None

    def show(self, picture: Picture) -> None:
        """Repaints the cells that differ."""
        before, self.picture = self.picture, picture
        if (before.width, before.height) != (picture.width, picture.height):
            self.refresh()
        elif changed := [*_changes(before, picture)]:
            self.refresh(*changed)

    def render_line(self, y: int) -> Strip:
        if y >= self.picture.height:
            return Strip.blank(self.size.width, self.rich_style)
        base = self.rich_style
        segments = [
            Segment("".join(character for character, _ in cells), base + style)
            for style, cells in groupby(self.picture.rows[y], key=lambda cell: cell[1])
        ]
        return Strip(segments).adjust_cell_length(self.size.width, base)

    def on_click(self, event: events.Click) -> None:
        self.post_message(self.Pointed(self._spot(event), is_click=True))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        over = self._spot(event)
        if over != self._over:
            self._over = over
            self.post_message(self.Pointed(over, is_click=False))

    def _spot(self, event: events.MouseEvent) -> Spot | None:
        return self.picture.spot_at(Offset(event.x, event.y))


def _changes(before: Picture, after: Picture) -> Iterator[Region]:
    """Spans of cells that differ."""
    for y, (old, new) in enumerate(zip(before.rows, after.rows, strict=True)):
        differing = [x for x, (was, now) in enumerate(zip(old, new, strict=True)) if was != now]
        if not differing:
            continue
        start = last = differing[0]
        for x in differing[1:]:
            # Two short jumps cost more than the few cells between them.
            if x - last > 4:
                yield Region(start, y, last - start + 1, 1)
                start = x
            last = x
        yield Region(start, y, last - start + 1, 1)
