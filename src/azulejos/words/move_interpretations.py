"""The interpretations of a move: what its numbers can be, a factory, a line or a count."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

from azulejos.rules import (
    CENTER,
    MAX_FACTORIES,
    SIZE,
    Color,
    Destination,
    Move,
    Position,
    Source,
    factory,
)

from .mentions import Kind, Mention, Way, is_plural
from .senses import HARMLESS
from .spoken_parts import Part
from .table_answers import sources

_MOST_NUMBERS: Final = 4
"""No move has more numbers without a noun."""


@dataclass(frozen=True, slots=True)
class Interpretation:
    """One way to understand the numbers of a sentence."""

    source: Source | None
    destination: Destination | None
    count: int | None


class _Role:
    SOURCE = "source"
    TARGET = "target"
    COUNT = "count"


def find_interpretations(
    mentions: Sequence[Mention],
    lines: list[Destination] | None,
    parts: Sequence[Part],
    position: Position,
    held_at: int | None = None,
) -> Iterator[Interpretation]:
    """Every reading of the numbers. `lines` are those that the sentence means without a number,
    `held_at` is where it names their tiles."""
    fixed_sources = {
        CENTER if each.kind is Kind.CENTER else _factory(each.value or 0, position)
        for each in mentions
        if each.kind is Kind.CENTER or (each.kind is Kind.FACTORY and each.value is not None)
    }
    named = targets = {
        Destination(each.value or 0)
        for each in mentions
        if each.kind in (Kind.LINE, Kind.WALL_ROW, Kind.FLOOR, Kind.END) and each.value is not None
    }
    if lines is not None:
        # several lines may hold the color: then it isn't clear which one is meant
        targets = targets or {*lines} if len(lines) != 1 else targets | {*lines}
    amounts = {each.value or 0 for each in mentions if each.kind is Kind.AMOUNT}
    numbers = [each for each in mentions if each.kind is Kind.NUMBER]
    if len(numbers) > _MOST_NUMBERS:
        return
    roles = [
        [_Role.TARGET]  # `floor line 3` is no line, and doesn't repeat factory 3
        if _follows_floor(each, mentions, parts)
        else [*_roles(each, mentions, parts, bool(fixed_sources), bool(targets))]
        for each in numbers
    ]
    seen: set[Interpretation] = set()
    for chosen in product(*roles):
        if _says_twice(numbers, chosen) or _breaks_order(numbers, chosen):
            continue
        pairs = [*zip(numbers, chosen, strict=True)]
        sources_named = fixed_sources | {
            _factory(each.value or 0, position) for each, role in pairs if role == _Role.SOURCE
        }
        targets_named = targets | {
            Destination(each.value or 0) for each, role in pairs if role == _Role.TARGET
        }
        counts = amounts | {each.value or 0 for each, role in pairs if role == _Role.COUNT}
        if len(sources_named) > 1 or len(targets_named) > 1 or len(counts) > 1:
            continue
        if not all(_is_possible(each, role) for each, role in pairs):
            continue
        if not fixed_sources and any(_repeats(each, role, named) for each, role in pairs):
            continue
        if held_at is not None and any(_leaves_held(each, role, held_at) for each, role in pairs):
            continue
        interpretation = Interpretation(
            next(iter(sources_named), None),
            next(iter(targets_named), None),
            next(iter(counts), None),
        )
        if interpretation not in seen:
            seen.add(interpretation)
            yield interpretation


def _factory(number: int, position: Position) -> Source:
    if number == -1:
        return factory(len(position.factories) - 1)
    return factory(min(max(number, 1), MAX_FACTORIES) - 1)


def _is_possible(mention: Mention, role: str) -> bool:
    value = mention.value or 0
    if role == _Role.SOURCE:
        return 1 <= value <= MAX_FACTORIES
    return 0 <= value <= SIZE if role == _Role.TARGET else value > 0


def _roles(
    number: Mention,
    mentions: Sequence[Mention],
    parts: Sequence[Part],
    has_source: bool,
    has_target: bool,
) -> Iterator[str]:
    """What a bare number can be."""
    if parts[number.start].says("one", "two", "three"):
        yield _Role.COUNT  # `zweimal schwarz`
        return
    if _is_before_color(number, parts) and not number.is_ordinal:
        color = next((each for each in mentions if each.start >= number.end), None)
        if color is None:
            return  # it says which line is meant: `to my 2 reds`
        word = parts[color.start]
        is_counted = (
            word.says("plural")
            or _noun_follows(color, parts)
            or has_source
            or _is_determined(number, parts)
        )
        if number.is_digits and not is_counted and number.way is Way.NONE:
            if any(each.kind is Kind.NUMBER and each.start < number.start for each in mentions):
                yield _Role.COUNT
            yield _Role.SOURCE
            return
        if number.way is not Way.FROM:
            yield _Role.COUNT
            if is_counted and number.way is Way.NONE:
                return
            if is_counted and number.way is not Way.NONE and has_source and has_target:
                return
    if _is_determined(number, parts) and number.way is Way.NONE and not number.is_ordinal:
        after = parts[number.end] if number.end < len(parts) else None
        if after is not None and after.says("from"):
            yield _Role.COUNT  # `yellow, the two from the center`
    if number.way is not Way.TO:
        yield _Role.SOURCE
    is_of_color = _is_before_color(number, parts) and number.way is Way.NONE
    if number.way is not Way.FROM and not (is_of_color and not number.is_ordinal):
        yield _Role.TARGET


def _is_before_color(number: Mention, parts: Sequence[Part]) -> bool:
    """`two red`, `two lovely red`; not `two, red`."""
    for part in parts[number.start : number.start + 3]:
        if part.color is not None:
            return True
        if part.is_last or (not part.says(HARMLESS) and part.number is None):
            return False
        if part.says("from", "to", "at"):
            return False
    return False


def _follows_floor(number: Mention, mentions: Sequence[Mention], parts: Sequence[Part]) -> bool:
    before = parts[number.start - 1] if number.start else None
    is_next = any(each.kind is Kind.FLOOR and each.end == number.start for each in mentions)
    return is_next and before is not None and not before.is_last and number.way is Way.NONE


def _noun_follows(color: Mention, parts: Sequence[Part]) -> bool:
    after = parts[color.end] if color.end < len(parts) else None
    return after is not None and after.says("plural", "tile")


def _is_determined(number: Mention, parts: Sequence[Part]) -> bool:
    """`the two red`, `take 2 red`: the word before says that tiles are counted."""
    before = parts[number.start - 1] if number.start else None
    return before is not None and before.is_word and before.says(HARMLESS) and not before.is_last


def _says_twice(numbers: Sequence[Mention], chosen: Sequence[str]) -> bool:
    """Whether two numbers would be the same thing; only `from 6 ... from 6` may repeat itself."""
    said = {(role, each.value, each.way) for each, role in zip(numbers, chosen, strict=True)}
    if any(way is Way.NONE for _, _, way in said):
        return len({*chosen}) < len(chosen)
    return len({*chosen}) < len(said)


def _breaks_order(numbers: Sequence[Mention], chosen: Sequence[str]) -> bool:
    """Two bare numbers come in the order of the notation: the factory, then the line."""
    bare = [
        (number, role)
        for number, role in zip(numbers, chosen, strict=True)
        if role != _Role.COUNT and number.way in (Way.NONE, Way.AT)
    ]
    if len(bare) != 2:
        return False
    (first, one), (second, other) = bare
    if first.way is Way.AT and second.way is not Way.AT:
        return False
    return (one, other) == (_Role.TARGET, _Role.SOURCE)


def _repeats(number: Mention, role: str, named: Collection[Destination]) -> bool:
    """Whether a number would be the line that is named anyway: the first 3 of `blue 3, line 3`."""
    return role == _Role.TARGET and number.value in named and number.way is not Way.TO


def _leaves_held(number: Mention, role: str, held_at: int) -> bool:
    """Whether a number after the tiles of a line would be no line: `to my blues on the fifth`."""
    return role == _Role.SOURCE and number.start > held_at and number.way is Way.AT


# The move of an interpretation


def moves_of(
    meant: Interpretation,
    colors: Sequence[Color],
    position: Position,
    mentions: Sequence[Mention],
) -> list[Move]:
    """The moves that an interpretation names; several if it is open where the tiles come from."""
    if len(colors) != 1 or meant.destination is None:
        return []
    color = colors[0]
    if meant.source is not None:
        if CENTER != meant.source >= len(position.factories):
            return [Move(meant.source, color, meant.destination)]
        there = position.tiles_at(meant.source)[color]
        is_miscounted = meant.count is not None and there and there != meant.count
        return [] if is_miscounted else [Move(meant.source, color, meant.destination)]
    is_firm = _has_firm_target(meant.destination, mentions)
    if not is_firm and meant.count is None:
        return []
    is_factory = any(each.kind is Kind.FACTORY and _is_one(each) for each in mentions)
    found = [
        source
        for source, there in sources(position)
        if there[color] and meant.count in (None, there[color])
        if not (is_factory and source == CENTER)
    ]
    if not is_firm and len(found) != 1:
        return []
    return [Move(source, color, meant.destination) for source in found]


def _is_one(factory: Mention) -> bool:
    """Whether a factory is named without its number: `the red one from the factory`."""
    return factory.value is None and factory.way is not Way.TO and not is_plural(factory.parts[0])


def _has_firm_target(destination: Destination, mentions: Sequence[Mention]) -> bool:
    """Whether the line is named as one: a bare number may be the factory that was forgotten."""
    for each in mentions:
        is_line = each.kind in (Kind.LINE, Kind.WALL_ROW, Kind.FLOOR, Kind.END)
        is_number = each.kind is Kind.NUMBER and each.way in (Way.TO, Way.AT)
        if (is_line or is_number) and each.value == destination:
            return True
    return not any(each.kind is Kind.NUMBER for each in mentions)
