"""`azulejos review`: reviews the games of a file, and prints what it found."""

from __future__ import annotations

import argparse
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TextIO

from azulejos.notation import (
    NotationError,
    Record,
    RecordError,
    format_record,
    read_records,
    replay,
)
from azulejos.players.shipped_networks import networks_of
from azulejos.words.voice import Voice

from .annotated_record import annotated
from .html_page import page
from .limits import LIMITS
from .notebook import Notebook, notebook_name
from .record_review import NoNotes, Notes, Reviewer, num_cores
from .review import Review
from .review_json import format_review
from .text_report import report_lines

_PLAIN_SECONDS: Final = 30.0
"""Between two lines of progress where there is no terminal."""


def run(options: argparse.Namespace, voice: Voice, folder: Path) -> int:
    """Reviews all games of the file; returns the exit status. `folder` keeps what was found."""
    try:
        records = [*read_records(options.file)]
        for record in records:
            replay(record)
    except (NotationError, RecordError) as error:
        print(f"{options.file}: {error}", file=sys.stderr)
        return 1
    if not records:
        print(f"{options.file}: there is no game in it", file=sys.stderr)
        return 1
    if options.html is not None and not options.html.parent.is_dir():
        print(f"{options.html}: there is no such folder", file=sys.stderr)
        return 1
    reviewer = Reviewer(LIMITS[options.limit], networks_of(""), options.threads or num_cores())
    reviews = []
    try:
        for number, record in enumerate(records, start=1):
            review = _review(reviewer, record, number, len(records), folder)
            _print(options, record, review, voice)
            reviews.append(review)
    except KeyboardInterrupt:
        print("Stopped. The same command goes on from here.", file=sys.stderr)
        return 128 + signal.SIGINT
    if options.html is not None:
        options.html.write_text(page(reviews, voice), encoding="utf-8")
    return 0


def _review(
    reviewer: Reviewer, record: Record, number: int, num_games: int, folder: Path
) -> Review:
    with _notes(reviewer, record, folder) as notes:
        progress = ReviewProgress(sys.stderr, number, num_games)
        try:
            return reviewer.review(record, number, notes, progress.report)
        finally:
            progress.close()


@contextmanager
def _notes(reviewer: Reviewer, record: Record, folder: Path) -> Iterator[Notes]:
    name = notebook_name(record, reviewer.limit, reviewer.networks)
    try:
        notebook = Notebook(folder, name)
    except OSError as error:
        problem = (
            f"nothing can be kept in {folder} ({error.strerror}): a stopped review starts anew"
        )
        print(f"azulejos: {problem}", file=sys.stderr)
        yield NoNotes()
        return
    try:
        yield notebook
    finally:
        notebook.close()


def _print(options: argparse.Namespace, record: Record, review: Review, voice: Voice) -> None:
    between = "\n" if review.game > 1 else ""
    if options.json:
        print(format_review(review))
    elif options.azul:
        print(between + format_record(annotated(record, review)), end="")
    elif options.html is None:
        print(between + "\n".join(report_lines(review, voice)))
    sys.stdout.flush()


class ReviewProgress:
    """Tells how far a review has come: on a terminal in place, else a line every half minute."""

    def __init__(self, stream: TextIO, number: int, num_games: int) -> None:
        self._stream = stream
        self._game = f"game {number} of {num_games}, " if num_games > 1 else ""
        self._is_terminal = stream.isatty()
        self._told = time.monotonic()
        self._width = 0

    def report(self, done: int, total: int) -> None:
        now = time.monotonic()
        text = f"{self._game}{done} of {total} moves and deals"
        if self._is_terminal:
            self._stream.write(f"\r{text.ljust(self._width)}")
            self._width = len(text)
        elif now - self._told >= _PLAIN_SECONDS:
            self._told = now
            self._stream.write(f"{text}\n")
        self._stream.flush()

    def close(self) -> None:
        """Clears the line on a terminal."""
        if self._is_terminal:
            self._stream.write(f"\r{' ' * self._width}\r")
            self._stream.flush()
