"""What the eye sees of the others' moves, and of the end of a round, with tiles that move."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from azulejos.rules import Position

from .games import steady_move
from .hands import Clicks
from .serving import PageServer, Table
from .visiting import Visit, visiting

_MOVING: Final = {"speed": 1, "pace": 700}


def _two(server: PageServer) -> Table:
    table = Table(server, None, None, starting_seat=1)
    table.sit("Anna", "Ben")
    return table


def _open(visit: Visit, table: Table) -> None:
    visit.page.goto(table.seat_link(0))
    visit.page.get_by_role("heading", level=1).wait_for()


def test_the_last_move_of_an_opponent_stays_marked_until_ones_own(
    server: PageServer, browser: Browser
) -> None:
    table = _two(server)
    with table.present(1), visiting(browser, settings=_MOVING) as visit:
        _open(visit, table)
        page = visit.page
        expect(page.locator(".marked")).to_have_count(0)
        move = steady_move(table, 1)
        before = table.position
        table.ask(1, {"type": "move", "move": str(move)})
        tiles = before.tiles_at(move.source)[move.color]
        ring = page.locator(f"[data-spot='f{move.source}'].marked")
        expect(ring).to_have_count(1)
        landed = page.locator("[data-spot^='p1-'].marked, [data-spot^='l1-'].marked")
        expect(landed).to_have_count(tiles)
        took = page.locator(".took").filter(visible=True)
        expect(took).to_contain_text(f"took {tiles} ")
        expect(took).to_be_in_viewport()
        expect(page.locator(".flying")).to_have_count(0)
        Clicks(visit).take(table.position, steady_move(table, 0))
        expect(page.locator(".marked")).to_have_count(0)


def _play_a_round(table: Table) -> Position:
    """Both play to the end of round 1, whose last move is Anna's: she starts the next one."""
    table.settled(0)
    while table.position.round_number == 1:
        (seat,) = table.state["to_decide"]
        table.ask(seat, {"type": "move", "move": str(steady_move(table, seat))})
    assert table.state["confirmers"] == [0]
    return table.position


@pytest.mark.parametrize("way", ["waits", "skips", "still"])
def test_the_end_of_a_round_is_told_and_summed_up_on_a_card(
    way: str, server: PageServer, browser: Browser
) -> None:
    table = _two(server)
    settings = {} if way == "still" else {"speed": 1, "pace": 0}
    with table.present(1), visiting(browser, settings=settings) as visit:
        _open(visit, table)
        after = _play_a_round(table)
        visit.wait_for_number(table.state["number"])
        status = visit.page.get_by_role("region", name="Status")
        card = visit.page.locator(".card")
        if way != "still":
            expect(status).to_contain_text("Round 1 is over.")
            expect(card).to_have_count(0)
            # The scores count up from what they were.
            own = visit.page.get_by_role("region", name="My board").locator(".score")
            if way == "skips":
                visit.page.keyboard.press("Shift")
            expect(own).to_contain_text(str(after.boards[0].score))
        expect(card).to_be_visible()
        expect(status).to_contain_text("Ready for the next round?")
        expect(status).to_contain_text("Round 1")
        for seat, row in enumerate(card.locator("tbody tr").all()):
            wall, floor, score = row.locator("td").all_inner_texts()
            assert int(score) == after.boards[seat].score
            lost = int(floor.replace("\N{MINUS SIGN}", "-"))
            assert int(wall) + lost == int(score), "in the first round"
        visit.page.get_by_role("button", name="Next round").click()
        expect(card).to_have_count(0)
        expect(status).to_contain_text("Round 2")


def test_the_next_round_can_be_started_before_the_log_has_come(
    server: PageServer, browser: Browser
) -> None:
    table = _two(server)
    _play_a_round(table)
    with table.present(1), visiting(browser) as visit:
        visit.forgiven = ("Failed to load resource", "stream", "EventSource")
        visit.page.route("**/stream*", lambda route: route.abort())
        _open(visit, table)
        visit.page.get_by_role("button", name="Next round").click()
        expect(visit.page.locator(".card")).to_have_count(0)


def test_a_pace_of_zero_shows_opponents_at_once_with_motion_too(
    server: PageServer, browser: Browser
) -> None:
    table = _two(server)
    with table.present(1), visiting(browser, settings={"speed": 1, "pace": 0}) as visit:
        _open(visit, table)
        table.ask(1, {"type": "move", "move": str(steady_move(table, 1))})
        visit.wait_for_number(table.state["number"])
        status = visit.page.get_by_role("region", name="Status")
        expect(status).to_contain_text("Your turn.")
        expect(visit.page.locator(".flying")).to_have_count(0)
