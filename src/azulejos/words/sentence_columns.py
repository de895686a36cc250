"""Reads a move of the Wall-tiling from a sentence: `all the way left`, `next to the white one`.

As with a move of the Factory offer, a column is played only if nothing in the sentence speaks
against it, and all that it says of the column means the same one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from azulejos.rules import COLUMNS, SIZE, Color, Position, TilingMove

from .mentions import Kind, Mention, find_mentions
from .senses import HARMLESS
from .sentence_moves import STOPS
from .sentences import IN_A_MOVE, Sentence
from .spoken_parts import Part

_FITS: Final = ("place", "where", "amount", HARMLESS)
_ALSO: Final = ("me", "own-line", "plural", "wall", "same", "tile", "open", "please")
_SPACE: Final = frozenset({"column", "space"})
_LETTERS: Final = frozenset({"c", "k", "s", "col"})


@dataclass(frozen=True, slots=True)
class ColumnRead:
    """What a sentence says of a column."""

    columns: frozenset[int]
    """The columns that it may name, from 0."""
    rows: frozenset[int]
    stops: tuple[Part, ...]
    is_about_column: bool

    def move(self, row: int) -> TilingMove | None:
        """The move, if there is no doubt about it. `row` is the next line to be tiled."""
        if self.stops or len(self.columns) != 1 or len(self.rows) > 1:
            return None
        (column,) = self.columns
        return TilingMove(next(iter(self.rows), row), column)


def read_column(sentence: Sentence, position: Position) -> ColumnRead:
    """The columns that a sentence may name for the next complete line."""
    parts = _with_letters(sentence.parts(IN_A_MOVE))
    mentions = find_mentions(parts)
    row, color = next(position.board.complete_pattern_lines)
    named = [each for each in mentions if each.value is not None]
    rows = {each.value or 0 for each in named if each.kind in (Kind.LINE, Kind.WALL_ROW, Kind.END)}
    numbers = [each for each in named if each.kind is Kind.NUMBER]
    columns = [{(each.value or 0) - 1} for each in named if each.kind is Kind.COLUMN]
    if len(numbers) == 2 and not rows and not columns:
        rows = {numbers[0].value or 0}
        numbers = numbers[1:]
    spaces = [each for each in named if any(part.says("space") for part in each.parts)]
    if len(numbers) == len(spaces) == 1 and not rows and numbers[0].start < spaces[0].start:
        rows = {numbers[0].value or 0}
        numbers = []
    target = min(rows, default=row + 1) - 1
    related = [*_beside_colors(parts, mentions, position, target, color)]
    columns += related
    is_far = any(part.says("far") for part in parts)
    if any(part.says("right") for part in parts) and not is_far and not related:
        columns += [*_from_the_right(numbers, columns, parts)]
    else:
        columns += [{(each.value or 0) - 1} for each in numbers]
    columns += [*_ends(parts, bool(columns))]
    possible = set.intersection(*columns) if columns else set()
    used = {id(part) for mention in mentions for part in mention.parts}
    stops = [part for part in parts if part.says(*STOPS)]
    stops += [part for part in parts if id(part) not in used and not _fits(part)]
    # `left of 4` is not 4; `the second from the right` is counted above
    stops += [
        part
        for part, after in pairwise(parts)
        if part.says("left", "right") and after.says("from") and not after.is_last
    ]
    others = [
        each
        for each, after in pairwise(mentions)
        if each.kind is Kind.NUMBER and after.kind is Kind.COLOR and each.end == after.start
    ]
    others += [
        each
        for each in mentions
        if (each.kind in (Kind.FACTORY, Kind.PLAYER, Kind.FLOOR) and not _is_tile(each))
        or (each.kind is Kind.COLOR and each.value != color and not related)
    ]
    stops += [part for each in others for part in each.parts]
    is_about = bool(columns) or any(each.kind is Kind.COLUMN for each in mentions)
    return ColumnRead(
        frozenset(possible), frozenset(row - 1 for row in rows), tuple(stops), is_about
    )


def _with_letters(parts: Sequence[Part]) -> list[Part]:
    """`c 2`, `k4`: the first letter of a column. `the fourth space` is one too."""
    found: list[Part] = []
    for index, part in enumerate(parts):
        after = parts[index + 1] if index + 1 < len(parts) else None
        is_column = part.folded in _LETTERS and after is not None and after.is_digits
        if part.says("space") and index and parts[index - 1].is_ordinal:
            found.append(replace(part, senses=_SPACE, sections=frozenset({"place"})))
            continue
        senses = frozenset({"column"}) if is_column else part.senses
        sections = frozenset({"place"}) if is_column else part.sections
        is_letter = is_column and len(part.folded) == 1
        found.append(
            Part(part.text, part.folded, senses=senses, sections=sections) if is_letter else part
        )
    return found


def _from_the_right(
    numbers: Sequence[Mention], columns: Sequence[set[int]], parts: Sequence[Part]
) -> Iterator[set[int]]:
    """`the second from the right`; a bare `right` isn't clear."""
    is_counted = any(part.says("from") for part in parts)
    for each in numbers:
        yield {SIZE - (each.value or 0)} if is_counted else set()
    if not numbers and not columns:
        yield set()


def _ends(parts: Sequence[Part], has_column: bool) -> Iterator[set[int]]:
    """`all the way left`; only `left` isn't clear."""
    is_far = any(part.says("far") for part in parts)
    for part in parts:
        if part.says("left", "right") and is_far:
            yield {0 if part.says("left") else SIZE - 1}
        elif part.says("left") and not has_column:
            yield set()


def _beside_colors(
    parts: Sequence[Part],
    mentions: Sequence[Mention],
    position: Position,
    row: int,
    own: Color,
) -> Iterator[set[int]]:
    """The columns next to, above or below a tile on the wall, or the column that has it."""
    if not 0 <= row < SIZE:
        return
    wall = position.board.wall
    for relation in ("next-to", "above", "below", "same-column"):
        at = [index for index, part in enumerate(parts) if part.says(relation)]
        if not at:
            continue
        after = [each for each in mentions if each.kind is Kind.COLOR and each.start > at[0]]
        if not after:
            yield set()
            continue
        color = after[0].value
        there = {
            (at_row, column)
            for at_row in range(SIZE)
            for column in COLUMNS
            if wall[at_row, column] == color
        }
        if relation == "next-to":
            beside = {
                column + step for at_row, column in there if at_row == row for step in (-1, 1)
            }
            yield {column for column in beside if column in position_columns(position, row, own)}
        elif relation == "same-column":
            yield {column for _, column in there}
        else:
            neighbor = row + 1 if relation == "above" else row - 1
            yield {column for at_row, column in there if at_row == neighbor}


def position_columns(position: Position, row: int, color: Color) -> set[int]:
    """The columns that can take the tile of a line."""
    return {*position.board.wall.valid_columns(row, color, position.rules.side)}


def _is_tile(mention: Mention) -> bool:
    """German `Plättchen` are tiles here: there are no factories to take from."""
    return mention.value is None and all(part.says("tile") for part in mention.parts)


def _fits(part: Part) -> bool:
    if part.says("left", "right", *_ALSO):
        return True
    return part.is_known and part.is_word and not part.sections.isdisjoint(_FITS)
