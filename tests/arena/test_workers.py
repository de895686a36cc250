"""Workers play every game once, whatever happens to their processes."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from azulejos.arena.entrants import Entrant, EntrantKind
from azulejos.arena.game_runner import GameRunner
from azulejos.arena.match import EngineTerms
from azulejos.arena.schedule import num_games
from azulejos.arena.workers import Attempts, ProcessWorkers, WorkersError

from .engines import engine
from .matches import match_of


def is_alive(pid: int) -> bool:
    """False for a zombie, too."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2][0] != "Z"
    except FileNotFoundError:
        return False


def wait_until_gone(pid: int) -> None:
    while is_alive(pid):
        time.sleep(0.01)


def test_every_game_is_played_once_and_as_it_would_be_here() -> None:
    match = match_of("one-ply", "random", deals=6)
    workers = ProcessWorkers(partial(GameRunner, match), 2)
    played = [game for games in workers.play(iter(range(num_games(match)))) for game in games]
    workers.close()
    assert sorted(game.result.game for game in played) == list(range(12))
    table = GameRunner(match)
    for game in played[:3]:
        assert table.play(game.result.game).record == game.record


def test_numbers_are_taken_only_when_there_is_a_worker() -> None:
    match = match_of("random", "random", deals=500)
    taken = 0

    def numbers() -> Iterator[int]:
        nonlocal taken
        for number in range(num_games(match)):
            taken += 1
            yield number

    workers = ProcessWorkers(partial(GameRunner, match), 2)
    games = workers.play(numbers())
    handed_back = len(next(games)) + len(next(games))
    assert taken <= handed_back + 2
    workers.close()


def test_games_of_a_killed_process_are_played_again() -> None:
    match = match_of("one-ply", "random", deals=10)
    workers = ProcessWorkers(partial(GameRunner, match), 2)
    games = workers.play(iter(range(num_games(match))))
    played = [*next(games)]
    for process in [*workers._busy, *workers._idle]:
        pid = process._process.pid
        assert pid is not None
        os.kill(pid, signal.SIGKILL)
    played += [game for batch in games for game in batch]
    workers.close()
    assert sorted(game.result.game for game in played) == list(range(20))


def test_a_game_that_ends_its_process_every_time_ends_the_match() -> None:
    attempts = Attempts()
    attempts.failed(4, "by signal SIGSEGV")
    attempts.failed(5, "by signal SIGSEGV")
    attempts.failed(4, "by signal SIGSEGV")
    with pytest.raises(WorkersError, match="game 5 ended its process 3 times, by signal SIGSEGV"):
        attempts.failed(4, "by signal SIGSEGV")


def test_a_file_is_named_as_a_file() -> None:
    workers = ProcessWorkers(_FailingRunner, 1, "{:05}.npz".format)
    with pytest.raises(WorkersError, match=r"^00004\.npz failed: ValueError: no 4"):
        list(workers.play(iter([4])))
    workers.close()
    attempts = Attempts("{:05}.npz".format)
    attempts.failed(4, "by signal SIGSEGV")
    attempts.failed(4, "by signal SIGSEGV")
    with pytest.raises(WorkersError, match=r"^00004\.npz ended its process 3 times"):
        attempts.failed(4, "by signal SIGSEGV")


class _FailingRunner:
    def play(self, number: int) -> int:
        raise ValueError(f"no {number}")

    def close(self) -> None:
        """Has nothing to end."""


def test_an_error_of_our_own_is_told() -> None:
    match = match_of("random", "random")
    unreadable = Entrant("unreadable", EntrantKind.COMMAND, command="'")
    changed = replace(match, entrants=(match.entrants[0], unreadable))
    workers = ProcessWorkers(partial(GameRunner, changed), 1)
    with pytest.raises(WorkersError, match="game 1 failed: ValueError: No closing quotation"):
        list(workers.play(iter([0])))
    workers.close()


def test_closing_ends_games_and_engines_at_once(tmp_path: Path) -> None:
    note = tmp_path / "pids"
    command = engine(tmp_path, "hangs")
    script = Path(command.split()[-1])
    script.write_text(
        script.read_text().replace(
            "start()\nfor", f"import os\nopen({str(note)!r}, 'a').write(f'{{os.getpid()}}\\n')\nfor"
        )
    )
    terms = EngineTerms(movetime=1, grace=600_000)
    match = match_of(command, "random", terms=terms)
    workers = ProcessWorkers(partial(GameRunner, match), 1)
    process = workers._idle[0]
    process.start_game(0)
    while not note.exists() or not note.read_text().endswith("\n"):
        time.sleep(0.01)
    workers.close()
    wait_until_gone(int(note.read_text()))
    assert not process._process.is_alive()
