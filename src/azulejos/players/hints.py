"""The move of a hint: the best one; in a decided game, the one that still scores most."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from azulejos.rules import PlayerMove, Position

from .thinker import HINT_LIMITS, Info, Settings, Stop, Thinker

_DECIDED: Final = 0.995
"""A chance to win, or to lose, from which many moves have the same value: the search compares
chances, so it would throw tiles away."""
_EQUAL: Final = 0.002
_EVEN_SCORE: Final = 40
"""The score of everyone in a position where points decide again. No floor line is cut off there."""
_ALL_MOVES: Final = 300


def think_of_hint(
    thinker: Thinker, position: Position, settings: Settings, stop: Stop
) -> PlayerMove:
    """The best move. Among moves of equal value it is the one with more points.

    Returns a legal move soon after `stop` is set.
    """
    told: list[Info] = []
    best = thinker.think(position, HINT_LIMITS, settings, stop, told.append)
    win = told[-1].win if told else None
    if win is None or 1 - _DECIDED < win[position.seat] < _DECIDED:
        return best
    all_moves = replace(settings, variations=_ALL_MOVES)
    wins: dict[PlayerMove, float] = {}
    for info in _ranked(thinker, position, all_moves, stop):
        if info.win is not None:
            wins.setdefault(info.pv[0], info.win[position.seat])
    equal = {move for move, chance in wins.items() if chance >= max(wins.values()) - _EQUAL}
    if len(equal) < 2 or best not in equal:
        return best
    even = replace(
        position, boards=tuple(replace(board, score=_EVEN_SCORE) for board in position.boards)
    )
    by_points = (info.pv[0] for info in _ranked(thinker, even, all_moves, stop))
    return next((move for move in by_points if move in equal), best)


def _ranked(thinker: Thinker, position: Position, settings: Settings, stop: Stop) -> list[Info]:
    """The last report of each rank, the best first."""
    last: dict[int, Info] = {}

    def hear(info: Info) -> None:
        last[info.rank or 1] = info

    thinker.think(position, HINT_LIMITS, settings, stop, hear)
    return [last[rank] for rank in sorted(last)]
