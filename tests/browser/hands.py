"""Ways to play: by keys alone, by clicks alone, by taps alone, by typed lines alone.

Whatever is touched is found as a person finds it, by its role and its name.
"""

from __future__ import annotations

from typing import Final, Protocol

from playwright.sync_api import Locator, expect

from azulejos.rules import CENTER, FLOOR, Move, PlayerMove, Position, TilingMove
from azulejos.words.board_answers import floor_line, pattern_line
from azulejos.words.phrases import phrase
from azulejos.words.things import source_key, tiles, typed_move

from .visiting import Visit

_MOST_TABS: Final = 40


class Hand(Protocol):
    """Plays on a page what somebody has decided."""

    def take(self, position: Position, move: Move) -> None:
        """Plays a move of the Factory offer."""

    def choose_columns(self, position: Position, moves: list[PlayerMove]) -> None:
        """Chooses the columns of the gray side, from the top down."""

    def press(self, name: str) -> None:
        """Presses a button that has this name."""


class TablePage:
    """What is on the page of a table, by role and name."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.page = visit.page
        self.factories = visit.page.get_by_role(
            "region", name=visit.voice.text("table-factories"), exact=True
        )
        self.board = visit.page.get_by_role(
            "region", name=visit.voice.text("table-my-board"), exact=True
        )

    def offer(self, position: Position, move: Move) -> Locator:
        """What is to be taken: "Factory 3: 2 red"."""
        held = tiles(move.color, position.tiles_at(move.source)[move.color])
        if move.source == CENTER:
            marker = "yes" if position.marker_in_center else "no"
            said = phrase("center", empty="no", marker=marker, tiles=held)
        else:
            said = phrase("factory", factory=source_key(move.source), tiles=held)
        return self.factories.get_by_role("button", name=self.visit.voice.named(said), exact=True)

    def line(self, position: Position, move: Move) -> Locator:
        """Where it goes: "Line 4: 2 of 4 red, needs 2"."""
        mine = position.boards[position.seat]
        is_floor = move.destination == FLOOR
        said = floor_line(mine) if is_floor else pattern_line(mine, move.destination - 1)
        return self.board.get_by_role("button", name=self.visit.voice.named(said), exact=True)

    def space(self, move: TilingMove) -> Locator:
        """A space of the wall that can be chosen: its name ends with what it would score."""
        place = f"[data-row='{move.row}'][data-column='{move.column + 1}']"
        return self.board.locator(f"button{place}")


class Clicks:
    """Clicks alone: nothing is dragged, no key is pressed."""

    def __init__(self, visit: Visit) -> None:
        self._visit = visit
        self._table = TablePage(visit)

    def touch(self, target: Locator) -> None:
        target.click()

    def line(self, position: Position, move: Move) -> Locator:
        return self._table.line(position, move)

    def take(self, position: Position, move: Move) -> None:
        offer = self._table.offer(position, move)
        expect(offer).to_have_attribute("aria-disabled", "false")
        # On a tile, as anyone would: three of a color lie around the fourth tile of the plate.
        self.touch(offer.locator(".tile").first)
        line = self.line(position, move)
        expect(line).to_have_attribute("aria-disabled", "false")
        self.touch(line)

    def choose_columns(self, position: Position, moves: list[PlayerMove]) -> None:
        del position
        for move in moves:
            assert isinstance(move, TilingMove)
            space = self._table.space(move)
            expect(space).to_have_attribute("aria-disabled", "false")
            self.touch(space)

    def press(self, name: str) -> None:
        self.touch(self._visit.page.get_by_role("button", name=name, exact=True))


class Taps(Clicks):
    """Taps on a screen that is touched."""

    def touch(self, target: Locator) -> None:
        target.tap()


class Keys:
    """The keyboard alone: Tab, arrows, Enter, Esc."""

    def __init__(self, visit: Visit, board: Locator | None = None) -> None:
        """On the page of a table; elsewhere `board` is what is played on."""
        self._visit = visit
        self._table = TablePage(visit)
        self._table.board = board or self._table.board
        self._keyboard = visit.page.keyboard

    def take(self, position: Position, move: Move) -> None:
        offer = self._table.offer(position, move)
        expect(offer).to_have_attribute("aria-disabled", "false")
        self._walk(self._table.factories, offer)
        self._keyboard.press("Enter")
        line = self._table.line(position, move)
        expect(line).to_have_attribute("aria-disabled", "false")
        self._walk(self._table.board, line)
        self._keyboard.press("Enter")

    def choose_columns(self, position: Position, moves: list[PlayerMove]) -> None:
        del position
        for move in moves:
            assert isinstance(move, TilingMove)
            space = self._table.space(move)
            space.wait_for()
            self._walk(self._table.board, space)
            self._keyboard.press("Enter")

    def press(self, name: str) -> None:
        button = self._visit.page.get_by_role("button", name=name, exact=True)
        button.wait_for()
        toolbar = self._visit.page.get_by_role("toolbar").filter(has=button)
        if toolbar.count():
            self._tab_into(toolbar)
            while not self._visit.has_focus(button):
                before = self._visit.focused()
                self._keyboard.press("ArrowRight")
                assert self._visit.focused() != before, f"the end came before {name}"
        else:
            self._tab_into(button)
        self._keyboard.press("Enter")

    def press_link(self, name: str) -> None:
        link = self._visit.page.get_by_role("link", name=name, exact=True)
        link.wait_for()
        self._tab_into(link)
        self._keyboard.press("Enter")

    def _walk(self, region: Locator, target: Locator) -> None:
        """To a cell of a region: by the tab key to the region, by arrows inside of it."""
        self._tab_into(region)
        goal = self._place(target)
        assert goal is not None
        while not self._visit.has_focus(target):
            place = self._place(self._focused())
            # Empty factories keep the focus themselves; an arrow leads in when they are filled.
            key = "ArrowDown" if place is None else _key(place, goal)
            self._keyboard.press(key)
            assert self._place(self._focused()) != place, f"{key} goes nowhere"

    def _tab_into(self, region: Locator) -> None:
        for _ in range(_MOST_TABS):
            if region.evaluate("element => element.contains(document.activeElement)"):
                return
            self._keyboard.press("Tab")
        raise AssertionError("the tab key never gets there")

    def _focused(self) -> Locator:
        return self._visit.page.locator("*:focus")

    def _place(self, cell: Locator) -> tuple[int, int] | None:
        """Row and column of a cell; None for what is none."""
        row, column = cell.evaluate("({dataset}) => [dataset.row, dataset.column]")
        return None if row is None else (int(row), int(column))


def _key(place: tuple[int, int], goal: tuple[int, int]) -> str:
    """The arrow that leads nearer: first to the row, then to the column."""
    (row, column), (to_row, to_column) = place, goal
    if row != to_row:
        return "ArrowDown" if row < to_row else "ArrowUp"
    return "ArrowRight" if column < to_column else "ArrowLeft"


class Lines:
    """Typed lines alone: the focus never leaves the command box."""

    def __init__(self, visit: Visit) -> None:
        self._visit = visit
        self._box = visit.page.get_by_role("textbox", name=visit.voice.text("command"), exact=True)

    def type(self, line: str) -> None:
        self._box.fill(line)
        self._box.press("Enter")
        expect(self._box).to_have_value("")
        expect(self._box).to_be_focused()

    def ask(self, question: str) -> None:
        """Types a question, and hears the answer."""
        before = len(self._visit.heard())
        self.type(question)
        self._visit.page.wait_for_function("before => window.heard.length > before", arg=before)

    def take(self, position: Position, move: Move) -> None:
        del position
        self.type(self._visit.voice.say(typed_move(move)))

    def choose_columns(self, position: Position, moves: list[PlayerMove]) -> None:
        del position
        for move in moves:
            self.type(self._visit.voice.say(typed_move(move)))

    def press(self, name: str) -> None:
        """The next round: an empty line."""
        assert name == self._visit.voice.text("next-round-now")
        self._box.press("Enter")
