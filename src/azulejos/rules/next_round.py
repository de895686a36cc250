"""C. Preparing the next round: who starts it, and the deal that fills the factories."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from . import end_of_game
from .events import EndReason, Event, FactoriesFilled, RoundEnded
from .moves import Deal, factory
from .refusals import Reason, Refusal
from .setup import TILES_PER_FACTORY, Phase
from .tiles import COLORS, NO_TILES, TileCounts

if TYPE_CHECKING:
    from .position import Position


def end_round(position: Position, events: list[Event]) -> Position:
    """After Wall-tiling: the game ends, or waits for the next deal.

    The holder of the marker starts; if nobody took it, the same player starts again.
    """
    taken = position.marker_seat is not None
    starting_seat = position.starting_seat if position.marker_seat is None else position.marker_seat
    position = replace(position, seat=starting_seat, starting_seat=starting_seat, marker_seat=None)
    if any(board.wall.horizontal_lines for board in position.boards):
        return end_of_game.finish(position, EndReason.HORIZONTAL_LINE, events)
    if end_of_game.is_stalemate(position):
        return end_of_game.finish(position, EndReason.STALEMATE, events)
    events.append(RoundEnded(position.round_number, starting_seat, taken))
    return replace(
        position,
        round_number=position.round_number + 1,
        phase=Phase.PREPARING_NEXT_ROUND,
    )


def deal_sizes(position: Position) -> tuple[int, ...]:
    """How many tiles each factory gets: four, until they run out."""
    left = position.bag.total + position.lid.total
    sizes = []
    for _ in position.factories:
        sizes.append(min(TILES_PER_FACTORY, left))
        left -= sizes[-1]
    return tuple(sizes)


def why_not(position: Position, deal: Deal) -> Refusal | None:
    """Why a deal can't have been drawn from the bag; None if it can."""
    if position.phase is not Phase.PREPARING_NEXT_ROUND:
        return Refusal(Reason.NOT_DEALING)
    sizes = deal_sizes(position)
    if len(deal.factories) != len(sizes):
        return Refusal(Reason.WRONG_NUMBER_OF_FACTORIES, count=len(sizes))
    for index, (tiles, size) in enumerate(zip(deal.factories, sizes, strict=True)):
        if tiles.total != size:
            return Refusal(Reason.WRONG_NUMBER_OF_TILES, source=factory(index), count=size)
    available = position.bag + (position.lid if _pours(position, deal) else NO_TILES)
    for color in COLORS:
        if deal.tiles[color] > available[color]:
            return Refusal(Reason.TILES_NOT_AVAILABLE, color=color, count=available[color])
    return _why_not_bag_first(position, deal)


def deal(position: Position, deal: Deal, events: list[Event]) -> Position:
    """Fills the factories. The lid is poured into the bag only when the bag has run out."""
    poured = position.lid if _pours(position, deal) else NO_TILES
    events.append(FactoriesFilled(position.round_number, position.starting_seat, deal, poured))
    return replace(
        position,
        phase=Phase.FACTORY_OFFER,
        factories=deal.factories,
        bag=position.bag + poured - deal.tiles,
        lid=position.lid - poured,
    )


def _pours(position: Position, deal: Deal) -> bool:
    """Whether the lid is poured. A bag emptied by the last tile of a deal stays empty."""
    return deal.tiles.total > position.bag.total


def _why_not_bag_first(position: Position, deal: Deal) -> Refusal | None:
    """If the lid is poured, the first factories must hold all tiles of the bag."""
    if not _pours(position, deal):
        return None
    bag = position.bag
    for index, tiles in enumerate(deal.factories):
        from_bag = _common(bag, tiles)
        if from_bag.total < min(bag.total, TILES_PER_FACTORY):
            left_out = bag - from_bag
            return Refusal(Reason.BAG_NOT_EMPTIED_FIRST, source=factory(index), tiles=left_out)
        bag -= from_bag
    return None


def _common(some: TileCounts, others: TileCounts) -> TileCounts:
    return TileCounts.count(
        color for color in COLORS for _ in range(min(some[color], others[color]))
    )
