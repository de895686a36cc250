"""Reviews as JSON, an object a game: what `azulejos review --json` prints, and back.

Numbers are not rounded, so nothing is lost. Seats count from 1.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final

from azulejos.notation import format_move, parse_move
from azulejos.rules import PlayerMove, Rules, TilingMove, WallSide
from azulejos.words.explanations import Fact, FactKind

from .review import (
    REVIEW_VERSION,
    Confirmation,
    Evidence,
    MoveClass,
    Review,
    ReviewedDeal,
    ReviewedMove,
    SeatReview,
    TurningPoint,
)

_MOVE: Final = "move"
_DEAL: Final = "deal"


class ReviewFormatError(ValueError):
    """Text that is not the JSON of a review of this version."""


def format_review(review: Review) -> str:
    """The JSON, in one line."""
    return json.dumps(review_object(review), ensure_ascii=False)


def parse_review(text: str) -> Review:
    """Reads what `format_review` wrote. Raises ReviewFormatError."""
    try:
        plain = json.loads(text)
    except ValueError as error:
        raise ReviewFormatError(f"not JSON: {error}") from error
    if not isinstance(plain, dict) or plain.get("version") != REVIEW_VERSION:
        raise ReviewFormatError(f"not a review of version {REVIEW_VERSION}")
    try:
        return _review(plain)
    except (KeyError, TypeError, ValueError) as error:
        raise ReviewFormatError(f"not a review: {type(error).__name__}: {error}") from error


def review_object(review: Review) -> dict[str, object]:
    """The review as plain data."""
    return {
        "game": review.game,
        "players": review.rules.num_players,
        "side": review.rules.side.value,
        "vertical_line_bonus": review.rules.vertical_line_bonus,
        "names": review.names,
        "version": REVIEW_VERSION,
        "limit": review.limit,
        "ending": review.ending,
        "start": review.start,
        "result": review.result,
        "scores": review.scores,
        "moves": [*map(move_object, review.moves)],
        "deals": [*map(deal_object, review.deals)],
        "seats": [*map(asdict, review.seats)],
        "turning_points": [_turn_object(each) for each in review.turning_points],
    }


def study_object(study: ReviewedMove | ReviewedDeal) -> dict[str, object]:
    """A move or a deal as plain data."""
    return move_object(study) if isinstance(study, ReviewedMove) else deal_object(study)


def study_of(plain: Mapping[str, Any]) -> ReviewedMove | ReviewedDeal:
    """Reads what `study_object` made. Raises ReviewFormatError."""
    try:
        return _move(plain) if "ply" in plain else _deal(plain)
    except (KeyError, TypeError, ValueError) as error:
        raise ReviewFormatError(f"not a move or deal: {type(error).__name__}: {error}") from error


def move_object(move: ReviewedMove) -> dict[str, object]:
    """A move as plain data."""
    return {
        "ply": move.ply,
        "round": move.round_number,
        "seat": move.seat + 1,
        "move": format_move(move.move),
        "best": format_move(move.best),
        "value": move.value,
        "points": move.points,
        "played_value": move.played_value,
        "played_points": move.played_points,
        "loss": move.loss,
        "class": move.move_class.value,
        "evidence": move.evidence.value,
        "counted": move.is_counted,
        "variation": [*map(format_move, move.variation)],
        "played_variation": [*map(format_move, move.played_variation)],
        "confirmation": None if move.confirmation is None else asdict(move.confirmation),
        "facts": [*map(_fact_object, move.facts)],
    }


def deal_object(deal: ReviewedDeal) -> dict[str, object]:
    """A deal as plain data."""
    return {
        "round": deal.round_number,
        "plies_before": deal.plies_before,
        "luck": deal.luck,
        "standard_error": deal.standard_error,
        "value": deal.value,
        "points": deal.points,
        "dealt_value": deal.dealt_value,
    }


def _turn_object(point: TurningPoint) -> dict[str, object]:
    where = (
        {"round": point.round_number, "kind": _DEAL}
        if point.ply is None
        else {"ply": point.ply, "kind": _MOVE}
    )
    return {**where, "seat": point.seat + 1, "size": point.size}


def _review(plain: Mapping[str, Any]) -> Review:
    rules = Rules(plain["players"], WallSide(plain["side"]), plain["vertical_line_bonus"])
    return Review(
        game=plain["game"],
        rules=rules,
        names=tuple(plain["names"]),
        limit=plain["limit"],
        ending=plain["ending"],
        start=_floats(plain["start"]),
        result=_floats(plain["result"]),
        scores=tuple(plain["scores"]),
        moves=tuple(map(_move, plain["moves"])),
        deals=tuple(map(_deal, plain["deals"])),
        seats=tuple(SeatReview(**each) for each in plain["seats"]),
        turning_points=tuple(
            TurningPoint(each["size"], each["seat"] - 1, each.get("ply"), each.get("round"))
            for each in plain["turning_points"]
        ),
    )


def _move(plain: Mapping[str, Any]) -> ReviewedMove:
    confirmation = plain["confirmation"]
    return ReviewedMove(
        ply=plain["ply"],
        round_number=plain["round"],
        seat=plain["seat"] - 1,
        move=parse_move(plain["move"]),
        best=parse_move(plain["best"]),
        value=_floats(plain["value"]),
        points=_floats(plain["points"]),
        played_value=_floats(plain["played_value"]),
        played_points=_floats(plain["played_points"]),
        move_class=MoveClass(plain["class"]),
        evidence=Evidence(plain["evidence"]),
        is_counted=plain["counted"],
        variation=_moves(plain["variation"]),
        played_variation=_moves(plain["played_variation"]),
        confirmation=None if confirmation is None else Confirmation(**confirmation),
        facts=tuple(map(_fact, plain["facts"])),
    )


def _fact_object(fact: Fact) -> dict[str, object]:
    """The seat of a marker counts from 1 too."""
    is_marker = fact.kind is FactKind.MARKER
    return {
        "kind": fact.kind.value,
        "seat": fact.seat + 1,
        "best": fact.best + is_marker,
        "played": fact.played + is_marker,
        "row": None if fact.row is None else fact.row + 1,
        "move": None if fact.move is None else format_move(fact.move),
        "weight": fact.weight,
    }


def _fact(plain: Mapping[str, Any]) -> Fact:
    kind, row, move = FactKind(plain["kind"]), plain["row"], plain["move"]
    is_marker = kind is FactKind.MARKER
    read = None if move is None else parse_move(move)
    if isinstance(read, TilingMove):
        raise ReviewFormatError(f"{move} takes no tiles")
    return Fact(
        kind=kind,
        seat=plain["seat"] - 1,
        best=plain["best"] - is_marker,
        played=plain["played"] - is_marker,
        row=None if row is None else row - 1,
        move=read,
        weight=plain["weight"],
    )


def _deal(plain: Mapping[str, Any]) -> ReviewedDeal:
    return ReviewedDeal(
        round_number=plain["round"],
        plies_before=plain["plies_before"],
        value=_floats(plain["value"]),
        points=_floats(plain["points"]),
        dealt_value=_floats(plain["dealt_value"]),
        standard_error=plain["standard_error"],
    )


def _floats(numbers: Sequence[float]) -> tuple[float, ...]:
    return tuple(map(float, numbers))


def _moves(texts: Sequence[str]) -> tuple[PlayerMove, ...]:
    return tuple(map(parse_move, texts))
