"""Shortcuts to a spot: what numbers and letters stand for, and the best line for tiles."""

from __future__ import annotations

from collections.abc import Mapping

from azulejos.rules import CENTER, Color, Destination, Move, PlayerMove, Position, factory
from azulejos.rules.wall_tiling import row_to_tile

from .picture import Picture
from .previews import effects
from .selection import Area, Selection
from .spots import ColumnSpot, LineSpot, Spot, TilesSpot


def color_of(letter: str, letters: Mapping[Color, str]) -> Color | None:
    """The color of a lower-case letter in the present language."""
    return next((color for color in letters if letters[color].casefold() == letter), None)


def spot_of(
    character: str,
    selection: Selection,
    picture: Picture,
    position: Position,
    letters: Mapping[Color, str],
) -> Spot | None:
    """What a lower-case character stands for: on the board a line or a column, otherwise a factory,
    the center, or a color at the focus. None if there is no such spot."""
    tiles = [spot for spot in picture.spots if isinstance(spot, TilesSpot)]
    wanted: Spot | None = None
    if character in "0123456789" and selection.area is Area.BOARD:
        number = int(character)
        is_column = any(isinstance(spot, ColumnSpot) for spot in picture.spots)
        row = row_to_tile(position)
        wanted = ColumnSpot(row or 0, number - 1) if is_column else LineSpot(Destination(number))
    elif character in "c123456789":
        source = CENTER if character == "c" else factory(int(character) - 1)
        wanted = next((spot for spot in tiles if spot.source == source), None)
    elif (color := color_of(character, letters)) is not None:
        focus = selection.chosen or selection.focus
        here = focus.source if isinstance(focus, TilesSpot) else None
        wanted = next((spot for spot in tiles if (spot.source, spot.color) == (here, color)), None)
    return wanted if wanted in picture.spots else None


def best_line(position: Position, focus: Spot | None, hint: PlayerMove | None) -> LineSpot | None:
    """The line to go to with the focused tiles: the hint's, or the one with the most points, then
    the most tiles placed."""
    if not isinstance(focus, TilesSpot):
        return None
    if isinstance(hint, Move) and (hint.source, hint.color) == (focus.source, focus.color):
        return LineSpot(hint.destination)
    possible = {
        destination: effect
        for destination, effect in effects(position, focus).items()
        if effect is not None
    }
    if not possible:
        return None
    return LineSpot(max(possible, key=lambda to: (possible[to].points, possible[to].placed, to)))
