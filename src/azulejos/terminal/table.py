"""A game and those who hold its seats: plays for the dealer and the computer players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from azulejos.notation import Record, record_game
from azulejos.players.holders import Holder, format_holder, spoken_names
from azulejos.rules import Deal, Dealer, Game, Phase, PlayerMove
from azulejos.words.levels import LEVELS
from azulejos.words.move_answers import is_forced
from azulejos.words.phrases import Argument

from .computer import Computer

_OWN_TAGS: Final = frozenset({"Rules", "Position", "Start", "Result", "Scores", "Termination"})
"""Tags that the game itself gives; seats come from the holders."""


class Table:
    """A game that knows whose turn is a person's."""

    def __init__(
        self,
        game: Game,
        dealer: Dealer,
        holders: Sequence[Holder],
        tags: Mapping[str, str] | None = None,
    ) -> None:
        """`tags` are further tags of the game's record; those that it gives itself are left out."""
        self.game = game
        self.dealer = dealer
        self.holders = tuple(holders)
        self._tags = {
            name: value
            for name, value in (tags or {}).items()
            if name not in _OWN_TAGS and not name.startswith("Seat")
        }
        self.computer = Computer()

    @property
    def names(self) -> list[Argument]:
        return spoken_names(self.holders)

    @property
    def is_for_one(self) -> bool:
        return sum(holder.is_person for holder in self.holders) == 1

    @property
    def waits_for_person(self) -> bool:
        """Whether somebody has to type a move before the game goes on.

        Where only one column is left for a complete pattern line, nobody has to.
        """
        position = self.game.position
        if position.phase not in {Phase.FACTORY_OFFER, Phase.WALL_TILING}:
            return False
        return self.holders[position.seat].is_person and not is_forced(position)

    @property
    def listener(self) -> int:
        """The seat that is spoken to: whose turn it is, or the person who moved last."""
        if self.waits_for_person:
            return self.game.position.seat
        persons = [seat for seat, holder in enumerate(self.holders) if holder.is_person]
        decided = self._decisions()
        return self.game.positions[decided[-1]].seat if decided else (persons or [0])[0]

    def advance(self) -> None:
        """Plays the one step that is due: a deal, a computer player's move, or the only column."""
        position = self.game.position
        if position.phase is Phase.PREPARING_NEXT_ROUND:
            self.game.play(self.dealer.deal(position))
        else:
            level = self.holders[position.seat].level or max(LEVELS)
            self.game.play(self.computer.choose(position, level))

    def hint(self) -> PlayerMove:
        """What the computer would play at its best."""
        return self.computer.hint(self.game.position)

    def undo(self) -> Sequence[PlayerMove]:
        """Goes back to the last decision of a person in this round; answers the moves that were
        taken back, none where there was no decision since the deal."""
        decided = self._decisions()
        if not decided:
            return ()
        steps = self.game.steps[decided[-1] :]
        moves = [step for step in steps if not isinstance(step, Deal)]
        if len(moves) < len(steps):
            return ()
        self.game.undo_to(decided[-1])
        return moves

    @property
    def has_decisions(self) -> bool:
        """Whether a person has moved at all."""
        return bool(self._decisions())

    def set_level(self, level: int) -> None:
        """From now on all computer players play at a level."""
        self.holders = tuple(
            holder if holder.is_person else replace(holder, level=level) for holder in self.holders
        )

    def record(self, **extra: str) -> Record:
        """The game so far with its seed."""
        dealt = {
            "Dealer": "1",
            "Commit": self.dealer.commitment,
            "Seed": self.dealer.seed.hex(),
        }
        names = [format_holder(holder) for holder in self.holders]
        return record_game(self.game, names, self._tags | dealt | extra)

    def public_record(self) -> Record:
        """The record as a player may see it: the seed is secret until the game is over."""
        record = self.record()
        if self.game.position.is_over:
            return record
        return replace(record, tags=tuple(tag for tag in record.tags if tag[0] != "Seed"))

    def _decisions(self) -> list[int]:
        """The steps that persons decided, by their index."""
        return [
            index
            for index, (before, step) in enumerate(
                zip(self.game.positions, self.game.steps, strict=False)
            )
            if not isinstance(step, Deal)
            and self.holders[before.seat].is_person
            and not is_forced(before)
        ]
