"""The words that people at a table use beyond the lexicon, to tell what was drawn and done."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from enum import Enum
from functools import cache
from importlib import resources

from .languages import Language
from .lexicon import fold
from .tokens import Word


class Sign(Enum):
    """What a word is a sign of; one word may be one of several."""

    HOLDS = "holds"
    """Says what lies somewhere: `was`, `is`."""
    DOES = "does"
    """What a player does, which changes nothing: `takes`."""
    DONE = "done"
    """A move that was played, in a sentence with `has`."""
    DRAWS = "draws"
    """How tiles come to a factory, which changes nothing: `drew`."""
    WRONG = "wrong"
    INSISTS = "insists"
    AGREES = "agrees"
    """Goes with insisting: `on it`."""
    EMPTY = "empty"
    MARKER = "marker"
    STARTS = "starts"
    TURN = "turn"
    ROUND = "round"
    MOVE = "move"
    MOVES = "moves"
    """What is taken back: `two moves`."""


def is_sign(word: Word, *signs: Sign) -> bool:
    """Whether a word is a sign of one of these."""
    return any(word.folded in load_signs()[sign] for sign in signs)


def have_sign(words: Iterable[Word], *signs: Sign) -> bool:
    """Whether one of the words is."""
    return any(is_sign(word, *signs) for word in words)


@cache
def load_signs() -> Mapping[Sign, frozenset[str]]:
    """The words of all languages, merged and folded; read once."""
    read = [read_signs(language) for language in Language]
    return {
        sign: frozenset(fold(word) for groups in read for word in groups[sign.value])
        for sign in Sign
    }


def read_signs(language: Language) -> Mapping[str, list[str]]:
    """The words of one language as they are written."""
    folder = resources.files("azulejos.words") / "locales" / language.value
    groups = tomllib.loads((folder / "companion.toml").read_text("utf-8"))
    return {name: group["words"] for name, group in groups.items()}
