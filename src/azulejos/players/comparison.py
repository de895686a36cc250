"""Compares a hint with another move: how each goes on to the end of the round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from azulejos.rules import Phase, PlayerMove, Position
from azulejos.words.announcements import Names
from azulejos.words.hint_comparison import ONLY_MOVE, Explanation, explain_hint

from .thinker import Info, Limits, Settings, Stop, Thinker

_EACH: Final = Limits(nodes=25_000)
"""Of each of both moves."""
_TAIL: Final = Limits(nodes=2_000)
"""Of each move after those that the search is sure of. A few milliseconds."""
_OPEN: Final = frozenset({Phase.FACTORY_OFFER, Phase.WALL_TILING})


@dataclass(frozen=True, slots=True)
class Comparison:
    """A hinted move and another one, each with what follows to the end of the round."""

    best: tuple[PlayerMove, ...]
    other: tuple[PlayerMove, ...]
    wins: tuple[float, float] | None
    """The mover's chance to win after each; None if the thinker doesn't say."""


def compare_moves(
    thinker: Thinker,
    position: Position,
    best: PlayerMove,
    other: PlayerMove | None,
    *,
    settings: Settings,
    stop: Stop,
) -> Comparison | None:
    """Compares `best` with `other`, or with the best of all other moves; None if there is no other.

    Each is searched by itself with the same limit. Both must be legal. Returns soon after
    `stop` is set.
    """
    if other is None or other == best:
        others = tuple(move for move in position.legal_moves if move != best)
        if not others:
            return None
        limits = replace(_EACH, only=others)
        other = thinker.think(position, limits, settings, stop, lambda _: None)
        if other not in others:
            raise ValueError(f"{other} was not to choose from")
    lines, wins = [], []
    for move in (best, other):
        line, info = _to_the_end(thinker, position, move, settings, stop)
        lines.append(line)
        if info is not None and info.win is not None:
            wins.append(info.win[position.seat])
    return Comparison(lines[0], lines[1], (wins[0], wins[1]) if len(wins) == 2 else None)


def _to_the_end(
    thinker: Thinker, position: Position, move: PlayerMove, settings: Settings, stop: Stop
) -> tuple[tuple[PlayerMove, ...], Info | None]:
    """The move with what follows it, and what the search says of it."""
    _, first = _searched(thinker, position, replace(_EACH, only=(move,)), settings, stop)
    line = [*_reliable(move, first)]
    after = _played(position, line)
    while after.phase in _OPEN:
        move, info = _searched(thinker, after, _TAIL, settings, stop)
        sure = _reliable(move, info)
        line += sure
        after = _played(after, sure)
    return tuple(line), first


def _searched(
    thinker: Thinker, position: Position, limits: Limits, settings: Settings, stop: Stop
) -> tuple[PlayerMove, Info | None]:
    """The move that is chosen, and the last report about it."""
    told: list[Info] = []
    move = thinker.think(position, limits, settings, stop, told.append)
    return move, told[-1] if told and told[-1].pv[:1] == (move,) else None


def _reliable(move: PlayerMove, info: Info | None) -> Sequence[PlayerMove]:
    """The moves that lead to the end: of a variation that doesn't solve the round only the first,
    since the last ones were hardly searched."""
    return info.pv if info is not None and info.is_solved else (move,)


def _played(position: Position, moves: Sequence[PlayerMove]) -> Position:
    for move in moves:
        position = position.after(move)
    return position


def tell_comparison(position: Position, found: Comparison | None, names: Names) -> Explanation:
    """Why the hint is good; without a comparison, that there is no other move."""
    if found is None:
        return ONLY_MOVE
    return explain_hint(position, found.best, found.other, found.wins, names)
