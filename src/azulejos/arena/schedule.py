"""The games of a match: every table plays the same deals, every deal from each seat.

A game's number, from 0, decides everything about it. Numbers go deal by deal, so a match that is
cut short has played almost the same games with everyone.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, permutations

from .match import Match


@dataclass(frozen=True, slots=True)
class Pairing:
    """A game to be played: its deal, and which entrant has which seat."""

    number: int
    deal: int
    seats: tuple[int, ...]
    """The index of the entrant at each seat; seat 0 starts."""


def num_games(match: Match) -> int:
    return match.num_deals * games_per_deal(match)


def games_per_deal(match: Match) -> int:
    return len(_tables(len(match.entrants), match.rules.num_players)) * match.rules.num_players


def pairing(match: Match, number: int) -> Pairing:
    """The game of a number from 0 to `num_games` - 1."""
    players = match.rules.num_players
    tables = _tables(len(match.entrants), players)
    rest, rotation = divmod(number, players)
    deal, table = divmod(rest, len(tables))
    orders = _circles(players)
    circle = orders[deal % len(orders)]
    seated = [tables[table][place] for place in circle]
    return Pairing(number, deal, tuple(seated[rotation:] + seated[:rotation]))


@lru_cache
def _tables(entrants: int, players: int) -> tuple[tuple[int, ...], ...]:
    """All choices of entrants for a table: everyone meets everyone equally often."""
    return tuple(combinations(range(entrants), players))


@lru_cache
def _circles(players: int) -> tuple[tuple[int, ...], ...]:
    """The 1, 2 or 6 orders around a table that are not rotations of each other. They alternate from
    deal to deal, because it matters whom a player follows."""
    return tuple((0, *others) for others in permutations(range(1, players)))
