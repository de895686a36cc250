"""Factories that nobody has told: the game goes on with any tiles there that fit.

Those tiles are never said, and nobody can take them: whoever takes from a factory tells it first.
They only keep the game and its record in order until then.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from azulejos.rules import (
    COLORS,
    NO_TILES,
    TILES_PER_FACTORY,
    Deal,
    Phase,
    Position,
    Step,
    TileCounts,
)
from azulejos.rules.next_round import deal_sizes

from .position_edits import balanced
from .steps import MisfitError, replay

Told: TypeAlias = Sequence[TileCounts | None]
"""The tiles of each factory; None if nobody has told them."""
TAG: Final = "Untold"
"""The tag of a record with factories that nobody told: their numbers in its last round."""


def deal_around(position: Position, told: Told) -> Deal | None:
    """A deal with the told factories that could have been drawn; None if there is none."""
    sizes = deal_sizes(position)
    if sum(sizes) <= position.bag.total:
        factories = _filled(told, sizes, position.bag)
    else:
        factories = _filled_with_lid(told, sizes, position)
    deal = None if factories is None else Deal(tuple(factories))
    return deal if deal is not None and position.why_not(deal) is None else None


def refitted(start: Position, steps: Sequence[Step], untold: Collection[int]) -> tuple[Step, ...]:
    """Steps whose last deal has other tiles on the untold factories, if those it has don't fit any
    more. Raises MisfitError if nothing fits."""
    index = last_deal(steps)
    if not untold or index is None:
        return (*steps,)
    deal = steps[index]
    assert isinstance(deal, Deal)
    position = replay(start, steps[:index]).position
    told = [None if place in untold else each for place, each in enumerate(deal.factories)]
    fitting = deal_around(position, told)
    if fitting is None:
        refusal = position.why_not(deal)
        assert refusal is not None, "it is one of the deals around what was told"
        raise MisfitError(index, deal, refusal, position)
    return (*steps[:index], fitting, *steps[index + 1 :])


def laid_around(
    position: Position, untold: Collection[int], new: dict[int, TileCounts]
) -> Position | None:
    """A position during a round with newly told factories, and any tiles on the others; None if bag
    and factories don't have those."""
    sizes = [each.total for each in position.factories]
    hidden = [each for place, each in enumerate(position.factories) if place in untold]
    pool = sum(hidden, start=position.bag)
    factories = [
        new.get(place, each) if place in new or place not in untold else None
        for place, each in enumerate(position.factories)
    ]
    for tiles in new.values():
        if not pool.contains(tiles):
            return None
        pool -= tiles
    for place, each in enumerate(factories):
        if each is None:
            factories[place], pool = _draw(pool, sizes[place])
    return replace(position, factories=tuple(each or NO_TILES for each in factories), bag=pool)


def laid_anyway(
    position: Position, untold: Collection[int], index: int, tiles: TileCounts
) -> Position | None:
    """A position with tiles on an untold factory that bag and lid could not give: those are
    adjusted. None if there aren't enough for the other factories then. Raises TooManyError."""
    others = [place for place in untold if place != index]
    hidden = [position.factories[place] for place in untold]
    factories = [
        NO_TILES if place in untold else each for place, each in enumerate(position.factories)
    ]
    factories[index] = tiles
    known = replace(position, factories=tuple(factories), bag=sum(hidden, start=position.bag))
    after = balanced(known, bag_first=True)
    pool = after.bag
    for place in others:
        size = position.factories[place].total
        if pool.total < size:
            return None
        factories[place], pool = _draw(pool, size)
    return replace(after, factories=tuple(factories), bag=pool)


def known(position: Position, untold: Collection[int]) -> Position:
    """A position as far as people told it: nothing lies on an untold factory."""
    factories = tuple(
        NO_TILES if place in untold else each for place, each in enumerate(position.factories)
    )
    return replace(position, factories=factories)


def about_to_take(position: Position, told: Told) -> Position:
    """A pending deal as far as people told it, as if the round had begun."""
    factories = tuple(each or NO_TILES for each in told)
    return replace(position, phase=Phase.FACTORY_OFFER, factories=factories)


def last_deal(steps: Sequence[Step]) -> int | None:
    """The index of the last deal among steps."""
    deals = [index for index, step in enumerate(steps) if isinstance(step, Deal)]
    return deals[-1] if deals else None


def _filled(told: Told, sizes: Sequence[int], pool: TileCounts) -> list[TileCounts] | None:
    """Fills the untold factories from the tiles that the told ones leave."""
    out = sum((tiles for tiles in told if tiles), start=NO_TILES)
    if not pool.contains(out):
        return None
    rest = pool - out
    factories = []
    for tiles, size in zip(told, sizes, strict=True):
        drawn, rest = (tiles, rest) if tiles is not None else _draw(rest, size)
        factories.append(drawn)
    return factories


def _filled_with_lid(
    told: Told, sizes: Sequence[int], position: Position
) -> list[TileCounts] | None:
    """The same when the bag runs out: the factories before the one where that happens have tiles of
    the bag alone, those after it of the lid alone."""
    bag, lid = position.bag, position.lid
    split, from_bag = divmod(bag.total, TILES_PER_FACTORY)
    later = sum((tiles for tiles in told[split + 1 :] if tiles), start=NO_TILES)
    earlier = sum((tiles for tiles in told[:split] if tiles), start=NO_TILES)
    if not bag.contains(earlier) or not lid.contains(later):
        return None
    first = _last_of_bag(told[split], bag - earlier, lid - later, from_bag)
    if first is None:
        return None
    head = _filled(told[:split], sizes[:split], bag - first)
    mixed = told[split]
    rest = None if mixed is None else mixed - first
    tail = _filled((rest, *told[split + 1 :]), (sizes[split] - from_bag, *sizes[split + 1 :]), lid)
    if head is None or tail is None:
        return None
    return [*head, first + tail[0], *tail[1:]]


def _last_of_bag(
    mixed: TileCounts | None, bag: TileCounts, lid: TileCounts, count: int
) -> TileCounts | None:
    """The last tiles of the bag, on a factory that the lid completes."""
    if mixed is None:
        return _draw(bag, count)[0]
    must = [max(0, mixed[color] - lid[color]) for color in COLORS]
    may = [min(mixed[color], bag[color]) for color in COLORS]
    chosen, left = NO_TILES, count - sum(must)
    for color in COLORS:
        if must[color] > may[color]:
            return None
        more = max(0, min(left, may[color] - must[color]))
        chosen = chosen.replace(color, must[color] + more)
        left -= more
    return chosen if left == 0 else None


def _draw(pool: TileCounts, count: int) -> tuple[TileCounts, TileCounts]:
    """Any tiles of a pool, and the others."""
    drawn = TileCounts.count([color for color in COLORS for _ in range(pool[color])][:count])
    return drawn, pool - drawn
