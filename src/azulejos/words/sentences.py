"""Reads a line as a sentence: its words with all that they can say, in whatever language it is.

`senses.toml` and `lexicon.toml` say what words mean. Words with one typing error are read as what
they were meant to be, if only one meaning is near.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from functools import cache
from itertools import zip_longest
from typing import Final

from .languages import Language
from .lexicon import color_letters, fold, load_lexicon
from .senses import (
    HARMLESS,
    Expression,
    load_senses,
    own_words,
    split,
    without_apostrophe,
    words_of_expressions,
)
from .spoken_names import with_names, words_of_names
from .spoken_numbers import with_articles, with_ordinals
from .spoken_parts import Part
from .tokens import MAX_NUMBER, as_one_word
from .typing_errors import Speller, is_likely

IN_A_MOVE: Final = frozenset({"place", "where", "amount", "mood", HARMLESS})
OF_PLACES: Final = frozenset({"place", "where", "amount"})
"""Sections whose expressions are read as one, in a move and in a question."""
_OF_MOVES: Final = OF_PLACES | {HARMLESS}
_CUTS: Final = (",", ";")
_STOPS: Final = (".", "!", "?", ":")
"""They cut after a word. After a number a point makes an ordinal: German `die 3. Reihe`."""
_SHORT: Final = 2
"""A line with more words is longer than an order needs."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A line, read in one language."""

    text: str
    """As typed."""
    language: Language
    words: tuple[Part, ...]
    """Each word alone."""
    senses: frozenset[str]
    """Everything that its words and expressions say."""
    sections: frozenset[str]
    """The sections that these senses are from."""
    is_order: bool
    """An expression of several words orders something."""
    is_asked: bool
    """It ends with a question mark."""

    def parts(self, sections: Iterable[str]) -> list[Part]:
        """The words, with the expressions of these sections read as one, the longest first."""
        joined: list[Part] = []
        wanted = frozenset(sections)
        index = 0
        while index < len(self.words):
            found = _longest(self.words, index, self.language, wanted)
            if found is None:
                joined.append(self.words[index])
                index += 1
            else:
                length, expression = found
                joined.append(_joined(self.words[index : index + length], expression))
                index += length
        return joined


def read_sentence(text: str, language: Language, names: Sequence[str]) -> Sentence:
    """Reads a line. `names` are those of the seats; a name that is a word of the game is none."""
    text = as_one_word(text)
    pieces = [*split(text)]
    spoken = [fold(without_apostrophe(piece.group())) for piece in pieces]
    of_line = _language_of(spoken, language)
    plain = unicodedata.normalize("NFKC", text)
    called = words_of_names(names)
    words = [
        _part(plain, piece.start(), piece.group(), (of_line, language), called) for piece in pieces
    ]
    words = [*_without_hesitations(_without_unlikely_orders(words))]
    words = [*with_ordinals(with_articles(with_names(words, names)))]
    words = [*_without_hearers([*_without_owners(words)])]
    senses = {sense for word in words for sense in word.senses}
    sections = {section for word in words for section in word.sections}
    is_order = False
    for index in range(len(words)):
        for expression in _expressions(words, index, of_line):
            senses |= expression.senses
            sections |= expression.sections
            is_order |= "order" in expression.sections
    return Sentence(
        text,
        of_line,
        tuple(words),
        frozenset(senses),
        frozenset(sections),
        is_order,
        is_asked=text.rstrip().endswith("?"),
    )


def _language_of(spoken: Sequence[str], language: Language) -> Language:
    """The language that knows the most words; in doubt that of the voice."""
    counts = {each: sum(word in own_words(each) for word in spoken) for each in Language}
    best = max(counts.values())
    return language if counts[language] == best else max(counts, key=lambda each: counts[each])


def _part(
    plain: str,
    start: int,
    text: str,
    languages: tuple[Language, Language],
    called: AbstractSet[str],
) -> Part:
    of_line, language = languages
    after = plain[start + len(text) : start + len(text) + 1]
    is_glued = start > 0 and plain[start - 1].isalnum()
    is_last = bool(after) and not after.isalnum() and not after.isspace()
    is_cut = after in (_CUTS if text.isdecimal() else _CUTS + _STOPS)
    if text.isdecimal():
        digits = text.lstrip("0") or "0"
        number = int(digits) if len(digits) <= len(str(MAX_NUMBER)) else MAX_NUMBER
        beyond = plain[start + len(text) + 1 : start + len(text) + 3].strip()
        return Part(
            text,
            text,
            number=number,
            is_digits=True,
            is_glued=is_glued,
            is_last=is_last,
            is_cut=is_cut,
            is_ordinal=after == "." and beyond[:1].isalpha(),
        )
    bare = without_apostrophe(text)
    folded = fold(bare)
    meant = None
    if not (is_known := folded in called or _is_known(folded, of_line, language)):
        meant = _corrected(folded, of_line)
    part = _look_up(text, meant or folded, of_line, language)
    is_accented = not text.isascii() and folded == "een"
    return replace(
        part,
        is_glued=is_glued,
        is_last=is_last,
        is_cut=is_cut,
        meant=None if is_known else meant,
        is_digits=is_accented,
    )


@cache
def _look_up(text: str, folded: str, of_line: Language, language: Language) -> Part:
    lexicon = load_lexicon()
    expression = _senses_of(folded, of_line, language)
    ordinal = lexicon.ordinals.get(folded)
    is_letter = len(folded) == 1 or folded == "sch"
    return Part(
        text,
        folded,
        color=None if is_letter else lexicon.colors.get(folded),
        letter=color_letters(language).get(folded) if is_letter else None,
        number=lexicon.numbers.get(folded, ordinal),
        is_ordinal=ordinal is not None,
        senses=expression.senses if expression else frozenset(),
        sections=expression.sections if expression else frozenset(),
    )


def _senses_of(folded: str, of_line: Language, language: Language) -> Expression | None:
    """What a word says in the language of the line; otherwise in that of the voice. Of any other,
    only the words of moves count: Dutch `ben` asks nothing in `Ben takes`."""
    for each in dict.fromkeys((of_line, language, *Language)):
        found = load_senses(each).of(folded)
        is_own = each in (of_line, language)
        if found is not None and (is_own or not found.sections.isdisjoint(_OF_MOVES)):
            return found
    return None


def _is_known(folded: str, of_line: Language, language: Language) -> bool:
    lexicon = load_lexicon()
    return (
        folded in lexicon.colors
        or folded in lexicon.numbers
        or folded in lexicon.ordinals
        or any(folded in own_words(each) for each in Language)
        or folded in words_of_expressions(of_line)
        or _senses_of(folded, of_line, language) is not None
    )


@cache
def _speller(language: Language) -> Speller:
    return Speller(own_words(language))


@cache
def _corrected(folded: str, language: Language) -> str | None:
    """The word that was meant, if all words at one error mean the same, or all of the likely ones.

    No number is only likely: `thre` may be `there`.
    """
    near = _speller(language).near(folded)
    if len({_meaning(word, language) for word in near}) == 1:
        return near[0]
    likely = [word for word in near if is_likely(folded, word)]
    meanings = {_meaning(word, language) for word in likely}
    is_number = any(_look_up(word, word, language, language).number is not None for word in likely)
    return likely[0] if len(meanings) == 1 and not is_number else None


def _meaning(word: str, language: Language) -> tuple[object, ...]:
    part = _look_up(word, word, language, language)
    return part.color, part.number, part.is_ordinal, part.senses


def _without_unlikely_orders(words: Sequence[Part]) -> Iterator[Part]:
    """In a longer line, a typing error never makes an order: German `dabei` is not `Datei`."""
    for word in words:
        is_order = word.meant is not None and word.sections == {"order"}
        is_unlikely = is_order and len(words) > _SHORT
        no_senses: frozenset[str] = frozenset()
        yield (
            replace(word, meant=None, senses=no_senses, sections=no_senses) if is_unlikely else word
        )


def _without_hesitations(words: Iterable[Part]) -> Iterator[Part]:
    """Leaves out `um` and `er`, also within `row, er, four`; not the one of `er no`."""
    said = [*words]
    for index, word in enumerate(said):
        after = said[index + 1] if index + 1 < len(said) else None
        is_kept = after is None or after.says("denial", "not") or len(said) == 1
        if is_kept or not word.says("hesitation"):
            yield word


def _without_owners(words: Sequence[Part]) -> Iterator[Part]:
    """`my opponent` is about somebody else."""
    for word, after in zip_longest(words, words[1:]):
        is_owner = (
            after is not None
            and word.says("me")
            and word.says("own-line")
            and after.says("opponent")
        )
        yield replace(word, senses=word.senses - {"me"}) if is_owner and word is not None else word


def _without_hearers(words: Sequence[Part]) -> Iterator[Part]:
    """`tell me` says who listens, and not whom it is about."""
    for index, word in enumerate(words):
        if index and word.says("me") and words[index - 1].says("tell"):
            yield replace(word, senses=word.senses - {"me"})
        else:
            yield word


def _expressions(words: Sequence[Part], index: int, language: Language) -> Iterator[Expression]:
    """The expressions of several words that begin here, the longest first. No place goes beyond a
    comma: `middle, row 4` isn't the middle row."""
    said = tuple(word.folded for word in words[index:])
    for expression in load_senses(language).longer.get(said[0], ()):
        length = len(expression.words)
        is_cut = any(word.is_cut for word in words[index : index + length - 1])
        is_numbered = words[index + length : index + length + 1] and words[index + length].number
        if is_numbered and "middle-line" in expression.senses:
            continue  # `center line 1` names two places
        if said[:length] == expression.words and not (is_cut and _is_place(expression)):
            yield expression


def _is_place(expression: Expression) -> bool:
    return not expression.sections.isdisjoint(OF_PLACES)


def _longest(
    words: Sequence[Part], index: int, language: Language, sections: frozenset[str]
) -> tuple[int, Expression] | None:
    for expression in _expressions(words, index, language):
        if not sections.isdisjoint(expression.sections):
            return len(expression.words), expression
    return None


def _joined(words: Sequence[Part], expression: Expression) -> Part:
    return Part(
        " ".join(word.text for word in words),
        " ".join(expression.words),
        senses=expression.senses,
        sections=expression.sections,
        is_last=words[-1].is_last,
    )
