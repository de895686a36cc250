"""The gray side on screens: everyone chooses columns at the same time.

Each seat changes only its own board, so its choices are checked on a position where it is that
seat's turn. Once all have chosen, the columns are played in the order of the notation.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Self

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


@dataclass(frozen=True)
class ColumnChoices:
    """The columns that a seat has chosen so far. Each was checked when it was added."""

    table_position: Position
    """The position of the table, in which all of them were checked."""
    seat: int
    moves: tuple[TilingMove, ...]
    next_choice: Position | None
    """The position in which the seat chooses its next column; None if it has none left."""

    @classmethod
    def none_yet(cls, position: Position, seat: int) -> Self:
        return cls(position, seat, (), first_choice(position, seat))

    def then(self, move: TilingMove) -> Self:
        """Checks one more column, and adds it. Raises IllegalStepError if it is illegal, and
        RefusedError if there is no more to choose."""
        if self.next_choice is None:
            raise RefusedError(Code.CHOICE_INCOMPLETE)
        refusal = self.next_choice.why_not(move)
        if refusal is not None:
            raise IllegalStepError(move, refusal)
        now = self.next_choice.after(move)
        next_choice = now if _is_choosing(now, self.seat) else None
        return replace(self, moves=(*self.moves, move), next_choice=next_choice)


def columns_so_far(position: Position, seat: int, columns: Sequence[str]) -> ColumnChoices:
    """What a client says a seat has chosen so far. Raises RefusedError for text that is no column,
    and for illegal columns."""
    choices = ColumnChoices.none_yet(position, seat)
    for text in columns:
        try:
            choices = choices.then(parse_tiling(text))
        except (IllegalStepError, RefusedError) as error:
            raise RefusedError(Code.ILLEGAL) from error
        except ValueError as error:
            raise RefusedError(Code.MALFORMED, detail=str(error)) from error
    return choices


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
