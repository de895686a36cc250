"""When something happens at a table by itself: a deal, a seat that runs out of time, its removal.

All times are in milliseconds since 1970.
"""

from __future__ import annotations

from azulejos.server import limits

from .clocks import DAY, SECOND
from .table import Table


def move_deadline(table: Table) -> int | None:
    """The deadline of the current decision, with days per move."""
    days = table.opened.days_per_move
    is_due = table.waits_for_deal or any(seat in table.persons for seat in table.seats_to_decide)
    if days is None or not table.has_begun or not is_due:
        return None
    return table.turn_at + days * DAY


def deal_due(table: Table) -> int | None:
    """When the deal that waits comes by itself; None without a limit."""
    seconds = table.opened.deal_seconds
    if seconds is None or not table.waits_for_deal:
        return None
    return table.turn_at + round(seconds * SECOND)


def deal_time(table: Table) -> int | None:
    """When to deal without a confirmation; None for never."""
    times = [time for time in (deal_due(table), move_deadline(table)) if time is not None]
    return min(times, default=None)


def deadline_in_days(table: Table) -> int | None:
    """With days per move, when somebody is late: for a decision, or for a nonce."""
    if table.opened.days_per_move is None or table.exchange is None or table.has_begun:
        return move_deadline(table)
    return table.exchange.deadline


def next_time_out(table: Table) -> tuple[int, int] | None:
    """When the next seat runs out of time, and which; None if none will."""
    if table.clocks is not None:
        return table.clocks.next_over
    late = [seat for seat in table.seats_to_decide if seat in table.persons]
    deadline = move_deadline(table)
    return (deadline, late[0]) if deadline and late else None


def expires_at(table: Table, kept_days: int) -> int:
    """When an idle table may be removed."""
    if table.is_over:
        return table.at + kept_days * DAY
    if not (table.is_full or table.has_begun) and table.num_games == 1:
        return table.at + limits.UNBEGUN_DAYS * DAY
    # Longer than any move deadline: the game times out before it expires.
    days = max(limits.RUNNING_DAYS, 2 * (table.opened.days_per_move or 0))
    return table.at + days * DAY


def look_at(table: Table, kept_days: int) -> int:
    """When to check a table again: at its expiry or its move deadline."""
    deadline = deadline_in_days(table)
    expires = expires_at(table, kept_days)
    return expires if deadline is None else min(expires, deadline)
