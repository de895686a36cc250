"""Reviews the games of a file by number: here, or in the arena's workers."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from azulejos import native
from azulejos.notation import Record
from azulejos.players.shipped_networks import networks_of

from .limits import ReviewLimit
from .notebook import Notebook, notebook_name
from .record_review import NoNotes, Notes, Report, Reviewer
from .review import Review


@dataclass(frozen=True, slots=True)
class ReviewRunner:
    """Reviews games one at a time, and keeps what it finds in `folder`."""

    records: tuple[Record, ...]
    limit: ReviewLimit
    folder: Path
    threads: int = 1

    def play(
        self, number: int, report: Report | None = None, stop: native.StopFlag | None = None
    ) -> Review:
        """Reviews the game of this number, from 0. Raises ReviewStoppedError if `stop` ends it."""
        record = self.records[number]
        reviewer = Reviewer(self.limit, networks_of(""), self.threads, stop or native.StopFlag())
        with self._notes(reviewer, record) as notes:
            return reviewer.review(record, number + 1, notes, report)

    def close(self) -> None:
        """Has nothing to end."""

    @contextmanager
    def _notes(self, reviewer: Reviewer, record: Record) -> Iterator[Notes]:
        name = notebook_name(record, reviewer.limit, reviewer.networks)
        try:
            notebook = Notebook(self.folder, name)
        except OSError as error:
            problem = f"nothing can be kept in {self.folder} ({error.strerror})"
            print(f"azulejos: {problem}: a stopped review starts anew", file=sys.stderr)
            yield NoNotes()
            return
        try:
            yield notebook
        finally:
            notebook.close()
