"""What ends the telling of the scores: a key or a click, which does nothing else. The card of the
round is seen before the next round can begin.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, expect

from .begun import TOUCHED
from .games import steady_move
from .hands import Keys
from .pointing import box, look, next_frame
from .serving import PageServer, Table
from .visiting import Visit, visiting

_SLOWLY: Final = {"speed": 0.02, "pace": 0}
"""The scores are told for minutes: no test waits for their end."""
_SENT: Final = """{
  window.confirmed = 0;
  window.clicks = 0;
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    if (text.includes('confirm-deal')) window.confirmed += 1;
    return send.call(this, text);
  };
  window.scrolls = 0;
  window.addEventListener('click', () => (window.clicks += 1), true);
  window.addEventListener('pointercancel', () => (window.scrolls += 1), true);
}"""
"""Counts how often the next round was asked for, clicks, and touches that became scrolls."""


class Telling(NamedTuple):
    """A page at which the round's last move is to be played."""

    visit: Visit
    table: Table
    card: Locator
    status: Locator
    seat: int

    @property
    def next_round(self) -> Locator:
        return self.visit.page.get_by_role("button", name="Next round", exact=True)

    def play_elsewhere(self) -> None:
        """The last move, from another screen of the same person."""
        move = steady_move(self.table, self.seat)
        self.table.ask(self.seat, {"type": "move", "move": str(move)})
        self.wait()

    def wait(self) -> None:
        """Until the scores are being told."""
        expect(self.status).to_contain_text("Round 1 is over.")
        expect(self.card).to_have_count(0)

    def count(self, what: str) -> int:
        found: int = self.visit.page.evaluate(what)
        return found


@contextmanager
def _before_the_end(server: PageServer, browser: Browser, **options: Any) -> Iterator[Telling]:  # noqa: ANN401
    table = Table(server, None, None, starting_seat=1)
    table.sit("Anna", "Ben")
    table.settled(0)
    while table.position.after(steady_move(table, table.position.seat)).round_number == 1:
        seat = table.position.seat
        table.ask(seat, {"type": "move", "move": str(steady_move(table, seat))})
    seat = table.position.seat
    with (
        table.present(1 - seat),
        visiting(browser, settings=_SLOWLY, **options) as visit,
    ):
        look(visit)
        visit.context.add_init_script(_SENT)
        visit.page.goto(table.seat_link(seat))
        visit.page.get_by_role("heading", level=1).wait_for()
        status = visit.page.get_by_role("region", name="Status")
        yield Telling(visit, table, visit.page.locator(".card"), status, seat)


@pytest.mark.parametrize("key", ["Enter", "Space", "Tab"])
def test_the_key_that_ends_the_telling_does_not_start_the_next_round(
    key: str, server: PageServer, browser: Browser
) -> None:
    """It leaves the focus on the button that does."""
    with _before_the_end(server, browser) as told:
        Keys(told.visit).take(told.table.position, steady_move(told.table, told.seat))
        told.wait()
        told.visit.page.keyboard.press(key)
        expect(told.card).to_be_visible()
        expect(told.next_round).to_be_focused()
        assert told.count("confirmed") == 0
        told.visit.page.keyboard.press("Enter")
        expect(told.status).to_contain_text("Round 2")
        assert told.count("confirmed") == 1


def test_a_tap_that_ends_the_telling_does_not_press_the_button_that_appears_there(
    server: PageServer, browser: Browser
) -> None:
    with _before_the_end(server, browser, size=(390, 844), **TOUCHED) as told:
        page = told.visit.page
        told.play_elsewhere()
        page.keyboard.press("Shift")
        place = box(told.next_round).middle
        told.table.ask(told.seat, {"type": "undo"})
        expect(told.card).to_have_count(0)
        told.play_elsewhere()
        clicks = told.count("clicks")
        page.touchscreen.tap(*place)
        page.wait_for_function("clicks => window.clicks > clicks", arg=clicks)
        expect(told.card).to_be_visible()
        next_frame(page)
        assert told.count("confirmed") == 0
        page.touchscreen.tap(*place)
        expect(told.status).to_contain_text("Round 2")
        assert told.count("confirmed") == 1


def test_scrolling_does_not_end_the_telling(server: PageServer, browser: Browser) -> None:
    """Somebody looks at the other boards meanwhile."""
    with _before_the_end(server, browser, size=(390, 664), **TOUCHED) as told:
        page = told.visit.page
        told.play_elsewhere()
        finger = page.context.new_cdp_session(page)
        for kind, y in (("touchStart", 600), ("touchMove", 560), ("touchMove", 450)):
            touch = {"type": kind, "touchPoints": [{"x": 200, "y": y}]}
            finger.send("Input.dispatchTouchEvent", touch)
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.wait_for_function("() => window.scrolls > 0")
        next_frame(page)
        assert told.card.count() == 0
        # A finger would only stop the page, which may still be scrolling.
        page.mouse.click(200, 300)
        expect(told.card).to_be_visible()
