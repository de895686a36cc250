"""Paints the view: the table, the status above, log and preview beside, the keys below."""

from __future__ import annotations

from typing import Final

from textual.geometry import Offset, Size
from textual.screen import Screen
from textual.widgets import Input

from azulejos.words.phrases import phrase

from .captions import about_focus, status
from .drawing import draw_table
from .margins import FIRST_LETTER, LogLines, draw_keys, draw_status, draw_text
from .picture import Picture
from .selection import Area
from .spots import ColumnSpot, Spot
from .table_layout import LEAST_LOG, layout_for
from .table_screen import drawing
from .view import View

_PREVIEW_LINES: Final = 8
"""At least. Most previews take no more, so that the log above seldom moves."""


class Painter:
    """Draws pictures, and shows each in its widget. Cells that did not change are not repainted."""

    def __init__(self, view: View) -> None:
        self._view = view
        self.log_lines = LogLines()
        self._num_told = 0
        """How many entries of the log are shown: none may run ahead of the steps."""

    def paint(self, screen: Screen[None], size: Size) -> None:
        """Draws everything."""
        view = self._view
        table, voice, width = view.table, view.table.voice, size.width
        keys = draw_keys(voice, width)
        told = [*status(table, view.playback, view.selection)]
        above = draw_status(voice.say(told), width)
        height = max(size.height - above.height - keys.height - 1, 0)
        layout = layout_for(view.frame.position.rules, width, height)
        if width < layout.width + LEAST_LOG or height < layout.height:
            above = draw_status(voice.say([*told, phrase("screen-too-small")]), width)
            height = max(size.height - above.height - keys.height - 1, 0)
        drawing(screen, "table").styles.width = layout.width
        picture = draw_table(view.scene(), layout, height)
        if view.selection.renew(picture, view.frame.position, decides=view.decides):
            picture = draw_table(view.scene(), layout, height)
        drawing(screen, "table").show(picture)
        _show_margin(screen, "status", above)
        _show_margin(screen, "keys", keys)
        self._paint_side(screen, max(width - layout.width - 1, 0), height)
        is_typing = view.selection.area is Area.COMMAND
        how = phrase("screen-command-title" if is_typing else "screen-slash-title")
        screen.query_one(Input).placeholder = voice.say(how)

    def _paint_side(self, screen: Screen[None], width: int, height: int) -> None:
        """The log, and below it what the focused choice would do."""
        view = self._view
        about = about_focus(view.table, view.playback, view.selection, view.seat)
        text = view.table.voice.say(about)
        preview = draw_text(text, width, _PREVIEW_LINES, max(height - 1, 0))
        _show_margin(screen, "preview", preview)
        lines = max(height - 1 - preview.height, 0)
        if not view.playback.is_behind:
            self._num_told = len(view.table.log)
        log = self.log_lines.draw(view.table, self._num_told, width, lines)
        drawing(screen, "log").show(log)

    def cursor(self, screen: Screen[None]) -> Offset:
        """Where the terminal's cursor belongs: on the focus; while steps are shown, where they
        happen; else at the status. Widgets are laid out later, so the pictures tell the place."""
        view, frame = self._view, self._view.frame
        table = drawing(screen, "table").picture
        top = Offset(0, drawing(screen, "status").picture.height)
        log = top + Offset(table.width + 1, 0)
        at: Offset | None = None
        if view.selection.area is Area.LOG:
            at = log + Offset(0, self.log_lines.bottom)
        elif not view.playback.is_behind:
            at = _on_table(table, view.selection.focus, top)
        elif frame.tiled is not None:
            at = _on_table(table, ColumnSpot(*frame.tiled), top)
        elif frame.said:
            at = log + Offset(0, drawing(screen, "log").picture.height + 1) + FIRST_LETTER
        return FIRST_LETTER if at is None else at


def _show_margin(screen: Screen[None], name: str, picture: Picture) -> None:
    """Shows a picture around the table, in as many lines as it has."""
    drawing(screen, name).styles.height = picture.height
    drawing(screen, name).show(picture)


def _on_table(table: Picture, spot: Spot | None, top: Offset) -> Offset | None:
    """Where the cursor stands for a spot: at its letter or its number."""
    return None if spot not in table.cursors else top + table.cursors[spot]
