"""A game: its start, its steps and its events. It checks every step before playing it."""

from __future__ import annotations

from .end_of_game import outcome
from .events import Event, Outcome
from .moves import Step
from .position import Position
from .refusals import IllegalStepError
from .setup import Rules


class Game:
    """Plays steps from a starting position, and takes them back.

    >>> game = Game(Rules(num_players=2))
    >>> game.position.phase.name
    'PREPARING_NEXT_ROUND'
    """

    def __init__(self, start: Rules | Position, starting_seat: int = 0) -> None:
        """Starts from the rules, or from any position (which brings its own starting seat)."""
        if isinstance(start, Rules):
            start = Position.start(start, starting_seat)
        self._positions = [start]
        self._steps: list[Step] = []
        self._events: list[tuple[Event, ...]] = []

    @property
    def rules(self) -> Rules:
        return self.start.rules

    @property
    def start(self) -> Position:
        return self._positions[0]

    @property
    def position(self) -> Position:
        return self._positions[-1]

    @property
    def positions(self) -> tuple[Position, ...]:
        """The start, then the position after each step."""
        return tuple(self._positions)

    @property
    def steps(self) -> tuple[Step, ...]:
        """Deals and moves, in the order they were played."""
        return tuple(self._steps)

    @property
    def events(self) -> tuple[tuple[Event, ...], ...]:
        """What happened at each step."""
        return tuple(self._events)

    @property
    def outcome(self) -> Outcome | None:
        """The result; None while the game goes on."""
        return outcome(self.position) if self.position.is_over else None

    def play(self, step: Step, seat: int | None = None) -> tuple[Event, ...]:
        """Plays a step (as a seat, if given) and answers what happened.

        Raises IllegalStepError, and changes nothing, if the rules don't allow it.
        """
        refusal = self.position.why_not(step, seat)
        if refusal is not None:
            raise IllegalStepError(step, refusal)
        return self.play_legal(step)

    def play_legal(self, step: Step) -> tuple[Event, ...]:
        """Plays a step that is known to be legal, without checking it again."""
        position, events = self.position.transition(step)
        self._positions.append(position)
        self._steps.append(step)
        self._events.append(events)
        return events

    def undo(self, steps: int = 1) -> None:
        """Takes back the last steps. Raises ValueError if there are fewer."""
        self.undo_to(len(self._steps) - steps)

    def undo_to(self, num_steps: int) -> None:
        """Goes back to the point after the first `num_steps` steps; 0 is the start."""
        if not 0 <= num_steps <= len(self._steps):
            raise ValueError(f"{len(self._steps)} steps were played; {num_steps} can't be kept")
        del self._positions[num_steps + 1 :]
        del self._steps[num_steps:]
        del self._events[num_steps:]
