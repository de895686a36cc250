"""What typed lines are about: the game at the table, a replay, or the course."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from azulejos.notation import Record, format_move
from azulejos.rules import FLOOR, Game, IllegalStepError, Move, PlayerMove, Position
from azulejos.words.explaining import explain
from azulejos.words.phrases import Argument, Phrase, Speech, phrase
from azulejos.words.requests import Order, Question

from .keeping import Keeper
from .settings import Preferences
from .speaking import Speaker


@dataclass(slots=True)
class Front:
    """What all modes share."""

    speaker: Speaker
    keeper: Keeper
    preferences: Preferences

    def say(self, *sentences: Phrase) -> None:
        self.speaker.say(sentences)

    def keep(self, preferences: Preferences) -> None:
        """Changes the settings for good."""
        self.preferences = preferences
        self.speaker.say(self.keeper.keep_preferences(preferences))


class Mode(Protocol):
    """Takes what was typed, once it is parsed."""

    @property
    def game(self) -> Game:
        """What questions are about. Asking never changes it."""

    @property
    def names(self) -> Sequence[Argument]: ...

    @property
    def seat(self) -> int:
        """Who is spoken to."""

    @property
    def is_done(self) -> bool:
        """Whether to go back to the table."""

    def record(self) -> Record:
        """The game so far, as a player may see it."""

    def press_enter(self) -> None:
        """An empty line."""

    def play(self, move: PlayerMove) -> None: ...

    def after_answer(self, question: Question) -> None:
        """What follows the answer to a question."""

    def order(self, order: Order) -> None:
        """Undo, hint, new."""

    def quit(self) -> bool:
        """True to leave the program; else the mode is done."""


def refuse(error: IllegalStepError, position: Position, names: Sequence[Argument]) -> Speech:
    """Why a move is not possible, and one that is."""
    speech = [explain(error.refusal, names)]
    if example := example_move(position, error.step):
        speech.append(phrase("for-example", move=format_move(example)))
    return speech


def example_move(position: Position, near: object = None) -> PlayerMove | None:
    """A legal move, as near as can be to one that is not; None where there is no move."""

    def distance(move: PlayerMove) -> tuple[bool, ...]:
        if not isinstance(move, Move) or not isinstance(near, Move):
            return (isinstance(move, Move) and move.destination == FLOOR,)
        return (
            move.color != near.color,
            move.source != near.source,
            move.destination == FLOOR,
        )

    return min(position.legal_moves, key=distance, default=None)
