"""Shows what happened step by step: the table after each event that scores."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from azulejos.rules import (
    CENTER,
    NO_TILES,
    BonusScored,
    Event,
    FactoriesFilled,
    FloorLine,
    FloorLineScored,
    MarkerTaken,
    PatternLine,
    PlayerBoard,
    Position,
    TilesFell,
    TilesMovedToCenter,
    TilesPlaced,
    TilesTaken,
    WallTiled,
)
from azulejos.terminal.settings import StepPace
from azulejos.words.announcements import Names, announce_move, detail_round
from azulejos.words.phrases import Speech

from .shown_table import Moment


@dataclass(frozen=True, slots=True)
class Frame:
    """The table at a step."""

    position: Position
    seat: int | None = None
    """Whose board to show; None if it does not matter."""
    lit: frozenset[tuple[int, int]] = frozenset()
    """Spaces of that seat's wall that score, by row and column."""
    said: Speech = ()
    """What happens in this step."""
    tiled: tuple[int, int] | None = None
    """The newly tiled space among them."""


def frames(before: Position, moment: Moment, names: Names) -> Iterator[Frame]:
    """The steps from a position to the next moment; the last is that moment itself."""
    told: Speech = ()
    seat = None
    if moment.events and not isinstance(moment.events[0], FactoriesFilled):
        told, seat = tuple(announce_move(moment.events, names)), before.seat
    scored = [event for event in moment.events if is_scored(event)]
    if not scored:
        yield Frame(moment.position, seat, said=told)
        return
    shown = before
    is_told = False
    for event in moment.events:
        if is_scored(event) and not is_told and not isinstance(moment.events[0], WallTiled):
            # The move as it was made, before it is scored.
            yield Frame(shown, seat, said=told)
            is_told = True
        shown = after_event(shown, event)
        if isinstance(event, WallTiled):
            spaces = {(event.row, column) for column in event.horizontal}
            spaces |= {(row, event.column) for row in event.vertical}
            said = tuple(detail_round([event], names))
            yield Frame(shown, event.seat, frozenset(spaces), said, (event.row, event.column))
        elif isinstance(event, FloorLineScored | BonusScored):
            yield Frame(shown, event.seat, said=tuple(detail_round([event], names)))
    yield Frame(moment.position)


def is_scored(event: Event) -> bool:
    return isinstance(event, WallTiled | FloorLineScored | BonusScored)


def after_event(position: Position, event: Event) -> Position:
    """The visible parts of the table after an event: boards, factories, center."""
    match event:
        case TilesTaken(source=source, color=color):
            rest = position.tiles_at(source).replace(color, 0)
            if source == CENTER:
                return replace(position, center=rest)
            factories = [*position.factories]
            factories[source] = rest
            return replace(position, factories=tuple(factories))
        case TilesMovedToCenter(source=source, tiles=tiles):
            factories = [*position.factories]
            factories[source] = NO_TILES
            center = position.center + tiles
            return replace(position, factories=tuple(factories), center=center)
        case MarkerTaken(seat=seat):
            board = position.boards[seat]
            board = replace(board, floor_line=board.floor_line.with_marker())
            return replace(position.with_board(seat, board), marker_seat=seat)
        case TilesPlaced() | TilesFell() | WallTiled() | FloorLineScored() | BonusScored():
            return position.with_board(event.seat, _board(position.boards[event.seat], event))
        case _:
            return position


def _board(
    board: PlayerBoard, event: TilesPlaced | TilesFell | WallTiled | FloorLineScored | BonusScored
) -> PlayerBoard:
    match event:
        case TilesPlaced(row=row, color=color, count=count):
            held = board.pattern_lines[row].count
            return board.with_pattern_line(row, PatternLine(color, held + count))
        case TilesFell(row=row, color=color, to_floor=count):
            if row is not None:
                board = board.with_pattern_line(row, PatternLine())
            return replace(board, floor_line=board.floor_line.with_tiles(color, count))
        case WallTiled(row=row, column=column, color=color):
            board = board.with_pattern_line(row, PatternLine())
            wall = board.wall.with_tile(row, column, color)
            return replace(board, wall=wall, score=event.score)
        case FloorLineScored():
            return replace(board, floor_line=FloorLine(), score=event.score)
        case BonusScored():
            return replace(board, score=event.score)


class Playback:
    """The step that is shown. It follows the game step by step."""

    def __init__(self, pace: StepPace) -> None:
        self.pace = pace
        self._coming: deque[Frame] = deque()
        self._seen: Sequence[Moment] = ()
        self.now: Frame | None = None

    @property
    def is_behind(self) -> bool:
        """Whether there are more steps to show."""
        return bool(self._coming)

    def follow(self, moments: Sequence[Moment], names: Names, own_seats: frozenset[int]) -> None:
        """Takes in the new moments. After an undo, in another game, and in a game that had begun
        before, it shows the present position at once."""
        seen, self._seen = self._seen, tuple(moments)
        is_later = 0 < len(seen) <= len(moments) and moments[len(seen) - 1] is seen[-1]
        if not is_later or self.pace is StepPace.NONE:
            self._coming.clear()
            self.now = Frame(moments[-1].position)
            return
        for before, after in pairwise(moments[len(seen) - 1 :]):
            self._coming += frames(before.position, after, names)
        # The person's own move is shown at once.
        if self.is_behind and self._is_own(moments, len(seen), own_seats):
            self.advance()

    def advance(self) -> None:
        """Shows the next step."""
        if self._coming:
            self.now = self._coming.popleft()

    def catch_up(self) -> None:
        """Shows the present position."""
        if self._coming:
            self.now = self._coming[-1]
            self._coming.clear()

    def _is_own(self, moments: Sequence[Moment], index: int, own_seats: frozenset[int]) -> bool:
        if index >= len(moments):
            return False
        is_alone = len(self._coming) == 1 or self.now is None
        return is_alone or moments[index - 1].position.seat in own_seats
