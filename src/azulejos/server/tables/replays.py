"""Replays: every step of a game, and where the points come from.

All counts come from the events of the rules; this module scores nothing itself. A long record takes
half a second, so the server calls it in a worker process.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

import msgspec

from azulejos.notation import (
    Record,
    RecordError,
    format_position,
    format_rules,
    format_step,
    record_result,
    verify_deals,
)
from azulejos.notation.tags import UNKNOWN
from azulejos.players.seat_holders import parse_holder, spoken_names
from azulejos.rules import (
    Bonus,
    BonusScored,
    Deal,
    Event,
    FloorLineScored,
    Game,
    GameEnded,
    GameResult,
    Move,
    RoundEnded,
    WallTiled,
)
from azulejos.wire.messages import plain
from azulejos.wire.plain_events import plain_events
from azulejos.wire.refusals import Code, RefusedError
from azulejos.wire.replay_messages import GameReplay, ReplayStep, Sources, Summary
from azulejos.wire.seating_messages import Start
from azulejos.words.announcements import Names, announce_step, with_winners
from azulejos.words.phrases import Phrase, to_plain

from .starts import names_of, read_start


def encode_game(start: Start) -> bytes:
    """The same as `show_game`, as JSON: a worker process returns it, and the server sends it on."""
    return msgspec.json.encode(show_game(start))


def show_game(start: Start) -> GameReplay:
    """The replay of a client's record or position; stores nothing."""
    if start.num_steps is not None:
        raise RefusedError(Code.MALFORMED, detail="num_steps: only for a new table")
    game, record = read_start(start)
    if record is None:
        names = spoken_names([parse_holder(UNKNOWN) for _ in game.rules.seats])
        return _show(game, names, GameResult.of(game))
    return _show(game, names_of(record), record_result(record, game), is_verified(record))


def _show(game: Game, names: Names, result: GameResult, verified: bool | None = None) -> GameReplay:
    """All steps of a game with the summary."""
    return GameReplay(
        rules=format_rules(game.rules),
        names=tuple(to_plain(name) if isinstance(name, Phrase) else str(name) for name in names),
        steps=tuple(_steps(game, names, result)),
        start=format_position(game.start),
        winners=result.winners,
        verified=verified,
        summary=summarize(game),
    )


def is_verified(record: Record) -> bool | None:
    """Whether the deals match the seed; None if it is not revealed."""
    if record.tag("Dealer") is None or record.tag("Seed") is None:
        return None
    try:
        verify_deals(record)
    except RecordError:
        return False
    return True


def summarize(game: Game) -> Summary:
    """Where the points come from, and the scores after each round."""
    events = [*chain.from_iterable(game.events)]
    before = [board.score for board in game.start.boards]
    return Summary(
        tuple(_sources(events, seat, score) for seat, score in enumerate(before)),
        tuple(_rounds(events, before)),
    )


def _steps(game: Game, names: Names, result: GameResult) -> Iterator[ReplayStep]:
    played = zip(game.positions, game.positions[1:], game.steps, game.events, strict=False)
    for index, (before, after, step, events) in enumerate(played):
        told = [*announce_step(game, names, index + 1)]
        kind = "deal" if isinstance(step, Deal) else "move" if isinstance(step, Move) else "tiling"
        yield ReplayStep(
            text=format_step(step),
            kind=kind,
            seat=None if isinstance(step, Deal) else before.seat,
            round=before.round_number,
            position=format_position(after),
            speech=plain(with_winners(result, told, names)),
            events=plain_events(events),
        )


def _sources(events: Sequence[Event], seat: int, before: int) -> Sources:
    mine = [event for event in events if getattr(event, "seat", None) == seat]
    bonus = dict.fromkeys(Bonus, 0)
    for event in mine:
        if isinstance(event, BonusScored):
            bonus[event.bonus] += event.points
    return Sources(
        before=before,
        wall=sum(event.points for event in mine if isinstance(event, WallTiled)),
        floor=sum(event.points for event in mine if isinstance(event, FloorLineScored)),
        horizontal=bonus[Bonus.HORIZONTAL_LINE],
        vertical=bonus[Bonus.VERTICAL_LINE],
        colors=bonus[Bonus.COLOR],
    )


def _rounds(events: Sequence[Event], before: Sequence[int]) -> Iterator[tuple[int, ...]]:
    scores = [*before]
    for event in events:
        if isinstance(event, WallTiled | FloorLineScored | BonusScored):
            scores[event.seat] = event.score
        elif isinstance(event, RoundEnded | GameEnded):
            yield tuple(scores)
