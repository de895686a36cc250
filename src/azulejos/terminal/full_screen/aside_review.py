"""A review made on a thread of its own: it takes seconds, in which the screen must not stand
still."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from threading import Thread
from typing import TypeAlias

from azulejos import native
from azulejos.analysis import Review, ReviewStoppedError
from azulejos.analysis.review_runner import ReviewRunner

Finish: TypeAlias = Callable[[Review | Exception | None], None]
"""Takes the review, the error that ended it, or None if it was stopped."""


class AsideReview:
    """A review under way. It calls back on the event loop's thread."""

    def __init__(self, runner: ReviewRunner, changed: Callable[[], None], finish: Finish) -> None:
        self.done = 0
        self.total = 0
        self._changed = changed
        self._finish = finish
        self._stop = native.StopFlag()
        self._loop = asyncio.get_running_loop()
        self._thread = Thread(target=self._run, args=(runner,), name="reviewing")
        self._thread.start()

    def stop(self) -> None:
        """Ends it soon; `finish` is called with None."""
        self._stop.set()

    def close(self) -> None:
        """Ends it, and waits until it has. Nothing is called any more."""
        self._changed, self._finish = (lambda: None), (lambda _: None)
        self._stop.set()
        self._thread.join()

    def _run(self, runner: ReviewRunner) -> None:
        found: Review | Exception | None
        try:
            found = runner.play(0, self._report, self._stop)
        except ReviewStoppedError:
            found = None
        except Exception as error:  # noqa: BLE001 - a bug: told, so that nobody waits in vain
            found = error
        self._bring(lambda: self._finish(found))

    def _report(self, done: int, total: int) -> None:
        self._bring(partial(self._note, done, total))

    def _note(self, done: int, total: int) -> None:
        self.done, self.total = done, total
        self._changed()

    def _bring(self, what: Callable[[], None]) -> None:
        """Calls it on the event loop's thread."""
        with suppress(RuntimeError):  # the screen is gone, and its loop with it
            self._loop.call_soon_threadsafe(what)
