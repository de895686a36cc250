"""Mistakes to solve: whose they are, and whether an answer is good enough."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from azulejos.players.seat_holders import parse_holder
from azulejos.rules import PlayerMove

from .grades import is_mistake
from .review import Review, ReviewedMove

_NEARLY: Final = 0.04
"""An answer that gives away no more solves a mistake, as on Lichess."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A move instead of the mistake."""

    move: PlayerMove
    loss: float
    is_solved: bool
    kind: str
    """`best` or `nearly` if it is solved; otherwise `same` as in the game, `better` or `worse`."""


def mistakes(review: Review) -> list[ReviewedMove]:
    """The mistakes of the persons; of everybody, where only computer players played."""
    persons = {seat for seat, name in enumerate(review.names) if parse_holder(name).is_person}
    return [
        move
        for move in review.moves
        if is_mistake(move.move_class) and (move.seat in persons or not persons)
    ]


def judge(mistake: ReviewedMove, move: PlayerMove, search: Callable[[], float]) -> Answer:
    """Compares an answer with the best move and the played one. `search` finds what it loses."""
    if move == mistake.move:
        return Answer(move, mistake.loss, is_solved=False, kind="same")
    if move == mistake.best:
        return Answer(move, 0.0, is_solved=True, kind="best")
    loss = max(search(), 0.0)
    if loss <= _NEARLY:
        return Answer(move, loss, is_solved=True, kind="nearly")
    return Answer(move, loss, is_solved=False, kind="better" if loss < mistake.loss else "worse")
