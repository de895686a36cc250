"""An online table: its state as the server told it last, and requests to the server.

Everything here happens on the front's own thread. What the connection hears is kept until the
front asks for it by `news`, so that a front is woken, and never interrupted.
"""

from __future__ import annotations

import secrets
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Final, TypeAlias

from azulejos.notation import NotationError, parse_position
from azulejos.players.seat_holders import Holder, spoken_names
from azulejos.rules import DroppedOut, Ending, Game, GameResult, Phase, Position, TilingMove
from azulejos.wire.columns import columns_so_far
from azulejos.wire.entries import ColumnsChosen, Entry
from azulejos.wire.messages import (
    LONGEST_LINE,
    Ask,
    Happened,
    Hint,
    Present,
    Say,
    Stated,
    TableState,
)
from azulejos.wire.requests import Request
from azulejos.words.languages import Language
from azulejos.words.phrases import Argument, Phrase, phrase

from .connection import Asked, Connection, Ended, Found, Lost, Told
from .http_client import HttpClient, HttpClientError
from .links import TableLink

_RECORD_DELAYS: Final = (0.5, 1, 2, 4, 8, 16, 32)
"""Seconds between attempts to fetch a record."""


@dataclass(frozen=True, slots=True)
class Recorded:
    """A fetched record, or why there is none."""

    game: int
    is_asked_for: bool
    text: str | None
    trouble: Phrase | None = None


News: TypeAlias = Told | Recorded


@dataclass(frozen=True, slots=True)
class OwnSeat:
    """A seat that this person plays."""

    seat: int
    token: str
    name: str | None = None
    nonces: tuple[str, ...] = ()
    """Those that we committed to here."""

    def __repr__(self) -> str:
        return f"OwnSeat({self.seat})"


class OnlineTable:
    """A table on a server, as a player or a spectator sees it."""

    def __init__(
        self, link: TableLink, own: OwnSeat | None, state: TableState, wake: Callable[[], None]
    ) -> None:
        """`state` is the state at joining. The connection's thread calls `wake` when there are
        news; it may be replaced."""
        self.link = link
        self.own = own
        self.state = state
        self.position = parse_position(state.position)
        self.columns: tuple[str, ...] = ()
        """Gray side: the columns chosen so far, in notation, while others are missing."""
        self.is_connected = True
        self._present: tuple[Present, float] | None = None
        self._clocks = (state.clocks, time.monotonic())
        self._told: SimpleQueue[News] = SimpleQueue()
        self.wake = wake
        self._closed = threading.Event()
        self._connection = Connection(link, None if own is None else own.token, self._hear)

    def start(self) -> None:
        self._connection.start()

    def close(self) -> None:
        self._closed.set()
        self._connection.close()

    def news(self) -> Iterator[News]:
        """The news since the last call. Each is applied to the table before it is yielded."""
        while True:
            try:
                told = self._told.get_nowait()
            except Empty:
                return
            yield self._apply(told)

    # The table

    @property
    def seat(self) -> int | None:
        """Our seat; None if we watch."""
        return None if self.own is None else self.own.seat

    @property
    def names(self) -> list[Argument]:
        """The players' names. A free seat goes by its number."""
        seats = self.state.seats
        names = spoken_names([Holder(seat.name, seat.level) for seat in seats])
        return [
            phrase("free-seat", seat=number) if seat.kind == "open" else name
            for number, (seat, name) in enumerate(zip(seats, names, strict=True), 1)
        ]

    @property
    def result(self) -> GameResult:
        """Who has won, who is out, and how the game ended, from what the server told."""
        dropped_out = [
            DroppedOut(seat, Ending.RESIGN if each.is_resigned else Ending.TIME)
            for seat, each in enumerate(self.state.seats)
            if each.is_out
        ]
        is_aborted = self.is_over and not self.state.winners
        return GameResult.of(Game(self.position), dropped_out, is_aborted=is_aborted)

    @property
    def has_begun(self) -> bool:
        return self.num_free == 0 and not self.awaited

    @property
    def awaited(self) -> list[int]:
        """The seats that must commit to a nonce or reveal it before the first deal."""
        return [*self.state.to_commit, *self.state.to_reveal]

    @property
    def taken(self) -> list[int]:
        """The seats of persons and computer players."""
        return [seat for seat, each in enumerate(self.state.seats) if each.kind != "open"]

    @property
    def num_free(self) -> int:
        """The number of free seats."""
        return len(self.state.seats) - len(self.taken)

    @property
    def is_over(self) -> bool:
        return self.state.is_over

    @property
    def is_ours_to_decide(self) -> bool:
        return self.seat in self.state.to_decide and not self.is_handed_over and self.has_begun

    @property
    def is_handed_over(self) -> bool:
        """Whether a computer player decides for us."""
        return self.seat is not None and self.state.seats[self.seat].is_handed_over

    @property
    def are_hints_told(self) -> bool:
        """Whether everyone sees who asks for a hint: several people play, on their own screens."""
        num_persons = sum(seat.level is None for seat in self.state.seats)
        return self.state.has_hints and num_persons > 1 and not self.state.is_one_screen

    def is_decided_by_person(self, seat: int) -> bool:
        """Whether a person plays the seat and has not dropped out."""
        each = self.state.seats[seat]
        return each.kind == "person" and not (each.is_out or each.is_handed_over)

    @property
    def own_position(self) -> Position:
        """The position for our moves. During the wall-tiling we tile first, and the columns chosen
        so far are filled."""
        if self.seat is None or self.position.phase is not Phase.WALL_TILING:
            return self.position
        return columns_so_far(self.position, self.seat, self.columns).next_choice or self.position

    def is_choosing_after(self, move: TilingMove) -> bool:
        """Whether columns are still missing after this one."""
        assert self.seat is not None, "who watches chooses none"
        columns = (*self.columns, str(move))
        return columns_so_far(self.position, self.seat, columns).next_choice is not None

    @property
    def here(self) -> Sequence[int]:
        """The seats whose players are connected."""
        return () if self._present is None else self._present[0].seats

    @property
    def num_spectators(self) -> int:
        return 0 if self._present is None else self._present[0].spectators

    def gone(self) -> dict[int, float]:
        """The other persons who are gone, and for how many seconds."""
        if self._present is None or not self.is_connected:
            return {}
        present, at = self._present
        since = time.monotonic() - at
        return {each.seat: each.seconds + since for each in present.gone if each.seat != self.seat}

    def own_time(self) -> float | None:
        """Seconds left on our clock; None if it does not run."""
        clocks, at = self._clocks
        if clocks is None or self.seat is None or not clocks[self.seat].is_running:
            return None
        milliseconds = clocks[self.seat].milliseconds
        if milliseconds is None:
            return None
        return milliseconds / 1000 - (time.monotonic() - at)

    # Requests. Each method returns the id that the answer will carry.

    def ask(self, request: Request) -> str:
        """Asks for a change at the table, for our seat."""
        assert self.seat is not None, "who watches changes nothing"
        return self._send(Ask(new_nonce(), self.seat, self.state.number, request))

    def say(self, text: str, language: Language) -> str:
        """Sends a typed line as it is. A line that is too long for a message is cut."""
        text = text[:LONGEST_LINE].encode("utf-8", "replace").decode("utf-8")
        said = Say(new_nonce(), self.seat, self.state.number, text, language.value, self.columns)
        return self._send(said)

    def ask_for_hint(self) -> str:
        assert self.seat is not None, "who watches gets none"
        return self._send(Hint(new_nonce(), self.seat, self.columns))

    def fetch_record(self, *, is_asked_for: bool) -> None:
        """Fetches the record of the game so far; it comes as news. If nobody asked for it, it
        retries for a while when the server can't be reached."""
        game = self.state.game

        def fetch() -> None:
            for delay in (*(() if is_asked_for else _RECORD_DELAYS), None):
                try:
                    self._hear(Recorded(game, is_asked_for, HttpClient(self.link).record()))
                except HttpClientError as error:
                    if delay is None or error.code is not None:
                        self._hear(Recorded(game, is_asked_for, None, error.said))
                    elif not self._closed.wait(delay):
                        continue
                return

        threading.Thread(target=fetch, name="record", daemon=True).start()

    def _send(self, asked: Asked) -> str:
        self._connection.send(asked)
        return asked.id

    def _hear(self, told: News) -> None:
        """Called on the connection's thread."""
        self._told.put(told)
        self.wake()

    def _apply(self, told: News) -> News:
        match told:
            case Stated(state) | Happened(state=state):
                try:
                    position = parse_position(state.position)
                except NotationError:
                    return Ended(None)
                is_other = (state.position, state.game) != (self.state.position, self.state.game)
                if is_other or (isinstance(told, Happened) and self._has_chosen(told.entry)):
                    self.columns = ()
                self.position = position
                self.state = state
                self._clocks = (state.clocks, time.monotonic())
            case Present(clocks=clocks):
                self._present = (told, time.monotonic())
                self._clocks = (clocks, time.monotonic())
            case Lost():
                self.is_connected = False
            case Found():
                self.is_connected = True
            case _:
                pass
        return told

    def _has_chosen(self, entry: Entry) -> bool:
        """Whether all our columns are in. Until the others' are, we may choose again."""
        return isinstance(entry, ColumnsChosen) and entry.seat == self.seat


def new_nonce() -> str:
    """Random letters and digits: our part of the deals' randomness, or an id."""
    return secrets.token_hex(12)
