"""Lines as people type them, with what they mean, and the requests as short texts.

The labelled lines of the package: the position, the line, and the request. People wrote them
without a look at the lexicon.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from azulejos.rules import Position
from azulejos.words import learned_reader
from azulejos.words.languages import Language
from azulejos.words.learned_reader import labelled_lines
from azulejos.words.orders import Command
from azulejos.words.parser import parse_line
from azulejos.words.questions import Question
from azulejos.words.typed_lines import Instead, Play, Request, Unclear

NAMES: Final = learned_reader.NAMES
ASKS_BACK: Final = "asks"


class Line(NamedTuple):
    """A line and what it means."""

    position: str
    text: str
    meaning: str


@cache
def natural_lines(language: Language) -> tuple[Line, ...]:
    """The lines of a language that the rules were written for: every one is understood."""
    return tuple(
        Line(line.position, line.text, line.meaning)
        for line in labelled_lines(language)
        if line.is_ruled
    )


def positions() -> Mapping[str, Position]:
    """The positions of the lines by name."""
    return learned_reader.positions()


def read(line: Line, language: Language) -> Request:
    position = positions()[line.position]
    return parse_line(line.text, position, language, NAMES[: len(position.boards)])


def described(request: Request) -> str:
    """A request in a few words: `3R4`, `ask scores lead`, `order undo 2`, `asks`."""
    match request:
        case Play(move) | Instead(move):
            return str(move)
        case Question(topic=topic, aspect=aspect, text=text):
            return " ".join(["ask", topic.value, *(each for each in (aspect, text) if each)])
        case Command(order, number, text):
            rest = [str(each) for each in (number, text) if each]
            return " ".join(["order", order.value, *rest])
        case Unclear(answer):
            return answer[0].id if answer[0].id.startswith("told-") else ASKS_BACK
