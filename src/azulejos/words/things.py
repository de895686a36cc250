"""Phrases for the things of the game: colors, tiles, sets of tiles, places, lists."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.rules import CENTER, Color, PlayerMove, Source, TileCounts, TilingMove

from .phrases import Argument, Phrase, phrase


def color_name(color: Color) -> Phrase:
    return phrase("color", color=color_key(color))


def color_first(color: Color) -> Phrase:
    """The name of a color at the beginning of a sentence."""
    return phrase("color-first", color=color_key(color))


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


def typed_move(move: PlayerMove) -> Phrase:
    """A move as it can be typed, by the letters in force: of the language, or the tactile ones.

    The voice that says it decides: `3R4`; for black in German `3S4`, in tactile letters `3SCH4`.
    """
    if isinstance(move, TilingMove):
        return phrase("typed-column", row=move.row + 1, column=move.column + 1)
    return phrase(
        "typed-move",
        source=source_key(move.source),
        color=phrase("color-letter", color=color_key(move.color)),
        destination=move.destination,
    )


def move_parts(move: PlayerMove) -> dict[str, Argument]:
    """What a sentence about a move names: color, source and destination, or row and column."""
    if isinstance(move, TilingMove):
        return {"row": move.row + 1, "column": move.column + 1}
    return {
        "color": color_name(move.color),
        "source": source_key(move.source),
        "destination": move.destination,
    }


def source_key(source: Source) -> int | str:
    """`center`, or the number of a factory from 1: what the catalogs select by."""
    return "center" if source == CENTER else source + 1
