"""Answers about the table: factories, center, colors, offers, bag and lid, whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator

from azulejos.rules import (
    CENTER,
    Color,
    Phase,
    Position,
    Reason,
    Refusal,
    Source,
    TileCounts,
    factory,
)

from .announcements import Names
from .phrases import Argument, Phrase, phrase
from .refusals import explain
from .things import color_first, color_name, listed, source_key, tile_set, tiles


def factories(position: Position) -> Iterator[Phrase]:
    """Every factory that holds tiles."""
    filled = [index for index, there in enumerate(position.factories) if there]
    for index in filled:
        yield one_factory(position, factory(index))
    if not filled:
        yield phrase("factories-empty")


def one_factory(position: Position, source: Source) -> Phrase:
    """What lies on a factory, or that there is no such factory."""
    if source >= len(position.factories):
        count = len(position.factories)
        return explain(Refusal(Reason.NO_SUCH_FACTORY, source=source, count=count), ())
    there = position.factories[source]
    if not there:
        return phrase("factory-empty", factory=source + 1)
    return phrase("factory", factory=source + 1, tiles=tile_set(there))


def center(position: Position) -> Phrase:
    """What lies in the center, sorted by color, with the marker."""
    marker = "yes" if position.marker_in_center else "no"
    is_empty = "no" if position.center else "yes"
    return phrase("center", tiles=tile_set(position.center), marker=marker, empty=is_empty)


def where_is(position: Position, color: Color) -> Phrase:
    """Every place that has a color, and how many tiles of it."""
    total = position.tiles_on_offer[color]
    if not total:
        return phrase("color-nowhere", color=color_name(color))
    places = places_of(position, color)
    return phrase("color-at", title=color_first(color), places=places, count=total)


def places_of(position: Position, color: Color) -> Argument:
    """A list of the places that have a color; empty if there is none."""
    places = [
        phrase("count-at", count=there[color], source=source_key(source))
        for source, there in sources(position)
        if there[color]
    ]
    return listed(places) if places else ""


def offers(position: Position, least: int) -> Phrase:
    """Every offer of at least so many tiles of one color, the largest first."""
    found = [
        (there[color], source, color)
        for source, there in sources(position)
        for color in there.colors
        if there[color] >= least
    ]
    if not found:
        return phrase("no-offers", least=least)
    found.sort(key=lambda offer: -offer[0])
    items = [
        phrase("offer", tiles=tiles(color, count), source=source_key(source))
        for count, source, color in found
    ]
    return phrase("offers", least=least, offers=listed(items))


def one_offer(source: Source, color: Color, count: int) -> Phrase:
    """The tiles of a color at a place, as a sentence."""
    return phrase("asked-offer", tiles=tiles(color, count), source=source_key(source))


def bag(position: Position) -> Iterator[Phrase]:
    """What is in the bag and in the lid. Everybody may know, so nobody has to count."""
    yield phrase("bag", tiles=tile_set(position.bag), count=position.bag.total)
    yield phrase("lid", tiles=tile_set(position.lid), count=position.lid.total)


def turn(position: Position, names: Names) -> Iterator[Phrase]:
    """The round and its phase, who started it, whose turn it is, and who has the marker."""
    starter = names[position.starting_seat]
    match position.phase:
        case Phase.GAME_OVER:
            yield phrase("turn-game-over", round=position.round_number)
        case Phase.PREPARING_NEXT_ROUND:
            yield phrase("turn-deal", round=position.round_number, player=starter)
        case _:
            is_tiling = position.phase is Phase.WALL_TILING
            yield phrase(
                "turn-round",
                round=position.round_number,
                phase="tiling" if is_tiling else "offer",
                player=starter,
                seat=position.starting_seat + 1,
            )
            yield phrase("turn-now", player=names[position.seat], seat=position.seat + 1)
            if position.marker_seat is None:
                yield phrase("turn-marker-center")
            else:
                seat = position.marker_seat
                yield phrase("turn-marker", player=names[seat], seat=seat + 1)


def sources(position: Position) -> Iterator[tuple[Source, TileCounts]]:
    """Every factory and the center, with their tiles."""
    for index, there in enumerate(position.factories):
        yield factory(index), there
    yield CENTER, position.center
