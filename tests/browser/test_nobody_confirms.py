"""A round ends, and nobody at all starts the next one: where the table has a delay, the card of the
round goes away by itself, and the next round is dealt for everyone.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from .games import steady_move
from .hands import TablePage
from .serving import Table
from .timed import TimedServer
from .visiting import visiting

_DELAY: Final = 600
"""Seconds that no test waits for: they are skipped."""
_NAMES: Final = ("Anna", "Ben", "Clara", "Dora")


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TimedServer]:
    server = TimedServer(tmp_path_factory.mktemp("nobody") / "data")
    server.start()
    try:
        yield server
    finally:
        server.kill()


def _before_the_last_move(timed: TimedServer, num_players: int) -> Table:
    """Whoever is to move ends the first round."""
    table = Table(timed, *[None] * num_players, starting_seat=0, deal_seconds=_DELAY)
    table.sit(*_NAMES[:num_players])
    while True:
        (seat,) = table.state["to_decide"]
        move = steady_move(table, seat)
        if table.position.after(move).round_number > 1:
            return table
        table.ask(seat, {"type": "move", "move": str(move)})


@pytest.mark.parametrize("num_players", [2, 4], ids=["2 players", "4 players"])
def test_where_nobody_confirms_the_card_goes_and_the_next_round_comes(
    num_players: int, timed: TimedServer, browser: Browser
) -> None:
    """For who could have started it, and for who could only wait."""
    table = _before_the_last_move(timed, num_players)
    last = table.position.seat
    other = (last + 1) % num_players
    rest = {*range(num_players)} - {last, other}
    settings = {"speed": 4, "pace": 100}
    with ExitStack() as stack:
        if rest:
            stack.enter_context(table.present(*rest))
        visits = {}
        for seat in (last, other):
            visits[seat] = stack.enter_context(visiting(browser, settings=settings))
            visits[seat].page.goto(table.seat_link(seat))
            visits[seat].page.get_by_role("heading", level=1).wait_for()
        table.ask(last, {"type": "move", "move": str(steady_move(table, last))})
        for seat, visit in visits.items():
            card = visit.page.locator(".card")
            expect(card).to_be_visible()
            expect(card.locator("tbody tr")).to_have_count(num_players)
            start = card.get_by_role("button", name=visit.voice.text("next-round-now"), exact=True)
            expect(start).to_have_count(1 if seat == last else 0)
            offers = TablePage(visit).factories.locator("button.offer")
            expect(offers).to_have_count(0)
        assert table.state["confirmers"] == [last]
        timed.skip(_DELAY + 1)
        for visit in visits.values():
            expect(visit.page.locator(".card")).to_have_count(0)
            expect(visit.page.get_by_role("region", name="Status")).to_contain_text("Round 2")
            offers = TablePage(visit).factories.locator("button.offer")
            expect(offers.first).to_be_visible()
        assert table.state["round"] == 2
        assert table.state["confirmers"] == []
