"""Reviews a record: studies its moves and deals in several threads, and puts them together."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_EXCEPTION, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from typing import Final, Protocol, TypeAlias

from azulejos import native
from azulejos.notation import Record, record_result, replay
from azulejos.rules import Deal, Game

from .evaluation import Evaluator
from .limits import ReviewLimit
from .review import Review, ReviewedDeal, ReviewedMove
from .studies import DealTask, MoveTask, study_deal, study_move, value_here
from .summary import seat_reviews, turning_points

Study: TypeAlias = ReviewedMove | ReviewedDeal
_LOOK_SECONDS: Final = 0.2
"""Between two looks at what is done: so much work is lost at most."""
Report: TypeAlias = Callable[[int, int], None]
"""Called with how many studies are done, and how many there are."""


class Notes(Protocol):
    """Keeps the studies of one review, so that it can go on where it stopped."""

    def find(self, number: int) -> Study | None:
        """The study of a step of the game, counted from 0; None if it is not there."""

    def keep(self, number: int, study: Study) -> None:
        """Keeps a study. Called in the thread that reviews."""


class NoNotes:
    """Keeps nothing."""

    def find(self, number: int) -> None:  # noqa: ARG002 - a Notes
        return None

    def keep(self, number: int, study: Study) -> None:
        """Forgets it."""


@dataclass(frozen=True, slots=True)
class Reviewer:
    """How records are reviewed. The same record, limit and networks give the same review, with any
    number of threads."""

    limit: ReviewLimit
    networks: tuple[native.Network, ...]
    threads: int = 1
    stop: native.StopFlag = field(default_factory=native.StopFlag)
    """Ends a review with ReviewStoppedError, from any thread."""

    def review(
        self,
        record: Record,
        game_number: int = 1,
        notes: Notes | None = None,
        report: Report | None = None,
    ) -> Review:
        """Reviews a record. Raises RecordError if the rules don't allow its game, and
        ReviewStoppedError."""
        game = replay(record)
        result = record_result(record, game)
        limit = self.limit.for_rules(game.rules)
        evaluator = Evaluator(self.networks, limit.hash_megabytes, self.stop)
        tasks = tasks_of(game)
        studies = self._study(tasks, limit, notes or NoNotes(), report or (lambda *_: None))
        moves = tuple(each for each in studies if isinstance(each, ReviewedMove))
        deals = tuple(each for each in studies if isinstance(each, ReviewedDeal))
        start = studies[0].value if studies else value_here(game.position, evaluator, limit)
        if result.winners:
            shares = [seat in result.winners for seat in game.rules.seats]
            end = tuple(share / len(result.winners) for share in shares)
        else:
            end = value_here(game.position, evaluator, limit)
        names = (record.tag(f"Seat{seat + 1}") or "?" for seat in game.rules.seats)
        return Review(
            game=game_number,
            rules=game.rules,
            names=tuple(names),
            limit=self.limit.name,
            ending="unfinished" if result.ending is None else result.ending.value,
            start=start,
            result=end,
            scores=tuple(board.score for board in game.position.boards),
            moves=moves,
            deals=deals,
            seats=seat_reviews(start, end, moves, deals),
            turning_points=turning_points(moves, deals),
        )

    def _study(
        self,
        tasks: Sequence[MoveTask | DealTask],
        limit: ReviewLimit,
        notes: Notes,
        report: Report,
    ) -> list[Study]:
        """The studies of all tasks, in their order; those in the notes are not made again."""
        studies = {at: found for at in range(len(tasks)) if (found := notes.find(at)) is not None}
        report(len(studies), len(tasks))
        own = threading.local()

        def study(task: MoveTask | DealTask) -> Study:
            if not hasattr(own, "evaluator"):
                own.evaluator = Evaluator(self.networks, limit.hash_megabytes, self.stop)
            if isinstance(task, MoveTask):
                return study_move(task, own.evaluator, limit)
            return study_deal(task, own.evaluator, limit)

        with ThreadPoolExecutor(self.threads) as pool:
            numbers: dict[Future[Study], int] = {
                pool.submit(study, task): number
                for number, task in enumerate(tasks)
                if number not in studies
            }
            due = set(numbers)
            try:
                while due:
                    done, due = wait(due, return_when=FIRST_EXCEPTION, timeout=_LOOK_SECONDS)
                    for future in sorted(done, key=numbers.__getitem__):
                        studies[numbers[future]] = future.result()
                        notes.keep(numbers[future], future.result())
                    report(len(studies), len(tasks))
            finally:
                # After an error or Ctrl-C the searches under way end soon.
                for future in due:
                    future.cancel()
                if due:
                    self.stop.set()
        return [studies[number] for number in range(len(tasks))]


def tasks_of(game: Game) -> list[MoveTask | DealTask]:
    """What there is to study: each step of the game, in order."""
    tasks: list[MoveTask | DealTask] = []
    plies = 0
    for position, step in zip(game.positions, game.steps, strict=False):
        if isinstance(step, Deal):
            tasks.append(DealTask(plies, position, step))
        else:
            plies += 1
            tasks.append(MoveTask(plies, position, step))
    return tasks
