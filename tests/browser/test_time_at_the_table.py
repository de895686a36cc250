"""Time at a table: clocks, pauses, days for a move, deals that wait, and people who are gone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Locator, expect

from .games import steady_move
from .hands import Clicks
from .serving import Table, decision
from .test_around_the_board import button, said, wait_until_said
from .timed import TimedServer, pass_by
from .visiting import Visit, visiting

_MINUTES = {"seconds": 600, "increment": 10, "factors": [1, 1.5]}
_STRUCK = """
window.struck = 0;
window.AudioContext = class extends AudioContext {
  createOscillator() { window.struck += 1; return super.createOscillator(); }
};
"""
"""Counts what rings."""


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TimedServer]:
    server = TimedServer(tmp_path_factory.mktemp("timed") / "data")
    server.start()
    try:
        yield server
    finally:
        server.kill()


@contextmanager
def at_seat(browser: Browser, table: Table, seat: int = 0, **settings: object) -> Iterator[Visit]:
    """The page of a seat, with a clock that can be moved on."""
    with visiting(browser, settings=settings) as visit:
        # Nothing may be heard before the page was touched.
        visit.forgiven = ("AudioContext was not allowed",)
        visit.page.clock.install()
        visit.context.add_init_script(_STRUCK)
        visit.page.goto(table.seat_link(seat))
        expect(visit.page.get_by_role("heading", name="Log")).to_be_visible()
        yield visit


def two(timed: TimedServer, **options: object) -> Table:
    table = Table(timed, None, None, starting_seat=0, **options)
    table.sit("Anna", "Ben")
    return table


def clock(visit: Visit, name: str) -> Locator:
    clocks = visit.page.get_by_role("region", name="Clocks")
    return clocks.get_by_role("listitem").filter(has_text=f"{name}: ")


# Clocks


def test_clocks_are_shown_and_run_each_for_its_own_seat(
    timed: TimedServer, browser: Browser
) -> None:
    table = two(timed, clock=_MINUTES)
    with at_seat(browser, table) as anna:
        expect(clock(anna, "Anna")).to_have_text(re.compile(r"Anna: (10:00|9:\d\d)\s+running"))
        expect(clock(anna, "Ben")).to_have_text("Ben: 15:00")
        pass_by(120, timed, anna)
        expect(clock(anna, "Anna")).to_have_text(re.compile(r"Anna: (8:00|7:\d\d)\s+running"))
        expect(clock(anna, "Ben")).to_have_text("Ben: 15:00")
        number = table.state["number"]
        Clicks(anna).take(table.position, steady_move(table, 0))
        anna.wait_for_number(number + 1)
        expect(clock(anna, "Anna")).to_have_text(re.compile(r"Anna: (8:10|8:0\d|7:\d\d)"))
        expect(clock(anna, "Ben")).to_have_text(re.compile(r"running"))


def test_who_runs_out_of_time_has_lost(timed: TimedServer, browser: Browser) -> None:
    table = two(timed, clock=_MINUTES)
    with at_seat(browser, table) as anna, at_seat(browser, table, 1) as ben:
        pass_by(601, timed, anna, ben)
        for visit in (anna, ben):
            wait_until_said(visit, "Anna ran out of time.")
            wait_until_said(visit, "Ben wins.")
            end = visit.page.get_by_role("region", name="Result")
            expect(end).to_contain_text("You win!" if visit is ben else "Ben wins.")
            boards = visit.page.get_by_role("article").filter(has_text="Anna")
            expect(boards.get_by_text("out of time").first).to_be_visible()
        assert (table.state["winners"], table.state["ended"]) == ([1], "time")


def test_little_time_is_heard_said_and_seen(timed: TimedServer, browser: Browser) -> None:
    table = two(timed, clock={"seconds": 300, "increment": 0, "factors": [1, 1]})
    with at_seat(browser, table, lowTime=60, volume=1) as anna:
        anna.page.mouse.click(2, 2)
        struck = anna.page.evaluate("window.struck")
        face = anna.page.get_by_role("region", name="My board").locator(".clock")
        expect(face).not_to_have_class(re.compile("low"))
        assert said(anna, "seconds left") == 0
        pass_by(250, timed, anna)
        wait_until_said(anna, "Anna has ")
        (warning,) = [each for each in anna.heard() if "seconds left" in each.text]
        assert re.fullmatch(r"Anna has \d+ seconds left\.", warning.text)
        assert warning.urgency == "assertive"
        expect(face).to_have_class(re.compile("low"))
        expect(face).to_be_in_viewport()
        anna.page.wait_for_function("before => window.struck > before", arg=struck)
        pass_by(10, timed, anna)
        expect(clock(anna, "Anna")).to_have_text(re.compile(r"Anna: 0:[0-3]\d"))
        assert said(anna, "seconds left.") == 1, "once"


@pytest.mark.parametrize("is_one_screen", [False, True])
def test_alone_or_on_one_screen_the_clock_can_be_paused(
    timed: TimedServer, browser: Browser, is_one_screen: bool
) -> None:
    levels = (None, None) if is_one_screen else (None, 1)
    table = Table(timed, *levels, starting_seat=0, clock=_MINUTES, is_one_screen=is_one_screen)
    table.sit(*["Anna", "Ben"][: levels.count(None)])
    with at_seat(browser, table) as anna:
        button(anna, "Pause").click()
        expect(anna.page.get_by_text("Paused.").filter(visible=True).first).to_be_visible()
        expect(clock(anna, "Anna")).not_to_contain_text("running")
        left = table.state["clocks"][0]["milliseconds"]
        pass_by(3600, timed, anna)
        assert table.state["clocks"][0]["milliseconds"] == left
        button(anna, "Go on").click()
        expect(clock(anna, "Anna")).to_contain_text("running")
        expect(button(anna, "Pause")).to_be_visible()
        assert table.state["winners"] is None
        anna.wait_for_focus()


def test_where_others_would_have_to_wait_nobody_can_pause(
    timed: TimedServer, browser: Browser
) -> None:
    with at_seat(browser, two(timed, clock=_MINUTES)) as anna:
        expect(button(anna, "Undo")).to_be_visible()
        expect(button(anna, "Pause")).to_have_count(0)


def test_days_for_a_move_are_shown_and_pass(timed: TimedServer, browser: Browser) -> None:
    table = two(timed, days_per_move=3)
    with at_seat(browser, table) as anna:
        until = anna.page.get_by_role("region", name="Clocks")
        expect(until).to_have_text(re.compile(r"Move by .*\d:\d\d.*, in [23] days\."))
        before, number = table.state["move_deadline"], table.state["number"]
        pass_by(24 * 60 * 60, timed, anna)
        Clicks(anna).take(table.position, steady_move(table, 0))
        anna.wait_for_number(number + 1)
        assert table.state["move_deadline"] > before, "Ben has his own three days"
        pass_by(3 * 24 * 60 * 60 + 1, timed, anna)
        wait_until_said(anna, "Ben ran out of time.")
        assert table.state["winners"] == [0]


# Deals that wait


def test_a_deal_can_be_told_to_wait(timed: TimedServer, browser: Browser) -> None:
    table = Table(timed, None, 1, starting_seat=0)
    table.sit("Anna")
    with at_seat(browser, table, dealSeconds=100) as anna:
        while not (state := table.state)["confirmers"]:
            if 0 in state["to_decide"]:
                table.ask(0, decision(table.position, 0))
        anna.wait_for_number(state["number"])
        expect(anna.page.locator(".card .words")).to_have_text(re.compile(r"^in \d+ seconds$"))
        button(anna, "Wait").click()
        expect(button(anna, "Wait")).to_have_count(0)
        expect(anna.page.get_by_text(re.compile(r"^in \d+ seconds?$"))).to_have_count(0)
        pass_by(1000, timed, anna)
        expect(button(anna, "Next round")).to_be_visible()
        assert table.state["confirmers"] == [0]
        button(anna, "Next round").click()
        wait_until_said(anna, "Round 2.")


def test_the_tables_own_delay_counts_down_and_nobody_can_stop_it(
    timed: TimedServer, browser: Browser
) -> None:
    """Beside the button; then the next round begins by itself."""
    table = Table(timed, None, 1, starting_seat=0, deal_seconds=600)
    table.sit("Anna")
    with at_seat(browser, table, dealSeconds=2000) as anna:
        table.play_until(0, lambda state: bool(state["confirmers"]))
        while not (state := table.state)["confirmers"]:
            if 0 in state["to_decide"]:
                table.ask(0, decision(table.position, 0))
        anna.wait_for_number(state["number"])
        left = anna.page.locator(".card .words")
        expect(left).to_have_text(re.compile(r"^in \d+ seconds$"))
        first = int(left.inner_text().split()[1])
        assert 300 <= first <= 600, "the shorter of the table's delay and one's own"
        expect(button(anna, "Wait")).to_have_count(0)
        pass_by(200, timed, anna)
        expect(left).to_have_text(re.compile(r"^in ([123]\d\d|400) seconds$"))
        assert table.state["confirmers"] == [0]
        pass_by(401, timed, anna)
        wait_until_said(anna, "Round 2.")
        expect(anna.page.locator(".card")).to_have_count(0)


# Who is gone


def _gone(timed: TimedServer, browser: Browser, table: Table, anna: Visit) -> None:
    """Ben was there, and has left; a minute later something can be done about it."""
    with at_seat(browser, table, 1):
        # Until then he counts as gone since he sat down, and the server may not know yet that he
        # came: the minute would begin when it notices that he left.
        anna.page.wait_for_function("() => window.presentTold?.gone.length === 0")
    expect(button(anna, "Let the computer play for Ben")).to_have_count(0)
    anna.page.wait_for_function("() => window.presentTold?.gone.some(({seat}) => seat === 1)")
    pass_by(61, timed, anna)
    wait_until_said(anna, "Ben left 1 minute ago.")
    # One line, until something is to be done about it.
    expect(button(anna, "Let the computer play for Ben")).to_be_hidden()
    anna.page.locator("summary", has_text="Ben left 1 minute ago.").click()


def test_a_seat_is_handed_over_and_its_player_comes_back(
    timed: TimedServer, browser: Browser
) -> None:
    table = two(timed)
    with at_seat(browser, table) as anna:
        _gone(timed, browser, table, anna)
        anna.page.get_by_label("Level").select_option("2")
        button(anna, "Let the computer play for Ben").click()
        wait_until_said(anna, "Anna lets the computer play for Ben.")
        boards = anna.page.get_by_role("article").filter(has_text="Ben")
        expect(boards.get_by_text("played by the computer").first).to_be_visible()
        expect(button(anna, "Let the computer play for Ben")).to_have_count(0)
        expect(anna.page.locator(".presence")).to_have_count(0)
        number = table.state["number"]
        Clicks(anna).take(table.position, steady_move(table, 0))
        anna.wait_for_number(number + 2)
        wait_until_said(anna, "Ben: ")
        with at_seat(browser, table, 1) as ben:
            # Until he takes it back, the seat is the computer's on his page too.
            expect(ben.page.get_by_text("The computer plays for Ben.")).to_be_visible()
            expect(ben.page.locator("button.offer[aria-disabled='false']")).to_have_count(0)
            assert said(ben, "Your turn.") == 0
            button(ben, "Take your seat back").click()
            for visit in (anna, ben):
                wait_until_said(visit, "Ben is back")
                expect(visit.page.get_by_text("The computer plays for Ben.")).to_have_count(0)
                expect(visit.page.get_by_text("played by the computer")).to_have_count(0)
            ben.wait_for_focus()
            number = table.state["number"]
            Clicks(anna).take(table.position, steady_move(table, 0))
            ben.wait_for_number(number + 1)
            Clicks(ben).take(table.position, steady_move(table, 1))
            anna.wait_for_number(number + 2)
        assert table.state["to_decide"] == [0]


def test_where_somebody_is_gone_the_game_can_be_ended(timed: TimedServer, browser: Browser) -> None:
    table = two(timed)
    with at_seat(browser, table) as anna:
        _gone(timed, browser, table, anna)
        button(anna, "End the game").click()
        dialog = anna.page.get_by_role("dialog", name="End the game?")
        dialog.get_by_role("button", name="Cancel").click()
        assert table.state["ended"] is None
        button(anna, "End the game").click()
        dialog.get_by_role("button", name="End the game").click()
        wait_until_said(anna, "Anna ends the game")
        state = table.state
        assert (state["winners"], state["ended"]) == ([], "abandoned")
