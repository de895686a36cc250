"""The levels of the computer players: a name, a sentence about how each plays, and its limit."""

from __future__ import annotations

from typing import Final

from .phrases import Phrase, phrase

LEVELS: Final = range(1, 9)
"""From the easiest to the strongest."""


def level_name(level: int) -> Phrase:
    """The name of a level, inside a sentence."""
    return phrase(f"level-name-{level}")


def level_character(level: int) -> Phrase:
    """How a level plays, in a sentence."""
    return phrase(f"level-character-{level}")


def level_entry(level: int) -> tuple[Phrase, Phrase]:
    """A level in a list: its number and name, and how it plays."""
    return phrase("level-entry", level=level, name=level_name(level)), level_character(level)


def level_now(level: int) -> tuple[Phrase, Phrase]:
    """The level at which the computer plays, and how it plays."""
    return phrase("level-now", level=level, name=level_name(level)), level_character(level)


def level_limit(nodes: int | None, depth: int | None, milliseconds: int | None) -> Phrase:
    """A level's limit for a move: depth if given, otherwise nodes, otherwise time."""
    if depth is not None:
        return phrase("level-limit-depth", depth=depth)
    if nodes is not None:
        return phrase("level-limit-nodes", nodes=nodes)
    return phrase("level-limit-time", seconds=-(-(milliseconds or 0) // 1000))
