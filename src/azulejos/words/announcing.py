"""What happened, told: a move as the tactile rulebook asks for it, a round's scoring as one
summary with its details on request, and the end of the game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from azulejos.rules import (
    FLOOR,
    Bonus,
    BonusScored,
    Color,
    EndReason,
    Event,
    FactoriesFilled,
    FloorLineScored,
    Game,
    GameEnded,
    MarkerTaken,
    RoundEnded,
    TilesFell,
    TilesMovedToCenter,
    TilesPlaced,
    TilesTaken,
    WallTiled,
    pattern_line,
)

from .phrases import Argument, Phrase, Speech, phrase
from .things import color_name, listed, source_key, tile_set, tiles

Names = Sequence[Argument]
"""What each seat is called."""


def announce_step(game: Game, names: Names) -> Speech:
    """Tells the last step of a game; with the summary of the round where it ended one."""
    events = game.events[-1]
    speech = [*announce_move(events, names)]
    if any(isinstance(event, RoundEnded | GameEnded) for event in events):
        scores = [board.score for board in game.position.boards]
        speech += summarize_round(round_events(game), scores, names)
    return speech


def announce_move(events: Sequence[Event], names: Names) -> Iterator[Phrase]:
    """Tells a deal or a move: taken, placed, fallen, moved to the center, the marker.

    On the colored side the Wall-tiling is left to the summary of the round.
    """
    if isinstance(events[0], WallTiled):
        yield from (_wall_tiled(event, names) for event in events if isinstance(event, WallTiled))
        yield from (_line_fell(event, names) for event in events if isinstance(event, TilesFell))
        return
    for event in events:
        match event:
            case FactoriesFilled():
                yield phrase(
                    "factories-filled",
                    round=event.round_number,
                    player=names[event.starting_seat],
                    seat=event.starting_seat + 1,
                    poured=event.poured.total,
                )
            case TilesTaken():
                yield _taken(event, events, names)
            case TilesMovedToCenter():
                yield phrase("moved-to-center", tiles=tile_set(event.tiles))
            case MarkerTaken():
                yield phrase("marker-taken", costs="no" if event.floor_space is None else "yes")
            case TilesPlaced(is_complete=True):
                yield phrase("line-complete", line=event.row + 1)
            case TilesFell() if event.row is not None:
                yield _line_fell(event, names)
            case TilesFell():
                yield phrase("tiles-fell", count=event.to_floor, lost=event.to_lid)
            case _:
                continue


def round_events(game: Game, num_steps: int | None = None) -> list[Event]:
    """Everything since the last deal, as it was after so many steps; now, by default."""
    events: list[Event] = []
    for step in reversed(game.events[:num_steps]):
        events[:0] = step
        if isinstance(step[0], FactoriesFilled):
            break
    return events


def last_scored_round(game: Game) -> list[Event]:
    """Everything that happened in the last round that was scored; nothing before the first."""
    for index in range(len(game.events), 0, -1):
        if isinstance(game.events[index - 1][-1], RoundEnded | GameEnded):
            return round_events(game, index)
    return []


def summarize_round(
    events: Sequence[Event], scores: Sequence[int], names: Names
) -> Iterator[Phrase]:
    """One summary of a round: what each seat gained, its score after it, and who is next."""
    ended = events[-1]
    bonus = [_points_of(seat, events, BonusScored) for seat, _ in enumerate(names)]
    for seat, name in enumerate(names):
        yield phrase(
            "round-points",
            player=name,
            seat=seat + 1,
            wall=_points_of(seat, events, WallTiled),
            floor=-_points_of(seat, events, FloorLineScored),
            score=scores[seat] - bonus[seat],
        )
    if isinstance(ended, RoundEnded):
        yield phrase(
            "next-round",
            player=names[ended.starting_seat],
            seat=ended.starting_seat + 1,
            round=ended.round_number + 1,
        )
    elif isinstance(ended, GameEnded):
        yield from _game_ended(ended, bonus, names)


def detail_round(events: Iterable[Event], names: Names) -> Iterator[Phrase]:
    """Every single score of a round: each tile with its groups, each floor line, each bonus."""
    for event in events:
        match event:
            case WallTiled():
                yield _wall_tiled(event, names)
            case TilesFell() if event.row is not None:
                yield _line_fell(event, names)
            case FloorLineScored():
                yield phrase(
                    "floor-scored",
                    player=names[event.seat],
                    seat=event.seat + 1,
                    spaces=len(event.entries),
                    points=-event.points,
                    penalty=-event.penalty,
                    score=event.score,
                )
            case BonusScored():
                yield _bonus(event, names)
            case _:
                continue


def _taken(event: TilesTaken, events: Sequence[Event], names: Names) -> Phrase:
    placed = next((each for each in events if isinstance(each, TilesPlaced)), None)
    fallen = sum(
        each.to_floor for each in events if isinstance(each, TilesFell) and each.row is None
    )
    destination = FLOOR if placed is None else pattern_line(placed.row)
    return phrase(
        "move",
        player=names[event.seat],
        seat=event.seat + 1,
        tiles=tiles(event.color, event.count),
        count=event.count,
        source=source_key(event.source),
        line=destination,
        fallen=fallen if placed is not None else 0,
        marker="yes" if any(isinstance(each, MarkerTaken) for each in events) else "no",
    )


def _wall_tiled(event: WallTiled, names: Names) -> Phrase:
    return phrase(
        "wall-tiled",
        player=names[event.seat],
        seat=event.seat + 1,
        color=color_name(event.color),
        row=event.row + 1,
        column=event.column + 1,
        horizontal=len(event.horizontal),
        vertical=len(event.vertical),
        points=event.points,
        score=event.score,
    )


def _line_fell(event: TilesFell, names: Names) -> Phrase:
    return phrase(
        "line-fell",
        player=names[event.seat],
        seat=event.seat + 1,
        row=-1 if event.row is None else event.row + 1,
        tiles=tiles(event.color, event.to_floor + event.to_lid),
    )


def _bonus(event: BonusScored, names: Names) -> Phrase:
    args: dict[str, Argument] = {
        "player": names[event.seat],
        "seat": event.seat + 1,
        "points": event.points,
        "score": event.score,
    }
    match event.bonus:
        case Bonus.HORIZONTAL_LINE:
            return phrase("bonus-horizontal-line", row=event.index + 1, **args)
        case Bonus.VERTICAL_LINE:
            return phrase("bonus-vertical-line", column=event.index + 1, **args)
        case Bonus.COLOR:
            return phrase("bonus-color", color=color_name(Color(event.index)), **args)


def _points_of(
    seat: int, events: Iterable[Event], kind: type[WallTiled | FloorLineScored | BonusScored]
) -> int:
    return sum(event.points for event in events if isinstance(event, kind) and event.seat == seat)


def _game_ended(ended: GameEnded, bonus: Sequence[int], names: Names) -> Iterator[Phrase]:
    outcome = ended.outcome
    yield phrase("game-over-stalemate" if ended.reason is EndReason.STALEMATE else "game-over")
    for seat, name in enumerate(names):
        yield phrase(
            "final-score",
            player=name,
            seat=seat + 1,
            bonus=bonus[seat],
            score=outcome.scores[seat],
        )
    winners = listed([names[seat] for seat in outcome.winners])
    yield phrase(
        "winners",
        players=winners,
        count=len(outcome.winners),
        by=outcome.decided_by.value,
    )
