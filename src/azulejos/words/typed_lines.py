"""What a typed line can be: a move, a correction, a question, an order, or unclear.

`parser` reads it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from azulejos.rules import PlayerMove

from .orders import Command
from .phrases import Speech
from .questions import Question


@dataclass(frozen=True, slots=True)
class Play:
    """A move, legal or not."""

    move: PlayerMove


@dataclass(frozen=True, slots=True)
class Instead:
    """A correction: the last move was meant to be this one."""

    move: PlayerMove


@dataclass(frozen=True, slots=True)
class Unclear:
    """A wrong or ambiguous line: what the parser understood, and an example that works."""

    answer: Speech


Request: TypeAlias = Play | Instead | Question | Command | Unclear
