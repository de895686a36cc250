"""Answers about boards and moves to what people ask in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from azulejos.rules import (
    ROWS,
    SIZE,
    Bonus,
    Color,
    Game,
    Phase,
    PlayerBoard,
    WallSide,
    bonuses,
    capacity,
)

from . import board_answers, goal_answers, table_answers
from .announcements import Names, tell_winners
from .goal_answers import GoalKind
from .phrases import Phrase, phrase
from .questions import Of, Question
from .things import color_name, listed, tile_set, tiles


@dataclass(frozen=True, slots=True)
class Asked:
    """A question with all that the answer needs."""

    question: Question
    game: Game
    seat: int
    """Whom it is about."""
    names: Names


# Scores


def tell_lead(asked: Asked) -> Iterator[Phrase]:
    """Who leads, by how much, and how far behind the player is whom the question is about."""
    if asked.game.outcome is not None:
        yield tell_winners(asked.game.outcome, asked.names)
        return
    scores = [board.score for board in asked.game.position.boards]
    best = max(scores)
    first = [asked.names[each] for each, score in enumerate(scores) if score == best]
    if len(first) == len(scores):
        yield phrase("asked-all-level", score=best)
    elif len(first) > 1:
        yield phrase("asked-level", players=listed(first), score=best)
    else:
        second = max(score for score in scores if score != best)
        yield phrase("asked-leads", player=first[0], points=best - second)
    is_last = asked.question.aspect == "behind" and asked.question.of is Of.EVERYBODY
    for seat, score in enumerate(scores):
        is_meant = score == min(scores) if is_last else seat == asked.seat and len(scores) > 2
        if is_meant and score < best:
            yield phrase("asked-behind", player=asked.names[seat], points=best - score)
    yield from board_answers.scores(asked.game.position, asked.names)


# Pattern lines


def tell_lines(asked: Asked) -> Iterator[Phrase]:
    """The pattern lines that are full, empty, begun or open."""
    mine = asked.game.position.boards[asked.seat]
    rows = [row for row in ROWS if _is_so(mine, row, asked.question.aspect or "")]
    for row in rows:
        needs = [*board_answers.needs(asked.game.position, asked.seat)]
        yield needs[row]
    if not rows:
        yield phrase("asked-no-line")


def _is_so(mine: PlayerBoard, row: int, state: str) -> bool:
    count = mine.pattern_lines[row].count
    match state:
        case "full":
            return count == capacity(row)
        case "empty":
            return count == 0
        case "begun":
            return 0 < count < capacity(row)
        case _:
            return count < capacity(row)


def tell_use(asked: Asked) -> Iterator[Phrase]:
    """The pattern lines that can take a color, and where it lies."""
    yield from board_answers.needs(asked.game.position, asked.seat, asked.question.color)
    if asked.question.color is not None and asked.game.position.phase is Phase.FACTORY_OFFER:
        yield table_answers.where_is(asked.game.position, asked.question.color)


def tell_line_worth(asked: Asked) -> Iterator[Phrase]:
    """A pattern line, and what its tile would score on the wall."""
    position, row = asked.game.position, (asked.question.number or 1) - 1
    mine = position.boards[asked.seat]
    yield board_answers.line_with_colors(mine, row, position.rules.side)
    if (color := mine.pattern_lines[row].color) is not None:
        about = replace(asked.question, row=row, color=color)
        yield from tell_worth(replace(asked, question=about))


def tell_size(asked: Asked) -> Iterator[Phrase]:
    """A pattern line with the number of its spaces, and its row of the wall."""
    mine, row = asked.game.position.boards[asked.seat], (asked.question.number or 1) - 1
    yield board_answers.pattern_line(mine, row)


def tell_stays(asked: Asked) -> Iterator[Phrase]:
    yield board_answers.pattern_line(
        asked.game.position.boards[asked.seat], (asked.question.number or 1) - 1
    )
    yield phrase(f"rulebook-{_STAYS}")


def tell_in_line_or_row(asked: Asked) -> Iterator[Phrase]:
    """A pattern line and its row of the wall."""
    mine, row = asked.game.position.boards[asked.seat], (asked.question.number or 1) - 1
    yield board_answers.pattern_line(mine, row)
    yield board_answers.wall_row(mine, row, asked.game.position.rules.side)


_STAYS: Final = "tile"
"""The paragraph of the rules that says which lines stay as they are."""


# The wall


def tell_count(asked: Asked) -> Iterator[Phrase]:
    """How many tiles are on a wall, of a color or in all."""
    there = asked.game.position.boards[asked.seat].wall.tiles
    count = there.total if asked.question.color is None else there[asked.question.color]
    what = tile_set(there) if asked.question.color is None else tiles(asked.question.color, count)
    if asked.question.color is None:
        yield phrase("asked-on-wall", player=asked.names[asked.seat], count=count, tiles=what)
    else:
        yield phrase("asked-color-on-wall", player=asked.names[asked.seat], tiles=what)


def tell_counts(asked: Asked) -> Iterator[Phrase]:
    """How many tiles everybody has on the wall, the most first."""
    boards = asked.game.position.boards
    for seat in sorted(range(len(boards)), key=lambda each: -boards[each].wall.tiles.total):
        yield from tell_count(replace(asked, seat=seat))


def tell_color_on_board(asked: Asked) -> Iterator[Phrase]:
    """Where a player has a color: on the wall, on pattern lines, on the floor line."""
    mine, color = asked.game.position.boards[asked.seat], asked.question.color
    assert color is not None, "the rule asks for a color"
    rows = [row + 1 for row in ROWS if mine.wall.row_has(row, color)]
    yield phrase(
        "asked-color-in-rows",
        player=asked.names[asked.seat],
        color=color_name(color),
        tiles=tiles(color, len(rows)),
        rows=listed([*rows]) if rows else "",
        count=len(rows),
    )
    if asked.game.position.rules.side is WallSide.GRAY:
        for row in rows:
            column = mine.wall.rows[row - 1].index(color)
            yield board_answers.wall_space(mine, row - 1, column, WallSide.GRAY)
    for row in ROWS:
        if mine.pattern_lines[row].color is color:
            yield board_answers.pattern_line(mine, row)
    if mine.floor_line.tiles[color]:
        yield board_answers.floor_line(mine)


def tell_worth(asked: Asked) -> Iterator[Phrase]:
    """What a color would score on the wall: in a row, or wherever a pattern line holds it."""
    position = asked.game.position
    mine, side, color = position.boards[asked.seat], position.rules.side, asked.question.color
    assert color is not None, "the rule asks for a color"
    holding = [row for row in ROWS if mine.pattern_lines[row].color is color]
    rows = [asked.question.row] if asked.question.row is not None else holding or [*ROWS]
    for row in rows:
        if side is WallSide.GRAY and not mine.wall.row_has(row, color):
            yield goal_answers.columns_of_line(mine, row, color)
            continue
        for column in range(SIZE):
            if _is_its_space(mine, row, column, color, side):
                then = _as_tiled_above(mine, row, side)
                yield board_answers.wall_space(then, row, column, side)


def _as_tiled_above(mine: PlayerBoard, row: int, side: WallSide) -> PlayerBoard:
    """A board with the complete lines above a row tiled, as they will be when its turn comes."""
    for above in range(row):
        color = mine.pattern_lines[above].color
        if side is WallSide.COLORED and color is not None and mine.is_complete(above):
            (column,) = mine.wall.valid_columns(above, color, side)
            mine = replace(mine, wall=mine.wall.with_tile(above, column, color))
    return mine


def _is_its_space(mine: PlayerBoard, row: int, column: int, color: Color, side: WallSide) -> bool:
    is_open = column in mine.wall.valid_columns(row, color, side)
    return mine.wall[row, column] is color or (side is WallSide.COLORED and is_open)


# Goals


def tell_goals(asked: Asked) -> Iterator[Phrase]:
    """What rows, columns or colors still need, or one of them."""
    kind = GoalKind(asked.question.aspect)
    position = asked.game.position
    mine, rules = position.boards[asked.seat], position.rules
    chosen = {
        GoalKind.ROW: asked.question.row,
        GoalKind.COLUMN: asked.question.column,
        GoalKind.COLOR: asked.question.color,
    }[kind]
    of_kind = [
        (index, goal_answers.bonus_name(bonus, index))
        for bonus, index, _ in bonuses(mine, rules)
        if _KINDS[bonus] is kind
    ]
    done = [name for index, name in of_kind if chosen in (None, index)]
    if done:
        yield phrase("goals-complete", things=listed(done))
    goals = goal_answers.open_goals(mine, kind, rules.side)
    if asked.question.number == 1 and chosen is None:
        least = min((goal.needs for goal in goals if goal.is_possible), default=0)
        goals = [goal for goal in goals if goal.is_possible and goal.needs == least]
    yield from goal_answers.tell_goals(mine, rules.side, goals, chosen)
    if kind is GoalKind.COLOR and chosen is not None:
        for row in ROWS:
            if mine.pattern_lines[row].color == chosen:
                yield board_answers.pattern_line(mine, row)


_KINDS: Final[Mapping[Bonus, GoalKind]] = {
    Bonus.HORIZONTAL_LINE: GoalKind.ROW,
    Bonus.VERTICAL_LINE: GoalKind.COLUMN,
    Bonus.COLOR: GoalKind.COLOR,
}


def tell_bonus(asked: Asked) -> Iterator[Phrase]:
    """The complete rows, columns and colors of a wall, with their points."""
    position = asked.game.position
    done = [*bonuses(position.boards[asked.seat], position.rules)]
    if not done:
        yield phrase("asked-no-bonus", player=asked.names[asked.seat])
        return
    things = listed([goal_answers.bonus_name(bonus, index) for bonus, index, _ in done])
    points = sum(points for _, _, points in done)
    yield phrase("asked-bonus", player=asked.names[asked.seat], things=things, points=points)
