"""Lines as people type them, with what they mean, and the requests as short texts.

`natural/*.tsv`: the position, the line, and the request. They were written without a
look at the lexicon. `natural/positions.tsv` has the positions.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from azulejos.notation import parse_position
from azulejos.rules import Position
from azulejos.words.languages import Language
from azulejos.words.orders import Command
from azulejos.words.parser import parse_line
from azulejos.words.questions import Question
from azulejos.words.typed_lines import Instead, Play, Request, Unclear

FOLDER: Final = Path(__file__).parent / "natural"
NAMES: Final = ("Anna", "Max", "Ben")
ASKS_BACK: Final = "asks"


class Line(NamedTuple):
    """A line and what it means."""

    position: str
    text: str
    meaning: str


@cache
def natural_lines(language: Language) -> tuple[Line, ...]:
    """The lines of a language."""
    rows = (FOLDER / f"{language.value}.tsv").read_text("utf-8").splitlines()
    return tuple(Line(*row.split("\t")) for row in rows)


@cache
def positions() -> dict[str, Position]:
    """The positions of the lines by name."""
    rows = (FOLDER / "positions.tsv").read_text("utf-8").splitlines()
    return {name: parse_position(code) for name, code in (row.split("\t") for row in rows)}


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
