"""Position codes: a position has one code, and a code one position."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, TypeVar

from azulejos.rules import (
    COLOR_LETTERS,
    MAX_PLAYERS,
    MAX_ROUND,
    MAX_SCORE,
    MIN_PLAYERS,
    SIZE,
    STARTING_PLAYER_MARKER,
    TACTILE_VERTICAL_LINE_BONUS,
    VERTICAL_LINE_BONUS,
    Color,
    FloorLine,
    Marker,
    PatternLine,
    Phase,
    PlayerBoard,
    Position,
    Rules,
    TileCounts,
    Wall,
    WallSide,
    problems,
)

from .errors import NotationError, PositionError
from .tiles import (
    EMPTY,
    format_seat,
    format_tiles,
    parse_color,
    parse_number,
    parse_seat,
    parse_tiles,
)

_WHAT: Final = "position code"
_SHARED_FIELDS: Final = (
    "RULES",
    "ROUND",
    "PHASE",
    "START",
    "MARKER",
    "FACTORIES",
    "CENTER",
    "BAG",
    "LID",
)
_TACTILE: Final = f":{TACTILE_VERTICAL_LINE_BONUS}"
_UNCLAIMED: Final = "C"
_EMPTY_SPACE: Final = "."
_WALL_ROW: Final = re.compile(rf"[{COLOR_LETTERS}{_EMPTY_SPACE}]{{5}}")
_FLOOR: Final = re.compile(rf"[{COLOR_LETTERS}{STARTING_PLAYER_MARKER.value}]+")

_Value = TypeVar("_Value")


def parse_position(code: str) -> Position:
    """Reads a position code.

    Raises NotationError if it is malformed or not canonical, and PositionError if it describes
    an impossible position.
    """
    fields = code.split(" ")
    num_boards = len(fields) - len(_SHARED_FIELDS)
    if not MIN_PLAYERS <= num_boards <= MAX_PLAYERS:
        expected = "11 to 13 fields, split by one space: nine of the table and 2 to 4 boards"
        raise NotationError(_WHAT, code, expected, f"{len(fields)} fields")
    named = dict(zip(_SHARED_FIELDS, fields, strict=False))

    def field(name: str, parse: Callable[[str], _Value]) -> _Value:
        return _parse_within(name, named[name], parse)

    def seat(text: str) -> int:
        return parse_seat(text, num_boards)

    phase, seat_to_move = field("PHASE", lambda text: _parse_phase(text, num_boards))
    position = Position(
        rules=field("RULES", lambda text: parse_rules(text, num_boards)),
        round_number=field("ROUND", lambda text: parse_number(text, 1, MAX_ROUND)),
        phase=phase,
        seat=seat_to_move,
        starting_seat=field("START", seat),
        marker_seat=field("MARKER", lambda text: None if text == _UNCLAIMED else seat(text)),
        factories=field("FACTORIES", lambda text: tuple(map(parse_tiles, text.split("/")))),
        center=field("CENTER", parse_tiles),
        bag=field("BAG", _parse_counts),
        lid=field("LID", _parse_counts),
        boards=tuple(
            _parse_within(f"BOARD {index + 1}", text, _parse_board)
            for index, text in enumerate(fields[len(_SHARED_FIELDS) :])
        ),
    )
    if found := list(problems(position)):
        raise PositionError(code, found)
    return position


def format_position(position: Position) -> str:
    """Writes the position code, even of an impossible position.

    Raises ValueError if the code would read as another position: if a count is negative, or a
    pattern line has a color without tiles or tiles without a color.
    """
    return " ".join(
        [
            format_rules(position.rules),
            str(position.round_number),
            position.phase.value + format_seat(position.seat),
            format_seat(position.starting_seat),
            _UNCLAIMED if position.marker_seat is None else format_seat(position.marker_seat),
            "/".join(map(format_tiles, position.factories)),
            format_tiles(position.center),
            _format_counts(position.bag),
            _format_counts(position.lid),
            *map(_format_board, position.boards),
        ]
    )


def parse_rules(text: str, num_players: int) -> Rules:
    """Reads `colored` or `gray`, then `:5` where a vertical line is worth 5."""
    side = text.removesuffix(_TACTILE)
    bonus = VERTICAL_LINE_BONUS if side == text else TACTILE_VERTICAL_LINE_BONUS
    if side not in {each.value for each in WallSide}:
        raise NotationError("rules", text, "colored, gray, colored:5 or gray:5")
    return Rules(num_players, WallSide(side), bonus)


def format_rules(rules: Rules) -> str:
    """Writes the side and the worth of a vertical line, without the number of players."""
    is_tactile = rules.vertical_line_bonus == TACTILE_VERTICAL_LINE_BONUS
    return rules.side.value + (_TACTILE if is_tactile else "")


def _parse_within(name: str, text: str, parse: Callable[[str], _Value]) -> _Value:
    try:
        return parse(text)
    except NotationError as error:
        raise error.within(_WHAT, name) from error


def _parse_phase(text: str, num_players: int) -> tuple[Phase, int]:
    letter, seat = text[:1], text[1:]
    if letter not in {phase.value for phase in Phase}:
        raise NotationError("phase", text, "D, O, T or X and a seat")
    return Phase(letter), parse_seat(seat, num_players)


def _parse_counts(text: str) -> TileCounts:
    counts = [parse_number(count, 0, 20) for count in text.split(",")]
    if len(counts) != SIZE:
        raise NotationError("counts", text, "five counts in the order BYRKW, split by ','")
    blue, yellow, red, black, white = counts
    return TileCounts((blue, yellow, red, black, white))


def _format_counts(tiles: TileCounts) -> str:
    return ",".join(map(str, tiles.counts))


def _parse_board(text: str) -> PlayerBoard:
    parts = text.split(":")
    if len(parts) != 4:
        raise NotationError("board", text, "SCORE:LINES:WALL:FLOOR")
    score, pattern_lines, wall, floor_line = parts
    return PlayerBoard(
        score=parse_number(score, 0, MAX_SCORE),
        pattern_lines=tuple(map(_parse_pattern_line, _five(pattern_lines, "pattern lines"))),
        wall=Wall(tuple(map(_parse_wall_row, _five(wall, "wall rows")))),
        floor_line=_parse_floor_line(floor_line),
    )


# A server writes every position, and a move changes only one board.
@lru_cache(maxsize=16_384)
def _format_board(board: PlayerBoard) -> str:
    return ":".join(
        [
            str(board.score),
            "/".join(map(_format_pattern_line, board.pattern_lines)),
            "/".join(map(_format_wall_row, board.wall.rows)),
            _format_floor_line(board.floor_line),
        ]
    )


def _five(text: str, what: str) -> Sequence[str]:
    parts = text.split("/")
    if len(parts) != SIZE:
        raise NotationError(what, text, f"five {what}, split by '/'")
    return parts


def _parse_pattern_line(text: str) -> PatternLine:
    tiles = parse_tiles(text)
    if len(tiles.colors) > 1:
        raise NotationError("pattern line", text, "tiles of one color")
    return PatternLine(tiles.colors[0], tiles.total) if tiles else PatternLine()


def _format_pattern_line(pattern_line: PatternLine) -> str:
    if (pattern_line.color is None) != (pattern_line.count == 0):
        raise ValueError(f"a pattern line has a color and tiles, or neither: {pattern_line}")
    return format_tiles(pattern_line.tiles)


def _parse_wall_row(text: str) -> tuple[Color | None, ...]:
    if not _WALL_ROW.fullmatch(text):
        raise NotationError("wall row", text, "five of B, Y, R, K, W or '.'")
    return tuple(None if space == _EMPTY_SPACE else parse_color(space) for space in text)


def _format_wall_row(row: tuple[Color | None, ...]) -> str:
    return "".join(_EMPTY_SPACE if color is None else color.letter for color in row)


def _parse_floor_line(text: str) -> FloorLine:
    if text == EMPTY:
        return FloorLine()
    if not _FLOOR.fullmatch(text):
        raise NotationError("floor line", text, "B, Y, R, K, W, M in the order they fell, or '-'")
    return FloorLine(tuple(map(_parse_floor_entry, text)))


def _parse_floor_entry(letter: str) -> Color | Marker:
    is_marker = letter == STARTING_PLAYER_MARKER.value
    return STARTING_PLAYER_MARKER if is_marker else parse_color(letter)


def _format_floor_line(floor_line: FloorLine) -> str:
    letters = (
        entry.letter if isinstance(entry, Color) else entry.value for entry in floor_line.entries
    )
    return "".join(letters) or EMPTY
