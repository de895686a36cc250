"""Phrases: what to say, independent of language.

A phrase is the id of a message with its arguments, which can be phrases too. The server sends
phrases and each front formats them, so every seat reads its own language.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

Argument: TypeAlias = "int | str | Phrase"
"""A number, a name or key, or a phrase. Text in a language is always a phrase."""


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


def from_plain(plain: Mapping[str, object]) -> Phrase:
    """Reads what `to_plain` wrote. Raises ValueError for anything else."""
    match plain:
        case {"id": str() as message, "args": Mapping() as args}:
            return Phrase(message, tuple(sorted((str(k), _argument(v)) for k, v in args.items())))
        case _:
            raise ValueError("a phrase has an id and args")


def _argument(value: object) -> Argument:
    match value:
        case bool():
            raise ValueError("an argument is a number, a text or a phrase")
        case int() | str():
            return value
        case Mapping():
            return from_plain(value)
        case _:
            raise ValueError("an argument is a number, a text or a phrase")
