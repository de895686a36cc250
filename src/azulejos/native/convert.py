"""Between `rules` and the core: positions as flat fields, moves as actions.

The fields of a state, in order: players, gray side (0 or 1), worth of a vertical line, round,
phase, seat, starting seat, marker's seat; five counts for each factory, then for center, bag
and lid; for each board its score, color and count of each pattern line, the color of each
wall space row by row, the length of the floor line and its seven entries. -1 stands for none
and 5 for the marker.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from azulejos.native._core import State
from azulejos.rules import (
    CENTER,
    COLORS,
    DESTINATIONS,
    FLOOR_SPACES,
    SIZE,
    STARTING_PLAYER_MARKER,
    Color,
    Deal,
    Flaw,
    FloorLine,
    Marker,
    Move,
    PatternLine,
    Phase,
    PlayerBoard,
    PlayerMove,
    Position,
    Rules,
    TileCounts,
    TilingMove,
    Wall,
    WallSide,
    factory,
    problems,
)

_NONE: Final = -1
_MARKER: Final = len(COLORS)
PHASES: Final = (
    Phase.PREPARING_NEXT_ROUND,
    Phase.FACTORY_OFFER,
    Phase.WALL_TILING,
    Phase.GAME_OVER,
)
"""The phases by the number that `State.phase` tells."""
_ACTIONS_PER_SOURCE: Final = len(COLORS) * len(DESTINATIONS)


def from_position(position: Position) -> State:
    """The core's state of a position. Raises ValueError for an impossible one."""
    for problem in problems(position):
        # The core has room for more than a position code can write.
        if problem.flaw is not Flaw.NUMBER_OUT_OF_RANGE:
            raise ValueError(f"not a possible position: {problem}")
    return State.from_fields(fields_of(position))


def to_position(state: State) -> Position:
    """The position of a state."""
    fields = iter(state.fields())
    players, is_gray, bonus, round_number, phase, seat, start, marker = _take(fields, 8)
    rules = Rules(players, WallSide.GRAY if is_gray else WallSide.COLORED, bonus)
    return Position(
        rules=rules,
        round_number=round_number,
        phase=PHASES[phase],
        seat=seat,
        starting_seat=start,
        marker_seat=None if marker == _NONE else marker,
        factories=tuple(_take_tiles(fields) for _ in range(rules.num_factories)),
        center=_take_tiles(fields),
        bag=_take_tiles(fields),
        lid=_take_tiles(fields),
        boards=tuple(_take_board(fields) for _ in rules.seats),
    )


def fields_of(position: Position) -> list[int]:
    """The fields that a state of this position has."""
    fields = [
        position.rules.num_players,
        int(position.rules.side is WallSide.GRAY),
        position.rules.vertical_line_bonus,
        position.round_number,
        PHASES.index(position.phase),
        position.seat,
        position.starting_seat,
        _NONE if position.marker_seat is None else position.marker_seat,
    ]
    for tiles in (*position.factories, position.center, position.bag, position.lid):
        fields += tiles.counts
    for board in position.boards:
        fields += _board_fields(board)
    return fields


def counts_of(deal: Deal) -> list[int]:
    """A deal as `State.deal` takes it: five counts for each factory."""
    return [count for tiles in deal.factories for count in tiles.counts]


def action_of(move: PlayerMove, rules: Rules) -> int:
    """The action of a move. Raises ValueError for a factory that the rules do not have."""
    if isinstance(move, TilingMove):
        return _num_offer_actions(rules) + move.row * SIZE + move.column
    if rules.num_factories <= move.source < CENTER:
        raise ValueError(f"{rules.num_players} players have no factory {move.source + 1}")
    source = min(move.source, rules.num_factories)
    return (source * len(COLORS) + move.color) * len(DESTINATIONS) + move.destination


def move_of(action: int, rules: Rules) -> PlayerMove:
    """The move of an action; the inverse of `action_of`. Raises ValueError for a wild number."""
    tiling = action - _num_offer_actions(rules)
    if not action >= 0 or tiling >= SIZE * SIZE:
        raise ValueError(f"there is no action {action}")
    if tiling >= 0:
        return TilingMove(*divmod(tiling, SIZE))
    source, rest = divmod(action, _ACTIONS_PER_SOURCE)
    color, destination = divmod(rest, len(DESTINATIONS))
    is_center = source == rules.num_factories
    return Move(CENTER if is_center else factory(source), COLORS[color], DESTINATIONS[destination])


def _num_offer_actions(rules: Rules) -> int:
    return (rules.num_factories + 1) * _ACTIONS_PER_SOURCE


def _board_fields(board: PlayerBoard) -> list[int]:
    fields = [board.score]
    for pattern_line in board.pattern_lines:
        fields += (_color_field(pattern_line.color), pattern_line.count)
    fields += [_color_field(color) for row in board.wall.rows for color in row]
    entries = board.floor_line.entries
    fields.append(len(entries))
    fields += [entry if isinstance(entry, Color) else _MARKER for entry in entries]
    fields += [_NONE] * (FLOOR_SPACES - len(entries))
    return fields


def _color_field(color: Color | None) -> int:
    return _NONE if color is None else color


def _take(fields: Iterator[int], count: int) -> list[int]:
    return [next(fields) for _ in range(count)]


def _take_tiles(fields: Iterator[int]) -> TileCounts:
    blue, yellow, red, black, white = _take(fields, len(COLORS))
    return TileCounts((blue, yellow, red, black, white))


def _take_board(fields: Iterator[int]) -> PlayerBoard:
    score = next(fields)
    pattern_lines = tuple(PatternLine(_color(next(fields)), next(fields)) for _ in range(SIZE))
    rows = tuple(tuple(map(_color, _take(fields, SIZE))) for _ in range(SIZE))
    length = next(fields)
    entries = _take(fields, FLOOR_SPACES)[:length]
    return PlayerBoard(score, pattern_lines, Wall(rows), FloorLine(tuple(map(_entry, entries))))


def _color(field: int) -> Color | None:
    return None if field == _NONE else COLORS[field]


def _entry(field: int) -> Color | Marker:
    return STARTING_PLAYER_MARKER if field == _MARKER else COLORS[field]
