"""Sets of tiles, numbers and seats: the parts of moves, codes and records."""

from __future__ import annotations

import re
from typing import Final

from azulejos.rules import COLOR_LETTERS, COLORS, Color, TileCounts

from .errors import NotationError

EMPTY: Final = "-"
_TILES: Final = re.compile("".join(f"{letter}*" for letter in COLOR_LETTERS))
_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,17}")


def parse_color(letter: str) -> Color:
    """Reads one of the letters B, Y, R, K, W."""
    if len(letter) != 1 or letter not in COLOR_LETTERS:
        raise NotationError("color", letter, "one of B, Y, R, K, W")
    return COLORS[COLOR_LETTERS.index(letter)]


def format_color(color: Color) -> str:
    return color.letter


def parse_tiles(text: str) -> TileCounts:
    """Reads a set of tiles: letters in the order BYRKW, or `-`.

    >>> parse_tiles("BBRK").total
    4
    """
    if text == EMPTY:
        return TileCounts()
    if not text or not _TILES.fullmatch(text):
        raise NotationError("tiles", text, "letters in the order BYRKW, or '-' for none")
    return TileCounts.count(map(parse_color, text))


def format_tiles(tiles: TileCounts) -> str:
    """Writes a set of tiles. Raises ValueError for negative counts."""
    if min(tiles.counts) < 0:
        raise ValueError(f"there is no set of tiles with a count below 0: {tiles.counts}")
    return str(tiles)


def parse_number(text: str, lowest: int, highest: int) -> int:
    """Reads a number without sign or leading zero, within bounds."""
    number = int(text) if _NUMBER.fullmatch(text) else None
    if number is None or not lowest <= number <= highest:
        raise NotationError("number", text, f"{lowest} to {highest} in plain digits")
    return number


def parse_seat(text: str, num_players: int) -> int:
    """Reads a seat, written from 1; answers it from 0."""
    try:
        return parse_number(text, 1, num_players) - 1
    except NotationError as error:
        raise NotationError("seat", text, f"a seat from 1 to {num_players}") from error


def format_seat(seat: int) -> str:
    return str(seat + 1)
