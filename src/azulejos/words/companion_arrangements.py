"""Parses what people arrange for the whole game: which set is on the table, and when they tell the
factories."""

from __future__ import annotations

from collections.abc import Sequence

from .companion_lexicon import Sign, have_sign, is_sign
from .companion_statements import SetIs, TellsLateIs
from .tokens import Word


def read_arrangement(words: Sequence[Word]) -> SetIs | TellsLateIs | None:
    """What a line arranges. Every word of it must belong to that: a negation never does."""
    if len(words) < 2:
        return None  # `normal` also names a length
    return read_set(words) or _telling(words)


def read_set(words: Sequence[Word]) -> SetIs | None:
    """The set that a line names, such as `the tactile one`."""
    is_tactile, is_usual = have_sign(words, Sign.TACTILE), have_sign(words, Sign.USUAL)
    if is_tactile == is_usual or not _are_all(words, Sign.TACTILE, Sign.USUAL, Sign.SETS):
        return None
    return SetIs(is_tactile)


def _telling(words: Sequence[Word]) -> TellsLateIs | None:
    is_late, is_before = have_sign(words, Sign.LATE), have_sign(words, Sign.BEFORE)
    is_whole = _are_all(words, Sign.LATE, Sign.BEFORE, Sign.TELLS) and have_sign(words, Sign.TELLS)
    if is_late == is_before or not is_whole:
        return None
    return TellsLateIs(is_late)


def _are_all(words: Sequence[Word], *signs: Sign) -> bool:
    return all(is_sign(word, *signs) for word in words)
