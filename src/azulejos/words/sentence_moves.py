"""Reads a move of the Factory offer from a sentence.

Every number may be a factory, a line or a count. All interpretations that the words around it
allow are compared: only if they name one and the same move is it played. A word that is unknown, a
negation, a condition, an alternative or somebody's name stops the move: then the answer asks.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from azulejos.rules import (
    SIZE,
    Color,
    Move,
    Position,
)

from .contrasts import corrected, without_contrast
from .implied_targets import color_to_finish, implied_lines, that_finish, without_held
from .mentions import Kind, Mention, Way, colors_of, find_mentions
from .move_interpretations import Interpretation, find_interpretations, moves_of
from .senses import HARMLESS, MOVING, VERBS
from .sentences import IN_A_MOVE, Sentence
from .spoken_parts import Part

STOPS: Final = ("not", "if", "perhaps", "or", "correct")
"""With one of these, no move is meant for certain."""
_RELATIONS: Final = ("above", "below", "next-to", "same-column", "left", "right")
"""`the row above row 3` is not row 3."""
_PARTITIVES: Final = frozenset({"of", "von", "vom", "van"})
_FITS: Final = ("place", "where", "amount", HARMLESS)


@dataclass(frozen=True, slots=True)
class MoveRead:
    """What a sentence says of a move."""

    moves: tuple[Move, ...]
    """The moves that it may name; more than one if it is ambiguous."""
    interpretations: tuple[Interpretation, ...]
    colors: tuple[Color, ...]
    stops: tuple[Part, ...]
    """Words that don't belong to a move, or say that none is meant."""
    unknown: tuple[Part, ...]
    wrong: tuple[Mention, ...]
    """Numbers of places that don't exist."""
    is_about_move: bool
    """It names enough of a move to be meant as one."""

    @property
    def is_doubtful(self) -> bool:
        """Whether its words, its numbers or their count speak against a move."""
        is_counted = any(each.count is not None for each in self.interpretations)
        return bool(self.stops) or len(self.moves) > 1 or is_counted

    @property
    def move(self) -> Move | None:
        """The move, if there is no doubt about it."""
        is_clear = len(self.moves) == 1 and not self.stops and not self.unknown and not self.wrong
        return self.moves[0] if is_clear else None


def read_move(sentence: Sentence, position: Position) -> MoveRead:
    """The moves that a sentence may name."""
    parts = _with_letters(_without_polite_words(sentence.parts(IN_A_MOVE)))
    parts = without_contrast(corrected(parts))
    mentions = find_mentions(parts)
    mentions, held = without_held(mentions, parts)
    colors = colors_of(mentions)
    used = {id(part) for mention in mentions + held for part in mention.parts}
    loose = [part for part in parts if id(part) not in used]
    stops = [part for part in parts if part.says(*STOPS)]
    stops += [part for part in loose if _is_stray(part, is_held=bool(held)) and part not in stops]
    stops += [part for part in loose if part.says("other") and not held and part not in stops]
    unknown = [part for part in loose if not part.is_known]
    stops += [part for mention in mentions for part in _misplaced(mention, position.seat)]
    stops += [
        part
        for before, part in pairwise(parts)
        if part.color is not None and before.color is part.color
    ]
    stops += [part for part in parts if part.says(*_RELATIONS) and not part.says("left-over")]
    stops += _only_some(parts)
    stops += _somebody_else(parts)
    stops += _numbered_twice(parts)
    wrong = [mention for mention in mentions if not _exists(mention, position)]
    lines = implied_lines(held, mentions, parts, colors, position)
    found = find_interpretations(mentions, lines, parts, position, held[0].start if held else None)
    interpretations = [] if wrong else [*found]
    colors = colors or color_to_finish(interpretations, parts, position)
    complete = [moves_of(each, colors, position, mentions) for each in interpretations]
    moves, unfinished = that_finish([move for found in complete for move in found], parts, position)
    stops += unfinished
    kinds = {mention.kind for mention in mentions if mention.value is not None}
    ways = {mention.way for mention in mentions if mention.kind is Kind.NUMBER}
    is_source = bool(kinds & {Kind.FACTORY, Kind.CENTER}) or Way.FROM in ways
    is_target = bool(kinds & {Kind.LINE, Kind.FLOOR, Kind.END}) or lines is not None
    is_target |= not ways.isdisjoint({Way.TO, Way.AT})
    is_number = Way.NONE in ways
    return MoveRead(
        tuple(dict.fromkeys(moves)),
        tuple(interpretations),
        tuple(colors),
        tuple(stops),
        tuple(unknown),
        tuple(wrong),
        _is_about_move(parts, (is_source, is_target, bool(colors), is_number), kinds),
    )


def _is_about_move(parts: Sequence[Part], named: tuple[bool, ...], kinds: set[Kind]) -> bool:
    """Whether a sentence names two things of a move, or one with a verb such as `take` or `not`."""
    is_told = any(part.says(MOVING, "not") for part in parts) and any(named[:3])
    return sum(named) > (0 if is_told else 1) and Kind.COLUMN not in kinds


def _without_polite_words(parts: list[Part]) -> list[Part]:
    """`could you` asks for a move; the rest of the sentence says which."""
    return [part for part in parts if not part.says("please")]


def _with_letters(parts: list[Part]) -> list[Part]:
    """`F3 blau R2`, `5 y 2`: letters before numbers are places, a letter alone is a color."""
    has_color = any(part.color is not None for part in parts)
    found: list[Part] = []
    for index, part in enumerate(parts):
        after = parts[index + 1] if index + 1 < len(parts) else None
        place = _GLUED.get(part.folded) if after is not None and after.is_glued else None
        if part.folded in _CENTER_LETTERS and after is not None and after.number is not None:
            place = place if after.is_glued else "center"
        is_place = has_color or part.letter is None or _has_other_letter(parts, part)
        found.append(_as_place(part, place) if place is not None and is_place else part)
    is_notation = not has_color and any(_is_notation(found, index) for index in range(len(found)))
    if has_color or not (is_notation or _is_short(found)):
        return found
    return [
        part
        if part.letter is None or (is_notation and not _is_notation(found, index))
        else Part(part.text, part.folded, color=part.letter, is_last=part.is_last)
        for index, part in enumerate(found)
    ]


def _is_notation(parts: Sequence[Part], index: int) -> bool:
    """Whether a letter is the color of `2K3`."""
    if not 0 < index < len(parts) - 1 or parts[index].letter is None:
        return False
    before, after = parts[index - 1], parts[index + 1]
    return before.is_digits and parts[index].is_glued and after.is_digits and after.is_glued


_GLUED: Final = {
    "f": "factory",
    "m": "factory",
    "l": "line",
    "r": "line",
    "pl": "line",
    "fac": "factory",
}


_CENTER_LETTERS: Final = frozenset({"c", "m"})


def _has_other_letter(parts: Sequence[Part], part: Part) -> bool:
    return any(each.letter is not None and each is not part for each in parts)


def _is_short(parts: Sequence[Part]) -> bool:
    """Whether single letters can be colors: nothing but places and numbers around them."""
    letters = [part for part in parts if part.letter is not None]
    others = [part for part in parts if part.letter is None and part.is_word]
    return len(letters) <= 2 and all(part.says(*_PLACES, "from", "to", "at") for part in others)


_PLACES: Final = ("factory", "center", "line", "floor", "wall-row", "number-sign")


def _as_place(part: Part, place: str) -> Part:
    senses = frozenset({place})
    return Part(part.text, part.folded, senses=senses, sections=frozenset({"place"}))


def _is_stray(part: Part, *, is_held: bool) -> bool:
    """Whether a known word has no place in a move."""
    if part.seat is not None:
        return True
    if is_held and part.says("other") and not part.says(*STOPS):
        return False  # `to the other reds`
    if not part.is_word or not part.senses:
        return False
    return part.sections.isdisjoint(_FITS) and not part.says("me", "own-line", "plural")


def _only_some(parts: Sequence[Part]) -> Iterator[Part]:
    """The number in `two of the whites`: the rules take all tiles of a color."""
    for index, part in enumerate(parts):
        after = parts[index + 1 : index + 5]
        if part.number is None or part.is_ordinal or not after:
            continue
        if after[0].folded.split()[:1] and after[0].folded.split()[0] in _PARTITIVES:
            for each in after[1:]:
                if each.color is not None:
                    yield part
                if not each.says(HARMLESS, "amount", "all", "two") and each.number is None:
                    break


def _somebody_else(parts: Sequence[Part]) -> Iterator[Part]:
    """The subject of a sentence that tells what somebody else does: `you take`, `they put`."""
    for part, after in pairwise(parts):
        if part.says("subject") and after.says(VERBS):
            yield part
        if not part.says(HARMLESS) or not part.is_word or part.says(VERBS):
            return


def _numbered_twice(parts: Sequence[Part]) -> Iterator[Part]:
    """The second number of a place, as in `4. factory 5 to line 2`, unless it counts tiles or
    belongs to the next place."""
    for index in range(1, len(parts) - 1):
        before, noun, after = parts[index - 1 : index + 2]
        beyond = parts[index + 2] if index + 2 < len(parts) else None
        is_noun = noun.says("factory", "line") and before.is_ordinal and after.number is not None
        is_of_next = beyond is not None and not after.is_last
        is_of_next &= beyond is not None and (
            beyond.color is not None or beyond.says("tile", "plural", "factory", "line")
        )
        if is_noun and not after.is_ordinal and not is_of_next:
            yield after


def _misplaced(mention: Mention, seat: int) -> Iterator[Part]:
    """What can't be part of a move: a line that tiles come from, a column, another player."""
    if mention.kind is Kind.PLAYER and mention.value == seat + 1:
        return
    is_line = mention.kind in (Kind.LINE, Kind.WALL_ROW, Kind.FLOOR)
    is_misplaced = mention.kind in (Kind.COLUMN, Kind.PLAYER) or (
        mention.value is not None
        and (
            (is_line and mention.way is Way.FROM)
            or (mention.kind is Kind.FACTORY and mention.way is Way.TO)
        )
    )
    if is_misplaced:
        yield from mention.parts[:1]


def _exists(mention: Mention, position: Position) -> bool:
    value = mention.value
    if value is None:
        return True
    if mention.kind is Kind.FACTORY:
        return value == -1 or 1 <= value <= len(position.factories)
    if mention.kind in (Kind.LINE, Kind.WALL_ROW):
        return 0 <= value <= SIZE
    return True
