"""Answers about moves: which there are, what one would do, what was played lately."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from azulejos.rules import (
    Color,
    Deal,
    Event,
    Game,
    Move,
    PlayerMove,
    Position,
    Source,
    TilesFell,
    TilesMovedToCenter,
    TilesPlaced,
    TilingMove,
    WallTiled,
    project_round,
    take_and_place,
)

from .announcing import Names, announce_move
from .explaining import explain
from .phrases import Phrase, phrase
from .things import listed, source_key, tile_set, tiles


def moves(position: Position, source: Source | None, color: Color | None) -> Iterator[Phrase]:
    """The legal moves in notation, grouped by what is taken; narrowed down if asked."""
    legal = list(position.legal_moves)
    columns = [move.column + 1 for move in legal if isinstance(move, TilingMove)]
    if columns:
        row = next(move.row for move in legal if isinstance(move, TilingMove))
        yield phrase("columns-to-choose", line=row + 1, columns=listed(columns))
        return
    offers: dict[tuple[Source, Color], list[int]] = {}
    for move in legal:
        if isinstance(move, Move) and _is_asked_for(move, source, color):
            offers.setdefault((move.source, move.color), []).append(move.destination)
    for (where, what), destinations in offers.items():
        lines = [number for number in destinations if number]
        yield phrase(
            "moves-of",
            tiles=tiles(what, position.tiles_at(where)[what]),
            source=source_key(where),
            lines=listed(lines) if lines else phrase("no-lines"),
            count=len(lines),
        )
    if not offers:
        yield phrase("no-moves")


def preview(position: Position, move: PlayerMove, names: Names) -> Iterator[Phrase]:
    """What a move would do: what fits, what falls, what goes to the center, what it would score."""
    refusal = position.why_not(move)
    if refusal is not None:
        yield explain(refusal, names)
        return
    before = project_round(position)[position.seat]
    if isinstance(move, TilingMove):
        yield phrase("preview-points", points=_points_of_tiling(position, move), sign="plus")
        return
    events: list[Event] = []
    after = take_and_place(position, move, events)
    placed = next((event.count for event in events if isinstance(event, TilesPlaced)), 0)
    fell = next((event for event in events if isinstance(event, TilesFell)), None)
    rest = next((event for event in events if isinstance(event, TilesMovedToCenter)), None)
    gained = project_round(after)[position.seat] - before
    yield phrase(
        "preview",
        tiles=tiles(move.color, position.tiles_at(move.source)[move.color]),
        source=source_key(move.source),
        line=move.destination,
        placed=placed,
    )
    if fell is not None:
        yield phrase("tiles-fell", count=fell.to_floor, lost=fell.to_lid)
    if after.marker_seat != position.marker_seat:
        yield phrase("preview-marker")
    if rest is not None:
        yield phrase("moved-to-center", tiles=tile_set(rest.tiles))
    sign = "minus" if gained < 0 else "plus"
    yield phrase("preview-points", points=abs(gained), sign=sign)


def last_moves(game: Game, count: int, names: Names) -> Iterator[Phrase]:
    """The last moves, the oldest first."""
    played = [index for index, step in enumerate(game.steps) if not isinstance(step, Deal)]
    yield from _tell(game, played[-count:], names)


def changes(game: Game, seat: int, names: Names) -> Iterator[Phrase]:
    """Everything since a seat's last turn, deals and scoring included."""
    mine = [
        index
        for index, (before, step) in enumerate(zip(game.positions, game.steps, strict=False))
        if before.seat == seat and not isinstance(step, Deal)
    ]
    start = mine[-1] + 1 if mine else 0
    yield from _tell(game, range(start, len(game.steps)), names)


def _tell(game: Game, indices: Sequence[int], names: Names) -> Iterator[Phrase]:
    for index in indices:
        yield from announce_move(game.events[index], names)
    if not indices:
        yield phrase("nothing-happened")


def _is_asked_for(move: Move, source: Source | None, color: Color | None) -> bool:
    return source in (None, move.source) and color in (None, move.color)


def _points_of_tiling(position: Position, move: TilingMove) -> int:
    _, events = position.transition(move)
    return next(event.points for event in events if isinstance(event, WallTiled))
