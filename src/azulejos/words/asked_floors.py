"""Answers about floor lines: why something lies there, and how much room is left."""

from __future__ import annotations

from collections.abc import Iterator

from azulejos.rules import FLOOR_SPACES

from . import board_answers
from .asked_boards import Asked
from .phrases import Phrase, phrase


def tell_why(asked: Asked) -> Iterator[Phrase]:
    """What lies on a floor line, and how things get there."""
    yield board_answers.floor_line(asked.game.position.boards[asked.seat])
    yield phrase("rule-floor-why")


def tell_all(asked: Asked) -> Iterator[Phrase]:
    """What lies on every floor line."""
    for seat, board in enumerate(asked.game.position.boards):
        yield phrase("about-player", player=asked.names[seat], seat=seat + 1)
        yield board_answers.floor_line(board)


def tell_free(asked: Asked) -> Iterator[Phrase]:
    """What lies on a floor line, and how many of its spaces are free."""
    floor = asked.game.position.boards[asked.seat].floor_line
    yield board_answers.floor_line(asked.game.position.boards[asked.seat])
    free = FLOOR_SPACES - len(floor.entries)
    yield phrase("asked-floor-free", free=free, spaces=FLOOR_SPACES)
