"""Finds the places, numbers, colors and players that a sentence names: `the fourth line from the
3rd factory`, `die Roten`, `my red line`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from azulejos.rules import SIZE, Color

from .spoken_parts import Part

_NUMBERED: Final = ("factory", "wall-row", "line", "column", "player")
_AMOUNTS: Final = {"one": 1, "two": 2, "three": 3}


class Kind(Enum):
    """What is named."""

    FACTORY = "factory"
    CENTER = "center"
    LINE = "line"
    """A pattern line or a row of the wall."""
    WALL_ROW = "wall-row"
    FLOOR = "floor"
    COLUMN = "column"
    PLAYER = "player"
    COLOR = "color"
    NUMBER = "number"
    AMOUNT = "amount"
    """`both`, `the single red`: a count that is no number."""
    END = "end"
    """`top` or `bottom`, without a noun: value 1 or 5."""


class Way(Enum):
    """What the word before it says: where something comes from or goes."""

    FROM = "from"
    TO = "to"
    AT = "at"
    NONE = ""


_ALONE: Final = {
    "last-factory": (Kind.FACTORY, -1),
    "middle-line": (Kind.LINE, 3),
    "center": (Kind.CENTER, 0),
    "floor": (Kind.FLOOR, 0),
    **{f"line-{number}": (Kind.LINE, number) for number in range(1, SIZE + 1)},
}
"""Places that need no number; -1 is the last factory."""


@dataclass(slots=True)
class Mention:
    """Something that a sentence names."""

    kind: Kind
    value: int | None
    """None for the noun of a place without a number."""
    start: int
    """The index of its first part."""
    end: int
    """The index after its last part."""
    way: Way = Way.NONE
    is_ordinal: bool = False
    is_digits: bool = False
    is_word: bool = False
    is_glued: bool = False
    parts: list[Part] = field(default_factory=list)


def find_mentions(parts: Sequence[Part]) -> list[Mention]:
    """What a sentence names, in its order."""
    found: list[Mention] = []
    way = Way.NONE
    index = 0
    while index < len(parts):
        part = parts[index]
        mention = _mention(parts, index, found)
        if mention is not None:
            mention.way = way if mention.way is Way.NONE else mention.way
            mention.parts = list(parts[mention.start : mention.end])
            found.append(mention)
            index = mention.end
            is_noun = mention.kind is Kind.PLAYER or mention.kind is Kind.AMOUNT
            way = way if is_noun or mention.kind is Kind.COLOR else Way.NONE
            continue
        if part.says("if", "if-take"):
            way = Way.NONE  # a new clause
        for each in (Way.FROM, Way.TO, Way.AT):
            if part.says(each.value):
                way = each
                break
        index += 1
    return found


def colors_of(mentions: Sequence[Mention]) -> list[Color]:
    """The colors, each once, in the order they are named."""
    named = [Color(each.value or 0) for each in mentions if each.kind is Kind.COLOR]
    return list(dict.fromkeys(named))


def numbers_of(mentions: Sequence[Mention], *kinds: Kind) -> list[int]:
    """The numbers of these kinds, each once."""
    named = [each.value for each in mentions if each.kind in kinds and each.value is not None]
    return list(dict.fromkeys(named))


def _mention(parts: Sequence[Part], index: int, found: list[Mention]) -> Mention | None:
    part = parts[index]
    if part.seat is not None:
        return Mention(Kind.PLAYER, part.seat + 1, index, index + 1)
    if part.color is not None:
        return Mention(Kind.COLOR, part.color, index, index + 1)
    if part.number is not None and _continues(parts, index, found):
        return Mention(found[-1].kind, part.number, index, index + 1, found[-1].way)
    if part.number is not None and not part.says("threat", "behind"):
        is_also = _is_alternative(parts, index, found)
        return Mention(
            Kind.NUMBER,
            part.number,
            index,
            index + 1,
            found[-1].way if is_also else Way.NONE,
            is_ordinal=part.is_ordinal,
            is_digits=part.is_digits,
            is_word=not part.text[:1].isdecimal(),
            is_glued=part.is_glued,
        )
    for sense, (kind, value) in _ALONE.items():
        if part.says(sense):
            return Mention(kind, value, index, index + 1)
    if part.says("top", "bottom"):
        return _end(parts, index)
    for noun in _NUMBERED:
        if part.says(noun):
            return _numbered(parts, index, Kind(noun), found)
    for amount, count in _AMOUNTS.items():
        if part.says(amount):
            return Mention(Kind.AMOUNT, count, index, index + 1)
    return None


def _continues(parts: Sequence[Part], index: int, found: list[Mention]) -> bool:
    """Whether a number names one more place of the same kind: `line 4 and 5`, `line 3 or 4`."""
    if len(found) == 0 or found[-1].kind not in (Kind.LINE, Kind.FACTORY, Kind.COLUMN):
        return False
    is_next = found[-1].end == index - 1 and parts[index - 1].says("and", "or")
    after = parts[index + 1] if index + 1 < len(parts) else None
    return is_next and not (after is not None and (after.color is not None or after.says("line")))


def _is_alternative(parts: Sequence[Part], index: int, found: list[Mention]) -> bool:
    """Whether a number is one more place like the number before it: `from 2 or 3`."""
    is_number = bool(found) and found[-1].kind is Kind.NUMBER and found[-1].way is not Way.NONE
    return is_number and found[-1].end == index - 1 and parts[index - 1].says("or")


def _end(parts: Sequence[Part], index: int) -> Mention:
    """`top`, `the bottom row`."""
    value = 1 if parts[index].says("top") else SIZE
    after = index + 1
    if after < len(parts) and parts[after].says("line", "wall-row"):
        number = after + 1 < len(parts) and parts[after + 1].number is not None
        if not number:
            return Mention(Kind.LINE, value, index, after + 1)
    if after < len(parts) and parts[after].says("line"):
        return Mention(Kind.END, value, index, index + 1)
    has_noun = parts[index].says("line")
    return Mention(Kind.LINE if has_noun else Kind.END, value, index, index + 1)


def _numbered(
    parts: Sequence[Part], index: int, kind: Kind, found: list[Mention]
) -> Mention | None:
    """The noun of a place with its number, which may stand before it or after it."""
    after = index + 1
    while after < len(parts) and parts[after].says("number-sign"):
        after += 1
    before = found[-1] if found and found[-1].kind is Kind.NUMBER else None
    is_before = before is not None and before.end == index
    if is_before and before is not None and before.is_ordinal:
        return _take_number(before, index, kind, found)
    if after < len(parts) and parts[after].number is not None:
        beyond = parts[after + 1] if after + 1 < len(parts) else None
        is_of_next = parts[after].is_ordinal and beyond is not None and beyond.says(*_NUMBERED)
        # `a factory with two of a kind`
        is_of_next |= beyond is not None and beyond.says("same")
        # `2 lines 3 red`: a plural counts, and is no name of a place
        if not is_of_next:
            return Mention(
                kind,
                parts[after].number,
                index,
                after + 1,
                is_glued=parts[after].is_glued,
                is_ordinal=parts[after].is_ordinal,
            )
    if is_before and before is not None and not is_plural(parts[index]):
        return _take_number(before, index, kind, found)
    return Mention(kind, None, index, index + 1)


def _take_number(before: Mention, index: int, kind: Kind, found: list[Mention]) -> Mention:
    found.pop()
    return Mention(kind, before.value, before.start, index + 1, before.way)


def is_plural(noun: Part) -> bool:
    """Whether a noun counts places, as in `two lines`, and names none."""
    return noun.folded.endswith(("s", "en"))
