"""A new table on the page: what was chosen holds, and a name that can't be used is mended there."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from .hands import TablePage
from .serving import PageServer
from .visiting import visiting


def test_the_number_of_players_holds_for_whoever_plays(
    server: PageServer, browser: Browser
) -> None:
    with visiting(browser) as visit:
        page, voice = visit.page, visit.voice
        page.goto(f"{server.url}/new")
        page.get_by_label("3", exact=True).check()
        page.get_by_label(voice.text("new-gray"), exact=True).check()
        page.get_by_label(voice.text("new-kind-screen"), exact=True).check()
        third = page.get_by_label(voice.text("new-name-of", seat=3), exact=True)
        expect(third).to_be_visible()
        third.fill("Clara")
        page.get_by_role("button", name=voice.text("new-make-screen")).click()
        expect(TablePage(visit).factories.get_by_role("button").first).to_be_visible()
        state = server.state(page.url.rpartition("/")[2])
        assert state["seats"][2]["name"] == "Clara"
        assert state["rules"] == "gray"
        # What Play on the first page does was never made so, and is as it was.
        page.goto(f"{server.url}/new")
        expect(page.get_by_label("2", exact=True)).to_be_checked()


def test_a_name_that_can_not_be_used_is_mended_on_the_first_page(
    server: PageServer, browser: Browser
) -> None:
    with visiting(browser, settings={"name": "red"}) as visit:
        visit.forgiven = ("409", "422", "400")
        page, voice = visit.page, visit.voice
        page.goto(server.url)
        play = page.get_by_role("button", name=voice.text("home-play"), exact=True)
        play.click()
        field = page.get_by_role("textbox", name=voice.text("new-name"), exact=True)
        expect(field).to_be_focused()
        expect(field).to_have_value("red")
        expect(field).to_have_accessible_description(voice.text("refused-bad-name"))
        field.fill("Rosa")
        field.press("Enter")
        expect(TablePage(visit).factories.get_by_role("button").first).to_be_visible()
        page.goto(server.url)
        expect(page.get_by_text("Rosa").first).to_be_visible()
        expect(page.get_by_role("link", name=voice.text("my-games-resume"))).to_have_count(1)


def test_it_is_shown_whose_name_can_not_be_used(server: PageServer, browser: Browser) -> None:
    """And the table, at which one sat already, is not left among the games."""
    with visiting(browser) as visit:
        visit.forgiven = ("409", "422", "400")
        page, voice = visit.page, visit.voice
        page.goto(f"{server.url}/new?with=screen")
        page.get_by_label(voice.text("new-name-of", seat=1), exact=True).fill("Anna")
        second = page.get_by_label(voice.text("new-name-of", seat=2), exact=True)
        second.fill("red")
        make = page.get_by_role("button", name=voice.text("new-make-screen"))
        make.click()
        expect(second).to_be_focused()
        expect(second).to_have_attribute("aria-invalid", "true")
        assert page.evaluate("localStorage['azulejos.games'] ?? '[]'") == "[]"
        second.fill("Ben")
        make.click()
        expect(TablePage(visit).factories.get_by_role("button").first).to_be_visible()
