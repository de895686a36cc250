"""Explains what is wrong with a record or a position code: where, what it says, and what it should
say; or why the rules don't allow the game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from azulejos.notation import NotationError, RecordError
from azulejos.notation.errors import PositionError, shortened
from azulejos.rules import IllegalStepError, Problem

from .announcements import Names
from .phrases import Phrase, Speech, phrase
from .refusals import explain

_WHOLE: Final = ("record", "tag", "position code")
_LINE: Final = re.compile(r"(?<!game at )line (\d+)")
_PLACE: Final = re.compile(r"\b[A-Z][A-Za-z]+\d?(?: \d)?\b")
"""A tag, or a field of a position code, as the notation spells it."""
_STEP: Final = re.compile(r"round (\d+), (?:move (\d+)|deal)")
_BOARD: Final = re.compile(r"board (\d)")
_TOLD: Final = 3
"""Problems per answer. Once they are fixed, the next answer has the others."""


def tell_misread(error: NotationError | RecordError, names: Names) -> Speech:
    """Explains an error. A refusal may need the `names` of the seats."""
    if isinstance(error, RecordError):
        return [*_not_played_so(error, names)]
    return [*_not_notation(error)]


def _not_notation(error: NotationError) -> Iterator[Phrase]:
    misread = error
    while misread.what in _WHOLE and isinstance(misread.__cause__, NotationError):
        misread = misread.__cause__
    line, place = _LINE.search(error.where), _PLACE.search(error.where)
    if line or place:
        yield phrase(
            "notation-at",
            line=int(line.group(1)) if line else 0,
            place=place.group() if place else "none",
        )
    if isinstance(misread, PositionError):
        # Several colors may have the same problem.
        yield from list(dict.fromkeys(map(_flaw, misread.problems)))[:_TOLD]
        return
    empty = "no" if misread.text else "yes"
    yield phrase("notation-misread", text=_printable(misread.text), empty=empty)
    yield phrase("notation-expected", kind=misread.what.replace(" ", "-"))


def _flaw(problem: Problem) -> Phrase:
    board = _BOARD.search(problem.where)
    flaw = problem.flaw.name.lower().replace("_", "-")
    return phrase("notation-flaw", flaw=flaw, board=int(board.group(1)) if board else 0)


def _not_played_so(error: RecordError, names: Names) -> Iterator[Phrase]:
    step = _STEP.search(error.where)
    cause = error.__cause__
    if step is not None and isinstance(cause, IllegalStepError):
        number = int(step.group(2) or 0)
        yield phrase("notation-step", round=int(step.group(1)), number=number)
        yield explain(cause.refusal, names)
    else:
        yield phrase("notation-game", where=error.where.lower())


def _printable(text: str) -> str:
    return "".join(char if char.isprintable() else " " for char in shortened(text))
