"""Announces what happened: a move, as the tactile rulebook wants it said; a round's scores, as one
summary with details on request; and the end of the game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

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
    GameResult,
    MarkerTaken,
    Outcome,
    Phase,
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

OF_A_ROUND: Final = ("round-points", "round-points-cut")
"""Messages with the points of a player in a round."""
Names = Sequence[Argument]
"""What each seat is called."""
OF_A_MOVE: Final = (
    "move",
    "tiles-fell",
    "moved-to-center",
    "marker-taken",
    "pattern-line-complete",
    "wall-tiled",
)
"""Messages about what a player did, not about what followed from it."""


def announce_step(game: Game, names: Names, num_steps: int | None = None) -> Speech:
    """Announces a step, the last by default. If it ended a round, the summary follows."""
    index = len(game.steps) if num_steps is None else num_steps
    events = game.events[index - 1]
    after = game.positions[index]
    speech = [*announce_move(events, names)]
    if isinstance(events[0], TilesTaken) and after.phase is not Phase.FACTORY_OFFER:
        # On the gray side, pattern lines without a space fall in the Wall-tiling: name it first.
        falls = (place for place, each in enumerate(speech) if each.id == "pattern-line-fell")
        round_number = game.positions[index - 1].round_number
        speech.insert(next(falls, len(speech)), phrase("tiling-begins", round=round_number))
    if any(isinstance(event, RoundEnded | GameEnded) for event in events):
        scores = [board.score for board in after.boards]
        speech += summarize_round(round_events(game, index), scores, names)
    return speech


def announce_move(events: Sequence[Event], names: Names) -> Iterator[Phrase]:
    """Announces a deal or a move: tiles taken, placed, fallen, moved to the center; the marker.

    On the colored side the summary of the round covers the Wall-tiling.
    """
    match events[0]:
        case FactoriesFilled() as deal:
            yield phrase(
                "factories-filled",
                round=deal.round_number,
                player=names[deal.starting_seat],
                seat=deal.starting_seat + 1,
                poured=deal.poured.total,
            )
        case TilesTaken() as taken:
            yield from _turn(taken, events, names)
        case WallTiled() as tiled:
            yield _wall_tiled(tiled, names)
        case _:
            raise AssertionError(f"a step does not begin with {events[0]}")
    for event in events:
        if isinstance(event, TilesFell) and event.row is not None:
            yield _line_fell(event, names)


def without_repeats(speech: Speech) -> Iterator[Phrase]:
    """Names the player only once when several tiles in a row go to the same wall."""
    before: dict[str, Argument] = {}
    for each in speech:
        args = dict(each.args) if each.id == "wall-tiled" else {}
        if args and args["seat"] == before.get("seat"):
            known = {name: args[name] for name in args if name not in {"player", "seat", "color"}}
            color = args["color"]
            assert isinstance(color, Phrase), "a color is a phrase"
            first = phrase("color-first", **dict(color.args))
            yield phrase("wall-tiled-next", title=first, **known)
        else:
            yield each
        before = args


def round_events(game: Game, num_steps: int | None = None) -> list[Event]:
    """All events since the last deal before step `num_steps`; before now, by default."""
    events: list[Event] = []
    for step in reversed(game.events[:num_steps]):
        events[:0] = step
        if isinstance(step[0], FactoriesFilled):
            break
    return events


def last_scored_round(game: Game) -> list[Event]:
    """All events of the last round that was scored; none before the first."""
    return round_events(game, ended) if (ended := _last_scoring(game)) else []


def detail_last_round(game: Game, names: Names) -> Iterator[Phrase]:
    """Every score of the last round that was scored, after its number. While a round is being
    scored, it is the one before."""
    if ended := _last_scoring(game):
        yield phrase("details-of", round=game.positions[ended - 1].round_number)
        yield from detail_round(last_scored_round(game), names)


def summarize_round(
    events: Sequence[Event], scores: Sequence[int], names: Names
) -> Iterator[Phrase]:
    """Summarizes a round: what each seat gained, its score, and who is next."""
    ended = events[-1]
    bonus = [_points_of(seat, events, BonusScored) for seat, _ in enumerate(names)]
    for seat, name in enumerate(names):
        wall = _points_of(seat, events, WallTiled)
        if (cut := _cut_off(seat, events)) is not None:
            yield phrase(
                "round-points-cut", player=name, seat=seat + 1, wall=wall, **_cost_and_had(cut)
            )
            continue
        yield phrase(
            "round-points",
            player=name,
            seat=seat + 1,
            wall=wall,
            floor=-_points_of(seat, events, FloorLineScored),
            score=scores[seat] - bonus[seat],
        )
    if isinstance(ended, RoundEnded):
        yield phrase(
            "next-round",
            player=names[ended.starting_seat],
            round=ended.round_number + 1,
        )
    elif isinstance(ended, GameEnded):
        yield from _game_ended(ended, bonus, names)


def tell_winners(outcome: Outcome, names: Names, listener: int | None = None) -> Phrase:
    """Who has won, and what decided it. A `listener` who plays alone is told "you"."""
    winners, scores = outcome.winners, outcome.scores
    others = [score for seat, score in enumerate(scores) if seat not in winners]
    return phrase(
        "winners",
        players=listed([names[seat] for seat in winners]),
        who="you" if winners == (listener,) else "others",
        by=outcome.decided_by.value,
        score=scores[winners[0]],
        other=others[0] if len(scores) == len(others) + 1 == 2 else "none",
    )


def with_winners(
    result: GameResult, speech: Speech, names: Names, listener: int | None = None
) -> Speech:
    """The announcement of a game's end, with the winners among those who have not dropped out."""
    if result.outcome is None:
        return speech
    told = {"winners": tell_winners(result.outcome, names, listener)}
    completed = [seat for seat, count in enumerate(result.outcome.horizontal_lines) if count]
    if completed:
        told["game-over"] = _over(completed, names, listener)
    return [told.get(said.id, said) for said in speech]


def detail_round(events: Iterable[Event], names: Names) -> Iterator[Phrase]:
    """Every score of a round: each tile with its groups, each floor line, each bonus."""
    for event in events:
        match event:
            case WallTiled():
                yield _wall_tiled(event, names)
            case TilesFell() if event.row is not None:
                yield _line_fell(event, names)
            case FloorLineScored() if event.points > event.penalty:
                player = names[event.seat]
                args = _cost_and_had(event)
                yield phrase("floor-scored-cut", player=player, seat=event.seat + 1, **args)
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


def _last_scoring(game: Game) -> int:
    """The number of steps after which a round was last scored; 0 before the first."""
    for index in range(len(game.events), 0, -1):
        if isinstance(game.events[index - 1][-1], RoundEnded | GameEnded):
            return index
    return 0


def _turn(taken: TilesTaken, events: Sequence[Event], names: Names) -> Iterator[Phrase]:
    """A turn, in the order that the tactile rulebook asks for."""
    placed = next((event for event in events if isinstance(event, TilesPlaced)), None)
    fell = tiles_of_turn_that_fell(events)
    marker = next((event for event in events if isinstance(event, MarkerTaken)), None)
    rest = next((event for event in events if isinstance(event, TilesMovedToCenter)), None)
    yield phrase(
        "move",
        player=names[taken.seat],
        seat=taken.seat + 1,
        tiles=tiles(taken.color, taken.count),
        count=taken.count,
        source=source_key(taken.source),
        destination=FLOOR if placed is None else pattern_line(placed.row),
        fallen=0 if placed is None else sum(fell),
        marker="no" if marker is None else "yes",
    )
    if any(fell):
        yield phrase("tiles-fell", count=fell[0], lost=fell[1])
    if rest is not None:
        yield phrase("moved-to-center", tiles=tile_set(rest.tiles))
    if marker is not None:
        yield phrase("marker-taken", costs="no" if marker.floor_space is None else "yes")
    if placed is not None and placed.is_complete:
        yield phrase("pattern-line-complete", row=placed.row + 1)


def tiles_of_turn_that_fell(events: Sequence[Event]) -> tuple[int, int]:
    """How many tiles of a turn overflowed to the floor line, and how many went to the lid.

    Tiles placed on the floor line on purpose don't count.
    """
    is_placed = any(isinstance(event, TilesPlaced) for event in events)
    for event in events:
        if isinstance(event, TilesFell) and event.row is None:
            return (event.to_floor if is_placed else 0), event.to_lid
    return 0, 0


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
        "pattern-line-fell",
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


def _cut_off(seat: int, events: Iterable[Event]) -> FloorLineScored | None:
    """The floor line of a seat, if it costs more than the seat has."""
    floors = (event for event in events if isinstance(event, FloorLineScored))
    return next((each for each in floors if each.seat == seat and each.points > each.penalty), None)


def _cost_and_had(floor: FloorLineScored) -> dict[str, Argument]:
    return {"cost": -floor.penalty, "had": floor.score - floor.points}


def _game_ended(ended: GameEnded, bonus: Sequence[int], names: Names) -> Iterator[Phrase]:
    outcome = ended.outcome
    is_stalemate = ended.reason is EndReason.STALEMATE
    yield phrase("game-over-stalemate") if is_stalemate else _over(ended.seats, names)
    for seat, name in enumerate(names):
        yield phrase(
            "final-score",
            player=name,
            seat=seat + 1,
            bonus=bonus[seat],
            score=outcome.scores[seat],
        )
    yield tell_winners(outcome, names)


def _over(completed: Sequence[int], names: Names, listener: int | None = None) -> Phrase:
    """The game is over: who completed a horizontal line."""
    who = "you" if [*completed] == [listener] else "another" if len(completed) == 1 else "others"
    return phrase("game-over", players=listed([names[seat] for seat in completed]), who=who)
