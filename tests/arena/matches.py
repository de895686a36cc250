"""Matches for tests."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from azulejos.arena.entrants import parse_entrants
from azulejos.arena.game_result import ArenaResult, Use
from azulejos.arena.match import EngineTerms, Match
from azulejos.arena.schedule import pairing
from azulejos.rules import Rules, WallSide


def match_of(
    *players: str,
    deals: int = 2,
    seats: int = 2,
    side: WallSide = WallSide.COLORED,
    terms: EngineTerms | None = None,
) -> Match:
    entrants = parse_entrants(players)
    return Match(entrants, Rules(seats, side), deals, terms=terms or EngineTerms(grace=2_000))


def result_of(match: Match, number: int, ranks: Sequence[int]) -> ArenaResult:
    """An invented result, with ranks by entrant."""
    seating = pairing(match, number)
    by_seat = tuple(ranks[entrant] for entrant in seating.seats)
    nothing = tuple(0 for _ in by_seat)
    uses = tuple(Use() for _ in by_seat)
    return ArenaResult(number, seating.deal, seating.seats, by_seat, nothing, uses)


def arena(*arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Runs `azulejos arena` in a folder until it ends."""
    return subprocess.run(
        [sys.executable, "-m", "azulejos", "arena", *arguments],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
