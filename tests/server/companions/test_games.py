"""Long companions are restored in a worker process, so that nobody waits for them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from azulejos.companion.log import Entry, Played
from azulejos.rules import Move
from azulejos.server import limits
from azulejos.server.store.companion_lines import KeptLine
from azulejos.server.store.database import sqlite_url
from azulejos.server.store.storage import Write
from azulejos.wire.refusals import Code, RefusedError
from azulejos.words.languages import Language
from tests.server.typed_lines import ADA_AND_BEN, companions_in, line
from tests.terminal.companion.told_game import Teller, true_game


def test_a_long_game_is_restored_elsewhere_and_is_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with companions_in(sqlite_url(tmp_path)) as served:
            desk = await served.companions.open(ADA_AND_BEN)
            for typed in Teller(Language.ENGLISH).lines():
                await desk.take(line(typed))
            shown = desk.show()
        for most, num_asked in ((limits.LINES_IN_PROCESS, 0), (10, 1)):
            monkeypatch.setattr(limits, "LINES_IN_PROCESS", most)
            async with companions_in(sqlite_url(tmp_path)) as again:
                woken = await again.companions.host(desk.companion_id)
                assert woken.show() == shown
                assert again.companions._workers.queue.waits.num == num_asked
                again.companions._workers.close()

    asyncio.run(run())


def test_a_damaged_long_game_is_set_aside_as_a_short_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "LINES_IN_PROCESS", 3)

    async def run() -> None:
        async with companions_in(sqlite_url(tmp_path)) as served:
            desk = await served.companions.open(ADA_AND_BEN)
            for typed in [*Teller(Language.ENGLISH).lines()][:6]:
                await desk.take(line(typed))
            # The same move twice, which isn't possible.
            move = true_game().steps[1]
            assert isinstance(move, Move)
            write = Write()
            for number in (len(desk._kept), len(desk._kept) + 1):
                kept = KeptLine(Entry((Played(move),)), (), at=desk.last_at)
                write.companion_line(desk.companion_id, number, kept)
            await served.storage.store(write)
        async with companions_in(sqlite_url(tmp_path)) as served:
            with pytest.raises(RefusedError) as refused:
                await served.companions.host(desk.companion_id)
            assert refused.value.code is Code.DAMAGED
            served.companions._workers.close()

    asyncio.run(run())
