"""Boards shown to whoever plays in plain lines."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.rules import Position
from azulejos.words.board_drawing import draw_board
from azulejos.words.phrases import Argument, phrase

from .speaker import NARROW, Speaker, letters_of, wrapped


def show_board(speaker: Speaker, position: Position, names: Sequence[Argument], seat: int) -> None:
    """Shows a board, at most 40 columns wide, with the letters of the language."""
    board, voice = position.boards[seat], speaker.voice
    heading = voice.say(phrase("board", player=names[seat], seat=seat + 1, score=board.score))
    drawn = draw_board(board, position.rules.side, letters_of(voice))
    speaker.show("\n".join([*wrapped(heading, NARROW), *drawn]))
