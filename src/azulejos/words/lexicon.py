"""The lexicon: the words of typed lines, in all languages at once.

Each language has a `lexicon.toml`, with its words grouped by meaning. The lexicon merges them, so
a German may type English words. Only the letters of the colors depend on the language.
"""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache
from importlib import resources
from itertools import chain
from typing import Final, TypeAlias, TypeVar

from azulejos.rules import COLORS, Color

from .languages import Language
from .orders import Order
from .questions import Topic

TACTILE_LETTERS: Final = {
    "b": Color.BLUE,
    "o": Color.YELLOW,
    "r": Color.RED,
    "sch": Color.BLACK,
    "x": Color.WHITE,
}

_UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})

Use: TypeAlias = Topic | Order
"""What a line is for."""
_Meaning = TypeVar("_Meaning")
Groups: TypeAlias = Mapping[str, Mapping[str, list[str]]]
"""Words by group and meaning, as in a `lexicon.toml`."""


class LexiconError(ValueError):
    """A word has two meanings in the same group."""


class PlaceKind(Enum):
    """What kind of place a word names. All but the center and the floor line take a number."""

    FACTORY = "factory"
    CENTER = "center"
    PATTERN_LINE = "line"
    """Also a row of the wall: both have the same numbers, and in German and Dutch the same name."""
    FLOOR = "floor"
    COLUMN = "column"
    PLAYER = "player"


NUMBERED: Final = (PlaceKind.FACTORY, PlaceKind.PATTERN_LINE, PlaceKind.COLUMN, PlaceKind.PLAYER)


class Direction(Enum):
    """Whether a bare number after the word is a source or a destination."""

    FROM = "from"
    TO = "to"


@dataclass(frozen=True, slots=True)
class Setting:
    """A value of a command: `de` of the language, `terse` of the length."""

    order: Order
    value: str


@dataclass(frozen=True, slots=True)
class Lexicon:
    """What words mean, group by group. The words are folded."""

    colors: Mapping[str, Color]
    numbers: Mapping[str, int]
    ordinals: Mapping[str, int]
    places: Mapping[str, PlaceKind]
    directions: Mapping[str, Direction]
    topics: Mapping[str, Topic]
    orders: Mapping[str, Order]
    settings: Mapping[str, Setting]
    narrow: frozenset[str]
    asking: frozenset[str]
    filler: frozenset[str]
    spellings: Mapping[Language, Mapping[str, str]]
    """Words to suggest instead of an unknown one: the spelling by the folded form."""


def fold(text: str) -> str:
    """The form in which words are compared: lower case, `ae` for `ä`, no other accents."""
    small = unicodedata.normalize("NFKC", text).casefold()
    return _without_accents(small.translate(_UMLAUTS))


@cache
def read_groups(language: Language) -> Groups:
    """The words of one language by group and meaning, as its file spells them."""
    folder = resources.files("azulejos.words") / "locales" / language.value
    groups: Groups = tomllib.loads((folder / "lexicon.toml").read_text("utf-8"))
    return groups


@cache
def load_lexicon() -> Lexicon:
    """The words of all languages, merged; read once."""
    return merge_lexicons({language: read_groups(language) for language in Language})


def merge_lexicons(by_language: Mapping[Language, Groups]) -> Lexicon:
    """Merges the groups of the languages.

    Raises LexiconError if a word has two meanings in the same group, in one language or two, and
    ValueError for an unknown meaning.
    """

    def merge(group: str, meaning: Callable[[str], _Meaning]) -> Mapping[str, _Meaning]:
        merged: dict[str, _Meaning] = {}
        for groups in by_language.values():
            for key, words in groups[group].items():
                for folded in chain.from_iterable(map(all_folds, words)):
                    if merged.setdefault(folded, meaning(key)) != meaning(key):
                        raise LexiconError(f"{folded!r} has two meanings in [{group}]")
        return merged

    return Lexicon(
        colors=merge("colors", _color),
        numbers=merge("numbers", int),
        ordinals=merge("ordinals", int),
        places=merge("places", PlaceKind),
        directions=merge("directions", Direction),
        topics=merge("questions", Topic),
        orders=merge("orders", Order),
        settings=merge("settings", _setting),
        narrow=frozenset(merge("widths", str)),
        asking=frozenset(merge("asking", str)),
        filler=frozenset(merge("filler", str)),
        spellings={language: _spellings(groups) for language, groups in by_language.items()},
    )


@cache
def color_letters(language: Language) -> Mapping[str, Color]:
    """The letters of the colors: from the notation, the tactile set and the language."""
    letters = {color.letter.lower(): color for color in COLORS} | TACTILE_LETTERS
    for key, own in read_groups(language)["letters"].items():
        letters |= dict.fromkeys(own, _color(key))
    return letters


def all_folds(word: str) -> tuple[str, str]:
    """The folded word. One with an umlaut may also be typed with the bare vowel."""
    return fold(word), _without_accents(word.casefold())


def _without_accents(text: str) -> str:
    if text.isascii():
        return text
    decomposed = unicodedata.normalize("NFKD", text)
    return "".join(char for char in decomposed if not unicodedata.combining(char))


def _spellings(groups: Groups) -> Mapping[str, str]:
    meaningful = [group for name, group in groups.items() if name not in ("asking", "filler")]
    words = [word for group in meaningful for each in group.values() for word in each]
    return {fold(word): word for word in words if len(word) >= 3}


def _color(key: str) -> Color:
    return Color[key.upper()]


def _setting(key: str) -> Setting:
    order, value = key.split("-")
    return Setting(Order(order), value)
