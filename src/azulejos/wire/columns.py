"""The gray side at a screen: everyone chooses columns at the same time.

Each seat changes only its own board, so its choices can be tried out on a position in which it
is that seat's turn. When all are in, they are played in the order of the notation.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from azulejos.notation import parse_move
from azulejos.rules import IllegalStepError, Phase, Position, TilingMove
from azulejos.rules.wall_tiling import begin

from .refusals import Code, RefusedError


def parse_tiling(text: str) -> TilingMove:
    """Reads a column choice. Raises NotationError, or ValueError for a move of another phase."""
    move = parse_move(text)
    if not isinstance(move, TilingMove):
        raise ValueError(f"{text} is no column")
    return move


def first_choice(position: Position, seat: int) -> Position | None:
    """The position as if this seat tiled first; None where it has nothing to tile."""
    if _is_choosing(position, seat):
        return position
    marker = position.marker_seat
    if marker is not None and not position.boards[marker].floor_line.entries:
        # Who took it had nothing to tile, and is done: nobody who is to tile has it.
        marker = None
    start = begin(replace(position, starting_seat=seat, marker_seat=marker), [])
    return start if _is_choosing(start, seat) else None


def choosers(position: Position) -> tuple[int, ...]:
    """The seats that have a choice to make; where every column is the only one, there is none."""
    if position.phase is not Phase.WALL_TILING:
        return ()
    return tuple(seat for seat in position.rules.seats if not _is_forced(position, seat))


def check_choices(position: Position, seat: int, moves: Sequence[TilingMove]) -> None:
    """Raises IllegalStepError for a column that can't be chosen, RefusedError where there are too
    many choices, or too few."""
    now = first_choice(position, seat)
    if now is None:
        raise RefusedError(Code.NO_CHOICE)
    for move in moves:
        if not _is_choosing(now, seat):
            raise RefusedError(Code.CHOICE_INCOMPLETE)
        refusal = now.why_not(move)
        if refusal is not None:
            raise IllegalStepError(move, refusal)
        now = now.after(move)
    if _is_choosing(now, seat):
        raise RefusedError(Code.CHOICE_INCOMPLETE)


def after_columns(position: Position, seat: int, columns: Sequence[str]) -> Position | None:
    """Where a seat stands in the Wall-tiling that has chosen so many columns; None where it has
    no more to choose. Raises RefusedError for columns that can't be chosen."""
    now = first_choice(position, seat)
    for text in columns:
        try:
            move = parse_tiling(text)
        except ValueError as error:
            raise RefusedError(Code.MALFORMED, detail=str(error)) from error
        if now is None or now.seat != seat or now.why_not(move) is not None:
            raise RefusedError(Code.ILLEGAL)
        now = now.after(move)
    is_choosing = now is not None and now.phase is Phase.WALL_TILING and now.seat == seat
    return now if is_choosing else None


def in_order(
    position: Position, choices: Mapping[int, Sequence[TilingMove]]
) -> tuple[TilingMove, ...]:
    """All choices in the order in which they are played; forced columns need none."""
    left = {seat: list(moves) for seat, moves in choices.items()}
    played: list[TilingMove] = []
    while position.phase is Phase.WALL_TILING:
        mine = left.get(position.seat)
        move = mine.pop(0) if mine else next(iter(position.legal_moves))
        assert isinstance(move, TilingMove), "in the Wall-tiling there are no other moves"
        played.append(move)
        position = position.after(move)
    return tuple(played)


def _is_forced(position: Position, seat: int) -> bool:
    now = first_choice(position, seat)
    while now is not None and _is_choosing(now, seat):
        columns = list(now.legal_moves)
        if len(columns) > 1:
            return False
        now = now.after(columns[0])
    return True


def _is_choosing(position: Position, seat: int) -> bool:
    return position.phase is Phase.WALL_TILING and position.seat == seat
