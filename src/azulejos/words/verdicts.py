"""Whether the answer to a question is yes or no."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from azulejos.rules import (
    COLORS,
    ROWS,
    Bonus,
    Color,
    Game,
    Phase,
    Position,
    WallSide,
    bonuses,
    capacity,
)

from .asked_moves import filling_moves, is_best, on_move, why_not_on_line
from .goal_answers import left_for
from .questions import Of, Question, Topic


@dataclass(frozen=True, slots=True)
class Case:
    """A question with what decides it."""

    question: Question
    position: Position
    seat: int
    """Whom it is about."""


Verdict: TypeAlias = Callable[[Case], bool | None]


def verdict(question: Question, game: Game, seat: int) -> bool | None:
    """Yes or no; None if the question doesn't want either, or neither fits. `seat` is whom it is
    about."""
    found = _VERDICTS.get(question.topic)
    if not question.is_yes_no or found is None:
        return None
    return found(Case(question, game.position, seat))


def _factories(case: Case) -> bool | None:
    match case.question.aspect:
        case "is-empty" if case.question.source is not None:
            named = case.question.sources or (case.question.source,)
            return not any(case.position.tiles_at(source) for source in named)
        case "total":
            return case.position.tiles_on_offer.total > 0
        case "empty":
            return any(not there for there in case.position.factories)
        case "all" if case.question.source is not None:
            there = case.position.tiles_at(case.question.source)
            return [*there.colors] == [case.question.color]
    if case.question.source is None:
        return None
    there = case.position.tiles_at(case.question.source)
    return bool(there if case.question.color is None else there[case.question.color])


def _center(case: Case) -> bool | None:
    if case.question.aspect in ("is-empty", "any"):
        return bool(case.position.center) == (case.question.aspect == "any")
    if case.question.aspect == "take":
        return case.position.phase is Phase.FACTORY_OFFER and bool(case.position.center)
    return None if case.question.color is None else bool(case.position.center[case.question.color])


def _color(case: Case) -> bool | None:
    if case.question.color is None or case.question.other is not None:
        return None
    if case.question.aspect == "of":
        mine, color = case.position.boards[case.seat], case.question.color
        if case.question.text == "wall":
            return mine.wall.tiles[color] > 0
        is_held = any(line.color is color for line in mine.pattern_lines)
        return is_held or mine.wall.tiles[color] > 0 or mine.floor_line.tiles[color] > 0
    total = case.position.tiles_on_offer[case.question.color]
    if case.question.number == 1:
        return total == 1
    if case.question.number is None:
        return bool(total)
    places = [*case.position.factories, case.position.center]
    return any(there[case.question.color] >= case.question.number for there in places)


def _offers(case: Case) -> bool:
    places = [*case.position.factories, case.position.center]
    return any(
        there[color] >= (case.question.number or 3) for there in places for color in there.colors
    )


def _bag(case: Case) -> bool:
    color = case.question.color
    if case.question.aspect == "is-empty":
        return not case.position.bag
    return bool(case.position.bag.total if color is None else case.position.bag[color])


def _floor(case: Case) -> bool:
    is_empty = case.question.aspect == "is-empty"
    return is_empty != bool(case.position.boards[case.seat].floor_line.entries)


def _needs(case: Case) -> bool | None:
    mine = case.position.boards[case.seat]
    if case.question.aspect == "fills":
        now = on_move(case.position, case.seat)
        return any(filling_moves(now, row) for row in ROWS)
    if case.question.aspect == "need":
        return _does_need(case)
    if case.question.color is not None:
        return any(
            why_not_on_line(case.position, case.seat, case.question.color, row) is None
            and mine.free_spaces(row) > 0
            for row in range(len(mine.pattern_lines))
        )
    counts = [(line.count, capacity(row)) for row, line in enumerate(mine.pattern_lines)]
    is_so = all if case.question.text == "all" else any
    match case.question.aspect:
        case "full":
            return is_so(count == spaces for count, spaces in counts)
        case "empty":
            return is_so(not count for count, _ in counts)
        case _:
            return None


def _does_need(case: Case) -> bool | None:
    """Whether somebody needs a color: yes if a line is begun with it, no if no line can take it."""
    mine = case.position.boards[case.seat]
    rows = range(len(mine.pattern_lines))
    if any(
        mine.pattern_lines[row].color is case.question.color and mine.free_spaces(row)
        for row in rows
    ):
        return True
    color = case.question.color
    fits = color is not None and any(
        why_not_on_line(case.position, case.seat, color, row) is None and mine.free_spaces(row)
        for row in rows
    )
    return None if fits else False


def _line(case: Case) -> bool | None:
    mine, row = case.position.boards[case.seat], (case.question.number or 1) - 1
    held = mine.pattern_lines[row]
    match case.question.aspect:
        case "full":
            is_full = mine.is_complete(row)
            is_row_full = None not in mine.wall.rows[row]
            return None if case.question.with_wall and is_full != is_row_full else is_full
        case "empty":
            return held.count == 0
        case "color":
            color = case.question.color
            return color is not None and (held.color is color or mine.wall.row_has(row, color))
        case "reach":
            return _can_reach(case, row)
        case _:
            return None


def _can_reach(case: Case, row: int) -> bool | None:
    """Whether a line can be filled in this round."""
    mine = case.position.boards[case.seat]
    held = mine.pattern_lines[row].color
    if mine.is_complete(row):
        return True
    if case.question.color is not None and held not in (None, case.question.color):
        return False
    color = held if held is not None else case.question.color
    if color is None:
        return any(
            why_not_on_line(case.position, case.seat, each, row) is None
            and left_for(case.position, case.seat, each) >= mine.free_spaces(row)
            for each in COLORS
        )
    if why_not_on_line(case.position, case.seat, color, row) is not None:
        return False
    return left_for(case.position, case.seat, color) >= mine.free_spaces(row)


def _wall(case: Case) -> bool | None:
    wall, color = case.position.boards[case.seat].wall, case.question.color
    if color is None or case.question.aspect == "worth":
        return None
    row, column = case.question.row, case.question.column
    if row is not None and column is not None:
        return wall[row, column] is color
    if case.question.row is not None:
        return wall.row_has(case.question.row, color)
    return (
        wall.column_has(case.question.column, color)
        if case.question.column is not None
        else (wall.tiles[color] > 0)
    )


_BONUSES: Final = {
    "row": Bonus.HORIZONTAL_LINE,
    "column": Bonus.VERTICAL_LINE,
    "color": Bonus.COLOR,
}


def _goals(case: Case) -> bool:
    chosen = {
        "row": case.question.row,
        "column": case.question.column,
        "color": case.question.color,
    }
    index = chosen.get(case.question.aspect or "")
    wanted = _BONUSES.get(case.question.aspect or "")
    return any(
        wanted in (None, bonus) and index in (None, at)
        for bonus, at, _ in bonuses(case.position.boards[case.seat], case.position.rules)
    )


def _scores(case: Case) -> bool | None:
    scores = [board.score for board in case.position.boards]
    if not 0 <= case.seat < len(scores):
        return None
    others = [score for each, score in enumerate(scores) if each != case.seat]
    match case.question.aspect:
        case "lead":
            return scores[case.seat] > max(others)
        case "behind":
            return scores[case.seat] < max(others)
        case _:
            return None


def _moves(case: Case) -> bool | None:
    if case.question.aspect == "best":
        return is_best(case.question, on_move(case.position, case.seat))
    if case.question.aspect == "column" and case.question.column is not None:
        return _is_open_column(case)
    if (
        case.question.aspect != "allowed"
        or case.question.color is None
        or case.question.number is None
    ):
        return None
    return (
        why_not_on_line(case.position, case.seat, case.question.color, case.question.number - 1)
        is None
    )


def _is_open_column(case: Case) -> bool | None:
    """Whether the tile of a line may go to a column."""
    mine, side = case.position.boards[case.seat], case.position.rules.side
    number, color = case.question.number, case.question.color
    held: Iterable[tuple[int, Color | None]]
    if case.position.phase is Phase.WALL_TILING:
        # Without either it is about the choice at hand, whose preview tells more.
        is_about_line = number is not None or color is not None
        held = mine.complete_pattern_lines if is_about_line else ()
    elif number is not None and color is not None:
        held = [(number - 1, color)]
    else:
        held = [(row, line.color) for row, line in enumerate(mine.pattern_lines)]
    lines = [
        (row, there)
        for row, there in held
        if there is not None and color in (None, there) and number in (None, row + 1)
    ]
    if not lines:
        return None
    return any(
        case.question.column in mine.wall.valid_columns(row, there, side) for row, there in lines
    )


def _preview(case: Case) -> bool | None:
    return None if case.question.move is None else case.position.why_not(case.question.move) is None


def _turn(case: Case) -> bool | None:
    match case.question.aspect:
        case None if case.question.number is not None:
            return case.position.round_number == case.question.number
        case "started":
            is_running = case.position.phase in (Phase.FACTORY_OFFER, Phase.WALL_TILING)
            return case.position.starting_seat == case.seat if is_running else None
        case "side" if case.question.text is not None:
            is_gray = case.position.rules.side is WallSide.GRAY
            return is_gray == (case.question.text == "on-gray")
        case "marker-take":
            return case.position.marker_in_center
        case "marker" if case.question.of is Of.EVERYBODY:
            return None if case.position.is_over else case.position.marker_seat is not None
        case "now":
            return case.position.seat == case.seat and not case.position.is_over
        case "marker" if case.question.is_own:
            return case.position.marker_seat == case.seat
        case "marker" if case.question.seat is not None:
            return case.position.marker_seat == case.question.seat
        case "start" if case.position.marker_seat is not None:
            return case.position.marker_seat == case.seat
        case _:
            return None


def _ending(case: Case) -> bool | None:
    return case.position.is_over if case.question.aspect == "over" else None


_VERDICTS: Final[Mapping[Topic, Verdict]] = {
    Topic.FACTORIES: _factories,
    Topic.CENTER: _center,
    Topic.COLOR: _color,
    Topic.OFFERS: _offers,
    Topic.BAG: _bag,
    Topic.FLOOR: _floor,
    Topic.NEEDS: _needs,
    Topic.PATTERN_LINE: _line,
    Topic.WALL: _wall,
    Topic.GOALS: _goals,
    Topic.SCORES: _scores,
    Topic.MOVES: _moves,
    Topic.PREVIEW: _preview,
    Topic.TURN: _turn,
    Topic.ENDING: _ending,
}
