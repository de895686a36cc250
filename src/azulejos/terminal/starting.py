"""What a new game is made of."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace

from azulejos.rules import Dealer, Game, Rules

from .seats import Holder
from .table import Table


@dataclass(frozen=True, slots=True)
class Setup:
    """Rules, and those who play."""

    rules: Rules
    holders: tuple[Holder, ...]

    def table(self, level: int, starting_seat: int = 0) -> Table:
        """A table with a fresh game, dealt from a random seed."""
        holders = [
            holder if holder.is_person else replace(holder, level=level) for holder in self.holders
        ]
        game = Game(self.rules, starting_seat % self.rules.num_players)
        tags = {"Date": time.strftime("%Y.%m.%d")}
        return Table(game, Dealer.with_random_seed(), holders, tags)
