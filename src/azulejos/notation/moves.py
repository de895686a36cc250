"""Moves and deals as text: `3R4`, `CK0`, `T25`, `deal:BBRK/YYWW/BRKW/RRRR/BYRK`."""

from __future__ import annotations

import re
from typing import Final

from azulejos.rules import (
    CENTER,
    Deal,
    Destination,
    Move,
    PlayerMove,
    Source,
    Step,
    TilingMove,
    factory,
)

from .errors import NotationError
from .tiles import parse_color, parse_tiles

DEAL_PREFIX: Final = "deal:"
_MOVE: Final = re.compile(r"([1-9C])([BYRKW])([0-5])")
_TILING: Final = re.compile(r"T([1-5])([1-5])")
_FORMS: Final = "a move like 3R4, CK0 or T25"


def parse_move(text: str) -> PlayerMove:
    """Reads a move of the Factory offer or of the Wall-tiling.

    >>> parse_move("3R4").destination
    4
    """
    if found := _MOVE.fullmatch(text):
        source, color, destination = found.groups()
        return Move(_parse_source(source), parse_color(color), Destination(int(destination)))
    if found := _TILING.fullmatch(text):
        row, column = map(int, found.groups())
        return TilingMove(row - 1, column - 1)
    raise NotationError("move", text, _FORMS)


def format_move(move: PlayerMove) -> str:
    return str(move)


def parse_deal(text: str) -> Deal:
    """Reads `deal:` and one set of tiles for each factory."""
    if not text.startswith(DEAL_PREFIX):
        raise NotationError("deal", text, "deal: and a set of tiles for each factory")
    factories = []
    for index, tiles in enumerate(text.removeprefix(DEAL_PREFIX).split("/")):
        try:
            factories.append(parse_tiles(tiles))
        except NotationError as error:
            raise error.within("deal", f"factory {index + 1}") from error
    return Deal(tuple(factories))


def format_deal(deal: Deal) -> str:
    return str(deal)


def parse_step(text: str) -> Step:
    """Reads a move or a deal."""
    return parse_deal(text) if text.startswith(DEAL_PREFIX) else parse_move(text)


def format_step(step: Step) -> str:
    return str(step)


def _parse_source(text: str) -> Source:
    return CENTER if text == "C" else factory(int(text) - 1)
