"""Phrases for the things of the game: colors, tiles, sets of tiles, places, lists."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.rules import CENTER, Color, PlayerMove, Position, Source, TileCounts, TilingMove

from .phrases import Argument, Phrase, phrase


def color_name(color: Color) -> Phrase:
    return phrase("color", color=color_key(color))


def color_first(color: Color) -> Phrase:
    """The name of a color at the beginning of a sentence."""
    return phrase("color-first", color=color_key(color))


def color_key(color: Color) -> str:
    """The key by which the catalogs select."""
    return color.name.lower()


def tiles(color: Color, count: int) -> Phrase:
    """A number of tiles of one color."""
    return phrase("tiles", color=color_key(color), count=count)


def tile_set(counts: TileCounts) -> Phrase:
    """The colors of a set with their counts, or that there are none."""
    if not counts:
        return phrase("no-tiles")
    return listed([tiles(color, counts[color]) for color in counts.colors])


def listed(items: Sequence[Argument]) -> Phrase:
    """A list as people read it aloud: with commas, and a word before the last item."""
    first, *rest = items
    if not rest:
        return phrase("list-one", only=first)
    if len(rest) == 1:
        return phrase("list-two", first=first, last=rest[0])
    return phrase("list-more", first=first, rest=listed(rest))


def typed_move(move: PlayerMove) -> Phrase:
    """A move as you would type it.

    The voice chooses the letter: `3K4` in English, `3S4` in German, `3SCH4` with tactile letters.
    """
    if isinstance(move, TilingMove):
        return phrase("typed-column", row=move.row + 1, column=move.column + 1)
    return phrase(
        "typed-move",
        source=source_key(move.source),
        color=phrase("color-letter", color=color_key(move.color)),
        destination=move.destination,
    )


def spoken_move(position: Position, move: PlayerMove) -> Phrase:
    """A move as people say it: which tiles from where to where, or a line's column."""
    if isinstance(move, TilingMove):
        return phrase("spoken-column", row=move.row + 1, column=move.column + 1)
    return phrase(
        "spoken-move",
        tiles=tiles(move.color, position.tiles_at(move.source)[move.color]),
        source=source_key(move.source),
        destination=move.destination,
    )


def move_parts(move: PlayerMove) -> dict[str, Argument]:
    """The arguments of a sentence about a move: color, source, destination; or row and column."""
    if isinstance(move, TilingMove):
        return {"row": move.row + 1, "column": move.column + 1}
    return {
        "color": color_name(move.color),
        "source": source_key(move.source),
        "destination": move.destination,
    }


def source_key(source: Source) -> int | str:
    """The key by which the catalogs select: `center`, or the number of a factory from 1."""
    return "center" if source == CENTER else source + 1
