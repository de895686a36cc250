"""A companion's stored lines: what people typed, what it changed, and the reply.

The game follows from the changes alone. Replies are stored as phrases, never as sentences.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
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
    """None for the beginning of a game and for the computer's moves."""
    request: str | None = None
    """The id that the client sent with it."""
    at: int = 0
    """In milliseconds since 1970."""

    @property
    def is_beginning(self) -> bool:
        return isinstance(self.entry.acts[0], Began)

    @property
    def size(self) -> int:
        """The approximate number of stored bytes."""
        return len(_format_speech(self.speech)) + len(self.typed or "")


def to_row(line: KeptLine) -> dict[str, Any]:
    """The columns of a line, without its key."""
    return {
        "request": line.request,
        "typed": line.typed,
        "entry": format_entry(line.entry),
        "speech": _format_speech(line.speech),
        "time": line.at,
    }


def from_row(row: Mapping[str, Any]) -> KeptLine:
    """Reads a stored line. Raises LogError if its change is unreadable.

    Leaves out phrases whose message no longer exists in the catalogs; the change stays.
    """
    said = tuple(each for each in json.loads(row["speech"]) if _can_be_said(each))
    entry = parse_entry(row["entry"])
    return KeptLine(entry, said, row["typed"], row["request"], row["time"])


def table_of(lines: Sequence[KeptLine]) -> RealTable:
    """Restores the table from a game's lines. Raises LogError. Slow for a long log, because every
    correction replays the moves after it."""
    return RealTable.of(line.entry for line in lines)


def shown(typed: str) -> str:
    """A typed line without unprintable characters, as it is stored and shown."""
    return "".join(each for each in typed.strip() if each.isprintable())


def _format_speech(speech: PlainSpeech) -> str:
    return json.dumps(speech, separators=(",", ":"))


def _can_be_said(said: dict[str, Any]) -> bool:
    """Whether the catalogs have the message and all messages nested in it."""
    inner = [value for value in said["args"].values() if isinstance(value, dict)]
    return load_bundle(Language.ENGLISH).has_message(said["id"]) and all(map(_can_be_said, inner))
