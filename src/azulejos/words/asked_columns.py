"""Answers about the columns that a tile may go to, also while its line is not tiled yet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from azulejos.rules import (
    ROWS,
    Color,
    Phase,
    PlayerBoard,
    Reason,
    Refusal,
    TilingMove,
    WallSide,
)

from . import board_answers, goal_answers, move_answers
from .asked_boards import Asked
from .held_lines import rows_with
from .phrases import Phrase
from .refusals import explain


def tell_column(asked: Asked) -> Iterator[Phrase]:
    """Whether a column can be chosen; without one, the columns to choose from, also for the color
    of a line that is tiled later."""
    position, color = asked.game.position, asked.question.color
    if position.phase is not Phase.WALL_TILING:
        yield from _before_tiling(asked)
        return
    rows = [*position.boards[asked.seat].complete_pattern_lines]
    wanted = [(row, held) for row, held in rows if color in (None, held)]
    if asked.question.number is not None:
        wanted = [(row, held) for row, held in wanted if row + 1 == asked.question.number]
    row = wanted[0][0] if wanted else -1
    is_next = bool(rows) and row == rows[0][0]
    if asked.question.column is not None and is_next:
        move = TilingMove(row, asked.question.column)
        yield from move_answers.preview(position, move, asked.names)
    elif position.rules.side is WallSide.GRAY and (color, asked.question.number) != (None, None):
        yield from _columns_of_lines(asked, wanted)
    else:
        yield from move_answers.moves(position, None, None)


def _columns_of_lines(asked: Asked, wanted: Sequence[tuple[int, Color]]) -> Iterator[Phrase]:
    mine = asked.game.position.boards[asked.seat]
    for row, held in wanted:
        yield goal_answers.columns_of_line(mine, row, held)
    if not wanted:
        yield from board_answers.needs(asked.game.position, asked.seat)


# While tiles are still taken


def _before_tiling(asked: Asked) -> Iterator[Phrase]:
    """The columns that a line's tile may go to at the end of the round."""
    mine, side = asked.game.position.boards[asked.seat], asked.game.position.rules.side
    lines = lines_asked_about(asked, mine)
    for row, color in lines:
        if asked.question.column is not None:
            refusal = why_not_in_column(mine, row, asked.question.column, color)
            if refusal is not None:
                yield explain(refusal, asked.names)
        if side is WallSide.GRAY:
            yield goal_answers.columns_of_line(mine, row, color)
        else:
            yield from (
                board_answers.wall_space(mine, row, column, side)
                for column in mine.wall.valid_columns(row, color, side)
            )
    if not lines and asked.question.number is not None:
        yield board_answers.wall_row(mine, asked.question.number - 1, side)
    elif not lines:
        yield from board_answers.wall(mine, side)


def lines_asked_about(asked: Asked, mine: PlayerBoard) -> list[tuple[int, Color]]:
    """The rows of the lines that a question names, with the colors of their tiles."""
    color, number = asked.question.color, asked.question.number
    if number is not None:
        held = mine.pattern_lines[number - 1].color
        wanted = held if color is None else color
        return [] if wanted is None else [(number - 1, wanted)]
    if color is None:
        return []
    return [(row, color) for row in rows_with(mine, color)] or [
        (row, color) for row in ROWS if not mine.wall.row_has(row, color)
    ]


def why_not_in_column(mine: PlayerBoard, row: int, column: int, color: Color) -> Refusal | None:
    """Why the tile of a line may not go to a column of the gray side."""
    if (there := mine.wall[row, column]) is not None:
        return Refusal(Reason.SPACE_TAKEN, row=row, column=column, color=there)
    for other in ROWS:
        if mine.wall[other, column] is color:
            return Refusal(Reason.COLUMN_HAS_COLOR, row=other, column=column, color=color)
    return None
