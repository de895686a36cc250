"""Runs the full screen for a local session or any other table."""

from __future__ import annotations

import os

from azulejos.terminal.speaker import Said
from azulejos.terminal.text_session import Display, Session

from .app import TableApp
from .cursor_driver import CursorDriver
from .local_shown_table import LocalShownTable
from .shown_table import Leaving, ShownTable


def run_screen(session: Session, log: list[Said], *, is_new: bool, is_back: bool) -> bool:
    """Plays on the full screen; False if it crashed. If plain lines are to take over, sets the
    session's `other_display`."""
    table = LocalShownTable(session, log, is_new=is_new, is_back=is_back)
    leaving = show_table(table)
    session.other_display = Display.LINES if leaving is Leaving.PLAIN else None
    return leaving is not None


def show_table(table: ShownTable) -> Leaving | None:
    """Shows a table until the person leaves; answers where they go. None if the screen crashed:
    Textual has printed the error to standard error."""
    app = TableApp(table, driver_class=CursorDriver, ansi_color="NO_COLOR" in os.environ)
    return app.run()
