"""Finds the word that a word with one typing error was meant to be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

SHORTEST: Final = 4
"""Words with fewer letters are never corrected: too many words are near them."""


class Speller:
    """Knows words, and finds those at a distance of one error: a letter too many or too few, a
    wrong letter, two letters swapped."""

    def __init__(self, words: Iterable[str]) -> None:
        self._words = frozenset(word for word in words if len(word) >= SHORTEST - 1)
        self._without_one: dict[str, list[str]] = {}
        for word in sorted(self._words):
            if len(word) >= SHORTEST:
                for shorter in {*_without_each_letter(word)}:
                    self._without_one.setdefault(shorter, []).append(word)

    def near(self, typed: str) -> list[str]:
        """The words with one error, sorted; none for a short or a known word."""
        if len(typed) < SHORTEST or typed in self._words:
            return []
        found = {*self._without_one.get(typed, ())}
        for shorter in {*_without_each_letter(typed)}:
            if shorter in self._words and (len(shorter) >= SHORTEST or _is_doubled(typed, shorter)):
                found.add(shorter)
            found |= {
                word
                for word in self._without_one.get(shorter, ())
                if len(word) == len(typed) and _is_one_error(typed, word)
            }
        return sorted(found)


def _without_each_letter(word: str) -> Iterator[str]:
    return (word[:index] + word[index + 1 :] for index in range(len(word)))


def _is_one_error(typed: str, word: str) -> bool:
    """Whether two words of the same length differ in one letter or in two swapped ones."""
    wrong = [
        index for index, (one, other) in enumerate(zip(typed, word, strict=True)) if one != other
    ]
    if len(wrong) == 1:
        return True
    if len(wrong) != 2 or wrong[1] - wrong[0] != 1:
        return False
    first, last = wrong
    return typed[first] == word[last] and typed[last] == word[first]


def is_likely(typed: str, word: str) -> bool:
    """Whether a near word is nearer than others: its letters are swapped, or its double letter was
    typed once. Of short words, several are a swap away: Dutch `rodo` is `rood` or `rode`."""
    if len(typed) == len(word):
        return len(typed) > SHORTEST and sorted(typed) == sorted(word)
    return len(typed) < len(word) and _is_doubled(word, typed)


def _is_doubled(typed: str, shorter: str) -> bool:
    """Whether the letter too many repeats the one before it: `witt` for `wit`."""
    return any(
        typed[index] == typed[index - 1] and typed[:index] + typed[index + 1 :] == shorter
        for index in range(1, len(typed))
    )
