"""What comes up over the table: text to read, and choices to make, by keys or mouse."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, TypeVar

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.geometry import Offset, Region
from textual.screen import ModalScreen

from azulejos.terminal.speaking import wrapped

from . import looks
from .picture import Drawing, Key, Picture

_WIDEST = 76
_Answer = TypeVar("_Answer")


class _Dialog(ModalScreen[_Answer]):
    """A picture in the middle of the screen."""

    def compose(self) -> ComposeResult:
        yield Drawing(id="dialog")

    def on_mount(self) -> None:
        self._paint()

    def on_resize(self) -> None:
        self._paint()

    def _paint(self) -> None:
        raise NotImplementedError

    def _show(self, picture: Picture, at: Offset) -> None:
        """Shows it, with the cursor on what is focused."""
        drawing = self.query_one(Drawing)
        drawing.styles.width = picture.width
        drawing.styles.height = picture.height
        size = self.app.size
        left, top = (size.width - picture.width) // 2, (size.height - picture.height) // 2
        self.app.cursor_position = Offset(left, top) + at
        drawing.show(picture)
        drawing.focus()


class Reading(_Dialog[str | None]):
    """Text with a title; any of its keys, Esc or a click closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,question_mark", "close", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown,space", "scroll(10)", show=False),
    ]

    def __init__(self, title: str, paragraphs: Sequence[str], keys: Sequence[str] = ()) -> None:
        """`keys`: letters that close it too, and are answered."""
        super().__init__()
        self._title = title
        self._paragraphs = paragraphs
        self._keys = keys
        self._top = 0

    def action_close(self) -> None:
        self.dismiss(None)

    def action_scroll(self, lines: int) -> None:
        self._top += lines
        self._paint()

    def on_key(self, event: object) -> None:
        character = getattr(event, "character", None)
        if character is not None and character in self._keys:
            self.dismiss(character)

    def on_drawing_pointed(self, message: Drawing.Pointed) -> None:
        if message.is_click:
            self.dismiss(None)

    def _paint(self) -> None:
        width = min(self.app.size.width - 4, _WIDEST)
        lines = [line for text in self._paragraphs for line in (*wrapped(text, width - 4), "")][:-1]
        height = min(len(lines) + 4, self.app.size.height - 2)
        self._top = max(0, min(self._top, len(lines) - (height - 4)))
        picture = Picture(width, height)
        picture.put(2, 1, self._title, looks.TITLE)
        for y, line in enumerate(lines[self._top : self._top + height - 4], start=3):
            picture.put(2, y, line, looks.PLAIN)
        if self._top + height - 4 < len(lines):
            picture.put(width - 3, height - 1, "▼", looks.POINTER)
        self._show(picture, Offset(2, 3))


@dataclass(slots=True)
class Choice:
    """Something to be chosen from several values."""

    name: str
    title: Callable[[], str]
    values: Sequence[object]
    index: int
    say: Callable[[object], str]

    @property
    def value(self) -> object:
        return self.values[self.index]


class Menu(_Dialog[bool]):
    """Choices one below the other, and a button; answers whether the button was pressed."""

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
        choices: Sequence[Choice],
        button: Callable[[], str],
        notes: Callable[[], Sequence[str]],
        changed: Callable[[Choice], None],
    ) -> None:
        """All text is asked for whenever it is painted: the language may be one of the choices."""
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
            case Key(name) if message.is_click:
                names = [choice.name for choice in self._choices]
                self._at = names.index(name) if name in names else len(names)
                self.action_press()
            case None if message.is_click:
                self.dismiss(False)
            case _:
                pass

    def _paint(self) -> None:
        width = min(self.app.size.width - 4, 64)
        titles = [choice.title() for choice in self._choices]
        column = max(map(cell_len, titles), default=0) + 4
        notes = [line for note in self._notes() for line in wrapped(note, width - 4)]
        picture = Picture(width, len(titles) + 6 + len(notes))
        picture.put(2, 1, self._title(), looks.TITLE)
        for index, choice in enumerate(self._choices):
            y = index + 3
            is_at = index == self._at
            style = looks.FOCUS if is_at else looks.PLAIN
            picture.put(2, y, titles[index], style)
            shown = f"◂ {choice.say(choice.value)} ▸"
            picture.put(column, y, shown, style if is_at else looks.BOLD)
            picture.mark(Key(choice.name), Region(2, y, width - 4, 1), Offset(2, y))
        y = len(titles) + 4
        button = f"[ {self._button()} ]"
        is_at = self._at == len(titles)
        picture.put(2, y, button, looks.FOCUS if is_at else looks.BOLD)
        picture.mark(Key("button"), Region(2, y, len(button), 1), Offset(2, y))
        for line_index, line in enumerate(notes):
            picture.put(2, y + 1 + line_index, line, looks.FAINT)
        self._show(picture, Offset(2, y if is_at else self._at + 3))
