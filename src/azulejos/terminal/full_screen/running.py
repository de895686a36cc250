"""Runs the screen over a session, or over any table, until the person leaves it."""

from __future__ import annotations

import os

from azulejos.terminal.speaking import Said
from azulejos.terminal.text_session import Look, Session

from .app import TableApp
from .local_table import LocalTable
from .showing import Pace
from .tables import Leaving, ShownTable
from .terminal import CursorDriver


def run_screen(
    session: Session, log: list[Said], *, is_new: bool, is_back: bool, pace: str | None
) -> str:
    """Plays on the screen; answers the pace that was chosen last. For plain lines to take over,
    the session is told so. Raises OSError where the screen broke down: the game is kept."""
    table = LocalTable(session, log, is_new=is_new, is_back=is_back)
    leaving, pace = show_table(table, pace)
    session.other_look = Look.LINES if leaving is Leaving.PLAIN else None
    return pace


def show_table(table: ShownTable, pace: str | None) -> tuple[Leaving, str]:
    """Shows a table until the person leaves; answers where to, and the pace that was chosen last.
    Raises OSError where the screen broke down."""
    app = TableApp(
        table,
        Pace(pace or Pace.AUTO.value),
        driver_class=CursorDriver,
        ansi_color="NO_COLOR" in os.environ,
    )
    leaving = app.run()
    if leaving is None:
        raise OSError("the screen broke down; the game is kept")
    return leaving, app.stage.pace.value
