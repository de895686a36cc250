"""Draws: the factories of a deal as people tell them, checked against bag and lid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from azulejos.rules import (
    COLORS,
    NO_TILES,
    TILES_PER_FACTORY,
    Color,
    Deal,
    Phase,
    Position,
    TileCounts,
    factory,
)
from azulejos.words.companion_announcements import may_be_last, tell_step
from azulejos.words.companion_statements import BagIs, Drawn
from azulejos.words.phrases import Phrase, Speech, phrase
from azulejos.words.refusals import explain
from azulejos.words.table_answers import one_factory
from azulejos.words.things import color_key, color_name, tile_set

from .decision import Decision
from .log import Drew, SetUp
from .position_edits import TooManyError, dealt_anyway, unsound
from .real_table import RealTable
from .table_state import whole_deal
from .untold import deal_around, last_deal


def drawn(table: RealTable, request: Drawn) -> Decision:
    """Tiles drawn for the factories of the pending deal."""
    position = table.position
    if position.phase is not Phase.PREPARING_NEXT_ROUND:
        return Decision([*dealt_before(table, request)])
    told = list(table.told)
    new: list[tuple[int, TileCounts]] = []
    for place, tiles in request.factories:
        index = _next(told, table.sizes) if place is None else place
        wrong = [*_wrong_draw(told, index, tiles, table.sizes)]
        if wrong:
            is_known = index is not None and told[index : index + 1] not in ([], [None])
            return Decision(wrong if is_known else [*wrong, example_of_draw(table)])
        assert index is not None, "it would be wrong"
        told[index] = tiles
        new.append((index, tiles))
    return filled(table, new)


def filled(table: RealTable, new: Sequence[tuple[int, TileCounts]], said: Speech = ()) -> Decision:
    """New or corrected factories of the pending deal; the whole deal, once it is complete."""
    position = table.position
    told = list(table.told)
    for index, tiles in new:
        told[index] = tiles
    if too_many := [*_too_many(position, told)]:
        return Decision(too_many)
    if table.is_late and None in told and deal_around(position, told) is None:
        return Decision([phrase("companion-misread-somewhere")])
    shown = replace(position, factories=tuple(each or NO_TILES for each in told))
    speech = [*said, *(one_factory(shown, factory(index)) for index, _ in new)]
    act = Drew(tuple(new))
    deal = whole_deal(told, table.sizes)
    if deal is None:
        return Decision(speech, (act,))
    refusal = position.why_not(deal)
    if refusal is None:
        after, events = position.transition(deal)
        told_deal = tell_step(events, position, after, table.names)
        return Decision([*speech, *told_deal, *_dealt(after, table)], (act,))
    why = [explain(refusal, table.names), phrase("companion-misread-somewhere")]
    try:
        after = dealt_anyway(position, deal)
    except TooManyError:
        return Decision(why)
    if unsound(after):
        return Decision(why)
    set_up = SetUp(after, f"deal {str(deal).removeprefix('deal:')}")
    insisted = Decision([phrase("companion-set-up"), *_dealt(after, table)], (set_up,))
    return Decision([*why, phrase("companion-insist-deal")], insisted=insisted)


def call_for_draws(position: Position, *, is_late: bool = False) -> Iterator[Phrase]:
    """What to draw, and when to pour the lid into the bag."""
    needed = TILES_PER_FACTORY * len(position.factories)
    bag, lid = position.bag.total, position.lid.total
    call = "companion-draw-late" if is_late else "companion-draw"
    yield phrase(call, round=position.round_number, bag=bag)
    if needed > bag:
        yield phrase("companion-then-pour", bag=bag, lid=lid)
    if needed > bag + lid:
        yield phrase("companion-then-few", count=bag + lid)


def compare_bag(table: RealTable, request: BagIs) -> Iterator[Phrase]:
    """Whether the bag should have as many tiles as somebody counted."""
    if table.untold:
        # How many there are is known, but not which.
        bag, known = table.offer.bag, False
    else:
        bag, known = bag_now(table), True
    if bag.total == request.count:
        yield phrase("companion-bag-agrees", count=bag.total)
        return
    yield phrase("companion-bag-differs", said=request.count, count=bag.total)
    if known:
        yield phrase("bag", tiles=tile_set(bag), count=bag.total)
    yield phrase("companion-misread-somewhere")


def bag_now(table: RealTable) -> TileCounts:
    """What must be in the bag, without the tiles told of the pending deal."""
    position = table.position
    out = sum((tiles for tiles in table.told if tiles), start=NO_TILES)
    is_poured = out.total > position.bag.total
    there = position.bag + (position.lid if is_poured else NO_TILES)
    return there - out if there.contains(out) else there


def tell_pending(table: RealTable) -> Iterator[Phrase]:
    """Nobody can move before the factories are filled; with an example of a draw."""
    yield phrase("refused-deal-pending")
    yield example_of_draw(table)


def example_of_draw(table: RealTable) -> Phrase:
    """An example of how to tell the next factory."""
    first, second, third = (
        phrase("color-word", color=color_key(color))
        for color in (Color.RED, Color.BLUE, Color.BLACK)
    )
    number = (table.next_factory or 0) + 1
    return phrase("companion-then-example", factory=number, first=first, second=second, third=third)


def _dealt(after: Position, table: RealTable) -> Iterator[Phrase]:
    yield phrase("companion-then-bag", count=after.bag.total)
    yield from may_be_last(after, table.names)


def _next(told: Sequence[TileCounts | None], sizes: Sequence[int]) -> int | None:
    places = zip(told, sizes, strict=True)
    return next((index for index, (each, size) in enumerate(places) if size and each is None), None)


def _wrong_draw(
    told: Sequence[TileCounts | None], index: int | None, tiles: TileCounts, sizes: Sequence[int]
) -> Iterator[Phrase]:
    if index is None:
        yield phrase("companion-all-told")
    elif index >= len(sizes):
        yield phrase("refused-no-such-factory", source=index + 1, count=len(sizes))
    elif (known := told[index]) is not None:
        yield from _already(index, known, tiles)
    else:
        yield from wrong_size(index, tiles, sizes[index])


def wrong_size(index: int, tiles: TileCounts, size: int) -> Iterator[Phrase]:
    """The answer to a factory with too many or too few tiles."""
    if tiles.total != size:
        yield phrase("companion-tiles-named", factory=index + 1, count=size, named=tiles.total)


def _already(index: int, known: TileCounts, tiles: TileCounts) -> Iterator[Phrase]:
    if known == tiles:
        yield phrase("companion-same")
    else:
        there, said = tile_set(known), tile_set(tiles)
        yield phrase("companion-already-told", factory=index + 1, tiles=there, said=said)


def dealt_before(table: RealTable, request: Drawn) -> Iterator[Phrase]:
    """The answer to factories that were dealt already."""
    deals = [step for step in table.game.steps if isinstance(step, Deal)]
    if table.position.is_over or not deals:
        yield phrase("refused-game-over" if table.position.is_over else "refused-not-dealing")
        return
    for index, tiles in request.factories:
        if index is not None and index in table.untold:
            yield phrase("refused-not-dealing")
        elif index is not None and index < len(deals[-1].factories):
            yield from _already(index, deals[-1].factories[index], tiles)
        else:
            yield phrase("refused-not-dealing")


def too_many_drawn(table: RealTable, index: int, tiles: TileCounts) -> Iterator[Phrase]:
    """Why an untold factory can't have these tiles: the deal would have too many of a color."""
    if table.position.phase is Phase.PREPARING_NEXT_ROUND:
        before, told = table.position, [*table.told]
    else:
        dealt = last_deal(table.game.steps)
        if dealt is None:
            return
        deal = table.game.steps[dealt]
        assert isinstance(deal, Deal)
        before = table.game.positions[dealt]
        told = [None if i in table.untold else each for i, each in enumerate(deal.factories)]
    told[index] = tiles
    yield from _too_many(before, told)


def _too_many(position: Position, told: Sequence[TileCounts | None]) -> Iterator[Phrase]:
    """The first color with more tiles drawn than bag and lid can have."""
    out = sum((tiles for tiles in told if tiles), start=NO_TILES)
    there = position.bag + position.lid
    for color in COLORS:
        if out[color] > there[color]:
            name = color_name(color)
            yield phrase("companion-too-many", color=name, drawn=out[color], left=there[color])
            yield phrase("companion-misread-somewhere")
            return
