"""Azulejos: the tile game Azul for programs and people. Unofficial.

Deal a round, look at the moves, play one:

    >>> from azulejos import Dealer, Game, Rules, format_position, parse_move
    >>> game = Game(Rules(num_players=2))
    >>> dealt = game.play(Dealer(seed=bytes(range(32))).deal(game.position))
    >>> events = game.play(parse_move("4K3"))  # from factory 4, the black tiles, to pattern line 3
    >>> len(game.position.legal_moves), format_position(game.position)[:25]
    (78, 'colored 1 O2 1 C BRKK/YKK')

This module has the names that most programs need:

playing     `Game`, `Rules`, `WallSide`, `Dealer`, `Deal`, `Move`, `TilingMove`, `LegalMoves`
state       `Position`, `Phase`, `PlayerBoard`, `Wall`, `PatternLine`, `FloorLine`, `TileCounts`
names       `Color`, `COLORS`, `CENTER`, `factory`, `FLOOR`, `pattern_line`
events      `Event` and its kinds in `azulejos.rules`, `Outcome`, `IllegalStepError`, `Refusal`
writing     `format_move`, `format_deal`, `format_step`, `format_position`, `format_record`
reading     `parse_move`, `parse_deal`, `parse_step`, `parse_position`, `parse_record`
whole games `Record`, `read_records`, `record_game`, `replay`, `verify_deals`

More is in the packages, lowest first; each imports only from those before it:

rules       the game as the rulebook tells it
notation    moves, deals, positions and records as text
native      the same game in C++, for speed: `azulejos.native.State`
words       sentences about the game in English, German and Dutch; reads typed lines
players     computer players, their levels, and the engine protocol
arena       matches and ratings
analysis    reviews: what each move and each deal was worth
training    self-play and networks
envs        environments for learning programs: many games at once
companion   referee and memory of a game on a real table
wire        what clients and servers say to each other
server      tables over HTTP and WebSocket, and their storage
terminal    plain lines, the full screen, and online tables in a terminal
cli         the command `azulejos`

`extras` stands below them all: it tells what to install for a command that needs more.

`import azulejos` loads `rules` and `notation` only. Arena, server, full screen, training and
environments need extras, as in `pip install 'azulejos[web]'`.
"""

from .notation import (
    NotationError,
    PositionError,
    Record,
    RecordError,
    format_deal,
    format_move,
    format_position,
    format_record,
    format_records,
    format_rules,
    format_step,
    parse_deal,
    parse_move,
    parse_position,
    parse_record,
    parse_records,
    parse_rules,
    parse_step,
    read_records,
    record_game,
    replay,
    verify_deals,
)
from .rules import (
    CENTER,
    COLORS,
    FLOOR,
    Color,
    Deal,
    Dealer,
    Destination,
    Event,
    FloorLine,
    Game,
    IllegalStepError,
    LegalMoves,
    Move,
    Outcome,
    PatternLine,
    Phase,
    PlayerBoard,
    PlayerMove,
    Position,
    Reason,
    Refusal,
    Rules,
    Source,
    Step,
    TileCounts,
    TilingMove,
    Wall,
    WallSide,
    factory,
    pattern_line,
)

__version__ = "0.1.0"

__all__ = [
    "CENTER",
    "COLORS",
    "FLOOR",
    "Color",
    "Deal",
    "Dealer",
    "Destination",
    "Event",
    "FloorLine",
    "Game",
    "IllegalStepError",
    "LegalMoves",
    "Move",
    "NotationError",
    "Outcome",
    "PatternLine",
    "Phase",
    "PlayerBoard",
    "PlayerMove",
    "Position",
    "PositionError",
    "Reason",
    "Record",
    "RecordError",
    "Refusal",
    "Rules",
    "Source",
    "Step",
    "TileCounts",
    "TilingMove",
    "Wall",
    "WallSide",
    "__version__",
    "factory",
    "format_deal",
    "format_move",
    "format_position",
    "format_record",
    "format_records",
    "format_rules",
    "format_step",
    "parse_deal",
    "parse_move",
    "parse_position",
    "parse_record",
    "parse_records",
    "parse_rules",
    "parse_step",
    "pattern_line",
    "read_records",
    "record_game",
    "replay",
    "verify_deals",
]
