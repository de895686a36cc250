"""Why a hint is good, in one clause. Every reason is computed from the position."""

from __future__ import annotations

from azulejos.rules import (
    FLOOR,
    Event,
    Move,
    PlayerBoard,
    PlayerMove,
    Position,
    Rules,
    TilesPlaced,
    TilingMove,
    Wall,
    WallTiled,
    bonuses,
    capacity,
    project_tiling,
    take_and_place,
)

from .announcements import Names
from .goal_answers import (
    GoalKind,
    bonus_name,
    completed_by,
    goal_name,
    last_color,
    open_goals,
    space_points,
)
from .move_answers import preview
from .phrases import Phrase, Speech, phrase
from .things import listed, typed_move


def tell_hint(position: Position, move: PlayerMove, names: Names) -> Speech:
    """A hint, its reason, and what the move would do. What a full line scores comes after what
    fills it."""
    typed = typed_move(move)
    hint = phrase("hint", move=typed)
    if isinstance(move, TilingMove):
        hint = phrase("hint-column", move=typed, row=move.row + 1, column=move.column + 1)
    reason = hint_reason(position, move, names)
    done, *rest = preview(position, move, names)
    first = [done, reason] if reason.id == "because-completes" else [reason, done]
    return [hint, *first, *rest]


def hint_reason(position: Position, move: PlayerMove, names: Names) -> Phrase:
    """The strongest reason for a legal move."""
    if isinstance(move, TilingMove):
        return _reason_for_column(position, move)
    events: list[Event] = []
    after = take_and_place(position, move, events)
    placed = next((event for event in events if isinstance(event, TilesPlaced)), None)
    return (
        _completes(position, after, placed)
        or _denies(position, after, move, names)
        or _avoids(position, move)
        or _adds(after, placed)
        or _costs(position, after)
    )


def _completes(position: Position, after: Position, placed: TilesPlaced | None) -> Phrase | None:
    """The move completes a pattern line: what its tile scores, and what it completes."""
    if placed is None or not placed.is_complete:
        return None
    seat, row = position.seat, placed.row
    tiled = [event for event in project_tiling(after) if isinstance(event, WallTiled)]
    points = [event.points for event in tiled if (event.seat, event.row) == (seat, row)]
    if not points:
        return None  # on the gray side it will fall
    board = position.boards[seat]
    completed = completed_by(board, row, placed.color, position.rules)
    return phrase(
        "because-completes",
        points=points[0],
        things=listed(completed) if completed else "",
        count=len(completed),
        ends="yes" if last_color(board.wall, row) is placed.color else "no",
    )


def _denies(position: Position, after: Position, move: Move, names: Names) -> Phrase | None:
    """Too few tiles are left for another player's pattern line, and there were enough before."""
    color = move.color
    before, left = position.tiles_on_offer[color], after.tiles_on_offer[color]
    num_players = position.rules.num_players
    for turns in range(1, num_players):
        seat = (position.seat + turns) % num_players
        theirs = position.boards[seat]
        for row, held in enumerate(theirs.pattern_lines):
            if held.color is color and left < theirs.free_spaces(row) <= before:
                return phrase("because-denies", player=names[seat], seat=seat + 1, row=row + 1)
    return None


def _avoids(position: Position, move: Move) -> Phrase | None:
    """With any other tiles, more would fall to the floor line."""
    falls = _num_falling(position, move)
    others = [
        _num_falling(position, other)
        for other in position.legal_moves
        if isinstance(other, Move) and (other.source, other.color) != (move.source, move.color)
    ]
    least = min(others, default=falls)
    return phrase("because-avoids", count=least - falls, least=least) if least > falls else None


def _adds(after: Position, placed: TilesPlaced | None) -> Phrase | None:
    """The move brings a pattern line nearer to its end."""
    if placed is None or placed.is_complete:
        return None
    held = after.boards[placed.seat].pattern_lines[placed.row]
    return phrase("because-adds", row=placed.row + 1, count=held.count, spaces=capacity(placed.row))


def _costs(position: Position, after: Position) -> Phrase:
    """The move changes no pattern line for the better: what it costs, and the marker."""
    seat = position.seat
    before, then = position.boards[seat].floor_line, after.boards[seat].floor_line
    marker = "yes" if after.marker_seat != position.marker_seat else "no"
    return phrase("because-costs", cost=before.penalty - then.penalty, marker=marker)


def _num_falling(position: Position, move: Move) -> int:
    """How many tiles of a move don't fit on its pattern line."""
    count = position.tiles_at(move.source)[move.color]
    if move.destination == FLOOR:
        return count
    return max(0, count - position.board.free_spaces(move.destination - 1))


def _reason_for_column(position: Position, move: TilingMove) -> Phrase:
    """What the tile scores; or what the column with most points would make impossible."""
    board, rules = position.board, position.rules
    row, color = next(board.complete_pattern_lines)
    points = {
        column: space_points(board.wall, row, column, color)
        for column in board.wall.valid_columns(row, color, rules.side)
    }
    best = max(points, key=lambda column: points[column])
    mine = points[move.column]
    if mine < points[best]:
        chosen, other = (
            _possible(board.wall.with_tile(row, column, color), rules)
            for column in (move.column, best)
        )
        if kept := [name for name in chosen if name not in other]:
            return phrase("because-keeps", things=listed(kept), column=best + 1)
    before = [*bonuses(board, rules)]
    after = PlayerBoard(wall=board.wall.with_tile(row, move.column, color))
    completed = [
        bonus_name(bonus, index)
        for bonus, index, worth in bonuses(after, rules)
        if (bonus, index, worth) not in before
    ]
    return phrase(
        "because-scores",
        points=mine,
        best="yes" if [*points.values()].count(mine) == 1 and mine == points[best] else "no",
        things=listed(completed) if completed else "",
        count=len(completed),
    )


def _possible(wall: Wall, rules: Rules) -> list[Phrase]:
    """The rows, columns and colors that can still be completed."""
    board = PlayerBoard(wall=wall)
    return [
        goal_name(goal)
        for kind in GoalKind
        for goal in open_goals(board, kind, rules.side)
        if goal.is_possible
    ]
