"""What the learned reader sees of a line: its words and their beginnings, what they say, alone and
in pairs, the signs of the sentence, and what the rules take it for.

Names, colors and numbers count as such: `is line 3 red` and `is line 4 blue` look the same. What
words say is the same in every language; words themselves are marked with theirs.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from itertools import combinations
from typing import Final

from .sentences import Sentence
from .spoken_parts import Part

_BEGINNING: Final = 4
"""So many letters of a longer word are a feature, too: whatever its ending."""
_OF_RULES: Final = 1.5
"""How much it matters what the rules read; all words together are 1."""


def features_of(sentence: Sentence, said: AbstractSet[str], ruled: str | None) -> dict[str, float]:
    """The features of a line with their values. `said` are its senses and its signs, `ruled` is
    what the rules take it for; None for a line that they were written for."""
    language = sentence.language.value
    words = {_word(part) for part in sentence.words}
    senses = sorted(sentence.senses)
    kinds = (
        {f"{language}:{word}" for word in words},
        {f"{language}~{word[:_BEGINNING]}" for word in words if len(word) > _BEGINNING},
        {f"={sense}" for sense in senses},
        {f"={one}&{other}" for one, other in combinations(senses, 2)},
        said - sentence.senses,
    )
    values = {feature: 1 / len(found) ** 0.5 for found in kinds for feature in found}
    if ruled is not None:
        kind, *about = ruled.split()
        values[f"?{ruled}"] = _OF_RULES
        values[f"?{' '.join([kind, *about[:1]])} ..."] = _OF_RULES / 2
    return values


def _word(part: Part) -> str:
    if part.is_word:
        return part.meant or part.folded
    if part.seat is not None:
        return "<player>"
    if part.color is not None:
        return "<color>"
    return "<nth>" if part.is_ordinal else "<n>"
