"""Tables without a server: decides a seat's request and applies it at once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from azulejos.notation import format_rules, parse_position
from azulejos.rules import Dealer, Phase, Position, TilingMove
from azulejos.server.tables.announcements import Snapshot, tell, tell_all
from azulejos.server.tables.decisions import decide, sit, tiling
from azulejos.server.tables.restored import fold
from azulejos.server.tables.table import Table
from azulejos.wire import entries, requests
from azulejos.wire.columns import first_choice
from azulejos.wire.entries import Entry, Logged
from azulejos.wire.messages import Happened
from azulejos.wire.requests import Request
from azulejos.words.phrases import Speech

SEED = bytes(range(32))


def folded(log: Iterable[Logged]) -> Table:
    """The table that the server reads from this log."""
    return asyncio.run(fold([*log]))


class Played:
    """A table with its log and its dealer."""

    def __init__(self, *levels: int | None, rules: str = "colored", **options: Any) -> None:  # noqa: ANN401
        """Takes the options of `Opened`."""
        commitment = Dealer(SEED).commitment
        if "start" in options:
            rules = format_rules(parse_position(options["start"]).rules)
        opened = entries.Opened(rules, 0, levels, commitment, "2026.11.15", **options)
        self.now = 0
        self.logged = [Logged(opened)]
        self.table = Table(opened)

    @property
    def log(self) -> list[Entry]:
        return [each.entry for each in self.logged]

    def append(self, *added: Entry) -> None:
        for entry in added:
            self.logged.append(Logged(entry, None, self.now))
            self.table.apply(*self.logged[-1])

    def sit(self, *seats: int) -> None:
        for seat in seats:
            self.append(sit(self.table, seat, None, ""))

    def ask(self, seat: int, request: Request) -> None:
        self.append(*decide(self.table, seat, request))

    def deal(self) -> None:
        dealt = Dealer(SEED, self.table.nonces).deal(self.table.game.position)
        self.append(entries.Dealt(str(dealt)))

    def begin(self) -> None:
        self.sit(*self.table.persons)
        self.deal()

    def move(self, rng: Random) -> None:
        """Plays the next step, at random."""
        if self.table.waits_for_deal:
            self.deal()
        elif self.table.waits_for_tiling:
            self.append(tiling(self.table))
        else:
            seat = self.table.seats_to_decide[-1]
            self.decide(seat, chosen(self.table.game.position, seat, rng))

    def decide(self, seat: int, request: Request) -> None:
        """Carries out a decision; only a person's is checked."""
        if seat in self.table.persons:
            self.ask(seat, request)
        elif isinstance(request, requests.Columns):
            self.append(entries.ColumnsChosen(seat, request.moves))
        else:
            assert isinstance(request, requests.PlayMove)
            self.append(entries.MovePlayed(seat, request.move))

    def play_to(self, phase: Phase, rng: Random) -> None:
        """Plays on until the game is in a phase."""
        self.move(rng)
        while self.table.game.position.phase is not phase:
            self.move(rng)


def chosen(position: Position, seat: int, rng: Random) -> Request:
    """A random request that a seat may make."""
    if position.phase is Phase.FACTORY_OFFER:
        moves = [str(move) for move in position.legal_moves]
        lines = [move for move in moves if not move.endswith("0")]
        return requests.PlayMove(rng.choice(lines or moves))
    return requests.Columns(tuple(map(str, random_columns(position, seat, rng))))


def random_columns(position: Position, seat: int, rng: Random) -> Sequence[TilingMove]:
    chosen: list[TilingMove] = []
    now = first_choice(position, seat)
    while now is not None and now.phase is Phase.WALL_TILING and now.seat == seat:
        move = rng.choice(list(now.legal_moves))
        assert isinstance(move, TilingMove)
        chosen.append(move)
        now = now.after(move)
    return chosen


def apply_and_tell(table: Table, entry: Entry) -> Speech:
    """Applies an entry; returns its announcement."""
    before = Snapshot.of(table)
    table.apply(entry)
    return [*tell(table, entry, before)]


def happen(table: Table, entry: Entry, request: str | None = None, at: int = 0) -> Happened:
    """Applies an entry; returns its message."""
    before = Snapshot.of(table)
    table.apply(entry, request, at)
    return tell_all(table, entry, before)
