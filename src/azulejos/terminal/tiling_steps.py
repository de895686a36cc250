"""Splits what is told of a Wall-tiling, so that people can do each step before they hear the
next."""

from __future__ import annotations

from typing import Final

from azulejos.words.phrases import Phrase, Speech

_FIRST: Final = ("companion-then-tile", "companion-then-floor")
"""With one of these the Wall-tiling begins."""
_WHOSE: Final = "about-player"
"""Only a name: it stays with the sentence that follows."""


def tiling_steps(speech: Speech) -> list[Speech]:
    """What was said up to the Wall-tiling, with its first sentence; then a piece for each sentence.
    One piece where there is no Wall-tiling."""
    ids = [said.id for said in speech]
    start = next((index for index, each in enumerate(ids) if each in _FIRST), None)
    if start is None:
        return [speech]
    pieces: list[list[Phrase]] = [[*speech[:start]]]
    is_whole = False
    for said in speech[start:]:
        if is_whole:
            pieces.append([])
        pieces[-1].append(said)
        is_whole = said.id != _WHOSE
    return [*pieces]
