"""A mode decides what typed lines mean: the game at the table, a replay, or the course."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from azulejos.notation import Record
from azulejos.rules import (
    Game,
    GameResult,
    PlayerMove,
    Position,
    Refusal,
)
from azulejos.words.move_parts import nearest_legal_move
from azulejos.words.orders import Order
from azulejos.words.phrases import Argument, Phrase, Speech, phrase
from azulejos.words.questions import Question
from azulejos.words.refusals import explain
from azulejos.words.things import typed_move
from azulejos.words.voice import Letters

from .computer import Computer
from .keeper import Keeper
from .settings import Preferences
from .speaker import Speaker


@dataclass(slots=True)
class Front:
    """The speaker, the keeper, the settings and the computer, which all modes share."""

    speaker: Speaker
    keeper: Keeper
    preferences: Preferences
    are_letters_chosen: bool = False
    """Whether the person chose how colors are named. Otherwise the edition decides."""
    computer: Computer = field(default_factory=Computer)

    def say(self, *sentences: Phrase) -> None:
        self.speaker.say(sentences)

    def tell_letters(self) -> None:
        """Tells which letter stands for which color, if colors are named by letters; or the names,
        if they are those of the tactile set."""
        voice = self.speaker.voice
        letters = voice.letters
        if letters is not Letters.NAMES or voice.is_tactile:
            self.say(phrase("letters-now", letters=letters.value))

    def keep(self, preferences: Preferences) -> None:
        """Changes the settings for good."""
        self.preferences = preferences
        self.speaker.say(self.keeper.keep_preferences(preferences))


class Mode(Protocol):
    """Takes parsed lines."""

    @property
    def game(self) -> Game:
        """The game that questions are about. Questions never change it."""

    @property
    def names(self) -> Sequence[Argument]: ...

    @property
    def seat(self) -> int:
        """The seat that we speak to."""

    @property
    def result(self) -> GameResult:
        """Who has won, who is out, and how the game ended."""

    @property
    def is_done(self) -> bool:
        """Whether to return to the table."""

    def record(self) -> Record:
        """The game so far, as a player may see it."""

    def asked_about(self, question: Question) -> Game:
        """The game that a question is about."""

    def press_enter(self) -> None:
        """An empty line."""

    def play(self, move: PlayerMove) -> None: ...

    def after_answer(self, question: Question) -> None:
        """Called after a question was answered."""

    def order(self, order: Order, number: int | None = None) -> None:
        """Undo, hint, why, resign, new."""

    def quit(self) -> bool:
        """True to leave the program, False to leave only the mode."""


def refuse(
    refusal: Refusal, move: PlayerMove, position: Position, names: Sequence[Argument]
) -> Speech:
    """Why a move is illegal, and the nearest legal one."""
    speech = [explain(refusal, names)]
    if example := nearest_legal_move(position, move):
        speech.append(phrase("for-example", move=typed_move(example)))
    return speech
