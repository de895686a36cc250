"""Answers about moves to what people ask in sentences: whether one is allowed, which lines can be
filled at once, which move scores most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from azulejos.rules import (
    CENTER,
    FLOOR,
    ROWS,
    Color,
    Move,
    Phase,
    Position,
    Reason,
    Refusal,
    Source,
    project_round,
    take_and_place,
)

from . import board_answers, move_answers, table_answers
from .asked_boards import Asked
from .phrases import Phrase, phrase
from .questions import Question
from .refusals import explain
from .things import color_first, color_name, source_key, tile_set, typed_move


def tell_allowed(asked: Asked) -> Iterator[Phrase]:
    """Whether a color may go on a line, and why not."""
    if asked.question.color is None or asked.question.number is None:
        yield from move_answers.moves(
            asked.game.position, asked.question.source, asked.question.color
        )
        return
    refusal = why_not_on_line(
        asked.game.position, asked.seat, asked.question.color, asked.question.number - 1
    )
    if refusal is not None:
        yield explain(refusal, asked.names)
        return
    yield phrase("asked-fits", color=color_name(asked.question.color), row=asked.question.number)
    position = asked.game.position
    if position.phase is Phase.FACTORY_OFFER:
        yield table_answers.where_is(position, asked.question.color)
        if asked.seat == position.seat:
            option = AskedMove(asked.question.color, asked.question.number, asked.question.source)
            yield from _in_short(position, best_move(position, option.moves(_every(position))))


def why_not_on_line(position: Position, seat: int, color: Color, row: int) -> Refusal | None:
    """Why a color may not go on a pattern line of a seat, wherever it comes from."""
    mine = position.boards[seat]
    held = mine.pattern_lines[row].color
    if held is not None and held is not color:
        return Refusal(Reason.PATTERN_LINE_HOLDS_OTHER_COLOR, row=row, color=held)
    if mine.wall.row_has(row, color):
        column = mine.wall.rows[row].index(color)
        return Refusal(Reason.WALL_ROW_HAS_COLOR, row=row, column=column, color=color)
    if held is not None and not mine.free_spaces(row):
        return Refusal(Reason.PATTERN_LINE_FULL, row=row, color=color)
    return None


def tell_rest(asked: Asked) -> Iterator[Phrase]:
    """What taking a color would leave, and which lines can take it."""
    position, source, color = asked.game.position, asked.question.source, asked.question.color
    assert source is not None, "the rule asks for a source"
    assert color is not None, "and for a color"
    there = position.tiles_at(source)
    if not there[color]:
        refused = Refusal(Reason.COLOR_NOT_THERE, source=source, color=color, tiles=there)
        yield explain(refused, asked.names)
        return
    rest = there.replace(color, 0)
    yield table_answers.one_offer(source, color, there[color])
    if source != CENTER and rest:
        yield phrase("preview-to-center", tiles=tile_set(rest))
    if source == CENTER and position.marker_in_center:
        yield phrase("asked-marker-comes")
    yield from board_answers.needs(position, asked.seat, color)


# What a move would score


def tell_best(asked: Asked) -> Iterator[Phrase]:
    """Which move brings the most points this round: of each color, line or source that the question
    names, and of all."""
    position = on_move(asked.game.position, asked.seat)
    if position.phase is not Phase.FACTORY_OFFER:
        yield from move_answers.moves(position, None, None)
        return
    every = _every(position)
    best = best_move(position, every)
    told: list[Move | None] = []
    for option in options_of(asked.question):
        chosen = best_move(position, option.moves(every))
        told.append(chosen)
        if chosen is None:
            yield option.why_none(position)
        else:
            yield option.best(chosen)
            yield from move_answers.preview(position, chosen, asked.names)
    if best is not None and best not in told:
        gain = gain_of(position, best)
        sign = "minus" if gain < 0 else "plus"
        typed = typed_move(best)
        yield phrase("asked-best-of-all", typed=typed, points=abs(gain), sign=sign)
        yield from () if told else move_answers.preview(position, best, asked.names)


@dataclass(frozen=True, slots=True)
class AskedMove:
    """Something that a question wants weighed: a color, a line, a source, or two of them."""

    color: Color | None = None
    line: int | None = None
    """From 1."""
    source: Source | None = None

    def moves(self, every: Sequence[Move]) -> list[Move]:
        """The moves to a pattern line that have all of it."""
        return [
            move
            for move in every
            if move.destination != FLOOR
            and self.color in (None, move.color)
            and self.line in (None, move.destination)
            and self.source in (None, move.source)
        ]

    def best(self, move: Move) -> Phrase:
        typed = typed_move(move)
        if self.line is not None:
            return phrase("asked-best-line", row=self.line, typed=typed)
        if self.color is not None:
            return phrase("asked-best-color", color=color_name(self.color), typed=typed)
        return phrase("asked-best-source", source=source_key(move.source), typed=typed)

    def why_none(self, position: Position) -> Phrase:
        if self.color is not None and not position.tiles_on_offer[self.color]:
            return table_answers.where_is(position, self.color)
        if self.line is not None:
            return board_answers.line_with_colors(
                position.board, self.line - 1, position.rules.side
            )
        if self.color is not None:
            return phrase("no-line-takes", title=color_first(self.color))
        if self.source is None or self.source == CENTER:
            return table_answers.center(position)
        return table_answers.one_factory(position, self.source)


def options_of(question: Question) -> list[AskedMove]:
    """What a question wants weighed; nothing if it asks for the best move of all."""
    colors = [color for color in (question.color, question.other) if color is not None]
    lines = question.lines or (() if question.number is None else (question.number,))
    if len(lines) > 1:
        return [AskedMove(question.color, line, question.source) for line in lines]
    line = lines[0] if lines else None
    if len(question.sources) > 1:
        return [AskedMove(question.color, line, source) for source in question.sources]
    if colors:
        return [AskedMove(color, line, question.source) for color in colors]
    if line is None and question.source is None:
        return []
    return [AskedMove(None, line, question.source)]


def tell_compared(asked: Asked) -> Iterator[Phrase]:
    """What taking a color would do, from each place that has it."""
    position, color = asked.game.position, asked.question.color
    assert color is not None, "the rule asks for a color"
    named = asked.question.sources
    for source, there in table_answers.sources(position):
        if there[color] and (source in named or len(named) < _TWO):
            option = AskedMove(color, asked.question.number, source)
            chosen = best_move(position, option.moves(_every(position)))
            if chosen is not None:
                yield phrase(
                    "asked-best-source", source=source_key(source), typed=typed_move(chosen)
                )
                yield from move_answers.preview(position, chosen, asked.names)
    if not position.tiles_on_offer[color]:
        yield table_answers.where_is(position, color)


_TWO = 2
"""So many places are compared; one alone is compared with all others."""


def is_best(question: Question, position: Position) -> bool | None:
    """Whether the only thing that a question wants weighed brings the most points this round: yes,
    or no if it costs points that another move doesn't; otherwise neither."""
    options = options_of(question)
    if position.phase is not Phase.FACTORY_OFFER or len(options) != 1:
        return None
    every = _every(position)
    best, chosen = best_move(position, every), best_move(position, options[0].moves(every))
    if best is None or chosen is None:
        return None if best is None else False
    most, gain = gain_of(position, best), gain_of(position, chosen)
    if gain == most and gain > 0:
        return True
    return False if gain < 0 <= most else None


def best_move(position: Position, found: Sequence[Move]) -> Move | None:
    """The move that brings the most points this round; among equals the one that drops the fewest
    tiles, goes on with a line, and leaves the fewest spaces of it open."""

    def worth(move: Move) -> tuple[int, int, int, int]:
        mine = position.board
        count = position.tiles_at(move.source)[move.color]
        if move.destination == FLOOR:
            return gain_of(position, move), -count, 0, 0
        held = mine.pattern_lines[move.destination - 1].count
        open_spaces = mine.free_spaces(move.destination - 1) - count
        return gain_of(position, move), min(open_spaces, 0), held, -open_spaces

    return max(found, key=worth, default=None)


def gain_of(position: Position, move: Move) -> int:
    """How many points more or fewer the round would bring whoever is on move."""
    after = take_and_place(position, move, [])
    return project_round(after)[position.seat] - project_round(position)[position.seat]


def tell_reach(asked: Asked) -> Iterator[Phrase]:
    """A pattern line, and where the tiles that it needs lie; of an empty one, what fills it now."""
    position = asked.game.position
    row = (asked.question.number or 1) - 1
    mine = position.boards[asked.seat]
    color = mine.pattern_lines[row].color or asked.question.color
    if color is None:
        yield board_answers.line_with_colors(mine, row, position.rules.side)
    else:
        yield board_answers.pattern_line(mine, row)
        if mine.free_spaces(row):
            yield table_answers.where_is(position, color)
    now = on_move(position, asked.seat)
    yield from _in_short(now, best_move(now, filling_moves(now, row)))


def tell_fillable(asked: Asked) -> Iterator[Phrase]:
    """The pattern lines that one move can fill now, each with the move that scores most."""
    position = on_move(asked.game.position, asked.seat)
    is_any = False
    for row in ROWS:
        chosen = best_move(position, filling_moves(position, row))
        is_any |= chosen is not None
        yield from _in_short(position, chosen)
    if not is_any:
        yield phrase("asked-fills-none", player=asked.names[asked.seat])


def filling_moves(position: Position, row: int) -> list[Move]:
    """The moves that fill a pattern line of whoever is on move."""
    if position.phase is not Phase.FACTORY_OFFER or position.board.is_complete(row):
        return []
    return [
        move
        for move in position.legal_moves
        if isinstance(move, Move)
        and move.destination == row + 1
        and position.tiles_at(move.source)[move.color] >= position.board.free_spaces(row)
    ]


def tell_marker_cost(asked: Asked) -> Iterator[Phrase]:
    """What the starting player marker costs whoever takes it now."""
    position = asked.game.position
    floor = position.boards[asked.seat].floor_line
    if asked.question.aspect == "marker-take" and position.marker_seat is not None:
        seat = position.marker_seat
        yield phrase("turn-marker", player=asked.names[seat], seat=seat + 1)
        return
    yield phrase("asked-marker-place")
    if position.marker_in_center and position.phase is Phase.FACTORY_OFFER:
        cost = floor.penalty - floor.with_marker().penalty
        yield phrase("asked-marker-cost", cost=cost)


def on_move(position: Position, seat: int) -> Position:
    """The position as if it were this seat's turn."""
    is_other = position.phase is Phase.FACTORY_OFFER and position.seat != seat
    return replace(position, seat=seat) if is_other else position


def _every(position: Position) -> list[Move]:
    return [move for move in position.legal_moves if isinstance(move, Move)]


def _in_short(position: Position, move: Move | None) -> Iterator[Phrase]:
    """What a move fills, and what it scores; nothing without one."""
    if move is None:
        return
    preview = [*move_answers.preview(position, move, ())]
    shown = ("preview", "preview-fell", "preview-points", "preview-floor-costs")
    yield from (said for said in preview if said.id in shown)
