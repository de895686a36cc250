"""A table: who sits where, and the game they play, as the fold over its log.

`decisions` decides what a seat may do and makes an entry; `apply` only carries it out. A table
doesn't know the seed until it is revealed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from azulejos.notation import (
    Record,
    parse_deal,
    parse_move,
    parse_position,
    parse_rules,
    record_game,
    result_tags,
)
from azulejos.players.seat_holders import Holder, format_holder, spoken_names
from azulejos.rules import DroppedOut, Ending, Game, GameResult, Phase, Position, Step, TilingMove
from azulejos.wire import columns, entries
from azulejos.wire.columns import parse_tiling
from azulejos.wire.entries import Entry
from azulejos.words.phrases import Argument

from .clocks import Clocks
from .nonces import NonceEntry, NonceExchange


@dataclass(frozen=True, slots=True)
class Chair:
    """The occupant of a seat."""

    level: int | None
    """The level of its computer player; None for a person."""
    sitting: int | None = None
    """The number of the entry that seated the person; None if nobody sits here."""
    name: str | None = None
    nonce: str = ""
    """Of dealer 1. Those of dealer 2 are in the table's `exchange`."""
    stand_in: int | None = None
    """The level of the computer player that stands in for an absent person."""

    @property
    def is_open(self) -> bool:
        return self.level is None and self.sitting is None

    @property
    def holder(self) -> Holder:
        return Holder(self.name, self.level)


class Table:
    """The state after some entries. Only `apply` changes it."""

    def __init__(self, opened: entries.Opened, at: int = 0) -> None:
        self.opened = opened
        self.at = at
        """The time of the last entry, in milliseconds since 1970. It decreases only when the clocks
        restart."""
        self.rules = parse_rules(opened.rules, len(opened.levels))
        self.chairs = [Chair(level) for level in opened.levels]
        self._names: list[Argument] | None = None
        """Of these chairs; None until somebody asks."""
        self._persons: tuple[int, ...] | None = None
        self.num_entries = 1
        self.last_step_number = 0
        """The number of the last entry that changed the decision at hand."""
        self.requests: dict[str, int] = {}
        """Maps each request to the number of its entry."""
        self.next_commitment: str | None = None
        self.next_dealer = opened.dealer
        self.num_games = 0
        self.num_commitments = 1
        """How many seeds the log has committed to."""
        self.is_lot_drawn = False
        self.seed: bytes | None = None
        self.takeback: entries.TakebackAsked | None = None
        """The takeback that waits for the others' answers."""
        self.consents: set[int] = set()
        self.choices: dict[int, tuple[TilingMove, ...]] = {}
        """The chosen columns by seat; hidden until everyone has chosen."""
        self.hinted: set[int] = set()
        """The seats that got a hint for the decision at hand, if the others are told."""
        self.is_deal_confirmed = False
        persons = [seat for seat, level in enumerate(opened.levels) if level is None]
        self._begin(self._start(opened.starting_seat), opened.commitment, persons)

    # Queries

    @property
    def number(self) -> int:
        """The number of the last entry; the first is 0."""
        return self.num_entries - 1

    @property
    def names(self) -> Sequence[Argument]:
        if self._names is None:
            self._names = spoken_names([chair.holder for chair in self.chairs])
        return self._names

    @property
    def is_full(self) -> bool:
        return not any(chair.is_open for chair in self.chairs)

    @property
    def has_begun(self) -> bool:
        """A game begins with its first deal; one that starts mid-round, when the table is full."""
        is_dealt = self.game.start.phase is not Phase.PREPARING_NEXT_ROUND
        return bool(self.game.steps) or (is_dealt and self._is_ready)

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats that a person decides for, seated or still expected."""
        if self._persons is None:
            self._persons = tuple(
                seat
                for seat in self.result.playing
                if self.chairs[seat].level is None and self.chairs[seat].stand_in is None
            )
        return self._persons

    @property
    def is_over(self) -> bool:
        return self.result.is_over

    @property
    def waits_for_deal(self) -> bool:
        is_due = self.game.position.phase is Phase.PREPARING_NEXT_ROUND
        return is_due and self._is_ready and not (self.is_over or self.waits_for_lot)

    @property
    def _is_ready(self) -> bool:
        """Whether everybody sits, and the nonces are known."""
        return self.is_full and (self.exchange is None or self.exchange.is_complete)

    @property
    def is_lot_open(self) -> bool:
        """Dealer 2: whether the starting player is still to be drawn."""
        is_by_lot = self.opened.is_by_lot and self.opened.dealer != 1
        return is_by_lot and not self.is_lot_drawn

    @property
    def waits_for_lot(self) -> bool:
        return self.is_lot_open and self._is_ready

    @property
    def seats_to_decide(self) -> tuple[int, ...]:
        """Whose turn it is: one seat in the Factory offer, or all with columns to choose."""
        position = self.game.position
        if self.is_over or not self.has_begun:
            return ()
        if position.phase is Phase.FACTORY_OFFER:
            return (position.seat,)
        choosers = columns.choosers(position)
        return tuple(seat for seat in choosers if seat not in self.choices)

    @property
    def waits_for_tiling(self) -> bool:
        """Whether all columns are chosen and can be played."""
        is_tiling = self.game.position.phase is Phase.WALL_TILING
        return is_tiling and self.has_begun and not self.is_over and not self.seats_to_decide

    @property
    def nonces(self) -> tuple[str, ...]:
        if self.exchange is not None:
            return self.exchange.in_seat_order()
        return tuple(chair.nonce for chair in self.chairs if chair.nonce)

    def start_of_batch(self, index: int) -> int:
        """The index of the first step of the same entry."""
        return self._batches[index]

    def record(self) -> Record:
        """The record of the game without undone moves; includes the seed once it is revealed."""
        tags = {"Date": self.opened.date, **result_tags(self.result)}
        tags |= {"Dealer": str(self.dealer), "Commit": self.commitment}
        if self.nonces:
            tags["Nonces"] = ",".join(self.nonces)
        if self.is_lot_drawn and self.num_games == 1:
            tags["StartBy"] = "lot"
        if self.seed is not None:
            tags["Seed"] = self.seed.hex()
        names = [format_holder(chair.holder) for chair in self.chairs]
        return record_game(self.game, names, tags)

    # Changes

    def apply(
        self, entry: Entry, request: str | None = None, at: int = 0, *, is_legal: bool = False
    ) -> None:
        """Applies the next entry; `request` is the id of its request, `at` its time.

        With `is_legal`, `decisions` has checked its moves. Entries from a log are checked here.
        """
        if request is not None:
            self.requests[request] = self.num_entries
        self.num_entries += 1
        if isinstance(entry, entries.ClocksRestarted):
            # The machine's clock may have been set back while the server was away.
            self.at = at
        self.at = max(self.at, at)
        if self.clocks is not None:
            if isinstance(entry, entries.ClocksRestarted):
                self.clocks.restart(self.at)
            self.clocks.pass_until(self.at)
        self._change_by(entry, is_legal=is_legal)
        self._derive_result()
        if self.clocks is not None:
            self.clocks.skip_until(self.at)
            is_standing = self.is_paused or self.is_over
            self.clocks.run(() if is_standing else set(self.seats_to_decide) & set(self.persons))

    def _change_by(  # noqa: PLR0912, PLR0915 - one case an entry
        self, entry: Entry, *, is_legal: bool
    ) -> None:
        match entry:
            case entries.Sat(seat, name, nonce, commitment):
                self._change(seat, sitting=self.number, name=name, nonce=nonce)
                self.turn_at = self.at
                if self.exchange is not None:
                    self.exchange.sit(seat, commitment, self.at)
            case entries.SeatLeft(seat) | entries.SeatLost(seat):
                self._change(seat, sitting=None, name=None, nonce="")
                if self.exchange is not None:
                    self.exchange.leave(seat)
            case (
                entries.NonceCommitted()
                | entries.NonceDrawn()
                | entries.NonceRevealed()
                | entries.SeedRenewed()
            ):
                self._exchange_by(entry)
            case entries.LotDrawn(starting_seat):
                self.is_lot_drawn = True
                self.game = Game(self._start(starting_seat))
            case entries.Dealt(deal):
                self._play([parse_deal(deal)], is_legal=is_legal)
            case entries.DealConfirmed():
                self.is_deal_confirmed = True
            case entries.MovePlayed(seat, move):
                if not is_legal and seat != self.game.position.seat:
                    raise ValueError(f"it isn't the turn of seat {seat}")
                self._play([parse_move(move)], is_legal=is_legal)
                self._reward(seat)
            case entries.ColumnsChosen(seat, moves):
                self._reward(seat, is_column=True)
                self.choices[seat] = tuple(map(parse_tiling, moves))
            case entries.Tiled(moves):
                self._play([parse_tiling(move) for move in moves], is_legal=is_legal)
            case entries.Undone(_, num_steps):
                self.game.undo_to(num_steps)
                del self._batches[num_steps:]
                self._has_moved_on()
            case entries.TakebackAsked(seat, num_steps):
                self.takeback = entry
                self.consents = {seat}
            case entries.TakebackAnswered(seat, is_granted):
                self.takeback = self.takeback if is_granted else None
                self.consents.add(seat)
            case entries.HintAsked(seat):
                self.hinted.add(seat)
            case entries.Resigned(seat):
                self._drop_out(seat, Ending.RESIGN)
            case entries.TimedOut(seat):
                self._drop_out(seat, Ending.TIME)
            case entries.HandedOver(seat, level):
                self._change(seat, stand_in=level)
                self.takeback = None
            case entries.Returned(seat):
                self._change(seat, stand_in=None)
                self.turn_at = self.at
            case entries.Abandoned():
                self._is_aborted = True
                self.is_paused = False
            case entries.Paused():
                self.is_paused = True
            case entries.Resumed():
                self.is_paused = False
            case entries.ClocksRestarted():
                if self.exchange is not None:
                    self.exchange.restart_time(self.at)
            case entries.Revealed(seed, next_commitment, next_dealer):
                self.seed = bytes.fromhex(seed)
                self.next_commitment = next_commitment
                self.next_dealer = next_dealer
                self.num_commitments += 1
            case entries.RematchAgreed():
                self._agree(entry)
            case entries.Opened():
                raise AssertionError("a log has one beginning")

    def _start(self, starting_seat: int) -> Position:
        """The starting position of every game at this table."""
        if self.opened.start is not None:
            return parse_position(self.opened.start)
        return Position.start(self.rules, starting_seat)

    def _begin(self, start: Position, commitment: str, persons: Iterable[int]) -> None:
        """Sets up a game and resets everything of the previous one."""
        self.game = Game(start)
        self.commitment = commitment
        self.seed_number = self.num_commitments
        """The place of the commitment among all of the log, from 1."""
        self.dealer = self.next_dealer
        days = self.opened.days_per_move
        self.exchange: NonceExchange | None = None
        """How the nonces come together; None for dealer 1."""
        if self.dealer != 1:
            self.exchange = NonceExchange(persons, days, self.at)
        self.seed = None
        self._dropped_out: list[DroppedOut] = []
        self._is_aborted = False
        self.is_paused = False
        self._rewarded: set[tuple[int, int, bool]] = set()
        setting = self.opened.clock
        has_clock = [chair.level is None for chair in self.chairs]
        self.clocks = None if setting is None else Clocks(setting, has_clock, self.at)
        self.agreed: dict[int, entries.RematchAgreed] = {}
        self._batches: list[int] = []
        self.num_games += 1
        self._derive_result()
        self._has_moved_on()

    def _derive_result(self) -> None:
        self.result = GameResult.of(self.game, self._dropped_out, is_aborted=self._is_aborted)
        self._persons = None

    def _has_moved_on(self) -> None:
        """Resets what belonged to the previous decision."""
        self.last_step_number = self.number
        self.turn_at = self.at
        self.choices = {}
        self.takeback = None
        self.consents = set()
        self.hinted = set()
        self.is_deal_confirmed = False

    def _play(self, steps: list[Step], *, is_legal: bool) -> None:
        start = len(self.game.steps)
        for step in steps:
            if is_legal:
                self.game.play_legal(step)
            else:
                self.game.play(step)
            self._batches.append(start)
        self._has_moved_on()

    def _reward(self, seat: int, *, is_column: bool = False) -> None:
        """Adds the increment for a decision, once: a move repeated after an undo adds nothing."""
        decision = (seat, len(self.game.steps), is_column)
        if self.clocks is not None and decision not in self._rewarded:
            self.clocks.add_increment(seat)
        self._rewarded.add(decision)

    def _drop_out(self, seat: int, how: Ending) -> None:
        self._dropped_out.append(DroppedOut(seat, how))
        # Nobody else could resume the game.
        self.is_paused = False
        self.choices.pop(seat, None)
        self.takeback = None

    def _change(self, seat: int, **changes: object) -> None:
        self.chairs[seat] = replace(self.chairs[seat], **changes)  # type: ignore[arg-type]
        self._names = self._persons = None

    def _exchange_by(self, entry: NonceEntry) -> None:
        assert self.exchange is not None, "dealer 1 has no exchange of nonces"
        self.exchange.apply(entry, self.at)
        if isinstance(entry, entries.SeedRenewed):
            self.commitment = entry.commitment
            self.num_commitments += 1
            self.seed_number = self.num_commitments

    def _agree(self, entry: entries.RematchAgreed) -> None:
        """Starts the rematch once all present persons agree; a stand-in stays for an absent one."""
        self._change(entry.seat, stand_in=None)
        self.agreed[entry.seat] = entry
        asked = [
            index
            for index, chair in enumerate(self.chairs)
            if chair.level is None and chair.stand_in is None
        ]
        if any(index not in self.agreed for index in asked):
            return
        agreed = self.agreed
        for index, chair in enumerate(self.chairs):
            if chair.level is None:
                self._change(index, nonce=agreed[index].nonce if index in agreed else "")
        assert self.next_commitment is not None, "a rematch follows the end of a game"
        following = self.rules.seat_after(self.game.start.starting_seat)
        self._begin(self._start(following), self.next_commitment, asked)
        if self.exchange is not None:
            for seat in asked:
                self.exchange.sit(seat, agreed[seat].nonce_commitment, self.at)
