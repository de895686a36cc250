"""`azulejos export-games`: plays the games that are missing in a folder, on all cores."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from azulejos.arena.entrants import Entrant, EntrantKind, format_player, parse_entrant
from azulejos.arena.interrupts import Interrupts
from azulejos.arena.match_options import check_networks, num_processes, read_number
from azulejos.arena.progress import PlainProgress, Progress, RichProgress, wants_plain
from azulejos.arena.whole_file import write_whole
from azulejos.arena.workers import ProcessWorkers, WorkersError
from azulejos.extras import has_extra
from azulejos.notation import NotationError
from azulejos.rules import MAX_PLAYERS, MIN_PLAYERS, Rules
from azulejos.words.levels import LEVELS

from .exported_games import ExportError, GamesPlan, is_there, play_file
from .observation import side_of

WRONG: Final = 2
"""Exit status for invalid options."""
_MAX_GAMES: Final = 100_000_000
_MAX_SEED: Final = 2**63 - 1
_REPEATING: Final = (EntrantKind.LEVEL, EntrantKind.NODES, EntrantKind.DEPTH)


def run(options: argparse.Namespace) -> int:
    """Plays the games of a command line; returns the exit status."""
    try:
        plan = _plan_of(options)
        games = read_number("--games", options.games, 1, _MAX_GAMES)
        processes = num_processes(options)
        exporting = _Exporting(plan, games, options.out)
    except (NotationError, ExportError) as error:
        print(f"azulejos: {error}", file=sys.stderr)
        return WRONG
    try:
        exporting.play(processes)
    except KeyboardInterrupt:
        print(f"Stopped. {exporting}. The same command goes on from here.", file=sys.stderr)
        return 128 + signal.SIGINT
    except WorkersError as error:
        print(f"azulejos: {error}. {exporting}.", file=sys.stderr)
        return 1
    except OSError:
        print(f"{exporting}.", file=sys.stderr)
        raise
    print(f"{exporting}.")
    return 0


@dataclass(frozen=True, slots=True)
class _FilePlayer:
    """Plays one file at a time, in a process of its own."""

    plan: GamesPlan
    games: int

    def play(self, number: int) -> tuple[int, bytes]:
        return number, play_file(self.plan, number, self.games)

    def close(self) -> None:
        """Has nothing to end."""


class _Exporting:
    """The games of a folder: those that are there, and those that are missing."""

    def __init__(self, plan: GamesPlan, games: int, folder: Path) -> None:
        """Raises ExportError if the folder has other games, or can't be one."""
        if folder.exists() and not folder.is_dir():
            raise ExportError(f"{folder} is not a folder")
        self._plan = plan
        self._games = games
        self._folder = folder
        files = range(plan.num_files(games))
        self._missing = [file for file in files if not is_there(plan, folder, file, games)]
        self._played = games - sum(plan.games_of(file, games) for file in self._missing)

    def play(self, processes: int) -> None:
        """Plays the missing files. What is whole is kept, whatever happens."""
        if not self._missing:
            return
        self._folder.mkdir(parents=True, exist_ok=True)
        runner = partial(_FilePlayer, self._plan, self._games)
        workers = ProcessWorkers(runner, min(processes, len(self._missing)), self._name_of_file)
        progress = _progress(self._played, self._games)
        interrupts = Interrupts()
        try:
            for done in workers.play(self._due()):
                for file, data in done:
                    path = self._plan.path(self._folder, file)
                    with interrupts.held():
                        write_whole(path, data)
                        self._played += self._plan.games_of(file, self._games)
                    progress.update(self._played, path.name)
        finally:
            interrupts.close()
            workers.close()
            progress.close()

    def __str__(self) -> str:
        return f"{self._played:,} of {self._games:,} games are in {self._folder}"

    def _name_of_file(self, file: int) -> str:
        return self._plan.path(self._folder, file).name

    def _due(self) -> Iterator[int]:
        return iter(self._missing)


def _plan_of(options: argparse.Namespace) -> GamesPlan:
    players = read_number("--players", options.players, MIN_PLAYERS, MAX_PLAYERS)
    try:
        rules = Rules(players, side_of(options.side))
    except ValueError as error:
        raise NotationError("--side", options.side, "colored or gray") from error
    entrants = tuple(_checked(parse_entrant(each)) for each in options.entrants)
    if len(entrants) not in {1, players}:
        expected = f"one player, for all seats, or {players}, one for each"
        raise NotationError("players", " ".join(options.entrants), expected)
    check_networks(entrants, rules)
    return GamesPlan(
        rules,
        entrants if len(entrants) == players else entrants * players,
        seed=read_number("--seed", options.seed, 0, _MAX_SEED),
        per_file=read_number("--per-file", options.per_file, 1, _MAX_GAMES),
    )


def _checked(entrant: Entrant) -> Entrant:
    """A player whose games repeat, and who states chances."""
    is_timed = entrant.kind is EntrantKind.LEVEL and entrant.number == max(LEVELS)
    if entrant.kind not in _REPEATING or is_timed:
        expected = (
            f"level:1 to level:{max(LEVELS) - 1}, nodes:N or depth:N, also with @NETWORK: "
            "players that state values, and whose games repeat"
        )
        raise NotationError("player", format_player(entrant), expected)
    return entrant


def _progress(played: int, games: int) -> Progress:
    if wants_plain(sys.stderr, os.environ) or not has_extra("arena"):
        return PlainProgress(sys.stderr, played, games, is_at_most=False)
    return RichProgress(sys.stderr, played, games, is_at_most=False)
