"""What a line leads to, before it is done; and what it got."""

from __future__ import annotations

from dataclasses import dataclass

from azulejos.words.orders import Command
from azulejos.words.phrases import Speech
from azulejos.words.questions import Question

from .log import Act


@dataclass(frozen=True, slots=True)
class Decision:
    """What there is to say, and what is to be done; nothing is done yet."""

    speech: Speech = ()
    acts: tuple[Act, ...] = ()
    insisted: Decision | None = None
    """What is done if the table insists."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What a line got."""

    speech: Speech = ()
    request: Question | Command | None = None
    """What is left to the front: its voice, its files, leaving, drawing a board."""
