"""The levels of the computer players: a name, a sentence about how each plays, and its limit."""

from __future__ import annotations

from typing import Final

from .phrases import Phrase, phrase

LEVELS: Final = range(1, 9)
"""From the easiest to the strongest."""


def level_name(level: int) -> Phrase:
    """What a level is called, inside of a sentence."""
    return phrase(f"level-name-{level}")


def level_character(level: int) -> Phrase:
    """How a level plays, in a sentence."""
    return phrase(f"level-character-{level}")


def level_entry(level: int) -> tuple[Phrase, Phrase]:
    """A level in a list: its number and name, and how it plays."""
    return phrase("level-entry", level=level, name=level_name(level)), level_character(level)


def level_now(level: int) -> tuple[Phrase, Phrase]:
    """At which level the computer plays, and how that is."""
    return phrase("level-now", level=level, name=level_name(level)), level_character(level)


def level_limit(nodes: int | None, depth: int | None, milliseconds: int | None) -> Phrase:
    """How much a level thinks about a move: moves ahead if given, else positions, else time."""
    if depth is not None:
        return phrase("level-limit-depth", depth=depth)
    if nodes is not None:
        return phrase("level-limit-nodes", nodes=nodes)
    return phrase("level-limit-time", seconds=-(-(milliseconds or 0) // 1000))
