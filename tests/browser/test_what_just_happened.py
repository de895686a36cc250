"""What the eye sees of the others' moves, and of the end of a round, with tiles that move."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from azulejos.rules import Position

from .begun import TOUCHED
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


def test_the_next_round_started_by_keyboard_leaves_the_focus_at_the_factories(
    server: PageServer, browser: Browser
) -> None:
    """The button that had it goes."""
    table = _two(server)
    with table.present(1), visiting(browser) as visit:
        _open(visit, table)
        _play_a_round(table)
        button = visit.page.get_by_role("button", name="Next round")
        expect(button).to_be_focused()
        visit.page.keyboard.press("Enter")
        expect(visit.page.locator(".card")).to_have_count(0)
        expect(visit.page.locator(".around button.offer:focus")).to_have_count(1)


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


def _round_ends_soon(server: PageServer, **options: object) -> Table:
    """Two people, of whom Ben sits elsewhere; Anna's move ends the round."""
    table = Table(server, None, None, starting_seat=1, **options)
    table.sit("Anna", "Ben")
    table.settled(0)
    while True:
        (seat,) = table.state["to_decide"]
        move = steady_move(table, seat)
        if table.position.after(move).round_number > 1:
            return table
        table.ask(seat, {"type": "move", "move": str(move)})


_HISTORY: Final = """() => {
  window.cards = [];
  const look = () => {
    const isThere = !!document.querySelector('.card');
    const isTold = document.querySelector('.flying') !== null;
    if (window.cards.at(-1)?.[0] !== isThere)
      window.cards.push([isThere, performance.now(), isTold]);
  };
  look();
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}"""
"""Keeps when the card came and went, and whether something was still flying."""
_CARD: Final = 3000
"""Milliseconds that it stays, however soon the next deal comes (durations.ts)."""


@pytest.mark.parametrize("why", ["the table's delay is short", "somebody else starts the round"])
def test_the_card_is_seen_however_soon_the_next_deal_comes(
    why: str, server: PageServer, browser: Browser
) -> None:
    """The scores are told for longer than that."""
    options = {"deal_seconds": 1} if why.startswith("the table") else {}
    table = _round_ends_soon(server, **options)
    reader = 1 - table.position.seat
    with table.present(1 - reader), visiting(browser, settings=_MOVING) as visit:
        visit.page.goto(table.seat_link(reader))
        visit.page.get_by_role("heading", level=1).wait_for()
        visit.page.evaluate(_HISTORY)
        seat = table.position.seat
        number = table.state["number"]
        table.ask(seat, {"type": "move", "move": str(steady_move(table, seat))})
        if not options:
            table.ask(seat, {"type": "confirm-deal"})
        assert table.settled(number + 1)["round"] == 2
        visit.page.wait_for_function("() => cards.length === 3")
        (_, came, gone) = visit.page.evaluate("cards")
        assert came[0]
        assert not came[2], "the card came while the scores were still being told"
        assert gone[1] - came[1] >= _CARD - 100, (came, gone)
        expect(visit.page.get_by_role("region", name="Status")).to_contain_text("Round 2")


def test_a_click_ends_the_telling_and_the_next_one_the_card(
    server: PageServer, browser: Browser
) -> None:
    """Where the next round has begun meanwhile. By itself the telling takes minutes here; the
    second click comes as soon as the card, which stays for seconds."""
    table = _round_ends_soon(server)
    reader = 1 - table.position.seat
    settings = _MOVING | {"speed": 0.02}
    with table.present(1 - reader), visiting(browser, settings=settings) as visit:
        visit.page.goto(table.seat_link(reader))
        visit.page.get_by_role("heading", level=1).wait_for()
        seat = table.position.seat
        table.ask(seat, {"type": "move", "move": str(steady_move(table, seat))})
        table.ask(seat, {"type": "confirm-deal"})
        status = visit.page.get_by_role("region", name="Status")
        expect(status).to_contain_text("Round 1 is over.")
        visit.wait_for_number(table.settled(table.state["number"] - 1)["number"])
        card = visit.page.locator(".card")
        expect(card).to_have_count(0)
        visit.page.evaluate(_PRESSED)
        visit.page.mouse.click(5, 5)
        visit.page.wait_for_function("() => seen.gone")
        seen = visit.page.evaluate("seen")
        assert not seen["flying"], "the first click ends the telling"
        assert seen["gone"] - seen["came"] < _CARD / 2, "the second one ends the card"
        expect(card).to_have_count(0)
        expect(status).to_contain_text("Round 2")


_PRESSED: Final = """() => {
  window.seen = {};
  new MutationObserver(() => {
    const isThere = document.querySelector('.card') !== null;
    if (isThere && !seen.came) {
      seen.came = performance.now();
      seen.flying = document.querySelectorAll('.flying').length;
      setTimeout(() => document.body.click());
    }
    if (!isThere && seen.came) seen.gone ??= performance.now();
  }).observe(document.body, { subtree: true, childList: true });
}"""
"""Clicks as soon as the card is there, and keeps when it came and went."""
_STANDING: Final = """() => {
  window.frames = 0;
  window.covered = 0;
  const strip = document.querySelector('.others .score').closest('h3');
  const look = () => {
    const box = strip.getBoundingClientRect();
    const tiles = [...document.querySelectorAll('.flying:not(.points)')];
    const isOver = each => {
      const { x, y, width, height } = each.getBoundingClientRect();
      const middle = [x + width / 2, y + height / 2];
      return middle[0] > box.left && middle[0] < box.right
        && middle[1] > box.top && middle[1] < box.bottom;
    };
    if (tiles.length) window.frames += 1;
    if (tiles.some(isOver)) window.covered += 1;
    requestAnimationFrame(look);
  };
  look();
}"""
"""Counts the frames in which a tile lies over the name and the score of the opponent's strip."""
_LANDING: Final = 1 / 4
"""The part of the frames in which the last move's own tiles may land there."""


def test_while_scores_are_told_no_tile_lies_over_the_score_of_a_strip(
    server: PageServer, browser: Browser
) -> None:
    """On a phone the opponent's lines and wall are not drawn: their tiles would lie there."""
    table = _round_ends_soon(server)
    reader = 1 - table.position.seat
    with (
        table.present(1 - reader),
        visiting(browser, size=(390, 844), settings=_MOVING, **TOUCHED) as visit,
    ):
        visit.page.goto(table.seat_link(reader))
        visit.page.get_by_role("heading", level=1).wait_for()
        visit.page.evaluate(_STANDING)
        seat = table.position.seat
        table.ask(seat, {"type": "move", "move": str(steady_move(table, seat))})
        expect(visit.page.locator(".card")).to_be_visible()
        frames, covered = visit.page.evaluate("[frames, covered]")
        assert frames > 0
        assert covered < frames * _LANDING, f"in {covered} of {frames} frames"
