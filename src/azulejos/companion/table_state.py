"""The state of a real table, a value, and what follows from one act."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from azulejos.players.seat_holders import Holder
from azulejos.rules import (
    CENTER,
    NO_TILES,
    Deal,
    Move,
    Phase,
    PlayerMove,
    Position,
    Step,
    TileCounts,
)

from .log import ChoseSet, LogError, Redrew, SetUp, Started
from .steps import with_factory
from .untold import laid_around, last_deal, refitted


@dataclass(frozen=True, slots=True)
class Chapter:
    """A start, and the moves and deals from there."""

    start: Position
    steps: tuple[Step, ...] = ()
    note: str | None = None
    """What people set up; None at the start of a game."""
    untold: frozenset[int] = frozenset()
    """The factories of its last round that nobody had told when it ended."""


@dataclass(frozen=True, slots=True)
class RealTableState:
    """The state after some acts; a value."""

    chapters: tuple[Chapter, ...]
    told: tuple[TileCounts | None, ...]
    """The pending deal so far, factory by factory."""
    holders: tuple[Holder, ...]
    is_late: bool = False
    """Whether people tell a factory only when somebody takes from it."""
    untold: frozenset[int] = frozenset()
    """The factories of this round that nobody has told yet. Any tiles that fit lie there."""


def whole_deal(told: Sequence[TileCounts | None], sizes: Sequence[int]) -> Deal | None:
    """The deal, if people have told all of it."""
    filled = [NO_TILES if not size else tiles for tiles, size in zip(told, sizes, strict=True)]
    return Deal(tuple(each or NO_TILES for each in filled)) if None not in filled else None


def nothing_told(position: Position) -> tuple[TileCounts | None, ...]:
    return (None,) * len(position.factories)


def with_steps(state: RealTableState, steps: tuple[Step, ...]) -> RealTableState:
    """The state with other steps. The pending deal stays, unless it was just dealt."""
    *earlier, chapter = state.chapters
    is_dealt = bool(steps) and isinstance(steps[-1], Deal)
    told = nothing_told(chapter.start) if is_dealt else state.told
    return replace(state, chapters=(*earlier, replace(chapter, steps=steps)), told=told)


def told_late(
    state: RealTableState, new: dict[int, TileCounts], position: Position
) -> RealTableState:
    """Factories told in the middle of a round. Raises LogError if their tiles can't be there, and
    MisfitError if they don't fit the deal."""
    chapter = state.chapters[-1]
    for index, tiles in new.items():
        if index not in state.untold or tiles.total != position.factories[index].total:
            raise LogError(f"factory {index + 1} doesn't wait for these tiles")
    untold = state.untold - set(new)
    dealt = last_deal(chapter.steps)
    if dealt is None:
        start = laid_around(chapter.start, state.untold, new)
        if start is None:
            raise LogError("bag and factories don't have these tiles")
        return replace(
            state, chapters=(*state.chapters[:-1], replace(chapter, start=start)), untold=untold
        )
    steps = chapter.steps
    for index, tiles in new.items():
        steps = with_factory(steps, Redrew(dealt, index, tiles))
    steps = refitted(chapter.start, steps, untold)
    return replace(with_steps(state, steps), untold=untold)


def untold_at(step: int, chapter: Chapter, state: RealTableState) -> Collection[int]:
    """The untold factories when a move was played."""
    dealt = last_deal(chapter.steps)
    return state.untold if dealt is None or step > dealt else ()


def check_told(move: PlayerMove, untold: Collection[int]) -> None:
    if isinstance(move, Move) and move.source != CENTER and move.source in untold:
        raise LogError(f"nobody told what lies on factory {move.source + 1}")


def with_set(state: RealTableState, act: ChoseSet) -> RealTableState:
    """The state with another set on the table, before the first tile."""
    (chapter, *more) = state.chapters
    if more or chapter.steps or chapter.note or any(state.told):
        raise LogError("the set stays the same during a game")
    rules = replace(chapter.start.rules, vertical_line_bonus=act.vertical_line_bonus)
    start = Position.start(rules, chapter.start.starting_seat)
    return replace(state, chapters=(Chapter(start),))


def started(state: RealTableState, act: Started) -> RealTableState:
    (chapter, *more) = state.chapters
    if more or chapter.steps or chapter.note or act.seat not in chapter.start.rules.seats:
        raise LogError("who starts is known by now")
    start = Position.start(chapter.start.rules, act.seat)
    return replace(state, chapters=(Chapter(start),))


def set_up(state: RealTableState, act: SetUp) -> RealTableState:
    """Begins a chapter, or replaces one in which nothing has happened."""
    *earlier, chapter = state.chapters
    if act.position.rules != chapter.start.rules:
        raise LogError("the rules stay the same")
    ended = replace(chapter, untold=state.untold)
    kept = [*earlier, ended] if chapter.steps else earlier
    notes = [chapter.note] if chapter.note and not chapter.steps else []
    set_up = Chapter(act.position, (), "; ".join([*notes, act.note]))
    is_due = act.position.phase is Phase.PREPARING_NEXT_ROUND
    told = state.told if is_due else nothing_told(act.position)
    untold = state.untold if act.untold is None else act.untold
    return replace(state, chapters=(*kept, set_up), told=told, untold=untold)
