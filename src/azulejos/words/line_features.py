"""What the learned reader sees of a line: its words, what they say, the signs of the sentence, and
what the rules take it for.

Names, colors and numbers count as such: `is line 3 red` and `is line 4 blue` look the same. What
words say is the same in every language; words themselves are marked with theirs.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from .sentences import Sentence
from .spoken_parts import Part


def features_of(sentence: Sentence, said: AbstractSet[str], ruled: str | None) -> dict[str, float]:
    """The features of a line with their values. `said` are its senses and its signs, `ruled` is
    what the rules take it for; None for a line that they were written for."""
    language = sentence.language.value
    kinds = (
        {f"{language}:{_word(part)}" for part in sentence.words},
        {f"={sense}" for sense in sentence.senses},
        said - sentence.senses,
    )
    values = {feature: 1 / len(found) ** 0.5 for found in kinds for feature in found}
    if ruled is not None:
        kind, *about = ruled.split()
        values[f"?{ruled}"] = 1.0
        values[f"?{' '.join([kind, *about[:1]])} ..."] = 0.5
    return values


def _word(part: Part) -> str:
    if part.is_word:
        return part.meant or part.folded
    if part.seat is not None:
        return "<player>"
    if part.color is not None:
        return "<color>"
    return "<nth>" if part.is_ordinal else "<n>"
