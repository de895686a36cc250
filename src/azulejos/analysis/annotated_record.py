"""A record with its review in comments, which `azulejos record` reads like any other."""

from __future__ import annotations

from azulejos.notation import Comment, Record, RoundNumber, Token, format_move
from azulejos.rules import Deal

from .review import Evidence, MoveClass, OfSeats, Review, ReviewedDeal, ReviewedMove


def annotated(record: Record, review: Review) -> Record:
    """The record with a comment after every move and deal. Its own comments stay."""
    deals, moves = iter(review.deals), iter(review.moves)
    tokens: list[Token] = []
    for token in record.tokens:
        tokens.append(token)
        if isinstance(token, Deal):
            tokens.append(Comment(_of_deal(next(deals))))
        elif not isinstance(token, Comment | RoundNumber):
            tokens.append(Comment(_of_move(next(moves))))
    return Record(record.tags, tuple(tokens))


def _of_deal(deal: ReviewedDeal) -> str:
    return f"luck {_numbers(deal.luck, 3)} se {deal.standard_error:.3f}"


def _of_move(move: ReviewedMove) -> str:
    words = [f"value {_numbers(move.value, 3)}", f"points {_numbers(move.points, 1)}"]
    if move.move != move.best:
        words.append(f"loss {move.loss:.3f}")
    if move.is_counted and move.move_class is not MoveClass.GOOD:
        words.append(move.move_class.value)
    if move.evidence is not Evidence.ESTIMATE:
        words.append(move.evidence.value)
    if move.move != move.best:
        words.append("best " + " ".join(map(format_move, move.variation)))
    return "; ".join(words)


def _numbers(numbers: OfSeats, digits: int) -> str:
    return " ".join(f"{number:.{digits}f}" for number in numbers)
