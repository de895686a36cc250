"""Words beyond the lexicon that people beside a real set use to tell what was drawn and done."""

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
    """What a word hints at. A word can have several signs."""

    HOLDS = "holds"
    """Introduces what lies somewhere: `was`, `is`."""
    DOES = "does"
    """A verb that adds nothing to a move: `takes`."""
    DONE = "done"
    """A verb in the perfect tense, after `has`: the move was played."""
    DRAWS = "draws"
    """A verb that adds nothing to a draw: `drew`."""
    WRONG = "wrong"
    DENIES = "denies"
    """Begins a correction in any game: `no, line 3`."""
    SLIP = "slip"
    """Whole lines, without filler, that take the last move back: `oops`."""
    INSISTS = "insists"
    AGREES = "agrees"
    """Belongs to insisting: `on it`."""
    EMPTY = "empty"
    MARKER = "marker"
    STARTS = "starts"
    FIRST = "first"
    """Says that a player begins, as STARTS does: `goes first`."""
    BEGINS = "begins"
    """Goes with it, and adds nothing."""
    TURN = "turn"
    ROUND = "round"
    MOVE = "move"
    MOVES = "moves"
    """What people take back: `two moves`."""
    REST = "rest"
    """Says that tiles stay when somebody takes from a factory."""
    TACTILE = "tactile"
    """A set on the table."""
    USUAL = "usual"
    SETS = "sets"
    """Goes with the name of a set, and adds nothing: `we use the … set`."""
    LATE = "late"
    """That factories are told only when somebody takes from them."""
    BEFORE = "before"
    """That they are told before."""
    TELLS = "tells"
    """Goes with these two, and adds nothing: `we tell the factories`."""


def is_sign(word: Word, *signs: Sign) -> bool:
    """Whether a word has one of these signs."""
    return any(word.folded in load_signs()[sign] for sign in signs)


def have_sign(words: Iterable[Word], *signs: Sign) -> bool:
    """Whether one of the words has one of these signs."""
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
    """The words of one language, as its file spells them."""
    folder = resources.files("azulejos.words") / "locales" / language.value
    groups = tomllib.loads((folder / "companion.toml").read_text("utf-8"))
    return {name: group["words"] for name, group in groups.items()}
