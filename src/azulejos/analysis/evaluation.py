"""Values of positions by the core's search: chances to win and expected scores, for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from azulejos import native
from azulejos.rules import Phase, PlayerMove, Position, Rules, WallSide

from .review import OfSeats

_OFFER, _TILING, _OVER = (
    native.PHASES.index(phase)
    for phase in (Phase.FACTORY_OFFER, Phase.WALL_TILING, Phase.GAME_OVER)
)
_SMALL_NODES: Final = 20_000
"""So many fit into a table of 1 MB."""


class ReviewStoppedError(Exception):
    """The review was stopped before it was done."""


@dataclass(frozen=True, slots=True)
class Value:
    """What is expected of a position."""

    wins: OfSeats
    points: OfSeats
    """Expected final scores."""
    actions: tuple[int, ...] = ()
    """The best move and what follows it within the round; none where the game is over."""
    is_solved: bool = True
    """Whether the round was searched to its end; below one move, if only one was searched."""

    def variation(self, rules: Rules) -> tuple[PlayerMove, ...]:
        return tuple(native.move_of(action, rules) for action in self.actions)


@dataclass(frozen=True, slots=True)
class Line:
    """Moves to the end of a round, and the position there."""

    actions: tuple[int, ...]
    end: native.State

    def variation(self, rules: Rules) -> tuple[PlayerMove, ...]:
        return tuple(native.move_of(action, rules) for action in self.actions)


class Evaluator:
    """Searches in one thread; others have an evaluator of their own. The same question has the
    same answer, whatever was asked before."""

    def __init__(
        self, networks: Sequence[native.Network], hash_megabytes: int, stop: native.StopFlag
    ) -> None:
        self._searcher = native.Searcher(hash_megabytes, networks)
        self._small = native.Searcher(1, networks)
        """For searches of a few thousand nodes: clearing its table takes no time."""
        self._stop = stop

    def value(self, state: native.State, nodes: int, only: int | None = None) -> Value:
        """The value of a position, with the best move or with this one. No deal may be pending.

        Raises ReviewStoppedError.
        """
        if state.phase == _OVER:
            winners = state.winners()
            shares = tuple((seat in winners) / len(winners) for seat in range(state.players))
            return Value(shares, tuple(map(float, state.scores)))
        searcher = self._small if nodes <= _SMALL_NODES else self._searcher
        actions = () if only is None else (only,)
        best, *_ = searcher.search(state, nodes=nodes, actions=actions, stop=self._stop)
        if self._stop.is_set():
            raise ReviewStoppedError
        return Value(
            tuple(best.wins),
            tuple(best.final_scores),
            tuple(best.actions),
            best.is_solved if only is None else best.is_exhausted,
        )

    def line_to_end(self, state: native.State, actions: Sequence[int], nodes: int) -> Line:
        """These moves and, where they don't end the round, the best ones after them."""
        end, line = state.copy(), [*actions]
        for action in line:
            end.apply(action)
        while end.phase in {_OFFER, _TILING}:
            line.append(self.value(end, nodes).actions[0])
            end.apply(line[-1])
        return Line(tuple(line), end)


def is_certain_to_end(position: Position) -> bool:
    """Whether every way to go on ends the game with this round.

    Sufficient, not necessary: a row of the wall that a full pattern line is sure to complete.
    """
    for board in position.boards:
        if board.wall.horizontal_lines:
            return True
        for row, color in board.complete_pattern_lines:
            if board.wall.rows[row].count(None) != 1:
                continue
            columns = board.wall.valid_columns(row, color, position.rules.side)
            # On the gray side a pattern line above is tiled first, and may take the column.
            above = board.pattern_lines[:row]
            is_ahead = any(line.color in {None, color} for line in above)
            if columns and (position.rules.side is WallSide.COLORED or not is_ahead):
                return True
    return False
