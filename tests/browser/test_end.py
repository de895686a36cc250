"""The end of a game: it speaks to the person, it fits, nothing jumps, and it can be handed on."""

from __future__ import annotations

import time
from contextlib import ExitStack
from functools import cache
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Route, expect

from azulejos.words.languages import Language
from tests.server.serving import get

from .serving import PageServer, Table
from .visiting import Visit, visiting

_LAPTOP: Final = (1440, 900)
_PHONES: Final = ((390, 844), (360, 640))
_NAMES: Final = ("Anna", "Bernhard", "Computer 3", "Clara-Marie")
_SMALLEST: Final = 14
"""Pixels of the smallest text."""


@cache
def _finished(server: PageServer, num_players: int) -> Table:
    """A finished game. Anna wins with two players, and comes third with four."""
    table = Table(server, *[None] * num_players, starting_seat=0)
    table.sit(*_NAMES[:num_players])
    return _played(table)


def _played(table: Table) -> Table:
    """The table as soon as its game is over and its seed revealed."""
    table.play_until(None)
    until = time.monotonic() + 60
    while table.state["seed"] is None:
        assert time.monotonic() < until, "the seed was never revealed"
        time.sleep(0.02)
    return table


def _end(visit: Visit) -> Locator:
    return visit.page.get_by_role("region", name=visit.voice.text("end"), exact=True)


def _headline(visit: Visit) -> Locator:
    return _end(visit).get_by_role("heading", level=2)


def _press(visit: Visit, message: str) -> Locator:
    """A button or a link of the end."""
    name = visit.voice.text(message)
    end = _end(visit)
    return end.get_by_role("button", name=name, exact=True).or_(
        end.get_by_role("link", name=name, exact=True)
    )


def _wait_for_chart(visit: Visit) -> None:
    _end(visit).locator(".chart polyline").first.wait_for()
    visit.page.wait_for_load_state("networkidle")


# Its words


def test_it_is_told_to_the_person(server: PageServer, browser: Browser) -> None:
    """Above the table and in its own place; on other screens it is somebody else who wins."""
    table = _finished(server, 2)
    best, other = (each.score for each in table.position.boards)
    with visiting(browser) as anna, visiting(browser) as ben, visiting(browser) as watcher:
        anna.page.goto(table.seat_link(0))
        expect(_headline(anna)).to_have_text(f"You win {best}\u2013{other}!")
        expect(anna.page.locator(".turn").get_by_text("You win!").last).to_be_visible()
        for visit, address in ((ben, table.seat_link(1)), (watcher, table.address)):
            visit.page.goto(address)
            expect(_headline(visit)).to_have_text(f"Anna wins {best}\u2013{other}.")
            expect(visit.page.locator(".turn").get_by_text("Anna wins.").last).to_be_visible()
        expect(_press(ben, "rematch")).to_be_visible()
        # Who watches can't play again: what they can do is the main thing.
        expect(_press(watcher, "rematch")).to_have_count(0)
        expect(_end(watcher).locator(".main")).to_have_text(watcher.voice.text("end-review"))


def test_several_people_at_one_screen_go_by_name(server: PageServer, browser: Browser) -> None:
    table = Table(server, None, None, starting_seat=0, is_one_screen=True)
    table.sit("Anna", "Ben")
    with visiting(browser) as visit:
        for seat in (0, 1):
            visit.page.goto(server.url)
            visit.page.goto(table.seat_link(seat))
            visit.page.get_by_role("heading", level=1).wait_for()
        table.ask(0, {"type": "resign"})
        expect(_headline(visit)).to_have_text("Ben wins.")
        expect(_end(visit)).to_contain_text("Anna resigned.")


def test_the_result_is_announced_once_the_heading_comes_first_and_the_actions_stay(
    server: PageServer, browser: Browser
) -> None:
    table = Table(server, None, None, starting_seat=0, has_hints=True)
    table.sit("Anna", "Ben")
    with table.present(1), visiting(browser) as visit:
        visit.page.goto(table.seat_link(0))
        visit.page.get_by_role("heading", level=1).wait_for()
        actions = visit.page.locator(".bar").get_by_role("button")
        staying = [
            actions.get_by_text(visit.voice.text(each), exact=True)
            for each in ("undo", "bag-and-lid", "share")
        ]
        before = [each.bounding_box() for each in staying]
        table.play_until(None)
        _wait_for_chart(visit)
        assert [each.bounding_box() for each in staying] == before
        visit.wait_for_number(table.state["number"])
        visit.page.wait_for_function("() => heard.some(([, text]) => text.includes('Anna wins'))")
        said = [each.text for each in visit.heard() if "Anna wins" in each.text]
        assert len(said) == 1, said
        first = _end(visit).evaluate("end => end.querySelector('h2, h3, p, a, button').id")
        assert first == "end"


# Its place


@pytest.mark.one_in(2)
@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("size", [_LAPTOP, (1024, 768)], ids=["1440x900", "1024x768"])
def test_all_of_it_is_in_view_on_a_laptop(
    size: tuple[int, int], language: Language, server: PageServer, browser: Browser
) -> None:
    table = _finished(server, 4)
    with table.present(1, 2, 3), visiting(browser, language, size) as visit:
        visit.page.goto(table.seat_link(0))
        _wait_for_chart(visit)
        end = _end(visit)
        parts = [_headline(visit), end.get_by_role("table").first, end.locator(".chart")]
        parts += [_press(visit, each) for each in ("rematch", "end-review", "end-share")]
        for part in parts:
            expect(part).to_be_in_viewport(ratio=1)
        assert visit.page.evaluate("scrollY") == 0


@pytest.mark.one_in(2)
@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("size", _PHONES, ids=["390x844", "360x640"])
def test_four_players_fit_on_a_phone(
    size: tuple[int, int], language: Language, server: PageServer, browser: Browser
) -> None:
    """The result and the main button on the first screen, the table of four without scrolling."""
    table = _finished(server, 4)
    with table.present(1, 2, 3), visiting(browser, language, size) as visit:
        visit.page.goto(table.seat_link(0))
        _wait_for_chart(visit)
        assert visit.page.evaluate("scrollY") == 0
        expect(_headline(visit)).to_be_in_viewport(ratio=1)
        again = _press(visit, "rematch").bounding_box()
        bar = visit.page.locator(".bar").bounding_box()
        assert again is not None
        assert bar is not None
        assert again["y"] + again["height"] <= bar["y"]
        wide = "element => element.scrollWidth - element.clientWidth"
        assert visit.page.locator("html").evaluate(wide) == 0
        assert _end(visit).locator(".summary").evaluate(wide) == 0
        smallest = _end(visit).evaluate(
            "end => Math.min(...[...end.querySelectorAll('*')].map(each =>"
            " parseFloat(getComputedStyle(each).fontSize)))"
        )
        assert smallest >= _SMALLEST


def test_the_columns_are_in_the_order_of_the_places(server: PageServer, browser: Browser) -> None:
    table = _finished(server, 4)
    scores = [each.score for each in table.position.boards]
    assert len({*scores}) == len(scores)
    with visiting(browser) as visit:
        visit.page.goto(table.seat_link(0))
        _wait_for_chart(visit)
        rows = _end(visit).get_by_role("table").first.get_by_role("row")
        order = sorted(range(4), key=lambda seat: -scores[seat])
        names = ["You", *_NAMES[1:]]
        titles = [f"{place}. {names[seat]}" for place, seat in enumerate(order, start=1)]
        expect(rows.first.get_by_role("columnheader")).to_have_text(["Points for", *titles])
        expect(rows.last.get_by_role("cell")).to_have_text([str(scores[seat]) for seat in order])


@pytest.mark.one_in(3)
@pytest.mark.parametrize("num_players", [2, 4])
@pytest.mark.parametrize("size", [_LAPTOP, (1024, 768), *_PHONES], ids=lambda size: str(size[0]))
def test_nothing_jumps_when_the_replay_comes(
    size: tuple[int, int], num_players: int, server: PageServer, browser: Browser
) -> None:
    table = _finished(server, num_players)
    with table.present(*range(1, num_players)), visiting(browser, size=size) as visit:
        visit.context.add_init_script(
            "window.shift = 0; new PerformanceObserver(list => { for (const e of list.getEntries())"
            " window.shift += e.value; }).observe({type: 'layout-shift', buffered: true});"
        )
        waiting: list[Route] = []

        def hold(route: Route) -> None:
            waiting.append(route)

        visit.page.route("**/replay", hold)
        with visit.page.expect_request("**/replay"):
            visit.page.goto(table.seat_link(0))
        _headline(visit).wait_for()
        visit.page.wait_for_function("document.fonts.status === 'loaded'")
        visit.page.wait_for_timeout(300)
        chart = _end(visit).locator(".chart")
        expect(chart).to_be_hidden()
        (route,) = waiting
        before = chart.bounding_box()
        visit.page.evaluate("window.shift = 0")
        route.continue_()
        expect(chart).to_be_visible()
        visit.page.wait_for_timeout(300)
        assert chart.bounding_box() == before
        assert visit.page.evaluate("window.shift") == 0


# What can be done


def test_a_finished_game_is_handed_on(server: PageServer, browser: Browser) -> None:
    """The link stays that of this game when the next one has begun at the table."""
    table = Table(server, None, None, starting_seat=0)
    table.sit("Anna", "Ben")
    record = server.record(_played(table).id)
    with visiting(browser) as visit, visiting(browser) as friend:
        page, voice = visit.page, visit.voice
        page.goto(table.seat_link(0))
        _press(visit, "end-share").click()
        dialog = page.get_by_role("dialog", name=voice.text("end-share"), exact=True)
        link = dialog.get_by_label(voice.text("end-share-link"), exact=True).input_value()
        with page.expect_download() as downloading:
            dialog.get_by_role("link", name=voice.text("end-download"), exact=True).click()
        assert downloading.value.path().read_text("utf-8") == record
        check = dialog.get_by_role("link", name=voice.text("end-verify"), exact=True)
        assert get(f"{server.url}{check.get_attribute('href')}").status_code == 200
        page.keyboard.press("Escape")
        expect(_press(visit, "end-share")).to_be_focused()
        table.want_rematch(0, 1)
        assert table.settled(table.state["number"] - 1)["game"] == 2
        friend.page.goto(link)
        friend.page.get_by_role("slider").focus()
        friend.page.keyboard.press("End")
        expect(friend.page.get_by_role("status").first).to_contain_text("Anna wins")


def test_who_waits_for_a_rematch_keeps_the_focus(server: PageServer, browser: Browser) -> None:
    """The button stays; what is told of the others has its own line, so that nothing jumps."""
    table = Table(server, None, None, None, starting_seat=0)
    table.sit("Anna", "Ben", "Clara")
    table.play_until(None)
    with ExitStack() as stack:
        stack.enter_context(table.present(1, 2))
        visit = stack.enter_context(visiting(browser))
        visit.page.goto(table.seat_link(0))
        _wait_for_chart(visit)
        again = _press(visit, "rematch")
        chart = _end(visit).locator(".chart")
        before = chart.bounding_box()
        table.want_rematch(1)
        expect(_end(visit)).to_contain_text("Ben wants to play again.")
        assert chart.bounding_box() == before
        again.focus()
        visit.page.keyboard.press("Enter")
        expect(_end(visit)).to_contain_text(visit.voice.text("rematch-waits"))
        expect(again).to_have_attribute("aria-disabled", "true")
        expect(again).to_be_focused()
        assert chart.bounding_box() == before
        number = table.state["number"]
        visit.page.keyboard.press("Enter")
        visit.page.wait_for_timeout(200)
        assert table.state["number"] == number, "asked for once"
