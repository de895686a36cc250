"""A game that has begun, on a page that is looked at: Anna sits there and is to move."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final

from playwright.sync_api import Browser, expect

from azulejos.notation import parse_move
from azulejos.rules import Move, Position
from tests.server.serving import Server

from .pointing import ByMouse, Places, look
from .serving import Table
from .visiting import Visit, visiting

ANNA: Final = 0
TOUCHED: Final[dict[str, Any]] = {"has_touch": True, "is_mobile": True}
_SECONDS: Final = 60.0
"""For a move to be played, however busy the machine is."""
_NAMES: Final = ("Anna", "Ben", "Clara", "Dora")


class Begun:
    """A table, its page, and where things are on it."""

    def __init__(self, visit: Visit, table: Table) -> None:
        self.visit = visit
        self.page = visit.page
        self.table = table
        self.places = Places(visit)
        self.hand = ByMouse(visit)
        self.mouse = self.hand.mouse

    def move(self, text: str) -> Move:
        move = parse_move(text)
        assert isinstance(move, Move)
        return move

    def take_back(self) -> None:
        """Anna's last move, so that the next can start from the same position."""
        self.table.ask(ANNA, {"type": "undo"})
        self.visit.wait_for_number(self.table.state["number"])


def played(before: Position, table: Table) -> str:
    """The one move that was played since, as soon as there is one; else that there is none."""
    until = time.monotonic() + _SECONDS
    while (now := table.position) == before:
        if time.monotonic() > until:
            return "nothing"
        time.sleep(0.02)
    return next((str(move) for move in before.legal_moves if before.after(move) == now), "more")


@contextmanager
def begun(
    browser: Browser,
    server: Server,
    size: tuple[int, int],
    *others: int | None,
    settings: dict[str, Any] | None = None,
    options: dict[str, Any] | None = None,
    **context: Any,  # noqa: ANN401 as new_context takes them
) -> Iterator[Begun]:
    """Anna begins, with computer players of these levels, or with persons who listen; Ben alone
    where nothing is said. Computers answer at once, and are seen at once."""
    seats = (None, *(others or (None,)))
    table = Table(server, *seats, starting_seat=ANNA, **({"has_hints": True} | (options or {})))
    persons = [seat for seat, level in enumerate(seats) if level is None]
    for seat in persons:
        table.sit(_NAMES[seat], first=seat)
    with ExitStack() as stack:
        if persons[1:]:
            stack.enter_context(table.present(*persons[1:]))
        chosen = {"pace": 0, **(settings or {})}
        visit = stack.enter_context(visiting(browser, size=size, settings=chosen, **context))
        look(visit)
        visit.page.goto(table.seat_link(ANNA))
        opened = Begun(visit, table)
        offers = opened.places.table.factories.get_by_role("button")
        expect(offers.first).to_have_attribute("aria-disabled", "false")
        yield opened
