"""What seats are called where a line is typed: a name must be understood as it is read."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.words.phrases import Argument, Phrase
from azulejos.words.voice import Voice


def named_in(voice: Voice, names: Sequence[Argument]) -> list[str]:
    """The names in a language: a seat without one is called by a phrase."""
    return [voice.say(name) if isinstance(name, Phrase) else str(name) for name in names]
