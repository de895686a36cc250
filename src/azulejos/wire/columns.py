"""The gray side on screens: everyone chooses columns at the same time.

Each seat changes only its own board, so its choices are checked on a position where it is that
seat's turn. Once all have chosen, the columns are played in the order of the notation.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from azulejos.notation import parse_move
from azulejos.rules import IllegalStepError, Phase, Position, TilingMove
from azulejos.rules.wall_tiling import begin

from .refusals import Code, RefusedError


def parse_tiling(text: str) -> TilingMove:
    """Parses a column choice. Raises NotationError, or ValueError for a move of another phase."""
    move = parse_move(text)
    if not isinstance(move, TilingMove):
        raise ValueError(f"{text} is no column")
    return move


def first_choice(position: Position, seat: int) -> Position | None:
    """The position as if this seat tiled first; None if it has nothing to tile."""
    if _is_choosing(position, seat):
        return position
    marker = position.marker_seat
    if marker is not None and not position.boards[marker].floor_line.entries:
        # The marker's holder had nothing to tile and is done, so nobody who tiles holds it.
        marker = None
    start = begin(replace(position, starting_seat=seat, marker_seat=marker), [])
    return start if _is_choosing(start, seat) else None


def choosers(position: Position) -> tuple[int, ...]:
    """The seats with a choice to make; a seat whose columns are all forced has none."""
    if position.phase is not Phase.WALL_TILING:
        return ()
    return tuple(seat for seat in position.rules.seats if not _is_forced(position, seat))


def check_choices(position: Position, seat: int, moves: Sequence[TilingMove]) -> None:
    """Raises IllegalStepError for an illegal column, and RefusedError for too many or too few
    columns."""
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
    """The position in which a seat chooses its next column after these; None if it has chosen all.
    Raises RefusedError for illegal columns."""
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
    """All columns in playing order; adds the forced ones."""
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
