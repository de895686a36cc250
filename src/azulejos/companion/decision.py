"""What a line leads to: a decision, and the reply once it is carried out."""

from __future__ import annotations

from dataclasses import dataclass

from azulejos.words.companion_statements import Took
from azulejos.words.orders import Command
from azulejos.words.phrases import Speech
from azulejos.words.questions import Question

from .log import Act


@dataclass(frozen=True, slots=True)
class Decision:
    """What to say and what to do. Nothing is done yet."""

    speech: Speech = ()
    acts: tuple[Act, ...] = ()
    insisted: Decision | None = None
    """What to do if people insist."""
    waiting: Took | None = None
    """A move that waits for the tiles of its factory."""


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to a line."""

    speech: Speech = ()
    request: Question | Command | None = None
    """What the front has to do: change its voice, read its files, quit, draw a board."""
