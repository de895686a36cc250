"""`azulejos review`: reviews the games of a file, and prints what it found."""

from __future__ import annotations

import argparse
import io
import os
import signal
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final, TextIO

from azulejos.arena.workers import ProcessWorkers, WorkersError
from azulejos.native.cores import num_cores
from azulejos.notation import (
    NotationError,
    Record,
    RecordError,
    format_record,
    read_records,
    replay,
)
from azulejos.words.voice import Voice

from .annotated_record import annotated
from .html_page import page
from .limits import LIMITS
from .review import Review
from .review_json import format_review
from .review_runner import ReviewRunner
from .text_report import report_lines, spoken_lines

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
    if options.html is not None and (trouble := _why_not_written(options.html)):
        print(f"{options.html}: {trouble}", file=sys.stderr)
        return 1
    _prepare_output(is_for_programs=options.json or options.azul)
    runner = ReviewRunner(
        tuple(records), LIMITS[options.limit], folder, options.threads or num_cores()
    )
    told: list[Review] = []
    try:
        for review in _reviews(runner):
            _print(options, records[len(told)], review, voice)
            told.append(review)
    except KeyboardInterrupt:
        print("Stopped. The same command goes on from here.", file=sys.stderr)
        return 128 + signal.SIGINT
    except WorkersError as error:
        print(f"azulejos: {error}", file=sys.stderr)
        return 1
    if options.html is not None:
        options.html.write_text(page(told, voice), encoding="utf-8")
    return 0


def _why_not_written(path: Path) -> str | None:
    """Why a page can't be written there; asked before a review that takes minutes."""
    if path.is_dir():
        return "is a folder, and the page needs a file"
    if not path.parent.is_dir():
        return "there is no such folder"
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        return "can't be written"
    return None


def _prepare_output(*, is_for_programs: bool) -> None:
    """Makes the standard output take every name, so that printing can't fail after the review.
    JSON and records are always UTF-8."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        if is_for_programs:
            sys.stdout.reconfigure(encoding="utf-8")
        else:
            sys.stdout.reconfigure(errors="replace")


def _reviews(runner: ReviewRunner) -> Iterator[Review]:
    """The reviews in the order of the games. One game is searched in several threads, several games
    in as many processes."""
    num_games = len(runner.records)
    if num_games > 1 and runner.threads > 1:
        yield from _side_by_side(runner, num_games)
        return
    for number in range(num_games):
        game = f"game {number + 1} of {num_games}, " if num_games > 1 else ""
        progress = ReviewProgress(sys.stderr, game, "moves and deals")
        try:
            review = runner.play(number, progress.report)
        finally:
            progress.close()
        yield review


def _side_by_side(runner: ReviewRunner, num_games: int) -> Iterator[Review]:
    make_runner = partial(ReviewRunner, runner.records, runner.limit, runner.folder)
    workers = ProcessWorkers(make_runner, min(runner.threads, num_games))
    progress = ReviewProgress(sys.stderr, "", "games")
    done: dict[int, Review] = {}
    told = 0
    try:
        for batch in workers.play(iter(range(num_games))):
            done |= {review.game: review for review in batch}
            while told + 1 in done:
                told += 1
                progress.close()  # before what is printed
                yield done[told]
            progress.report(len(done), num_games)
    finally:
        progress.close()
        workers.close()


def _print(options: argparse.Namespace, record: Record, review: Review, voice: Voice) -> None:
    between = "\n" if review.game > 1 else ""
    if options.json:
        print(format_review(review))
    elif options.azul:
        print(between + format_record(annotated(record, review)), end="")
    elif options.html is None:
        lines = spoken_lines if options.by_ear else report_lines
        print(between + "\n".join(lines(review, voice)))
    sys.stdout.flush()


class ReviewProgress:
    """Tells how far a review has come: on a terminal in place, else a line every half minute."""

    def __init__(self, stream: TextIO, before: str, what: str) -> None:
        self._stream = stream
        self._before = before
        self._what = what
        self._is_terminal = stream.isatty()
        self._told = time.monotonic()
        self._width = 0

    def report(self, done: int, total: int) -> None:
        now = time.monotonic()
        text = f"{self._before}{done} of {total} {self._what}"
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
