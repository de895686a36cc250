"""The screen with the table: its widgets and their styles."""

from __future__ import annotations

from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Input

from . import styles
from .picture import Drawing

CSS: Final = f"""
    Screen {{ background: {styles.BACKGROUND}; color: {styles.TEXT}; }}
    #status {{ background: #2b4a7a; color: #ffffff; }}
    #keys {{ background: {styles.PANEL}; }}
    #middle {{ height: 1fr; }}
    #table {{ height: 1fr; }}
    #side {{ width: 1fr; border-left: solid #4a5060; }}
    #log {{ height: 1fr; }}
    #preview {{ border-top: solid #4a5060; box-sizing: content-box; }}
    #command {{ height: 1; border: none; padding: 0; background: #1a1d23; color: {styles.TEXT}; }}
    #command > .input--placeholder {{ color: {styles.FAINT_TEXT}; }}
    #dialog {{ background: {styles.PANEL}; }}
    ModalScreen {{ align: center middle; background: #000000 50%; }}
    """


class TableScreen(Screen[None], inherit_bindings=False):
    """Tab goes to the app's own areas instead of the next widget."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "app.area(1)", show=False),
        Binding("shift+tab", "app.area(-1)", show=False),
    ]


def compose_widgets() -> ComposeResult:
    yield Drawing(id="status", can_focus=False)
    with Horizontal(id="middle"):
        yield Drawing(id="table")
        with Vertical(id="side"):
            yield Drawing(id="log")
            yield Drawing(id="preview", can_focus=False)
    command = Input(id="command", select_on_focus=False)
    # The terminal's own cursor is there, so nothing has to blink.
    command.cursor_blink = False
    yield command
    yield Drawing(id="keys", can_focus=False)


def drawing(screen: Screen[None], name: str) -> Drawing:
    return screen.query_one(f"#{name}", Drawing)
