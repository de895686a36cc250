"""Announcements beside a real set: sums with their reasons, the flip counters, warnings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from azulejos.rules import (
    NO_TILES,
    ROWS,
    SIZE,
    BonusScored,
    Color,
    Event,
    FloorLineScored,
    GameEnded,
    MarkerTaken,
    Phase,
    Position,
    RoundEnded,
    TileCounts,
    TilesFell,
    TilesTaken,
    WallTiled,
    rows_to_complete,
)

from .announcements import OF_A_ROUND, Names, announce_move, detail_round, summarize_round
from .phrases import Phrase, phrase
from .things import color_name, listed, tile_set

_TENS = 10
_HUNDRED = 100


def tell_step(
    events: Sequence[Event], before: Position, after: Position, names: Names
) -> Iterator[Phrase]:
    """Announces a deal or a move as the tactile rulebook wants it said, then the Wall-tiling, tile
    by tile with its sums."""
    first = next((index for index, event in enumerate(events) if _is_of_tiling(event)), len(events))
    if first:
        yield from announce_move(events[:first], names)
    if isinstance(events[0], TilesTaken) and before.phase is not after.phase:
        yield phrase("tiling-begins", round=before.round_number)
    yield from _last_round(before, after, names)
    yield from _tally(events[first:], after, names)
    yield from _put_away(events, events[first:], before, names)


def counters(position: Position, names: Names) -> Iterator[Phrase]:
    """What each flip counter should show: tens and ones."""
    for seat, board in enumerate(position.boards):
        yield phrase(
            "companion-counter",
            player=names[seat],
            seat=seat + 1,
            hundreds=board.score // _HUNDRED,
            tens=board.score // _TENS % _TENS,
            ones=board.score % _TENS,
        )


def may_be_last(position: Position, names: Names) -> Iterator[Phrase]:
    """Who needs only one tile to end the game."""
    for seat, board in enumerate(position.boards):
        rows = [row + 1 for row in ROWS if _num_tiles(board.wall.rows[row]) == SIZE - 1]
        if rows:
            yield phrase(
                "companion-may-be-last",
                player=names[seat],
                seat=seat + 1,
                rows=listed(rows),
                count=len(rows),
            )


def _last_round(before: Position, after: Position, names: Names) -> Iterator[Phrase]:
    """Warns when the round is certain to be the last."""
    is_offer = before.phase is after.phase is Phase.FACTORY_OFFER
    if not is_offer or rows_to_complete(before):
        return
    for seat, row in rows_to_complete(after)[:1]:
        yield phrase("companion-last-round", player=names[seat], seat=seat + 1, row=row + 1)


def _tally(events: Sequence[Event], after: Position, names: Names) -> Iterator[Phrase]:
    """Every score with its reason and its sum, then the counters, and who is next."""
    speaker: int | None = None
    for event in events:
        if isinstance(event, WallTiled | FloorLineScored):
            if event.seat != speaker:
                yield phrase("about-player", player=names[event.seat], seat=event.seat + 1)
                speaker = event.seat
            yield _tile(event) if isinstance(event, WallTiled) else _floor_line(event)
        elif isinstance(event, TilesFell):
            yield from detail_round([event], names)
            speaker = None
    ended = events[-1] if events else None
    if isinstance(ended, RoundEnded):
        yield from counters(after, names)
    elif isinstance(ended, GameEnded):
        yield from _end(events, after, names)


def _put_away(
    events: Sequence[Event], tiling: Sequence[Event], before: Position, names: Names
) -> Iterator[Phrase]:
    """After a round: what goes into the lid, and who keeps the marker."""
    gone = NO_TILES
    for event in tiling:
        if isinstance(event, WallTiled):
            gone += TileCounts.single(event.color, event.to_lid)
        elif isinstance(event, FloorLineScored):
            gone += TileCounts.count(each for each in event.entries if isinstance(each, Color))
    if gone:
        yield phrase("companion-to-lid", tiles=tile_set(gone), count=gone.total)
    if not tiling or not isinstance(ended := tiling[-1], RoundEnded):
        return
    taken = [event.seat for event in events if isinstance(event, MarkerTaken)]
    keeper = taken[0] if taken else before.marker_seat
    if keeper is not None:
        yield phrase("companion-keeps-marker", player=names[keeper], seat=keeper + 1)
    starter = names[ended.starting_seat]
    yield phrase("next-round", player=starter, round=ended.round_number + 1)


def _end(events: Sequence[Event], after: Position, names: Names) -> Iterator[Phrase]:
    """The end of the game: each bonus, the final scores, and who wins."""
    scores = [board.score for board in after.boards]
    over, *finals, winners = (
        said for said in summarize_round(events, scores, names) if said.id not in OF_A_ROUND
    )
    yield over
    yield from detail_round((event for event in events if isinstance(event, BonusScored)), names)
    yield from finals
    yield from counters(after, names)
    yield winners


def _is_of_tiling(event: Event) -> bool:
    if isinstance(event, TilesFell):
        return event.row is not None
    return isinstance(event, WallTiled | FloorLineScored | RoundEnded | BonusScored | GameEnded)


def _tile(event: WallTiled) -> Phrase:
    return phrase(
        "companion-then-tile",
        color=color_name(event.color),
        row=event.row + 1,
        column=event.column + 1,
        rest=event.to_lid,
        horizontal=len(event.horizontal),
        vertical=len(event.vertical),
        before=event.score - event.points,
        points=event.points,
        score=event.score,
    )


def _floor_line(event: FloorLineScored) -> Phrase:
    return phrase(
        "companion-then-floor",
        spaces=len(event.entries),
        penalty=-event.penalty,
        before=event.score - event.points,
        score=event.score,
        cut="yes" if event.points > event.penalty else "no",
    )


def _num_tiles(row: Sequence[object]) -> int:
    return sum(color is not None for color in row)
