"""The course in the rules: it gives a task, the learner types, and it explains."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from azulejos.notation import Record, parse_move, record_game
from azulejos.players.seat_holders import Holder, spoken_names
from azulejos.rules import Game, GameResult, IllegalStepError, PlayerMove
from azulejos.words.announcements import announce_step
from azulejos.words.course import STEPS, CourseStep
from azulejos.words.levels import LEVELS
from azulejos.words.orders import Order
from azulejos.words.phrases import Argument, phrase
from azulejos.words.questions import Question, Topic
from azulejos.words.things import typed_move
from azulejos.words.typed_lines import Play

from .modes import Front, refuse

_LOOKS_BACK: Final = (Topic.LAST, Topic.CHANGES, Topic.DETAILS)


class CourseMode:
    """The course as a mode. The settings keep how far the learner got."""

    is_done = False

    def __init__(self, front: Front, vertical_line_bonus: int) -> None:
        """The bonus is the one at the table."""
        self.names: Sequence[Argument] = spoken_names([Holder(), Holder(level=max(LEVELS))])
        self.seat = 0
        self._front = front
        self._steps = [step.in_edition(vertical_line_bonus) for step in STEPS]
        self._index = front.preferences.course_step % len(STEPS)
        self.game = Game(self._step.position)
        self._before: Game | None = None
        """The step just done, until the learner types something about another."""

    @property
    def result(self) -> GameResult:
        return GameResult.of(self.game)

    @property
    def _step(self) -> CourseStep:
        return self._steps[self._index]

    def record(self) -> Record:
        return record_game(self.game)

    def begin(self) -> None:
        count = len(STEPS)
        self._front.tell_letters()
        if self._index:
            self._front.say(phrase("course-goes-on", step=self._index + 1, count=count))
            self.press_enter()
        else:
            self._front.say(phrase("course-begins", count=count))
            self._start_step()

    def press_enter(self) -> None:
        """Tells the task again."""
        self._front.say(self._step.task)

    def asked_about(self, question: Question) -> Game:
        if self._before is not None and question.topic in _LOOKS_BACK:
            return self._before
        return self.game

    def play(self, move: PlayerMove) -> None:
        self._before = None
        refusal = self.game.position.why_not(move)
        if refusal is not None:
            error = IllegalStepError(move, refusal)
            self._front.speaker.say(refuse(error.refusal, move, self.game.position, self.names))
        elif self._step.is_met_by(Play(move)):
            self.game.play(move)
            self._front.speaker.say(announce_step(self.game, self.names))
            self._go_on()
        else:
            self._front.say(phrase("course-not-asked"))

    def after_answer(self, question: Question) -> None:
        if question.topic not in _LOOKS_BACK:
            self._before = None
        if self._step.is_met_by(question):
            self._go_on()

    def order(self, order: Order, number: int | None = None) -> None:
        self._before = None
        match order:
            case Order.UNDO if self._index:
                self._index = max(0, self._index - (number or 1))
                self._start_step()
            case Order.HINT if self._step.plays:
                move = parse_move(self._step.plays[0])
                self._front.say(phrase("for-example", move=typed_move(move)))
            case Order.UNDO | Order.HINT:
                self.press_enter()
            case _:
                self._front.say(phrase("course-not-here"))

    def quit(self) -> bool:
        self._front.say(phrase("course-left"))
        self.is_done = True
        return False

    def _go_on(self) -> None:
        self._front.say(self._step.lesson)
        self._before = self.game
        self._index += 1
        self.is_done = self._index == len(STEPS)
        preferences = self._front.preferences
        self._front.keep(replace(preferences, course_step=0 if self.is_done else self._index))
        if self.is_done:
            self._front.say(phrase("course-ends"))
        else:
            self._start_step()

    def _start_step(self) -> None:
        self.game = Game(self._step.position)
        number = phrase("course-step", step=self._index + 1, count=len(STEPS))
        self._front.say(number, self._step.task)
