"""What the screen needs to know about a table, local or online.

Nothing here blocks. A request only starts something; its result (a move, an answer, a refusal,
another player's move, a lost connection) is there to read when the table calls back. Everything
happens on the thread of the screen's event loop. A table that gets news on another thread brings
them there itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from azulejos.rules import Event, GameResult, PlayerMove, Position
from azulejos.terminal.new_game import Setup
from azulejos.terminal.settings import StepPace
from azulejos.terminal.speaker import Said
from azulejos.words.orders import Command
from azulejos.words.phrases import Argument, Phrase
from azulejos.words.voice import Voice


class Leaving(Enum):
    """Where the person goes from the full screen."""

    QUIT = "quit"
    PLAIN = "plain"
    """To plain lines, with the same game."""


@dataclass(frozen=True, slots=True, eq=False)
class Moment:
    """A point of the game. Moments are compared by identity: a table returns the same objects until
    they are taken back, so the screen can tell what is new."""

    position: Position
    events: tuple[Event, ...] = ()
    """What led here, with every score; empty for the first moment."""


class ShownTable(Protocol):
    """A table as the screen sees it."""

    @property
    def voice(self) -> Voice:
        """The present language, length and letters."""

    @property
    def names(self) -> Sequence[Argument]:
        """The players' names."""

    @property
    def moments(self) -> Sequence[Moment]:
        """The game so far; at least one moment, the last is now. A table that was joined later
        starts there. Columns that the person has chosen are already in the last position."""

    @property
    def own_seats(self) -> frozenset[int]:
        """The seats played from this keyboard; none for a spectator."""

    @property
    def seat(self) -> int:
        """The seat that we speak to, whose board is large."""

    @property
    def deciding_seat(self) -> int | None:
        """The own seat that has to decide in the last position; None if it is not our turn."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, by the rules or otherwise."""

    @property
    def result(self) -> GameResult:
        """Who has won, who is out, and how the game ended."""

    @property
    def is_thinking(self) -> bool:
        """Whether the computer thinks about a move or a hint, and can be stopped."""

    @property
    def is_taken_back_by_stopping(self) -> bool:
        """Whether stopping the computer takes the person's last move back."""

    @property
    def notice(self) -> Phrase | None:
        """Shown above instead of whose turn it is: a lost connection, a replay. None in a normal
        game."""

    @property
    def hint(self) -> PlayerMove | None:
        """The last hint, if it is for the present position."""

    @property
    def log(self) -> Sequence[Said]:
        """Everything that was said so far, in order. It only grows."""

    @property
    def left_for(self) -> Leaving | None:
        """Where the person wants to go; None to stay."""

    @property
    def is_paused(self) -> bool:
        """Whether the computer was stopped or failed, and waits for Enter."""

    @property
    def setup(self) -> Setup | None:
        """What a new game is made from; None if the person can't choose that here."""

    @property
    def level(self) -> int | None:
        """The computer players' level; None if the person can't choose it."""

    @property
    def pace(self) -> StepPace:
        """How to show steps, from the settings."""

    def watch(self, changed: Callable[[], None]) -> None:
        """From now on calls back on the event loop's thread after each change.
        Starts whatever the table does by itself."""

    def play(self, move: PlayerMove) -> None:
        """Plays for the deciding seat. A refusal goes to the log and changes nothing."""

    def say(self, line: str) -> None:
        """Takes a typed line like `azulejos text`: a move, a question or a command; an empty line
        for Enter."""

    def order(self, command: Command) -> None:
        """Takes a command from a key or a menu: undo, hint, new, level, language …"""

    def keep_pace(self, pace: StepPace) -> None:
        """Shows steps at this pace from now on, and keeps it in the settings."""

    def start(self, setup: Setup, level: int) -> None:
        """Starts a new game and gives up an unfinished one. Only if there is a setup."""

    def stop(self) -> None:
        """Stops the computer if it thinks, and takes back the move before."""

    def close(self) -> None:
        """The screen is gone: no more calls back, no more thinking."""
