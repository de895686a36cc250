"""Reviews in the browser: a game is walked through, its mistakes are solved, nothing is lost."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, FilePayload, Page, expect

from azulejos.words.languages import Language

from .building import built_client
from .serving import PageServer, Table, serving
from .test_every_page import AXE, axe
from .visiting import Visit, visiting

_FULL: Final = """{
  const set = Storage.prototype.setItem;
  Storage.prototype.setItem = function (name, text) {
    if (name.includes('review')) throw new DOMException('', 'QuotaExceededError');
    set.call(this, name, text);
  };
}"""
"""The browser has no room for a review."""
_LOOKING: Final = Path(__file__).with_name("looking.js")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PageServer]:
    """One of its own: every table is dealt the same, and no game that goes on is reviewed."""
    with serving(tmp_path_factory.mktemp("reviews") / "data") as started:
        yield started


@cache
def _resigned(server: PageServer) -> Table:
    """Six moves, of which Anna's last two are mistakes."""
    table = Table(server, None, None, starting_seat=0)
    table.sit("Anna", "Ben")
    number = table.state["number"]
    table.play_until(None, lambda state: state["number"] >= number + 6)
    table.ask(1, {"type": "resign"})
    return table


def _press(visit: Visit, message: str, **args: str | int) -> None:
    visit.page.get_by_role("button", name=visit.voice.text(message, **args), exact=True).click()


def _said(page: Page) -> str:
    """What a screen reader hears of the step."""
    return page.locator(".said[role=status]").inner_text()


def _open(visit: Visit, server: PageServer) -> Table:
    """The review of the game, as soon as its first look is there; it is not looked at closer."""
    table = _resigned(server)
    visit.page.goto(table.seat_link(0))
    visit.page.get_by_role("link", name=visit.voice.text("end-review")).click()
    visit.page.locator(".chart polyline").first.wait_for()
    stop = visit.page.get_by_role("button", name=visit.voice.text("reviewing-stop"), exact=True)
    stop.click()
    return table


def test_a_game_is_walked_through_from_its_end(server: PageServer, browser: Browser) -> None:
    with visiting(browser) as visit:
        page, voice = visit.page, visit.voice
        _open(visit, server)
        expect(page.get_by_role("heading", level=1)).to_have_text(voice.text("review"))
        assert _said(page).startswith("Deal of round 1")
        page.keyboard.press("ArrowRight")
        assert _said(page).startswith("Move 1: Anna played")
        page.keyboard.press("End")
        assert _said(page).startswith("Anna wins by resignation.")
        page.keyboard.press("Home")
        page.keyboard.press("Shift+ArrowRight")
        assert re.match(r"Move 3: Anna played \S+\. A blunder: it gives away", _said(page))
        expect(page.locator(".arrows .head")).to_have_count(2)
        expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", _said(page))
        # The numbers of a seat add up as they are printed.
        rows = page.get_by_role("table", name=voice.text("reviewing-seats")).locator("tbody tr")
        numbers = [
            float(row.locator("td").first.inner_text().replace("\u2212", "-"))
            for row in rows.all()[:5]
        ]
        assert round(sum(numbers[:4]), 1) == numbers[4] == 100
        # The graph is a table too, and leads to its steps.
        page.get_by_text(voice.text("reviewing-graph-table"), exact=True).click()
        chances = page.get_by_role("table", name=voice.text("reviewing-graph"))
        chances.get_by_role("button", name=voice.text("reviewing-loss")).click()
        losses = [
            row.locator("td").nth(2).inner_text() for row in chances.locator("tbody tr").all()
        ]
        sizes = [float(each.removesuffix(" %")) for each in losses if each]
        assert sizes == sorted(sizes, reverse=True)
        chances.get_by_role("rowheader").first.get_by_role("button").click()
        assert f" {sizes[0]} %" in _said(page)
        # By touch or mouse: the list, and the graph.
        page.get_by_role("table", name=voice.text("reviewing-steps")).get_by_role("button").nth(
            4
        ).click()
        assert _said(page).startswith("Move 4: Ben played")
        graph = page.locator(".chart svg")
        box = graph.bounding_box()
        assert box is not None
        graph.click(position={"x": box["width"] - 11, "y": 40})
        assert _said(page).startswith("Anna wins")
        # All of it is kept: nothing is asked of the server again but the closer look.
        with page.expect_request("**/api/reviews") as asked:
            page.reload()
        assert (asked.value.post_data_json or {})["limit"] == "normal"
        page.locator(".chart polyline").first.wait_for()
        _press(visit, "reviewing-stop")
        visit.check()


def test_a_mistake_is_solved(server: PageServer, browser: Browser) -> None:
    """By the move that was played, which is refused, and then by the best one."""
    with visiting(browser) as visit:
        page, voice = visit.page, visit.voice
        _open(visit, server)
        _press(visit, "reviewing-learn", count=2)
        answer = page.locator(".answer")
        expect(answer).to_have_text(voice.text("reviewing-find"))
        _place(page, "f3Y", 0)
        expect(answer).to_contain_text("is what was played")
        _place(page, "cW", 2)
        expect(answer).to_contain_text("is the best move")
        expect(page.locator(".arrows .head")).to_have_count(2)
        _press(visit, "reviewing-next-task")
        expect(answer).to_have_text(voice.text("reviewing-find"))
        _press(visit, "reviewing-show")
        expect(answer).to_contain_text("The best move was")
        _press(visit, "reviewing-no-next-task")
        expect(page.locator(".chart polyline")).to_have_count(2)
        visit.check()


def _place(page: Page, tiles: str, line: int) -> None:
    page.locator(f"[data-spot^={tiles}]").first.click()
    page.locator(f"[data-destination='{line}'][aria-disabled=false]").click()


def test_everybody_can_see_and_hear_it(server: PageServer, browser: Browser) -> None:
    """One screen on a laptop, one column on a phone; in German, whose words are the longest."""
    built_client()
    with visiting(browser, Language.GERMAN, (1440, 900), settings={"theme": "light"}) as visit:
        visit.context.add_init_script(path=AXE)
        visit.context.add_init_script(path=_LOOKING)
        page = visit.page
        _open(visit, server)
        _press(visit, "reviewing-next-mistake")
        assert axe(visit, {}) == []
        page.evaluate("document.documentElement.dataset.theme = 'contrast'")
        assert axe(visit, {"runOnly": ["color-contrast", "color-contrast-enhanced"]}) == []
        for part in (".graph", ".words", ".position", ".side"):
            box = page.locator(part).bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= 900, part
        for width, height in ((390, 844), (320, 640)):
            page.set_viewport_size({"width": width, "height": height})
            for expression in ("tooWide()", "clipped()", "tooSmall(24)"):
                assert page.evaluate(f"looking.{expression}") == [], (width, expression)
        visit.check()


def test_what_goes_wrong_is_told_and_loses_nothing(server: PageServer, browser: Browser) -> None:
    with visiting(browser) as visit:
        page, voice = visit.page, visit.voice
        visit.forgiven = ("ERR_FAILED",)
        visit.context.add_init_script(_FULL)
        _open(visit, server)
        expect(page.get_by_text(voice.text("reviewing-unkept"))).to_be_visible()
        with page.expect_download() as downloaded:
            _press(visit, "reviewing-download")
        text = downloaded.value.path().read_text("utf-8")
        page.route("**/api/reviews", lambda route: route.abort())
        _press(visit, "reviewing-closer")
        alert = page.get_by_role("alert")
        expect(alert).to_have_text(voice.text("refused-unreachable"))
        expect(page.locator(".chart polyline")).to_have_count(2)
        # Half of the file, and then all of it.
        for content, is_whole in ((text[: len(text) // 2], False), (text, True)):
            page.goto(f"{server.url}/review")
            page.evaluate("localStorage.clear()")
            file: FilePayload = {
                "name": "review.json",
                "mimeType": "application/json",
                "buffer": content.encode(),
            }
            page.locator("input[type=file]").set_input_files(file)
            if is_whole:
                expect(page.locator(".chart polyline")).to_have_count(2)
            else:
                expect(alert).to_have_text(voice.text("reviewing-bad-file"))
        visit.check()
