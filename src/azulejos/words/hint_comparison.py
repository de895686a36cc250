"""Why a hint is better than another move: one or two sentences, and more on request."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from azulejos.rules import PlayerMove, Position

from .announcements import Names
from .explanations import main_facts, tell_facts, tell_variations, typed_variation
from .phrases import Phrase, Speech, phrase
from .things import typed_move

_FIRST_FACTS: Final = 2
"""Heard at once; more are told on request."""
_ALIKE: Final = 0.005
"""Chances that differ by less say nothing."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why a move is better than another."""

    speech: Speech
    more: Speech
    """On request: the other facts, both variations, and the chances."""


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
    one, two = typed_move(best[0]), typed_move(other[0])
    facts = main_facts(position, best, other)
    chances: list[Phrase] = []
    first: list[Phrase] = []
    if wins is not None:
        shares = [round(100 * share) for share in wins]
        chances = [phrase("why-chances", best=one, move=two, wins=shares[0], less=shares[1])]
        if wins[1] > wins[0] - _ALIKE:
            how = "better" if wins[1] > wins[0] + _ALIKE else "alike"
            first = [phrase("why-as-good", best=one, move=two, how=how)]
    variation, _ = tell_variations(best, other)
    proof = [variation, phrase("why-other", moves=typed_variation(other))]
    if not facts:
        first = first or [phrase("why-alike", best=one, move=two)]
        return Explanation(first, [*proof, *chances])
    head, *told = tell_facts(facts, best[0], other[0], names)
    # Where both are as good, a single fact tells them apart.
    num_first = _FIRST_FACTS - len(first)
    first = [*first, head, *told[:num_first]]
    return Explanation(first, [*told[num_first:], *proof, *chances])
