"""Several browsers at one table: an invitation, a watcher, another device, consent."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Locator, Page, Route, expect

from azulejos.words.languages import Language

from .games import steady_move
from .hands import Clicks, TablePage
from .serving import PageServer, Table, Watched, columns, decision
from .test_around_the_board import wait_until_said
from .visiting import Visit, visiting
from .words import PageVoice

_MARKUP = '<b>Zoë</b> & "co"'


def _sit_down(visit: Visit, name: str) -> None:
    visit.page.get_by_role("textbox", name=visit.voice.text("new-name"), exact=True).fill(name)
    visit.page.get_by_role("button", name=visit.voice.text("lobby-sit")).first.click()


def _table_of(visit: Visit) -> str:
    table: str = visit.page.evaluate("location.pathname.split('/').at(-1)")
    return table


def test_a_friend_gets_a_link_and_is_at_the_table(server: PageServer, browser: Browser) -> None:
    """Made on the page by one, joined by another, watched by a third; names are only names."""
    with visiting(browser) as anna, visiting(browser) as ben, visiting(browser) as watcher:
        anna.page.goto(f"{server.url}/new?with=friends")
        anna.page.get_by_label(anna.voice.text("new-name"), exact=True).fill("Anna")
        anna.page.get_by_role("button", name=anna.voice.text("new-make-friends")).click()
        link = anna.page.get_by_label(anna.voice.text("invitation-link"), exact=True).input_value()
        assert "#invitation=" in link
        expect(anna.page.get_by_role("img", name=anna.voice.text("invitation-qr"))).to_be_visible()
        ben.page.goto(link)
        ben.page.wait_for_url(lambda url: "#" not in url)
        # Whoever looks before sitting down is no third person to themselves.
        looking = anna.voice.text("lobby-spectators", count=1)
        expect(anna.page.get_by_text(looking)).to_be_visible()
        expect(ben.page.get_by_role("button", name=ben.voice.text("lobby-sit"))).to_be_visible()
        expect(ben.page.get_by_text(looking)).to_be_hidden()
        _sit_down(ben, _MARKUP)
        for each in (anna, ben):
            expect(TablePage(each).factories).to_be_visible()
            expect(each.page.get_by_text(_MARKUP).first).to_be_visible()
            expect(each.page.get_by_role("heading", level=1)).to_contain_text(_MARKUP)
            assert each.page.locator("b", has_text="Zoë").count() == 0
            expect(each.page.get_by_text(each.voice.text("status-watching"))).to_be_hidden()
        watcher.page.goto(f"{server.url}/table/{_table_of(anna)}")
        expect(watcher.page.get_by_text(watcher.voice.text("status-watching"))).to_be_visible()
        expect(TablePage(watcher).factories.get_by_role("button").first).to_have_attribute(
            "aria-disabled", "true"
        )
        expect(anna.page.get_by_text(anna.voice.text("spectators", count=1))).to_be_visible()
        cookies = anna.context.cookies(f"{server.url}/api/tables/{_table_of(anna)}")
        (seats,) = [each for each in cookies if each["name"] == "seats"]
        assert seats["httpOnly"]
        assert seats["sameSite"] == "Strict"
        assert anna.page.evaluate("document.cookie") == ""
        assert watcher.context.cookies() == []


def test_who_has_sat_down_is_no_guest_however_late_the_page_is_told_so(
    server: PageServer, browser: Browser
) -> None:
    """Whoever opens a table knows its seats; who waits at it asks again."""
    table = Table(server, None, None, starting_seat=0)
    table.sit("Anna")
    with visiting(browser) as visit:
        asked: list[Route] = []

        def hold_back(route: Route) -> None:
            asked.append(route)
            if len(asked) == 1:
                route.continue_()

        visit.page.route("**/seats", hold_back)
        visit.page.goto(table.seat_link(0))
        expect(visit.page.get_by_role("heading", level=1)).to_have_text(
            visit.voice.text("lobby-title")
        )
        table.sit("Ben", first=1)
        expect(TablePage(visit).factories).to_be_visible()
        expect(visit.page.get_by_text(visit.voice.text("status-watching"))).to_have_count(0)
        visit.wait_for_number(table.settled(0)["number"])
        wait_until_said(visit, "Your turn.")
        for route in asked[1:]:
            route.continue_()


def test_a_seat_goes_on_at_another_device(server: PageServer, browser: Browser) -> None:
    table = Table(server, None, None, starting_seat=0)
    table.sit("Anna", "Ben")
    with visiting(browser) as here, visiting(browser) as there:
        here.page.goto(table.seat_link(0))
        here.page.wait_for_url(table.address)
        here.page.get_by_role("button", name=here.voice.text("share"), exact=True).click()
        dialog = here.page.get_by_role("dialog")
        dialog.get_by_text(here.voice.text("seat-link"), exact=True).click()
        link = dialog.get_by_label("Anna", exact=True).input_value()
        there.page.goto(link)
        number = table.state["number"]
        Clicks(there).take(table.position, steady_move(table, 0))
        here.wait_for_number(number + 1)
        wait_until_said(here, "Anna: ")


def test_a_takeback_needs_the_consent_of_the_other(server: PageServer, browser: Browser) -> None:
    table = Table(server, None, None, starting_seat=0)
    table.sit("Anna", "Ben")
    with visiting(browser) as anna, visiting(browser) as ben:
        anna.page.goto(table.seat_link(0))
        ben.page.goto(table.seat_link(1))
        before = table.settled(0)["position"]
        for visit, seat in ((anna, 0), (ben, 1)):
            number = table.state["number"]
            Clicks(visit).take(table.position, steady_move(table, seat))
            anna.wait_for_number(number + 1)
            ben.wait_for_number(number + 1)
        ask = anna.page.get_by_role("button", name=anna.voice.text("ask-takeback"), exact=True)
        asked = ben.page.get_by_role("region", name=ben.voice.text("takeback"), exact=True)
        answer = anna.page.locator(".bar p")
        places = [[each.bounding_box() for each in _parts(ben.page)]]
        ask.click()
        expect(asked).to_contain_text(ben.voice.text("takeback-text", player="Anna"))
        places.append([each.bounding_box() for each in _parts(ben.page)])
        assert places[0] == places[1], "nothing on the table moves for it"
        waits = anna.voice.text("takeback-waits", players="Ben")
        expect(answer).to_have_text(waits, use_inner_text=True)
        expect(ask).to_be_disabled()
        expect(ask).to_have_accessible_description(waits)
        ben.page.get_by_role("button", name=ben.voice.text("takeback-decline"), exact=True).click()
        expect(answer).to_have_text("Ben doesn't agree.", use_inner_text=True)
        ask.click()
        expect(answer).to_have_text(waits, use_inner_text=True)
        ben.page.get_by_role("button", name=ben.voice.text("takeback-grant"), exact=True).click()
        expect(asked).to_be_hidden()
        expect(answer).to_contain_text("Taken back: ")
        assert table.state["position"] == before
        undo = anna.page.get_by_role("button", name=anna.voice.text("undo"), exact=True)
        expect(undo).to_be_disabled()


def test_the_button_undoes_until_the_other_has_moved(server: PageServer, browser: Browser) -> None:
    table = Table(server, None, None, starting_seat=0)
    table.sit("Anna", "Ben")
    with visiting(browser) as anna:
        anna.page.goto(table.seat_link(0))
        button = anna.page.locator(".bar").get_by_role(
            "button", name=re.compile("^(Undo|Ask to take back)$")
        )
        expect(button).to_be_disabled()
        wide = button.bounding_box()
        table.ask(0, decision(table.position, 0))
        expect(button).to_be_enabled()
        expect(button).to_have_accessible_name("Undo")
        table.ask(1, decision(table.position, 1))
        expect(button).to_have_accessible_name("Ask to take back")
        assert button.bounding_box() == wide, "the buttons beside it stay where they are"


def test_hints_between_people_are_for_everyone_to_see(server: PageServer, browser: Browser) -> None:
    """Anna makes the table with hints; Ben reads so before he sits down."""
    with visiting(browser) as anna, visiting(browser, Language.GERMAN) as ben:
        anna.page.goto(f"{server.url}/new?with=friends")
        hints = anna.page.get_by_label(anna.voice.text("new-hints"), exact=True)
        expect(hints).not_to_be_checked()
        hints.check()
        anna.page.get_by_label(anna.voice.text("new-start")).select_option(index=1)
        anna.page.get_by_label(anna.voice.text("new-name"), exact=True).fill("Anna")
        anna.page.get_by_role("button", name=anna.voice.text("new-make-friends")).click()
        link = anna.page.get_by_label(anna.voice.text("invitation-link"), exact=True).input_value()
        ben.page.goto(link)
        expect(ben.page.get_by_text(ben.voice.text("lobby-hints"))).to_be_visible()
        ben.page.get_by_role("button", name=re.compile(ben.voice.text("lobby-sit"))).click()
        table = Watched(server, link.partition("#")[0].rpartition("/")[2])
        anna.page.locator("button.offer:not([aria-disabled=true])").first.click()
        expect(anna.page.locator(".accepts").first).to_be_visible()
        before = table.state
        anna.page.get_by_role("button", name=anna.voice.text("hint-me"), exact=True).click()
        expect(anna.page.locator("p.hint:not(.reason)")).to_be_visible()
        expect(anna.page.locator(".offer.chosen")).to_have_count(1)
        expect(anna.page.locator(".accepts").first).to_be_visible()
        told = "Anna hat um einen Tipp gebeten."
        ben.page.wait_for_function(
            "told => heard.some(each => each[0] === 'polite' && each[1] === told)", arg=told
        )
        log = ben.page.get_by_role("region", name=ben.voice.text("log"), exact=True)
        expect(log).to_contain_text(told)
        expect(ben.page.locator(".hinted")).to_have_count(0)
        assert not any(each.text.startswith("Tipp") for each in ben.heard())
        after = table.state
        assert after["number"] == before["number"] + 1
        assert after["position"] == before["position"]


def test_without_hints_there_is_no_button_and_a_typed_line_is_refused(
    server: PageServer, browser: Browser
) -> None:
    table = Table(server, None, None, starting_seat=0)
    table.sit("Anna", "Ben")
    with visiting(browser) as anna:
        anna.page.goto(table.seat_link(0))
        expect(anna.page.locator(".offer").first).to_be_visible()
        hint = anna.page.get_by_role("button", name=anna.voice.text("hint-me"), exact=True)
        expect(hint).to_have_count(0)
        number = table.state["number"]
        refused = anna.voice.text("refused-no-hints")
        anna.page.locator("[data-board] [tabindex='0']").first.press("h")
        expect(anna.page.locator(".bar p")).to_have_text(refused)
        box = anna.page.get_by_label(anna.voice.text("command"), exact=True)
        box.fill("hint")
        box.press("Enter")
        answers = anna.page.get_by_role("group", name=anna.voice.text("answers"), exact=True)
        expect(answers).to_contain_text(refused)
        assert table.state["number"] == number


def _parts(page: Page) -> list[Locator]:
    """What must stay where it is."""
    return [page.locator(each) for each in (".factories", ".own .board", ".others")]


def test_one_screen_is_passed_around(server: PageServer, browser: Browser) -> None:
    """One browser holds every seat; each reads and hears its own language."""
    german = PageVoice(Language.GERMAN)
    with visiting(browser) as visit:
        page, voice = visit.page, visit.voice
        page.goto(f"{server.url}/new?with=screen")
        for seat, name in ((1, "Anna"), (2, "Ben")):
            page.get_by_label(voice.text("new-name-of", seat=seat), exact=True).fill(name)
        page.get_by_label(voice.text("new-language")).nth(1).select_option("de")
        page.get_by_role("combobox", name=voice.text("new-start")).select_option(index=1)
        page.get_by_role("button", name=voice.text("new-make-screen")).click()
        expect(TablePage(visit).factories.get_by_role("button").first).to_be_visible()
        table = Watched(server, _table_of(visit))
        assert [each["name"] for each in table.state["seats"]] == ["Anna", "Ben"]
        Clicks(visit).take(table.position, steady_move(table, 0))
        expect(page.locator("html")).to_have_attribute("lang", "de")
        visit.voice = german
        Clicks(visit).take(table.position, steady_move(table, 1))
        expect(page.locator("html")).to_have_attribute("lang", "en")
        wait_until_said(visit, "Ben: ")
        undo = page.locator(".bar").get_by_role("button", name=voice.text("undo"), exact=True)
        about = voice.text("undo-about", who="other", player="Ben", count=0)
        expect(undo).to_have_accessible_description(about)
        heard = [each.text for each in visit.heard() if each.text.startswith(("Anna:", "Ben:"))]
        assert " von Manufaktur " in heard[0], "Ben hears what Anna did"
        assert " from factory " in heard[1], "Anna hears what Ben did"


def test_on_one_screen_each_seat_chooses_its_own_columns(
    server: PageServer, browser: Browser
) -> None:
    table = Table(server, None, None, rules="gray", is_one_screen=True, starting_seat=0)
    table.sit("Anna", "Ben")
    table.play_until(None, lambda state: state["to_decide"] == [0, 1])
    position, state = table.position, table.state
    with visiting(browser) as visit:
        visit.page.goto(table.seat_link(0))
        visit.page.get_by_role("heading", level=1).wait_for()
        # The second seat makes a new connection, and with it a new table to choose on.
        with visit.page.expect_websocket():
            visit.page.goto(table.seat_link(1))
        for seat in (0, 1):
            Clicks(visit).choose_columns(position, columns(position, seat))
            visit.wait_for_number(state["number"] + seat + 1)
        # The server tiles by itself.
        after = table.settled(state["number"] + 2)
    assert after["round"] == state["round"] + 1 or after["confirmers"]
