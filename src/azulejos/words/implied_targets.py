"""Finds the line that a move goes to where no number says it: `to my reds`, `where it fits`,
`throw it away`; and whether a move does what its verb says: `finish my blue line`."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.rules import FLOOR, Color, Destination, Move, Position

from .held_lines import colors_of_lines, rows_with
from .mentions import Kind, Mention, Way
from .move_interpretations import Interpretation
from .spoken_parts import Part

_NEAR = 4
"""So many words may stand between `my` and the color of `my line with the reds`."""


def implied_lines(
    held: Sequence[Mention],
    mentions: Sequence[Mention],
    parts: Sequence[Part],
    colors: Sequence[Color],
    position: Position,
) -> list[Destination] | None:
    """The lines that a sentence means without a number; None if it doesn't."""
    named = [mention.value for mention in held if mention.kind is Kind.COLOR]
    if named:
        rows = rows_with(position.board, Color(named[0] or 0))
        return [Destination(row + 1) for row in rows if position.board.free_spaces(row)]
    if len(colors) == 1 and _say(parts, "any-line"):
        legal = [move for move in position.legal_moves if isinstance(move, Move)]
        found = {move.destination for move in legal if move.color is colors[0]} - {FLOOR}
        return sorted(found)
    is_discarded = _say(parts, "discarding")
    is_discarded |= _say(parts, "throwing") and _say(parts, "gone")
    return [FLOOR] if is_discarded and not any(map(_may_be_target, mentions)) else None


def _say(parts: Sequence[Part], sense: str) -> bool:
    return any(part.says(sense) for part in parts)


def _may_be_target(mention: Mention) -> bool:
    if mention.kind is Kind.NUMBER:
        return mention.way is not Way.FROM
    return mention.kind in (Kind.LINE, Kind.WALL_ROW, Kind.FLOOR, Kind.END)


# Where the tiles of a color already lie: `to my reds`


def without_held(
    mentions: list[Mention], parts: Sequence[Part]
) -> tuple[list[Mention], list[Mention]]:
    """Splits off a color that only says which line is meant: the second one in `red from 3 to my
    other reds`. The number before it belongs to it."""
    colors = [mention for mention in mentions if mention.kind is Kind.COLOR]
    of_lines = colors_of_lines(parts)
    if len(colors) == 1 and colors[0].start in of_lines:
        return mentions, colors  # `finish my blue line`: the color is that of the tiles, too
    if len(colors) < 2 or len({mention.value for mention in colors}) > 1:
        return mentions, []
    held = [mention for mention in colors if mention.start in of_lines]
    held = held or [mention for mention in colors if _is_held(mention, mentions, parts)]
    if len(held) != 1 or len(colors) != 2:
        return mentions, []
    at = mentions.index(held[0])
    split = [held[0]]
    before = mentions[at - 1] if at else None
    is_count = before is not None and before.kind in (Kind.NUMBER, Kind.AMOUNT)
    is_count = is_count and before is not None and before.way is not Way.FROM
    if before is not None and is_count and before.end >= held[0].start - 1:
        split.append(before)
    return [mention for mention in mentions if mention not in split], split


def _is_held(color: Mention, mentions: Sequence[Mention], parts: Sequence[Part]) -> bool:
    def own(indices: range) -> bool:
        for index in indices:
            if not 0 <= index < len(parts) or parts[index].color is not None:
                return False
            if parts[index].number is not None and abs(index - color.start) > 1:
                return False
            if parts[index].says("own-line"):
                return True
        return False

    is_before = own(range(color.start - 1, color.start - 1 - _NEAR, -1))
    # `the reds I already have` can only come after the tiles that are taken
    is_second = any(each.kind is Kind.COLOR and each.start < color.start for each in mentions)
    return is_before or (is_second and own(range(color.end, color.end + _NEAR)))


# What the verb says


def color_to_finish(
    interpretations: Sequence[Interpretation], parts: Sequence[Part], position: Position
) -> list[Color]:
    """The color of `finish line 3`: that of its tiles."""
    if not _say(parts, "completing"):
        return []
    rows = {each.destination for each in interpretations} - {None, FLOOR}
    held = [position.board.pattern_lines[row - 1].color for row in rows if row is not None]
    return [held[0]] if len(held) == 1 and held[0] is not None else []


def that_finish(
    moves: Sequence[Move], parts: Sequence[Part], position: Position
) -> tuple[list[Move], list[Part]]:
    """The moves that do what `finish` says, and the word, if none does."""
    words = [part for part in parts if part.says("completing")]
    if not words or not moves:
        return [*moves], []
    found = [move for move in moves if _finishes(move, position)]
    return (found, []) if found else ([*moves], words[:1])


def _finishes(move: Move, position: Position) -> bool:
    if move.destination == FLOOR or position.why_not(move) is not None:
        return position.why_not(move) is not None  # for the rules to refuse
    count = position.tiles_at(move.source)[move.color]
    return count >= position.board.free_spaces(move.destination - 1)
