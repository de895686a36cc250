"""The end of the game: when it ends, the bonuses, and who wins."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from .board import PlayerBoard
from .events import Bonus, BonusScored, EndReason, Event, GameEnded, Outcome
from .setup import ROWS, Phase, Rules, WallSide
from .tiles import Color, TileCounts

if TYPE_CHECKING:
    from .position import Position

HORIZONTAL_LINE_BONUS: Final = 2
COLOR_BONUS: Final = 10


def finish(position: Position, reason: EndReason, events: list[Event]) -> Position:
    """Scores the bonuses and names the winners."""
    for seat in position.rules.seats:
        board = position.boards[seat]
        for bonus, index, points in bonuses(board, position.rules):
            board = replace(board, score=board.score + points)
            events.append(BonusScored(seat, bonus, index, points, board.score))
        position = position.with_board(seat, board)
    position = replace(position, phase=Phase.GAME_OVER)
    seats = tuple(
        seat for seat in position.rules.seats if position.boards[seat].wall.horizontal_lines
    )
    events.append(GameEnded(reason, seats, outcome(position)))
    return position


def bonuses(board: PlayerBoard, rules: Rules) -> Iterator[tuple[Bonus, int, int]]:
    """Each bonus a board has earned: what for, its row, column or color, and the points."""
    for row in board.wall.horizontal_lines:
        yield Bonus.HORIZONTAL_LINE, row, HORIZONTAL_LINE_BONUS
    for column in board.wall.vertical_lines:
        yield Bonus.VERTICAL_LINE, column, rules.vertical_line_bonus
    for color in board.wall.complete_colors:
        yield Bonus.COLOR, color, COLOR_BONUS


def outcome(position: Position) -> Outcome:
    scores = tuple(board.score for board in position.boards)
    horizontal_lines = tuple(len(board.wall.horizontal_lines) for board in position.boards)
    return Outcome.ranked(scores, horizontal_lines, position.rules.seats)


def is_stalemate(position: Position) -> bool:
    """Whether no wall can ever change again, so that further rounds would only cost points."""
    supply = position.bag + position.lid
    return not any(
        _is_usable(board, row, color, supply, position.rules.side)
        for board in position.boards
        for row in ROWS
        for color in supply.colors
    )


def _is_usable(
    board: PlayerBoard, row: int, color: Color, supply: TileCounts, side: WallSide
) -> bool:
    """Whether a color of the supply can still reach the wall in a row."""
    if not board.wall.valid_columns(row, color, side):
        return False
    held = board.pattern_lines[row].color
    if held is None or held == color:
        return True
    # Gray side: a pattern line that holds a color with no valid space can be filled and fall.
    can_fall = not board.wall.valid_columns(row, held, side)
    return can_fall and supply[held] > 0
