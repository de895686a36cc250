"""A review as a mode: four sentences, the turning points one by one, any move on request, and the
mistakes to solve."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from azulejos.analysis import Review, ReviewedMove
from azulejos.analysis.answers import judge, mistakes
from azulejos.analysis.text_report import names_of, summary_speech, told_turns
from azulejos.notation import Record, record_result
from azulejos.rules import Deal, Game, GameResult, PlayerMove, Position
from azulejos.words import review_talk
from azulejos.words.board_answers import board
from azulejos.words.explanations import main_facts, tell_facts, tell_variations
from azulejos.words.hint_questions import asks_for_more
from azulejos.words.orders import Order
from azulejos.words.phrases import Argument, Speech, phrase
from azulejos.words.questions import Question
from azulejos.words.review_lines import ReviewAsk, ReviewLine, read_review_line
from azulejos.words.table_answers import center, factories

from .modes import Front, refuse

Study: TypeAlias = Callable[[int, Position, PlayerMove], ReviewedMove]
"""What a move is worth: its number, the position before it, and the move."""


class ReviewMode:
    """Enter tells the next turning point or mistake, `back` the one before."""

    is_done = False

    def __init__(
        self, front: Front, record: Record, whole: Game, review: Review, study: Study
    ) -> None:
        self.names: Sequence[Argument] = names_of(review)
        self.game = whole
        self._front = front
        self._record = record
        self._whole = whole
        self._review = review
        self._study = study
        self._turn = -1
        """The turning point told last, from 0; -1 before the first."""
        self._tasks = mistakes(review)
        self._task: int | None = None
        """The mistake to solve; None while none is."""
        self._is_solved = False
        """Whether its answer is known."""
        self._ply: int | None = None
        """The move that was told of last."""
        self._more: Speech = ()

    @property
    def seat(self) -> int:
        return self.game.position.seat

    @property
    def result(self) -> GameResult:
        return record_result(self._record, self._whole)

    @property
    def task(self) -> ReviewedMove | None:
        """The mistake to solve."""
        return None if self._task is None else self._tasks[self._task]

    @property
    def is_asking(self) -> bool:
        """Whether it waits for an answer to the mistake."""
        return self._task is not None and not self._is_solved

    def record(self) -> Record:
        return self._record

    def begin(self) -> None:
        """The four sentences."""
        self._front.speaker.say(summary_speech(self._review))
        self._front.say(phrase("review-how", count=len(self._review.turning_points)))

    def asked_about(self, _: Question) -> Game:
        return self.game

    def after_answer(self, question: Question) -> None:
        """Nothing follows."""

    def take_line(self, text: str) -> bool:
        """Answers a line that only a review understands; False for any other."""
        language = self._front.speaker.voice.language
        if self._more and asks_for_more(text, language):
            self._front.speaker.start_answer()
            self._front.speaker.say(self._more)
            return True
        line = read_review_line(text, language)
        if line is None:
            self._more = ()
            return False
        self._front.speaker.start_answer()
        self._answer(line)
        return True

    def press_enter(self) -> None:
        """The next turning point; while mistakes are solved, the next of those."""
        self._more = ()
        if self._task is None:
            self._tell_turn(self._turn + 1)
        else:
            self._tell_task(self._task + 1)

    def play(self, move: PlayerMove) -> None:
        """Takes a move as the answer to a mistake."""
        if self._task is None:
            self._front.say(phrase("review-only-talks"))
            return
        refusal = self.game.position.why_not(move)
        if refusal is None:
            self._compare(self._tasks[self._task], move)
        else:
            self._front.speaker.say(refuse(refusal, move, self.game.position, self.names))

    def order(self, order: Order, number: int | None = None) -> None:  # noqa: ARG002 - a Mode
        match order:
            case Order.UNDO:
                self._answer(ReviewLine(ReviewAsk.BACK))
            case Order.RESIGN if self._task is not None:
                self._answer(ReviewLine(ReviewAsk.SOLUTION))
            case Order.HINT if self._task is not None:
                self._front.say(review_talk.tell_clue(self._tasks[self._task].best))
            case Order.HINT:
                self._answer(ReviewLine(ReviewAsk.BETTER))
            case Order.WHY:
                self._answer(ReviewLine(ReviewAsk.WHY))
            case _:
                self._front.say(phrase("review-only-talks"))

    def quit(self) -> bool:
        self.is_done = True
        return False

    def _answer(self, line: ReviewLine) -> None:
        self._more = ()
        match line.ask:
            case ReviewAsk.NEXT:
                self.press_enter()
            case ReviewAsk.BACK if self._task is not None:
                self._tell_task(self._task - 1)
            case ReviewAsk.BACK:
                self._tell_turn(self._turn - 1)
            case ReviewAsk.SUMMARY:
                self._task = None
                self._front.speaker.say(summary_speech(self._review))
            case ReviewAsk.SOLVE:
                self._tell_task(0)
            case ReviewAsk.SOLUTION:
                self._give_up()
            case ReviewAsk.WHY | ReviewAsk.BETTER:
                self._tell_asked(line)

    # Turning points

    def _tell_turn(self, index: int) -> None:
        points = self._review.turning_points
        if index < 0:
            self._front.say(phrase("review-turns-start"))
        elif index >= len(points):
            self._turn = len(points)
            self._front.say(phrase("review-turns-end", count=len(self._tasks)))
        else:
            self._turn = index
            point = points[index]
            if point.ply is None:
                self._go_to_deal(point.round_number)
                self._ply = None
                offer = factories(self.game.position)
                self._front.speaker.say([told_turns(self._review)[index], *offer])
            else:
                move = self._look_at(point.ply)
                self._front.speaker.say([told_turns(self._review)[index], *self._why(move)])

    # Any move

    def _tell_asked(self, line: ReviewLine) -> None:
        """A move by its number; otherwise the one told last, or the worst mistake."""
        ply = (self._ply or self._worst) if line.ply is None else line.ply
        count = len(self._review.moves)
        if ply is None or not 1 <= ply <= count:
            self._front.say(phrase("review-no-such-move", count=count))
            return
        if self._task is not None and self._tasks[self._task].ply == ply:
            self._give_up()  # whoever asks wants the solution
            return
        self._task = None
        move = self._look_at(ply)
        player = self.names[move.seat]
        is_best = move.loss <= 0
        if line.ask is ReviewAsk.WHY:
            kind = move.move_class.value if move.is_counted else "uncounted"
            kind = "best" if is_best and move.is_counted else kind
            told = review_talk.tell_move(
                ply, player, move.move, move.best, loss=move.loss, kind=kind
            )
        elif is_best:
            told = review_talk.tell_nothing_better(ply, move.move)
        else:
            told = review_talk.tell_better(ply, player, move.best, move.loss)
        self._front.speaker.say([told, *self._why(move)])

    @property
    def _worst(self) -> int | None:
        """The move that gave away most."""
        return (
            max(self._review.moves, key=lambda move: move.loss).ply if self._review.moves else None
        )

    def _why(self, move: ReviewedMove) -> Speech:
        """The facts; `more` tells both variations."""
        if move.move == move.best:
            return ()
        self._more = tell_variations(move.variation, move.played_variation)
        facts = move.facts or main_facts(self.game.position, move.variation, move.played_variation)
        return tell_facts(facts, move.best, move.move, self.names)

    def _look_at(self, ply: int) -> ReviewedMove:
        """Goes to the position before a move."""
        self._ply = ply
        steps = self._whole.steps
        plies = [index for index, step in enumerate(steps) if not isinstance(step, Deal)]
        self._go_to(plies[ply - 1])
        return self._review.moves[ply - 1]

    def _go_to_deal(self, round_number: int | None) -> None:
        """Goes to the position right after the deal of a round."""
        for index, step in enumerate(self._whole.steps):
            position = self._whole.positions[index + 1]
            if isinstance(step, Deal) and position.round_number == round_number:
                self._go_to(index + 1)

    def _go_to(self, num_steps: int) -> None:
        self.game = Game(self._whole.start)
        for step in self._whole.steps[:num_steps]:
            self.game.play_legal(step)

    # Mistakes to solve

    def _tell_task(self, index: int) -> None:
        if not self._tasks:
            self._front.say(phrase("review-no-mistakes"))
        elif index >= len(self._tasks):
            self._task = None
            self._front.say(phrase("review-tasks-end"))
        else:
            self._task, self._is_solved = max(index, 0), False
            task = self._tasks[self._task]
            self._look_at(task.ply)
            position, player = self.game.position, self.names[task.seat]
            count, number = len(self._tasks), self._task + 1
            self._front.speaker.say(
                [
                    review_talk.tell_task(number, count, task.ply, task.round_number, player),
                    *factories(position),
                    center(position),
                    *board(position, task.seat, self.names),
                    phrase("review-what-would-you-play"),
                ]
            )

    def _compare(self, task: ReviewedMove, move: PlayerMove) -> None:
        """Tells how an answer compares with the best move and the played one."""
        answer = judge(task, move, lambda: self._study(task.ply, self.game.position, move).loss)
        told = review_talk.tell_answer(move, task.best, answer.loss, answer.kind)
        if answer.is_solved:
            self._is_solved = True
            self._front.speaker.say([told, *self._why(task)])
            self._front.say(phrase("review-task-done"))
        else:
            self._front.speaker.say([told, phrase("review-try-again")])

    def _give_up(self) -> None:
        if self._task is None:
            self._front.say(phrase("review-only-talks"))
            return
        self._is_solved = True
        task = self._tasks[self._task]
        self._front.speaker.say([review_talk.tell_solution(task.best, task.move), *self._why(task)])
        self._front.say(phrase("review-task-done"))
