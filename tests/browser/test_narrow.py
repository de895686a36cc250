"""A telephone: what is asked for is seen where the eye is, and little room is enough."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from azulejos.words.languages import Language

from .serving import PageServer, Table, decision
from .visiting import Visit, visiting

_PHONE: Final = (360, 740)
_LINE: Final = 27
"""Pixels of one line of the status, and less than two."""


def _open(visit: Visit, table: Table, message: str) -> None:
    """Anna's page, as soon as it says that."""
    visit.page.goto(table.seat_link(0))
    text = visit.voice.text(message, alone="yes", player="Anna")
    visit.page.wait_for_function("text => heard.some(each => each[1].includes(text))", arg=text)


def _in_the_last_round(server: PageServer) -> Table:
    """A game that steady players end in its fifth round."""
    table = Table(server, None, None, starting_seat=0)
    table.sit("Anna", "Ben")
    table.play_until(None, lambda state: state["round"] == 5)
    return table


def _is_one_line(locator: Locator) -> bool:
    box = locator.bounding_box()
    assert box is not None
    return 0 < box["height"] < _LINE


def _places(visit: Visit) -> list[object]:
    """Where everything stands that must not move."""
    parts = (".factories", ".own .board", ".others", ".bar", ".bar .presses")
    return [visit.page.locator(each).bounding_box() for each in parts]


def _rows(toolbar: Locator) -> int:
    tops: list[float] = toolbar.evaluate(
        "bar => [...bar.querySelectorAll('button')].filter(each => each.checkVisibility())"
        ".map(each => Math.round(each.getBoundingClientRect().top))"
    )
    assert len(tops) > 1
    return len(set(tops))


@pytest.mark.parametrize("language", Language)
def test_the_pages_are_one_line_of_a_phone(
    server: PageServer, browser: Browser, language: Language
) -> None:
    with visiting(browser, language, size=_PHONE) as visit:
        visit.page.goto(f"{server.url}/companion")
        links = visit.page.get_by_role("navigation", name=visit.voice.text("pages")).locator("a")
        expect(links).to_have_count(4)
        boxes = [link.bounding_box() for link in links.all()]
        assert len({box["y"] for box in boxes if box}) == 1
        assert all(box and box["x"] + box["width"] <= _PHONE[0] for box in boxes)


def test_a_hint_is_seen_where_it_was_asked_for(server: PageServer, browser: Browser) -> None:
    """By the button, and by the key; it is gone when the table has changed."""
    table = Table(server, None, None, starting_seat=0, has_hints=True)
    table.sit("Anna", "Ben")
    with visiting(browser, size=_PHONE) as visit:
        _open(visit, table, "your-turn")
        actions = visit.page.get_by_role("region", name=visit.voice.text("actions"), exact=True)
        button = actions.get_by_role("button", name=visit.voice.text("hint-me"), exact=True)
        places = [_places(visit)]
        # By the mouse: `click` would scroll, and then everything moves.
        box = button.bounding_box()
        assert box is not None
        visit.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        hint = actions.locator("p.hint:not(.reason)")
        expect(hint).to_have_text(re.compile(r"Hint: \d \w+, factory \d → (floor )?line( \d)?"))
        expect(hint).to_be_in_viewport(ratio=1)
        expect(actions.locator("p.reason")).to_have_text(re.compile(r"^It .*\.$"))
        places.append(_places(visit))
        assert places[0] == places[1], "nothing moves for it"
        said = visit.page.wait_for_function("heard.find(each => each[1].startsWith('Hint: '))")
        assert said.json_value()[0] == "polite"
        table.ask(0, decision(table.position, 0))
        expect(actions.locator("p.hint:not(.reason)")).to_have_count(0)
        table.ask(1, decision(table.position, 1))
        expect(visit.page.locator("[data-board] button[aria-disabled=false]").first).to_be_visible()
        visit.page.locator("[data-board] [tabindex='0']").first.press("h")
        expect(actions.locator("p.hint:not(.reason)")).to_be_in_viewport(ratio=1)
        expect(visit.page.locator(".offer.hinted")).to_have_count(1)


@pytest.mark.parametrize("size", [(1280, 700), (1024, 768), (844, 390)])
def test_a_hint_is_seen_on_a_low_screen_too(
    size: tuple[int, int], server: PageServer, browser: Browser
) -> None:
    table = Table(server, None, None, starting_seat=0, has_hints=True)
    table.sit("Anna", "Ben")
    with table.present(1), visiting(browser, size=size) as visit:
        _open(visit, table, "your-turn")
        visit.page.locator("[data-board] [tabindex='0']").first.focus()
        before = _places(visit)
        visit.page.keyboard.press("h")
        expect(visit.page.locator("p.hint:not(.reason)")).to_be_in_viewport(ratio=1)
        assert _places(visit) == before, "without scrolling"


@pytest.mark.one_in(3, 2)
@pytest.mark.parametrize("is_own", [False, True], ids=["the table's", "one's own"])
@pytest.mark.parametrize("language", Language)
def test_the_end_of_a_round_takes_one_line_and_one_row(
    language: Language, is_own: bool, server: PageServer, browser: Browser
) -> None:
    """Also where the delay before the deal is one's own, which can be stopped."""
    table = Table(server, None, 1, starting_seat=0, deal_seconds=None if is_own else 600)
    table.sit("Anna")
    settings = {"dealSeconds": 600} if is_own else {}
    with visiting(browser, language, _PHONE, settings) as visit:
        _open(visit, table, "your-turn")
        turn = visit.page.locator(".status .turn")
        assert _is_one_line(turn)
        while not (state := table.state)["confirmers"]:
            if 0 in state["to_decide"]:
                table.ask(0, decision(table.position, 0))
        next_round = visit.voice.text("next-round-now")
        expect(visit.page.get_by_role("button", name=next_round, exact=True)).to_be_visible()
        assert _is_one_line(turn)
        card = visit.page.locator(".card .presses")
        wait = card.get_by_role("button", name=visit.voice.text("next-round-wait"), exact=True)
        expect(wait).to_have_count(1 if is_own else 0)
        expect(card.get_by_text(re.compile(r"^\d+ s$"))).to_be_visible()
        assert not is_own or _rows(card) == 1


@pytest.mark.one_in(3, 2)
@pytest.mark.parametrize("size", [(1280, 720), (1366, 768)], ids=["1280x720", "1366x768"])
@pytest.mark.parametrize("num_players", [2, 3, 4])
def test_a_wide_low_screen_shows_factories_own_board_and_actions(
    num_players: int, size: tuple[int, int], server: PageServer, browser: Browser
) -> None:
    """In German, whose actions are the longest, with clocks, which take a line of their own."""
    clock = {"seconds": 600, "increment": 5, "factors": [1] * num_players}
    table = Table(server, *[None] * num_players, starting_seat=0, clock=clock)
    table.sit(*("Anna", "Ben", "Clara", "Dora")[:num_players])
    # Who is gone for some seconds is told of, which takes a line too.
    others = range(1, num_players)
    with table.present(*others), visiting(browser, Language.GERMAN, size) as visit:
        _open(visit, table, "your-turn")
        offers = visit.page.locator(".offers")
        for part in (*offers.locator(".place").all(), offers, visit.page.locator(".own")):
            expect(part).to_be_in_viewport(ratio=1)
        for button in visit.page.get_by_role("toolbar").get_by_role("button").all():
            expect(button).to_be_in_viewport(ratio=1)
        expect(visit.page.locator(".others")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", Language)
def test_choosing_columns_takes_one_line(
    language: Language, server: PageServer, browser: Browser
) -> None:
    table = Table(server, None, None, rules="gray", starting_seat=0)
    table.sit("Anna", "Ben")
    table.play_until(None, lambda state: " T" in state["position"] and 0 in state["to_decide"])
    with visiting(browser, language, _PHONE) as visit:
        _open(visit, table, "choose-columns")
        assert _is_one_line(visit.page.locator(".status .turn"))


def test_the_boards_stay_where_they_are_at_the_end_of_a_round(
    server: PageServer, browser: Browser
) -> None:
    """Tiles that move go to places that were measured when they set out."""
    table = Table(server, None, None, rules="gray", starting_seat=0)
    table.sit("Anna", "Ben")
    with table.present(1), visiting(browser, size=_PHONE) as visit:
        visit.context.add_init_script(
            "window.tops = new Set(); new MutationObserver(() => {"
            " const own = document.querySelector('.own');"
            " if (own) window.tops.add(Math.round(own.getBoundingClientRect().top));"
            "}).observe(document, {subtree: true, childList: true, characterData: true});"
        )
        _open(visit, table, "your-turn")
        visit.page.evaluate("() => new Promise(done => requestAnimationFrame(() => done()))")
        visit.page.evaluate("window.tops.clear()")
        table.play_until(None, lambda state: state["round"] == 2)
        visit.wait_for_number(table.state["number"])
        tops = visit.page.evaluate("[...window.tops]")
        assert len(tops) == 1, tops


def test_the_board_stays_where_it_is_at_the_end_of_the_game(
    server: PageServer, browser: Browser
) -> None:
    """The end takes the place of the factories above it when the last tiles have landed."""
    table = _in_the_last_round(server)
    with table.present(1), visiting(browser, size=_PHONE, settings={"speed": 1}) as visit:
        page = visit.page
        page.goto(table.seat_link(0))
        page.get_by_role("region", name="My board").wait_for()
        page.evaluate("document.querySelector('.own').scrollIntoView({ block: 'end' })")
        page.evaluate("scrollBy(0, 150)")
        # Where it is longer than a frame; and whether something flies when the end is shown.
        page.evaluate(
            "window.tops = new Set(); window.early = false; let last;"
            "setInterval(() => {"
            " const top = document.querySelector('.own').getBoundingClientRect().top;"
            " if (top === last) window.tops.add(Math.round(top));"
            " last = top;"
            " window.early ||= !!document.querySelector('.end') &&"
            "   !!document.querySelector('.flying');"
            "}, 40)"
        )
        table.play_until(None)
        page.get_by_role("heading", name="You win 71\u201355!", exact=True).wait_for()
        page.locator("#sources").wait_for()
        page.wait_for_timeout(200)
        tops = page.evaluate("[...window.tops]")
        assert max(tops) - min(tops) <= 1, tops
        assert not page.evaluate("window.early")


def test_the_result_can_be_seen_before_the_last_tiles_have_landed(
    server: PageServer, browser: Browser
) -> None:
    table = _in_the_last_round(server)
    with table.present(1), visiting(browser, size=_PHONE, settings={"speed": 0.5}) as visit:
        visit.page.goto(table.seat_link(0))
        table.play_until(None)
        visit.page.get_by_role("button", name="See the result").click()
        end = visit.page.get_by_role("heading", name="You win 71\u201355!", exact=True)
        expect(end).to_be_in_viewport()
        expect(visit.page.locator(".flying")).to_have_count(0)
        # What comes later stands below it.
        visit.page.locator("#sources").wait_for()
        visit.page.wait_for_timeout(100)
        expect(end).to_be_in_viewport()


def test_the_end_of_a_game_that_is_over_is_where_the_page_begins(
    server: PageServer, browser: Browser
) -> None:
    table = _in_the_last_round(server)
    table.play_until(None)
    with visiting(browser, size=(800, 1280)) as visit:
        visit.page.goto(table.seat_link(0))
        visit.page.locator("#sources").wait_for()
        visit.page.wait_for_timeout(100)
        assert visit.page.evaluate("scrollY") == 0
