"""Pages and the deals: each page adds its nonce by itself, loses its seat if it stays away, and
checks the deals afterwards."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from azulejos.notation import parse_record, verify_deals
from azulejos.server import limits

from .hands import TablePage
from .serving import FairServer, PageServer, Table, serving
from .timed import TimedServer
from .visiting import Visit, visiting

_NEVER_REVEALING: Final = """
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  if (window.isRevealing || !text.includes('reveal-nonce')) send.call(this, text);
};
"""


@pytest.fixture(scope="module")
def fair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PageServer]:
    with serving(tmp_path_factory.mktemp("fair") / "data", FairServer) as started:
        yield started


def _sit_down(visit: Visit, link: str, name: str) -> None:
    visit.page.goto(link)
    visit.page.get_by_role("textbox", name=visit.voice.text("new-name"), exact=True).fill(name)
    visit.page.get_by_role("button", name=visit.voice.text("lobby-sit")).first.click()


def _take_tokens(table: Table, visit: Visit) -> None:
    """So that the test can move for the page."""
    held = visit.page.evaluate(f"fetch('/api/tables/{table.id}/seats').then((it) => it.json())")
    table.tokens |= {each["seat"]: each["token"] for each in held["held"]}


def test_a_whole_game_of_two_pages_is_checked_by_both(fair: PageServer, browser: Browser) -> None:
    table = Table(fair, None, None, starting_seat=None)
    with visiting(browser) as anna, visiting(browser) as ben:
        for visit, name in ((anna, "Anna"), (ben, "Ben")):
            _sit_down(visit, table.invitation_link, name)
        for visit in (anna, ben):
            expect(TablePage(visit).factories.get_by_role("button").first).to_be_visible()
            _take_tokens(table, visit)
        table.play_until(None)
        while table.state["seed"] is None:
            time.sleep(0.02)
        record = parse_record(fair.record(table.id))
        assert len(verify_deals(record).nonces) == 2
        assert record.tag("StartBy") == "lot"
        for visit in (anna, ben):
            page, voice = visit.page, visit.voice
            page.goto(f"{fair.url}/verify?table={table.id}")
            expect(page.get_by_role("heading", name=voice.text("verify-all-right"))).to_be_visible()
            right = page.get_by_role("paragraph").filter(has_text=voice.text("verify-right"))
            fingerprints, lot = 2, 1
            expect(right).to_have_count(fingerprints + lot + table.position.round_number)
            expect(page.get_by_text(voice.text("verify-own-nonce"))).to_have_count(1)


def test_a_page_that_was_loaded_again_still_knows_its_nonce(
    fair: PageServer, browser: Browser
) -> None:
    table = Table(fair, None, None)
    with visiting(browser) as visit:
        _sit_down(visit, table.invitation_link, "Anna")
        expect(visit.page.get_by_text(visit.voice.text("lobby-you"), exact=True)).to_be_visible()
        commitment = table.state["seats"][0]["nonce_commitment"]
        visit.page.reload()
        table.sit("Ben", first=1)
        expect(TablePage(visit).factories.get_by_role("button").first).to_be_visible()
        assert table.state["seats"][0]["nonce_commitment"] == commitment


def test_whoever_stays_away_loses_the_seat_and_the_others_go_on(
    tmp_path_factory: pytest.TempPathFactory, browser: Browser
) -> None:
    server = TimedServer(tmp_path_factory.mktemp("late") / "data")
    server.start()
    try:
        table = Table(server, None, None)
        with visiting(browser) as anna, visiting(browser) as ben:
            anna.context.add_init_script(_NEVER_REVEALING)
            _sit_down(anna, table.invitation_link, "Anna")
            expect(anna.page.get_by_text(anna.voice.text("lobby-you"), exact=True)).to_be_visible()
            _sit_down(ben, table.invitation_link, "Ben")
            waits = ben.voice.text("status-deal", players="Anna", count=1)
            expect(ben.page.get_by_text(waits, exact=True)).to_be_visible()
            server.skip(limits.REVEAL_SECONDS)
            missing = ben.voice.text("lobby-missing", count=1)
            expect(ben.page.get_by_text(missing, exact=True)).to_be_visible()
            lost = anna.page.get_by_role("alert").filter(has_text=anna.voice.text("lobby-lost"))
            expect(lost).to_be_visible()
            # Another time on another device, so to speak.
            anna.page.evaluate("window.isRevealing = true")
            anna.page.get_by_role("button", name=anna.voice.text("lobby-sit")).first.click()
            for visit in (anna, ben):
                expect(TablePage(visit).factories.get_by_role("button").first).to_be_visible()
            assert len(set(table.state["nonces"])) == 2
    finally:
        server.kill()
