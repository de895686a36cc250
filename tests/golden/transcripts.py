"""Golden transcripts: whole games, and rare moments. `python -m tests.golden.write`.

A game is what the program writes, with what the person types after `>`. Of the rare moments, each
stands after `#` with what is said of it, at normal length unless a line with `=` names another.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from azulejos.rules import Rules, WallSide
from azulejos.terminal.speaker import Speaker
from azulejos.words.languages import Language
from azulejos.words.phrases import Speech
from azulejos.words.voice import Length, Letters, Voice
from tests.games import PLAYERS

from .played import play
from .rare_moments import moments

_FORMS: Final = (
    (Length.TERSE, Letters.NAMES),
    (Length.FULL, Letters.NAMES),
    (Length.NORMAL, Letters.LETTERS),
    (Length.NORMAL, Letters.TACTILE),
)


class Telling(NamedTuple):
    """A transcript in a language: of a game, or of the rare moments where `rules` is None."""

    rules: Rules | None
    language: Language

    @property
    def name(self) -> str:
        rules = self.rules
        about = "rare" if rules is None else f"{rules.num_players}-{rules.side.value}"
        return f"{about}-{self.language.value}.txt"

    @property
    def path(self) -> Path:
        return Path(__file__).parent / self.name


GAMES: Final = tuple(
    Telling(Rules(players, side), language)
    for players in PLAYERS
    for side in WallSide
    for language in Language
)
TELLINGS: Final = (*GAMES, *(Telling(None, language) for language in Language))


def transcript(telling: Telling) -> str:
    """The whole text of a transcript."""
    if telling.rules is None:
        lines = [*_tell_moments(telling.language)]
    else:
        lines = play(telling.rules, telling.language)
    return "\n".join(lines) + "\n"


def _tell_moments(language: Language) -> Iterator[str]:
    for heading, speech in moments():
        yield f"# {heading}"
        normal = _written(Voice(language), speech)
        yield from normal
        for length, letters in _FORMS:
            lines = _written(Voice(language, length, letters), speech)
            if lines != normal:
                yield f"= {length.value}, {letters.value}"
                yield from lines


def _written(voice: Voice, speech: Speech) -> list[str]:
    """The lines that the program writes to say something."""
    written: list[str] = []
    Speaker(voice, written.append).say(speech)
    return written
