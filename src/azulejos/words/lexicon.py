"""The words that a typed line is made of, in all languages at once, and the pieces they form.

Each language has a `lexicon.toml` with its words grouped by what they mean. They are merged: a
German may type English words, and the other way round. Only the letters of the colors depend on
the language. A piece is what belongs together: `line 4`, `from 3`, `red`, the name of a player.
"""

from __future__ import annotations

import difflib
import re
import tomllib
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import cache
from importlib import resources
from typing import Final, TypeAlias, TypeVar

from azulejos.rules import COLORS, Color

from .requests import Order, Topic
from .voice import Language

TACTILE_LETTERS: Final = {
    "b": Color.BLUE,
    "o": Color.YELLOW,
    "r": Color.RED,
    "sch": Color.BLACK,
    "x": Color.WHITE,
}

MAX_NUMBER: Final = 9999
"""Higher numbers mean nothing in this game."""
_NUMBER_SIGN: Final = re.compile(r"(?<=[^\W\d_]\s)no\.\s*(?=[0-9]+\b)", re.IGNORECASE)
"""`factory no. 3`; any other `no` means no."""
# Sources as terse announcements have them: F3R2 and 3 red F3-2, in German M3R2 and MiR2.
_SHORT_FACTORY: Final = re.compile(r"\b[fm](?=[0-9]+(?:[^\W\d_]{1,3}[0-9]|-))", re.IGNORECASE)
_SHORT_CENTER: Final = re.compile(r"\b(?:mi?(?=-)|mi(?=[^\W\d_]{1,3}[0-9]))", re.IGNORECASE)
_SKY_BLUE: Final = re.compile(r"\bsky\s+blue\b", re.IGNORECASE)
_OF_SEAT: Final = re.compile(
    r"(?<=\bwall |\bwand |\bmuur )(?:of|von|van)\s+(?=[0-9]+\W*$)", re.IGNORECASE
)
"""`wall of 2`: only the number of a player can follow."""
_GENITIVE: Final = re.compile(r"['\u2019]s\b", re.IGNORECASE)
_WORD: Final = re.compile(
    r"(?P<ordinal>[0-9]+)(?:\.(?=\s*[^\W\d_])|(?:st|nd|rd|th|te[nr]?|ste|de|e)\b)"
    r"|[0-9]+|[^\W\d_]+|\?",
    re.IGNORECASE,
)
_UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})

Use: TypeAlias = Topic | Order
"""What a line is for."""
_Meaning = TypeVar("_Meaning")
Groups: TypeAlias = Mapping[str, Mapping[str, list[str]]]
"""Words by group and meaning, as in a `lexicon.toml`."""


class LexiconError(ValueError):
    """A word that would mean two things of the same group."""


class Place(Enum):
    """Where things are; all but the center and the floor line go with a number."""

    FACTORY = "factory"
    CENTER = "center"
    PATTERN_LINE = "line"
    """A row of the wall too: both are counted alike, and in German and Dutch called alike."""
    FLOOR = "floor"
    COLUMN = "column"
    PLAYER = "player"


NUMBERED: Final = (Place.FACTORY, Place.PATTERN_LINE, Place.COLUMN, Place.PLAYER)


class Direction(Enum):
    """What a bare number after the word is: where tiles come from, or where they go."""

    FROM = "from"
    TO = "to"


class Kind(Enum):
    """What a piece of a line is; places under the same names."""

    FACTORY = "factory"
    CENTER = "center"
    PATTERN_LINE = "line"
    FLOOR = "floor"
    COLUMN = "column"
    PLAYER = "player"
    COLOR = "color"
    NUMBER = "number"
    """A number with no word that says what it counts."""
    COUNT = "count"
    """`2` in `2 red from factory 3`: how many tiles the player takes them to be."""
    NARROW = "narrow"
    NAMESAKES = "namesakes"
    """The name of more than one player."""
    OTHER = "other"


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
    places: Mapping[str, Place]
    directions: Mapping[str, Direction]
    topics: Mapping[str, Topic]
    orders: Mapping[str, Order]
    settings: Mapping[str, Setting]
    narrow: frozenset[str]
    asking: frozenset[str]
    filler: frozenset[str]
    spellings: Mapping[Language, Mapping[str, str]]
    """What can be suggested for a word that is not known: how each is written, by its fold."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word or number of a typed line with everything that it can mean."""

    text: str
    """As typed."""
    folded: str
    color: Color | None = None
    number: int | None = None
    is_ordinal: bool = False
    place: Place | None = None
    direction: Direction | None = None
    topic: Topic | None = None
    order: Order | None = None
    setting: Setting | None = None
    is_narrow: bool = False
    is_asking: bool = False
    is_filler: bool = False

    @property
    def is_letter(self) -> bool:
        return len(self.folded) == 1

    @property
    def is_known(self) -> bool:
        return self != Word(self.text, self.folded)


@dataclass(frozen=True, slots=True)
class Piece:
    """Words that belong together."""

    kind: Kind
    value: int | None
    """A number as typed, a player's from 1, or a color. None where there is none, also for `line`
    without its number."""
    words: tuple[Word, ...]
    direction: Direction | None = None


def read_words(text: str, language: Language) -> list[Word]:
    """The words and numbers of a typed line; whatever is neither only separates them."""
    plain = _GENITIVE.sub(" ", unicodedata.normalize("NFKC", text))
    plain = _SHORT_FACTORY.sub("factory ", _NUMBER_SIGN.sub(" ", plain))
    plain = _SHORT_CENTER.sub("center ", plain)
    plain = _OF_SEAT.sub("player ", _SKY_BLUE.sub("skyblue", plain))
    words = [word for found in _WORD.finditer(plain) for word in _words(found, language)]
    # A question mark asks for help where it comes first; elsewhere it is punctuation.
    return [word for index, word in enumerate(words) if not index or word.folded != "?"]


def read_pieces(words: Sequence[Word], names: Sequence[Sequence[Word]] = ()) -> Iterator[Piece]:
    """The pieces of a line, without filler; with the players whose `names` are in it."""
    rest: list[Word] = []
    start = 0
    while start < len(words):
        length, seats = _longest_name(words[start:], names)
        if seats:
            yield from _group([word for word in rest if not word.is_filler])
            rest.clear()
            kind = Kind.PLAYER if len(seats) == 1 else Kind.NAMESAKES
            yield Piece(kind, seats[0] + 1, tuple(words[start : start + length]))
            start += length
        else:
            rest.append(words[start])
            start += 1
    yield from _group([word for word in rest if not word.is_filler])


def find_keyword(words: Sequence[Word]) -> tuple[Use, Word] | None:
    """The word that says what is asked: the first of the line, or one that can't be else.

    A line that asks (`what is new`) is no order to start a new game.
    """
    is_asked = any(word.is_asking for word in words)
    skipped = (word.is_filler or word.is_asking or word.is_ordinal for word in words)
    said = [word for word, is_skipped in zip(words, skipped, strict=True) if not is_skipped]
    for index, word in enumerate(said):
        if index == 0 and word.order is not None and not (is_asked and word.topic):
            return word.order, word
        is_only_that = not word.is_letter and word.place is None and word.color is None
        if word.topic is not None and (index == 0 or is_only_that):
            return word.topic, word
    for word in words:
        if word.is_asking and word.topic is not None:
            return word.topic, word
    return None


def near_words(unknown: Sequence[Word], language: Language, names: Sequence[str]) -> list[str]:
    """Names and words of the language that look like the unknown ones."""
    called = {fold(name): name for name in names}
    own = load_lexicon().spellings[language]
    near: dict[str, None] = {}
    for word in unknown:
        # Two letters swapped in a word of three leave little alike.
        likeness = 0.65 if len(word.folded) == 3 else 0.78
        found = _similar(word.folded, called, 0.75) or _similar(word.folded, own, likeness)
        near |= dict.fromkeys(found)
    return list(near)


def fold(text: str) -> str:
    """The form in which words are compared: small letters, `ae` for `ä`, no other accents."""
    small = unicodedata.normalize("NFKC", text).casefold()
    return _without_accents(small.translate(_UMLAUTS))


@cache
def read_groups(language: Language) -> Groups:
    """The words of one language as they are written, by group and meaning."""
    folder = resources.files("azulejos.words") / "locales" / language.value
    groups: Groups = tomllib.loads((folder / "lexicon.toml").read_text("utf-8"))
    return groups


@cache
def load_lexicon() -> Lexicon:
    """The words of all languages, merged; read once."""
    return merge_lexicons({language: read_groups(language) for language in Language})


def merge_lexicons(by_language: Mapping[Language, Groups]) -> Lexicon:
    """Merges the groups of the languages.

    Raises LexiconError where one word has two meanings in the same group, in one language or in
    two, and ValueError for a meaning that does not exist.
    """

    def merge(group: str, meaning: Callable[[str], _Meaning]) -> Mapping[str, _Meaning]:
        merged: dict[str, _Meaning] = {}
        for groups in by_language.values():
            for key, words in groups[group].items():
                for folded in _all_folds(words):
                    if merged.setdefault(folded, meaning(key)) != meaning(key):
                        raise LexiconError(f"{folded!r} has two meanings in [{group}]")
        return merged

    return Lexicon(
        colors=merge("colors", _color),
        numbers=merge("numbers", int),
        ordinals=merge("ordinals", int),
        places=merge("places", Place),
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
    """The letters that stand for colors: of the notation, of the tactile set, of the language."""
    letters = {color.letter.lower(): color for color in COLORS} | TACTILE_LETTERS
    for key, own in read_groups(language)["letters"].items():
        letters |= dict.fromkeys(own, _color(key))
    return letters


def _words(found: re.Match[str], language: Language) -> Iterator[Word]:
    text = found.group()
    digits = found["ordinal"] or text
    if digits.isdecimal():
        if len(digits) > len(str(MAX_NUMBER)):
            yield Word(text, digits)
        else:
            yield Word(text, digits, number=int(digits), is_ordinal=found["ordinal"] is not None)
        return
    word = _look_up(text, language)
    is_letters = word.folded[1:] in color_letters(language)
    if not word.is_known and word.folded[:1] in ("c", "m") and is_letters:
        # `CK0` as it stands in notation: the center and a color. In Dutch the center is M.
        yield replace(_look_up("c", language), text=text[:1])
        word = _look_up(text[1:], language)
    yield word


def _look_up(text: str, language: Language) -> Word:
    lexicon = load_lexicon()
    folded = fold(text)
    ordinal = lexicon.ordinals.get(folded)
    return Word(
        text,
        folded,
        color=lexicon.colors.get(folded, color_letters(language).get(folded)),
        number=lexicon.numbers.get(folded, ordinal),
        is_ordinal=ordinal is not None,
        place=lexicon.places.get(folded),
        direction=lexicon.directions.get(folded),
        topic=Topic.HELP if folded == "?" else lexicon.topics.get(folded),
        order=lexicon.orders.get(folded),
        setting=lexicon.settings.get(folded),
        is_narrow=folded in lexicon.narrow,
        is_asking=folded in lexicon.asking,
        is_filler=folded in lexicon.filler,
    )


def _longest_name(words: Sequence[Word], names: Sequence[Sequence[Word]]) -> tuple[int, list[int]]:
    """The length of the longest name that the words begin with, and the seats of that name."""
    typed = [word.folded for word in words]
    spelled = [[word.folded for word in name] for name in names]
    found = [
        (len(name), seat)
        for seat, name in enumerate(spelled)
        # A name of digits alone would take the place of a number.
        if typed[: len(name)] == name and not "".join(name).isdecimal() and name
    ]
    longest = max(found, default=(0, 0))[0]
    return longest, [seat for length, seat in found if length == longest]


def _group(words: Sequence[Word]) -> Iterator[Piece]:
    """Puts places and numbers together: `line 4`, and also `4. Reihe`, `the fourth line`."""
    direction: Direction | None = None
    index = 0
    while index < len(words):
        word = words[index]
        after = words[index + 1] if index + 1 < len(words) else None
        if word.direction is not None:
            direction = word.direction
        elif word.number is not None and _is_ordinal_of(words, index):
            assert after is not None, "an ordinal is one of something"
            assert after.place is not None
            yield Piece(Kind(after.place.value), word.number, (word, after))
            index += 1
        elif word.number is not None:
            yield Piece(Kind.NUMBER, word.number, (word,), direction)
        elif word.place in NUMBERED and after is not None and after.number is not None:
            if _is_ordinal_of(words, index + 1):
                yield Piece(Kind(word.place.value), None, (word,))
            else:
                yield Piece(Kind(word.place.value), after.number, (word, after))
                index += 1
        else:
            yield _alone(word)
        if word.direction is None:
            direction = None
        index += 1


def _is_ordinal_of(words: Sequence[Word], index: int) -> bool:
    after = words[index + 1] if index + 1 < len(words) else None
    return words[index].is_ordinal and after is not None and after.place in NUMBERED


def _alone(word: Word) -> Piece:
    if word.place in NUMBERED:
        return Piece(Kind(word.place.value), None, (word,))
    if word.place is not None:
        return Piece(Kind(word.place.value), 0, (word,))
    if word.color is not None:
        return Piece(Kind.COLOR, word.color, (word,))
    return Piece(Kind.NARROW if word.is_narrow else Kind.OTHER, 0, (word,))


def _similar(folded: str, spellings: Mapping[str, str], likeness: float) -> list[str]:
    # Comparing takes long, so only words of about the same length are compared.
    near = [key for key in spellings if abs(len(key) - len(folded)) <= 2 < len(folded)]
    return [spellings[key] for key in difflib.get_close_matches(folded, near, 2, likeness)]


def _all_folds(words: list[str]) -> Iterator[str]:
    """The folds of the words; those with an umlaut may also be typed with the bare vowel."""
    for word in words:
        yield fold(word)
        yield _without_accents(word.casefold())


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
