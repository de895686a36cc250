"""Speed 0: nothing moves, and nothing waits for anything to move."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from .games import steady_move
from .hands import Clicks, TablePage
from .serving import PageServer, Table
from .test_table import _ANIMATIONS
from .visiting import visiting

_STAGED = """
window.staged = 0;
new MutationObserver((records) => {
  for (const { addedNodes } of records)
    for (const node of addedNodes)
      if (node.nodeType === 1 && node.matches('.flying')) window.staged += 1;
}).observe(document, { subtree: true, childList: true });
"""
"""Counts what flies over the page: tiles, and points that rise."""


def _play_a_round(server: PageServer, browser: Browser, speed: float) -> tuple[int, list[str]]:
    """Up to the scores of the first round; answers what was staged and what moved."""
    table = Table(server, None, None, starting_seat=0)
    table.sit("Anna", "Ben")
    with visiting(browser, settings={"speed": speed}) as visit:
        visit.context.add_init_script(_ANIMATIONS)
        visit.context.add_init_script(_STAGED)
        visit.page.goto(table.seat_link(0))
        shown = TablePage(visit)
        expect(shown.factories.get_by_role("button").first).to_be_visible()
        visit.page.evaluate("() => { window.moved = []; window.staged = 0; }")
        number, move = table.state["number"], steady_move(table, 0)
        Clicks(visit).take(table.position, move)
        visit.wait_for_number(number + 1)
        if not speed:
            # As soon as the page is told, it shows what is now, and no more than that.
            held = table.position.boards[0].pattern_lines[move.destination - 1].count
            line = shown.board.get_by_role("list").get_by_role("button").nth(move.destination - 1)
            assert f"{held} of" in (line.get_attribute("aria-label") or "")
        table.play_until(None, lambda state: state["round"] == 2)
        visit.wait_for_number(table.state["number"])
        if speed:
            visit.page.wait_for_function("() => window.staged > 0")
        staged: int = visit.page.evaluate("window.staged")
        moved: list[str] = visit.page.evaluate("window.moved")
        if not speed:
            assert visit.page.evaluate("document.getAnimations().length") == 0
        return staged, moved


def test_at_speed_0_everything_is_there_at_once(server: PageServer, browser: Browser) -> None:
    """A move, the end of a round with its scores, and the next deal; motion is not unwanted
    otherwise."""
    assert _play_a_round(server, browser, 0) == (0, [])


def test_at_any_other_speed_it_is_staged(server: PageServer, browser: Browser) -> None:
    """Else the test above would find nothing because it looks for nothing."""
    staged, moved = _play_a_round(server, browser, 4)
    assert staged > 0
    assert "animate" in moved
