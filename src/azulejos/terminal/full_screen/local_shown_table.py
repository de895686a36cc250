"""A local table on the full screen, over the same session that `azulejos text` plays."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from functools import partial

from azulejos.analysis import Review
from azulejos.players import Stop
from azulejos.rules import Game, GameResult, PlayerMove, Position
from azulejos.terminal.computer import ThinkingError
from azulejos.terminal.course_mode import CourseMode
from azulejos.terminal.game_loop import Thought
from azulejos.terminal.modes import Front
from azulejos.terminal.new_game import Setup
from azulejos.terminal.replay_mode import KeptGame
from azulejos.terminal.review_mode import ReviewMode
from azulejos.terminal.settings import StepPace
from azulejos.terminal.speaker import Said
from azulejos.terminal.table_mode import TableMode
from azulejos.terminal.text_session import Display, Session
from azulejos.words.orders import Command, Order
from azulejos.words.phrases import Argument, Phrase, phrase
from azulejos.words.typed_lines import Play, Request
from azulejos.words.voice import Voice

from .aside_review import AsideReview
from .shown_table import Leaving, Moment


class LocalShownTable:
    """A `ShownTable` over a session. The computer thinks on its own thread, and its move returns to
    the event loop; the session does everything else at once. During the course or a replay the
    computer does not think, because its move would be announced there."""

    def __init__(
        self, session: Session, log: list[Said], *, is_new: bool, is_back: bool = False
    ) -> None:
        """`log` holds everything that the session said. `is_back`: the person comes from plain
        lines, so the game has already begun."""
        self._session = session
        self._is_new = is_new
        self._is_back = is_back
        self._log = log
        self._left_for: Leaving | None = None
        self._moments: list[Moment] = []
        self._changed: Callable[[], None] = lambda: None
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="thinking")
        self._thinking: tuple[Thought, Stop] | None = None
        self._paused_at: Position | None = None
        """Where the computer was stopped or failed. It waits there for Enter."""
        self._review: AsideReview | None = None
        """The review under way. Meanwhile the computer does not think."""
        session.table_mode.thinks_aside = True

    @property
    def voice(self) -> Voice:
        return self._front.speaker.voice

    @property
    def names(self) -> Sequence[Argument]:
        return self._session.mode.names

    @property
    def moments(self) -> Sequence[Moment]:
        """The moments of the present mode's game."""
        positions, events = self._game.positions, ((), *self._game.events)
        kept = 0
        for known, position in zip(self._moments, positions, strict=False):
            if known.position is not position:
                break
            kept += 1
        del self._moments[kept:]
        self._moments += map(Moment, positions[kept:], events[kept:])
        return self._moments

    @property
    def own_seats(self) -> frozenset[int]:
        mode = self._session.mode
        if mode is not self._table_mode:
            return frozenset({mode.seat})
        holders = enumerate(self._table_mode.table.holders)
        return frozenset(seat for seat, holder in holders if holder.is_person)

    @property
    def seat(self) -> int:
        return self._session.mode.seat

    @property
    def deciding_seat(self) -> int | None:
        mode = self._session.mode
        if mode is not self._table_mode:
            is_asked = isinstance(mode, ReviewMode) and mode.is_asking
            return mode.seat if is_asked or isinstance(mode, CourseMode) else None
        return self.seat if self._table_mode.table.waits_for_person else None

    @property
    def is_over(self) -> bool:
        return self._session.mode is self._table_mode and self._table_mode.table.is_over

    @property
    def result(self) -> GameResult:
        return self._table_mode.result

    @property
    def is_thinking(self) -> bool:
        return self._thinking is not None or self._review is not None

    @property
    def is_taken_back_by_stopping(self) -> bool:
        thought = self._table_mode.thought
        is_move = thought is not None and thought.level is not None
        return is_move and self._table_mode.table.can_undo

    @property
    def notice(self) -> Phrase | None:
        if self._review is not None:
            return phrase("screen-reviewing", done=self._review.done, total=self._review.total)
        match self._session.mode:
            case CourseMode():
                return phrase("screen-course")
            case ReviewMode(is_asking=is_asking):
                return phrase("screen-mistake" if is_asking else "screen-review")
            case mode if mode is not self._table_mode:
                return phrase("screen-replay")
        return None

    @property
    def hint(self) -> PlayerMove | None:
        hinted = self._table_mode.hinted
        is_for_now = hinted is not None and hinted[0] is self._game.position
        return hinted[1] if hinted is not None and is_for_now else None

    @property
    def log(self) -> Sequence[Said]:
        return self._log

    @property
    def left_for(self) -> Leaving | None:
        return self._left_for

    @property
    def setup(self) -> Setup | None:
        return self._table_mode.setup if self._session.mode is self._table_mode else None

    @property
    def level(self) -> int:
        return self._table_mode.level

    @property
    def pace(self) -> StepPace:
        return self._front.preferences.pace or StepPace.AUTO

    def watch(self, changed: Callable[[], None]) -> None:
        self._changed = changed
        if self._session.mode is self._table_mode:
            if self._is_back:
                self._table_mode.go_on()
            else:
                self._table_mode.begin(is_new=self._is_new)
        self._settle()

    def play(self, move: PlayerMove) -> None:
        self._obey(Play(move))

    def say(self, line: str) -> None:
        if not line.strip() and self.is_paused:
            self._paused_at = None
        elif not self._session.take(line):
            self._leave()
        self._settle()

    def order(self, command: Command) -> None:
        self._obey(command)

    def keep_pace(self, pace: StepPace) -> None:
        self._front.keep(replace(self._front.preferences, pace=pace))
        self._changed()

    def start(self, setup: Setup, level: int) -> None:
        if level != self._table_mode.level:
            self._obey(Command(Order.LEVEL, level))
        self._table_mode.choose_game(setup)
        self._table_mode.start_anew()
        self._settle()

    def stop(self) -> None:
        """Takes the person's last move back. If there is none, the computer waits for Enter. Stops
        a review."""
        if self._review is not None:
            self._review.stop()
            return
        thought = self._table_mode.thought
        if thought is None:
            return
        if thought.level is None:
            self._table_mode.thought = None
        elif self.is_taken_back_by_stopping:
            self._obey(Command(Order.UNDO))
        else:
            self._paused_at = thought.position
        self._settle()

    @property
    def is_paused(self) -> bool:
        """Whether the computer waits for Enter. A new game ends the wait."""
        thought = self._table_mode.thought
        return thought is not None and thought.position is self._paused_at

    def close(self) -> None:
        self._changed = lambda: None
        self._stop_thinking()
        if self._review is not None:
            self._review.close()
        self._thread.shutdown()
        self._table_mode.thought = None
        self._table_mode.thinks_aside = False

    @property
    def _front(self) -> Front:
        return self._session.front

    @property
    def _table_mode(self) -> TableMode:
        return self._session.table_mode

    @property
    def _game(self) -> Game:
        return self._session.mode.game

    def _obey(self, request: Request) -> None:
        if not self._session.obey(request):
            self._leave()
        self._settle()

    def _leave(self) -> None:
        is_plain = self._session.other_display is Display.LINES
        self._left_for = Leaving.PLAIN if is_plain else Leaving.QUIT

    def _settle(self) -> None:
        """Starts or stops the computer's thinking as needed, and calls back."""
        if self._session.due_review is not None:
            self._begin_review()
        if self._session.mode is not self._table_mode or self._review is not None:
            self._table_mode.thought = None  # it starts again at the table
        thought = None if self.is_paused else self._table_mode.thought
        if self._thinking is not None and self._thinking[0] is not thought:
            self._stop_thinking()
        if thought is not None and self._thinking is None:
            stop = Stop()
            self._thinking = (thought, stop)
            self._thread.submit(self._think, thought, stop, asyncio.get_running_loop())
        self._changed()

    def _begin_review(self) -> None:
        """Reviews a kept game aside. One that was under way makes room for it."""
        game, self._session.due_review = self._session.due_review, None
        assert game is not None, "asked for"
        if self._review is not None:
            self._review.close()
        runner = self._session.reviews.runner(game.record)
        self._review = AsideReview(runner, self._changed, partial(self._end_review, game))

    def _end_review(self, game: KeptGame, found: Review | Exception | None) -> None:
        """Shows the review; without one, goes back to what it interrupted."""
        self._review = None
        if isinstance(found, Review):
            self._session.show_review(game, found)
        else:
            told = phrase("review-stopped")
            if found is not None:
                told = phrase("screen-review-failed", error=str(found))
            self._front.say(told)
            if self._session.mode is self._table_mode:
                self._table_mode.go_on()
        self._settle()

    def _stop_thinking(self) -> None:
        if self._thinking is not None:
            self._thinking[1].set()
            self._thinking = None

    def _think(self, thought: Thought, stop: Stop, loop: asyncio.AbstractEventLoop) -> None:
        """Runs on the thread, and touches only its arguments."""
        computer = self._front.computer
        try:
            if thought.why is not None:
                why = thought.why
                found = computer.compare(why.position, why.best, why.other, stop)
                self._bring(loop, thought, partial(self._table_mode.decide_why, found))
                return
            if thought.level is None:
                move = computer.hint(thought.position, stop)
            else:
                move = computer.choose(thought.position, thought.level, stop)
        except KeyboardInterrupt:  # it was stopped
            return
        except ThinkingError as error:
            self._bring(loop, thought, partial(self._fail, thought, error))
        else:
            self._bring(loop, thought, partial(self._table_mode.decide, move))

    def _bring(
        self, loop: asyncio.AbstractEventLoop, thought: Thought, finish: Callable[[], None]
    ) -> None:
        """Brings a result from the thread to the event loop, which drops it if it is too late."""

        def bring() -> None:
            if self._thinking is not None and self._thinking[0] is thought:
                self._thinking = None
                finish()
                self._settle()

        with suppress(RuntimeError):  # the screen is gone, and its loop with it
            loop.call_soon_threadsafe(bring)

    def _fail(self, thought: Thought, error: ThinkingError) -> None:
        """Tells about a bug. The person can go on, or let the computer try again."""
        if thought.level is None:
            self._table_mode.thought = None
            self._front.say(phrase("hint-failed", error=str(error)))
        else:
            self._paused_at = thought.position
            player = self.names[thought.position.seat]
            self._front.say(phrase("screen-move-failed", player=player, error=str(error)))
