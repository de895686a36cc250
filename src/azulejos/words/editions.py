"""The words of the tactile set in place of the usual ones, in a whole catalog at once."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib import resources

from .languages import Language


def in_tactile_words(catalog: str, language: Language) -> str:
    """A catalog as the book of the tactile set would put it. Keys such as `[white]` stay, and so do
    terse texts, which have to fit a Braille line."""
    words = read_tactile_words(language)
    longest_first = sorted(words, key=len, reverse=True)
    usual = "|".join(map(re.escape, longest_first))
    whole = re.compile(rf"^ *\.terse = .*|(?<![\w\[$-])(?:{usual})(?![\w\]-])", re.MULTILINE)
    return whole.sub(lambda found: words.get(found[0], found[0]), catalog)


def read_tactile_words(language: Language) -> Mapping[str, str]:
    """The usual words with those of the tactile set, as the language's file has them."""
    path = resources.files("azulejos.words") / "locales" / language.value / "tactile.words"
    lines = [line for line in path.read_text("utf-8").splitlines() if line and line[0] != "#"]
    return {usual: tactile for usual, _, tactile in (line.partition(" = ") for line in lines)}
