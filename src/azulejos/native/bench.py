"""How fast the core is: random games in the stand-alone program, stepping from Python, and
`rules` beside it for scale. Rates are of one run, and of one core where no threads are named;
compare only within a run."""

from __future__ import annotations

import array
import random
import re
import shutil
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from azulejos.native import Batch, BatchArrays, Random, State, _core
from azulejos.rules import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    Dealer,
    Phase,
    Position,
    Rules,
    WallSide,
)

from .cores import num_cores

PROGRAM: Final = Path(_core.__file__).parent / "azulejos-bench"
"""The stand-alone program of native/bench/, installed beside the core."""
_GAMES: Final = 100_000
_COUNTED_GAMES: Final = (200, 1_200)
"""Instructions are counted for two numbers of games; the difference is free of the start-up."""
_SECONDS: Final = 1.0
_GAMES_OF_A_THREAD: Final = 4096
"""Of a batch: enough work that a thread seldom waits for the others."""
_MOST_THREADS: Final = 256
"""Of a batch."""
_PREPARING: Final = 0
_GAME_OVER: Final = 3


@dataclass(frozen=True, slots=True)
class CoreSpeed:
    """Random games to their end, in C++ alone."""

    players: int
    side: str
    games_per_second: float
    plies_per_second: float
    instructions_per_ply: float | None
    """None where there is no valgrind to count them."""
    bytes_per_state: int


@dataclass(frozen=True, slots=True)
class PythonSpeed:
    """Random 2-player games on the colored side, driven from Python."""

    games_per_second: float
    plies_per_second: float


@dataclass(frozen=True, slots=True)
class BatchSpeed:
    """Random 2-player games on the colored side, many stepped together."""

    threads: int
    games: int
    steps_per_second: float
    """With seats, rewards, ends and masks of legal actions."""
    steps_per_second_with_observations: float
    """With observations as well."""
    times_as_fast: float
    """By `steps_per_second`, as stepping from Python one by one, of the same run."""


@dataclass(frozen=True, slots=True)
class Speed:
    core: tuple[CoreSpeed, ...]
    batch: tuple[BatchSpeed, ...]
    """With 1, 2, 4, … threads, up to one for each core."""
    stepping: PythonSpeed
    """The core's move list and apply, called from Python for every ply."""
    rules: PythonSpeed
    """The same with `azulejos.rules`."""


def measure(tell: Callable[[str], None]) -> Speed:
    """Measures everything; takes about half a minute, and says what it is doing."""
    core = []
    for side in WallSide:
        for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
            tell(f"core, {players} players, {side.value} side")
            core.append(_core_speed(players, side))
    tell("stepping the core from Python")
    stepping = _python_speed(_step_native_game)
    batch = []
    for threads in _threads(num_cores()):
        tell(f"a batch of games, threads: {threads}")
        batch.append(_batch_speed(threads, stepping))
    tell("the rules in Python")
    return Speed(tuple(core), tuple(batch), stepping, _python_speed(_play_rules_game))


def _core_speed(players: int, side: WallSide) -> CoreSpeed:
    arguments = ["--players", str(players), "--side", side.value]
    timed = _run_program([*arguments, "--games", str(_GAMES)])
    return CoreSpeed(
        players=players,
        side=side.value,
        games_per_second=float(timed["games_per_second"]),
        plies_per_second=float(timed["plies_per_second"]),
        instructions_per_ply=_instructions_per_ply(arguments),
        bytes_per_state=int(timed["bytes"]),
    )


def _instructions_per_ply(arguments: list[str]) -> float | None:
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        return None
    counts = []
    for games in _COUNTED_GAMES:
        options = ["--tool=callgrind", "--callgrind-out-file=/dev/null"]
        call = [valgrind, *options, str(PROGRAM), *arguments, "--games", str(games)]
        done = subprocess.run(call, capture_output=True, text=True, check=True)  # noqa: S603
        found = re.search(r"Collected : (\d+)", done.stderr)
        assert found is not None, "callgrind tells how many instructions it counted"
        counts.append((int(found.group(1)), int(_pairs(done.stdout)["plies"])))
    (few, few_plies), (many, many_plies) = counts
    return (many - few) / (many_plies - few_plies)


def _run_program(arguments: list[str]) -> dict[str, str]:
    done = subprocess.run(  # noqa: S603
        [str(PROGRAM), *arguments], capture_output=True, text=True, check=True
    )
    return _pairs(done.stdout)


def _pairs(line: str) -> dict[str, str]:
    return dict(pair.split("=", 1) for pair in line.split())


def _threads(cores: int) -> list[int]:
    """1, 2, 4, …, and the cores; a batch has at most 256 threads.

    >>> _threads(6)
    [1, 2, 4, 6]
    >>> _threads(384)[-2:]
    [128, 256]
    """
    cores = min(cores, _MOST_THREADS)
    return sorted({*(1 << power for power in range(cores.bit_length())), cores})


def _batch_speed(threads: int, stepping: PythonSpeed) -> BatchSpeed:
    without, with_observations = (
        _steps_per_second(threads, has_observations=each) for each in (False, True)
    )
    return BatchSpeed(
        threads=threads,
        games=threads * _GAMES_OF_A_THREAD,
        steps_per_second=without,
        steps_per_second_with_observations=with_observations,
        times_as_fast=without / stepping.plies_per_second,
    )


def _steps_per_second(threads: int, *, has_observations: bool) -> float:
    """Moves in all games of a batch, each picked at random by the batch."""
    games = threads * _GAMES_OF_A_THREAD
    batch = Batch(games, 2, gray=False, seed=1, threads=threads)
    actions = array.array("q", bytes(8 * games))
    arrays = BatchArrays(
        batch,
        observation=_rows(games, batch.observation_size) if has_observations else None,
        action_mask=_rows(games, batch.num_actions),
        seat=array.array("q", bytes(8 * games)),
        rewards=memoryview(bytearray(8 * games)).cast("f", (games, 2)),
        done=bytearray(games),
    )
    started = time.perf_counter()
    steps = 0
    while (elapsed := time.perf_counter() - started) < _SECONDS:
        batch.sample(actions)
        batch.step(actions, arrays)
        steps += games
    return steps / elapsed


def _rows(games: int, size: int) -> memoryview:
    return memoryview(bytearray(games * size)).cast("B", (games, size))


def _python_speed(play_game: Callable[[int], int]) -> PythonSpeed:
    """Plays games for about a second; a game is told its number and answers its plies."""
    started = time.perf_counter()
    games = plies = 0
    while (elapsed := time.perf_counter() - started) < _SECONDS:
        plies += play_game(games)
        games += 1
    return PythonSpeed(games / elapsed, plies / elapsed)


def _step_native_game(number: int) -> int:
    state, rng = State.new(2), Random(number)
    plies, choose = 0, random.Random(number).random  # noqa: S311
    while state.phase != _GAME_OVER:
        if state.phase == _PREPARING:
            state.deal_random(rng)
        actions = state.legal_actions()
        while actions:
            state.apply(actions[int(choose() * len(actions))])
            plies += 1
            actions = state.legal_actions()
    return plies


def _play_rules_game(number: int) -> int:
    dealer = Dealer(number.to_bytes(32, "big"))
    choose = random.Random(number).choice  # noqa: S311
    position, plies = Position.start(Rules()), 0
    while not position.is_over:
        if position.phase is Phase.PREPARING_NEXT_ROUND:
            position = position.after(dealer.deal(position))
        else:
            position = position.after(choose(list(position.legal_moves)))
            plies += 1
    return plies
