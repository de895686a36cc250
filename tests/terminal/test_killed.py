"""`kill -9` at random moments in 200 games: at most the unfinished line is lost."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from azulejos.notation import format_step
from azulejos.rules import Game
from azulejos.terminal.saving import Store

from .sessions import ENGLISH, desk_in

GAMES = 50
"""For each of the four tests, so that they can run side by side."""
MOST_MOVES = 6


class Piped:
    """`azulejos text` in pipes, played by whoever knows the saved game."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-m", "azulejos", "text", "--data", str(folder)]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=ENGLISH
        )

    def wait_for_prompt(self) -> None:
        assert self._process.stdout is not None
        while (text := self._process.stdout.readline()) != ">\n":
            assert text, "it left"

    def type(self, text: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{text}\n")
        self._process.stdin.flush()

    def kill(self) -> None:
        self._process.kill()
        self._process.communicate()


def saved(folder: Path) -> Game | None:
    found = Store(folder).load()
    return None if found is None else found.table.game


def play_and_kill(folder: Path, rng: Random) -> int:
    """Plays some moves and kills the process while the next one is being played; answers how
    many steps of that were saved."""
    piped = Piped(folder)
    if rng.random() < 0.1:
        time.sleep(rng.random() * 0.4)
        piped.kill()
        game = saved(folder)
        assert game is None or len(game.steps) <= 1, "nothing was typed yet"
        return 0
    piped.wait_for_prompt()
    duration = 0.0
    for _ in range(rng.randrange(1, MOST_MOVES + 1)):
        game = saved(folder)
        assert game is not None
        started = time.monotonic()
        piped.type(str(rng.choice(list(game.position.legal_moves))))
        piped.wait_for_prompt()
        duration = time.monotonic() - started
    before = saved(folder)
    assert before is not None
    move = str(rng.choice(list(before.position.legal_moves)))
    piped.type(move)
    # As long as a move takes on this machine: its answers, and the saving of each, included.
    time.sleep(rng.random() * duration)
    piped.kill()
    after = saved(folder)
    assert after is not None
    kept, more = after.steps[: len(before.steps)], after.steps[len(before.steps) :]
    assert kept == before.steps, "whatever was answered is kept"
    assert not more or format_step(more[0]) == move
    desk = desk_in(folder)
    assert desk.game.steps[: len(after.steps)] == after.steps, "the game goes on"
    assert "unreadable" not in desk.heard
    desk.close()
    return len(more)


@pytest.mark.parametrize("seed", range(4))
def test_killed_at_a_random_moment(tmp_path: Path, seed: int) -> None:
    rng = Random(seed)
    saved_steps = [play_and_kill(tmp_path / str(number), rng) for number in range(GAMES)]
    assert {0, 1} <= set(saved_steps), "before the first save, and between two"
