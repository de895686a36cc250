"""Events: every transition yields what happened, in the order in which players would see it.

Log, announcements, animation and tests read events, so nothing computes a score twice.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from .moves import Deal, Source
from .tiles import Color, Marker, TileCounts


@dataclass(frozen=True, slots=True)
class FactoriesFilled:
    """A deal: the round can start."""

    round_number: int
    starting_seat: int
    deal: Deal
    poured: TileCounts
    """The tiles poured from the lid into the bag; empty if the bag had enough."""


@dataclass(frozen=True, slots=True)
class TilesTaken:
    seat: int
    source: Source
    color: Color
    count: int


@dataclass(frozen=True, slots=True)
class TilesMovedToCenter:
    """The rest of the factory that was taken from."""

    source: Source
    tiles: TileCounts


@dataclass(frozen=True, slots=True)
class MarkerTaken:
    """The first to take from the center this round takes the starting player marker."""

    seat: int
    floor_space: int | None
    """The space it covers, from 0; None if the floor line was full, so it costs nothing."""


@dataclass(frozen=True, slots=True)
class TilesPlaced:
    seat: int
    row: int
    color: Color
    count: int
    is_complete: bool
    """Whether the pattern line is full now."""


@dataclass(frozen=True, slots=True)
class TilesFell:
    """Tiles of a turn, or a whole pattern line with no valid space, fell to the floor line."""

    seat: int
    color: Color
    to_floor: int
    to_lid: int
    """The tiles that found no space on the floor line."""
    penalty: int
    """What the newly covered spaces cost: 0 or negative."""
    row: int | None
    """The complete pattern line with no valid space (gray side), or None for tiles of a turn."""


@dataclass(frozen=True, slots=True)
class WallTiled:
    """A tile moved from a complete pattern line to the wall and scored."""

    seat: int
    row: int
    column: int
    color: Color
    horizontal: tuple[int, ...]
    """The columns of its horizontal group, its own included."""
    vertical: tuple[int, ...]
    """The rows of its vertical group, its own included."""
    points: int
    score: int
    """The seat's score after it."""
    to_lid: int
    """The other tiles of the pattern line."""


@dataclass(frozen=True, slots=True)
class FloorLineScored:
    """A floor line was scored and emptied into the lid. An empty one yields no event."""

    seat: int
    entries: tuple[Color | Marker, ...]
    penalty: int
    """What the spaces cost."""
    points: int
    """The points really lost: fewer than the penalty if the score reached 0."""
    score: int


class Bonus(Enum):
    """What the end of the game rewards."""

    HORIZONTAL_LINE = "horizontal_line"
    VERTICAL_LINE = "vertical_line"
    COLOR = "color"


@dataclass(frozen=True, slots=True)
class BonusScored:
    seat: int
    bonus: Bonus
    index: int
    """The row, the column or the color."""
    points: int
    score: int


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """Wall-tiling is over and the game goes on."""

    round_number: int
    starting_seat: int
    """Who starts the next round."""
    is_marker_taken: bool
    """False if nobody took the marker: the same player starts again."""


class EndReason(Enum):
    """Why a game ended."""

    HORIZONTAL_LINE = "horizontal_line"
    STALEMATE = "stalemate"


class WinReason(Enum):
    """What decided between the players."""

    POINTS = "points"
    HORIZONTAL_LINES = "horizontal_lines"
    SHARED = "shared"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The final result; several winners share the victory."""

    scores: tuple[int, ...]
    horizontal_lines: tuple[int, ...]
    """How many each seat completed: the tie-break."""
    winners: tuple[int, ...]
    decided_by: WinReason

    @classmethod
    def ranked(
        cls, scores: tuple[int, ...], horizontal_lines: tuple[int, ...], seats: Collection[int]
    ) -> Outcome:
        """Most points win, then most complete horizontal lines; then the victory is shared.

        Only these seats can win: the others have dropped out and come last (ruling 11).
        """
        most = max(scores[seat] for seat in seats)
        leaders = [seat for seat in seats if scores[seat] == most]
        most_lines = max(horizontal_lines[seat] for seat in leaders)
        winners = tuple(seat for seat in leaders if horizontal_lines[seat] == most_lines)
        if len(leaders) == 1:
            decided_by = WinReason.POINTS
        elif len(winners) == 1:
            decided_by = WinReason.HORIZONTAL_LINES
        else:
            decided_by = WinReason.SHARED
        return cls(scores, horizontal_lines, winners, decided_by)

    def among(self, seats: Collection[int]) -> Outcome:
        """The result if all other seats have dropped out."""
        return self.ranked(self.scores, self.horizontal_lines, seats)


@dataclass(frozen=True, slots=True)
class GameEnded:
    reason: EndReason
    seats: tuple[int, ...]
    """Who completed a horizontal line; nobody in a stalemate."""
    outcome: Outcome


Event: TypeAlias = (
    FactoriesFilled
    | TilesTaken
    | TilesMovedToCenter
    | MarkerTaken
    | TilesPlaced
    | TilesFell
    | WallTiled
    | FloorLineScored
    | BonusScored
    | RoundEnded
    | GameEnded
)
