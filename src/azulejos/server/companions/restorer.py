"""Restores a companion's game from its lines: a short one at once, a long one in a worker."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.companion.real_table import RealTable
from azulejos.server import limits
from azulejos.server.shares.asker import Share, asker
from azulejos.server.shares.worker_pool import WorkerPool
from azulejos.server.store.companion_lines import KeptLine, table_of


async def restore(workers: WorkerPool, companion_id: str, lines: Sequence[KeptLine]) -> RealTable:
    """The table after a game's lines. Raises LogError, and RefusedError if too much waits."""
    if len(lines) < limits.LINES_IN_PROCESS:
        return table_of(lines)
    # Without what was said, which is most of their size.
    bare = [KeptLine(line.entry, ()) for line in lines]
    return await workers.run(Share(asker(), companion_id), table_of, bare)
