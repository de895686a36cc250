"""How much a review thinks: limits by name, counted in nodes, so that a review repeats exactly."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from azulejos.rules import Rules, WallSide

LATE_ROUND: Final = 5
"""Most games end with this round: what a search doesn't see there, nothing corrects later."""


@dataclass(frozen=True, slots=True)
class ReviewLimit:
    """The limits of every search in a review."""

    name: str
    nodes: int
    """Of each search of a move: one for the best, one for the played move by itself."""
    deals: int
    """Random deals that each real one is compared with."""
    deal_nodes: int
    """Of the search of each deal."""
    late_deal_nodes: int
    """The same from round LATE_ROUND on."""
    refills: int
    """Most common refills of the two ends of a round that a mistake is confirmed by."""
    refill_nodes: int
    """Of the search after each of those refills."""
    hash_megabytes: int
    """Every search starts with an empty table, and clearing a large one takes time."""

    def nodes_of_deal(self, round_number: int) -> int:
        """The nodes of the search of each deal in a round."""
        return self.late_deal_nodes if round_number >= LATE_ROUND else self.deal_nodes

    def for_rules(self, rules: Rules) -> ReviewLimit:
        """The limit for a kind of game. Games of 3 and 4 have more moves, and a node costs more
        there and on the gray side: fewer nodes keep a review within its time."""
        divisor = (rules.num_players - 1) * (2 if rules.side is WallSide.GRAY else 1)
        return replace(
            self,
            nodes=max(1, self.nodes // divisor),
            deal_nodes=max(1, self.deal_nodes // divisor),
            late_deal_nodes=max(1, self.late_deal_nodes // divisor),
            refill_nodes=max(1, self.refill_nodes // divisor),
        )


LIMITS: Final = {
    limit.name: limit
    for limit in (
        ReviewLimit("quick", 16_000, 32, 6_000, 20_000, 64, 2_000, hash_megabytes=2),
        ReviewLimit("normal", 400_000, 64, 20_000, 60_000, 256, 6_000, hash_megabytes=16),
        ReviewLimit("deep", 4_000_000, 256, 50_000, 150_000, 1_024, 20_000, hash_megabytes=64),
    )
}
"""A review of a 2-player game takes 1 to 2 seconds, under 30 seconds, and some minutes."""
