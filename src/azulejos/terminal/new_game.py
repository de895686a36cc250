"""What a new game is made from: the rules and the players."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace

from azulejos.players.seat_holders import Holder
from azulejos.rules import TACTILE_VERTICAL_LINE_BONUS, Dealer, Game, Rules
from azulejos.words.voice import Letters

from .local_table import LocalTable


@dataclass(frozen=True, slots=True)
class Setup:
    """The rules and the holders of the seats."""

    rules: Rules
    holders: tuple[Holder, ...]

    def table(self, level: int, starting_seat: int = 0) -> LocalTable:
        """A table with a fresh game, dealt from a random seed."""
        holders = [
            holder if holder.is_person else replace(holder, level=level) for holder in self.holders
        ]
        game = Game(self.rules, starting_seat % self.rules.num_players)
        tags = {"Date": time.strftime("%Y.%m.%d")}
        return LocalTable(game, Dealer.with_random_seed(), holders, tags)

    def of_size(self, num_players: int, level: int) -> Setup:
        """The same for another number of players. More computer players sit down where there are
        any, and more persons where there are none."""
        has_computers = any(not holder.is_person for holder in self.holders)
        other = Holder(level=level) if has_computers else Holder()
        holders = (*self.holders, *[other] * num_players)[:num_players]
        return Setup(replace(self.rules, num_players=num_players), holders)

    def is_of(self, table: LocalTable) -> bool:
        """Whether the table has these rules and persons, at any level."""
        persons = [holder.name for holder in self.holders if holder.is_person]
        seated = [holder.name for holder in table.holders if holder.is_person]
        return self.rules == table.game.rules and persons == seated


def letters_for(rules: Rules) -> Letters:
    """How colors are named unless the person chose."""
    is_tactile = rules.vertical_line_bonus == TACTILE_VERTICAL_LINE_BONUS
    return Letters.TACTILE if is_tactile else Letters.NAMES
