"""Whole games in which the person types nothing but sentences: every move and every question as
people say them."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import cycle
from pathlib import Path
from typing import Final, NamedTuple

from azulejos.rules import CENTER, FLOOR, Move, PlayerMove, Rules, WallSide
from azulejos.terminal.text_session import Session
from azulejos.words.languages import Language

from .played import choose, play

RULES: Final = Rules(2, WallSide.GRAY)


class Manner(NamedTuple):
    """How people of a language say moves. A form: source, count, color, target."""

    moves: tuple[str, ...]
    columns: tuple[str, ...]
    factories: tuple[str, ...]
    center: tuple[str, ...]
    lines: tuple[str, ...]
    floor: tuple[str, ...]
    numbers: tuple[str, ...]
    ordinals: tuple[str, ...]
    colors: tuple[str, ...]
    """In the order of `Color`."""
    questions: tuple[str, ...]
    farewell: tuple[str, ...]
    """When the game is over."""


@cache
def manner_of(language: Language) -> Manner:
    """The manner of a language, as `natural_manners.toml` has it."""
    path = Path(__file__).with_name("natural_manners.toml")
    manners = tomllib.loads(path.read_text("utf-8"))[language.value]
    return Manner(**{name: tuple(said) for name, said in manners.items()})


def golden(language: Language) -> Path:
    """The file of a game."""
    return Path(__file__).parent / "natural" / f"{language.value}.txt"


def transcript(language: Language) -> str:
    """A whole game, typed in sentences."""
    return "\n".join(play(RULES, language, lambda session: sentences(session, language))) + "\n"


def sentences(session: Session, language: Language) -> Iterator[str]:
    """A question before each move, and the move. Each must be understood."""
    manner, playing = manner_of(language), session.table_mode
    questions = cycle(manner.questions)
    number = 0
    while not playing.game.position.is_over:
        yield next(questions)
        move, num_steps = choose(playing.game.position), len(playing.game.steps)
        text = said(move, manner, number)
        yield text
        number += 1
        assert playing.game.steps[num_steps:], f"{text!r} was not understood"
        assert playing.game.steps[num_steps] == move, f"{text!r} is not {move}"
    yield from manner.farewell


def said(move: PlayerMove, manner: Manner, number: int) -> str:
    """A move in one of the ways to say it."""
    if not isinstance(move, Move):
        form = manner.columns[number % len(manner.columns)]
        return form.format(number=manner.numbers[move.column], ordinal=manner.ordinals[move.column])
    form = manner.moves[number % len(manner.moves)]
    return form.format(
        color=manner.colors[move.color],
        source=_place(
            None if move.source == CENTER else move.source,
            manner.center,
            manner.factories,
            manner,
            number,
        ),
        target=_place(
            None if move.destination == FLOOR else move.destination - 1,
            manner.floor,
            manner.lines,
            manner,
            number // 2,
        ),
    )


def _place(
    index: int | None, alone: tuple[str, ...], numbered: tuple[str, ...], manner: Manner, way: int
) -> str:
    forms = alone if index is None else numbered
    at = index or 0
    return forms[way % len(forms)].format(number=manner.numbers[at], ordinal=manner.ordinals[at])
