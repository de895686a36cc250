"""The position: complete information at an instant, as a value.

The module of the current phase says what can happen next: `factory_offer`, `wall_tiling` or
`next_round`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from . import factory_offer, next_round, wall_tiling
from .board import PlayerBoard
from .events import Event
from .legal_moves import LegalMoves
from .moves import CENTER, Deal, Move, Source, Step, TilingMove
from .refusals import Reason, Refusal
from .setup import Phase, Rules
from .tiles import ALL_TILES, NO_TILES, TileCounts


@dataclass(frozen=True, slots=True)
class Position:
    """A value: equal positions are the same position. You can build impossible ones, too;
    `status.problems` finds what is wrong with them."""

    rules: Rules
    round_number: int
    phase: Phase
    seat: int
    """Whose turn it is. While a deal is pending and after the end: the same as `starting_seat`."""
    starting_seat: int
    """Who started this round; while a deal is pending and after the end: who starts the next."""
    marker_seat: int | None
    """Who took the starting player marker this round; None while it is unclaimed."""
    factories: tuple[TileCounts, ...]
    center: TileCounts
    bag: TileCounts
    lid: TileCounts
    boards: tuple[PlayerBoard, ...]

    @staticmethod
    def start(rules: Rules, starting_seat: int = 0) -> Position:
        """The set-up table before the first deal."""
        if starting_seat not in rules.seats:
            raise ValueError(f"seat {starting_seat} is not at a table of {rules.num_players}")
        return Position(
            rules=rules,
            round_number=1,
            phase=Phase.PREPARING_NEXT_ROUND,
            seat=starting_seat,
            starting_seat=starting_seat,
            marker_seat=None,
            factories=(NO_TILES,) * rules.num_factories,
            center=NO_TILES,
            bag=ALL_TILES,
            lid=NO_TILES,
            boards=(PlayerBoard(),) * rules.num_players,
        )

    # Questions

    @property
    def is_over(self) -> bool:
        return self.phase is Phase.GAME_OVER

    @property
    def marker_in_center(self) -> bool:
        return self.phase is Phase.FACTORY_OFFER and self.marker_seat is None

    @property
    def board(self) -> PlayerBoard:
        """The board of the seat whose turn it is."""
        return self.boards[self.seat]

    def tiles_at(self, source: Source) -> TileCounts:
        """What lies on a factory or in the center."""
        return self.center if source == CENTER else self.factories[source]

    @property
    def tiles_on_offer(self) -> TileCounts:
        """All tiles on the factories and in the center."""
        return sum(self.factories, start=self.center)

    @property
    def tiles(self) -> TileCounts:
        """Every tile of the game: 20 of each color, always."""
        boards = sum((board.tiles for board in self.boards), start=NO_TILES)
        return self.tiles_on_offer + self.bag + self.lid + boards

    @property
    def legal_moves(self) -> LegalMoves:
        """The moves of the seat to move; none while a deal is pending and after the end."""
        return LegalMoves(self)

    def why_not(self, step: Step, seat: int | None = None) -> Refusal | None:
        """Why a step can't be taken (by a seat, if given); None where it can."""
        if self.is_over:
            return Refusal(Reason.GAME_OVER)
        if isinstance(step, Deal):
            return next_round.why_not(self, step)
        if self.phase is Phase.PREPARING_NEXT_ROUND:
            return Refusal(Reason.DEAL_PENDING)
        if seat is not None and seat != self.seat:
            return Refusal(Reason.NOT_YOUR_TURN, seat=self.seat)
        if isinstance(step, Move):
            return factory_offer.why_not(self, step)
        return wall_tiling.why_not(self, step)

    # What comes next

    def after(self, step: Step) -> Position:
        """The position after an allowed step. It isn't checked; `Game.play` checks first."""
        return self.transition(step)[0]

    def transition(self, step: Step) -> tuple[Position, tuple[Event, ...]]:
        """The position after an allowed step, and what happened on the way."""
        events: list[Event] = []
        if isinstance(step, Deal):
            position = next_round.deal(self, step, events)
        elif isinstance(step, TilingMove):
            position = wall_tiling.play(self, step, events)
        else:
            position = factory_offer.play(self, step, events)
        return position, tuple(events)

    def with_board(self, seat: int, board: PlayerBoard) -> Position:
        return replace(self, boards=(*self.boards[:seat], board, *self.boards[seat + 1 :]))
