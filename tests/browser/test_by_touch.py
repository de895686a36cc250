"""A phone: what is needed for a move is on one screen, and a finger meets what it sees."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from azulejos.rules import FLOOR, Move

from .begun import ANNA, TOUCHED, Begun, begun
from .games import steady_move
from .pointing import Box, ByTouch, box, boxes, in_the_way, next_frame, view
from .serving import PageServer

_UPRIGHT: Final = (390, 844)
_SMALL: Final = (360, 640)
_SIDEWAYS: Final = (844, 390)
_TALL: Final = 44
_WIDE: Final = 32
_CROWDED: Final = [(_SMALL, 2), (_UPRIGHT, 3), (_UPRIGHT, 4), (_SMALL, 3), (_SMALL, 4)]
"""Where the factories may scroll sideways, and nothing else."""


def _ids(given: object) -> str:
    return f"{given[0]}x{given[1]}" if isinstance(given, tuple) else f"{given} players"


class Screen:
    """What is seen of a table without scrolling."""

    def __init__(self, opened: Begun) -> None:
        table = opened.places.table
        self.page = opened.page
        self.plates = table.factories.locator("[data-spot^='f'][role='row'], [data-spot='c']")
        self.board = table.board
        self.lines = opened.places.lines
        self.wall = table.board.locator("[data-spot^='w']")
        self.bar = opened.page.get_by_role("toolbar")
        assert opened.page.evaluate("scrollY") == 0
        assert len(boxes(self.lines)) == 6
        assert len(boxes(self.wall)) == 25

    @property
    def free(self) -> Box:
        """What the actions leave of the view, which they lie at the bottom of, if not elsewhere."""
        seen, bar = view(self.page), box(self.bar)
        is_at_the_bottom = bar.width > seen.width / 2 and bar.bottom > seen.bottom - _TALL
        return seen._replace(height=bar.y) if is_at_the_bottom else seen

    def hidden(self, *parts: Locator) -> list[str]:
        """What is not as a whole in view, or lies under something else."""
        free = self.free
        return [
            f"{each.evaluate('e => looking.name(e)')} {where} of {free}: {covered}"
            for part in parts
            for each in part.all()
            for where in [box(each)]
            for covered in [in_the_way(each, where.middle)]
            if not where.is_within(free) or covered
        ]

    def is_wide(self) -> list[str]:
        wide: list[str] = self.page.evaluate("looking.tooWide()")
        return wide


def test_upright_the_factories_and_the_whole_own_board_are_on_one_screen(
    server: PageServer, browser: Browser
) -> None:
    with begun(browser, server, _UPRIGHT, 1, **TOUCHED) as opened:
        screen = Screen(opened)
        hidden = screen.hidden(screen.plates, screen.board, screen.lines, screen.wall)
        assert not hidden, hidden
        assert box(screen.bar).is_within(view(opened.page))
        assert not screen.is_wide()


@pytest.mark.one_in(2)
@pytest.mark.parametrize(("size", "num_players"), _CROWDED, ids=_ids)
def test_where_there_is_little_room_the_own_board_is_seen_with_the_actions(
    size: tuple[int, int], num_players: int, server: PageServer, browser: Browser
) -> None:
    """The factories too, as a whole or as a strip that scrolls sideways inside of itself."""
    others = [1] * (num_players - 1)
    with begun(browser, server, size, *others, **TOUCHED) as opened:
        screen = Screen(opened)
        hidden = screen.hidden(screen.board, screen.lines, screen.wall)
        assert not hidden, hidden
        assert box(screen.bar).is_within(view(opened.page))
        free = screen.free
        out = [each for each in boxes(screen.plates) if each.y < 0 or each.bottom > free.bottom]
        assert not out, out
        assert not screen.is_wide()


@pytest.mark.parametrize("num_players", [2, 3, 4], ids=_ids)
def test_sideways_the_table_and_the_own_board_stand_side_by_side(
    num_players: int, server: PageServer, browser: Browser
) -> None:
    others = [1] * (num_players - 1)
    with begun(browser, server, _SIDEWAYS, *others, **TOUCHED) as opened:
        screen = Screen(opened)
        hidden = screen.hidden(screen.board, screen.lines, screen.wall)
        # With more than two players the row of factories scrolls inside itself.
        if num_players == 2:
            hidden += screen.hidden(screen.plates)
        assert not hidden, hidden
        board = box(screen.board)
        offers = box(opened.page.locator(".offers"))
        assert offers.right <= board.x + 1, "the factories are above or below the board"
        assert offers.is_within(view(opened.page)), offers
        assert not screen.is_wide()


@pytest.mark.parametrize("size", [_UPRIGHT, _SMALL, _SIDEWAYS], ids=_ids)
def test_after_a_move_the_view_stays_where_it_is(
    size: tuple[int, int], server: PageServer, browser: Browser
) -> None:
    with begun(browser, server, size, 1, **TOUCHED) as opened:
        table, hand = opened.table, ByTouch(opened.visit)
        for _ in range(3):
            number = table.state["number"]
            hand.take(table.position, steady_move(table, ANNA))
            opened.visit.wait_for_number(number + 1)
            table.play_until(ANNA)
            opened.visit.wait_for_number(table.state["number"])
            assert opened.page.evaluate("[scrollX, scrollY]") == [0, 0]
        # The floor line is the lowest: the focus goes there where no other line takes the tiles.
        moves = [move for move in table.position.legal_moves if isinstance(move, Move)]
        floor = next(move for move in moves if move.destination == FLOOR)
        hand.touch(opened.places.tile(table.position, floor))
        line = opened.places.line(floor)
        expect(line).to_have_attribute("aria-disabled", "false")
        line.focus()
        next_frame(opened.page)
        assert opened.page.evaluate("[scrollX, scrollY]") == [0, 0]


@pytest.mark.one_in(2)
@pytest.mark.parametrize("size", [_UPRIGHT, _SMALL, _SIDEWAYS], ids=_ids)
@pytest.mark.parametrize("num_players", [2, 4], ids=_ids)
def test_what_is_tapped_is_large_enough_for_a_finger(
    size: tuple[int, int], num_players: int, server: PageServer, browser: Browser
) -> None:
    others = [1] * (num_players - 1)
    with begun(browser, server, size, *others, **TOUCHED) as opened:
        small = opened.page.evaluate("size => pointing.tooSmall(...size)", [_WIDE, _TALL])
        assert not small, small
        # The center has tiles after a move.
        opened.table.ask(ANNA, {"type": "move", "move": str(steady_move(opened.table, ANNA))})
        opened.table.play_until(ANNA)
        opened.visit.wait_for_number(opened.table.state["number"])
        small = opened.page.evaluate("size => pointing.tooSmall(...size)", [_WIDE, _TALL])
        assert not small, small


def test_columns_are_large_enough_for_a_finger(server: PageServer, browser: Browser) -> None:
    """The gray side has spaces of the wall that are tapped."""
    options = {"rules": "gray"}
    with begun(browser, server, _UPRIGHT, options=options, **TOUCHED) as opened:
        table = opened.table
        table.play_until(None, lambda now: " T" in now["position"] and ANNA in now["to_decide"])
        opened.visit.wait_for_number(table.state["number"])
        opened.page.locator(".wall button[aria-disabled='false']").first.wait_for()
        small = opened.page.evaluate("size => pointing.tooSmall(...size)", [_WIDE, _TALL])
        assert not small, small
