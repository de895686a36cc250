"""Which games a match has: every table on the same deals, every deal from each seat.

A game has a number from 0, and the number says everything about it. Deals come first in the
order, so that a match that is cut short has played (almost) the same with everyone.
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
    """Every choice of entrants for a table: each meets each equally often."""
    return tuple(combinations(range(entrants), players))


@lru_cache
def _circles(players: int) -> tuple[tuple[int, ...], ...]:
    """The orders around a table that rotating does not make alike: 1, 2 or 6. They take turns from
    deal to deal, since it matters after whom one moves."""
    return tuple((0, *others) for others in permutations(range(1, players)))
