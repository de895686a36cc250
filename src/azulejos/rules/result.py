"""The result of a game at a table: who has won, who is out, and how it ended.

The rules know one end, `Outcome`. At a table players also resign or run out of time, or all stop.
Tables, records and companions build this one value; clients get it over the wire.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from .events import Outcome
from .game import Game


class Ending(Enum):
    """How a game ended, or how a seat dropped out of it; the words of a record's Termination."""

    RULES = "rules"
    RESIGN = "resign"
    TIME = "time"
    CUTOFF = "cutoff"
    ABORTED = "aborted"


@dataclass(frozen=True, slots=True)
class DroppedOut:
    """A seat that resigned or ran out of time."""

    seat: int
    how: Ending


@dataclass(frozen=True, slots=True)
class GameResult:
    """Who has won, who is out, and how the game ended."""

    playing: tuple[int, ...]
    """The seats that can win."""
    dropped_out: tuple[DroppedOut, ...] = ()
    """In the order in which they did; they rank last (ruling 11)."""
    outcome: Outcome | None = None
    """The ranking by points of the seats that can win; None before the rules end the game."""
    winners: tuple[int, ...] | None = None
    """None while the game goes on; empty where it was aborted (a record has `*` for both)."""
    ending: Ending | None = None
    """None while the game goes on."""

    @classmethod
    def of(
        cls, game: Game, dropped_out: Sequence[DroppedOut] = (), *, is_aborted: bool = False
    ) -> GameResult:
        """The result so far. The last seat that is left wins."""
        out = {each.seat for each in dropped_out}
        playing = tuple(seat for seat in game.rules.seats if seat not in out)
        outcome = None if game.outcome is None else game.outcome.among(playing)
        winners: tuple[int, ...] | None = None
        ending: Ending | None = None
        if is_aborted:
            winners, ending = (), Ending.ABORTED
        elif len(playing) == 1:
            winners, ending = playing, dropped_out[-1].how
        elif outcome is not None:
            winners, ending = outcome.winners, Ending.RULES
        return cls(playing, tuple(dropped_out), outcome, winners, ending)

    @property
    def is_over(self) -> bool:
        return self.ending is not None

    def how_out(self, seat: int) -> Ending | None:
        """How a seat dropped out; None for one that can win."""
        return next((each.how for each in self.dropped_out if each.seat == seat), None)
