"""The move of a hint."""

from __future__ import annotations

from azulejos.rules import PlayerMove, Position

from .thinker import HINT_LIMITS, Settings, Stop, Thinker, unheard


def think_of_hint(
    thinker: Thinker, position: Position, settings: Settings, stop: Stop
) -> PlayerMove:
    """The best move, after a short search. Among moves that win alike it is the one with more
    points, as in every search.

    Returns a legal move soon after `stop` is set.
    """
    return thinker.think(position, HINT_LIMITS, settings, stop, unheard)
