"""Drops what a sentence takes back itself: `not the red, the yellow`, `from 3, no, from 4`.

Only a thing beside another of its kind is dropped. A negation of anything else stays, and stops the
move.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .mentions import Kind, Mention, Way, find_mentions
from .senses import HARMLESS
from .spoken_parts import Part

_DOUBTS: Final = ("not", "if", "perhaps", "or", "correct")
"""With one of these, no move is meant for certain."""
_NOUNS: Final = ("factory", "line", "column", "wall-row", "player")
_NUMBERED: Final = (Kind.NUMBER, Kind.LINE, Kind.WALL_ROW, Kind.FACTORY)


def slot_of(mention: Mention) -> str:
    """Which part of a move is named."""
    if mention.kind is Kind.NUMBER:
        is_source = mention.way is Way.FROM
        return "source" if is_source else "target" if mention.way is not Way.NONE else "number"
    if mention.kind in (Kind.FACTORY, Kind.CENTER):
        return "source"
    return "color" if mention.kind is Kind.COLOR else "target"


# What is corrected: `red from 3, no wait, from 1`


def corrected(parts: list[Part]) -> list[Part]:
    """`red from 3, no wait, from 1 to line 5`: what comes after replaces what it names again."""
    at = [index for index, part in enumerate(parts) if part.says("correct")]
    if not at or not all(part.says("correct", HARMLESS) for part in parts[at[0] : at[-1] + 1]):
        return parts
    before, after = parts[: at[0]], parts[at[-1] + 1 :]
    named, again = find_mentions(before), find_mentions(after)
    if (number := _bare_number(again)) is not None and named and _has_number(named[-1]):
        gone = named[-1]
        kept = [part for part in before if part not in gone.parts or part.number is None]
        return [*kept, *after] if number.start <= _FIRST else parts
    slots = {slot_of(mention) for mention in again}
    dropped = {id(part) for each in named if slot_of(each) in slots for part in each.parts}
    kept = [part for part in before if id(part) not in dropped]
    if {"color", "source"} <= slots:
        kept = [part for part in kept if part.says(*_DOUBTS)]
    return kept + after


_FIRST: Final = 1
"""A number that corrects another comes at once, or after one word."""


def _bare_number(mentions: Sequence[Mention]) -> Mention | None:
    """The number without a noun that is all that a correction names."""
    is_bare = len(mentions) == 1 and mentions[0].kind is Kind.NUMBER
    return mentions[0] if is_bare and mentions[0].way is Way.NONE else None


def _has_number(mention: Mention) -> bool:
    return mention.kind in _NUMBERED and any(part.number is not None for part in mention.parts)


# What is denied or negated: `not the red, the yellow`


def without_contrast(parts: list[Part]) -> list[Part]:
    """The parts without what is taken back beside something else of its kind."""
    at = [index for index, part in enumerate(parts) if part.says("not")]
    if len(at) != 1:
        return parts
    mentions = [each for each in find_mentions(parts) if each.value is not None]
    if parts[at[0]].says("denial") and not _is_of_next(parts, at[0]):
        dropped = _denied(parts, mentions, at[0])
    else:
        dropped = _replaced(parts, mentions, at[0]) or _negated(parts, mentions, at[0])
    return [part for index, part in enumerate(parts) if index not in dropped]


def _is_of_next(parts: Sequence[Part], at: int) -> bool:
    """Whether English `no` may belong to the word after it: `red, no blue`."""
    after = parts[at + 1] if at + 1 < len(parts) else None
    is_open = parts[at].folded == "no" and not parts[at].is_last
    return is_open and (after is None or after.color is not None)


def _denied(parts: Sequence[Part], mentions: Sequence[Mention], at: int) -> set[int]:
    """`from 3, no, from 4`: what comes after replaces what comes before."""
    before = next((each for each in reversed(mentions) if each.end <= at), None)
    after = next((each for each in mentions if each.start > at), None)
    if before is None or after is None:
        return set()
    is_number = _bare_number([after]) is not None and _has_number(before)
    if not is_number and not _are_alike(before, after):
        return set()
    around = [*parts[before.end : at], *parts[at + 1 : after.start]]
    is_color = after.kind is Kind.COLOR and any(each.says("from", "to", "at") for each in around)
    if is_color or not _are_silent(around):
        return set()
    if is_number:
        numbers = (each for each in range(before.start, before.end) if parts[each].number)
        return {*numbers, *range(before.end, at + 1)}
    return {*range(_start(before, parts), at + 1)}


def _replaced(parts: Sequence[Part], mentions: Sequence[Mention], at: int) -> set[int]:
    """`not the black from 7 but from the center`: each thing that is named again after `but`."""
    but = next((index for index in range(at, len(parts)) if parts[index].says("but")), None)
    if but is None:
        return set()
    again = {slot_of(each) for each in mentions if each.start > but}
    gone = [each for each in mentions if at < each.start < but and slot_of(each) in again]
    if not gone or not _are_silent(
        [part for part in parts[at + 1 : but] if part.is_word and not _is_in(part, mentions)]
    ):
        return set()
    return {at, but} | {index for each in gone for index in range(_start(each, parts), each.end)}


def _is_in(part: Part, mentions: Sequence[Mention]) -> bool:
    return any(part in each.parts for each in mentions)


def _negated(parts: Sequence[Part], mentions: Sequence[Mention], at: int) -> set[int]:
    """`not the red, the yellow`, `the yellow, not the red`: what is negated is dropped."""
    named = next((each for each in mentions if each.start > at), None)
    if named is None or not _are_silent(parts[at + 1 : named.start]):
        return set()
    if any(part.says("tile", *_NOUNS) for part in parts[at + 1 : named.start]):
        return set()
    others = [
        each
        for each in mentions
        if each is not named and _are_alike(each, named) and _are_of_a_kind(each, named)
    ]
    if len(others) != 1 or not _ends(parts, named):
        return set()
    return {*range(at, named.end)}


def _are_alike(one: Mention, other: Mention) -> bool:
    """Whether two things are of the same kind, so that only one of them can be meant."""
    if one.kind is other.kind is Kind.NUMBER and Way.NONE in (one.way, other.way):
        return one.value != other.value
    return slot_of(one) == slot_of(other) and (one.kind, one.value) != (other.kind, other.value)


def _are_of_a_kind(one: Mention, other: Mention) -> bool:
    """Whether two things are named in the same way: `not in 6, row 2` names two."""
    are_places = {one.kind, other.kind} <= {Kind.FACTORY, Kind.CENTER}
    return one.kind is other.kind or are_places


def _ends(parts: Sequence[Part], named: Mention) -> bool:
    """Whether nothing more is said of what is negated. `not red from 3` negates more, and `not red
    yellow` may name either."""
    return named.end == len(parts) or parts[named.end - 1].is_last or parts[named.end].says("but")


def _start(mention: Mention, parts: Sequence[Part]) -> int:
    """Where a thing begins, with the word that says where it comes from or goes."""
    start = mention.start
    while start and mention.way is not Way.NONE and parts[start - 1].says("from", "to", "at"):
        start -= 1
    return start


def _are_silent(parts: Sequence[Part]) -> bool:
    return all(part.is_word and part.says(HARMLESS, "from", "to", "at", "but") for part in parts)
