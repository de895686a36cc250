"""Tells numbers from articles, and joins ordinals: `een`, `the black one`, `4th`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from .senses import HARMLESS, MOVING
from .spoken_parts import Part
from .tokens import PATTERNS

_PLACE_NOUNS: Final = ("factory", "line", "column", "wall-row", "player", "number-sign")


def with_articles(words: Iterable[Part]) -> Iterator[Part]:
    """An article is never a number: Dutch `een` only after the noun of a place or where nothing but
    a number fits, and `one` in `the black one` not at all."""
    said = [*words]
    for index, word in enumerate(said):
        before = said[index - 1] if index else None
        after = said[index + 1] if index + 1 < len(said) else None
        if word.folded == "no" and _is_number_sign(before, after):
            yield replace(word, senses=frozenset({"number-sign"}), sections=frozenset({"where"}))
        elif word.folded in _HEARD and _is_heard_number(said, index):
            yield replace(word, number=_HEARD[word.folded], senses=frozenset())
        elif word.folded == "een" and not word.is_digits:
            is_counted = before is not None and before.says(*_PLACE_NOUNS)
            is_counted |= before is not None and before.says("from") and _ends_noun(word, after)
            yield word if is_counted else _harmless(word)
        elif word.folded == "one" and not _is_number_one(before, after):
            yield _harmless(word)
        else:
            yield word


_HEARD: Final = {"for": 4, "fore": 4, "to": 2, "won": 1, "tree": 3}
"""Numbers as a program for dictation may write them. `too` and `free` often end a sentence."""


def _is_heard_number(said: list[Part], index: int) -> bool:
    """`line for`, at the end of what is said of it: there only a number fits. A line that is
    pointed at, as in `that line`, has none."""
    word, before = said[index], said[index - 1] if index else None
    if before is None or before.is_last or before.number is not None:
        return False
    article = said[index - 2] if index > 1 and not said[index - 2].is_last else None
    is_pointed_at = article is not None and article.says("it")
    is_end = index + 1 == len(said) or word.is_last
    return before.says("line", "factory") and is_end and not is_pointed_at


def _ends_noun(word: Part, after: Part | None) -> bool:
    """Whether no noun can follow: `van een naar rij vijf`, and not `van een van de fabrieken`."""
    if after is None or word.is_cut:
        return True
    return after.is_word and after.says("to", "at", "tell", "yes-no", MOVING)


def _is_number_sign(before: Part | None, after: Part | None) -> bool:
    """`factory no. 3`; any other `no` means no."""
    is_before_number = after is not None and after.number is not None
    return is_before_number and before is not None and before.says(*_PLACE_NOUNS)


def _harmless(word: Part) -> Part:
    said = frozenset({HARMLESS})
    return replace(word, number=None, senses=said, sections=said)


def _is_number_one(before: Part | None, after: Part | None) -> bool:
    if after is not None and (after.color is not None or after.says("line", "factory", "column")):
        return True
    if before is None or before.is_last:
        return True
    is_place = before.says(*_PLACE_NOUNS, "from", "to", "at", "wall", "center")
    return is_place or before.number is not None


def with_ordinals(words: Iterable[Part]) -> Iterator[Part]:
    """Joins `4` and `th`."""
    endings = "|".join(each.ordinals for each in PATTERNS.values()).split("|")
    forms = {*endings, "ter", "ten", "te"} - {"te[nr]?"}
    said = [*words]
    for index, word in enumerate(said):
        after = said[index + 1] if index + 1 < len(said) else None
        if word.is_digits and after is not None and after.is_glued and after.folded in forms:
            yield replace(word, is_ordinal=True)
        elif not (word.is_glued and word.folded in forms and index and said[index - 1].is_digits):
            yield word
