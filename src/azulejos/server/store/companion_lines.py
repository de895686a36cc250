"""The lines of a companion that are kept: what was typed, what it did, what was said to it.

What counts is what it did. What was said is kept as phrases, never as sentences.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from azulejos.companion.log import Began, Entry, format_entry, parse_entry
from azulejos.companion.real_table import RealTable
from azulejos.wire.messages import PlainSpeech
from azulejos.words.languages import Language
from azulejos.words.voice import load_bundle


class KeptLine(NamedTuple):
    """A line as it is stored."""

    entry: Entry
    speech: PlainSpeech
    typed: str | None = None
    """None for the beginning of a game, and for the computer's moves."""
    request: str | None = None
    """The id that it was sent with."""
    at: int = 0
    """When, in milliseconds since 1970."""

    @property
    def is_beginning(self) -> bool:
        return isinstance(self.entry.acts[0], Began)

    @property
    def size(self) -> int:
        """About how many bytes it takes where it is stored."""
        return len(_format_speech(self.speech)) + len(self.typed or "")


def to_row(line: KeptLine) -> dict[str, Any]:
    """The columns of a line, but for which line it is."""
    return {
        "request": line.request,
        "typed": line.typed,
        "entry": format_entry(line.entry),
        "speech": _format_speech(line.speech),
        "time": line.at,
    }


def from_row(request: str | None, typed: str | None, entry: str, speech: str, at: int) -> KeptLine:
    """A stored line. Raises LogError where what it did can't be read.

    What an earlier version said in words that are gone is left out; what was done stays.
    """
    said = tuple(each for each in json.loads(speech) if _can_be_said(each))
    return KeptLine(parse_entry(entry), said, typed, request, at)


def table_of(lines: Sequence[KeptLine]) -> RealTable:
    """The table of a game's lines. Raises LogError. Long logs take their time: corrections are
    played anew from where they are."""
    return RealTable.of(line.entry for line in lines)


def shown(typed: str) -> str:
    """A typed line as it is kept and shown: without what can't be printed, or stored."""
    return "".join(each for each in typed.strip() if each.isprintable())


def _format_speech(speech: PlainSpeech) -> str:
    return json.dumps(speech, separators=(",", ":"))


def _can_be_said(said: dict[str, Any]) -> bool:
    """Whether the catalogs have the message, and those inside of it."""
    inner = [value for value in said["args"].values() if isinstance(value, dict)]
    return load_bundle(Language.ENGLISH).has_message(said["id"]) and all(map(_can_be_said, inner))
