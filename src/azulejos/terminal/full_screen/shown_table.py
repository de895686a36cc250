"""What the screen needs to know of a table, be it in this process or on a server.

Nothing here waits. What is asked for is begun, and whatever comes of it (a move, an answer, a
refusal, somebody else's move, a lost connection) is there to be read when the table calls back.
All of it happens on the thread of the screen's event loop; a table that hears of things elsewhere
brings them there itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from azulejos.rules import Event, PlayerMove, Position
from azulejos.terminal.new_game import Setup
from azulejos.terminal.settings import StepPace
from azulejos.terminal.speaker import Said
from azulejos.words.orders import Command
from azulejos.words.phrases import Argument, Phrase
from azulejos.words.voice import Voice


class Leaving(Enum):
    """Where to go from the full screen."""

    QUIT = "quit"
    PLAIN = "plain"
    """To plain lines, with the same game."""


@dataclass(frozen=True, slots=True, eq=False)
class Moment:
    """A point of the game. Moments are told apart by identity: a table answers the same ones as
    long as they were not taken back, so that the screen sees what is new and shows that."""

    position: Position
    events: tuple[Event, ...] = ()
    """What led here, with every score; nothing for the moment that a table starts from."""


class ShownTable(Protocol):
    """A table as the screen sees it."""

    @property
    def voice(self) -> Voice:
        """In which language, at which length and by which letters things are said now."""

    @property
    def names(self) -> Sequence[Argument]:
        """What the seats are called."""

    @property
    def moments(self) -> Sequence[Moment]:
        """The game so far, at least one; the last is now. A table that was joined in the middle
        starts there. Of columns that several seats choose at the same time, those that were
        chosen here are in the last position already."""

    @property
    def own_seats(self) -> frozenset[int]:
        """The seats that are played from this keyboard; none for somebody who watches."""

    @property
    def seat(self) -> int:
        """Who is spoken to: whose board is the large one."""

    @property
    def deciding_seat(self) -> int | None:
        """The own seat that has to decide now, for the last position; None where others have to,
        or nobody."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, by the rules or otherwise."""

    @property
    def playing(self) -> Sequence[int]:
        """The seats that can still win, or could at the end: those who have not dropped out."""

    @property
    def is_thinking(self) -> bool:
        """Whether a move or a hint is being thought about, which can be stopped."""

    @property
    def is_taken_back_by_stopping(self) -> bool:
        """Whether the move that led to the thinking is taken back where that is stopped."""

    @property
    def notice(self) -> Phrase | None:
        """What is told above in place of whose turn it is, such as a connection that is being made
        again, or a replay; None where a game goes on as it should."""

    @property
    def hint(self) -> PlayerMove | None:
        """The move that was hinted at, while the position is the one it was asked for."""

    @property
    def log(self) -> Sequence[Said]:
        """Everything that was said so far, in order. It only grows."""

    @property
    def left_for(self) -> Leaving | None:
        """Where the person is going; None to stay."""

    @property
    def is_paused(self) -> bool:
        """Whether the thinking was stopped, or failed, and goes on by Enter."""

    @property
    def setup(self) -> Setup | None:
        """What a new game is made of; None where that is not to be chosen here and now."""

    @property
    def level(self) -> int | None:
        """Of the computer players; None where that is not for this person to choose."""

    @property
    def pace(self) -> StepPace:
        """How steps are shown, as it is kept in the settings."""

    def watch(self, changed: Callable[[], None]) -> None:
        """From now on calls back, on the event loop's thread, after anything here has changed.
        Starts whatever the table does by itself."""

    def play(self, move: PlayerMove) -> None:
        """Plays for the deciding seat. A refusal is told in the log, and changes nothing."""

    def say(self, line: str) -> None:
        """Takes a typed line as `azulejos text` does: a move, a question or a command; an empty
        one for Enter."""

    def order(self, command: Command) -> None:
        """Takes a command that a key stands for: undo, hint, new, level, language, ..."""

    def keep_pace(self, pace: StepPace) -> None:
        """From now on steps are shown so, also the next time."""

    def start(self, setup: Setup, level: int) -> None:
        """Starts a new game, giving up an unfinished one; only where there is a setup."""

    def stop(self) -> None:
        """Stops the thinking, if there is any, and takes back the move that led to it."""

    def close(self) -> None:
        """The screen is gone, for good or for plain lines: calls back no more, thinks no more."""
