"""The lists of words on "Commands in a game", made from the lexicons and the help."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum
from typing import Final

from azulejos.words.languages import Language
from azulejos.words.lexicon import read_groups
from azulejos.words.orders import Order
from azulejos.words.phrases import phrase
from azulejos.words.questions import Topic
from azulejos.words.voice import Voice
from tests.docs import pages

PAGE: Final = pages.DOCS / "reference" / "commands-in-a-game.md"
_MARKED: Final = re.compile(
    r"<!-- words: (?P<group>\w+) -->\n.*?<!-- /words -->", re.DOTALL | re.MULTILINE
)
_ONE_MEANING: Final = ("widths", "asking", "filler")
_USES: Final[dict[str, type[Enum]]] = {"questions": Topic, "orders": Order}


def with_words(text: str) -> str:
    """The page with the words of today between its marks."""
    return _MARKED.sub(lambda found: _marked(found["group"]), text)


def marked_groups(text: str) -> list[str]:
    return [found["group"] for found in _MARKED.finditer(text)]


def all_groups() -> set[str]:
    """The groups of the lexicons."""
    return {group for language in Language for group in read_groups(language)}


def _marked(group: str) -> str:
    lines = _uses(group, _USES[group]) if group in _USES else _meanings(group)
    return "\n".join([f"<!-- words: {group} -->", "", *lines, "<!-- /words -->"])


def _uses(group: str, uses: type[Enum]) -> Iterator[str]:
    """A heading for each question or order: what it does, and its words and examples."""
    for use in uses:
        yield f"### {use.value}"
        yield ""
        yield Voice(Language.ENGLISH).say(phrase(f"help-{use.value}"))
        yield ""
        for language in Language:
            forms = Voice(language).say(phrase("unclear-forms", use=use.value)).split(", ")
            words = _spans(read_groups(language)[group].get(use.value, []))
            known = f"{words}; " if words else ""
            yield f"- {language.own_name}: {known}for example {_spans(forms)}"
        yield ""


def _meanings(group: str) -> Iterator[str]:
    """The words of each language, by meaning where a group has more than one."""
    for language in Language:
        meanings = read_groups(language)[group]
        if group in _ONE_MEANING:
            (words,) = meanings.values()
            yield f"- {language.own_name}: {_spans(words)}"
        else:
            yield f"{language.own_name}:{'' if meanings else ' none.'}"
            yield ""
            yield from (f"- {meaning}: {_spans(words)}" for meaning, words in meanings.items())
            yield from [""] * bool(meanings)
    yield from [""] * (group in _ONE_MEANING)


def _spans(words: list[str]) -> str:
    return ", ".join(f"`{word}`" for word in words)
