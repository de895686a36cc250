"""What is said of a review step by step: any move, what would have been better, mistakes."""

from __future__ import annotations

from azulejos.rules import PlayerMove, TilingMove

from .phrases import Argument, Phrase, phrase
from .reviews import compared, percent
from .things import color_name, source_key, typed_move


def tell_move(
    ply: int, player: Argument, move: PlayerMove, best: PlayerMove, *, loss: float, kind: str
) -> Phrase:
    """What a move was worth. `kind` is its class, `best`, or `uncounted` where nothing was to
    decide."""
    return phrase("review-move", **compared(ply, player, move, best, loss), kind=kind)


def tell_better(ply: int, player: Argument, best: PlayerMove, loss: float) -> Phrase:
    """What would have been better."""
    return phrase(
        "review-better", ply=ply, player=player, best=typed_move(best), loss=percent(loss)
    )


def tell_nothing_better(ply: int, move: PlayerMove) -> Phrase:
    return phrase("review-nothing-better", ply=ply, move=typed_move(move))


def tell_task(number: int, count: int, ply: int, round_number: int, player: Argument) -> Phrase:
    """A mistake to solve."""
    return phrase(
        "review-task", number=number, count=count, ply=ply, round=round_number, player=player
    )


def tell_answer(move: PlayerMove, best: PlayerMove, loss: float, kind: str) -> Phrase:
    """What an answer to a mistake is worth. `kind`: `best` or `nearly` for a good one; otherwise,
    beside what was played, `same`, `better` or `worse`."""
    if kind in {"best", "nearly"}:
        told = {"move": typed_move(move), "best": typed_move(best), "loss": percent(loss)}
        return phrase("review-solved", **told, kind=kind)
    return phrase("review-not-solved", move=typed_move(move), loss=percent(loss), kind=kind)


def tell_solution(best: PlayerMove, move: PlayerMove) -> Phrase:
    return phrase("review-solution", best=typed_move(best), move=typed_move(move))


def tell_clue(best: PlayerMove) -> Phrase:
    """A hint that leaves something to find: which tiles, not where to."""
    if isinstance(best, TilingMove):
        return phrase("review-clue-column", column=best.column + 1)
    return phrase("review-clue", color=color_name(best.color), source=source_key(best.source))
