"""Answers about moves: the legal moves, a preview of one, and the last moves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from azulejos.rules import (
    FLOOR,
    SIZE,
    Color,
    Deal,
    Event,
    FloorLine,
    Game,
    Move,
    Phase,
    PlayerBoard,
    PlayerMove,
    Position,
    Source,
    TilesMovedToCenter,
    TilesPlaced,
    TilingMove,
    WallSide,
    WallTiled,
    capacity,
    project_round,
    take_and_place,
)

from .announcements import OF_A_MOVE, Names, announce_move, announce_step, tiles_of_turn_that_fell
from .goal_answers import columns_to_choose
from .move_parts import nearest_legal_move
from .phrases import Phrase, phrase
from .refusals import explain
from .things import color_name, listed, source_key, tile_set, tiles
from .unclear import example_of


def moves(position: Position, source: Source | None, color: Color | None) -> Iterator[Phrase]:
    """The legal moves, grouped by source and color; only those of a source or color, if given."""
    if position.is_over or position.phase is Phase.PREPARING_NEXT_ROUND:
        yield phrase("refused-game-over" if position.is_over else "refused-deal-pending")
        return
    legal = list(position.legal_moves)
    if position.phase is Phase.WALL_TILING:
        row, held = next(position.board.complete_pattern_lines)
        columns = columns_to_choose(position)
        yield phrase("columns-to-choose", row=row + 1, color=color_name(held), columns=columns)
        return
    offers: dict[tuple[Source, Color], list[int]] = {}
    for move in legal:
        if isinstance(move, Move) and _is_asked_for(move, source, color):
            offers.setdefault((move.source, move.color), []).append(move.destination)
    for (where, what), destinations in offers.items():
        rows = [destination for destination in destinations if destination != FLOOR]
        yield phrase(
            "moves-of",
            tiles=tiles(what, position.tiles_at(where)[what]),
            source=source_key(where),
            rows=listed(rows) if rows else phrase("no-pattern-lines"),
            count=len(rows),
        )
    if not offers:
        yield phrase("no-moves")


def preview(position: Position, move: PlayerMove, names: Names) -> Iterator[Phrase]:
    """What a move would do: what fits, what falls, what goes to the center, and the points."""
    refusal = position.why_not(move)
    if refusal is not None:
        yield explain(refusal, names)
        nearest = nearest_legal_move(position, move)
        if nearest is not None:
            yield example_of(nearest, is_preview=True)
        return
    if isinstance(move, TilingMove):
        points = _points_of_tiling(position, move)
        yield phrase("preview-tiling", row=move.row + 1, column=move.column + 1, points=points)
        return
    events: list[Event] = []
    after = take_and_place(position, move, events)
    placed = next((event for event in events if isinstance(event, TilesPlaced)), None)
    fell = tiles_of_turn_that_fell(events)
    rest = next((event for event in events if isinstance(event, TilesMovedToCenter)), None)
    count = position.tiles_at(move.source)[move.color]
    held = after.boards[position.seat].pattern_lines
    yield phrase(
        "preview",
        tiles=tiles(move.color, count),
        count=count,
        source=source_key(move.source),
        destination=move.destination,
        needs=0 if placed is None else capacity(placed.row) - held[placed.row].count,
    )
    if any(fell):
        yield phrase("preview-fell", count=fell[0], lost=fell[1])
    if rest is not None:
        yield phrase("preview-to-center", tiles=tile_set(rest.tiles))
    if after.marker_seat != position.marker_seat:
        yield phrase("preview-marker")
    if placed is not None and placed.is_complete:
        yield from _on_the_wall(after.boards[position.seat], placed, position.rules.side)
    yield _points_of_move(position, after)


def last_moves(game: Game, count: int, names: Names) -> Iterator[Phrase]:
    """The last moves, the oldest first."""
    played = [index for index, step in enumerate(game.steps) if not isinstance(step, Deal)]
    for index in played[-count:]:
        yield from announce_move(game.events[index], names)
    if not played:
        yield phrase("no-moves-yet")


def changes(game: Game, seat: int, names: Names) -> Iterator[Phrase]:
    """Everything since a seat's last turn, with deals and summaries of rounds, even of a round that
    this turn ended.

    A forced column isn't a turn: nobody had to choose it.
    """
    mine = [
        index
        for index, (before, step) in enumerate(zip(game.positions, game.steps, strict=False))
        if before.seat == seat and not isinstance(step, Deal) and not is_forced(before)
    ]
    start = mine[-1] + 1 if mine else 0
    happened: list[Phrase] = []
    for index in range(max(start - 1, 0), len(game.steps)):
        known = set(OF_A_MOVE) if index < start else set()
        # The deal says who starts the round, so the summary before it needn't.
        known |= {"next-round"} if index + 1 < len(game.steps) else set()
        told = announce_step(game, names, index + 1)
        happened += [each for each in told if each.id not in known]
    yield from happened or [phrase("nothing-happened")]


def is_forced(position: Position) -> bool:
    """Whether there is only one column, so there is nothing to choose."""
    return position.phase is Phase.WALL_TILING and len(position.legal_moves) == 1


def _on_the_wall(mine: PlayerBoard, placed: TilesPlaced, side: WallSide) -> Iterator[Phrase]:
    """What completing a pattern line would mean for the wall."""
    row = placed.row
    if not mine.wall.valid_columns(row, placed.color, side):
        yield phrase("preview-would-fall", row=row + 1, color=color_name(placed.color))
    elif sum(color is not None for color in mine.wall.rows[row]) == SIZE - 1:
        yield phrase("preview-ends-game", row=row + 1)


def _points_of_move(position: Position, after: Position) -> Phrase:
    """How a move would change the points of the round."""
    seat = position.seat
    before, then = project_round(position)[seat], project_round(after)[seat]
    mine, changed = position.boards[seat].floor_line, after.boards[seat].floor_line
    is_hidden = before == then and _is_cut_off(after, seat)
    if is_hidden and changed.penalty < mine.penalty:
        return phrase("preview-floor-costs", cost=-changed.penalty)
    sign = "minus" if then < before else "plus"
    return phrase("preview-points", points=abs(then - before), sign=sign)


def _is_cut_off(position: Position, seat: int) -> bool:
    """Whether the floor line costs a seat more than its score and this round's points."""
    mine = position.boards[seat]
    boards = list(position.boards)
    boards[seat] = replace(mine, floor_line=FloorLine())
    tiled = project_round(replace(position, boards=tuple(boards)))[seat]
    return mine.score + tiled + mine.floor_line.penalty < 0


def _is_asked_for(move: Move, source: Source | None, color: Color | None) -> bool:
    return source in (None, move.source) and color in (None, move.color)


def _points_of_tiling(position: Position, move: TilingMove) -> int:
    _, events = position.transition(move)
    return next(event.points for event in events if isinstance(event, WallTiled))
