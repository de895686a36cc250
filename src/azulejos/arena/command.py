"""`azulejos arena`: plays a match, shows its progress, and prints the result."""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import threading
from collections.abc import Iterator
from functools import partial
from typing import Final

from azulejos.extras import has_extra, install_command, require_extra
from azulejos.notation import NotationError

from .builds import with_builds
from .failures import Failures
from .game_result import ArenaResult
from .game_runner import GameRunner, PlayedGame
from .interrupts import Interrupts
from .json_report import report
from .match import Match
from .match_folder import ArenaError, MatchFolder, StorageError
from .match_options import default_folder, match_of, num_processes
from .progress import PlainProgress, Progress, RichProgress, wants_plain
from .ratings import MOST_SECONDS, Ratings, rate
from .schedule import num_games
from .sprt import Sprt, Verdict
from .standings import Standings
from .text_report import (
    difference_text,
    heading,
    score_text,
    sprt_text,
    table_lines,
    verdict_text,
)
from .workers import ProcessWorkers, Workers, WorkersError

WRONG: Final = 2
"""Exit status for invalid options."""
_SILENT_SECONDS: Final = 5.0


def run(options: argparse.Namespace) -> int:
    """Plays the match of a command line; returns the exit status."""
    try:
        match = match_of(options)
        processes = num_processes(options)
        _check_extras(options)
        match = _with_builds(match)
        folder = _open_folder(match, options)
    except (NotationError, ArenaError) as error:
        print(f"azulejos: {error}", file=sys.stderr)
        return WRONG
    try:
        return _run(match, folder, processes, options)
    except WorkersError as error:
        print(f"azulejos: {error}", file=sys.stderr)
        return 1
    finally:
        folder.close()


def _with_builds(match: Match) -> Match:
    """Adds the builds. If a program is slow to answer, says what the match waits for."""
    text = "waiting for the programs to tell their names"
    notice = threading.Timer(_SILENT_SECONDS, print, [text], {"file": sys.stderr})
    notice.start()
    try:
        return with_builds(match)
    finally:
        notice.cancel()


def _open_folder(match: Match, options: argparse.Namespace) -> MatchFolder:
    path = options.out or default_folder(match)
    try:
        return MatchFolder(path, match)
    except OSError as error:
        expected = f"a folder that can be used: {error.strerror}"
        if options.out is None:
            expected += "; name another one with --out"
        raise NotationError("--out", str(path), expected) from error


def _run(match: Match, folder: MatchFolder, processes: int, options: argparse.Namespace) -> int:
    for note in folder.notes:
        print(f"azulejos: {note}", file=sys.stderr)
    running = _MatchRun(match, folder)
    is_stopped = False
    problem: StorageError | None = None
    try:
        if running.is_done:
            told = (
                f"all {running.standings.num_games:,} games were there already; nothing was played"
            )
            print(told, file=sys.stderr)
        else:
            running.play(_workers(match, processes, options))
    except KeyboardInterrupt:
        is_stopped = True
    except StorageError as error:
        problem = error
    finally:
        running.close()
    problem = problem or folder.gone()
    status = _print_result(running, options, is_kept=problem is None or not problem.is_gone)
    if problem is not None:
        print(f"azulejos: {problem}", file=sys.stderr)
        return 1
    if is_stopped:
        print("Stopped. The same command goes on from here.", file=sys.stderr)
        return 128 + signal.SIGINT
    return status


class _MatchRun:
    """A match being played: keeps its results, counts them, and shows them."""

    def __init__(self, match: Match, folder: MatchFolder) -> None:
        self.match = match
        self.folder = folder
        self.standings = Standings(match, folder.results)
        self.test = None if match.sprt is None else Sprt(match.sprt)
        self._failures = Failures(match)
        self._progress: Progress | None = None
        self._read_test()

    @property
    def is_done(self) -> bool:
        is_decided = self.test is not None and self.test.state.verdict is not Verdict.UNDECIDED
        return is_decided or self.standings.num_games == num_games(self.match)

    def play(self, workers: Workers[PlayedGame]) -> None:
        """Plays the missing games, until all are there or the test has decided."""
        self._progress = _progress(self)
        interrupts = Interrupts()
        try:
            for played in workers.play(self._missing()):
                with interrupts.held():
                    self._keep(played)
                self._progress.update(self.standings.num_games, self.score)
                if self.is_done:
                    break
        finally:
            interrupts.close()
            workers.close()

    @property
    def score(self) -> str:
        score = score_text(self.match, self.standings)
        return score if self.test is None else f"{score}, {sprt_text(self.test.state)}"

    def close(self) -> None:
        if self._progress is not None:
            self._progress.close()
        for text in self._failures.hidden_lines():
            print(text, file=sys.stderr)

    def _keep(self, played: list[PlayedGame]) -> None:
        before = len(self.folder.results)
        try:
            self.folder.append(played)
        finally:  # games kept before an error count, too
            for result in self.folder.results[before:]:
                self.standings.add(result)
                self._tell_failure(result)
            self._read_test()

    def _missing(self) -> Iterator[int]:
        there = {result.game for result in self.folder.results}
        return (number for number in range(num_games(self.match)) if number not in there)

    def _read_test(self) -> None:
        if self.test is not None:
            self.test.read(self.standings.pairs())

    def _tell_failure(self, result: ArenaResult) -> None:
        assert self._progress is not None
        for text in self._failures.add(result):
            self._progress.tell(text)


def _progress(running: _MatchRun) -> Progress:
    played, total = running.standings.num_games, num_games(running.match)
    is_at_most = running.test is not None
    if wants_plain(sys.stderr, os.environ) or not has_extra("arena"):
        return PlainProgress(sys.stderr, played, total, is_at_most=is_at_most)
    return RichProgress(sys.stderr, played, total, is_at_most=is_at_most)


def _workers(match: Match, processes: int, options: argparse.Namespace) -> Workers[PlayedGame]:
    if options.ray is None:
        return ProcessWorkers(partial(GameRunner, match), processes)
    from .ray_workers import RayWorkers

    return RayWorkers(match, options.ray)


def _check_extras(options: argparse.Namespace) -> None:
    """Reports a missing extra before hours of games, not after."""
    if options.ray is not None:
        require_extra("ray", "--ray")
    if options.plot is not None:
        from .plot import check_plot

        check_plot(options.plot)


def _tell_slow_ratings() -> None:
    print(f"computing the ratings, up to {MOST_SECONDS:.0f} seconds", file=sys.stderr)


def _print_result(running: _MatchRun, options: argparse.Namespace, *, is_kept: bool) -> int:
    """Prints and draws the result of the match; returns the exit status."""
    match, standings = running.match, running.standings
    ratings: Ratings | None = None
    if match.rules.num_players == 2 or has_extra("arena"):
        ratings = rate(match, running.folder.results, _tell_slow_ratings)
    state = None if running.test is None else running.test.state
    if options.json:
        print(json.dumps(report(match, standings, ratings, state, running.folder.path)))
    else:
        print(heading(match, standings))
        for text in table_lines(match, standings, ratings):
            print(text)
        if ratings is None:
            entrants = f"{match.rules.num_players} players"
            print(f"Ratings of {entrants} need an extra: {install_command('arena')}")
        else:
            difference = difference_text(match, ratings)
            if difference is not None:
                print(difference)
        if state is not None:
            print(verdict_text(match, state))
        if is_kept:
            print(f"Kept in {running.folder.path}")
    if options.plot is not None:
        from .plot import draw

        try:
            draw(match, running.folder.results, ratings, options.plot)
        except OSError as error:
            print(
                f"azulejos: --plot: {options.plot} can't be written: {error.strerror}",
                file=sys.stderr,
            )
            return 1
    return 0
