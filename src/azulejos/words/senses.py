"""The senses of words: what they say in a sentence, beyond the lexicon.

Each language has a `senses.toml`: groups of words, and of expressions of several words, by what
they say. A word can have several senses. A `*` at the end stands for any ending.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final, TypeAlias

from .languages import Language
from .lexicon import all_folds, fold, read_groups

Groups: TypeAlias = Mapping[str, Mapping[str, Sequence[str]]]
"""Entries by section and sense, as in a `senses.toml`."""
HARMLESS: Final = "harmless"
"""The section of the words that carry no meaning. All of them have this sense."""
MOVING: Final = "moving"
"""The harmless verbs that say what people do with tiles also have this sense."""
VERBS: Final = "verbs"
"""All harmless verbs also have this sense."""
_APOSTROPHES: Final = "'\u2019\u2018`\u00b4"
_PIECE: Final = re.compile(
    rf"(?<!\S)[-\u2212\u2013][0-9]+|[0-9]+|[^\W\d_]+(?:[{_APOSTROPHES}][^\W\d_]+)*"
)
_NOT: Final = re.compile(rf"n[{_APOSTROPHES}]t$", re.IGNORECASE)
_ENDING: Final = re.compile(rf"[{_APOSTROPHES}](?:s|ll|d|ve|m|re)$", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Expression:
    """An entry of one or more words."""

    words: tuple[str, ...]
    senses: frozenset[str]
    sections: frozenset[str]


@dataclass(frozen=True, slots=True)
class Senses:
    """The entries of one language."""

    words: Mapping[str, Expression]
    stems: Mapping[str, Expression]
    """Entries that ended with `*`, by what stands before it."""
    longer: Mapping[str, Sequence[Expression]]
    """Entries of several words by their first word, the longest first."""

    def of(self, folded: str) -> Expression | None:
        """The entry of a single word, with that of its stem."""
        found = self.words.get(folded)
        for length in range(len(folded), 2, -1):
            if (stem := self.stems.get(folded[:length])) is not None:
                if found is None:
                    return stem
                senses, sections = found.senses | stem.senses, found.sections | stem.sections
                return Expression(found.words, senses, sections)
        return found


def split(text: str) -> Iterator[re.Match[str]]:
    """The words and numbers of a text; signs only separate."""
    return _PIECE.finditer(unicodedata.normalize("NFKC", text))


def without_apostrophe(word: str) -> str:
    """`what` for `what's`, `dont` for `don't`, `mn` for `m'n`."""
    if _NOT.search(word):
        return _NOT.sub("nt", word)
    bare = _ENDING.sub("", word) if len(word) > 3 or word[:1] in "Ii" else word
    return re.sub(f"[{_APOSTROPHES}]", "", bare)


@cache
def load_senses(language: Language) -> Senses:
    """The entries of a language; read once."""
    return compile_senses(read_senses(language))


def compile_senses(groups: Groups) -> Senses:
    """Arranges the entries by their words."""
    found: dict[tuple[str, ...], tuple[set[str], set[str]]] = {}
    for section, senses in groups.items():
        for sense, entries in senses.items():
            for entry in entries:
                for words in _spellings(entry):
                    names, sections = found.setdefault(words, (set(), set()))
                    names.add(HARMLESS if section == HARMLESS else sense)
                    if section == HARMLESS and sense in (MOVING, VERBS):
                        names.update({VERBS, sense})
                    sections.add(section)
    made = [
        Expression(words, frozenset(names), frozenset(sections))
        for words, (names, sections) in found.items()
    ]
    longer: dict[str, list[Expression]] = {}
    for each in sorted(made, key=lambda each: -len(each.words)):
        if len(each.words) > 1:
            longer.setdefault(each.words[0], []).append(each)
    single = [each for each in made if len(each.words) == 1]
    return Senses(
        words={each.words[0]: each for each in single if not each.words[0].endswith("*")},
        stems={each.words[0][:-1]: each for each in single if each.words[0].endswith("*")},
        longer=longer,
    )


@cache
def read_senses(language: Language) -> Groups:
    """The entries of a language as its file spells them."""
    folder = resources.files("azulejos.words") / "locales" / language.value
    groups: Groups = tomllib.loads((folder / "senses.toml").read_text("utf-8"))
    return groups


@cache
def own_words(language: Language) -> frozenset[str]:
    """Every single word that a language knows, folded: by these a line's language is told."""
    lexicon = [
        word
        for groups in read_groups(language).values()
        for words in groups.values()
        for each in words
        for word in all_folds(each)
    ]
    return frozenset(lexicon) | load_senses(language).words.keys()


@cache
def words_of_expressions(language: Language) -> frozenset[str]:
    """The words that occur in longer expressions."""
    longer = load_senses(language).longer.values()
    return frozenset(word for found in longer for each in found for word in each.words)


def _spellings(entry: str) -> Iterator[tuple[str, ...]]:
    star = "*" if entry.endswith("*") else ""
    pieces = [without_apostrophe(piece.group()) for piece in split(entry)]
    yield from {
        (*tuple(f"{form(piece)}" for piece in pieces[:-1]), f"{form(pieces[-1])}{star}")
        for form in (fold, _bare)
    }


def _bare(word: str) -> str:
    return [*all_folds(word)][1]
