"""Styles: the colors of the tiles and of highlights. Every tile also has a letter."""

from __future__ import annotations

from functools import cache
from typing import Final

from rich.style import Style

from azulejos.rules import Color

FILLS: Final = {
    Color.BLUE: "#0b4a9e",
    Color.YELLOW: "#f0b92b",
    Color.RED: "#d4452a",
    Color.BLACK: "#0d0d10",
    Color.WHITE: "#ffffff",
}
"""Chosen to differ for every kind of color vision; the same as in the browser."""
_SPACES: Final = {
    Color.BLUE: "#6f9fe0",
    Color.YELLOW: "#b8984a",
    Color.RED: "#d98672",
    Color.BLACK: "#8d8d98",
    Color.WHITE: "#c9c9c9",
}
_LIGHT: Final = frozenset({Color.YELLOW, Color.RED, Color.WHITE})
"""Colors that need a dark letter for a contrast of at least 4.5 to 1."""
BACKGROUND: Final = "#22262e"
PANEL: Final = "#2f343e"
"""Behind the keys and the dialogs."""
TEXT: Final = "#e8e2d6"
FAINT_TEXT: Final = "#a39e93"

PLAIN: Final = Style()
BOLD: Final = Style(bold=True)
FAINT: Final = Style(color=FAINT_TEXT)
TITLE: Final = Style(color="#8fb4e8", bold=True)
WARNING: Final = Style(color="#f0b92b", bold=True)
LIT: Final = Style(color="#0d0d10", bgcolor="#9fd6a3", bold=True)
"""Lines that accept the chosen tiles."""
SCORED: Final = Style(color="#0d0d10", bgcolor="#f2d98b", bold=True)
FOCUS: Final = Style(reverse=True, bold=True)
POINTER: Final = Style(color="#f2d98b", bold=True)


@cache
def tile(color: Color) -> Style:
    """A tile with its letter."""
    return Style(color="#000000" if color in _LIGHT else "#ffffff", bgcolor=FILLS[color], bold=True)


@cache
def edge(color: Color) -> Style:
    """The outline of a tile; without it, dark tiles would vanish on the table."""
    return Style(color="#7d8494", bgcolor=FILLS[color])


@cache
def space(color: Color) -> Style:
    """An empty space that waits for a color: its letter, small and faint."""
    return Style(color=_SPACES[color])
