"""The person's selection: the focus and the chosen tiles. Tiles come first, then a line."""

from __future__ import annotations

from enum import Enum

from textual.geometry import Region

from azulejos.rules import FLOOR, Destination, Move, Phase, PlayerMove, Position, TilingMove

from .picture import Picture
from .spots import ColumnSpot, LineSpot, Spot, TilesSpot


class Area(Enum):
    """The areas, in the order of Tab."""

    TILES = "tiles"
    BOARD = "board"
    COMMAND = "command"
    LOG = "log"


class Selection:
    """The focus and the chosen tiles. It does not check legality; the rules do."""

    def __init__(self) -> None:
        self.focus: Spot | None = None
        self.chosen: TilesSpot | None = None
        self.area = Area.TILES

    @property
    def home(self) -> Area:
        """Where Esc leads from the command line and the log."""
        return Area.TILES if self.chosen is None else Area.BOARD

    def renew(self, picture: Picture, position: Position, *, decides: bool) -> bool:
        """Keeps what is still there after the table has changed; True if the focus or the chosen
        tiles had to change."""
        before = (self.focus, self.chosen)
        if self.chosen is not None and (not decides or self.chosen not in picture.spots):
            self.chosen = None
            if self.area is Area.BOARD:
                self.area = Area.TILES
        if decides and position.phase is Phase.WALL_TILING and self.area is Area.TILES:
            self.area = Area.BOARD
        if self.area in {Area.TILES, Area.BOARD} and self.focus not in self._spots(picture):
            self.focus = self._first(picture)
        elif self.focus not in picture.spots:
            self.focus = None
        return before != (self.focus, self.chosen)

    def go(self, picture: Picture, across: int, down: int) -> bool:
        """Moves the focus to the nearest spot in a direction; False at the edge."""
        spots = self._spots(picture)
        if self.focus is None or self.focus not in spots:
            return False
        here = spots[self.focus]
        ahead = {
            spot: distance
            for spot, region in spots.items()
            if (distance := _distance(here, region, across, down)) is not None
        }
        if not ahead:
            return False
        self.focus = min(ahead, key=lambda spot: ahead[spot])
        return True

    def enter(self, area: Area, picture: Picture) -> None:
        """Moves the focus to an area."""
        self.area = area
        if area in {Area.TILES, Area.BOARD} and self.focus not in self._spots(picture):
            self.focus = self._first(picture)

    def point_at(self, spot: Spot, picture: Picture) -> None:
        """Focuses a spot, with its area."""
        if spot in picture.spots:
            self.focus = spot
            self.area = Area.TILES if isinstance(spot, TilesSpot) else Area.BOARD

    def choose(self, picture: Picture, best: LineSpot | None) -> PlayerMove | None:
        """Chooses the focus: tiles are held, a line or a column makes a move. With tiles, the focus
        goes to the line `best`."""
        match self.focus:
            case TilesSpot() as tiles:
                self.chosen = tiles
                self.focus = best or LineSpot(FLOOR)
                self.area = Area.BOARD
            case LineSpot(destination) if self.chosen is not None:
                return self.move_to(destination)
            case ColumnSpot(row, column):
                # After the last column, tiles come next. If columns remain, `renew` returns.
                self.area = Area.TILES
                return TilingMove(row, column)
            case _:
                self.enter(Area.TILES, picture)
        return None

    def move_to(self, destination: Destination) -> Move:
        """The move of the chosen tiles; some must be chosen."""
        assert self.chosen is not None, "tiles are chosen"
        return Move(self.chosen.source, self.chosen.color, destination)

    def put_back(self) -> bool:
        """Puts the chosen tiles back; False if there are none."""
        if self.chosen is None:
            return False
        self.focus, self.chosen = self.chosen, None
        self.area = Area.TILES
        return True

    def _spots(self, picture: Picture) -> dict[Spot, Region]:
        """The spots of the present area; if a column has to be chosen, the columns."""
        if self.area is Area.TILES:
            return self._of_kind(picture, TilesSpot)
        return self._of_kind(picture, ColumnSpot) or self._of_kind(picture, LineSpot)

    @staticmethod
    def _of_kind(picture: Picture, kind: type[Spot]) -> dict[Spot, Region]:
        return {spot: region for spot, region in picture.spots.items() if isinstance(spot, kind)}

    def _first(self, picture: Picture) -> Spot | None:
        return next(iter(self._spots(picture)), None)


def _distance(here: Region, there: Region, across: int, down: int) -> tuple[int, int] | None:
    """How far a region is in a direction; None if it is not there. Up and down, the nearest row
    comes first, then the nearest column; left and right stay in the row."""
    if across:
        steps = (there.x - here.x) * across
        return (steps, 0) if there.y == here.y and steps > 0 else None
    steps = (there.y - here.y) * down
    return (steps, abs(there.x - here.x)) if steps > 0 else None
