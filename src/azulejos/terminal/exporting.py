"""`azulejos export`: the rules, or the games of a file with their final boards, as clean text
that can be read by ear, or as a Braille file."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from azulejos.notation import read_records, replay
from azulejos.rules import Game
from azulejos.words.announcing import announce_step
from azulejos.words.board_answers import board
from azulejos.words.rulebook import rulebook
from azulejos.words.voice import Voice

_WIDTH: Final = 80


def rules_text(voice: Voice) -> str:
    """The rules with their headings, an empty line between paragraphs."""
    parts = []
    for heading, paragraphs in rulebook():
        parts += [voice.say(heading), *map(voice.say, paragraphs)]
    return "\n\n".join(textwrap.fill(part, _WIDTH) for part in parts) + "\n"


def games_text(path: Path, voice: Voice) -> Iterator[str]:
    """Each game of a file, told step by step, and its final boards."""
    for record in read_records(path):
        game = replay(record)
        names = [record.tag(f"Seat{seat + 1}") or "?" for seat in game.rules.seats]
        told = [*_steps(game, names, voice), "", *_boards(game, names, voice)]
        yield "\n".join(textwrap.fill(each, _WIDTH) for each in told) + "\n\n"


def _steps(game: Game, names: list[str], voice: Voice) -> Iterator[str]:
    retold = Game(game.start)
    for step in game.steps:
        retold.play(step)
        yield voice.say(announce_step(retold, names))


def _boards(game: Game, names: list[str], voice: Voice) -> Iterator[str]:
    for seat in game.rules.seats:
        yield from map(voice.say, board(game.position, seat, names))
