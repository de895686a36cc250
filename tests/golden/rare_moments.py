"""What whole games seldom say: every refusal, overflowing floor lines, ties, empty places."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from azulejos.notation import parse_move, parse_tiles
from azulejos.rules import (
    CENTER,
    NO_TILES,
    STARTING_PLAYER_MARKER,
    Bonus,
    BonusScored,
    Color,
    Deal,
    EndReason,
    Event,
    FactoriesFilled,
    FloorLineScored,
    GameEnded,
    MarkerTaken,
    Outcome,
    Reason,
    Refusal,
    TilesFell,
    TilesMovedToCenter,
    TilesPlaced,
    TilesTaken,
    WallTiled,
    WinReason,
    factory,
)
from azulejos.words.announcements import announce_move, detail_round, summarize_round
from azulejos.words.board_answers import (
    floor_line,
    needs,
    scores,
    wall_column,
    wall_layout,
    wall_row,
    wall_space,
)
from azulejos.words.goal_answers import endings, goals, wants
from azulejos.words.move_answers import moves, preview
from azulejos.words.phrases import Argument, Speech, phrase
from azulejos.words.refusals import explain
from azulejos.words.table_answers import bag, center, one_factory, turn, where_is
from tests.games import board, set_up

NAMES: Final[tuple[Argument, ...]] = (
    "Anna",
    "Ben",
    phrase("person", seat=3),
    phrase("computer", seat=4),
)

REFUSALS: Final = (
    Refusal(Reason.GAME_OVER),
    Refusal(Reason.DEAL_PENDING),
    Refusal(Reason.NOT_YOUR_TURN, seat=2),
    Refusal(Reason.NOT_FACTORY_OFFER, seat=0, row=3),
    Refusal(Reason.NO_SUCH_FACTORY, source=factory(7), count=5),
    Refusal(Reason.COLOR_NOT_THERE, source=factory(2), color=Color.BLUE, tiles=parse_tiles("YKKW")),
    Refusal(Reason.COLOR_NOT_THERE, source=factory(2), color=Color.WHITE, tiles=NO_TILES),
    Refusal(Reason.COLOR_NOT_THERE, source=CENTER, color=Color.RED, tiles=parse_tiles("B")),
    Refusal(Reason.COLOR_NOT_THERE, source=CENTER, color=Color.RED, tiles=NO_TILES),
    Refusal(Reason.PATTERN_LINE_HOLDS_OTHER_COLOR, row=1, color=Color.BLACK),
    Refusal(Reason.WALL_ROW_HAS_COLOR, row=2, column=4, color=Color.YELLOW),
    Refusal(Reason.PATTERN_LINE_FULL, row=0, color=Color.WHITE),
    Refusal(Reason.NOT_WALL_TILING),
    Refusal(Reason.OTHER_PATTERN_LINE_FIRST, row=1),
    Refusal(Reason.SPACE_TAKEN, row=1, column=2, color=Color.RED),
    Refusal(Reason.COLUMN_HAS_COLOR, row=4, column=2, color=Color.BLUE),
    Refusal(Reason.NOT_DEALING),
    Refusal(Reason.WRONG_NUMBER_OF_FACTORIES, count=7),
    Refusal(Reason.WRONG_NUMBER_OF_TILES, source=factory(4), count=4),
    Refusal(Reason.WRONG_NUMBER_OF_TILES, source=factory(4), count=1),
    Refusal(Reason.TILES_NOT_AVAILABLE, color=Color.BLACK, count=3),
    Refusal(Reason.TILES_NOT_AVAILABLE, color=Color.BLACK, count=1),
    Refusal(Reason.BAG_NOT_EMPTIED_FIRST, source=factory(1), tiles=parse_tiles("BRR")),
)


def moments() -> Iterator[tuple[str, Speech]]:
    """Each with what it is about."""
    for refusal in REFUSALS:
        yield str(refusal), [explain(refusal, NAMES)]
    for heading, *events in _STEPS:
        yield heading, [*announce_move(events, NAMES)]
    for heading, *events in _SCORES:
        yield heading, [*detail_round(events, NAMES)]
    for heading, ended in _ENDS:
        yield heading, [*summarize_round([ended], ended.outcome.scores, NAMES)]
    yield from _answers()


_STEPS: Final[tuple[tuple[str, *tuple[Event, ...]], ...]] = (
    (
        "two of four fall, one to the lid",
        TilesTaken(0, factory(3), Color.RED, 4),
        TilesPlaced(0, 1, Color.RED, 1, is_complete=True),
        TilesFell(0, Color.RED, to_floor=2, to_lid=1, penalty=-6, row=None),
    ),
    (
        "one of two to the lid, the floor line is full",
        TilesTaken(0, factory(3), Color.RED, 2),
        TilesMovedToCenter(factory(3), parse_tiles("BK")),
        TilesPlaced(0, 0, Color.RED, 1, is_complete=True),
        TilesFell(0, Color.RED, to_floor=0, to_lid=1, penalty=0, row=None),
    ),
    (
        "one tile, on its own",
        TilesTaken(2, factory(8), Color.WHITE, 1),
        TilesPlaced(2, 4, Color.WHITE, 1, is_complete=False),
    ),
    (
        "the marker, to a full floor line",
        TilesTaken(3, CENTER, Color.BLACK, 15),
        MarkerTaken(3, None),
        TilesPlaced(3, 4, Color.BLACK, 1, is_complete=True),
        TilesFell(3, Color.BLACK, to_floor=0, to_lid=14, penalty=0, row=None),
    ),
    (
        "the marker, and many to the floor line on purpose",
        TilesTaken(3, CENTER, Color.YELLOW, 12),
        MarkerTaken(3, 0),
        TilesFell(3, Color.YELLOW, to_floor=6, to_lid=6, penalty=-13, row=None),
    ),
    (
        "a line without a valid space",
        WallTiled(1, 0, 2, Color.BLUE, (2,), (2,), 1, 12, 0),
        TilesFell(1, Color.WHITE, to_floor=4, to_lid=0, penalty=-6, row=3),
        TilesFell(2, Color.BLACK, to_floor=1, to_lid=0, penalty=-1, row=0),
    ),
    (
        "a deal that took one tile from the lid",
        FactoriesFilled(7, 2, Deal((NO_TILES,)), parse_tiles("R")),
    ),
    (
        "a deal that took many tiles from the lid",
        FactoriesFilled(7, 3, Deal((NO_TILES,)), parse_tiles("RRKK")),
    ),
)
_SCORES: Final[tuple[tuple[str, *tuple[Event, ...]], ...]] = (
    (
        "floor lines, one of them cut off at 0",
        FloorLineScored(0, (STARTING_PLAYER_MARKER,), penalty=-1, points=-1, score=20),
        FloorLineScored(1, (Color.RED,) * 3, penalty=-4, points=-2, score=0),
    ),
    (
        "bonuses",
        BonusScored(0, Bonus.HORIZONTAL_LINE, 1, 2, 40),
        BonusScored(0, Bonus.VERTICAL_LINE, 2, 7, 47),
        BonusScored(1, Bonus.COLOR, Color.BLUE, 10, 30),
    ),
)
_ENDS: Final = (
    (
        "more complete horizontal lines win",
        GameEnded(
            EndReason.HORIZONTAL_LINE,
            (0, 1),
            Outcome((50, 50, 20, 0), (2, 1, 0, 0), (0,), WinReason.HORIZONTAL_LINES),
        ),
    ),
    (
        "a shared victory",
        GameEnded(
            EndReason.HORIZONTAL_LINE,
            (0, 1, 3),
            Outcome((50, 50, 20, 50), (1, 1, 0, 1), (0, 1, 3), WinReason.SHARED),
        ),
    ),
    (
        "a stalemate",
        GameEnded(
            EndReason.STALEMATE,
            (),
            Outcome((50, 40, 20, 10), (0, 0, 0, 0), (0,), WinReason.POINTS),
        ),
    ),
)


def _answers() -> Iterator[tuple[str, Speech]]:
    bare = set_up("colored 1 O1 1 C RRRR/-/-/-/- -", board(), bag="20,20,16,20,20")
    yield "an empty lid, a full bag", [*bag(bare)]
    yield "a center with the marker only", [center(bare)]
    yield "a color that is nowhere", [where_is(bare, Color.YELLOW)]
    yield "whose turn, the marker in the center", [*turn(bare, NAMES)]
    drawn = set_up("colored 1 O1 1 C RRRR/-/-/-/- -", board(), bag="0,0,0,0,1")
    yield "one tile in the bag", [*bag(drawn)]
    crowded = set_up(
        "colored 3 O1 1 C BRRR/-/-/-/- KK",
        board(3, lines="R/-/-/-/-", wall="B..../...../...../...../....."),
    )
    yield "what the lines need", [*needs(crowded, 0)]
    yield "scores", [*scores(crowded, NAMES[:2])]
    full = set_up(
        "colored 3 O1 1 1 BRRR/-/-/-/- KK",
        board(3, lines="-/R/-/-/-", wall="BYRK./...../...../...../.....", floor="MKKKKK"),
    )
    yield "scores, with a floor line", [*scores(full, NAMES[:2])]
    yield "a floor line", [floor_line(full.boards[0])]
    yield "a wall row", [wall_row(full.boards[0], 0, full.rules.side)]
    yield "a wall column", [wall_column(full.boards[0], 3, full.rules.side)]
    yield "an empty column", [wall_column(full.boards[0], 4, full.rules.side)]
    yield "moves", [*moves(full, None, None)]
    yield "a preview that overflows", [*preview(full, parse_move("1R2"), NAMES)]
    yield "a preview to the floor line", [*preview(full, parse_move("1R0"), NAMES)]
    yield "a preview that fits", [*preview(full, parse_move("1B3"), NAMES)]
    yield "a preview that is not possible", [*preview(full, parse_move("1K1"), NAMES)]
    yield "the layout of the wall", [wall_layout()]
    yield "an open space", [wall_space(full.boards[0], 0, 4, full.rules.side)]
    yield "a space that is taken", [wall_space(full.boards[0], 0, 0, full.rules.side)]
    yield "an empty factory", [one_factory(full, factory(1))]
    ending = set_up(
        "colored 3 O1 1 1 BRRW/-/-/-/- KK",
        board(0, wall="BYRK./...../...../...../.....", floor="MK"),
    )
    yield "a preview that ends the game", [*preview(ending, parse_move("1W1"), NAMES)]
    yield "a preview with a score of 0", [*preview(ending, parse_move("1R0"), NAMES)]
    gray = set_up(
        "gray 3 O1 1 1 BRRW/-/-/-/- KK",
        board(3, wall="BYK../R..../...../...RW/....R", floor="M"),
    )
    yield "what the lines of the gray side need", [*needs(gray, 0)]
    yield "a column of the gray side", [wall_column(gray.boards[0], 4, gray.rules.side)]
    yield "an empty space of the gray side", [wall_space(gray.boards[0], 0, 4, gray.rules.side)]
    yield "a preview of a line that would fall", [*preview(gray, parse_move("1R1"), NAMES)]
    yield "goals on the gray side", [*goals(gray, 0), *goals(gray, 1)]
    near = set_up(
        "colored 3 O1 1 1 BWWW/-/-/-/- KK",
        board(9, "W/K/-/RR/-", "BYRK./WBYR./KWB../..WBY/Y...B", floor="M"),
        board(2, "-/B/-/-/-", "...../W.YRK/...../...../....."),
    )
    yield "goals near the end of the game", [*goals(near, 0)]
    yield "what a player wants", [*wants(near, 0), *wants(near, 1)]
    for seats in ((0,), (1,), (0, 1)):
        yield f"who can end the game of {seats}", [*endings(near, seats, NAMES)]
    tiling = set_up("gray 3 T1 1 1 -/-/-/-/- -", board(3, lines="-/RR/-/-/-", floor="M"), board(2))
    yield "scores in the Wall-tiling", [*scores(tiling, NAMES[:2])]
    yield "whose turn in the Wall-tiling", [*turn(tiling, NAMES)]
