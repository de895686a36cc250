"""What a typed line can be: a move, a question, an order, or unclear. `parser` reads it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from azulejos.rules import PlayerMove

from .orders import Command
from .phrases import Speech
from .questions import Question


@dataclass(frozen=True, slots=True)
class Play:
    """A move. Whether it is legal is for the position to say."""

    move: PlayerMove


@dataclass(frozen=True, slots=True)
class Unclear:
    """A line that is wrong or ambiguous: what was understood, and an example of what would do."""

    answer: Speech


Request: TypeAlias = Play | Question | Command | Unclear
