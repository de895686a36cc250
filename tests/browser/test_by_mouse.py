"""A mouse as a hand moves it: straight, in steps, resting on what lies on its way.

What is under the pointer and how large it is drawn is measured, never taken from its name.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from azulejos.rules import Move, Position
from tests.volume import some

from .begun import ANNA, Begun, begun, played
from .pointing import QUICK, STEP, Box, Point, box, boxes, drawn, next_frame, reached, view
from .serving import PageServer

_SIZES: Final = (
    pytest.param((1440, 900), id="1440x900"),
    pytest.param((1024, 768), id="1024x768", marks=pytest.mark.long),
)
_SLACK: Final = 2
"""Pixels that a tile under the pointer may differ from the tile it was."""
_NUM_FACTORIES: Final = 5
_BESIDE: Final = Point(5, 5)
"""Where no line is."""


@pytest.fixture(params=_SIZES)
def opened(request: pytest.FixtureRequest, server: PageServer, browser: Browser) -> Iterator[Begun]:
    with begun(browser, server, request.param) as opened:
        yield opened


# Tiles that are dragged


class Dragged:
    """Tiles under the pointer, compared with those that they were."""

    def __init__(self, opened: Begun, text: str) -> None:
        self._opened = opened
        self.before = opened.table.position
        self.move = opened.move(text)
        self.line = opened.places.line(self.move)
        tile = opened.places.tile(self.before, self.move)
        self._size = box(tile.locator("svg"))
        self._count = self.before.tiles_at(self.move.source)[self.move.color]
        self.ghosts = opened.page.locator(".dragged svg")
        self.seen: list[Box] = []
        opened.mouse.glide(box(tile).middle)
        opened.mouse.press()

    def look(self) -> None:
        """Every tile that is drawn now has the size of the tile that was taken."""
        found = boxes(self.ghosts)
        self.seen.extend(found)
        for each in found:
            assert abs(each.width - self._size.width) <= _SLACK, (each, self._size)
            assert abs(each.height - self._size.height) <= _SLACK, (each, self._size)

    def go(self, to: Point) -> None:
        self._opened.mouse.glide(to, self.look)

    def arrive(self) -> None:
        """Above its line, which is still to be seen and takes the drop."""
        goal = drawn(self.line).middle
        self.go(goal)
        expect(self.ghosts).to_have_count(self._count)
        name = self.line.get_attribute("data-destination")
        assert reached(self._opened.page, goal) == [f"line {name}"]
        ghosts = boxes(self.ghosts)
        assert not box(self.line).is_within(_around(ghosts)), "the tiles hide their line"

    def is_gone(self) -> None:
        """Nothing of it is left, and nothing is chosen."""
        expect(self.ghosts).to_have_count(0)
        expect(self._opened.page.locator(".dragged")).to_have_count(0)
        offer = self._opened.places.offer(self.before, self.move)
        expect(offer).to_have_attribute("aria-pressed", "false")


def _around(found: list[Box]) -> Box:
    x, y = min(each.x for each in found), min(each.y for each in found)
    return Box(x, y, max(e.right for e in found) - x, max(e.bottom for e in found) - y)


def _with_tiles_in_the_center(opened: Begun) -> None:
    """Three black or blue and one more are there, and Anna is to move."""
    for seat, text in ((0, "2W5"), (1, "3R5")):
        opened.table.ask(seat, {"type": "move", "move": text})
    opened.visit.wait_for_number(opened.table.state["number"])


@pytest.mark.parametrize("text", ["1K3", "1B4", "5Y5", "3Y0"])
def test_dragged_tiles_keep_their_size_and_land_on_the_line(opened: Begun, text: str) -> None:
    dragged = Dragged(opened, text)
    dragged.arrive()
    opened.mouse.release()
    assert played(dragged.before, opened.table) == text
    opened.visit.wait_for_number(opened.table.state["number"])
    expect(opened.page.locator(".dragged")).to_have_count(0)


@pytest.mark.parametrize("text", ["CK3", "CY4"])
def test_tiles_dragged_from_the_center_keep_their_size(opened: Begun, text: str) -> None:
    """One, and two that the center shows as one tile and a number."""
    _with_tiles_in_the_center(opened)
    dragged = Dragged(opened, text)
    dragged.arrive()
    opened.mouse.release()
    assert played(dragged.before, opened.table) == text


def test_dragged_tiles_may_rest_on_other_lines_on_their_way(opened: Begun) -> None:
    dragged = Dragged(opened, "1B4")
    for row in (1, 2, 3, 5):
        dragged.go(drawn(opened.places.line(opened.move(f"1B{row}"))).middle)
        opened.mouse.rest()
        dragged.look()
    dragged.arrive()
    opened.mouse.release()
    assert played(dragged.before, opened.table) == "1B4"


@pytest.mark.parametrize("way", ["beside a line", "Esc"])
def test_tiles_that_are_not_dropped_on_a_line_go_back(opened: Begun, way: str) -> None:
    dragged = Dragged(opened, "1B4")
    dragged.arrive()
    if way == "Esc":
        opened.page.keyboard.press("Escape")
        expect(dragged.ghosts).to_have_count(0)
    else:
        dragged.go(_BESIDE)
    opened.mouse.release()
    dragged.is_gone()
    assert opened.table.position == dragged.before
    # And they can be taken again.
    again = Dragged(opened, "1B4")
    again.arrive()
    opened.mouse.release()
    assert played(again.before, opened.table) == "1B4"


class Pen:
    """A pen above and on the screen, which the browser itself keeps at what it touched."""

    def __init__(self, opened: Begun) -> None:
        self._devtools = opened.visit.context.new_cdp_session(opened.page)

    def move(self, to: Point, is_down: bool = False) -> None:
        self._send("mouseMoved", to, "left" if is_down else "none")

    def press(self, at: Point) -> None:
        self._send("mousePressed", at, "left")

    def release(self, at: Point) -> None:
        self._send("mouseReleased", at, "left")

    def _send(self, kind: str, at: Point, button: str) -> None:
        options = {"x": at.x, "y": at.y, "button": button, "pointerType": "pen", "clickCount": 1}
        buttons = {"buttons": 1 if button == "left" and kind != "mouseReleased" else 0}
        self._devtools.send("Input.dispatchMouseEvent", {"type": kind} | options | buttons)


def test_a_pen_drags_tiles_and_shows_what_they_would_do(
    server: PageServer, browser: Browser
) -> None:
    with begun(browser, server, (1440, 900)) as opened:
        pen, before = Pen(opened), opened.table.position
        move = opened.move("1B4")
        start = box(opened.places.tile(before, move)).middle
        goal = drawn(opened.places.line(move)).middle
        pen.move(start)
        pen.press(start)
        for step in range(1, 21):
            pen.move(start.toward(goal, step / 20), is_down=True)
        expect(opened.page.locator(".dragged svg")).to_have_count(2)
        expect(_preview(opened, 4)).to_be_visible()
        pen.release(goal)
        assert played(before, opened.table) == "1B4"


# Tiles that are clicked, then a line


def _choose(opened: Begun, position: Position, move: Move) -> Locator:
    """Clicks on tiles; answers the line, which takes them now."""
    expect(opened.places.offer(position, move)).to_have_attribute("aria-disabled", "false")
    opened.mouse.glide(box(opened.places.tile(position, move)).middle)
    opened.mouse.click()
    line = opened.places.line(move)
    expect(line).to_have_attribute("aria-disabled", "false")
    return line


@pytest.mark.parametrize("pixels", [STEP, QUICK], ids=["slowly", "quickly"])
def test_resting_on_a_line_and_sliding_to_the_next_plays_the_next(
    opened: Begun, pixels: int
) -> None:
    before = opened.table.position
    _choose(opened, before, opened.move("1B2"))
    for text in ("1B2", "1B3"):
        opened.mouse.glide(drawn(opened.places.line(opened.move(text))).middle, pixels=pixels)
        opened.mouse.rest()
    opened.mouse.click()
    assert played(before, opened.table) == "1B3"


_ROWS: Final = (1, 2, 3, 4, 5)
_PATHS: Final = [*product(range(_NUM_FACTORIES), _ROWS)]
Random(18).shuffle(_PATHS)


@pytest.mark.volume
@pytest.mark.parametrize("size", _SIZES)
def test_on_straight_ways_the_line_under_the_pointer_is_played(
    size: tuple[int, int], server: PageServer, browser: Browser
) -> None:
    """From every factory to every line, resting on each line that lies between."""
    missed = []
    with begun(browser, server, size) as opened:
        before = opened.table.position
        for source, row in some(_PATHS, every=8):
            color = next(iter(before.factories[source].colors))
            move = opened.move(f"{source + 1}{color.letter}{row}")
            line = _choose(opened, before, move)
            goal = drawn(line).middle
            for rest in opened.places.crossed(opened.mouse.at, goal, line):
                opened.mouse.glide(rest)
                opened.mouse.rest()
            opened.mouse.glide(goal)
            (under,) = reached(opened.page, goal)
            opened.mouse.click()
            happened = played(before, opened.table)
            if happened != str(move):
                missed.append(f"{move}: {happened} played, under the pointer {under}")
                opened.page.reload()
            else:
                opened.take_back()
    assert not missed, missed


def test_nothing_that_comes_while_hovering_takes_the_pointer(opened: Begun) -> None:
    """What a click would reach, all over the board, is the same wherever the mouse rests."""
    before = opened.table.position
    _choose(opened, before, opened.move("1B2"))
    board = box(opened.places.table.board)
    lines = boxes(opened.places.lines)
    spots = [
        Point(board.x + board.width * across / 24, board.y + board.height * down / 24)
        for across, down in product(range(1, 24), repeat=2)
    ]
    opened.mouse.glide(_BESIDE)
    # A focused line shows its preview too.
    opened.page.evaluate("document.activeElement.blur()")
    next_frame(opened.page)
    then = reached(opened.page, *spots)
    assert {each for each in then if each.startswith("line ")} == {
        f"line {name}" for name in (*range(5), "floor")
    }
    assert len(lines) == 6
    for line in lines:
        opened.mouse.glide(line.middle)
        opened.mouse.rest()
        pairs = zip(then, reached(opened.page, *spots), strict=True)
        taken = {(was, now) for was, now in pairs if was != now}
        assert not taken, f"at {opened.mouse.at}: {taken}"


# What a move would do: needs [data-preview]


def _preview(opened: Begun, row: int) -> Locator:
    """What the page shows of a move to that line, or to the floor line: 0."""
    words = f"line {row}" if row else "floor line"
    return opened.page.locator("[data-preview]").filter(has_text=words)


def _is_out_of_the_way(opened: Begun, preview: Locator) -> None:
    """In view as a whole, beside all lines, and it never takes the pointer."""
    shown = box(preview)
    assert shown.width > 0
    assert shown.is_within(view(opened.page)), shown
    assert not [each for each in boxes(opened.places.lines) if each.overlaps(shown)]
    assert preview.evaluate("e => getComputedStyle(e).pointerEvents") == "none"


@pytest.mark.volume
def test_a_data_preview_shows_what_a_move_would_do_where_the_mouse_points(opened: Begun) -> None:
    before = opened.table.position
    _choose(opened, before, opened.move("1B2"))
    for row in some((1, 2, 3, 0, 4, 5), every=3):
        line = opened.places.line(opened.move(f"1B{row}"))
        opened.mouse.glide(drawn(line).middle)
        preview = _preview(opened, row)
        expect(preview).to_be_visible()
        _is_out_of_the_way(opened, preview)
        opened.mouse.glide(_BESIDE)
        expect(preview.filter(visible=True)).to_have_count(0)
    assert opened.table.position == before


def test_a_data_preview_shows_what_a_move_would_do_where_the_focus_is(opened: Begun) -> None:
    keyboard = opened.page.keyboard
    offer = opened.places.offer(opened.table.position, opened.move("1B1"))
    offer.focus()
    keyboard.press("Enter")
    for row in (1, 2, 3, 4, 5, 0):
        line = opened.places.line(opened.move(f"1B{row}"))
        expect(line).to_be_focused()
        preview = _preview(opened, row)
        expect(preview).to_be_visible()
        _is_out_of_the_way(opened, preview)
        keyboard.press("ArrowDown")
    keyboard.press("Escape")
    keyboard.press("Escape")
    expect(offer).to_be_focused()
    expect(opened.page.locator("[data-preview]").filter(has_text="blue")).to_have_count(0)
    assert opened.table.state["to_decide"] == [ANNA]


def test_a_data_preview_says_why_a_line_refuses_the_tiles(opened: Begun) -> None:
    for seat, text in ((0, "1B4"), (1, "3R5")):
        opened.table.ask(seat, {"type": "move", "move": text})
    opened.visit.wait_for_number(opened.table.state["number"])
    before = opened.table.position
    _choose(opened, before, opened.move("2W2"))
    line = opened.places.line(opened.move("2W4"))
    opened.mouse.glide(drawn(line).middle)
    preview = _preview(opened, 4)
    expect(preview).to_contain_text("Line 4 already holds blue.")
    _is_out_of_the_way(opened, preview)
