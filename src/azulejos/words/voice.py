"""The voice: formats phrases in a language, at a length, with names or letters for the colors."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from functools import cache
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from .editions import in_tactile_words
from .languages import Language
from .phrases import Argument, Phrase, Speech


class Length(Enum):
    """How much the voice says. A terse move fits a Braille line of 40 cells."""

    TERSE = "terse"
    NORMAL = "normal"
    FULL = "full"


class Letters(Enum):
    """How the voice names colors."""

    NAMES = "names"
    LETTERS = "letters"
    """By the letter of the language: B, Y, R, K, W in English."""
    TACTILE = "tactile"
    """By the letter on the tiles of the tactile set: B, O, R, SCH, X."""


CATALOGS: Final = (
    "things",
    "events",
    "answers",
    "asked",
    "goals",
    "refusals",
    "notation",
    "table",
    "terminal",
    "help",
    "course",
    "unclear",
    "rulebook",
    "review",
    "explain",
    "levels",
    "companion",
    "online",
    "full-screen",
)


class Voice:
    """Says phrases. Raises KeyError for a phrase without a message; the tests check that every
    phrase has one."""

    def __init__(
        self,
        language: Language,
        length: Length = Length.NORMAL,
        letters: Letters = Letters.NAMES,
        *,
        is_tactile: bool = False,
    ) -> None:
        """`is_tactile`: in the words of the tactile set."""
        self.language = language
        self.length = length
        self.letters = letters
        self.is_tactile = is_tactile
        self._bundle = load_bundle(language, is_tactile=is_tactile)

    def say(self, said: Phrase | Speech) -> str:
        """The text of a phrase, or of several sentences."""
        if isinstance(said, Phrase):
            return self._format(said)
        return " ".join(text for each in said if (text := self._format(each)))

    def names(self, names: Iterable[Argument]) -> list[str]:
        """Names as they are said, for a parser of typed lines: a seat without one has a phrase."""
        return [self.say(name) if isinstance(name, Phrase) else str(name) for name in names]

    def _format(self, said: Phrase) -> str:
        message = self._bundle.get_message(said.id)
        pattern = message.value
        # Letters come last: they apply at every length.
        for form in (self.length.value, self.letters.value):
            pattern = message.attributes.get(form, pattern)
        is_short = self.length is Length.TERSE and self.letters is Letters.NAMES
        if self.is_tactile and (is_short or Letters.LETTERS.value not in message.attributes):
            # Lines to type have the letters of the set, and so has a Braille line: its names are
            # long.
            pattern = message.attributes.get(Letters.TACTILE.value, pattern)
        assert pattern is not None, f"{said.id} has no text of its own"
        args = {name: self._argument(value) for name, value in said.args}
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"{said.id} in {self.language.value}: {errors[0]}")
        return str(text)

    def _argument(self, value: Argument) -> int | str:
        return self._format(value) if isinstance(value, Phrase) else value


@cache
def load_bundle(language: Language, *, is_tactile: bool = False) -> FluentBundle:
    """The catalogs of a language, read once."""
    bundle = FluentBundle([language.value], use_isolating=False)
    for text in catalog_texts(language).values():
        said = in_tactile_words(text, language) if is_tactile else text
        bundle.add_resource(FluentResource(said))
    return bundle


def catalog_texts(language: Language) -> Mapping[str, str]:
    """The text of each catalog of a language, by name."""
    folder = resources.files("azulejos.words") / "locales" / language.value
    return {name: (folder / f"{name}.ftl").read_text("utf-8") for name in CATALOGS}
