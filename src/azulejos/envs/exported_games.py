"""Games of the search as arrays, in files that say how to play them again.

`docs/reference/environments.md` specifies the arrays.
"""

from __future__ import annotations

import io
import json
import struct
import zipfile
import zlib
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from azulejos import native
from azulejos.arena.entrants import Entrant, format_player
from azulejos.arena.match import EngineTerms
from azulejos.arena.match_players import MatchPlayer, match_player
from azulejos.players.shipped_networks import networks_of
from azulejos.rules import Game, Rules, WallSide

from .opponents import opponent_seed
from .single_game import SingleGame

VERSION: Final = 1
"""Of the arrays. Raise it when an older file would be misread."""
_KIND: Final = "azulejos games"
_FIRST: Final = b"description.npy"
"""The first file in the archive."""
_LOCAL_HEADER: Final = 30
"""Bytes of an archive before the name of its first file."""
_DAMAGES: Final = (
    zipfile.BadZipFile,
    zlib.error,
    struct.error,
    EOFError,
    KeyError,
    RuntimeError,
    ValueError,
)
"""What `zipfile` raises for flipped bytes."""


class ExportError(ValueError):
    """The games can't be written there; the message is one line."""


@dataclass(frozen=True, slots=True)
class GamesPlan:
    """Everything that decides the games; how many there are decides none of them."""

    rules: Rules
    entrants: tuple[Entrant, ...]
    """By seat."""
    seed: int
    per_file: int

    def path(self, folder: Path, file: int) -> Path:
        return folder / f"{file:05}.npz"

    def num_files(self, games: int) -> int:
        return -(-games // self.per_file)

    def games_of(self, file: int, games: int) -> int:
        """How many games a file has, of so many in all."""
        return min(self.per_file, games - file * self.per_file)

    def description(self, file: int, games: int) -> dict[str, object]:
        """What a file says about its games."""
        return {
            "kind": _KIND,
            "version": VERSION,
            "observation_version": native.OBSERVATION_VERSION,
            "search_version": native.SEARCH_VERSION,
            "players": self.rules.num_players,
            "side": self.rules.side.value,
            "vertical_line_bonus": self.rules.vertical_line_bonus,
            "seed": self.seed,
            "first_game": file * self.per_file,
            "games": self.games_of(file, games),
            "per_file": self.per_file,
            "entrants": [format_player(each) for each in self.entrants],
            "networks": [self._network_of(each) for each in self.entrants],
        }

    def _network_of(self, entrant: Entrant) -> str:
        """The checksum of the network that values this kind of game; empty for the weights."""
        is_gray = self.rules.side is WallSide.GRAY
        for each in networks_of(entrant.network):
            if (each.players, each.gray) == (self.rules.num_players, is_gray):
                return f"{each.checksum:016x}"
        return ""


def play_file(plan: GamesPlan, file: int, games: int) -> bytes:
    """Plays the games of a file, of so many in all; returns its bytes."""
    first = file * plan.per_file
    players = [match_player(each, EngineTerms()) for each in plan.entrants]
    played = [
        _play_game(plan, players, number)
        for number in range(first, first + plan.games_of(file, games))
    ]
    rows = [row for game in played for row in game.rows]
    arrays = {
        "observation": np.stack([row.observation for row in rows]),
        "action_mask": np.stack([row.action_mask for row in rows]).astype(np.bool_),
        "action": np.array([row.action for row in rows], np.int64),
        "seat": np.array([row.seat for row in rows], np.int64),
        "game": np.repeat(np.arange(len(played)), [len(game.rows) for game in played]),
        "value": np.array([row.value for row in rows], np.float32),
        "points": np.array([row.points for row in rows], np.float32),
        "number": np.arange(first, first + len(played)),
        "rewards": np.array([game.rewards for game in played], np.float32),
        "scores": np.array([game.scores for game in played], np.int32),
        "done": np.array([game.done for game in played], np.uint8),
    }
    written = io.BytesIO()
    # Files of zip have no time of their own here, so the same games are the same bytes.
    np.savez_compressed(written, description=json.dumps(plan.description(file, games)), **arrays)
    return written.getvalue()


def is_there(plan: GamesPlan, folder: Path, file: int, games: int) -> bool:
    """Whether a whole file has these games already, or more of them. Raises ExportError if there
    is something else."""
    path = plan.path(folder, file)
    try:
        if not path.exists():
            return False
        if not path.is_file():
            raise ExportError(f"{path} is not a file")
        data = path.read_bytes()
    except OSError as error:
        raise ExportError(f"{path} can't be read: {error.strerror}") from error
    if _is_torn(data):
        return False
    told, due = _description_in(data, path), plan.description(file, games)
    if differences := _differences(told, due):
        raise ExportError(f"{path} has other games ({differences}): name another folder")
    return bool(told["games"] >= due["games"])


def _is_torn(data: bytes) -> bool:
    """Whether it's the beginning of a file of ours. Half a file of someone else is not."""
    return not zipfile.is_zipfile(io.BytesIO(data)) and (
        not data or data.startswith(_FIRST, _LOCAL_HEADER)
    )


def _description_in(data: bytes, path: Path) -> dict[str, Any]:
    """What a file says about its games. Raises ExportError if it's damaged, or none of ours."""
    told = None
    if data.startswith(_FIRST, _LOCAL_HEADER):
        try:
            with zipfile.ZipFile(io.BytesIO(data)) as archive:
                if archive.testzip() is not None:
                    raise zipfile.BadZipFile
                written = archive.read(_FIRST.decode())
        except _DAMAGES as error:
            expected = "delete it, and the same command plays its games again"
            raise ExportError(f"{path} is damaged: {expected}") from error
        with suppress(ValueError, EOFError):
            told = json.loads(str(np.load(io.BytesIO(written))))
    if (
        not isinstance(told, dict)
        or told.get("kind") != _KIND
        or not isinstance(told.get("games"), int)
    ):
        raise ExportError(f"{path} is no file of exported games: name another folder")
    return told


def _differences(told: dict[str, Any], due: dict[str, object]) -> str:
    """By name, other than how many games there are and where the files of networks lie."""
    return "; ".join(
        f"{name} {told.get(name)}, not {asked}"
        for name, asked in due.items()
        if name != "games" and _without_files(told.get(name)) != _without_files(asked)
    )


def _without_files(described: object) -> object:
    """Players without the files of their networks, whose checksums are described beside them.

    >>> _without_files(["nodes:20@my.net", "level:1"])
    ['nodes:20', 'level:1']
    """
    if not isinstance(described, list):
        return described
    return [str(each).partition("@")[0] for each in described]


@dataclass(frozen=True, slots=True)
class _Row:
    """A position, and what was done in it."""

    observation: Any
    action_mask: Any
    seat: int
    action: int
    value: list[float]
    points: list[float]


@dataclass(frozen=True, slots=True)
class _PlayedGame:
    rows: list[_Row]
    rewards: list[float]
    scores: list[int]
    done: int


def _play_game(plan: GamesPlan, players: list[MatchPlayer], number: int) -> _PlayedGame:
    """Its deals are those of game `number` of a `Batch` with the plan's seed."""
    rules = plan.rules
    game = SingleGame(
        rules.num_players,
        rules.side,
        vertical_line_bonus=rules.vertical_line_bonus,
        number=number,
    )
    game.begin(plan.seed)
    for seat, player in enumerate(players):
        player.new_game(opponent_seed(plan.seed, number, 0, seat))
    rows = []
    while not game.is_over:
        seat = game.seat
        chosen = players[seat].choose(Game(game.position))
        assert chosen.win is not None, "a search states chances"
        assert chosen.points is not None, "a search states scores"
        action = native.action_of(chosen.move, rules)
        value = [_reward(win, rules.num_players) for win in chosen.win]
        seen = game.seen_by(seat)
        rows.append(
            _Row(
                seen["observation"],
                seen["action_mask"],
                seat=seat,
                action=action,
                value=value,
                points=list(chosen.points),
            )
        )
        game.step(action)
    game.close()
    return _PlayedGame(rows, game.rewards, game.scores, game.done)


def _reward(win: float, players: int) -> float:
    """The expected reward of a chance to win.

    >>> [_reward(win, 3) for win in (0, 1 / 3, 1)]
    [-0.5, 0.0, 1.0]
    """
    return (players * win - 1) / (players - 1)
