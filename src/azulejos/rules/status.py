"""Finds what is wrong with a position: one that was set up by hand may be impossible.

It checks what the notation refuses, and what no position code can express. It doesn't check the
turn order, the round against the tiles, or whether the scores could have come about.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from itertools import takewhile
from typing import Final

from .board import PlayerBoard, capacity, wall_color
from .end_of_game import is_stalemate
from .floor_line import FLOOR_SPACES
from .position import Position
from .setup import COLUMNS, ROWS, TILES_PER_FACTORY, Phase, WallSide
from .tiles import COLORS, STARTING_PLAYER_MARKER, TILES_PER_COLOR

MAX_ROUND: Final = 65535
MAX_SCORE: Final = 999


class Flaw(Enum):
    """The kinds of problems."""

    NUMBER_OUT_OF_RANGE = "a number is out of range"
    COUNT_BELOW_ZERO = "a number of tiles is below 0"
    WRONG_SEAT = "a seat is not at the table"
    WRONG_NUMBER_OF_FACTORIES = "the number of factories does not fit the number of boards"
    WRONG_TOTAL = "a color does not total 20"
    FACTORY_TOO_FULL = "a factory has over 4 tiles"
    PATTERN_LINE_TOO_FULL = "a pattern line has too many tiles"
    PATTERN_LINE_HALF_EMPTY = "a pattern line has a color but no tiles, or tiles but no color"
    PATTERN_LINE_COLOR_ON_WALL = "a pattern line has a color that its wall row has"
    WALL_RULE_BROKEN = "a wall breaks its rule"
    FLOOR_LINE_TOO_FULL = f"a floor line has over {FLOOR_SPACES} entries"
    TWO_MARKERS = "there are two markers"
    MARKER_MISPLACED = "the marker lies on another floor line than that of the seat that took it"
    MARKER_MISSING = "the seat that took the marker has room for it on its floor line, but not it"
    MARKER_CLAIMED = "the marker is claimed, but no round is being played"
    NOTHING_ON_OFFER = "there is no tile to take"
    TILES_ON_OFFER = "there are tiles in factories or center, but no Factory offer"
    COMPLETE_WALL_ROW = "a wall row is complete, but the game goes on"
    NOT_GRAY = "columns are chosen on the gray side only"
    NO_COLUMN_TO_CHOOSE = "the topmost complete pattern line of the seat has no valid column"
    EARLIER_SEAT_NOT_DONE = "an earlier seat has a complete pattern line or a floor line left"
    FLOOR_LINE_LEFT = "a floor line is not empty between two rounds"
    COMPLETE_PATTERN_LINE_LEFT = "a pattern line is complete between two rounds"
    SEAT_IS_NOT_START = "between two rounds the seat to move is the one that starts"
    STALEMATE = "no wall can change any more, but the game goes on"
    NOT_OVER = "nobody has a complete wall row and walls can still change, but the game is over"


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong, and where. Places count from 1."""

    flaw: Flaw
    where: str

    def __str__(self) -> str:
        return f"{self.where}: {self.flaw.value}"


def problems(position: Position) -> Iterator[Problem]:
    """Everything that is wrong with a position, the plainest first."""
    table = list(_table_problems(position))
    yield from table
    if table:
        return  # the other checks rely on seats and boards
    for seat, board in enumerate(position.boards):
        yield from _board_problems(board, seat, position.rules.side)
    yield from _total_problems(position)
    match position.phase:
        case Phase.FACTORY_OFFER:
            yield from _marker_problems(position)
            yield from _factory_offer_problems(position)
        case Phase.WALL_TILING:
            yield from _marker_problems(position)
            yield from _wall_tiling_problems(position)
        case _:
            yield from _between_rounds_problems(position)


def _table_problems(position: Position) -> Iterator[Problem]:
    rules = position.rules
    if not 1 <= position.round_number <= MAX_ROUND:
        yield Problem(Flaw.NUMBER_OUT_OF_RANGE, f"round {position.round_number}")
    if len(position.boards) != rules.num_players:
        yield Problem(Flaw.WRONG_SEAT, f"{len(position.boards)} boards")
    seats = {
        "seat": position.seat,
        "start": position.starting_seat,
        "marker": position.marker_seat,
    }
    for name, seat in seats.items():
        if seat is not None and seat not in rules.seats:
            yield Problem(Flaw.WRONG_SEAT, f"{name} {seat + 1} of {rules.num_players}")
    if len(position.factories) != rules.num_factories:
        where = f"{len(position.factories)} factories for {rules.num_players} boards"
        yield Problem(Flaw.WRONG_NUMBER_OF_FACTORIES, where)
    for index, tiles in enumerate(position.factories):
        if tiles.total > TILES_PER_FACTORY:
            yield Problem(Flaw.FACTORY_TOO_FULL, f"factory {index + 1} {tiles}")
    yield from _counts_below_zero(position)


def _counts_below_zero(position: Position) -> Iterator[Problem]:
    places = (*position.factories, position.center, position.bag, position.lid)
    if all(min(tiles.counts) >= 0 for tiles in places):
        return
    factories = (f"factory {index + 1}" for index in range(len(position.factories)))
    for place, tiles in zip((*factories, "center", "bag", "lid"), places, strict=True):
        for color in COLORS:
            if tiles[color] < 0:
                where = f"{place}, {tiles[color]} {color.letter}"
                yield Problem(Flaw.COUNT_BELOW_ZERO, where)


def _board_problems(board: PlayerBoard, seat: int, side: WallSide) -> Iterator[Problem]:
    where = f"board {seat + 1}"
    if not 0 <= board.score <= MAX_SCORE:
        yield Problem(Flaw.NUMBER_OUT_OF_RANGE, f"{where}, score {board.score}")
    yield from _pattern_line_problems(board, where)
    yield from (Problem(Flaw.WALL_RULE_BROKEN, f"{where}, {it}") for it in _misplaced(board, side))
    if len(board.floor_line.entries) > FLOOR_SPACES:
        yield Problem(Flaw.FLOOR_LINE_TOO_FULL, where)


def _pattern_line_problems(board: PlayerBoard, where: str) -> Iterator[Problem]:
    for row in ROWS:
        held = board.pattern_lines[row]
        if held.count < 0 or (held.color is None) != (held.count == 0):
            flaw = Flaw.COUNT_BELOW_ZERO if held.count < 0 else Flaw.PATTERN_LINE_HALF_EMPTY
            color = "of no color" if held.color is None else held.color.letter
            yield Problem(flaw, f"{where}, pattern line {row + 1}, {held.count} {color}")
        if held.count > capacity(row):
            flaw = Flaw.PATTERN_LINE_TOO_FULL
            yield Problem(flaw, f"{where}, pattern line {row + 1} {held.tiles}")
        if held.color is not None and board.wall.row_has(row, held.color):
            flaw = Flaw.PATTERN_LINE_COLOR_ON_WALL
            yield Problem(flaw, f"{where}, pattern line {row + 1} {held.tiles}")


def _misplaced(board: PlayerBoard, side: WallSide) -> Iterator[str]:
    """The wall tiles that break the rule of their side."""
    for row in ROWS:
        for column in COLUMNS:
            color = board.wall[row, column]
            if color is None:
                continue
            if side is WallSide.COLORED:
                is_right = color == wall_color(row, column)
            else:
                across, down = board.wall.rows[row], board.wall.column(column)
                is_right = across.count(color) == down.count(color) == 1
            if not is_right:
                yield f"wall row {row + 1} column {column + 1} {color.letter}"


def _total_problems(position: Position) -> Iterator[Problem]:
    tiles = position.tiles
    for color in COLORS:
        if tiles[color] != TILES_PER_COLOR:
            yield Problem(Flaw.WRONG_TOTAL, f"{tiles[color]} {color.letter}")


def _marker_problems(position: Position) -> Iterator[Problem]:
    """Where the marker may lie while a round is played."""
    entries = [board.floor_line.entries for board in position.boards]
    if sum(each.count(STARTING_PLAYER_MARKER) for each in entries) > 1:
        yield Problem(Flaw.TWO_MARKERS, "floor lines")
    for seat, fallen in enumerate(entries):
        if STARTING_PLAYER_MARKER in fallen and seat != position.marker_seat:
            yield Problem(Flaw.MARKER_MISPLACED, f"board {seat + 1}")
    taker = position.marker_seat
    if taker is None or STARTING_PLAYER_MARKER in entries[taker]:
        return
    if len(entries[taker]) < FLOOR_SPACES and taker not in _done_seats(position):
        yield Problem(Flaw.MARKER_MISSING, f"board {taker + 1}")


def _done_seats(position: Position) -> tuple[int, ...]:
    """The seats that have finished their Wall-tiling."""
    if position.phase is not Phase.WALL_TILING:
        return ()
    order = position.rules.clockwise_from(position.starting_seat)
    return tuple(takewhile(lambda seat: seat != position.seat, order))


def _factory_offer_problems(position: Position) -> Iterator[Problem]:
    if not position.tiles_on_offer:
        yield Problem(Flaw.NOTHING_ON_OFFER, "factories and center")
    yield from _complete_wall_rows(position, position.rules.seats)


def _wall_tiling_problems(position: Position) -> Iterator[Problem]:
    if position.rules.side is not WallSide.GRAY:
        yield Problem(Flaw.NOT_GRAY, "phase T")
    if position.tiles_on_offer:
        yield Problem(Flaw.TILES_ON_OFFER, "phase T")
    done = _done_seats(position)
    for seat in done:
        board = position.boards[seat]
        if board.floor_line.entries or any(board.complete_pattern_lines):
            yield Problem(Flaw.EARLIER_SEAT_NOT_DONE, f"board {seat + 1}")
    if not _has_column_to_choose(position):
        yield Problem(Flaw.NO_COLUMN_TO_CHOOSE, f"board {position.seat + 1}")
    later = [seat for seat in position.rules.seats if seat not in (*done, position.seat)]
    yield from _complete_wall_rows(position, later)


def _has_column_to_choose(position: Position) -> bool:
    board = position.board
    for row, color in board.complete_pattern_lines:
        return bool(board.wall.valid_columns(row, color, WallSide.GRAY))
    return False


def _between_rounds_problems(position: Position) -> Iterator[Problem]:
    if position.tiles_on_offer:
        yield Problem(Flaw.TILES_ON_OFFER, f"phase {position.phase.value}")
    for seat, board in enumerate(position.boards):
        if board.floor_line.entries:
            yield Problem(Flaw.FLOOR_LINE_LEFT, f"board {seat + 1}")
        for row, _ in board.complete_pattern_lines:
            flaw = Flaw.COMPLETE_PATTERN_LINE_LEFT
            yield Problem(flaw, f"board {seat + 1}, pattern line {row + 1}")
    if position.marker_seat is not None:
        yield Problem(Flaw.MARKER_CLAIMED, f"marker {position.marker_seat + 1}")
    if position.seat != position.starting_seat:
        where = f"seat {position.seat + 1}, start {position.starting_seat + 1}"
        yield Problem(Flaw.SEAT_IS_NOT_START, where)
    if position.is_over:
        has_row = any(_complete_wall_rows(position, position.rules.seats))
        if not has_row and not is_stalemate(position):
            yield Problem(Flaw.NOT_OVER, "phase X")
    else:
        yield from _complete_wall_rows(position, position.rules.seats)
        if is_stalemate(position):
            yield Problem(Flaw.STALEMATE, "phase D")


def _complete_wall_rows(position: Position, seats: Iterable[int]) -> Iterator[Problem]:
    for seat in seats:
        for row in position.boards[seat].wall.horizontal_lines:
            where = f"board {seat + 1}, wall row {row + 1}"
            yield Problem(Flaw.COMPLETE_WALL_ROW, where)
