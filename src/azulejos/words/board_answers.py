"""Answers about a board: pattern lines and what they need, wall, floor line, scores."""

from __future__ import annotations

from collections.abc import Iterator

from azulejos.rules import (
    COLORS,
    ROWS,
    SIZE,
    Color,
    PlayerBoard,
    Position,
    WallSide,
    capacity,
    project_round,
    wall_color,
)

from .announcing import Names
from .phrases import Phrase, phrase
from .things import color_name, listed


def board(position: Position, seat: int, names: Names) -> Iterator[Phrase]:
    """A whole board: score, pattern lines, wall, floor line."""
    theirs = position.boards[seat]
    yield phrase("board", player=names[seat], seat=seat + 1, score=theirs.score)
    for row in ROWS:
        yield pattern_line(theirs, row)
    yield from wall(theirs, position.rules.side)
    yield floor_line(theirs)


def needs(position: Position, seat: int) -> Iterator[Phrase]:
    """What each pattern line still needs, and which colors an empty one may take."""
    mine = position.boards[seat]
    for row in ROWS:
        held = mine.pattern_lines[row]
        if held.color is not None:
            yield pattern_line(mine, row)
            continue
        colors = [color_name(color) for color in COLORS if not mine.wall.row_has(row, color)]
        is_any = "yes" if len(colors) == SIZE else "no"
        if colors:
            yield phrase("line-takes", line=row + 1, colors=listed(colors), any=is_any)
        else:
            yield phrase("line-closed", line=row + 1)


def pattern_line(mine: PlayerBoard, row: int) -> Phrase:
    """One pattern line: what it holds, and how many tiles it needs."""
    held = mine.pattern_lines[row]
    if held.color is None:
        return phrase("line-empty", line=row + 1, spaces=capacity(row))
    return phrase(
        "line-holds",
        line=row + 1,
        count=held.count,
        spaces=capacity(row),
        color=color_name(held.color),
        needs=mine.free_spaces(row),
    )


def wall(mine: PlayerBoard, side: WallSide) -> Iterator[Phrase]:
    """The wall row by row; a wholly empty one in a sentence."""
    if not mine.wall.tiles:
        yield phrase("wall-empty")
        return
    for row in ROWS:
        yield wall_row(mine, row, side)


def wall_row(mine: PlayerBoard, row: int, side: WallSide) -> Phrase:
    """The tiles of a row with their columns; on the colored side what is missing, too."""
    there = [
        phrase("at-column", color=color_name(color), column=column + 1)
        for column, color in enumerate(mine.wall.rows[row])
        if color is not None
    ]
    missing = [color_name(color) for color in COLORS if not mine.wall.row_has(row, color)]
    if not there:
        return phrase("row-empty", row=row + 1)
    if not missing:
        return phrase("row-complete", row=row + 1)
    message = "row-holds" if side is WallSide.COLORED else "row-holds-gray"
    return phrase(message, row=row + 1, tiles=listed(there), missing=listed(missing))


def wall_column(mine: PlayerBoard, column: int, side: WallSide) -> Phrase:
    """The tiles of a column with their rows."""
    there = [
        phrase("at-row", color=color_name(color), row=row + 1)
        for row, color in enumerate(mine.wall.column(column))
        if color is not None
    ]
    missing = [color_name(color) for color in _missing_in_column(mine, column, side)]
    if not there:
        return phrase("column-empty", column=column + 1)
    if len(there) == SIZE:
        return phrase("column-complete", column=column + 1)
    return phrase("column-holds", column=column + 1, tiles=listed(there), missing=listed(missing))


def floor_line(mine: PlayerBoard) -> Phrase:
    """What has fallen and what it costs, never under 0 in total."""
    entries = mine.floor_line.entries
    if not entries:
        return phrase("floor-empty")
    things = [
        color_name(entry) if isinstance(entry, Color) else phrase("marker") for entry in entries
    ]
    cost = -mine.floor_line.penalty
    return phrase("floor", things=listed(things), count=len(entries), cost=cost)


def scores(position: Position, names: Names) -> Iterator[Phrase]:
    """Each seat's score, and what the round would bring if it ended now."""
    projected = project_round(position)
    for seat, name in enumerate(names):
        score = position.boards[seat].score
        points = projected[seat]
        if position.is_over:
            yield phrase("score-final", player=name, seat=seat + 1, score=score)
        else:
            yield phrase(
                "score",
                player=name,
                seat=seat + 1,
                score=score,
                sign="minus" if points < 0 else "plus",
                points=abs(points),
            )


def _missing_in_column(mine: PlayerBoard, column: int, side: WallSide) -> list[Color]:
    if side is WallSide.GRAY:
        return [color for color in COLORS if not mine.wall.column_has(column, color)]
    return [wall_color(row, column) for row in ROWS if mine.wall[row, column] is None]
