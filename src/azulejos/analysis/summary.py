"""What a game's moves and deals add up to: luck, skill and correction; grades; turning points."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from .grades import accuracy, error_rate
from .review import (
    MoveClass,
    OfSeats,
    ReviewedDeal,
    ReviewedMove,
    SeatReview,
    TurningPoint,
)

_LEAST_TURN: Final = 0.10
_MOST_TURNS: Final = 5
_ROUNDING: Final = 1e-9


def seat_reviews(
    start: OfSeats, result: OfSeats, moves: Sequence[ReviewedMove], deals: Sequence[ReviewedDeal]
) -> tuple[SeatReview, ...]:
    """The sums of each seat. What neither luck nor skill explains of a result is correction."""
    values = [*(move.value for move in moves), result]
    reviews = []
    for seat in range(len(start)):
        luck = math.fsum(deal.luck[seat] for deal in deals)
        skill = math.fsum(move.gains[seat] for move in moves)
        losses = [move.loss for move in moves if move.seat == seat and move.is_counted]
        reviews.append(
            SeatReview(
                luck=luck,
                skill=skill,
                correction=result[seat] - start[seat] - luck - skill,
                accuracy=accuracy(moves, values, seat),
                error_rate=error_rate(losses),
            )
        )
    return tuple(reviews)


def turning_points(
    moves: Sequence[ReviewedMove], deals: Sequence[ReviewedDeal]
) -> tuple[TurningPoint, ...]:
    """The largest losses and strokes of luck, good and bad, the largest first. A close move is
    none."""
    points = [
        TurningPoint(move.loss, move.seat, ply=move.ply)
        for move in moves
        if move.loss >= _LEAST_TURN and move.move_class in {MoveClass.BLUNDER, MoveClass.DECISIVE}
    ]
    for deal in deals:
        seat = _most_touched(deal.luck)
        size = abs(deal.luck[seat])
        if size >= _LEAST_TURN:
            points.append(TurningPoint(size, seat, round_number=deal.round_number))
    points.sort(key=lambda point: -point.size)
    return tuple(points[:_MOST_TURNS])


def _most_touched(luck: OfSeats) -> int:
    """The seat whose luck was largest, good or bad; of two alike, who was lucky."""
    best, worst = max(luck), min(luck)
    # With 2 players both are the same, up to rounding.
    return luck.index(worst) if -worst > best + _ROUNDING else luck.index(best)
