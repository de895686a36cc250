"""A game in this process with its players. Deals, and moves for the computer players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from azulejos.notation import Record, dealer_tags, record_game, result_tags
from azulejos.players.seat_holders import Holder, format_holder, spoken_names
from azulejos.rules import (
    Deal,
    Dealer,
    DroppedOut,
    Ending,
    Game,
    GameResult,
    Phase,
    PlayerMove,
    Position,
)
from azulejos.words.levels import LEVELS
from azulejos.words.move_answers import is_forced
from azulejos.words.phrases import Argument

from .computer import Computer

_RESIGNED: Final = "Resigned"
"""Tag of a saved game: the resigned seats, which the computer plays on."""
_OWN_TAGS: Final = frozenset(
    {"Rules", "Position", "Start", "Result", "Scores", "Termination", _RESIGNED}
)
"""Tags that are derived from the game. The `Seat` tags come from the holders."""


class LocalTable:
    """A game, its dealer and the holders of its seats."""

    def __init__(
        self,
        game: Game,
        dealer: Dealer,
        holders: Sequence[Holder],
        tags: Mapping[str, str] | None = None,
    ) -> None:
        """`tags` come from the record of a saved game. They say who has resigned; tags that we
        don't know are kept. Raises ValueError if those seats can't have resigned."""
        self.game = game
        self.dealer = dealer
        self.holders = tuple(holders)
        tags = tags or {}
        self.resigned = _seats(tags.get(_RESIGNED, ""), self.holders)
        """Seats, in the order of resigning."""
        self._tags = {
            name: value
            for name, value in tags.items()
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
    def person(self) -> int | None:
        """The seat of the only person at the table; None if there are several, or none."""
        persons = [seat for seat, holder in enumerate(self.holders) if holder.is_person]
        return persons[0] if len(persons) == 1 else None

    @property
    def result(self) -> GameResult:
        """Who has won, who has resigned, and how the game ended."""
        return GameResult.of(self.game, [DroppedOut(seat, Ending.RESIGN) for seat in self.resigned])

    @property
    def is_over(self) -> bool:
        """By the rules, or because only one player is left."""
        return self.result.is_over

    @property
    def waits_for_person(self) -> bool:
        """Whether a person has to move before the game goes on. The only column left for a
        complete pattern line is chosen without asking."""
        position = self.game.position
        if self.is_over or position.phase not in {Phase.FACTORY_OFFER, Phase.WALL_TILING}:
            return False
        return self._is_played_by_person(position.seat) and not is_forced(position)

    @property
    def listener(self) -> int:
        """The seat that we speak to: the person whose turn it is, or who moved last."""
        if self.waits_for_person:
            return self.game.position.seat
        persons = [seat for seat, holder in enumerate(self.holders) if holder.is_person]
        decided = self._decisions()
        return self.game.positions[decided[-1]].seat if decided else (persons or [0])[0]

    @property
    def waits_for_computer(self) -> bool:
        """Whether a computer player has to think before the game goes on."""
        position = self.game.position
        return (
            not self.is_over
            and position.phase in {Phase.FACTORY_OFFER, Phase.WALL_TILING}
            and not self._is_played_by_person(position.seat)
            and not is_forced(position)
        )

    @property
    def level(self) -> int:
        """Of the computer player whose turn it is."""
        # A resigned seat is played like the other computer players.
        own = self.holders[self.game.position.seat].level
        return own or self.highest_level or max(LEVELS)

    @property
    def highest_level(self) -> int:
        """Of all computer players; 0 without any."""
        return max(holder.level or 0 for holder in self.holders)

    def advance(self) -> None:
        """Plays the one step that is due: a deal, a computer player's move, or the only column."""
        position = self.game.position
        if position.phase is Phase.PREPARING_NEXT_ROUND:
            self.game.play(self.dealer.deal(position))
        else:
            self.game.play(self.computer.choose(position, self.level))

    def hint(self) -> PlayerMove:
        """The move that the computer would play at its best."""
        return self.computer.hint(self.game.position)

    def undo(self, number: int = 1) -> Sequence[PlayerMove]:
        """Takes back the last decisions of persons, and what followed. Answers the moves that were
        taken back; none if there are fewer decisions since the deal."""
        moves = self._to_take_back(number)
        if moves:
            self.game.undo_to(len(self.game.steps) - len(moves))
        return moves

    @property
    def can_undo(self) -> bool:
        return self.num_undoable > 0

    @property
    def num_undoable(self) -> int:
        """How many decisions can be taken back: those since the deal."""
        steps = self.game.steps
        dealt = max((at for at, step in enumerate(steps) if isinstance(step, Deal)), default=-1)
        return sum(at > dealt for at in self._decisions_of_players())

    @property
    def last_decision(self) -> tuple[Position, PlayerMove] | None:
        """The last move that can be taken back, and the position before it."""
        if not (moves := self._to_take_back(1)):
            return None
        return self.game.positions[len(self.game.steps) - len(moves)], moves[0]

    @property
    def has_decisions(self) -> bool:
        """Whether a person has moved at all."""
        return bool(self._decisions())

    def resign(self, seat: int) -> None:
        """A person resigns. If several players are left, the computer plays the seat on."""
        self.resigned.append(seat)

    def set_level(self, level: int) -> None:
        """From now on all computer players play at this level."""
        self.holders = tuple(
            holder if holder.is_person else replace(holder, level=level) for holder in self.holders
        )

    def record(self, **extra: str) -> Record:
        """The game so far, with its seed."""
        dealt = dealer_tags(self.dealer)
        names = [format_holder(holder) for holder in self.holders]
        return record_game(self.game, names, self._tags | self._ending() | dealt | extra)

    def public_record(self) -> Record:
        """The record as a player may see it: the seed is secret until the game is over."""
        record = self.record()
        if self.is_over:
            return record
        return replace(record, tags=tuple(tag for tag in record.tags if tag[0] != "Seed"))

    def _ending(self) -> dict[str, str]:
        """The tags of a game in which a player has resigned."""
        if not self.resigned:
            return {}
        if not self.is_over:
            return {_RESIGNED: " ".join(str(seat + 1) for seat in self.resigned)}
        return result_tags(self.result)

    def _is_played_by_person(self, seat: int) -> bool:
        return self.holders[seat].is_person and seat not in self.resigned

    def _to_take_back(self, number: int) -> Sequence[PlayerMove]:
        """The moves since so many decisions ago, starting with that one; none if a deal came after
        it."""
        decided = self._decisions_of_players()
        steps = self.game.steps[decided[-number] :] if number <= len(decided) else ()
        moves = [step for step in steps if not isinstance(step, Deal)]
        return moves if len(moves) == len(steps) else ()

    def _decisions_of_players(self) -> list[int]:
        """The indices of the steps that persons decided who still play."""
        positions = self.game.positions
        return [
            each for each in self._decisions() if self._is_played_by_person(positions[each].seat)
        ]

    def _decisions(self) -> list[int]:
        """The indices of the steps that persons decided."""
        return [
            index
            for index, (before, step) in enumerate(
                zip(self.game.positions, self.game.steps, strict=False)
            )
            if not isinstance(step, Deal)
            and self.holders[before.seat].is_person
            and not is_forced(before)
        ]


def _seats(text: str, holders: Sequence[Holder]) -> list[int]:
    """The seats in a tag. Only persons resign, and one player always stays."""
    seats = [int(each) - 1 for each in text.split()]
    persons = {seat for seat, holder in enumerate(holders) if holder.is_person}
    if len(set(seats)) < len(seats) or not set(seats) <= persons or seats[len(holders) - 2 :]:
        raise ValueError(f"these seats can't have resigned: {text!r}")
    return seats
