"""Game setup: the number of players, the side of the wall, a vertical line's worth; the phases.

An edition of the game is data: equal `Rules` play alike.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4
SIZE: Final = 5
"""Rows and columns of the wall, and the number of pattern lines."""
ROWS: Final = range(SIZE)
COLUMNS: Final = range(SIZE)
TILES_PER_FACTORY: Final = 4

VERTICAL_LINE_BONUS: Final = 7
TACTILE_VERTICAL_LINE_BONUS: Final = 5
"""The tactile edition for blind players prints 5 where the others print 7."""


class WallSide(Enum):
    """The two sides of a player board; all players use the same one."""

    COLORED = "colored"
    """Every space of the wall has its color."""
    GRAY = "gray"
    """The player chooses the column, and no color may stand twice in one."""


class Phase(Enum):
    """What the game waits for; the letters are those of position codes."""

    PREPARING_NEXT_ROUND = "D"
    """A deal: the only moment of chance."""
    FACTORY_OFFER = "O"
    """A player's move: take and place."""
    WALL_TILING = "T"
    """A column for a complete pattern line; on the gray side only."""
    GAME_OVER = "X"


@dataclass(frozen=True, slots=True)
class Rules:
    """What the players agree on before they start. Raises ValueError if no edition has it."""

    num_players: int = MIN_PLAYERS
    side: WallSide = WallSide.COLORED
    vertical_line_bonus: int = VERTICAL_LINE_BONUS

    def __post_init__(self) -> None:
        if not MIN_PLAYERS <= self.num_players <= MAX_PLAYERS:
            raise ValueError(f"2 to 4 can play, not {self.num_players}")
        if self.vertical_line_bonus not in (
            VERTICAL_LINE_BONUS,
            TACTILE_VERTICAL_LINE_BONUS,
        ):
            raise ValueError(f"a vertical line is worth 7 or 5, not {self.vertical_line_bonus}")

    @property
    def num_factories(self) -> int:
        """5, 7 or 9 factories for 2, 3 or 4 players."""
        return 2 * self.num_players + 1

    @property
    def seats(self) -> range:
        return range(self.num_players)

    def seat_after(self, seat: int) -> int:
        """The next seat clockwise."""
        return (seat + 1) % self.num_players

    def clockwise_from(self, seat: int) -> tuple[int, ...]:
        """Every seat once, clockwise, `seat` first."""
        return tuple((seat + step) % self.num_players for step in self.seats)
