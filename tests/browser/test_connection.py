"""A page whose server goes away, and whose connection is cut: it goes on without a reload."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from .begun import TOUCHED
from .games import steady_move
from .hands import Clicks, TablePage
from .pointing import box, in_the_way, look
from .serving import PageServer, Table, serving
from .visiting import Visit, visiting

_CUTTING = (
    "window.sockets = []; window.WebSocket = class extends WebSocket {"
    " constructor(...given) { super(...given); window.sockets.push(this); } };"
)
CUT_OFF = ("WebSocket connection", "ERR_CONNECTION", "Failed to load resource")
"""What a browser writes to its console when nobody answers."""


def _play(visit: Visit, table: Table) -> None:
    number = table.state["number"]
    Clicks(visit).take(table.position, steady_move(table, 0))
    visit.wait_for_number(number + 1)


def _heard_once(visit: Visit) -> None:
    """No move was told twice: each is about other tiles or another line."""
    moves = [each.text for each in visit.heard() if " from " in each.text]
    assert len(moves) == len(set(moves)), moves


def test_a_killed_server_comes_back_and_the_page_goes_on(tmp_path: Path, browser: Browser) -> None:
    with serving(tmp_path / "data") as server, visiting(browser) as visit:
        visit.forgiven = CUT_OFF
        table = Table(server, None, None, starting_seat=0)
        table.sit("Anna", "Ben")
        visit.page.goto(table.seat_link(0))
        visit.page.evaluate("window.isTheSamePage = true")
        _play(visit, table)
        number = table.state["number"]
        server.kill()
        lost = visit.page.get_by_text(visit.voice.text("connection-lost")).first
        lost.wait_for(state="attached")
        server.start()
        table.play_until(0)
        visit.wait_for_number(table.state["number"])
        assert table.state["number"] == number + 1
        _play(visit, table)
        assert visit.page.evaluate("window.isTheSamePage")
        _heard_once(visit)


def test_what_is_played_while_the_server_is_away_is_played_once(
    tmp_path: Path, browser: Browser
) -> None:
    """The page sends it when somebody is there again."""
    with serving(tmp_path / "data") as server, visiting(browser) as visit:
        visit.forgiven = CUT_OFF
        table = Table(server, None, None, starting_seat=0)
        table.sit("Anna", "Ben")
        visit.page.goto(table.seat_link(0))
        number = table.settled(0)["number"]
        position, move = table.position, steady_move(table, 0)
        shown = TablePage(visit)
        offer, line = shown.offer(position, move), shown.line(position, move)
        offer.locator(".tile").first.click()
        expect(line).to_have_attribute("aria-disabled", "false")
        server.kill()
        visit.page.get_by_text(visit.voice.text("connection-lost")).first.wait_for(state="attached")
        line.click()
        server.start()
        visit.wait_for_number(number + 1)
        assert table.state["number"] == number + 1
        _heard_once(visit)


def test_a_cut_connection_misses_nothing_and_hears_nothing_twice(
    server: PageServer, browser: Browser
) -> None:
    with visiting(browser) as visit:
        visit.context.add_init_script(_CUTTING)
        table = Table(server, None, None, starting_seat=0)
        table.sit("Anna", "Ben")
        visit.page.goto(table.seat_link(0))
        for _ in range(3):
            _play(visit, table)
            visit.page.evaluate("() => window.sockets.at(-1).close()")
            table.play_until(0)
            visit.wait_for_number(table.state["number"])
        _heard_once(visit)
        moves = [each.text for each in visit.heard() if each.text.startswith(("Anna:", "Ben:"))]
        assert len(moves) == 6, moves


# What is told of it lies over the page

_LAPTOP: Final = (1440, 900)
_PHONE: Final = (390, 844)


def _gone(table: Table, visit: Visit) -> Locator:
    """The notice that Ben has gone: he was there for a moment."""
    with table.present(1):
        visit.page.wait_for_function("() => window.presentTold?.gone.length === 0")
    notice = visit.page.locator(".presence")
    expect(notice).to_contain_text("Ben left")
    return notice


def test_a_notice_lets_taps_through_to_what_it_lies_over(
    server: PageServer, browser: Browser
) -> None:
    """Ben's board opens under the words that Ben has gone; the notice's own button closes it."""
    table = Table(server, None, None, starting_seat=0)
    table.sit("Anna", "Ben")
    with visiting(browser, size=_PHONE, **TOUCHED) as visit:
        look(visit)
        visit.page.goto(table.seat_link(0))
        visit.page.get_by_role("heading", level=1).wait_for()
        notice = _gone(table, visit)
        words = box(notice.locator("p, summary").first).middle
        strip = visit.page.locator(".others article")
        assert box(strip).contains(words), "it lies over the strip"
        assert not in_the_way(strip, words)
        visit.page.touchscreen.tap(*words)
        expect(visit.page.locator("dialog[open] .board")).to_be_visible()
        visit.page.keyboard.press("Escape")
        expect(visit.page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize("size", [_LAPTOP, _PHONE], ids=["1440x900", "390x844"])
def test_a_notice_is_closed_and_comes_back_when_there_is_something_new(
    size: tuple[int, int], server: PageServer, browser: Browser
) -> None:
    table = Table(server, None, None, starting_seat=0)
    table.sit("Anna", "Ben")
    with visiting(browser, size=size) as visit:
        look(visit)
        visit.page.goto(table.seat_link(0))
        visit.page.get_by_role("heading", level=1).wait_for()
        notice = _gone(table, visit)
        close = notice.get_by_role("button", name=visit.voice.text("close"), exact=True)
        where = box(close)
        assert min(where.width, where.height) >= 44
        assert not in_the_way(close, where.middle)
        visit.page.mouse.click(*where.middle)
        expect(notice).to_have_count(0)
        # He comes back, and goes again.
        with table.present(1):
            visit.page.wait_for_function("() => !window.presentTold.gone.length")
        visit.page.wait_for_function("() => window.presentTold.gone.length > 0")
        expect(notice).to_contain_text("Ben left")
