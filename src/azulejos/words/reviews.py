"""What a review says of a game: its result, its turning points, the heads of its tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from azulejos.rules import PlayerMove

from .announcements import Names
from .phrases import Argument, Phrase, phrase
from .things import listed, typed_move

_TELLING_ENDINGS: Final = ("rules", "resign", "time")
_LITTLE_LUCK: Final = 0.01


def decimal(number: float, *, signed: bool = False) -> Phrase:
    """A number with one digit after the point."""
    tenths = round(abs(number) * 10)
    is_negative = number < 0 and tenths > 0
    whole, tenth = divmod(tenths, 10)
    sign = "-" if is_negative else "+" if signed and tenths else ""
    return phrase("decimal", sign=sign, whole=whole, tenth=tenth)


def percent(share: float, *, signed: bool = False) -> Phrase:
    """A share of 1, in percent."""
    return decimal(100 * share, signed=signed)


def tell_game(game: int, names: Names) -> Phrase:
    return phrase("review-game", game=game, players=listed(names))


def tell_limit(limit: str) -> Phrase:
    return phrase("review-limit", limit=limit)


def tell_result(ending: str, winners: Sequence[int], scores: Sequence[int], names: Names) -> Phrase:
    """Who has won, and how. `ending` is a record's word."""
    told: list[Argument] = [names[seat] for seat in winners]
    return phrase(
        "review-result",
        ending=ending if winners and ending in _TELLING_ENDINGS else "other",
        players=listed(told) if told else "",
        scores=", ".join(map(str, scores)),
        count=len(winners),
    )


def tell_luck(luck: Sequence[float], names: Names) -> Phrase:
    """Who had the most luck, in a sentence."""
    most = max(luck)
    if most < _LITTLE_LUCK:
        return phrase("review-luck-even")
    player = names[[*luck].index(most)]
    return phrase("review-luckiest", player=player, luck=percent(most), players=len(luck))


def tell_accuracy(accuracy: Sequence[float | None], names: Names) -> Phrase:
    """How well each seat played, in a sentence; those who decided nothing are left out."""
    each: list[Argument] = [
        phrase("review-accuracy-of", player=name, accuracy=decimal(grade))
        for name, grade in zip(names, accuracy, strict=True)
        if grade is not None
    ]
    return phrase("review-accuracy", each=listed(each)) if each else phrase("review-no-accuracy")


def tell_sum() -> Phrase:
    return phrase("review-sum")


def tell_turning_move(
    ply: int, player: Argument, move: PlayerMove, best: PlayerMove, loss: float
) -> Phrase:
    return phrase("review-turn-move", **compared(ply, player, move, best, loss))


def compared(
    ply: int, player: Argument, move: PlayerMove, best: PlayerMove, loss: float
) -> dict[str, Argument]:
    """What sentences about a move and the best one are made of."""
    return {
        "ply": ply,
        "player": player,
        "move": typed_move(move),
        "best": typed_move(best),
        "loss": percent(loss),
    }


def tell_turning_deal(round_number: int, player: Argument, luck: float) -> Phrase:
    """A deal and whom it helped or, where `luck` is negative, hurt."""
    kind = "good" if luck > 0 else "bad"
    share = percent(abs(luck))
    return phrase("review-turn-deal", round=round_number, player=player, luck=share, kind=kind)


def tell_no_turns() -> Phrase:
    return phrase("review-no-turns")


def tell_deal(round_number: int, luck: Sequence[float], error: float, names: Names) -> Phrase:
    """The luck of each seat."""
    each: list[Argument] = [
        phrase("review-luck-of", player=name, luck=percent(share, signed=True))
        for name, share in zip(names, luck, strict=True)
    ]
    return phrase("review-deal", round=round_number, luck=listed(each), error=percent(error))


def tell_graph() -> Phrase:
    return phrase("review-graph")


def tell_graph_seat(player: Argument, first: float, last: float) -> Phrase:
    return phrase("review-graph-seat", player=player, first=percent(first), last=percent(last))


def class_name(move_class: str) -> Phrase:
    return phrase("review-class", **{"class": move_class})


def evidence_name(evidence: str) -> Phrase:
    return phrase("review-evidence", evidence=evidence)


def page_title() -> Phrase:
    return phrase("review-page-title")


def tell_mistake_of(ply: int, player: Argument) -> Phrase:
    """What comes before the explanation of a mistake."""
    return phrase("review-mistake-of", ply=ply, player=player)


def section_titles() -> tuple[Phrase, Phrase, Phrase, Phrase]:
    """Of the players, the turning points, the mistakes, the moves."""
    return (
        phrase("review-seats-title"),
        phrase("review-turns-title"),
        phrase("review-mistakes-title"),
        phrase("review-moves-title"),
    )


def seat_heads() -> tuple[Phrase, ...]:
    """The heads of the players' table."""
    return (
        phrase("review-player-title"),
        phrase("review-luck-title"),
        phrase("review-skill-title"),
        phrase("review-correction-title"),
        phrase("review-accuracy-title"),
        phrase("review-errors-title"),
    )


def move_heads() -> tuple[Phrase, ...]:
    """The heads of the moves' table."""
    return (
        phrase("review-ply-title"),
        phrase("review-player-title"),
        phrase("review-played-title"),
        phrase("review-best-title"),
        phrase("review-chance-title"),
        phrase("review-loss-title"),
        phrase("review-class-title"),
        phrase("review-evidence-title"),
    )
