"""Everything a seat can do now with what it would bring, and why it can't do the rest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from azulejos.rules import (
    CENTER,
    COLORS,
    COLUMNS,
    DESTINATIONS,
    Move,
    Phase,
    PlayerMove,
    Position,
    TilingMove,
    factory,
)
from azulejos.rules.wall_tiling import row_to_tile
from azulejos.words.announcing import Names
from azulejos.words.explaining import explain
from azulejos.words.move_answers import preview

from .columns import first_choice
from .messages import Choice, plain
from .refusing import Code, RefusedError
from .table import parse_tiling


def options(position: Position, seat: int, columns: Sequence[str], names: Names) -> list[Choice]:
    """The moves of the seat; on the gray side those that follow the columns chosen so far.

    Of the Factory offer, every line for all tiles on offer. Raises RefusedError for columns that
    can't be chosen.
    """
    match position.phase:
        case Phase.FACTORY_OFFER if position.seat == seat:
            return [_choice(position, move, names) for move in _turns(position)]
        case Phase.WALL_TILING:
            return [*_column_choices(position, seat, columns, names)]
        case _:
            return []


def _turns(position: Position) -> Iterator[Move]:
    sources = [*(factory(index) for index, _ in enumerate(position.factories)), CENTER]
    for source in sources:
        for color in COLORS:
            if position.tiles_at(source)[color]:
                yield from (Move(source, color, destination) for destination in DESTINATIONS)


def _column_choices(
    position: Position, seat: int, columns: Sequence[str], names: Names
) -> Iterator[Choice]:
    now = first_choice(position, seat)
    for text in columns:
        try:
            move = parse_tiling(text)
        except ValueError as error:
            raise RefusedError(Code.MALFORMED) from error
        if now is None or now.seat != seat or now.why_not(move) is not None:
            raise RefusedError(Code.ILLEGAL)
        now = now.after(move)
    if now is not None and now.phase is Phase.WALL_TILING and now.seat == seat:
        row = row_to_tile(now)
        assert row is not None, "a column is to be chosen"
        yield from (_choice(now, TilingMove(row, column), names) for column in COLUMNS)


def _choice(position: Position, move: PlayerMove, names: Names) -> Choice:
    refusal = position.why_not(move)
    if refusal is not None:
        return Choice(str(move), False, plain([explain(refusal, names)]))
    return Choice(str(move), True, plain([*preview(position, move, names)]))
