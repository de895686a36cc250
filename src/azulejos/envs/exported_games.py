"""Games of the search as arrays, in files that say how to play them again.

`docs/reference/environments.md` specifies the arrays.
"""

from __future__ import annotations

import io
import json
import zipfile
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
            "kind": "azulejos games",
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
    """Whether a whole file has these games already, or more of them. Raises ExportError if it has
    others."""
    path = plan.path(folder, file)
    if not path.exists():
        return False
    try:
        with path.open("rb") as opened, np.load(opened) as arrays:
            told = json.loads(str(arrays["description"]))
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile):
        return False
    due = plan.description(file, games)
    if not isinstance(told, dict) or told | {"games": due["games"]} != due:
        raise ExportError(f"{path} has other games{_differences(told, due)}: name another folder")
    return bool(told["games"] >= due["games"])


def _differences(told: object, due: dict[str, object]) -> str:
    if not isinstance(told, dict):
        return ""
    found = [
        f"{name} {told.get(name)}, not {asked}"
        for name, asked in due.items()
        if name != "games" and told.get(name) != asked
    ]
    return f" ({'; '.join(found)})"


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
