"""What a line can mean: a question about an aspect of a topic, an order, or something else.

Written in a few words, as in `locales/CODE/lines.tsv`: `ask scores lead`, `ask help rule-tie`,
`order undo`, `told-hello`, `none`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .orders import Command, Order
from .questions import Question, Topic
from .typed_lines import Instead, Play, Request, Unclear

_ASK: Final = "ask"
_ORDER: Final = "order"
_TOLD: Final = "told-"
NOTHING: Final = "none"
"""A line about something that the program doesn't know."""
MOVE: Final = "move"
"""A line that names a move, or a part of one."""
_SET: Final = frozenset({Order.LENGTH, Order.LETTERS})
"""Orders whose value is part of what the line means, and no slot of it."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """A topic with an aspect, an order, or what the program doesn't do; or nothing of these."""

    topic: Topic | None = None
    order: Order | None = None
    told: str | None = None
    """What the program doesn't do: a sentence of `asked.ftl`, `told-...`."""
    aspect: str | None = None


def parse_meaning(text: str) -> Meaning:
    """The meaning as a value. Raises ValueError for a topic or an order that doesn't exist."""
    kind, *words = text.split()
    if kind.startswith(_TOLD):
        return Meaning(told=kind.removeprefix(_TOLD))
    if kind == _ASK:
        return Meaning(topic=Topic(words[0]), aspect=words[1] if words[1:] else None)
    if kind == _ORDER:
        order = Order(words[0])
        is_set = order in _SET and len(words) > 1
        return Meaning(order=order, aspect=words[1] if is_set else None)
    return Meaning()


def without_slots(text: str) -> str:
    """A meaning without what the line fills in: `order undo 2` is `order undo`, `3R4` is `move`."""
    kind, *words = text.split()
    if kind == _ASK:
        return " ".join([kind, *words[:2]])
    if kind == _ORDER:
        return " ".join([kind, *words[: 2 if Order(words[0]) in _SET else 1]])
    if kind.startswith(_TOLD) or kind == NOTHING:
        return text
    return MOVE  # also `asks`: a part of a move


def meaning_of(request: Request) -> str:
    """What a request means, without its slots."""
    match request:
        case Play() | Instead():
            return MOVE
        case Question(topic=topic, aspect=aspect, text=text):
            about = text if topic is Topic.HELP else aspect
            return " ".join([_ASK, topic.value, *([about] if about else [])])
        case Command(order, _, text):
            return " ".join([_ORDER, order.value, *([text] if order in _SET and text else [])])
        case Unclear(answer):
            said = answer[0].id
            return said if said.startswith(_TOLD) else NOTHING
