"""When a table has expired: a server that is never tidied up would be full one day."""

from __future__ import annotations

from typing import Final

from azulejos.server.time_source import DAY

from .table import Table

DEFAULT_KEPT_DAYS: Final = 400
"""How long a finished game can be looked at again."""
UNBEGUN_DAYS: Final = 1
RUNNING_DAYS: Final = 30


def expires_at(table: Table, kept_days: int) -> int:
    """When a table can go, if nothing happens there any more, in milliseconds since 1970."""
    if table.is_over:
        return table.at + kept_days * DAY
    if not table.has_begun and table.num_games == 1:
        return table.at + UNBEGUN_DAYS * DAY
    # Days for a move that pass end the game, so nothing of it is lost before it is over.
    days = max(RUNNING_DAYS, 2 * (table.opened.days_per_move or 0))
    return table.at + days * DAY


def look_at(table: Table, kept_days: int) -> int:
    """When to look at a table again: it may have expired, or somebody has let the days pass."""
    deadline = table.move_deadline
    expires = expires_at(table, kept_days)
    return expires if deadline is None else min(expires, deadline)
