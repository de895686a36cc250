"""The rules as plain text, paragraph by paragraph, for reading by ear."""

from __future__ import annotations

from collections.abc import Iterator

from .phrases import Phrase, phrase

CHAPTERS = (
    ("title", ("aim", "things", "round")),
    ("offer-title", ("take", "place", "offer-end")),
    ("tiling-title", ("tile", "wall", "score", "floor", "next")),
    ("end-title", ("end",)),
    ("gray-title", ("gray",)),
)
PARAGRAPHS = frozenset(name for _, paragraphs in CHAPTERS for name in paragraphs)


def rulebook() -> Iterator[tuple[Phrase, tuple[Phrase, ...]]]:
    """Each chapter: its heading and its paragraphs."""
    for heading, paragraphs in CHAPTERS:
        yield (
            phrase(f"rulebook-{heading}"),
            tuple(phrase(f"rulebook-{paragraph}") for paragraph in paragraphs),
        )
