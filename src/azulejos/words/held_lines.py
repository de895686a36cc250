"""Finds the pattern line that a sentence names by its tiles: `my red line`, `the row with the
blues`."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.rules import Color, PlayerBoard

from .senses import HARMLESS
from .spoken_parts import Part

_FAR = 4
"""So many words may stand between a line and its tiles: `the line where I have the reds`."""


def colors_of_lines(parts: Sequence[Part]) -> list[int]:
    """The indices of the colors that say which line is meant, and no tiles to take."""
    return [
        index
        for index, part in enumerate(parts)
        if part.color is not None and _is_of_line(parts, index)
    ]


def _is_of_line(parts: Sequence[Part], index: int) -> bool:
    after = parts[index + 1 : index + 3]
    if after and _is_line(after[0]) and not parts[index].is_last:
        return not (len(after) > 1 and after[1].number is not None)
    return _follows_line(parts, index)


def _follows_line(parts: Sequence[Part], index: int) -> bool:
    """`the line with the reds`; not `line 3 with the reds`."""
    is_held = False
    for at in range(index - 1, max(index - 1 - _FAR, -1), -1):
        part = parts[at]
        if _is_line(part):
            is_numbered = at > 0 and parts[at - 1].number is not None
            return is_held and not is_numbered
        if part.says("holding"):
            is_held = True
        elif part.is_cut or not part.is_word or not part.says(HARMLESS, "me", "own-line", "exists"):
            return False
    return False


def _is_line(part: Part) -> bool:
    return part.says("line") and part.number is None and not part.says("middle-line", "floor")


def rows_with(mine: PlayerBoard, color: Color) -> list[int]:
    """The pattern lines that hold a color, from 0."""
    return [row for row, line in enumerate(mine.pattern_lines) if line.color is color]
