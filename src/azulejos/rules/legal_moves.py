"""The legal moves of a position, worked out only as far as they are asked for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from . import factory_offer, wall_tiling
from .moves import PlayerMove
from .setup import Phase

if TYPE_CHECKING:
    from .position import Position


@dataclass(frozen=True, slots=True)
class LegalMoves:
    """Can be iterated, counted, tested for a move and for being empty."""

    position: Position

    def __iter__(self) -> Iterator[PlayerMove]:
        """In the order of sources, colors and destinations; columns from left to right."""
        if self.position.phase is Phase.FACTORY_OFFER:
            return factory_offer.legal_moves(self.position)
        if self.position.phase is Phase.WALL_TILING:
            return wall_tiling.legal_moves(self.position)
        return iter(())

    def __contains__(self, move: PlayerMove) -> bool:
        return self.position.why_not(move) is None

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __bool__(self) -> bool:
        return any(True for _ in self)

    def __repr__(self) -> str:
        return f"<LegalMoves {' '.join(map(str, self))}>"
