"""A match: everything that decides its games, but not where or how fast they are played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from hashlib import sha256
from typing import Final

from azulejos import __version__
from azulejos.players import Limits
from azulejos.rules import Dealer, Rules

from .entrants import HIGHEST_LEVEL, Entrant, EntrantKind, format_player

SCHEMA: Final = 2
"""The version of the results file. Raise it when an older file would be misread."""
MAX_SEED: Final = 999_999_999
"""The largest `Seed` of the engine protocol."""


@dataclass(frozen=True, slots=True)
class SprtBounds:
    """The two hypotheses of a sequential test, in Elo, and its error rates."""

    elo0: float
    elo1: float
    alpha: float = 0.05
    """The chance of accepting `elo1` when `elo0` is true."""
    beta: float = 0.05
    """The chance of accepting `elo0` when `elo1` is true."""


@dataclass(frozen=True, slots=True)
class EngineTerms:
    """The resources of a command."""

    movetime: int | None = 100
    """Milliseconds a move."""
    nodes: int | None = None
    """Nodes a move, instead of a time."""
    grace: int = 5_000
    """Milliseconds over the time of a move before a command counts as hanging."""
    startup: int = 30_000
    """Milliseconds for a command to start and to get ready for a game."""
    hash_megabytes: int = 16
    """For a command that offers `Hash`, and for each search of our own."""
    threads: int = 1

    @property
    def limits(self) -> Limits:
        return Limits(movetime=self.movetime, nodes=self.nodes)

    @property
    def seconds(self) -> float:
        """Seconds before a move counts as a hang."""
        return ((self.movetime or 0) + self.grace) / 1000


@dataclass(frozen=True, slots=True)
class Match:
    """Who plays, how many games, on which deals. Equal matches have equal games, number by number;
    without a clock, down to the last move."""

    entrants: tuple[Entrant, ...]
    rules: Rules
    num_deals: int
    """Deals that each table plays, each once from every seat."""
    seed: int = 1
    sprt: SprtBounds | None = None
    terms: EngineTerms = EngineTerms()

    @property
    def is_timed(self) -> bool:
        """Whether a clock decides anything. Then games don't repeat, and the table has times."""
        return any(
            each.kind is EntrantKind.MOVETIME
            or (each.kind is EntrantKind.LEVEL and each.number == HIGHEST_LEVEL)
            or (each.kind is EntrantKind.COMMAND and self.terms.movetime is not None)
            for each in self.entrants
        )

    def dealer(self, deal: int) -> Dealer:
        """The dealer for all games of a deal. Its seed depends only on that of the match."""
        return Dealer(sha256(f"azulejos arena {self.seed} deal {deal}".encode("ascii")).digest())

    def player_seed(self, game: int, seat: int) -> int:
        """The seed of a player's random choices in a game."""
        text = f"azulejos arena {self.seed} game {game} seat {seat}"
        digest = sha256(text.encode("ascii")).digest()
        return int.from_bytes(digest[:8], "big") % (MAX_SEED + 1)


def describe(match: Match) -> dict[str, object]:
    """The match as in the first line of a results file. Equal descriptions mean equal games. The
    number of games is not in it, so that a later command can ask for more."""
    return {
        "schema": SCHEMA,
        "version": __version__,
        "entrants": [
            {"name": each.name, "player": format_player(each), "build": each.build}
            for each in match.entrants
        ],
        "players": match.rules.num_players,
        "side": match.rules.side.value,
        "vertical_line_bonus": match.rules.vertical_line_bonus,
        "seed": match.seed,
        "sprt": None if match.sprt is None else asdict(match.sprt),
        **{field.name: getattr(match.terms, field.name) for field in fields(match.terms)},
    }


def changed_builds(kept: Mapping[str, object], asked: Mapping[str, object]) -> list[str]:
    """The changed builds, if two descriptions differ in nothing else."""
    theirs, ours = kept.get("entrants"), asked.get("entrants")
    if not isinstance(theirs, list) or not isinstance(ours, list) or len(theirs) != len(ours):
        return []
    told = []
    for before, now in zip(theirs, ours, strict=True):
        if before != now:
            if not isinstance(before, dict) or now != before | {"build": now["build"]}:
                return []
            told.append(
                f"{now['name']} was {before.get('build') or 'unknown'}, "
                f"is {now['build'] or 'unknown'}"
            )
    return told if {**kept, "entrants": ours} == asked else []


def differences(kept: Mapping[str, object], asked: Mapping[str, object]) -> list[str]:
    """The differences of two descriptions, as `name kept, not asked`."""
    if kept.get("schema") != asked.get("schema"):
        return ["it was written by another version of the arena"]
    names = dict.fromkeys([*asked, *kept])
    return [
        f"{name} {_short(kept.get(name))}, not {_short(asked.get(name))}"
        for name in names
        if _without_builds(kept.get(name)) != _without_builds(asked.get(name))
    ]


def _without_builds(value: object) -> object:
    """The entrants without their builds, which nobody asked for."""
    return _short(value) if isinstance(value, list) else value


def _short(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(
            f"{each['name']}={each['player']}" if isinstance(each, dict) else str(each)
            for each in value
        )
    if isinstance(value, dict):
        return " ".join(str(each) for each in value.values())
    return "none" if value is None else str(value)
