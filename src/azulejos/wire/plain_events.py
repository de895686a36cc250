"""The events of the rules as plain data for JSON: for animations, points and detailed logs.

Every event is an object with its `type` and the fields of the event class. Seats, rows, columns and
factories count from 0, colors are letters, sets of tiles are in notation, and a source of null is
the center.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import fields
from enum import Enum
from typing import Final, TypeAlias, get_args

from azulejos.rules import (
    CENTER,
    Color,
    Deal,
    Event,
    Marker,
    Outcome,
    TileCounts,
)

PlainEvent: TypeAlias = dict[str, object]

_EVENTS: Final[tuple[type[Event], ...]] = get_args(Event)
_FIELDS: Final[dict[type, tuple[str, ...]]] = {
    kind: tuple(field.name for field in fields(kind)) for kind in (*_EVENTS, Outcome)
}
"""Computed once: `plain_events` runs for every move of every table."""


def event_type(kind: type[Event]) -> str:
    """The name of an event class: `tiles-moved-to-center`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


_TYPES: Final[dict[type, str]] = {kind: event_type(kind) for kind in _EVENTS}


def plain_events(events: Iterable[Event]) -> tuple[PlainEvent, ...]:
    return tuple({"type": _TYPES[type(event)], **_plain_fields(event)} for event in events)


def _plain_fields(thing: Event | Outcome) -> PlainEvent:
    plain = {name: _plain(getattr(thing, name)) for name in _FIELDS[type(thing)]}
    if plain.get("source") == CENTER:
        plain["source"] = None
    return plain


def _plain(value: object) -> object:
    match value:
        case Color():
            return value.letter
        case int() | None:
            return value
        case tuple():
            return [_plain(each) for each in value]
        case TileCounts() | Deal():
            return str(value)
        case Marker() | Enum():
            return value.value
        case Outcome():
            return _plain_fields(value)
        case _:
            raise AssertionError(f"no event has such a thing: {value!r}")
