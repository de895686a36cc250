"""Reads a line as a sentence: its words with all that they can say, in whatever language it is.

`senses.toml` and `lexicon.toml` say what words mean. Words with one typing error are read as what
they were meant to be, if only one meaning is near.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from azulejos.rules import Color

from .languages import Language
from .lexicon import color_letters, fold, load_lexicon
from .senses import (
    HARMLESS,
    MOVING,
    Expression,
    load_senses,
    own_words,
    split,
    without_apostrophe,
    words_of_expressions,
)
from .tokens import MAX_NUMBER, PATTERNS, as_one_word
from .typing_errors import Speller, is_likely

IN_A_MOVE: Final = frozenset({"place", "where", "amount", "mood", HARMLESS})
OF_PLACES: Final = frozenset({"place", "where", "amount"})
"""Sections whose expressions are read as one, in a move and in a question."""
_OF_MOVES: Final = OF_PLACES | {HARMLESS}
_CUTS: Final = (",", ";")


@dataclass(frozen=True, slots=True)
class Part:
    """A word, a number, a name or an expression of several words."""

    text: str
    """As typed."""
    folded: str
    color: Color | None = None
    letter: Color | None = None
    """The color that a letter may stand for."""
    number: int | None = None
    is_ordinal: bool = False
    is_digits: bool = False
    is_glued: bool = False
    """No space before it: `4` in `f4`."""
    is_last: bool = False
    """A comma or another sign follows."""
    is_cut: bool = False
    """A comma or a semicolon follows."""
    seat: int | None = None
    senses: frozenset[str] = frozenset()
    sections: frozenset[str] = frozenset()
    meant: str | None = None
    """How the word is spelled, if it was typed with an error."""

    def says(self, *senses: str) -> bool:
        return not self.senses.isdisjoint(senses)

    @property
    def is_word(self) -> bool:
        """Whether it is neither a number nor a color nor a name."""
        return self.number is None and self.color is None and self.seat is None

    @property
    def is_known(self) -> bool:
        return not self.is_word or self.letter is not None or bool(self.senses)


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
    words = [_part(plain, piece.start(), piece.group(), of_line, language) for piece in pieces]
    words = [*_with_ordinals(_with_articles(_with_names(words, names)))]
    words = [*_without_hearers(words)]
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


def _part(plain: str, start: int, text: str, of_line: Language, language: Language) -> Part:
    after = plain[start + len(text) : start + len(text) + 1]
    is_glued = start > 0 and plain[start - 1].isalnum()
    is_last = bool(after) and not after.isalnum() and not after.isspace()
    is_cut = after in _CUTS
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
    if not (is_known := _is_known(folded, of_line, language)):
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


def _with_names(words: Sequence[Part], names: Sequence[str]) -> Iterator[Part]:
    """Joins the words of names, `Anna`, `Annas`, `Computer 2`."""
    called = _called(names)
    index = 0
    while index < len(words):
        for length in (3, 2, 1):
            said = tuple(word.folded for word in words[index : index + length])
            if len(said) == length and said in called:
                together = words[index : index + length]
                text = " ".join(word.text for word in together)
                if called[said] == _NAMESAKE:
                    yield from (replace(each, senses=frozenset({"namesake"})) for each in together)
                else:
                    is_last = together[-1].is_last
                    yield Part(text, " ".join(said), seat=called[said], is_last=is_last)
                index += length
                break
        else:
            yield words[index]
            index += 1


def _called(names: Sequence[str]) -> Mapping[tuple[str, ...], int]:
    """The seats by their folded names, with a genitive. Of two players with the same name, none."""
    called: dict[tuple[str, ...], int] = {}
    twice: set[tuple[str, ...]] = set()
    lexicon = load_lexicon()
    for seat, name in enumerate(names):
        said = tuple(fold(without_apostrophe(piece.group())) for piece in split(name))
        is_word = len(said) == 1 and (
            said[0] in lexicon.colors or said[0] in lexicon.numbers or len(said[0]) < 2
        )
        if not said or is_word or "".join(said).isdecimal():
            continue
        forms = [said, *((*said[:-1], f"{said[-1]}{end}") for end in ("s", "ens"))]
        if len(said) > 1 and said[-1].isdecimal():
            is_noun = said[0] in lexicon.places
            forms = [said] if is_noun else [said, said[:-1]]
        for form in forms:
            if called.setdefault(form, seat) != seat:
                twice.add(form)
    return {form: _NAMESAKE if form in twice else seat for form, seat in called.items()}


_NAMESAKE: Final = -1
"""A name of several players."""
_PLACE_NOUNS: Final = ("factory", "line", "column", "wall-row", "player", "number-sign")


def _with_articles(words: Iterable[Part]) -> Iterator[Part]:
    """An article is never a number: Dutch `een` only after the noun of a place or where nothing but
    a number fits, and `one` in `the black one` not at all."""
    said = [*words]
    for index, word in enumerate(said):
        before = said[index - 1] if index else None
        after = said[index + 1] if index + 1 < len(said) else None
        if word.folded == "no" and _is_number_sign(before, after):
            yield replace(word, senses=frozenset({"number-sign"}), sections=frozenset({"where"}))
        elif word.folded == "een" and not word.is_digits:
            is_counted = before is not None and before.says(*_PLACE_NOUNS)
            is_counted |= before is not None and before.says("from") and _ends_noun(word, after)
            yield word if is_counted else _harmless(word)
        elif word.folded == "one" and not _is_number_one(before, after):
            yield _harmless(word)
        else:
            yield word


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


def _with_ordinals(words: Iterable[Part]) -> Iterator[Part]:
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
