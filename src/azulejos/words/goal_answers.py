"""Answers about goals: what rows, columns and colors still need, what a player's lines want, and
whether somebody can end the game in this round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import permutations
from typing import Final

from azulejos.rules import (
    COLORS,
    COLUMNS,
    ROWS,
    SIZE,
    Bonus,
    Color,
    Phase,
    PlayerBoard,
    Position,
    Rules,
    Wall,
    WallSide,
    bonuses,
    tile_points,
    wall_color,
)

from .announcements import Names
from .phrases import Argument, Phrase, phrase
from .table_answers import places_of, sources
from .things import color_first, color_name, listed, tiles
from .unclear import either

_DETAILED: Final = 2
"""On the gray side, a goal that needs at most so many tiles is told with every possible column."""


class GoalKind(Enum):
    ROW = "row"
    COLUMN = "column"
    COLOR = "color"


@dataclass(frozen=True, slots=True)
class Goal:
    """A row, a column or a color of a wall that is not complete."""

    kind: GoalKind
    index: int
    needs: int
    """How many tiles are missing."""
    spaces: tuple[tuple[int, int, Color], ...]
    """Where they may go: row, column and color. On the gray side, a tile may have several."""
    is_possible: bool
    """Always, on the colored side."""

    @property
    def colors(self) -> list[Color]:
        there = {color for _, _, color in self.spaces}
        return [color for color in COLORS if color in there]

    @property
    def rows(self) -> list[int]:
        return sorted({row for row, _, _ in self.spaces})


def goals(position: Position, seat: int) -> Iterator[Phrase]:
    """What the rows, columns and colors of a wall still need, the nearest first."""
    mine, rules = position.boards[seat], position.rules
    if not mine.wall.tiles:
        yield phrase("goals-none-begun")
    if done := [bonus_name(bonus, index) for bonus, index, _ in bonuses(mine, rules)]:
        yield phrase("goals-complete", things=listed(done))
    for kind in GoalKind if mine.wall.tiles else ():
        found = open_goals(mine, kind, rules.side)
        yield from (_tell(goal, mine.wall, rules.side) for goal in found if goal.needs < SIZE)
        if untouched := [goal_name(goal) for goal in found if goal.needs == SIZE]:
            yield phrase("goals-untouched", things=listed(untouched))
    if rules.side is WallSide.GRAY:
        for row, held in enumerate(mine.pattern_lines):
            if held.color is not None:
                yield columns_of_line(mine, row, held.color)


def tell_goals(
    mine: PlayerBoard, side: WallSide, found: Sequence[Goal], index: int | None
) -> Iterator[Phrase]:
    """What goals still need; only one of them, if its index is given."""
    yield from (_tell(goal, mine.wall, side) for goal in found if index in (None, goal.index))


def open_goals(mine: PlayerBoard, kind: GoalKind, side: WallSide) -> list[Goal]:
    """The goals of a kind that are not complete: first those that need the fewest tiles, and among
    them those with the most tiles on complete pattern lines."""
    ready = {*mine.complete_pattern_lines}

    def distance(goal: Goal) -> tuple[bool, int, int]:
        waiting = {(row, color) for row, _, color in goal.spaces} & ready
        return not goal.is_possible, goal.needs, -len(waiting)

    is_gray = side is WallSide.GRAY
    found = [(_gray_goal if is_gray else _goal)(mine.wall, kind, index) for index in range(SIZE)]
    return sorted((goal for goal in found if goal.needs), key=distance)


def columns_of_line(mine: PlayerBoard, row: int, color: Color) -> Phrase:
    """Every column of the gray side that the tile of a pattern line may take, with its points."""
    if not (columns := mine.wall.valid_columns(row, color, WallSide.GRAY)):
        return phrase("goal-line-falls", row=row + 1, color=color_name(color))
    choices = either([column_points(mine.wall, row, column, color) for column in columns])
    return phrase("goal-line-columns", row=row + 1, color=color_name(color), columns=choices)


def column_points(wall: Wall, row: int, column: int, color: Color) -> Phrase:
    """A column for a tile, with what it would score there now."""
    points = space_points(wall, row, column, color)
    return phrase("column-for-points", column=column + 1, points=points)


def columns_to_choose(position: Position) -> Phrase:
    """The columns for the next complete pattern line of the gray side, each with its points."""
    wall = position.board.wall
    row, color = next(position.board.complete_pattern_lines)
    choices = [
        phrase(
            "choice-for-points", column=column + 1, points=space_points(wall, row, column, color)
        )
        for column in wall.valid_columns(row, color, position.rules.side)
    ]
    return listed(choices)


def space_points(wall: Wall, row: int, column: int, color: Color) -> int:
    """What a tile would score on an open space now."""
    after = wall.with_tile(row, column, color)
    across, down = after.horizontal_group(row, column), after.vertical_group(row, column)
    return tile_points(len(across), len(down))


def wants(position: Position, seat: int) -> Iterator[Phrase]:
    """What would complete a player's pattern lines, what that would score, and where it lies.

    An empty line counts if its row of the wall lacks one tile only.
    """
    mine, rules = position.boards[seat], position.rules
    wanted = [
        (row, color)
        for row, held in enumerate(mine.pattern_lines)
        if not mine.is_complete(row)
        and (color := last_color(mine.wall, row) if held.color is None else held.color) is not None
    ]
    for row, color in wanted:
        columns = mine.wall.valid_columns(row, color, rules.side)
        if not columns:
            yield phrase("goal-line-falls", row=row + 1, color=color_name(color))
            continue
        yield phrase(
            "want-line",
            row=row + 1,
            tiles=tiles(color, mine.free_spaces(row)),
            points=max(space_points(mine.wall, row, column, color) for column in columns),
            offered=_offered(position, color),
            places=places_of(position, color),
        )
        if completed := completed_by(mine, row, color, rules):
            yield phrase("want-completes", things=listed(completed))
    if not wanted:
        yield phrase("want-nothing")


def completed_by(mine: PlayerBoard, row: int, color: Color, rules: Rules) -> list[Phrase]:
    """The rows, columns and colors that a tile would complete in a row; on the gray side, whatever
    its column."""
    before = {*bonuses(mine, rules)}
    found = [
        [*bonuses(PlayerBoard(wall=mine.wall.with_tile(row, column, color)), rules)]
        for column in mine.wall.valid_columns(row, color, rules.side)
    ]
    first = found[0] if found else []
    always = [each for each in first if each not in before and all(each in one for one in found)]
    return [bonus_name(bonus, index) for bonus, index, _ in always]


def last_color(wall: Wall, row: int) -> Color | None:
    """The only color that a wall row still lacks."""
    missing = [color for color in COLORS if not wall.row_has(row, color)]
    return missing[0] if len(missing) == 1 else None


_FAR, _SHORT, _UNDEALT, _POSSIBLE, _CERTAIN = range(5)


def endings(position: Position, seats: Sequence[int], names: Names) -> Iterator[Phrase]:
    """Whether one of these seats can end the game in this round: yes or no first, then why."""
    if position.is_over:
        yield phrase("refused-game-over")
        return
    found = [ending for seat in seats for ending in _endings(position, seat, names)]
    best = max(likely for likely, _ in found)
    if best == _FAR and len(seats) > 1:
        yield phrase("ending-nobody")
        return
    yield from (said for likely, said in found if likely == best)


def _endings(position: Position, seat: int, names: Names) -> Iterator[tuple[int, Phrase]]:
    """How likely each row of a seat that lacks one tile will be complete; or the nearest row."""
    mine, side = position.boards[seat], position.rules.side
    rows = [goal for goal in open_goals(mine, GoalKind.ROW, side) if goal.is_possible]
    of_seat: dict[str, Argument] = {"player": names[seat], "seat": seat + 1}
    if not rows:
        yield _FAR, phrase("ending-never", **of_seat)
    elif rows[0].needs > 1:
        yield _FAR, phrase("ending-far", **of_seat, row=rows[0].index + 1, count=rows[0].needs)
    for goal in rows:
        if goal.needs > 1:
            return
        color = goal.colors[0]
        needs, left = mine.free_spaces(goal.index), left_for(position, seat, color)
        args = of_seat | {"row": goal.index + 1, "color": color_name(color)}
        if not needs:
            yield _CERTAIN, phrase("ending-certain", **args)
            continue
        args["needs"] = needs
        if position.phase is Phase.PREPARING_NEXT_ROUND:
            yield _UNDEALT, phrase("ending-undealt", **args)
        elif left < needs:
            yield _SHORT, phrase("ending-short", **args, left=left)
        else:
            yield _POSSIBLE, phrase("ending-possible", **args, places=places_of(position, color))


def left_for(position: Position, seat: int, color: Color) -> int:
    """How many tiles of a color a seat can still get, if the players before it leave it as many as
    they can."""
    if position.phase is not Phase.FACTORY_OFFER:
        return 0
    counts = sorted(there[color] for _, there in sources(position) if there[color])
    others = sum(len({*there.colors} - {color}) for _, there in sources(position))
    turns_before = (seat - position.seat) % position.rules.num_players
    return sum(counts[max(0, turns_before - others) :])


def _offered(position: Position, color: Color) -> str:
    if position.phase is Phase.PREPARING_NEXT_ROUND:
        return "undealt"
    return "yes" if position.tiles_on_offer[color] else "no"


def _goal(wall: Wall, kind: GoalKind, index: int) -> Goal:
    """On the colored side, where every color has its space."""
    open_spaces = [
        (row, column, wall_color(row, column))
        for row in ROWS
        for column in COLUMNS
        if wall[row, column] is None
    ]
    spaces = tuple(space for space in open_spaces if _is_in(space, kind, index))
    return Goal(kind, index, len(spaces), spaces, is_possible=True)


def _gray_goal(wall: Wall, kind: GoalKind, index: int) -> Goal:
    """On the gray side: each missing tile with every space that it may take now."""
    spaces = tuple(
        (row, column, color)
        for row in ROWS
        for color in COLORS
        for column in wall.valid_columns(row, color, WallSide.GRAY)
        if _is_in((row, column, color), kind, index)
    )
    match kind:
        case GoalKind.ROW:
            needs = wall.rows[index].count(None)
        case GoalKind.COLUMN:
            needs = wall.column(index).count(None)
        case GoalKind.COLOR:
            needs = SIZE - wall.tiles[Color(index)]
    return Goal(kind, index, needs, spaces, is_possible=_can_all_fit(kind, needs, {*spaces}))


def _can_all_fit(kind: GoalKind, needs: int, spaces: set[tuple[int, int, Color]]) -> bool:
    """Whether so many of these spaces differ in both things that vary: color and column in a row,
    row and color in a column, row and column of a color."""
    first, second = {GoalKind.ROW: (1, 2), GoalKind.COLUMN: (0, 2), GoalKind.COLOR: (0, 1)}[kind]
    pairs = {(space[first], space[second]) for space in spaces}
    ones, others = sorted({one for one, _ in pairs}), {other for _, other in pairs}
    if len(ones) < needs:
        return False
    return any(
        all(pair in pairs for pair in zip(ones, chosen, strict=True))
        for chosen in permutations(others, len(ones))
    )


def _is_in(space: tuple[int, int, Color], kind: GoalKind, index: int) -> bool:
    return space[{GoalKind.ROW: 0, GoalKind.COLUMN: 1, GoalKind.COLOR: 2}[kind]] == index


def _tell(goal: Goal, wall: Wall, side: WallSide) -> Phrase:
    name = goal_name(goal, is_first=True)
    if not goal.is_possible:
        return phrase("goal-impossible", what=name)
    missing = _gray_missing(goal, wall) if side is WallSide.GRAY else _missing(goal)
    return phrase("goal", what=name, count=goal.needs, missing=missing)


def _missing(goal: Goal) -> Phrase:
    match goal.kind:
        case GoalKind.ROW:
            return listed([color_name(color) for _, _, color in goal.spaces])
        case GoalKind.COLUMN:
            spaces = goal.spaces
            return listed(
                [phrase("at-row", color=color_name(color), row=row + 1) for row, _, color in spaces]
            )
        case GoalKind.COLOR:
            return _rows(goal)


def _gray_missing(goal: Goal, wall: Wall) -> Phrase:
    """What is missing; every possible space with its points, unless a lot is missing."""
    is_short = goal.needs <= _DETAILED
    if goal.kind is GoalKind.ROW:
        by_color = [(color, [at for at in goal.spaces if at[2] is color]) for color in goal.colors]
        return listed(
            [
                _in(color_name(color), _columns(wall, spaces)) if is_short else color_name(color)
                for color, spaces in by_color
            ]
        )
    if not is_short:
        return _rows(goal)
    by_row = [(row, [at for at in goal.spaces if at[0] == row]) for row in goal.rows]
    if goal.kind is GoalKind.COLOR:
        return listed([_in(_row_name(row), _columns(wall, spaces)) for row, spaces in by_row])
    return listed(
        [
            _in(
                either([color_name(color) for _, _, color in spaces]),
                phrase("row-for-points", row=row + 1, points=space_points(wall, *spaces[0])),
            )
            for row, spaces in by_row
        ]
    )


def _columns(wall: Wall, spaces: Sequence[tuple[int, int, Color]]) -> Argument:
    return either([column_points(wall, *space) for space in spaces])


def _in(what: Argument, where: Argument) -> Phrase:
    return phrase("goal-in", what=what, where=where)


def _rows(goal: Goal) -> Phrase:
    return phrase("goal-rows", rows=listed([row + 1 for row in goal.rows]), count=len(goal.rows))


def _row_name(row: int) -> Phrase:
    return phrase("goal-name", kind=GoalKind.ROW.value, number=row + 1)


def goal_name(goal: Goal, *, is_first: bool = False) -> Phrase:
    if goal.kind is GoalKind.COLOR:
        return (color_first if is_first else color_name)(Color(goal.index))
    name = "goal-name-first" if is_first else "goal-name"
    return phrase(name, kind=goal.kind.value, number=goal.index + 1)


def bonus_name(bonus: Bonus, index: int) -> Phrase:
    if bonus is Bonus.COLOR:
        return phrase("goal-all", color=color_name(Color(index)))
    kind = GoalKind.ROW if bonus is Bonus.HORIZONTAL_LINE else GoalKind.COLUMN
    return phrase("goal-name", kind=kind.value, number=index + 1)
