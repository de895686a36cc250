"""Answers about a board: pattern lines and what they need, wall, floor line, scores."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from azulejos.rules import (
    COLORS,
    COLUMNS,
    ROWS,
    SIZE,
    Color,
    Phase,
    PlayerBoard,
    Position,
    WallSide,
    capacity,
    project_round,
    tile_points,
    wall_color,
)

from .announcements import Names
from .phrases import Phrase, phrase
from .things import color_first, color_name, listed, tiles


def board(position: Position, seat: int, names: Names) -> Iterator[Phrase]:
    """A whole board: score, pattern lines, wall, floor line."""
    theirs = position.boards[seat]
    yield phrase("board", player=names[seat], seat=seat + 1, score=theirs.score)
    for row in ROWS:
        yield pattern_line(theirs, row)
    yield from wall(theirs, position.rules.side)
    yield floor_line(theirs)


def needs(position: Position, seat: int, color: Color | None = None) -> Iterator[Phrase]:
    """What each pattern line still needs, and which colors an empty one can take. With a color:
    the pattern lines that can take it."""
    mine = position.boards[seat]
    rows = [row for row in ROWS if color is None or _can_take(mine, row, color, position)]
    if not rows and color is not None:
        yield phrase("no-line-takes", title=color_first(color))
    for row in rows:
        yield line_with_colors(mine, row, position.rules.side)


def line_with_colors(mine: PlayerBoard, row: int, side: WallSide) -> Phrase:
    """One pattern line; an empty one with the colors that it can take."""
    is_empty = mine.pattern_lines[row].color is None
    return _takes(mine, row, side) if is_empty else pattern_line(mine, row)


def pattern_line(mine: PlayerBoard, row: int) -> Phrase:
    """One pattern line: what it holds, and how many tiles it needs."""
    held = mine.pattern_lines[row]
    if held.color is None:
        return phrase("pattern-line-empty", row=row + 1, spaces=capacity(row))
    return phrase(
        "pattern-line-holds",
        row=row + 1,
        count=held.count,
        spaces=capacity(row),
        color=color_name(held.color),
        needs=mine.free_spaces(row),
    )


def wall(mine: PlayerBoard, side: WallSide) -> Iterator[Phrase]:
    """The wall row by row, or one sentence if it is empty."""
    if not mine.wall.tiles:
        yield phrase("wall-empty")
        return
    for row in ROWS:
        yield wall_row(mine, row, side)


def wall_row(mine: PlayerBoard, row: int, side: WallSide) -> Phrase:
    """The tiles of a row with their columns; on the colored side the open spaces, too.

    There, a complete row needs no details: its colors are printed on it.
    """
    there = [
        phrase("at-column", color=color_name(color), column=column + 1)
        for column, color in enumerate(mine.wall.rows[row])
        if color is not None
    ]
    if len(there) == SIZE:
        if side is WallSide.COLORED:
            return phrase("row-complete", row=row + 1)
        return phrase("row-complete-gray", row=row + 1, tiles=listed(there))
    if side is WallSide.GRAY:
        missing = [color_name(color) for color in COLORS if not mine.wall.row_has(row, color)]
        if not there:
            return phrase("row-empty", row=row + 1)
        return phrase("row-holds-gray", row=row + 1, tiles=listed(there), missing=listed(missing))
    open_spaces = [
        phrase("open-at", color=color_name(wall_color(row, column)), number=column + 1)
        for column in COLUMNS
        if mine.wall[row, column] is None
    ]
    if not there:
        return phrase("row-open", row=row + 1, missing=listed(open_spaces))
    return phrase("row-holds", row=row + 1, tiles=listed(there), missing=listed(open_spaces))


def wall_column(mine: PlayerBoard, column: int, side: WallSide) -> Phrase:
    """The tiles of a column with their rows; on the colored side the open spaces, too."""
    there = [
        phrase("at-row", color=color_name(color), row=row + 1)
        for row, color in enumerate(mine.wall.column(column))
        if color is not None
    ]
    number = column + 1
    if len(there) == SIZE:
        if side is WallSide.COLORED:
            return phrase("column-complete", column=number)
        return phrase("column-complete-gray", column=number, tiles=listed(there))
    if side is WallSide.GRAY:
        colors = [color for color in COLORS if not mine.wall.column_has(column, color)]
        missing = listed([*map(color_name, colors)])
        if not there:
            return phrase("column-empty", column=number)
        return phrase("column-holds-gray", column=number, tiles=listed(there), missing=missing)
    open_spaces = [
        phrase("open-at", color=color_name(wall_color(row, column)), number=row + 1)
        for row in ROWS
        if mine.wall[row, column] is None
    ]
    if not there:
        return phrase("column-open", column=number, missing=listed(open_spaces))
    return phrase("column-holds", column=number, tiles=listed(there), missing=listed(open_spaces))


def wall_space(mine: PlayerBoard, row: int, column: int, side: WallSide) -> Phrase:
    """One space of the wall; for an open one on the colored side, also its points."""
    held = mine.wall[row, column]
    if held is not None:
        return phrase("space-taken", row=row + 1, column=column + 1, color=color_name(held))
    if side is WallSide.GRAY:
        return phrase("space-empty", row=row + 1, column=column + 1)
    color = wall_color(row, column)
    after = mine.wall.with_tile(row, column, color)
    across, down = after.horizontal_group(row, column), after.vertical_group(row, column)
    return phrase(
        "space-open",
        row=row + 1,
        column=column + 1,
        color=color_name(color),
        points=tile_points(len(across), len(down)),
    )


def wall_layout() -> Phrase:
    """Which color belongs to which space of the colored side."""
    _, second, third, fourth, fifth = (color_name(wall_color(row, 0)) for row in ROWS)
    return phrase(
        "wall-layout",
        first=listed([color_name(wall_color(0, column)) for column in COLUMNS]),
        second=second,
        third=third,
        fourth=fourth,
        fifth=fifth,
    )


def floor_line(mine: PlayerBoard) -> Phrase:
    """What lies on the floor line, and what it costs."""
    entries = mine.floor_line.entries
    if not entries:
        return phrase("floor-empty")
    things = [
        tiles(entry, len([*same])) if isinstance(entry, Color) else phrase("marker")
        for entry, same in groupby(entries)
    ]
    cost = -mine.floor_line.penalty
    return phrase("floor", things=listed(things), count=len(entries), cost=cost)


def scores(position: Position, names: Names, only: int | None = None) -> Iterator[Phrase]:
    """Each seat's score, or only one's, and what the round would score if it ended now."""
    projected = project_round(position)
    for seat, name in enumerate(names):
        if only not in (None, seat):
            continue
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
                phase="tiling" if position.phase is Phase.WALL_TILING else "offer",
                sign="minus" if points < 0 else "plus",
                points=abs(points),
            )


def _can_take(mine: PlayerBoard, row: int, color: Color, position: Position) -> bool:
    """Whether a pattern line has room for a color that still has a space on the wall."""
    held = mine.pattern_lines[row].color
    if held is not None:
        return held is color and mine.free_spaces(row) > 0
    return bool(mine.wall.valid_columns(row, color, position.rules.side))


def _takes(mine: PlayerBoard, row: int, side: WallSide) -> Phrase:
    """The colors that an empty pattern line can take, and those that would only fall."""
    allowed = [color for color in COLORS if not mine.wall.row_has(row, color)]
    colors = [color for color in allowed if mine.wall.valid_columns(row, color, side)]
    taken = [*map(color_name, colors)]
    falling = [color_name(color) for color in allowed if color not in colors]
    number = row + 1
    if not allowed:
        return phrase("pattern-line-closed", row=number)
    if not falling:
        is_any = "yes" if len(taken) == SIZE else "no"
        return phrase("pattern-line-takes", row=number, colors=listed(taken), any=is_any)
    count = len(falling)
    if not taken:
        return phrase("pattern-line-takes-none", row=number, falling=listed(falling), count=count)
    return phrase(
        "pattern-line-takes-some",
        row=number,
        colors=listed(taken),
        falling=listed(falling),
        count=count,
    )
