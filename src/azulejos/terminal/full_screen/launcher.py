"""Runs the screen over a session, or over any table, until the person leaves it."""

from __future__ import annotations

import os

from azulejos.terminal.speaker import Said
from azulejos.terminal.text_session import Display, Session

from .app import TableApp
from .cursor_driver import CursorDriver
from .local_shown_table import LocalShownTable
from .shown_table import Leaving, ShownTable


def run_screen(session: Session, log: list[Said], *, is_new: bool, is_back: bool) -> bool:
    """Plays on the screen; False where that broke down. For plain lines to take over, the session
    is told so."""
    table = LocalShownTable(session, log, is_new=is_new, is_back=is_back)
    leaving = show_table(table)
    session.other_display = Display.LINES if leaving is Leaving.PLAIN else None
    return leaving is not None


def show_table(table: ShownTable) -> Leaving | None:
    """Shows a table until the person leaves; answers where to. None where the screen broke down,
    by an error in the program: Textual has told of it on the standard error stream."""
    app = TableApp(table, driver_class=CursorDriver, ansi_color="NO_COLOR" in os.environ)
    return app.run()
