"""`azulejos export`: the rules, or the games of a file with their final boards, as clean text
that can be read by ear, or as a Braille file."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from azulejos.notation import read_records, replay
from azulejos.rules import Deal, Game
from azulejos.words.announcing import announce_step
from azulejos.words.board_answers import board
from azulejos.words.rulebook import rulebook
from azulejos.words.table_answers import factories
from azulejos.words.voice import Voice

from .braille import to_brf

_WIDTH: Final = 80


def export(path: Path | None, voice: Voice, *, as_braille: bool) -> None:
    """Prints the games of a file, one at a time, or the rules where there is no file."""
    for paragraphs in [_rules(voice)] if path is None else _games(path, voice):
        if as_braille:
            print(to_brf("\n".join(paragraphs), voice.language), end="")
        else:
            print("\n".join(_wrapped(paragraphs)))


def _wrapped(paragraphs: Iterable[str]) -> Iterator[str]:
    return (textwrap.fill(paragraph, _WIDTH) for paragraph in paragraphs)


def _rules(voice: Voice) -> Iterator[str]:
    """The headings and paragraphs of the rules, an empty one between them."""
    for heading, paragraphs in rulebook():
        for said in (heading, *paragraphs):
            yield voice.say(said)
            yield ""


def _games(path: Path, voice: Voice) -> Iterator[Iterator[str]]:
    for record in read_records(path):
        game = replay(record)
        names = [record.tag(f"Seat{seat + 1}") or "?" for seat in game.rules.seats]
        yield _game(game, names, voice)


def _game(game: Game, names: list[str], voice: Voice) -> Iterator[str]:
    """Every step as it was announced, then the boards as they were in the end."""
    retold = Game(game.start)
    for step in game.steps:
        retold.play(step)
        yield voice.say(announce_step(retold, names))
        if isinstance(step, Deal):
            yield from map(voice.say, factories(retold.position))
    for seat in game.rules.seats:
        yield ""
        yield from map(voice.say, board(game.position, seat, names))
    yield ""
