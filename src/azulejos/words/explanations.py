"""Why a move was better than another: facts from what happens after both, never advice.

Each fact is computed by playing the moves of both variations by the rules. A variation of a search
that didn't reach the end of the round says nothing about that end, so it gives fewer facts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from azulejos.rules import (
    Event,
    FloorLineScored,
    Game,
    Move,
    Phase,
    PlayerMove,
    Position,
    TilesPlaced,
    WallTiled,
    bonuses,
    project_round,
    project_tiling,
    take_and_place,
)

from .announcements import Names
from .phrases import Argument, Phrase, Speech, phrase
from .things import source_key, tiles, typed_move

MOST_FACTS: Final = 3
_LEAST_WEIGHT: Final = 1.0
"""In points: smaller differences explain nothing."""
_MARKER_WEIGHT: Final = 1.5
_ENDING_WEIGHT: Final = 20.0


class FactKind(Enum):
    """What differs."""

    LINE = "line"
    """The best move completes a pattern line."""
    FLOOR_NOW = "floor-now"
    """What each move itself costs on the floor line."""
    LEAVES = "leaves"
    """The next seat takes the very tiles that the best move takes."""
    ROUND = "round"
    """A seat's points in this round, at the end of both variations."""
    FLOOR_AT_END = "floor-at-end"
    """What a seat's floor line costs at the end of both variations."""
    BONUSES = "bonuses"
    """The bonuses that a seat's wall has earned at the end of both variations."""
    MARKER = "marker"
    """Who starts the next round."""
    ENDING = "ending"
    """Whether the game ends with this round."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A difference between the best move and the played one, from 0 where people count from 1."""

    kind: FactKind
    seat: int
    """Whom it is about."""
    best: int
    """Points or costs after the best move. Of a LEAVES the number of tiles, of a MARKER the seat,
    of an ENDING 1 or 0."""
    played: int
    """The same after the played move. Of a LINE the spaces that stay free on it, of a LEAVES the
    points that the next seat gains."""
    row: int | None = None
    """Of a LINE."""
    move: Move | None = None
    """Of a LEAVES: what the next seat plays."""
    weight: float = 0.0
    """How much it tells, in points; negative where it speaks for the played move."""


@dataclass(frozen=True, slots=True)
class _End:
    """Where a variation leads: the end of the round."""

    position: Position
    events: tuple[Event, ...]

    def round_points(self, seat: int) -> int:
        """The points of the Wall-tiling: tiles and floor line, without bonuses."""
        return sum(
            event.points
            for event in self.events
            if isinstance(event, WallTiled | FloorLineScored) and event.seat == seat
        )

    def floor_cost(self, seat: int) -> int:
        """What the floor line cost, without a sign."""
        scored = (event for event in self.events if isinstance(event, FloorLineScored))
        return sum(-event.penalty for event in scored if event.seat == seat)

    def bonus_points(self, seat: int) -> int:
        """What the complete rows, columns and colors of the wall are worth."""
        board = self.position.boards[seat]
        return sum(points for _, _, points in bonuses(board, self.position.rules))


def main_facts(
    position: Position, best: Sequence[PlayerMove], played: Sequence[PlayerMove]
) -> tuple[Fact, ...]:
    """The facts that differ most between two variations, at most three, the largest first.

    Those that speak for the best move; only where there is none, those against it.
    """
    found = [*_facts(position, best, played)]
    speaking = [fact for fact in found if fact.weight >= _LEAST_WEIGHT]
    chosen = speaking or [fact for fact in found if abs(fact.weight) >= _LEAST_WEIGHT]
    chosen.sort(key=lambda fact: -abs(fact.weight))
    return tuple(chosen[:MOST_FACTS])


def tell_facts(facts: Sequence[Fact], best: PlayerMove, played: PlayerMove, names: Names) -> Speech:
    """The facts as sentences, after the two moves; nothing where there are none."""
    if not facts:
        return []
    moves = (typed_move(best), typed_move(played))
    # All facts speak for the same move.
    head = "explain-instead" if facts[0].weight >= 0 else "explain-despite"
    told = (_tell(fact, moves, names) for fact in facts)
    return [phrase(head, best=moves[0], move=moves[1]), *told]


def tell_variations(best: Sequence[PlayerMove], played: Sequence[PlayerMove]) -> Speech:
    """Both variations: the proof."""
    return [
        phrase("explain-best", moves=typed_variation(best)),
        phrase("explain-played", moves=typed_variation(played)),
    ]


def _facts(
    position: Position, best: Sequence[PlayerMove], played: Sequence[PlayerMove]
) -> Iterator[Fact]:
    one, other = best[0], played[0]
    if isinstance(one, Move) and isinstance(other, Move):
        yield from _line(position, one, other)
        yield from _floor_now(position, one, other)
        yield from _leaves(position, one, played)
    ends = (_end(position, best), _end(position, played))
    if ends[0] is not None and ends[1] is not None:
        yield from _at_the_end(position, (ends[0], ends[1]))


def _line(position: Position, best: Move, played: Move) -> Iterator[Fact]:
    """A pattern line that the best move completes, and the played one doesn't."""
    events: list[Event] = []
    after = take_and_place(position, best, events)
    placed = next((each for each in events if isinstance(each, TilesPlaced)), None)
    if placed is None or not placed.is_complete:
        return
    seat, row = placed.seat, placed.row
    tiled = (event for event in project_tiling(after) if isinstance(event, WallTiled))
    points = next((event.points for event in tiled if (event.seat, event.row) == (seat, row)), None)
    short = take_and_place(position, played, []).boards[seat].free_spaces(row)
    if points is not None and short:  # on the gray side the line may fall instead
        yield Fact(FactKind.LINE, seat, points, short, row=row, weight=float(points))


def _floor_now(position: Position, best: Move, played: Move) -> Iterator[Fact]:
    seat, before = position.seat, position.board.floor_line.penalty
    afters = (take_and_place(position, move, []) for move in (best, played))
    less, cost = (before - after.boards[seat].floor_line.penalty for after in afters)
    if less != cost:
        yield Fact(FactKind.FLOOR_NOW, seat, less, cost, weight=float(cost - less))


def _leaves(position: Position, best: Move, played: Sequence[PlayerMove]) -> Iterator[Fact]:
    first, *rest = played
    reply = rest[0] if rest else None
    if not isinstance(reply, Move) or (reply.source, reply.color) != (best.source, best.color):
        return
    before = position.after(first)
    seat = before.seat
    after = take_and_place(before, reply, [])
    gained = project_round(after)[seat] - project_round(before)[seat]
    if gained > 0:
        count = before.tiles_at(reply.source)[reply.color]
        yield Fact(FactKind.LEAVES, seat, count, gained, move=reply, weight=float(gained))


def _at_the_end(position: Position, ends: tuple[_End, _End]) -> Iterator[Fact]:
    """What the ends of both variations differ in. What is good for the mover speaks for the best
    move, and what is bad for the others."""
    mover = position.seat
    best, played = ends
    for seat in position.rules.seats:
        side = 1 if seat == mover else -1
        numbers = (
            (FactKind.ROUND, side, best.round_points(seat), played.round_points(seat)),
            (FactKind.BONUSES, side, best.bonus_points(seat), played.bonus_points(seat)),
            # The points of the round include it.
            (FactKind.FLOOR_AT_END, -0.9 * side, best.floor_cost(seat), played.floor_cost(seat)),
        )
        for kind, share, one, other in numbers:
            if one != other:
                yield Fact(kind, seat, one, other, weight=share * (one - other))
    over, is_over = best.position.is_over, played.position.is_over
    if over != is_over:
        yield Fact(FactKind.ENDING, mover, int(over), int(is_over), weight=_ENDING_WEIGHT)
    starts, starter = best.position.starting_seat, played.position.starting_seat
    if starts != starter and not over and not is_over:
        weight = _MARKER_WEIGHT * ((starts == mover) - (starter == mover))
        yield Fact(FactKind.MARKER, starts, starts, starter, weight=weight)


def _end(position: Position, variation: Sequence[PlayerMove]) -> _End | None:
    """The end of the round; None where the variation doesn't reach it."""
    game = Game(position)
    for move in variation:
        game.play(move)
    if game.position.phase in {Phase.FACTORY_OFFER, Phase.WALL_TILING}:
        return None
    return _End(game.position, tuple(event for each in game.events for event in each))


def _tell(fact: Fact, moves: tuple[Phrase, Phrase], names: Names) -> Phrase:
    best, played = moves
    player, points, less = names[fact.seat], fact.best, fact.played
    match fact.kind:
        case FactKind.LINE:
            row = 1 + (fact.row or 0)
            return phrase(
                "explain-line", best=best, move=played, row=row, points=points, short=less
            )
        case FactKind.FLOOR_NOW:
            return phrase("explain-floor-now", best=best, move=played, less=points, cost=less)
        case FactKind.LEAVES:
            assert fact.move is not None, "a LEAVES has a move"
            return phrase(
                "explain-leaves",
                move=played,
                tiles=tiles(fact.move.color, fact.best),
                source=source_key(fact.move.source),
                player=player,
                points=fact.played,
            )
        case FactKind.MARKER:
            return phrase("explain-marker", player=player, other=names[fact.played])
        case FactKind.ENDING:
            ender, other = moves if fact.best else moves[::-1]
            return phrase("explain-ending", best=ender, move=other)
        case FactKind.ROUND:
            return phrase("explain-round", player=player, points=points, less=less)
        case FactKind.FLOOR_AT_END:
            return phrase("explain-floor-at-end", player=player, cost=points, less=less)
        case FactKind.BONUSES:
            return phrase("explain-bonuses", player=player, points=points, less=less)


def typed_variation(moves: Sequence[PlayerMove]) -> Argument:
    """The moves, typed, in a row."""
    first, *rest = moves
    if not rest:
        return typed_move(first)
    return phrase("variation", first=typed_move(first), rest=typed_variation(rest))
