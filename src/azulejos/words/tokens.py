"""Splits a line into words, each with all its meanings, and groups them into tokens.

A token is one or more words that belong together: `line 4`, `from 3`, `red`, a player's name.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import chain
from typing import Final, NamedTuple

from azulejos.rules import Color

from .languages import Language
from .lexicon import NUMBERED, Direction, PlaceKind, Setting, Use, color_letters, fold, load_lexicon
from .orders import Order
from .questions import Topic

MAX_NUMBER: Final = 9999
"""Higher numbers mean nothing in this game."""
_NUMBER_SIGN: Final = re.compile(r"(?<=[^\W\d_]\s)no\.\s*(?=[0-9]+\b)", re.IGNORECASE)
"""`factory no. 3`; any other `no` means no."""


class _Patterns(NamedTuple):
    """Words of a language inside a longer expression, as alternatives of a regular expression."""

    lines: str
    """Words before the number of a pattern line, a row or a column."""
    walls: str
    of: str
    """`of` in `line 4 of 2`."""
    ordinals: str
    """Endings of a number: `4th`."""
    factory: str
    """The letter before a factory's number in terse announcements: `F3R2`."""


PATTERNS: Final[Mapping[Language, _Patterns]] = {
    Language.ENGLISH: _Patterns("l|line|row|col|column", "w|wall", "of", "st|nd|rd|th", "f"),
    Language.GERMAN: _Patterns("(?:muster)?reihe|spalte", "wand", "von", "te[nr]?", "m"),
    Language.DUTCH: _Patterns("(?:patroon)?lijn|rij|kolom", "muur", "van", "ste|de|e", "f"),
}
"""docs/how-to/add-a-language.md names this table."""


def _any(pattern: str) -> str:
    """The patterns of all languages, as one group of a regular expression."""
    return f"(?:{'|'.join(getattr(each, pattern) for each in PATTERNS.values())})"


_SHORT_FACTORY: Final = re.compile(
    rf"\b{_any('factory')}(?=[0-9]+(?:[^\W\d_]{{1,3}}[0-9]|-))", re.IGNORECASE
)
# The center in terse announcements: German MiR2, Dutch M-2.
_SHORT_CENTER: Final = re.compile(r"\b(?:mi?-|mi(?=[^\W\d_]{1,3}[0-9]))", re.IGNORECASE)
_SKY_BLUE: Final = re.compile(r"\b(?:sky|light)[\s-]*blue(?=s?\b)", re.IGNORECASE)
_CENTER_DISC: Final = re.compile(
    r"\b(mitte|center|centre|midden)[\s-]*(?:scheibe|dis[ck]|schijf)\b", re.IGNORECASE
)
"""The center of the tactile set."""
_A_LINE: Final = rf"{_any('lines')}\s*[0-9]+"
_OF_SEAT: Final = re.compile(
    rf"^(\W*(?:{_any('walls')}(?:\s+{_A_LINE}){{0,2}}|{_A_LINE}(?:\s+{_A_LINE})?))"
    rf"\s+{_any('of')}\s+(?=[0-9]+\W*$)",
    re.IGNORECASE,
)
"""`wall of 2`, `line 4 of 2`, `w row 2 of 2`: only the number of a player can follow."""
_GENITIVE: Final = re.compile(r"['\u2019]s\b", re.IGNORECASE)
_SEPARATORS: Final = r"\s.,:;!?_/()\[\]<>&#\"'`\u00b4\u2018-\u201f\u00ab\u00bb\u2026\-\u2010-\u2015"
_WORD: Final = re.compile(
    # The game has no negative numbers: `-3` must not read as 3.
    r"(?<!\S)[-\u2212\u2013][0-9]+"
    rf"|(?P<ordinal>[0-9]+)(?:\.(?=\s*[^\W\d_])|{_any('ordinals')}\b)"
    rf"|[0-9]+|[^\W\d_]+|\?|[^{_SEPARATORS}]",
    re.IGNORECASE,
)


class TokenKind(Enum):
    """What a token is. Places have the same values as in `PlaceKind`."""

    FACTORY = "factory"
    CENTER = "center"
    PATTERN_LINE = "line"
    FLOOR = "floor"
    COLUMN = "column"
    PLAYER = "player"
    COLOR = "color"
    NUMBER = "number"
    """A number, and no word says what it counts."""
    COUNT = "count"
    """`2` in `2 red from factory 3`: the number of tiles that the player expects."""
    NARROW = "narrow"
    NAMESAKES = "namesakes"
    """The name of more than one player."""
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Word:
    """A word or number of a line, with everything it can mean."""

    text: str
    """As typed."""
    folded: str
    color: Color | None = None
    number: int | None = None
    is_ordinal: bool = False
    place: PlaceKind | None = None
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
class Token:
    """Words that belong together."""

    kind: TokenKind
    value: int | None
    """A number as typed, a player's number from 1, or a color; None for a bare `line`."""
    words: tuple[Word, ...]
    direction: Direction | None = None


def read_words(text: str, language: Language) -> list[Word]:
    """The words and numbers of a line. Punctuation and invisible characters separate them; any
    other sign is an unknown word."""
    seen = "".join(each if each.isprintable() else " " for each in text)
    plain = _GENITIVE.sub(" ", unicodedata.normalize("NFKC", seen))
    plain = _SHORT_FACTORY.sub("factory ", _NUMBER_SIGN.sub(" ", plain))
    plain = _SHORT_CENTER.sub("center ", plain)
    plain = _OF_SEAT.sub(r"\1 player ", as_one_word(plain))
    words = [word for found in _WORD.finditer(plain) for word in _words(found, language)]
    # A question mark asks for help if it comes first; elsewhere it is punctuation.
    return [word for index, word in enumerate(words) if not index or word.folded != "?"]


def as_one_word(text: str) -> str:
    """A line with the tactile set's names of several words as one: `sky blue`, `Mitte-Scheibe`."""
    return _CENTER_DISC.sub(r"\1", _SKY_BLUE.sub("skyblue", text))


def read_tokens(words: Sequence[Word], names: Sequence[Sequence[Word]] = ()) -> Iterator[Token]:
    """The tokens of a line, without filler. Words in `names` become players."""
    rest: list[Word] = []
    start = 0
    while start < len(words):
        length, seats = _longest_name(words[start:], names)
        if seats:
            yield from _group([word for word in rest if not word.is_filler])
            rest.clear()
            kind = TokenKind.PLAYER if len(seats) == 1 else TokenKind.NAMESAKES
            yield Token(kind, seats[0] + 1, tuple(words[start : start + length]))
            start += length
        else:
            rest.append(words[start])
            start += 1
    yield from _group([word for word in rest if not word.is_filler])


def find_keyword(words: Sequence[Word]) -> tuple[Use, Word] | None:
    """The word that says what the line wants: its first word, or one with no other meaning.

    A question such as `what is new` doesn't order a new game.
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


def near_words(
    unknown: Sequence[Word],
    language: Language,
    names: Sequence[str],
    *,
    prefers_colors: bool = False,
) -> list[str]:
    """Names and words that look like the unknown ones; only colors, if they are preferred and one
    looks alike."""
    called = {fold(name): name for name in names}
    own = load_lexicon().spellings[language]
    if prefers_colors:
        colors = {key: word for key, word in own.items() if key in load_lexicon().colors}
        near_colors = [_similar(word.folded, colors, _likeness(word)) for word in unknown]
        if any(near_colors):
            return [*dict.fromkeys(chain.from_iterable(near_colors))]
    near: dict[str, None] = {}
    for word in unknown:
        found = _similar(word.folded, called, 0.75)
        found = found or _similar(word.folded, own, _likeness(word))
        near |= dict.fromkeys(found)
    return list(near)


def _likeness(word: Word) -> float:
    """How similar words must be: two swapped letters change most of a short word."""
    return 0.65 if len(word.folded) == 3 else 0.78


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
        # `CK0` as in the notation: the center and a color. The Dutch center is M.
        yield replace(_look_up("c", language), text=text[:1])
        word = _look_up(text[1:], language)
    yield word


def _look_up(text: str, language: Language) -> Word:
    lexicon = load_lexicon()
    folded = fold(text)
    if len(folded) == 1 and folded != text.casefold():
        # Accents don't matter in a word, but `\u00f1` alone is another letter than `n`.
        return Word(text, text.casefold())
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
    """The longest name that the words begin with: its length, and its seats."""
    typed = [word.folded for word in words]
    spelled = [*_spelled(names)]
    found = [
        (len(name), seat)
        for seat, name in spelled
        # A name that consists of digits would hide a number.
        if typed[: len(name)] == name and not "".join(name).isdecimal() and name
    ]
    longest = max(found, default=(0, 0))[0]
    return longest, [seat for length, seat in found if length == longest]


def _spelled(names: Sequence[Sequence[Word]]) -> Iterator[tuple[int, list[str]]]:
    """The names of each seat. The only Computer may be called without its number."""
    whole = [[word.folded for word in name] for name in names]
    short = [name[:-1] if name and name[-1].isdecimal() else [] for name in whole]
    for seat, name in enumerate(names):
        yield seat, whole[seat]
        is_told_apart = (whole + short).count(short[seat]) == 1
        if is_told_apart and not any(word.is_known for word in name[:-1]):
            yield seat, short[seat]


def _group(words: Sequence[Word]) -> Iterator[Token]:
    """Joins places with their numbers: `line 4`, `4. Reihe`, `the fourth line`."""
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
            yield Token(TokenKind(after.place.value), word.number, (word, after))
            index += 1
        elif word.number is not None:
            yield Token(TokenKind.NUMBER, word.number, (word,), direction)
        elif word.place in NUMBERED and after is not None and after.number is not None:
            if _is_ordinal_of(words, index + 1):
                yield Token(TokenKind(word.place.value), None, (word,))
            else:
                yield Token(TokenKind(word.place.value), after.number, (word, after))
                index += 1
        else:
            yield _alone(word)
        if word.direction is None:
            direction = None
        index += 1


def _is_ordinal_of(words: Sequence[Word], index: int) -> bool:
    after = words[index + 1] if index + 1 < len(words) else None
    return words[index].is_ordinal and after is not None and after.place in NUMBERED


def _alone(word: Word) -> Token:
    if word.place in NUMBERED:
        return Token(TokenKind(word.place.value), None, (word,))
    if word.place is not None:
        return Token(TokenKind(word.place.value), 0, (word,))
    if word.color is not None:
        return Token(TokenKind.COLOR, word.color, (word,))
    return Token(TokenKind.NARROW if word.is_narrow else TokenKind.OTHER, 0, (word,))


def _similar(folded: str, spellings: Mapping[str, str], likeness: float) -> list[str]:
    # Comparing is slow, so compare only words of similar length.
    near = [key for key in spellings if abs(len(key) - len(folded)) <= 2 < len(folded)]
    return [spellings[key] for key in difflib.get_close_matches(folded, near, 2, likeness)]
