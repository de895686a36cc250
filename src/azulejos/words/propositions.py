"""Whether a question asks everything that its line names. Only then may a yes or a no stand before
its answer: about less than what was asked, it would be false."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from typing import Final

from azulejos.rules import CENTER, Move, TilingMove

from .question_slots import Slots
from .questions import Of, Question, Topic

_CONDITIONS: Final = frozenset({"if", "exactly", "fewest", "same"})
"""With one of these, a line asks whether something holds in a case that no verdict looks at."""
_OF_TWO: Final = frozenset({Topic.SCORES, Topic.GOALS, Topic.NEEDS, Topic.FLOOR})
"""Topics of one player: `am I ahead of Max` compares two."""


def asks_all(asked: Question, slots: Slots) -> bool:
    """Whether a question holds everything that its line names."""
    if asked.topic is not Topic.PREVIEW and not slots.said.isdisjoint(_CONDITIONS):
        return False
    if asked.topic in _OF_TWO and slots.seats and "me" in slots.said:
        return False
    move = asked.move
    rows = {asked.number, *asked.lines, _from_one(asked.row)}
    columns = {_from_one(asked.column)}
    colors = {asked.color, asked.other, asked.held}
    sources = {asked.source, *asked.sources}
    sources |= {CENTER} if asked.topic is Topic.CENTER else set()
    if isinstance(move, TilingMove):
        return True
    if isinstance(move, Move):
        colors |= {move.color}
        sources |= {move.source}
        rows |= {move.destination}
    if asked.held is not None:
        rows |= {*slots.lines}
    return (
        _are_in(slots.colors, colors)
        and _are_in([*slots.lines, *slots.rows], rows)
        and _are_in(slots.columns, columns)
        and _are_in(slots.sources, sources)
        and (_are_in(slots.seats, {asked.seat}) or asked.of is not Of.ASKER)
        and (_are_in(slots.numbers, {asked.number}) or move is not None)
    )


def _from_one(index: int | None) -> int | None:
    return None if index is None else index + 1


def _are_in(named: Iterable[int], held: AbstractSet[int | None]) -> bool:
    return all(each in held for each in named)
