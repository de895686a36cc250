"""A real server with the real pages, and the other people at a table, who play by HTTP."""

from __future__ import annotations

import itertools
import json
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from json import JSONDecodeError
from pathlib import Path
from typing import Final

import httpx
from websockets.sync.client import connect

from azulejos.notation import parse_position
from azulejos.rules import Phase, PlayerMove, Position, TilingMove, nonce_commitment
from azulejos.wire.columns import first_choice
from tests.golden.played import choose
from tests.server.serving import Json, Server, nonce_of

from . import dealt_alike
from .building import built_client

_SECONDS: Final = 60.0


class PageServer(Server):
    """Serves the pages too. Every table is dealt the same."""

    program: Sequence[str] = (dealt_alike.__file__,)

    def __init__(self, folder: Path) -> None:
        built_client()
        super().__init__(folder)
        self.command.remove("--no-pages")


class FairServer(PageServer):
    """Deals as a real server does."""

    program = Server.program


@contextmanager
def serving(folder: Path, kind: type[PageServer] = PageServer) -> Iterator[PageServer]:
    server = kind(folder)
    server.start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()


class Watched:
    """A table that somebody else made."""

    def __init__(self, server: Server, table_id: str) -> None:
        self._server = server
        self.id = table_id

    @property
    def state(self) -> Json:
        return self._server.state(self.id)

    @property
    def position(self) -> Position:
        return parse_position(self.state["position"])

    @property
    def address(self) -> str:
        return f"{self._server.url}/table/{self.id}"

    def wait_while(self, is_so: Callable[[Json], bool]) -> None:
        until = time.monotonic() + _SECONDS
        while is_so(state := self.state):
            assert time.monotonic() < until, state
            time.sleep(0.01)

    def settled(self, after: int) -> Json:
        """The state as soon as there is more than that entry, and all that follows by itself, as
        a deal, has happened too."""
        until = time.monotonic() + _SECONDS
        while True:
            state = self.state
            is_waiting = state["to_decide"] or state["confirmers"] or state["winners"] is not None
            if state["number"] > after and is_waiting:
                return state
            assert time.monotonic() < until, state
            time.sleep(0.01)


class Table(Watched):
    """A table that a test made: it holds every seat's token, and can play for any of them."""

    def __init__(self, server: Server, *levels: int | None, **options: object) -> None:
        self._made = server.open(*levels, **options)
        super().__init__(server, self._made["table"])
        self._ids = itertools.count()
        self.invitation: str = self._made["invitation"]
        self.tokens: dict[int, str] = {}
        self._nonces: dict[int, str] = {}

    def sit(self, *names: str, first: int = 0) -> None:
        """Persons sit down in order. What they add to the deals is always the same."""
        for seat, name in enumerate(names, start=first):
            self._nonces[seat] = nonce_of(seat)
            self.tokens[seat] = self._server.sit_with_nonce(self._made, seat, name=name)
        self._reveal({*self.tokens})
        state = self.state
        if not state["to_reveal"] and all(seat["kind"] != "open" for seat in state["seats"]):
            # Nobody is waited for: the server deals now.
            self.settled(0)

    def want_rematch(self, *seats: int) -> None:
        """They agree to another game, with other nonces."""
        for seat in seats:
            self._nonces[seat] = f"{nonce_of(seat)}{self.state['game'] + 1}"
            commitment = nonce_commitment(self._nonces[seat])
            self.ask(seat, {"type": "rematch", "nonce_commitment": commitment})
        self._reveal({*seats})

    def _reveal(self, seats: set[int]) -> None:
        """They reveal their nonces: now, or as soon as the page under test has committed to its."""
        if seats := self._still_to_reveal(seats):
            threading.Thread(target=self._reveal_later, args=(seats,), daemon=True).start()

    def _reveal_later(self, seats: set[int]) -> None:
        until = time.monotonic() + _SECONDS
        with suppress(httpx.HTTPError, JSONDecodeError):  # the test is over
            while seats and time.monotonic() < until:
                time.sleep(0.02)
                seats = self._still_to_reveal(seats)

    def _still_to_reveal(self, seats: set[int]) -> set[int]:
        """Reveals what can be revealed; the seats that are left."""
        state = self.state
        if state["to_decide"]:
            return set()
        asked = seats & {*state["to_reveal"]}
        for seat in asked:
            # Refused if a page sat down in the same seat, and committed to a nonce of its own.
            self._ask(seat, {"type": "reveal-nonce", "nonce": self._nonces[seat]}, state["number"])
        return seats - asked

    def seat_link(self, seat: int) -> str:
        return f"{self.address}#seat={self.tokens[seat]}"

    @property
    def invitation_link(self) -> str:
        return f"{self.address}#invitation={self.invitation}"

    def ask(self, seat: int, request: Json) -> None:
        """What a person of another screen asks for; it must be granted."""
        answer = self._ask(seat, request, self.state["number"])
        assert answer["type"] == "accepted", answer

    def _ask(self, seat: int, request: Json, after: int) -> Json:
        message = {"type": "ask", "id": f"test-{next(self._ids)}", "seat": seat}
        message |= {"after": after, "request": request}
        answer: Json = self._server.post(f"/{self.id}/messages", message, self.tokens[seat]).json()
        return answer

    @contextmanager
    def present(self, *seats: int) -> Iterator[None]:
        """They are at the table, and listen: nobody is told that they are gone."""
        address = self._server.url.replace("http", "ws", 1)
        with connect(f"{address}/api/tables/{self.id}/socket", max_queue=None) as socket:
            tokens = [self.tokens[seat] for seat in seats]
            socket.send(json.dumps({"type": "hello", "tokens": tokens, "after": None}))
            yield

    def play_until(self, seat: int | None, is_enough: Callable[[Json], bool] | None = None) -> None:
        """All seats but this one play until it has to decide something, or the game is over, or it
        is enough."""
        until = time.monotonic() + _SECONDS
        while (state := self.state)["winners"] is None:
            if is_enough is not None and is_enough(state):
                return
            others = [each for each in state["to_decide"] if each != seat and each in self.tokens]
            waiting = [each for each in state["confirmers"] if each != seat]
            if others or waiting:
                request: Json = {"type": "confirm-deal"}
                if others:
                    request = decision(parse_position(state["position"]), others[0])
                answer = self._ask((others or waiting)[0], request, state["number"])
                # Where a deal came meanwhile, it is decided anew.
                assert answer["type"] == "accepted" or answer["code"] == "old-number", answer
            elif seat in {*state["to_decide"], *state["confirmers"]}:
                return
            else:
                # Tiles are being dealt, or a computer player thinks.
                assert time.monotonic() < until, state
                time.sleep(0.01)


def decision(position: Position, seat: int) -> Json:
    """What a steady player asks for: always the same in the same position."""
    if position.phase is Phase.FACTORY_OFFER:
        return {"type": "move", "move": str(choose(position))}
    return {"type": "columns", "moves": [str(each) for each in columns(position, seat)]}


def columns(position: Position, seat: int) -> list[PlayerMove]:
    chosen: list[PlayerMove] = []
    now = first_choice(position, seat)
    while now is not None and now.phase is Phase.WALL_TILING and now.seat == seat:
        move = choose(now)
        assert isinstance(move, TilingMove)
        chosen.append(move)
        now = now.after(move)
    return chosen
