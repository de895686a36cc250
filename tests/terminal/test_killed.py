"""`kill -9` at random moments of many games: at most the unfinished line is lost."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from azulejos.notation import Record, format_step, parse_record, replay
from azulejos.players.seat_holders import Holder
from azulejos.rules import SEED_BYTES, Deal, Dealer, Game, Phase, Rules, WallSide
from azulejos.terminal.data_folder import Store
from azulejos.terminal.local_table import LocalTable
from tests.volume import volume

from .sessions import ENGLISH, desk_in

GAMES = volume(6, 50)
"""Each of the two tests from the start, so that they can run side by side."""
LATE_GAMES = volume(3, 25)
"""For each of the four tests from near the end of something."""
MOST_GAMES = 50
"""Where too few were killed at both kinds of moment, more games follow, up to this many."""
MOST_MOVES = 6


class Piped:
    """`azulejos text` in pipes, played by a test that reads the saved game."""

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
    """Plays some moves and kills the process during the next one. Returns how many of its steps
    were saved."""
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


@pytest.mark.volume
@pytest.mark.parametrize("seed", range(2))
def test_killed_at_a_random_moment(tmp_path: Path, seed: int) -> None:
    rng = Random(seed)
    saved_steps: list[int] = []
    while len(saved_steps) < GAMES or not {0, 1} <= set(saved_steps):
        assert len(saved_steps) < MOST_GAMES, "none before the first save, or none between two"
        saved_steps.append(play_and_kill(tmp_path / str(len(saved_steps)), rng))


def near_the_end(rules: Rules, seed: int, *, of_the_game: bool) -> list[tuple[Record, str]]:
    """Saves before the last decision of the person in a round, each with the move that a person
    of sense would type; of the last round, or of the others."""
    table = LocalTable(Game(rules), Dealer(bytes([seed]) * SEED_BYTES), [Holder(), Holder(level=3)])
    latest: tuple[Record, str] | None = None
    found: list[tuple[Record, str]] = []
    while not table.game.position.is_over:
        if table.waits_for_person:
            move = table.hint()
            latest = (table.record(), format_step(move))
            table.game.play(move)
        else:
            if table.game.position.phase is Phase.PREPARING_NEXT_ROUND and latest is not None:
                found.append(latest)
            table.advance()
    assert latest is not None
    return [latest] if of_the_game else found


def kept(folder: Path) -> Game:
    """The one game of a folder, unfinished or finished."""
    games = [replay(parse_record(path.read_text())) for path in Store(folder).games()]
    unfinished = saved(folder)
    (game,) = [*games, *([] if unfinished is None else [unfinished])]
    return game


def kill_near_the_end(
    folder: Path, record: Record, move: str, seconds: float | None
) -> tuple[Game, float]:
    """Types one move and kills the process some seconds later, or after its answer. The saved game
    has lost nothing, and the next process finds it. Returns how long the process lived."""
    store = Store(folder)
    folder.mkdir()
    store.save(record)
    before = replay(record)
    piped = Piped(folder)
    piped.wait_for_prompt()
    started = time.monotonic()
    piped.type(move)
    if seconds is None:
        piped.wait_for_prompt()
    else:
        time.sleep(seconds)
    lived = time.monotonic() - started
    piped.kill()
    after = kept(folder)
    assert after.steps[: len(before.steps)] == before.steps
    more = after.steps[len(before.steps) :]
    assert not more or format_step(more[0]) == move
    desk = desk_in(folder)
    assert "unreadable" not in desk.heard
    if after.position.is_over:
        (path,) = store.games()
        assert replay(parse_record(path.read_text())).steps == after.steps
        assert len(desk.game.steps) <= 2, "a new game"
    else:
        assert desk.game.steps[: len(after.steps)] == after.steps, "the game goes on"
    desk.close()
    return after, lived


@pytest.mark.volume
@pytest.mark.parametrize("of_the_game", [False, True], ids=["round", "game"])
@pytest.mark.parametrize("side", WallSide)
def test_killed_near_the_end(tmp_path: Path, side: WallSide, of_the_game: bool) -> None:
    """Across a deal, in the Wall-tiling of the gray side, and where a finished game is moved."""
    rng = Random(f"{side}{of_the_game}")
    ends = near_the_end(Rules(2, side), 1, of_the_game=of_the_game)
    after, duration = kill_near_the_end(tmp_path / "answered", *ends[0], None)
    assert of_the_game == after.position.is_over
    assert of_the_game or any(isinstance(step, Deal) for step in after.steps[-9:])
    saved_steps: set[int] = set()
    for number in range(MOST_GAMES):
        if number >= LATE_GAMES and len(saved_steps) > 1:
            break
        record, move = ends[number % len(ends)]
        # The first is killed at once, before anything can be saved.
        # Later ones also later than the whole run took: the machine can be busier by now.
        seconds = rng.random() * duration * (1 + number / LATE_GAMES) if number else 0
        after, _ = kill_near_the_end(tmp_path / str(number), record, move, seconds)
        saved_steps.add(len(after.steps) - len(replay(record).steps))
    assert len(saved_steps) > 1, "before and after a save"
