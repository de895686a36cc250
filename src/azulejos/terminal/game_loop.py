"""Plays deals and computer players' moves until a person has to decide."""

from __future__ import annotations

from dataclasses import dataclass

from azulejos.rules import Phase, PlayerMove, Position
from azulejos.words.phrases import Phrase, Speech, phrase

from .announcer import Announcer
from .computer import ThinkingError
from .hint_explainer import WhyAsked
from .local_table import LocalTable
from .modes import Front


@dataclass(frozen=True, slots=True, eq=False)
class Thought:
    """A position for the computer to think about. Thoughts are compared by identity."""

    position: Position
    level: int | None
    """Of the computer player whose turn it is; None for a hint."""
    why: WhyAsked | None = None
    """A hint to explain, instead of finding one."""


class GameLoop:
    """A local game that goes on by itself. Every step is saved, then told.

    The computer thinks while everybody waits. If `thinks_aside`, the loop stops there instead:
    `thought` says what to think about on another thread, and `play_thought` goes on with the move.
    """

    def __init__(self, front: Front, announcer: Announcer, table: LocalTable) -> None:
        self._front = front
        self._announcer = announcer
        self.table = table
        self.thinks_aside = False
        self.thought: Thought | None = None
        self._untold: list[Phrase] = []
        """A player's tiles on the wall, which are told together."""
        self._num_told = 0
        """How many steps there were when the person began to wait."""
        self._tells_offer = False

    def advance(self, *, tells_offer: bool = False) -> None:
        """Plays until a person has to decide. `tells_offer`: then tells what can be taken."""
        self._num_told = len(self.table.game.steps)
        self._tells_offer = tells_offer
        self._untold = []
        self.go_on()

    def go_on(self) -> None:
        """Plays on from wherever the game stands."""
        table, front = self.table, self._front
        while not table.waits_for_person and not table.is_over:
            if self.thinks_aside and table.waits_for_computer:
                self.thought = Thought(table.game.position, table.level)
                return
            try:
                table.advance()
            except ThinkingError as error:
                told, self._untold = self._untold, []
                player = table.names[table.game.position.seat]
                front.say(*told, phrase("move-failed", player=player, error=str(error)))
                return
            self._tell_step()
        if table.is_over:
            front.speaker.say([*self._announcer.last_places(table), *front.keeper.finish()])
            front.say(phrase("what-now"))
            return
        has_moved = len(table.game.steps) > self._num_told
        if self._tells_offer and not (has_moved and self._announcer.tells_deal(table)):
            self._announcer.tell_offer(table)
        self._announcer.tell_turn(table)

    def play_thought(self, move: PlayerMove) -> None:
        """Goes on with the move that a computer player thought of aside."""
        self.table.game.play(move)
        self._tell_step()
        self.go_on()

    def keep_step(self) -> Speech:
        """Saves the last step, then answers what to tell: by then it has happened for good."""
        return [*self._front.keeper.save(self.table), *self._announcer.step(self.table)]

    def _tell_step(self) -> None:
        self._untold += self.keep_step()
        is_tiling = self.table.game.position.phase is Phase.WALL_TILING
        if not is_tiling or self.table.waits_for_person:
            self._front.speaker.say(self._untold)
            self._untold = []
