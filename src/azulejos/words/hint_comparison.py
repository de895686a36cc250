"""Why a hint is better than another move: a few sentences, and more on request. Both moves are told
in words; after that they are "the hint" and "the alternative"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from azulejos.rules import Game, PlayerMove, Position

from .announcements import Names, announce_move
from .explanations import Fact, FactKind, main_facts
from .phrases import Phrase, Speech, phrase
from .things import source_key, spoken_move, tiles

_FIRST_FACTS: Final = 2
"""Heard at once; more are told on request."""
_ALIKE: Final = 0.005
"""Chances that differ by less say nothing."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why a move is better than another."""

    speech: Speech
    more: Speech
    """On request: the other facts, how the round could go on after both, and the chances."""


NO_HINT: Final = Explanation((phrase("why-no-hint"),), ())
ONLY_MOVE: Final = Explanation((phrase("why-only"),), ())


def explain_hint(
    position: Position,
    best: Sequence[PlayerMove],
    other: Sequence[PlayerMove],
    wins: tuple[float, float] | None,
    names: Names,
) -> Explanation:
    """Explains the first move of `best` by what differs from `other`. Both go on to the end of the
    round. `wins` are the mover's chances after each, if they are known."""
    facts = main_facts(position, best, other)
    first = [phrase("why-alternative", move=spoken_move(position, other[0]))]
    chances: list[Phrase] = []
    num_first = _FIRST_FACTS
    is_behind = wins is not None and wins[1] > wins[0] + _ALIKE
    if wins is not None:
        shares = [round(100 * share) for share in wins]
        chances = [phrase("why-chances", wins=shares[0], less=shares[1])]
        if wins[1] > wins[0] - _ALIKE:
            how = "better" if is_behind else "alike"
            first.append(phrase("why-as-good", how=how))
            # Where both are as good, a single fact tells them apart.
            num_first = 1
    if facts and facts[0].weight < 0 and not is_behind:  # then all speak for the alternative
        first.append(phrase("why-despite"))
    elif not facts and len(first) == 1:
        first.append(phrase("why-alike"))
    told = [tell_fact(fact, position.seat, names) for fact in facts]
    follows = [
        *_after("hint", _next_moves(position, best, names)),
        *_after("alternative", _next_moves(position, other, names)),
    ]
    return Explanation([*first, *told[:num_first]], [*told[num_first:], *follows, *chances])


def tell_fact(fact: Fact, listener: int, names: Names) -> Phrase:
    """A difference between the hint and the alternative, after the latter has been told. The
    `listener`, whose hint it is, is told "you"."""
    player, points, less = names[fact.seat], fact.best, fact.played
    who = "you" if fact.seat == listener else "other"
    match fact.kind:
        case FactKind.LINE:
            return phrase("why-line", row=1 + (fact.row or 0), points=points, short=less)
        case FactKind.FLOOR_NOW:
            return phrase("why-floor-now", less=points, cost=less)
        case FactKind.LEAVES:
            assert fact.move is not None, "a LEAVES has a move"
            return phrase(
                "why-leaves",
                player=player,
                tiles=tiles(fact.move.color, points),
                source=source_key(fact.move.source),
                points=less,
            )
        case FactKind.ENDING:
            return phrase("why-ending", after="hint" if points else "alternative")
        case FactKind.MARKER:
            loser = "you" if less == listener else "other"
            return phrase("why-marker", who=who, player=player, loser=loser, other=names[less])
        case FactKind.ROUND:
            return phrase("why-round", who=who, player=player, points=points, less=less)
        case FactKind.FLOOR_AT_END:
            return phrase("why-floor-at-end", who=who, player=player, cost=points, less=less)
        case FactKind.BONUSES:
            return phrase("why-bonuses", who=who, player=player, points=points, less=less)


def _after(which: str, moves: Speech) -> Speech:
    return [phrase("why-after", after=which), *moves] if moves else []


def _next_moves(position: Position, variation: Sequence[PlayerMove], names: Names) -> Speech:
    """What follows the first move, as the log would tell it: up to the mover's next move. Nobody
    follows a longer row of moves."""
    game, told = Game(position), []
    game.play(variation[0])
    for move in variation[1:]:
        seat = game.position.seat
        game.play(move)
        told.append(next(announce_move(game.events[-1], names)))
        if seat == position.seat:
            break
    return told
