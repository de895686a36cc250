"""An online table as a front knows it: what the server told last, and what can be asked of it.

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
from azulejos.rules import Phase, Position, TilingMove
from azulejos.wire.columns import after_columns
from azulejos.wire.entries import ColumnsChosen, Entry
from azulejos.wire.messages import Ask, Happened, Hint, Present, Say, Stated, TableState
from azulejos.wire.requests import Request
from azulejos.words.languages import Language
from azulejos.words.phrases import Argument, Phrase, phrase

from .connection import Asked, Connection, Ended, Found, Lost, Told
from .http_client import HttpClient, HttpClientError
from .links import TableLink

GONE_SECONDS: Final = 60
"""After which the others may go on without somebody; as the server has it."""
_LONGEST_LINE: Final = 1000
_RECORD_DELAYS: Final = (0.5, 1, 2, 4, 8, 16, 32)
"""Seconds."""


@dataclass(frozen=True, slots=True)
class Recorded:
    """A record that was fetched, or why it could not be."""

    game: int
    is_asked_for: bool
    text: str | None
    trouble: Phrase | None = None


News: TypeAlias = Told | Recorded


@dataclass(frozen=True, slots=True)
class OwnSeat:
    """A seat that is played from here."""

    seat: int
    token: str
    name: str | None = None

    def __repr__(self) -> str:
        return f"OwnSeat({self.seat})"


class OnlineTable:
    """A table of a server, for who plays a seat there or watches."""

    def __init__(
        self, link: TableLink, own: OwnSeat | None, state: TableState, wake: Callable[[], None]
    ) -> None:
        """`state` is the table as it was when it was joined. `wake` is called on the connection's
        thread when there are news; it may be changed."""
        self.link = link
        self.own = own
        self.state = state
        self.position = parse_position(state.position)
        self.columns: tuple[str, ...] = ()
        """Gray side: those that were chosen here while some are missing, in notation."""
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
        """What was told since, one by one; each is seen in the table when it is answered."""
        while True:
            try:
                told = self._told.get_nowait()
            except Empty:
                return
            yield self._apply(told)

    # What it is like

    @property
    def seat(self) -> int | None:
        """Our own; None where we watch."""
        return None if self.own is None else self.own.seat

    @property
    def names(self) -> list[Argument]:
        """What the seats are called; those that nobody has, by their number."""
        seats = self.state.seats
        names = spoken_names([Holder(seat.name, seat.level) for seat in seats])
        return [
            phrase("free-seat", seat=number) if seat.kind == "open" else name
            for number, (seat, name) in enumerate(zip(seats, names, strict=True), 1)
        ]

    @property
    def has_begun(self) -> bool:
        return self.num_free == 0

    @property
    def taken(self) -> list[int]:
        """The seats that somebody has, or a computer player."""
        return [seat for seat, each in enumerate(self.state.seats) if each.kind != "open"]

    @property
    def num_free(self) -> int:
        """How many seats are free."""
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

    def is_decided_by_person(self, seat: int) -> bool:
        """Whether a person decides for a seat who has not dropped out."""
        each = self.state.seats[seat]
        return each.kind == "person" and not (each.is_out or each.is_handed_over)

    @property
    def own_position(self) -> Position:
        """The position for what we type: at the Wall-tiling as if we tiled first, after the
        columns that we chose so far."""
        if self.seat is None or self.position.phase is not Phase.WALL_TILING:
            return self.position
        return after_columns(self.position, self.seat, self.columns) or self.position

    def is_choosing_after(self, move: TilingMove) -> bool:
        """Whether columns are missing still where this one is chosen next."""
        assert self.seat is not None, "who watches chooses none"
        columns = (*self.columns, str(move))
        return after_columns(self.position, self.seat, columns) is not None

    @property
    def here(self) -> Sequence[int]:
        """The seats that somebody is at."""
        return () if self._present is None else self._present[0].seats

    @property
    def num_spectators(self) -> int:
        return 0 if self._present is None else self._present[0].spectators

    def gone(self) -> dict[int, float]:
        """For how many seconds the other persons are gone who are."""
        if self._present is None or not self.is_connected:
            return {}
        present, at = self._present
        since = time.monotonic() - at
        return {each.seat: each.seconds + since for each in present.gone if each.seat != self.seat}

    def own_time(self) -> float | None:
        """The seconds that our clock has left; None where it does not run, or there is none."""
        clocks, at = self._clocks
        if clocks is None or self.seat is None or not clocks[self.seat].is_running:
            return None
        milliseconds = clocks[self.seat].milliseconds
        if milliseconds is None:
            return None
        return milliseconds / 1000 - (time.monotonic() - at)

    # What is asked of it. Each answers the id that its answer will have.

    def ask(self, request: Request) -> str:
        """Asks for a change of the table, for our seat."""
        assert self.seat is not None, "who watches changes nothing"
        return self._send(Ask(new_nonce(), self.seat, self.state.number, request))

    def say(self, text: str, language: Language) -> str:
        """Sends a typed line as it is. What is longer than a message may be is too long to be
        understood in any case."""
        text = text[:_LONGEST_LINE].encode("utf-8", "replace").decode("utf-8")
        said = Say(new_nonce(), self.seat, self.state.number, text, language.value, self.columns)
        return self._send(said)

    def ask_for_hint(self) -> str:
        assert self.seat is not None, "who watches gets none"
        return self._send(Hint(new_nonce(), self.seat, self.columns))

    def fetch_record(self, *, is_asked_for: bool) -> None:
        """Fetches the record of the game so far, which comes with the news. Where nobody waits
        for it, a server that can't be reached is asked again for a while."""
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
        """On the connection's thread."""
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
        """Whether all our columns are in; then others may be chosen in their place."""
        return isinstance(entry, ColumnsChosen) and entry.seat == self.seat


def new_nonce() -> str:
    """Letters and digits that nobody could know before: our part of the deals, or an id."""
    return secrets.token_hex(12)
