"""The legal moves of a position, generated when they are first needed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING

from . import factory_offer, wall_tiling
from .moves import PlayerMove
from .setup import Phase

if TYPE_CHECKING:
    from .position import Position


class LegalMoves:
    """Supports iteration, `len`, `in` and truth."""

    def __init__(self, position: Position) -> None:
        self._position = position

    def __iter__(self) -> Iterator[PlayerMove]:
        """In the order of sources, colors and destinations; columns from left to right."""
        return iter(self._all)

    def __len__(self) -> int:
        return len(self._all)

    def __bool__(self) -> bool:
        return any(True for _ in self._generate())

    def __contains__(self, move: PlayerMove) -> bool:
        return self._position.why_not(move) is None

    def __repr__(self) -> str:
        return f"<LegalMoves {' '.join(map(str, self))}>"

    @cached_property
    def _all(self) -> tuple[PlayerMove, ...]:
        # list() asks for the length before it iterates, and both would generate them.
        return tuple(self._generate())

    def _generate(self) -> Iterator[PlayerMove]:
        match self._position.phase:
            case Phase.FACTORY_OFFER:
                return factory_offer.legal_moves(self._position)
            case Phase.WALL_TILING:
                return wall_tiling.legal_moves(self._position)
            case _:
                return iter(())
