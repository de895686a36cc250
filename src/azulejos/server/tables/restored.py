"""A table from its log. A long log takes a moment, so it is read in small bites, and between them
everybody else has a turn."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from azulejos.server import limits
from azulejos.wire import entries
from azulejos.wire.entries import Logged
from azulejos.wire.messages import Happened, format_message

from .announcements import Snapshot, tell_all
from .table import Table
from .views import state_of


class RestoredTable:
    """A table, and the encoded message about each of its entries."""

    def __init__(self, first: Logged) -> None:
        opened, _, at = first
        assert isinstance(opened, entries.Opened), "a log begins with what is played"
        self.table = Table(opened, at)
        self.happened = [format_message(Happened(0, opened, (), (), state_of(self.table)))]

    def add(self, logged: Logged, *, is_legal: bool = False) -> bytes:
        """Applies the next entry; returns its message. `is_legal` as for `Table.apply`."""
        before = Snapshot.of(self.table)
        self.table.apply(*logged, is_legal=is_legal)
        message = format_message(tell_all(self.table, logged.entry, before))
        self.happened.append(message)
        return message


async def restore(log: Sequence[Logged]) -> RestoredTable:
    """Raises any error if the log isn't one of a table."""
    restored = RestoredTable(log[0])
    for number, logged in enumerate(log[1:]):
        if number % limits.ENTRIES_AT_ONCE == 0:
            await asyncio.sleep(0)
        restored.add(logged)
    return restored


async def fold(log: Sequence[Logged]) -> Table:
    """The table alone. Raises like `restore`."""
    opened, _, at = log[0]
    assert isinstance(opened, entries.Opened), "a log begins with what is played"
    table = Table(opened, at)
    for number, logged in enumerate(log[1:]):
        if number % limits.ENTRIES_AT_ONCE == 0:
            await asyncio.sleep(0)
        table.apply(*logged)
    return table
