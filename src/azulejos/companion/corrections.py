"""Corrections: a factory was misread, a move was another one, lines are taken back."""

from __future__ import annotations

from collections.abc import Iterator

from azulejos.rules import (
    Deal,
    Game,
    Move,
    Phase,
    PlayerMove,
    Position,
    Reason,
    Step,
    TilingMove,
)
from azulejos.words.announcements import Names
from azulejos.words.companion_announcements import counters, tell_step
from azulejos.words.companion_statements import Drawn, FactoryWas, MoveWas, TakeBack
from azulejos.words.phrases import Argument, Phrase, phrase
from azulejos.words.refusals import explain
from azulejos.words.things import listed, move_parts, source_key, tile_set, tiles

from .decision import Decision
from .draws import drawn, filled, wrong_size
from .late import told_late
from .log import Act, Drew, Leveled, Played, Redrew, Replayed, SetUp, Started, TookBack
from .position_edits import TooManyError, unsound, with_factory_now
from .real_table import AppliedEntry, RealTable
from .steps import MisfitError, replay, with_factory, with_move
from .untold import refitted


def factory_was(table: RealTable, request: FactoryWas) -> Decision:
    """A factory got other tiles, in the pending deal or in an earlier one."""
    position, index = table.position, request.factory
    if index in table.unknown:
        return told_late(table, Drawn(((index, request.tiles),))) or Decision()
    is_due = position.phase is Phase.PREPARING_NEXT_ROUND
    is_now = request.round_number in (None, position.round_number)
    if is_due and is_now and any(table.told):
        return _told_otherwise(table, request)
    step = _deal(table.game, request.round_number)
    if step is None:
        if is_due and is_now:
            return drawn(table, Drawn(((index, request.tiles),)))
        return _factory_is(table, request)
    deal = table.game.steps[step]
    assert isinstance(deal, Deal)
    if deal.factories[index] == request.tiles:
        return Decision([phrase("companion-same")])
    act = Redrew(step, index, request.tiles)
    told = phrase("companion-factory-corrected", factory=index + 1, tiles=tile_set(request.tiles))
    if wrong := [*wrong_size(index, request.tiles, deal.factories[index].total)]:
        insisted = _factory_is(table, request).insisted
        asked = phrase("companion-insist-deal" if insisted else "companion-unchanged")
        return Decision([*wrong, asked], insisted=insisted)
    return _corrected(table, act, with_factory(table.game.steps, act), told)


def move_was(table: RealTable, request: MoveWas) -> Decision:
    """A move was another one than people told."""
    step = _move(table, request)
    if step is None:
        return Decision([phrase("companion-no-such-move")])
    if table.game.steps[step] == request.move:
        return Decision([phrase("companion-same")])
    if isinstance(request.move, Move) and request.move.source in table.untold:
        return Decision([phrase("companion-late-untold-yet", factory=request.move.source + 1)])
    act = Replayed(step, request.move)
    told = phrase("companion-move-corrected")
    return _corrected(table, act, with_move(table.game.steps, act), told)


def take_back(table: RealTable, request: TakeBack) -> Decision:
    """Takes back the last lines."""
    lines = table.lines
    if not lines:
        return Decision([phrase("undo-nothing")])
    if request.number > len(lines):
        return Decision([phrase("companion-only-so-many", count=len(lines))])
    taken = table.last_lines(request.number)
    things = listed([_named(line, table.names) for line in reversed(taken)])
    speech = [phrase("companion-took-back", things=things)]
    before = taken[0].position_before
    if _scores(before) != _scores(table.position):
        # People have to turn back the flip counters.
        speech += counters(before, table.names)
    return Decision(speech, (TookBack(request.number),))


def _told_otherwise(table: RealTable, request: FactoryWas) -> Decision:
    """Corrects a factory of the pending deal."""
    index, tiles = request.factory, request.tiles
    known = table.told[index]
    if known is None:
        return drawn(table, Drawn(((index, tiles),)))
    if known == tiles:
        return Decision([phrase("companion-same")])
    if wrong := [*wrong_size(index, tiles, table.sizes[index])]:
        return Decision([*wrong, phrase("companion-then-misread", factory=index + 1)])
    return filled(table, [(index, tiles)], [phrase("companion-move-corrected")])


def _factory_is(table: RealTable, request: FactoryWas) -> Decision:
    """What lies on a factory now, if no deal covers it: people have to insist."""
    position, index = table.position, request.factory
    if position.phase is not Phase.FACTORY_OFFER or request.round_number is not None:
        return Decision([phrase("companion-no-such-deal")])
    try:
        after = with_factory_now(position, index, request.tiles)
    except TooManyError:
        return Decision([phrase("companion-no-such-deal")])
    if unsound(after):
        return Decision([phrase("companion-no-such-deal")])
    note = f"factory {index + 1} {request.tiles}"
    said = [
        phrase("companion-set-up"),
        phrase("factory", factory=index + 1, tiles=tile_set(request.tiles)),
    ]
    return Decision(
        [phrase("companion-otherwise"), phrase("companion-insist-state")],
        insisted=Decision(said, (SetUp(after, note),)),
    )


def _corrected(table: RealTable, act: Act, steps: tuple[Step, ...], told: Phrase) -> Decision:
    """The correction with everything that it changes, or why it isn't possible."""
    game, names = table.game, table.names
    try:
        corrected = replay(game.start, refitted(game.start, steps, table.unknown))
    except MisfitError as misfit:
        return Decision([*_why_not(misfit, act, names)])
    speech = [told]
    for index, events in enumerate(corrected.events):
        if events != game.events[index] and not isinstance(corrected.steps[index], Deal):
            before, after = corrected.positions[index : index + 2]
            speech += tell_step(events, before, after, names)
    return Decision(speech, (act,))


def _why_not(misfit: MisfitError, act: Act, names: Names) -> Iterator[Phrase]:
    """Why a later step doesn't fit a correction."""
    is_itself = isinstance(act, Redrew | Replayed) and misfit.index == act.step
    if misfit.refusal.reason is Reason.NOT_DEALING:
        yield phrase("companion-round-unfit", round=misfit.position.round_number)
        yield phrase("companion-unchanged")
        return
    if is_itself:
        yield explain(misfit.refusal, names)
        return
    if isinstance(misfit.step, Deal):
        yield phrase("companion-deal-unfit", round=misfit.position.round_number)
    else:
        yield _unfit(misfit.step, names[misfit.position.seat])
    yield explain(misfit.refusal, names)
    yield phrase("companion-unchanged")


def _unfit(move: PlayerMove, player: Argument) -> Phrase:
    if isinstance(move, TilingMove):
        return phrase("companion-column-unfit", player=player, **move_parts(move))
    return phrase("companion-move-unfit", player=player, **move_parts(move))


def _deal(game: Game, round_number: int | None) -> int | None:
    """The index of the last deal, or of a round's deal, among the steps."""
    deals = [
        index
        for index, step in enumerate(game.steps)
        if isinstance(step, Deal) and round_number in (None, game.positions[index].round_number)
    ]
    return deals[-1] if deals else None


def _move(table: RealTable, request: MoveWas) -> int | None:
    """The index of the meant move among the steps."""
    if request.number is None:
        return table.last_steps.get(request.seat)
    game = table.game
    dealt = _deal(game, None)
    index = request.number + (-1 if dealt is None else dealt)
    if not 0 <= index < len(game.steps):
        return None
    return index if request.seat in (None, game.positions[index].seat) else None


def _scores(position: Position) -> list[int]:
    return [board.score for board in position.boards]


def _named(line: AppliedEntry, names: Names) -> Phrase:
    """What a line did, in a few words."""
    act = line.entry.acts[-1]
    match act:
        case Played(TilingMove(row, column)):
            player = names[line.position.seat]
            return phrase("companion-thing-column", player=player, row=row + 1, column=column + 1)
        case Played(Move() as move):
            position = line.position
            return phrase(
                "companion-thing-move",
                player=names[position.seat],
                seat=position.seat + 1,
                tiles=tiles(move.color, position.tiles_at(move.source)[move.color]),
                source=source_key(move.source),
                destination=move.destination,
            )
        case Drew():
            return phrase(
                "companion-thing-draw",
                factories=listed([factory + 1 for factory, _ in act.factories]),
                count=len(act.factories),
            )
        case Redrew() | Replayed():
            return phrase("companion-thing-correction")
        case Leveled():
            return phrase("companion-thing-level", level=act.level)
        case Started():
            return phrase("companion-thing-start", player=names[act.seat])
        case _:
            return phrase("companion-thing-position")
