"""Phrases for the things of the game: colors, tiles, sets of tiles, places, lists."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.rules import CENTER, Color, Source, TileCounts

from .phrases import Argument, Phrase, phrase


def color_name(color: Color) -> Phrase:
    return phrase("color", color=color_key(color))


def color_key(color: Color) -> str:
    """What the catalogs select by."""
    return color.name.lower()


def tiles(color: Color, count: int) -> Phrase:
    """So many tiles of one color."""
    return phrase("tiles", color=color_key(color), count=count)


def tile_set(counts: TileCounts) -> Phrase:
    """All colors of a set with their counts; says that there are none where it is empty."""
    if not counts:
        return phrase("no-tiles")
    return listed([tiles(color, counts[color]) for color in counts.colors])


def listed(items: Sequence[Argument]) -> Phrase:
    """A list of one or more as it is read aloud: commas, and a word before the last."""
    first, *rest = items
    if not rest:
        return phrase("list-one", only=first)
    if len(rest) == 1:
        return phrase("list-two", first=first, last=rest[0])
    return phrase("list-more", first=first, rest=listed(rest))


def source_key(source: Source) -> int | str:
    """`center`, or the number of a factory from 1: what the catalogs select by."""
    return "center" if source == CENTER else source + 1
