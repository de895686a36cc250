"""Every move of a seat with a preview, or with the reason why it is illegal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from azulejos.notation import NotationError, parse_move
from azulejos.rules import (
    CENTER,
    COLORS,
    COLUMNS,
    DESTINATIONS,
    FLOOR,
    Color,
    Event,
    MarkerTaken,
    Move,
    Phase,
    PlayerMove,
    Position,
    Source,
    TilesFell,
    TilesMovedToCenter,
    TilesPlaced,
    TilingMove,
    WallTiled,
    factory,
    project_tiling,
    take_and_place,
)
from azulejos.rules.wall_tiling import row_to_tile
from azulejos.wire.columns import columns_so_far
from azulejos.wire.messages import MoveOption, MovePreview, plain
from azulejos.wire.refusals import Code, RefusedError
from azulejos.words.announcements import Names
from azulejos.words.move_answers import preview
from azulejos.words.refusals import explain


def options(
    position: Position, seat: int, columns: Sequence[str], names: Names, tiles: str | None = None
) -> list[MoveOption]:
    """The moves of the seat; on the gray side, the ones after the columns chosen so far.

    In the Factory offer, every line for all tiles on offer, or for `tiles` such as `3R` alone.
    Raises RefusedError for illegal columns and unreadable tiles.
    """
    match position.phase:
        case Phase.FACTORY_OFFER if position.seat == seat:
            taken = None if tiles is None else _tiles(tiles)
            return [
                _choice(position, move, names)
                for move in _turns(position)
                if taken in (None, (move.source, move.color))
            ]
        case Phase.WALL_TILING:
            return [*_column_choices(position, seat, columns, names)]
        case _:
            return []


def _tiles(text: str) -> tuple[Source, Color]:
    """Parses source and color, by completing them to a move."""
    try:
        move = parse_move(f"{text.upper()}{FLOOR}")
    except NotationError as error:
        raise RefusedError(Code.MALFORMED, detail=str(error)) from error
    if not isinstance(move, Move):
        raise RefusedError(Code.MALFORMED, detail=f"{text}: a factory or the center and a color")
    return move.source, move.color


def _turns(position: Position) -> Iterator[Move]:
    sources = [*(factory(index) for index, _ in enumerate(position.factories)), CENTER]
    for source in sources:
        for color in COLORS:
            if position.tiles_at(source)[color]:
                yield from (Move(source, color, destination) for destination in DESTINATIONS)


def _column_choices(
    position: Position, seat: int, columns: Sequence[str], names: Names
) -> Iterator[MoveOption]:
    now = columns_so_far(position, seat, columns).next_choice
    if now is not None:
        row = row_to_tile(now)
        assert row is not None, "a column is to be chosen"
        yield from (_choice(now, TilingMove(row, column), names) for column in COLUMNS)


def _choice(position: Position, move: PlayerMove, names: Names) -> MoveOption:
    refusal = position.why_not(move)
    if refusal is not None:
        return MoveOption(str(move), False, plain([explain(refusal, names)]), None)
    speech = plain([*preview(position, move, names)])
    return MoveOption(str(move), True, speech, _outcome(position, move))


def _outcome(position: Position, move: PlayerMove) -> MovePreview:
    """The effects of a move, counted from the events of the rules."""
    if isinstance(move, TilingMove):
        _, events = position.transition(move)
        return MovePreview(points=_points_of_tile(events, position.seat, move.row))
    turn: list[Event] = []
    after = take_and_place(position, move, turn)
    placed = next((event for event in turn if isinstance(event, TilesPlaced)), None)
    is_complete = placed is not None and placed.is_complete
    floor_lines = [each.boards[position.seat].floor_line for each in (position, after)]
    return MovePreview(
        placed=0 if placed is None else placed.count,
        fallen=sum(event.to_floor + event.to_lid for event in turn if isinstance(event, TilesFell)),
        to_center=sum(event.tiles.total for event in turn if isinstance(event, TilesMovedToCenter)),
        takes_marker=any(isinstance(event, MarkerTaken) for event in turn),
        completes=is_complete,
        points=_points_of_tile(project_tiling(after), position.seat, placed.row)
        if placed is not None and is_complete
        else None,
        floor_penalty=floor_lines[1].penalty - floor_lines[0].penalty,
    )


def _points_of_tile(events: Iterable[Event], seat: int, row: int) -> int | None:
    """The points for a pattern line's tile; None if the gray side has no space for it."""
    found = (event for event in events if isinstance(event, WallTiled))
    return next((event.points for event in found if (event.seat, event.row) == (seat, row)), None)
