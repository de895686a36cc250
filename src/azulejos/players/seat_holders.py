"""A seat's holder: a person, with or without a name, or a computer player of a level."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final
from unicodedata import normalize

from azulejos.words.languages import Language
from azulejos.words.phrases import Argument, phrase
from azulejos.words.tokens import Word, read_words

from .look_alikes import why_hidden

DEFAULT_LEVEL: Final = 3
"""A fair game for a newcomer."""
LONGEST_NAME: Final = 24
"""Characters: a name and a score fit a drawn board of 40 columns."""
_UNKNOWN: Final = "?"
_COMPUTER: Final = re.compile(r"computer:([1-8])")


@dataclass(frozen=True, slots=True)
class Holder:
    """Holds a seat."""

    name: str | None = None
    """None for a person without a name, and for computer players."""
    level: int | None = None
    """Of a computer player; None for a person."""

    @property
    def is_person(self) -> bool:
        return self.level is None


def format_holder(holder: Holder) -> str:
    """The value of a record's tag: `Ada`, `?` or `computer:8`."""
    if holder.level is not None:
        return f"computer:{holder.level}"
    return holder.name or _UNKNOWN


def parse_holder(tag: str) -> Holder:
    """The holder that a record's tag names."""
    if found := _COMPUTER.fullmatch(tag):
        return Holder(level=int(found.group(1)))
    return Holder(None if tag == _UNKNOWN else tag)


def spoken_names(holders: Sequence[Holder]) -> list[Argument]:
    """The names of the seats, as phrases."""
    return [_spoken_name(holder, seat) for seat, holder in enumerate(holders)]


def check_name(name: str) -> str:
    """The name in Unicode's composed form, with its spaces normalized. Raises ValueError for a name
    that can't be used."""
    name = " ".join(normalize("NFC", name).split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise ValueError(f"a name has 1 to {LONGEST_NAME} printable characters")
    hidden = why_hidden(name)
    if hidden is not None:
        raise ValueError(hidden)
    if name == _UNKNOWN or name.startswith("computer:"):
        raise ValueError(f"{name} means another player")
    if any(_is_of_the_game(name, language) for language in Language):
        raise ValueError(f"{name} means something else when it is typed in a game")
    return name


def parse_seat_option(text: str) -> Holder:
    """The holder that the command line names: a name, `computer`, or `computer:5`.

    Raises ValueError for a name that can't be used, and for a level that does not exist.
    """
    asked = text.strip().casefold()
    if asked == "computer":
        return Holder(level=DEFAULT_LEVEL)
    if _COMPUTER.fullmatch(asked):
        return parse_holder(asked)
    return Holder(check_name(text))


def _is_of_the_game(name: str, language: Language) -> bool:
    """Whether it consists of numbers and words of the game, like `board red`."""
    words = read_words(name, language)
    return bool(words) and all(map(_means_something, words))


def _means_something(word: Word) -> bool:
    """Filler words don't count: `ben` is Dutch for `am`, and a name too."""
    without_filler = replace(word, is_filler=False, is_asking=False)
    return without_filler.is_known or word.folded.isdecimal()


def _spoken_name(holder: Holder, seat: int) -> Argument:
    if holder.name is not None:
        return holder.name
    return phrase("person" if holder.is_person else "computer", seat=seat + 1)
