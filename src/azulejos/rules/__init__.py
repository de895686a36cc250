"""The game as the rulebook tells it. Standard library only; the specification of the rest.

Read in this order: `tiles`, `setup`, `floor_line`, `board`, `moves`, then the chapters of the
rulebook: `factory_offer`, `wall_tiling`, `next_round` and `end_of_game`; then
`position` and `game`, which put them together; `events` and `refusals`, what they answer;
`result`, how a game at a table ended; `chance`, the dealer; and `status`, which checks positions
that were set up by hand.
"""

from .board import (
    PatternLine,
    PlayerBoard,
    Wall,
    capacity,
    wall_color,
    wall_column,
)
from .chance import SEED_BYTES, Dealer
from .end_of_game import COLOR_BONUS, HORIZONTAL_LINE_BONUS, is_stalemate
from .events import (
    Bonus,
    BonusScored,
    EndReason,
    Event,
    FactoriesFilled,
    FloorLineScored,
    GameEnded,
    MarkerTaken,
    Outcome,
    RoundEnded,
    TilesFell,
    TilesMovedToCenter,
    TilesPlaced,
    TilesTaken,
    WallTiled,
    WinReason,
)
from .factory_offer import take_and_place
from .floor_line import FLOOR_COSTS, FLOOR_SPACES, FloorLine
from .game import Game
from .legal_moves import LegalMoves
from .moves import (
    CENTER,
    DESTINATIONS,
    FLOOR,
    MAX_FACTORIES,
    Deal,
    Destination,
    Move,
    PlayerMove,
    Source,
    Step,
    TilingMove,
    factory,
    pattern_line,
    row_of,
)
from .position import Position
from .projection import is_last_round, project_round, project_tiling, rows_to_complete
from .refusals import IllegalStepError, Reason, Refusal
from .result import DroppedOut, Ending, GameResult
from .setup import (
    COLUMNS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    ROWS,
    SIZE,
    TACTILE_VERTICAL_LINE_BONUS,
    TILES_PER_FACTORY,
    VERTICAL_LINE_BONUS,
    Phase,
    Rules,
    WallSide,
)
from .status import MAX_ROUND, MAX_SCORE, Flaw, Problem, problems
from .tiles import (
    ALL_TILES,
    COLOR_LETTERS,
    COLORS,
    NO_TILES,
    STARTING_PLAYER_MARKER,
    TILES_PER_COLOR,
    Color,
    Marker,
    TileCounts,
)
from .wall_tiling import tile_points

__all__ = [
    "ALL_TILES",
    "CENTER",
    "COLORS",
    "COLOR_BONUS",
    "COLOR_LETTERS",
    "COLUMNS",
    "DESTINATIONS",
    "FLOOR",
    "FLOOR_COSTS",
    "FLOOR_SPACES",
    "HORIZONTAL_LINE_BONUS",
    "MAX_FACTORIES",
    "MAX_PLAYERS",
    "MAX_ROUND",
    "MAX_SCORE",
    "MIN_PLAYERS",
    "NO_TILES",
    "ROWS",
    "SEED_BYTES",
    "SIZE",
    "STARTING_PLAYER_MARKER",
    "TACTILE_VERTICAL_LINE_BONUS",
    "TILES_PER_COLOR",
    "TILES_PER_FACTORY",
    "VERTICAL_LINE_BONUS",
    "Bonus",
    "BonusScored",
    "Color",
    "Deal",
    "Dealer",
    "Destination",
    "DroppedOut",
    "EndReason",
    "Ending",
    "Event",
    "FactoriesFilled",
    "Flaw",
    "FloorLine",
    "FloorLineScored",
    "Game",
    "GameEnded",
    "GameResult",
    "IllegalStepError",
    "LegalMoves",
    "Marker",
    "MarkerTaken",
    "Move",
    "Outcome",
    "PatternLine",
    "Phase",
    "PlayerBoard",
    "PlayerMove",
    "Position",
    "Problem",
    "Reason",
    "Refusal",
    "RoundEnded",
    "Rules",
    "Source",
    "Step",
    "TileCounts",
    "TilesFell",
    "TilesMovedToCenter",
    "TilesPlaced",
    "TilesTaken",
    "TilingMove",
    "Wall",
    "WallSide",
    "WallTiled",
    "WinReason",
    "capacity",
    "factory",
    "is_last_round",
    "is_stalemate",
    "pattern_line",
    "problems",
    "project_round",
    "project_tiling",
    "row_of",
    "rows_to_complete",
    "take_and_place",
    "tile_points",
    "wall_color",
    "wall_column",
]
