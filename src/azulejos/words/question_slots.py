"""Finds out what a question is about: colors, places, players, numbers, a move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from azulejos.rules import (
    CENTER,
    SIZE,
    Color,
    Move,
    Phase,
    PlayerBoard,
    Position,
    Source,
    TilingMove,
    WallSide,
    factory,
)

from .held_lines import colors_of_lines, rows_with
from .mentions import Kind, Mention, Way, find_mentions
from .moods import Mood
from .sentence_moves import MoveRead, read_move
from .sentences import OF_PLACES, Sentence
from .spoken_parts import Part
from .table_answers import sources

_PHASES: Final = {
    Phase.FACTORY_OFFER: "#offer",
    Phase.WALL_TILING: "#tiling",
    Phase.GAME_OVER: "#over",
}
_OF_LINES: Final = frozenset(
    {
        "allowed",
        "need",
        "full",
        "close",
        "finish-line",
        "begun",
        "if-take",
        "empty",
        "options",
        "worth",
        "line",
    }
)
"""With one of these, a bare number after `in` is a line, otherwise a factory."""


@dataclass(slots=True)
class Slots:
    """What a question is about."""

    colors: list[Color]
    sources: list[Source]
    lines: list[int]
    rows: list[int]
    columns: list[int]
    """Lines, rows and columns from 1."""
    seats: list[int]
    numbers: list[int]
    has_floor: bool
    move: Move | TilingMove | None
    taken: tuple[Source, Color] | None
    wrong: Mention | None
    """A place that doesn't exist."""
    held: Color | None = None
    """The color of `my red line`."""
    said: frozenset[str] = frozenset()
    """Everything that the sentence says."""


def find_slots(sentence: Sentence, position: Position) -> Slots:
    parts = sentence.parts(OF_PLACES)
    slots = Slots([], [], [], [], [], [], [], has_floor=False, move=None, taken=None, wrong=None)
    mentions = find_mentions(parts)
    held = [each for each in mentions if each.start in colors_of_lines(parts)]
    if held and not any(each.kind is Kind.LINE and each.value is not None for each in mentions):
        slots.held = Color(held[0].value or 0)
        mentions = [each for each in mentions if each is not held[0]]
    for mention in mentions:
        _sort(mention, slots, parts, sentence, position)
    if position.phase is Phase.FACTORY_OFFER:
        read = read_move(sentence, position)
        slots.move = _move_asked_about(read)
        slots.taken = _taken(read, position, is_supposed="happened" in sentence.senses)
        factories = [source for source in slots.sources if source != CENTER]
        if slots.taken is None and len(factories) == 1 and len(slots.colors) == 1:
            # `if I take the black from 2, what goes to the center`
            is_supposed = "if-take" in sentence.senses
            slots.taken = (factories[0], slots.colors[0]) if is_supposed else None
    elif position.phase is Phase.WALL_TILING:
        row, color = next(position.board.complete_pattern_lines)
        is_of_other = bool(slots.colors) and slots.colors != [color]
        columns = [column for column in slots.columns if 1 <= column <= SIZE]
        if len(columns) == 1 and not is_of_other and len(slots.rows + slots.lines) <= 1:
            named = (slots.rows + slots.lines or [row + 1])[0]
            slots.move = TilingMove(named - 1, columns[0] - 1) if 1 <= named <= SIZE else None
    return slots


def _sort(
    mention: Mention, slots: Slots, parts: Sequence[Part], sentence: Sentence, position: Position
) -> None:
    value = mention.value
    match mention.kind:
        case Kind.COLOR:
            slots.colors += [Color(value or 0)] * (Color(value or 0) not in slots.colors)
        case Kind.CENTER:
            slots.sources.append(CENTER)
        case Kind.FLOOR:
            slots.has_floor = True
        case Kind.FACTORY if value is not None:
            number = len(position.factories) if value == -1 else value
            if 1 <= number <= len(position.factories):
                slots.sources.append(factory(number - 1))
            else:
                slots.wrong = mention
        case Kind.LINE | Kind.END if value is not None:
            is_row = "wall" in sentence.senses
            (slots.rows if is_row else slots.lines).append(value)
        case Kind.WALL_ROW if value is not None:
            slots.rows.append(value)
        case Kind.COLUMN if value is not None:
            slots.columns.append(value)
        case Kind.PLAYER if value is not None:
            slots.seats.append(value - 1)
        case Kind.NUMBER:
            _sort_number(mention, slots, parts, sentence, position)


def _sort_number(
    mention: Mention, slots: Slots, parts: Sequence[Part], sentence: Sentence, position: Position
) -> None:
    """A number without a noun: `in the fifth`, `from 3`, `five blues`."""
    value = mention.value or 0
    after = parts[mention.end] if mention.end < len(parts) else None
    before = parts[mention.start - 1] if mention.start else None
    is_count = after is not None and (after.color is not None or after.says("tile", "plural"))
    is_somebodys = before is not None and before.says("me", "opponent")
    is_somebodys |= any(part.seat is not None for part in parts)
    is_set = value == SIZE and not sentence.senses.isdisjoint({"all", "color", "same"})
    is_line = mention.is_ordinal and mention.way is Way.NONE and not is_count
    is_line &= not sentence.senses.isdisjoint({"full", "finish-line"})
    if is_set and not mention.is_ordinal:
        slots.numbers.append(value)
    elif (is_line and 1 <= value <= SIZE) or (mention.is_ordinal and is_somebodys):
        slots.lines.append(value)
    elif is_count or mention.way is Way.NONE:
        slots.numbers.append(value)
    elif (
        position.phase is Phase.WALL_TILING
        and mention.way is Way.FROM
        and any(part.color is not None for part in parts)
    ):
        slots.lines.append(value)
    elif mention.way is Way.FROM and 1 <= value <= len(position.factories):
        if position.phase is Phase.FACTORY_OFFER:
            slots.sources.append(factory(value - 1))
    elif (
        position.phase is not Phase.FACTORY_OFFER
        or not 1 <= value <= len(position.factories)
        or mention.way is Way.TO
        or not sentence.senses.isdisjoint(_OF_LINES)
    ):
        slots.lines.append(value)
    else:
        slots.sources.append(factory(value - 1))


_PAIR: Final = 2


def _move_asked_about(read: MoveRead) -> Move | None:
    """The move in `what would yellow from five to line two bring`."""
    is_named = all(
        each.source is not None or each.count is not None for each in read.interpretations
    )
    return read.moves[0] if len(read.moves) == 1 and is_named else None


def _taken(read: MoveRead, position: Position, *, is_supposed: bool) -> tuple[Source, Color] | None:
    """The source and the color in `if I take the four whites`."""
    if not 1 <= len(read.colors) <= _PAIR or not read.interpretations:
        return None
    color = read.colors[-1]  # `what happens to the white if I take the black`
    if len(read.colors) == _PAIR and not is_supposed:
        return None
    named = {each.source for each in read.interpretations if each.source is not None}
    counts = {each.count for each in read.interpretations}
    if len(named) == 1:
        (source,) = named
        return source, color
    count = next(iter(counts)) if len(counts) == 1 else None
    found = [
        source
        for source, there in sources(position)
        if there[color] and count in (None, there[color])
    ]
    return (found[0], color) if len(found) == 1 else None


def _are_several(slots: Slots, sentence: Sentence) -> bool:
    """Whether two colors, two lines or two places are to be compared."""
    are_places = len({*slots.sources}) > 1 and not sentence.senses.isdisjoint({"or", "matter"})
    return max(len(slots.colors), len({*slots.lines})) > 1 or are_places


def _is_in_line(slots: Slots, position: Position) -> bool:
    """Whether the line that is named holds the color that is named."""
    if len(slots.lines) != 1 or len(slots.colors) != 1:
        return False
    return slots.lines[0] - 1 in rows_with(_board(slots, position), slots.colors[0])


def _is_begun(slots: Slots, position: Position) -> bool:
    """Whether a pattern line that isn't full holds the color that is named."""
    board = _board(slots, position)
    rows = [row for color in slots.colors for row in rows_with(board, color)]
    return any(board.free_spaces(row) for row in rows)


def _board(slots: Slots, position: Position) -> PlayerBoard:
    """The board that a question is about."""
    seat = slots.seats[0] if slots.seats else position.seat
    return position.boards[seat if seat < len(position.boards) else position.seat]


def find_signs(slots: Slots, mood: Mood, sentence: Sentence, position: Position) -> set[str]:
    factories = [source for source in slots.sources if source != CENTER]
    found = {
        "#color": slots.colors,
        "#colors": slots.colors[1:],
        "#factory": factories,
        "#center": CENTER in slots.sources,
        "#line": slots.lines or slots.held is not None,
        "#never-mind": sentence.parts({"about", "order"})[-1:][0].says("never-mind"),
        "#held": slots.held is not None,
        "#in-line": _is_in_line(slots, position),
        "#begun": _is_begun(slots, position),
        "#line-full": len(slots.lines) == 1
        and 1 <= slots.lines[0] <= SIZE
        and _board(slots, position).is_complete(slots.lines[0] - 1),
        "#row": slots.rows,
        "#column": slots.columns,
        "#floor": slots.has_floor,
        "#player": slots.seats,
        "#number": slots.numbers,
        "#five": SIZE in slots.numbers,
        "#asks": mood.is_asked,
        "#word": mood.has_word and len(sentence.words) > 2,
        "#options": _are_several(slots, sentence),
        "#yes-no": mood.is_yes_no,
        "#ends": sentence.is_asked,
        "#move": slots.move,
        "#take": slots.taken,
        "#gray": position.rules.side is WallSide.GRAY,
    }
    signs = {sign for sign, is_there in found.items() if is_there}
    if not signs.isdisjoint({"#factory", "#center", "#line", "#row", "#column", "#floor"}):
        signs.add("#place")
    if not signs.isdisjoint({"#place", "#color", "#player"}):
        signs.add("#slot")
    return signs | {_PHASES.get(position.phase, "")} - {""}
