"""Edits of a position: one thing changes, and every color still has 20 tiles."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from azulejos.notation import format_tiles
from azulejos.rules import (
    COLORS,
    FLOOR_SPACES,
    NO_TILES,
    STARTING_PLAYER_MARKER,
    TILES_PER_COLOR,
    Deal,
    Flaw,
    FloorLine,
    PatternLine,
    Phase,
    PlayerBoard,
    Position,
    TileCounts,
    Wall,
    problems,
)
from azulejos.words.companion_statements import (
    CenterIs,
    FloorLineIs,
    MarkerIs,
    PatternLineIs,
    ScoreIs,
    StateIs,
    TurnIs,
    WallSpaceIs,
)


class TooManyError(ValueError):
    """A position has more tiles of a color than the game."""

    def __init__(self, tiles: TileCounts) -> None:
        super().__init__(f"{tiles} are too many")
        self.tiles = tiles


def changed(position: Position, said: StateIs) -> Position:
    """The position with what people claim. Raises TooManyError."""
    match said:
        case ScoreIs():
            board = replace(position.boards[said.seat], score=said.score)
            return position.with_board(said.seat, board)
        case PatternLineIs():
            line = PatternLine(said.color, said.count)
            board = position.boards[said.seat].with_pattern_line(said.row, line)
            return balanced(position.with_board(said.seat, board))
        case FloorLineIs():
            return balanced(_with_floor_line(position, said))
        case WallSpaceIs():
            return balanced(position.with_board(said.seat, _with_space(position, said)))
        case CenterIs():
            return balanced(replace(position, center=said.tiles))
        case TurnIs():
            return with_seat(position, said.seat)
        case MarkerIs():
            return _with_marker(position, said.seat)


def note_of(said: StateIs) -> str:
    """The claim as the record has it. Places count from 1."""
    match said:
        case ScoreIs():
            return f"seat {said.seat + 1} score {said.score}"
        case PatternLineIs():
            tiles = (
                TileCounts.single(said.color, said.count) if said.color is not None else NO_TILES
            )
            return f"seat {said.seat + 1} pattern line {said.row + 1} {format_tiles(tiles)}"
        case FloorLineIs():
            letters = (
                entry.value if entry is STARTING_PLAYER_MARKER else COLORS[entry].letter
                for entry in said.entries
            )
            return f"seat {said.seat + 1} floor line {''.join(map(str, letters)) or '-'}"
        case WallSpaceIs():
            letter = "." if said.color is None else said.color.letter
            space = f"row {said.row + 1} column {said.column + 1}"
            return f"seat {said.seat + 1} wall {space} {letter}"
        case CenterIs():
            return f"center {format_tiles(said.tiles)}"
        case TurnIs():
            return f"turn seat {said.seat + 1}"
        case MarkerIs():
            return "marker center" if said.seat is None else f"marker seat {said.seat + 1}"


def unsound(position: Position) -> Flaw | None:
    """The first flaw of a position, which no record could hold; None if it is sound."""
    problem = next(problems(position), None)
    return None if problem is None else problem.flaw


def with_seat(position: Position, seat: int) -> Position:
    """Makes it another seat's turn; between two rounds, that seat starts."""
    if position.phase is Phase.PREPARING_NEXT_ROUND:
        return replace(position, seat=seat, starting_seat=seat)
    return replace(position, seat=seat)


def with_factory_now(position: Position, factory: int, tiles: TileCounts) -> Position:
    """Puts other tiles on a factory now. Raises TooManyError."""
    factories = list(position.factories)
    factories[factory] = tiles
    return balanced(replace(position, factories=tuple(factories)))


def dealt_anyway(position: Position, deal: Deal) -> Position:
    """The position after an impossible deal, with bag and lid adjusted. Raises TooManyError."""
    return balanced(
        replace(position, phase=Phase.FACTORY_OFFER, factories=deal.factories), bag_first=True
    )


def balanced(position: Position, *, bag_first: bool = False) -> Position:
    """Adjusts bag and lid so that there are 20 tiles of each color.

    Tiles that left the table go to the lid. Tiles that turned up come from the lid first, then
    from the bag; for a deal, from the bag first. Raises TooManyError.
    """
    bag, lid = position.bag, position.lid
    total = position.tiles
    too_many = NO_TILES
    for color in COLORS:
        excess = total[color] - TILES_PER_COLOR
        if excess <= 0:
            lid = lid.replace(color, lid[color] - excess)
            continue
        first, second = (bag, lid) if bag_first else (lid, bag)
        out = min(excess, first[color])
        first = first.replace(color, first[color] - out)
        rest = min(excess - out, second[color])
        second = second.replace(color, second[color] - rest)
        bag, lid = (first, second) if bag_first else (second, first)
        if excess > out + rest:
            too_many = too_many.replace(color, excess - out - rest)
    if too_many:
        raise TooManyError(too_many)
    return replace(position, bag=bag, lid=lid)


def _with_floor_line(position: Position, said: FloorLineIs) -> Position:
    """The floor line as claimed, and the marker with it."""
    board = replace(position.boards[said.seat], floor_line=FloorLine(said.entries))
    has_marker = STARTING_PLAYER_MARKER in said.entries
    if has_marker:
        position = _with_marker(position, None)
        position = replace(position, marker_seat=said.seat)
    elif position.marker_seat == said.seat and len(said.entries) < FLOOR_SPACES:
        position = replace(position, marker_seat=None)
    return position.with_board(said.seat, board)


def _with_space(position: Position, said: WallSpaceIs) -> PlayerBoard:
    board = position.boards[said.seat]
    if said.color is not None:
        return replace(board, wall=board.wall.with_tile(said.row, said.column, said.color))
    rows = [list(row) for row in board.wall.rows]
    rows[said.row][said.column] = None
    return replace(board, wall=Wall(tuple(map(tuple, rows))))


def _with_marker(position: Position, seat: int | None) -> Position:
    boards = []
    for index, board in enumerate(position.boards):
        floor_line = FloorLine(
            tuple(each for each in board.floor_line.entries if each is not STARTING_PLAYER_MARKER)
        )
        if index == seat:
            floor_line = floor_line.with_marker()
        boards.append(replace(board, floor_line=floor_line))
    return replace(position, boards=tuple(boards), marker_seat=seat)


def differences(before: Position, after: Position) -> Iterator[tuple[str, TileCounts]]:
    """Which tiles bag and lid gained (`in`) and lost (`out`)."""
    rest_before, rest_after = before.bag + before.lid, after.bag + after.lid
    gained = _over(rest_after, rest_before)
    lost = _over(rest_before, rest_after)
    if gained:
        yield "in", gained
    if lost:
        yield "out", lost


def _over(some: TileCounts, others: TileCounts) -> TileCounts:
    return TileCounts.count(
        color for color in COLORS for _ in range(max(0, some[color] - others[color]))
    )
