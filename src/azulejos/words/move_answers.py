"""Answers about moves: which there are, what one would do, what was played lately."""

from __future__ import annotations

from collections.abc import Iterator

from azulejos.rules import (
    Color,
    Deal,
    Event,
    Game,
    Move,
    PlayerMove,
    Position,
    Source,
    TilesMovedToCenter,
    TilesPlaced,
    TilingMove,
    WallTiled,
    project_round,
    take_and_place,
)

from .announcing import Names, announce_move, announce_step, tiles_of_turn_that_fell
from .explaining import explain
from .phrases import Phrase, phrase
from .things import color_name, listed, source_key, tile_set, tiles


def moves(position: Position, source: Source | None, color: Color | None) -> Iterator[Phrase]:
    """The legal moves in notation, grouped by what is taken; narrowed down if asked."""
    legal = list(position.legal_moves)
    columns = [move.column + 1 for move in legal if isinstance(move, TilingMove)]
    if columns:
        row, held = next(position.board.complete_pattern_lines)
        yield phrase(
            "columns-to-choose", line=row + 1, color=color_name(held), columns=listed(columns)
        )
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
    if isinstance(move, TilingMove):
        points = _points_of_tiling(position, move)
        yield phrase("preview-tiling", row=move.row + 1, column=move.column + 1, points=points)
        return
    events: list[Event] = []
    after = take_and_place(position, move, events)
    placed = next((event.count for event in events if isinstance(event, TilesPlaced)), 0)
    fell = tiles_of_turn_that_fell(events)
    rest = next((event for event in events if isinstance(event, TilesMovedToCenter)), None)
    before, then = project_round(position), project_round(after)
    gained = then[position.seat] - before[position.seat]
    yield phrase(
        "preview",
        tiles=tiles(move.color, position.tiles_at(move.source)[move.color]),
        source=source_key(move.source),
        line=move.destination,
        placed=placed,
    )
    if any(fell):
        yield phrase("preview-fell", count=fell[0], lost=fell[1])
    if rest is not None:
        yield phrase("preview-to-center", tiles=tile_set(rest.tiles))
    if after.marker_seat != position.marker_seat:
        yield phrase("preview-marker")
    sign = "minus" if gained < 0 else "plus"
    yield phrase("preview-points", points=abs(gained), sign=sign)


def last_moves(game: Game, count: int, names: Names) -> Iterator[Phrase]:
    """The last moves, the oldest first."""
    played = [index for index, step in enumerate(game.steps) if not isinstance(step, Deal)]
    for index in played[-count:]:
        yield from announce_move(game.events[index], names)
    if not played:
        yield phrase("no-moves-yet")


def changes(game: Game, seat: int, names: Names) -> Iterator[Phrase]:
    """Everything since a seat's last turn, deals and the summaries of rounds included."""
    mine = [
        index
        for index, (before, step) in enumerate(zip(game.positions, game.steps, strict=False))
        if before.seat == seat and not isinstance(step, Deal)
    ]
    start = mine[-1] + 1 if mine else 0
    for index in range(start, len(game.steps)):
        told = announce_step(game, names, index + 1)
        # A deal tells who starts the round, so it need not be told before it as well.
        is_dealt = index + 1 < len(game.steps)
        yield from (each for each in told if not (is_dealt and each.id == "next-round"))
    if start == len(game.steps):
        yield phrase("nothing-happened")


def _is_asked_for(move: Move, source: Source | None, color: Color | None) -> bool:
    return source in (None, move.source) and color in (None, move.color)


def _points_of_tiling(position: Position, move: TilingMove) -> int:
    _, events = position.transition(move)
    return next(event.points for event in events if isinstance(event, WallTiled))
