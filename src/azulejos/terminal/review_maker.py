"""Reviews a game while the person waits: tells how far it is, and stops at Ctrl-C."""

from __future__ import annotations

import time
from typing import Final

from azulejos import native
from azulejos.analysis import LIMITS, Review, ReviewedMove, ReviewStoppedError
from azulejos.analysis.evaluation import Evaluator
from azulejos.analysis.review_runner import ReviewRunner
from azulejos.analysis.studies import MoveTask, study_move
from azulejos.native.cores import num_cores
from azulejos.notation import Record
from azulejos.players.shipped_networks import networks_of
from azulejos.rules import PlayerMove, Position
from azulejos.words.phrases import phrase

from .modes import Front

LIMIT: Final = LIMITS["quick"]
_SECONDS: Final = 5.0
"""Between two sentences about the progress."""


class ReviewMaker:
    """Makes reviews. What was found is kept, so that a stopped one goes on."""

    def __init__(self, front: Front) -> None:
        self._front = front
        self._stop: native.StopFlag | None = None
        """Of the review under way."""

    def review(self, record: Record) -> Review | None:
        """The review of a game; None if Ctrl-C stopped it. Raises RecordError."""
        self._front.say(phrase("review-working"))
        told = time.monotonic()

        def report(done: int, total: int) -> None:
            nonlocal told
            if time.monotonic() - told >= _SECONDS:
                told = time.monotonic()
                self._front.say(phrase("review-progress", done=done, total=total))

        self._stop = native.StopFlag()
        try:
            return self.runner(record).play(0, report, self._stop)
        except ReviewStoppedError:
            self._front.say(phrase("review-stopped"))
            return None
        finally:
            self._stop = None

    def runner(self, record: Record) -> ReviewRunner:
        """Reviews a game on every core."""
        folder = self._front.keeper.store.folder / "reviews"
        return ReviewRunner((record,), LIMIT, folder, num_cores())

    def study(self, ply: int, position: Position, move: PlayerMove) -> ReviewedMove:
        """What a move would have been worth, by the limit of the review."""
        limit = LIMIT.for_rules(position.rules)
        evaluator = Evaluator(networks_of(""), limit.hash_megabytes, native.StopFlag())
        return study_move(MoveTask(ply, position, move), evaluator, limit)

    def interrupt(self) -> bool:
        """Stops the review under way; False if there is none."""
        if self._stop is None:
            return False
        self._stop.set()
        return True
