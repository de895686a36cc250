"""Dialogs over the table: text to read, and menus, for keys and mouse."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, TypeVar

from rich.cells import cell_len
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.geometry import Offset, Region
from textual.screen import ModalScreen

from azulejos.terminal.speaker import wrapped

from . import styles
from .picture import Drawing, Picture
from .spots import KeySpot

_READING_WIDTH: Final = 76
_MENU_WIDTH: Final = 64
"""Columns, if the terminal has as many."""
_LEAST_WIDTH: Final = 20
_FRAME: Final = 6
"""Lines that don't scroll: the title and the keys, each with a border and an empty line."""
_Answer = TypeVar("_Answer")


class _Dialog(ModalScreen[_Answer]):
    """A picture in the middle of the screen."""

    def compose(self) -> ComposeResult:
        yield Drawing(id="dialog")

    def on_mount(self) -> None:
        self._paint()

    def on_resize(self) -> None:
        self._paint()

    def on_click(self, event: events.Click) -> None:
        """A click outside closes the dialog."""
        if not self.query_one(Drawing).region.contains(event.screen_x, event.screen_y):
            self.action_close()

    def action_close(self) -> None:
        raise NotImplementedError

    def _paint(self) -> None:
        raise NotImplementedError

    def _width(self, wanted: int) -> int:
        """Leaves the table visible on both sides, unless the terminal is very narrow."""
        return max(min(self.app.size.width - 4, wanted), _LEAST_WIDTH)

    def _show(self, picture: Picture, at: Offset) -> None:
        """Shows the picture with the cursor on the focus. In a low terminal, shows the part around
        it."""
        picture.frame(styles.FAINT)
        size = self.app.size
        height = min(picture.height, size.height)
        above = max(0, min(at.y - height // 2, picture.height - height))
        picture = picture.part(above, height)
        drawing = self.query_one(Drawing)
        drawing.styles.width = picture.width
        drawing.styles.height = height
        left, top = (size.width - picture.width) // 2, (size.height - height) // 2
        self.app.cursor_position = Offset(left, top - above) + at
        drawing.show(picture)
        drawing.focus()


class Reading(_Dialog[str | None]):
    """Text with a title. Enter, Esc, its keys or a click close it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,question_mark", "close", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown,space", "scroll(10)", show=False),
    ]

    def __init__(
        self, title: str, paragraphs: Sequence[str], how_to_close: str, keys: Sequence[str] = ()
    ) -> None:
        """`keys`: more letters that close it; the dialog returns the one pressed."""
        super().__init__()
        self._title = title
        self._paragraphs = paragraphs
        self._how_to_close = how_to_close
        self._keys = keys
        self._top = 0

    def action_close(self) -> None:
        self.dismiss(None)

    def action_scroll(self, lines: int) -> None:
        """No further than the ends, with a sound there."""
        before = self._top
        self._top += lines
        self._paint()
        if self._top == before:
            self.app.bell()

    def on_key(self, event: events.Key) -> None:
        if event.character is not None and event.character in self._keys:
            self.dismiss(event.character)

    def on_drawing_pointed(self, message: Drawing.Pointed) -> None:
        if message.is_click:
            self.action_close()

    def on_mouse_scroll_up(self) -> None:
        self.action_scroll(-3)

    def on_mouse_scroll_down(self) -> None:
        self.action_scroll(3)

    def _paint(self) -> None:
        width = self._width(_READING_WIDTH)
        lines = [line for text in self._paragraphs for line in (*wrapped(text, width - 4), "")][:-1]
        height = min(len(lines) + _FRAME, max(self.app.size.height - 2, _FRAME + 1))
        num_seen = height - _FRAME
        self._top = max(0, min(self._top, len(lines) - num_seen))
        picture = Picture(width, height)
        picture.put(2, 1, self._title, styles.TITLE)
        seen = lines[self._top : self._top + num_seen]
        for y, line in enumerate(seen, start=3):
            picture.put(2, y, line, styles.PLAIN)
        if self._top:
            picture.put(width - 3, 2, "▲", styles.POINTER)
        if self._top + num_seen < len(lines):
            picture.put(width - 3, height - 3, "▼", styles.POINTER)
        picture.put(2, height - 2, self._how_to_close, styles.FAINT)
        first = next((y for y, line in enumerate(seen, start=3) if line), 3)
        self._show(picture, Offset(2, first))


@dataclass(slots=True)
class MenuItem:
    """A menu item with several values."""

    name: str
    title: Callable[[], str]
    values: Sequence[object]
    index: int
    say: Callable[[object], str]

    @property
    def value(self) -> object:
        return self.values[self.index]


class Menu(_Dialog[bool]):
    """Items in a column, and a button. Returns whether the button was pressed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "close", show=False),
        Binding("up,shift+tab", "go(-1)", show=False),
        Binding("down,tab", "go(1)", show=False),
        Binding("left", "change(-1)", show=False),
        Binding("right,space", "change(1)", show=False),
        Binding("enter", "press", show=False),
    ]

    def __init__(
        self,
        title: Callable[[], str],
        choices: Sequence[MenuItem],
        button: Callable[[], str],
        notes: Callable[[], Sequence[str]],
        changed: Callable[[MenuItem], None],
    ) -> None:
        """Texts are functions, called at each painting: the language may change meanwhile."""
        super().__init__()
        self._title = title
        self._choices = choices
        self._button = button
        self._notes = notes
        self._changed = changed
        self._at = 0

    def action_close(self) -> None:
        self.dismiss(False)

    def action_go(self, step: int) -> None:
        """No further than the ends, with a sound there."""
        at = self._at + step
        if not 0 <= at <= len(self._choices):
            self.app.bell()
            return
        self._at = at
        self._paint()

    def action_change(self, step: int) -> None:
        if self._at == len(self._choices):
            self.app.bell()
            return
        choice = self._choices[self._at]
        choice.index = (choice.index + step) % len(choice.values)
        self._changed(choice)
        self._paint()

    def action_press(self) -> None:
        if self._at == len(self._choices):
            self.dismiss(True)
        else:
            self.action_change(1)

    def on_drawing_pointed(self, message: Drawing.Pointed) -> None:
        match message.spot:
            case KeySpot(name) if message.is_click:
                names = [choice.name for choice in self._choices]
                self._at = names.index(name) if name in names else len(names)
                self.action_press()
            case _:
                pass

    def _paint(self) -> None:
        width = self._width(_MENU_WIDTH)
        titles = [choice.title() for choice in self._choices]
        column = max(map(cell_len, titles)) + 4
        notes = [line for note in self._notes() for line in wrapped(note, width - 4)]
        picture = Picture(width, len(titles) + 6 + len(notes))
        picture.put(2, 1, self._title(), styles.TITLE)
        for index, choice in enumerate(self._choices):
            y = index + 3
            is_at = index == self._at
            style = styles.FOCUS if is_at else styles.PLAIN
            picture.put(2, y, titles[index], style)
            shown = f"◂ {choice.say(choice.value)} ▸"
            picture.put(column, y, shown, style if is_at else styles.BOLD)
            picture.mark(KeySpot(choice.name), Region(2, y, width - 4, 1), Offset(2, y))
        y = len(titles) + 4
        button = f"[ {self._button()} ]"
        is_at = self._at == len(titles)
        picture.put(2, y, button, styles.FOCUS if is_at else styles.BOLD)
        picture.mark(KeySpot("button"), Region(2, y, len(button), 1), Offset(2, y))
        for line_index, line in enumerate(notes):
            picture.put(2, y + 1 + line_index, line, styles.FAINT)
        self._show(picture, Offset(2, y if is_at else self._at + 3))
