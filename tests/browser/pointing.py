"""A hand on a page: a mouse that goes straight from place to place, over everything in between, and
a finger that taps what it sees. Nothing is pressed by its name: what is under the pointer gets it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import ceil, hypot
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Locator, Page

from azulejos.rules import FLOOR, Move, Position

from .hands import Clicks, TablePage
from .visiting import Visit

STEP: Final = 8
"""Pixels between two places of a mouse that is moved by hand."""
QUICK: Final = 40
"""Pixels, where the hand is in a hurry: what is narrower may never be met."""
REST: Final = 400
"""Milliseconds that a hand rests on something to read what it says."""
_FOLDER: Final = Path(__file__).parent
_LOOKING: Final = "".join(
    (_FOLDER / name).read_text("utf-8") for name in ("looking.js", "pointing.js")
)


class Point(NamedTuple):
    x: float
    y: float

    def toward(self, other: Point, part: float) -> Point:
        """A place on the straight way; 0 is here, 1 is there."""
        return Point(self.x + (other.x - self.x) * part, self.y + (other.y - self.y) * part)


class Box(NamedTuple):
    """What an element takes of the view, in pixels from its top left corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def middle(self) -> Point:
        return Point(self.x + self.width / 2, self.y + self.height / 2)

    def contains(self, point: Point) -> bool:
        return self.x <= point.x <= self.right and self.y <= point.y <= self.bottom

    def is_within(self, other: Box) -> bool:
        """To the pixel that a browser may round by."""
        return (
            self.x >= other.x - 1
            and self.y >= other.y - 1
            and self.right <= other.right + 1
            and self.bottom <= other.bottom + 1
        )

    def overlaps(self, other: Box) -> bool:
        is_beside = self.right <= other.x or other.right <= self.x
        is_above = self.bottom <= other.y or other.bottom <= self.y
        return not (is_beside or is_above)


# What is drawn


def look(visit: Visit) -> None:
    """From the next page on, what is drawn there can be measured."""
    visit.context.add_init_script(_LOOKING)


def view(page: Page) -> Box:
    """All that can be seen without scrolling."""
    size = page.viewport_size
    assert size is not None
    return Box(0, 0, size["width"], size["height"])


def box(locator: Locator) -> Box:
    return Box(**locator.evaluate("element => pointing.box(element)"))


def boxes(locator: Locator) -> list[Box]:
    found: list[dict[str, float]] = locator.evaluate_all(
        "all => all.filter(each => looking.isShown(each)).map(pointing.box)"
    )
    return [Box(**each) for each in found]


def drawn(locator: Locator) -> Box:
    """What is drawn of a button: its tiles and spaces, where it has any."""
    spaces = locator.locator("[data-spot]")
    if not spaces.count():
        return box(locator)
    return Box(**spaces.evaluate_all("all => pointing.around(all)"))


def reached(page: Page, *points: Point) -> list[str]:
    """What takes a click there: "line 2", "space w0-1-1", or whatever else lies there."""
    answer: list[str] = page.evaluate(
        "points => points.map(pointing.reached)", [point._asdict() for point in points]
    )
    return answer


def in_the_way(target: Locator, point: Point) -> str:
    """What takes a click instead of the target; empty where the target does."""
    answer: str = target.evaluate("(e, point) => pointing.inTheWay(e, point)", point._asdict())
    return answer


def next_frame(page: Page) -> None:
    """Until what has just happened is drawn."""
    page.evaluate(
        "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )


# Where things are


class Places:
    """Where a hand goes to on the page of a table: to what is drawn, not to its name."""

    def __init__(self, visit: Visit) -> None:
        self.page = visit.page
        self.table = TablePage(visit)
        self.lines = self.table.board.locator("[data-destination]")

    def offer(self, position: Position, move: Move) -> Locator:
        return self.table.offer(position, move)

    def tile(self, position: Position, move: Move) -> Locator:
        """A tile to take: three of a color lie around the fourth of the plate."""
        return self.offer(position, move).locator("[data-spot]").first

    def line(self, move: Move) -> Locator:
        """The line that a move leads to. The page counts from 0."""
        name = "floor" if move.destination == FLOOR else str(move.destination - 1)
        return self.table.board.locator(f"[data-destination='{name}']")

    def crossed(self, start: Point, end: Point, but: Locator) -> Iterator[Point]:
        """Where a straight way leads over other lines: the middle of each."""
        length = hypot(end.x - start.x, end.y - start.y)
        way = [start.toward(end, done / length) for done in range(ceil(length))]
        goal = box(but)
        found = [
            [point for point in way if each.contains(point)]
            for each in boxes(self.lines)
            if each != goal
        ]
        middles = [points[len(points) // 2] for points in found if points]
        yield from sorted(middles, key=way.index)


# Hands


class Mouse:
    """A mouse: it is somewhere, and gets elsewhere on a straight line."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.at = Point(0, 0)

    def glide(self, to: Point, each: Callable[[], Any] | None = None, pixels: int = STEP) -> None:
        """Goes straight there; something may be looked at after each step."""
        start = self.at
        steps = max(1, ceil(hypot(to.x - start.x, to.y - start.y) / pixels))
        self.at = to
        if each is None:
            self._page.mouse.move(*to, steps=steps)
            return
        for step in range(1, steps + 1):
            self._page.mouse.move(*start.toward(to, step / steps))
            each()

    def rest(self) -> None:
        self._page.wait_for_timeout(REST)

    def click(self) -> None:
        self._page.mouse.click(*self.at)

    def press(self) -> None:
        self._page.mouse.down()

    def release(self) -> None:
        self._page.mouse.up()


class ByMouse(Clicks):
    """Plays with the mouse alone: straight ways and clicks, on lines where they are drawn."""

    def __init__(self, visit: Visit) -> None:
        super().__init__(visit)
        self._places = Places(visit)
        self.mouse = Mouse(visit.page)

    def line(self, position: Position, move: Move) -> Locator:
        del position
        return self._places.line(move)

    def touch(self, target: Locator) -> None:
        """What is drawn of it is clicked, and nothing may lie in the way."""
        point = _in_view(target)
        self.mouse.glide(point)
        assert not in_the_way(target, point), f"in the way: {in_the_way(target, point)}"
        self.mouse.click()


class ByTouch(ByMouse):
    """Plays with a finger alone: taps on what is drawn."""

    def touch(self, target: Locator) -> None:
        point = _in_view(target)
        assert not in_the_way(target, point), f"in the way: {in_the_way(target, point)}"
        self._visit.page.touchscreen.tap(*point)


def _in_view(target: Locator) -> Point:
    """Where a target is drawn. What is out of view is scrolled to, as little as that takes."""
    target.wait_for()
    middle = drawn(target).middle
    if not view(target.page).contains(middle) or in_the_way(target, middle):
        target.evaluate("e => e.scrollIntoView({ block: 'nearest', inline: 'nearest' })")
        middle = drawn(target).middle
    return middle
