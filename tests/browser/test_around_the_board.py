"""Around the board: dialogs, keys, languages, who watches, who takes back."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Locator, Route, expect

from azulejos.notation import parse_position
from azulejos.rules import Phase
from azulejos.words.languages import Language

from .serving import PageServer, Table, decision
from .test_every_page import AXE, axe
from .visiting import Visit, visiting


@contextmanager
def at_table(
    server: PageServer, browser: Browser, *levels: int | None, **options: object
) -> Iterator[tuple[Visit, Table]]:
    """Anna's page, at a table where she begins."""
    table = Table(server, *(levels or (None, None)), starting_seat=0, **options)
    table.sit(*["Anna", "Ben"][: levels.count(None) or 2])
    with visiting(browser) as visit:
        visit.context.add_init_script(path=AXE)
        visit.page.goto(table.seat_link(0))
        expect(visit.page.get_by_role("heading", name="Log")).to_be_visible()
        expect(visit.page.get_by_text("Your turn.").filter(visible=True).first).to_be_visible()
        yield visit, table


def button(visit: Visit, name: str) -> Locator:
    return visit.page.get_by_role("button", name=name, exact=True).first


def said(visit: Visit, text: str) -> int:
    """How often something was said."""
    return sum(text in each.text for each in visit.heard())


def wait_until_said(visit: Visit, text: str, times: int = 1) -> None:
    visit.page.wait_for_function(
        "([text, times]) => heard.filter(([, said]) => said.includes(text)).length >= times",
        arg=[text, times],
    )


@pytest.mark.parametrize(
    ("opener", "title"),
    [
        ("Bag and lid", "Bag and lid"),
        ("Share", "Share"),
        ("Resign", "Resign?"),
        ("Settings", "Settings"),
        ("Help", "Help"),
        ("Keys", "Keys"),
    ],
)
def test_a_dialog(server: PageServer, browser: Browser, opener: str, title: str) -> None:
    """It has a name, axe finds nothing in it, Esc closes it, and the focus is where it was."""
    with at_table(server, browser) as (visit, _):
        opened_by = button(visit, opener)
        opened_by.focus()
        opened_by.press("Enter")
        dialog = visit.page.get_by_role("dialog", name=title, exact=True)
        expect(dialog).to_be_visible()
        assert axe(visit, {}) == []
        assert dialog.evaluate("dialog => dialog.contains(document.activeElement)")
        visit.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        expect(opened_by).to_be_focused()


@pytest.mark.parametrize("opener", ["Settings", "Enlarge Ben's board"])
def test_what_happens_is_heard_in_a_dialog_too(
    opener: str, server: PageServer, browser: Browser
) -> None:
    with at_table(server, browser) as (visit, table):
        button(visit, opener).click()
        expect(visit.page.get_by_role("dialog")).to_be_visible()
        table.ask(0, decision(table.position, 0))
        table.ask(1, decision(table.position, 1))
        wait_until_said(visit, "Ben: ")
        assert said(visit, "Ben: ") == 1
        expect(visit.page.get_by_role("dialog").get_by_text("Ben: ")).to_have_count(1)


def test_the_same_answer_is_said_again(server: PageServer, browser: Browser) -> None:
    """While the focus is in the command box."""
    with at_table(server, browser) as (visit, _):
        box = visit.page.get_by_label("Type a move or a question")
        for times in (1, 2):
            box.fill("floor")
            box.press("Enter")
            wait_until_said(visit, "Floor line: empty.", times)
        expect(box).to_be_focused()
        box.press("ArrowUp")
        expect(box).to_have_value("floor")


def test_letters_work_on_the_board_alone(server: PageServer, browser: Browser) -> None:
    with at_table(server, browser) as (visit, _):
        page = visit.page
        board = page.locator("[data-board] [tabindex='0']").first
        box = page.get_by_label("Type a move or a question")
        box.press("s")
        expect(box).to_have_value("s")
        button(visit, "Share").press("s")
        assert said(visit, "Ben: 0") == 0
        board.press("s")
        wait_until_said(visit, "Ben: 0")
        board.press("?")
        dialog = page.get_by_role("dialog", name="Keys")
        expect(dialog.get_by_role("row", name="s Scores")).to_be_visible()
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        # Another key for it; and none at all.
        button(visit, "Settings").click()
        page.get_by_role("dialog").get_by_label("Scores", exact=True).fill("z")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        board.press("s")
        board.press("z")
        wait_until_said(visit, "Ben: 0", 2)
        button(visit, "Settings").click()
        page.get_by_label("Letters as shortcuts on the board").uncheck()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        board.press("z")
        board.press("?")
        box.fill("floor")
        box.press("Enter")
        wait_until_said(visit, "Floor line: empty.")
        assert said(visit, "Ben: 0") == 2
        assert page.get_by_role("dialog").count() == 0


def test_the_language_changes_in_the_middle_of_a_game(server: PageServer, browser: Browser) -> None:
    with at_table(server, browser) as (visit, table):
        page = visit.page
        table.ask(0, decision(table.position, 0))
        log = page.get_by_role("region", name="Log")
        expect(log.get_by_text("Anna: ")).to_be_visible()
        number = visit.number
        page.get_by_label("Language").select_option("de")
        verlauf = page.get_by_role("region", name="Verlauf")
        expect(verlauf.get_by_text("von Manufaktur")).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", "de")
        assert visit.number == number
        table.ask(1, decision(table.position, 1))
        wait_until_said(visit, "Du bist am Zug.")
        page.reload()
        expect(page.get_by_role("heading", name="Verlauf")).to_be_visible()
        expect(verlauf.get_by_text("von Manufaktur").first).to_be_visible()


def test_who_watches_may_ask(server: PageServer, browser: Browser) -> None:
    table = Table(server, None, None, starting_seat=0)
    table.sit("Anna", "Ben")
    with visiting(browser) as visit:
        visit.page.goto(table.address)
        box = visit.page.get_by_label("Type a move or a question")
        box.fill("scores")
        box.press("Enter")
        wait_until_said(visit, "Ben: 0")
        box.fill(str(decision(table.position, 0)["move"]))
        box.press("Enter")
        wait_until_said(visit, "This seat is not yours")
        assert table.state["to_decide"] == [0]
        expect(button(visit, "Undo")).to_have_count(0)


def test_a_takeback_needs_consent(server: PageServer, browser: Browser) -> None:
    with at_table(server, browser) as (visit, table):
        table.ask(0, decision(table.position, 0))
        table.ask(1, decision(table.position, 1))
        table.ask(0, decision(table.position, 0))
        table.ask(1, {"type": "ask-takeback"})
        wait_until_said(visit, "Ben asks to take a move back.")
        agree = button(visit, "Agree")
        agree.focus()
        agree.press("Enter")
        wait_until_said(visit, "Taken back: ")
        expect(agree).to_have_count(0)
        visit.wait_for_focus()
        assert table.state["to_decide"] == [1]


def test_the_focus_stays_when_the_next_round_begins(server: PageServer, browser: Browser) -> None:
    """The button that begins it goes away."""
    with at_table(server, browser, None, 1) as (visit, table):
        while not (state := table.state)["confirmers"]:
            if 0 in state["to_decide"]:
                table.ask(0, decision(table.position, 0))
        begin = button(visit, "Next round")
        begin.focus()
        begin.press("Enter")
        wait_until_said(visit, "Round 2.")
        expect(begin).to_have_count(0)
        visit.wait_for_focus()


def test_the_next_round_comes_by_itself_where_that_is_wanted(
    server: PageServer, browser: Browser
) -> None:
    """The person's own delay, which can be seen and switched off."""
    table = Table(server, None, 1, starting_seat=0)
    table.sit("Anna")
    with visiting(browser, settings={"dealSeconds": 1}) as visit:
        visit.page.goto(table.seat_link(0))
        visit.page.get_by_role("heading", level=1).wait_for()
        while (state := table.state)["round"] == 1:
            if 0 in state["to_decide"]:
                table.ask(0, decision(table.position, 0))
        wait_until_said(visit, "Round 2.")


def test_the_title_says_whose_turn_it_is(server: PageServer, browser: Browser) -> None:
    with at_table(server, browser) as (visit, table):
        mine = visit.voice.text("your-turn-title")
        expect(visit.page).to_have_title(mine)
        table.ask(0, decision(table.position, 0))
        expect(visit.page).not_to_have_title(mine)


def test_resigning_is_confirmed(server: PageServer, browser: Browser) -> None:
    with at_table(server, browser) as (visit, table):
        button(visit, "Resign").click()
        visit.page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
        assert table.state["winners"] is None
        button(visit, "Resign").click()
        visit.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
        wait_until_said(visit, "Anna resigned.")
        assert table.state["winners"] == [1]
        visit.wait_for_focus()


def test_who_has_resigned_only_watches_and_the_others_see_it(
    server: PageServer, browser: Browser
) -> None:
    # Ben begins: the computer player who plays on for Anna has to wait for him.
    table = Table(server, None, None, None, starting_seat=1)
    table.sit("Anna", "Ben", "Clara")
    with visiting(browser) as visit:
        visit.page.goto(table.seat_link(0))
        button(visit, "Resign").click()
        visit.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
        board = visit.page.get_by_role("region", name="My board")
        expect(board.locator("header").get_by_text("resigned", exact=True)).to_be_visible()
        scores = visit.page.get_by_role("list", name="Scores")
        expect(scores).to_contain_text("Anna: 0 (resigned)")
        expect(scores).to_contain_text("Ben: 0")
        last = visit.page.get_by_role("region", name="Last move")
        expect(last).to_contain_text("Anna resigned.")
        # It keeps its place, so that nothing jumps.
        undo = visit.page.get_by_role("button", name="Undo", exact=True)
        expect(undo).to_have_attribute("aria-disabled", "true")
        for name in ("Hint", "Resign"):
            expect(visit.page.get_by_role("button", name=name, exact=True)).to_have_count(0)
        assert table.state["winners"] is None


def test_the_end_is_in_reach_on_a_phone(server: PageServer, browser: Browser) -> None:
    """It is told above the board that was just played on."""
    table = Table(server, None, None, starting_seat=0)
    table.sit("Anna", "Ben")
    with visiting(browser, size=(360, 740)) as visit:
        visit.page.goto(table.seat_link(0))
        button(visit, "More").click()
        button(visit, "Resign").click()
        visit.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
        visit.page.get_by_role("region", name="My board").scroll_into_view_if_needed()
        visit.page.evaluate("scrollTo(0, document.body.scrollHeight)")
        end = visit.page.get_by_role("heading", name="Ben wins.", exact=True)
        end.wait_for()
        expect(end).not_to_be_in_viewport()
        button(visit, "See the result").click()
        expect(end).to_be_in_viewport()
        expect(end).to_be_focused()


def test_settings_are_remembered_and_can_be_reset(server: PageServer, browser: Browser) -> None:
    with visiting(browser) as visit:
        page = visit.page
        page.goto(f"{server.url}/settings")
        page.get_by_label("Theme").select_option("contrast")
        page.get_by_label("Your name at a table").fill("Anna")
        page.reload()
        expect(page.get_by_label("Theme")).to_have_value("contrast")
        assert page.evaluate("document.documentElement.dataset.theme") == "contrast"
        page.get_by_role("button", name="Reset all settings").click()
        page.get_by_role("dialog").get_by_role("button", name="Reset all settings").click()
        expect(page.get_by_label("Theme")).to_have_value("auto")
        expect(page.get_by_label("Your name at a table")).to_have_value("Anna")


@contextmanager
def without_german(visit: Visit, server: PageServer) -> Iterator[None]:
    """One screen for Anna, who speaks German and begins, and Ben, who speaks Dutch: German comes
    when this is over."""
    page, german = visit.page, re.compile(r"/catalog\.de")
    held_back: list[Route] = []
    page.route(german, lambda route: held_back.append(route))  # noqa: PLW0108 - marked by playwright
    page.goto(f"{server.url}/new")
    page.get_by_label("On one screen").check()
    for seat, (name, language) in enumerate([("Anna", "de"), ("Ben", "nl")]):
        page.get_by_label(re.compile("Name of player")).nth(seat).fill(name)
        page.get_by_label("Language").nth(seat).select_option(language)
    page.get_by_label("Starting player").select_option(label="Anna")
    with page.expect_request(german):
        page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    visit.wait_for_number(_first_deal(server, page.url))
    yield
    assert held_back
    for route in held_back:
        route.continue_()


def _first_deal(server: PageServer, url: str) -> int:
    """The number of the entry that deals the first round: the nonces come before it."""
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        state = server.state(url.rpartition("/")[2])
        if parse_position(state["position"]).phase is Phase.FACTORY_OFFER:
            return int(state["number"])
        time.sleep(0.05)
    raise AssertionError("nothing was dealt")


def _type_a_move(visit: Visit, server: PageServer, seat: int) -> None:
    position = parse_position(server.state(visit.page.url.rpartition("/")[2])["position"])
    visit.page.locator("#command").fill(str(decision(position, seat)["move"]))
    visit.page.locator("#command").press("Enter")


def test_on_one_screen_everybody_is_spoken_to_in_their_own_way(
    server: PageServer, browser: Browser
) -> None:
    """From the first word on, however long their language takes to come."""
    with visiting(browser) as visit:
        with without_german(visit, server):
            pass
        wait_until_said(visit, "Anna, du bist am Zug.")
        expect(visit.page.locator("html")).to_have_attribute("lang", Language.GERMAN.value)
        _type_a_move(visit, server, 0)
        wait_until_said(visit, "Ben, jij bent aan de beurt.")
        expect(visit.page.locator("html")).to_have_attribute("lang", Language.DUTCH.value)
        assert said(visit, "Anna: ") == 1


def test_on_one_screen_what_happens_before_a_language_is_there_is_heard_in_it(
    server: PageServer, browser: Browser
) -> None:
    with visiting(browser) as visit:
        with without_german(visit, server):
            for seat in (0, 1):
                number = visit.number
                _type_a_move(visit, server, seat)
                visit.wait_for_number(number + 1)
            assert said(visit, "Anna: ") == 0
        wait_until_said(visit, "Anna, du bist am Zug.")
        wait_until_said(visit, "Ben: ")
        (moves,) = [each.text for each in visit.heard() if "Anna: " in each.text]
        assert moves.count(" von Manufaktur ") == 2
