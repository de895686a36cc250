"""A session in plain text: reads typed lines, and answers each.

It only appends lines, so that a screen reader, a Braille display and a pipe get the same.
"""

from __future__ import annotations

import signal
from collections.abc import Callable
from dataclasses import replace
from enum import Enum
from typing import Final, TypeAlias

from azulejos.analysis import Review
from azulejos.notation import format_position, format_record
from azulejos.words.announcements import with_winners
from azulejos.words.answers import answer
from azulejos.words.levels import LEVELS, level_entry, level_now
from azulejos.words.orders import Command, Order
from azulejos.words.parser import parse_line
from azulejos.words.phrases import Speech, phrase
from azulejos.words.questions import Question, Topic
from azulejos.words.typed_lines import Instead, Play, Request, Unclear

from .boards import show_board
from .computer import Computer
from .course_mode import CourseMode
from .modes import Front, Mode
from .replay_mode import KeptGame, list_games, open_game, open_replay
from .review_maker import ReviewMaker
from .review_mode import ReviewMode
from .speaker import Speaker
from .table_mode import TableMode
from .voice_setting import set_voice

Read: TypeAlias = Callable[[], str | None]
"""Waits for a typed line; None at the end of the input."""


class Display(Enum):
    """The display: plain lines or the full screen. Typing the value switches to it, in every
    language."""

    LINES = "plain"
    SCREEN = "tui"


DISPLAYS: Final = frozenset(display.value for display in Display)


class Session:
    """Everything from the start to the goodbye."""

    def __init__(self, front: Front, table_mode: TableMode, read: Read) -> None:
        self._front = front
        self._table_mode = table_mode
        self._mode: Mode = table_mode
        self._read = read
        self.reviews = ReviewMaker(front)
        self.due_review: KeptGame | None = None
        """The game to review aside, where the computer thinks aside too."""
        self.only_reviews = False
        """Whether to leave after the review, not to return to the table."""
        self._asked: Question | None = None
        """The last question, which `and in row two?` goes on from."""
        self.other_display: Display | None = None
        """The display that the person wants to change to."""
        self.why_no_display: Callable[[Display], Speech] = lambda _: ()
        """Why a display is not available."""

    @property
    def mode(self) -> Mode:
        """The mode that takes typed lines now."""
        return self._mode

    @property
    def front(self) -> Front:
        return self._front

    @property
    def table_mode(self) -> TableMode:
        return self._table_mode

    @property
    def speaker(self) -> Speaker:
        return self._front.speaker

    @property
    def computer(self) -> Computer:
        """The computer, which Ctrl-C interrupts."""
        return self._front.computer

    def run(self, *, is_new: bool) -> int:
        """Plays until the person leaves; answers the exit status."""
        status = 0
        try:
            # A replay or the course waits for a typed line.
            if self._mode is self._table_mode:
                self._table_mode.begin(is_new=is_new)
            while (typed := self._read()) is not None:
                if not self.take(typed):
                    break
        except KeyboardInterrupt:
            status = 128 + signal.SIGINT
        if self.other_display is None:
            self.say_goodbye()
        return status

    def close(self) -> None:
        """Unlocks the data folder."""
        self._front.keeper.close()

    def take(self, typed: str) -> bool:
        """Answers a typed line; False to leave. It never raises, whatever is typed."""
        if (named := typed.strip().casefold()) in DISPLAYS:
            return self._change_display(Display(named))
        if self._mode is self._table_mode and self._table_mode.explainer.tell_more(typed):
            return True
        if isinstance(self._mode, ReviewMode) and self._mode.take_line(typed):
            self._table_mode.forget_confirmation()
            return True
        return self.obey(self._parse(typed))

    def obey(self, request: Request | None) -> bool:
        """Answers a typed line or a key; None stands for Enter. False to leave."""
        speaker = self._front.speaker
        # Only the same order, typed again at once, confirms it.
        if not (isinstance(request, Command) and request.order in {Order.NEW, Order.RESIGN}):
            self._table_mode.forget_confirmation()
        if request == Question(Topic.REPEAT):
            speaker.repeat()
            return True
        self._table_mode.explainer.forget_more()
        speaker.start_answer()
        match request:
            case None:
                self._mode.press_enter()
            case Unclear():
                speaker.say(request.answer)
            case Play():
                self._mode.play(request.move)
            case Instead():
                self._table_mode.correct(request.move)
            case Question():
                self._answer(request)
            case Command():
                return self._order(request)
        self._return_to_table()
        return True

    def _change_display(self, display: Display) -> bool:
        """False to leave for the other display."""
        if trouble := self.why_no_display(display):
            self._front.speaker.start_answer()
            self._front.speaker.say(trouble)
            return True
        self.other_display = display
        return False

    def _parse(self, typed: str) -> Request | None:
        """The parsed line; None for an empty one."""
        if not typed.strip():
            return None
        speaker = self._front.speaker
        names = speaker.names(self._mode.names)
        is_at_table = self._mode is self._table_mode
        last = (self._table_mode.last_decision or ()) if is_at_table else None
        position, language = self._mode.game.position, speaker.voice.language
        return parse_line(typed, position, language, names, last, asked=self._asked)

    def _answer(self, question: Question) -> None:
        mode = self._mode
        self._asked = question
        if question.topic is Topic.BOARD and question.is_narrow:
            seat = mode.seat if question.seat is None else question.seat
            show_board(self._front.speaker, mode.game.position, mode.names, seat)
        else:
            told = answer(question, mode.asked_about(question), mode.seat, mode.names)
            self._front.speaker.say(with_winners(mode.result, told, mode.names))
        mode.after_answer(question)

    def _order(self, command: Command) -> bool:  # noqa: PLR0912 - one case an order
        speaker = self._front.speaker
        match command.order:
            case Order.QUIT:
                if self._mode.quit() or self.only_reviews:
                    return False
            case Order.LEVEL if command.number is None:
                now, _ = level_now(self._table_mode.level)
                speaker.say([now, *(said for level in LEVELS for said in level_entry(level))])
            case Order.LEVEL:
                self._set_level(command.number or 0)
            case Order.LANGUAGE | Order.LENGTH | Order.LETTERS:
                set_voice(self._front, command)
            case Order.GAMES:
                speaker.say([*list_games(self._front.keeper.store)])
            case Order.REPLAY:
                self._replay(command.number)
            case Order.REVIEW:
                self.review(command.number)
            case Order.COURSE:
                lesson = CourseMode(self._front, self._table_mode.game.rules.vertical_line_bonus)
                self._mode = lesson
                lesson.begin()
            case Order.RECORD:
                self._show_and_write("game.azul", format_record(self._mode.record()))
            case Order.CODE:
                self._show_and_write(
                    "position.txt", f"{format_position(self._mode.game.position)}\n"
                )
            case Order.WHY if self._mode is self._table_mode:
                self._table_mode.explain_hint(command.text)
            case Order.UNDO | Order.HINT | Order.WHY | Order.RESIGN | Order.NEW:
                self._mode.order(command.order, command.number)
        self._return_to_table()
        return True

    def _show_and_write(self, name: str, text: str) -> None:
        """Shows notation wrapped for reading, and writes it to a file for other programs."""
        self._front.speaker.show(text.rstrip("\n"))
        self._front.speaker.say(self._front.keeper.write(name, text))

    def _replay(self, number: int | None) -> None:
        """Replays a kept game; without a number, the latest."""
        if number is None:
            number = len(self._front.keeper.store.games())
        replay = open_replay(self._front, number)
        if replay is not None:
            self._mode = replay
            replay.begin(number)

    def review(self, number: int | None) -> bool:
        """Reviews a kept game; without a number, the latest. False if it can't, or was stopped."""
        front = self._front
        if number is None:
            number = len(front.keeper.store.games())
        opened = open_game(front, number)
        if opened is None:
            return False
        if self._table_mode.thinks_aside:
            # A review takes seconds, in which the screen would stand still.
            self.due_review = opened
            return True
        review = self.reviews.review(opened.record)
        if review is None:
            return False
        self.show_review(opened, review)
        return True

    def show_review(self, opened: KeptGame, review: Review) -> None:
        """Goes to the review of a kept game."""
        study = self.reviews.study
        mode = ReviewMode(self._front, opened.record, opened.whole, review, study)
        self._mode = mode
        mode.begin()

    def interrupt(self) -> bool:
        """At Ctrl-C: ends a review, from which the person goes back; otherwise stops the computer
        for good."""
        if self.reviews.interrupt():
            return True
        self._front.computer.interrupt()
        return False

    def _set_level(self, level: int) -> None:
        """Changes the level of the computer players, and keeps it for the next game."""
        self._table_mode.set_level(level)
        self._front.speaker.say(level_now(level))
        self._front.keep(replace(self._front.preferences, level=level))

    def _return_to_table(self) -> None:
        """Returns to the table after a replay or the course."""
        if self._mode.is_done:
            self._mode = self._table_mode
            self._front.say(phrase("back-at-the-table"))
            self._table_mode.come_back()

    def say_goodbye(self) -> None:
        """The last words."""
        if self._table_mode.table.is_over or self.only_reviews:
            said = "goodbye"
        elif self._front.keeper.is_kept:
            said = "goodbye-kept"
        else:
            said = "goodbye-lost"
        self._front.say(phrase(said))
