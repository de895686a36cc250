"""Phrases: what is to be said, before any language.

A phrase is a message of the catalogs with its arguments, nested where one thing is named inside
another. Servers send phrases and fronts format them, so every seat reads its own language.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

Argument: TypeAlias = "int | str | Phrase"
"""A number, a name or key, or a phrase. Text of any language comes in as a phrase only."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """A message id and its arguments; a value."""

    id: str
    args: tuple[tuple[str, Argument], ...] = ()


Speech: TypeAlias = Sequence[Phrase]
"""Sentences that belong together, in the order they are said."""


def phrase(message: str, /, **args: Argument) -> Phrase:
    """A phrase with its arguments by name."""
    return Phrase(message, tuple(sorted(args.items())))


def to_plain(said: Phrase) -> dict[str, object]:
    """The phrase as plain data, ready for JSON."""
    args = {
        name: to_plain(value) if isinstance(value, Phrase) else value for name, value in said.args
    }
    return {"id": said.id, "args": args}
