"""Storing companions: write, restore, unload, expire."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from azulejos.companion.log import Entry, Played, TookBack
from azulejos.notation import parse_move
from azulejos.server import limits
from azulejos.server.store.companion_lines import KeptLine
from azulejos.server.store.database import sqlite_url
from azulejos.server.store.storage import AppendedTwiceError, Write
from azulejos.server.tables.bots import Bots
from azulejos.server.tables.clocks import DAY, SECOND
from azulejos.wire.companion_messages import CompanionSeat, CompanionTold, NewCompanion
from azulejos.wire.refusals import Code, RefusedError
from azulejos.words.languages import Language
from tests.server.thinkers import Scripted
from tests.server.typed_lines import ADA_AND_BEN, DEAL, companions_in, line, said, told
from tests.terminal.companion.told_game import Teller, true_game


def test_what_is_stored_is_there_again(url: str) -> None:
    async def run() -> None:
        async with companions_in(url) as served:
            desk = await served.companions.open(ADA_AND_BEN)
            await told(desk, "Ben starts", DEAL, "Ben takes the reds from factory 1 to line 2")
            shown = desk.show()
        async with companions_in(url) as served:
            again = await served.companions.host(desk.companion_id)
            assert again.show() == shown
            assert [each.typed for each in shown.lines] == [
                None,
                "Ben starts",
                DEAL,
                "Ben takes the reds from factory 1 to line 2",
            ]
            assert said(shown.lines[-1].speech).startswith("Ben: 2 red from factory 1 to line 2.")
            assert said(shown.state.prompt) == "Ada, your turn."

    asyncio.run(run())


def test_nothing_is_appended_twice(url: str) -> None:
    async def run() -> None:
        async with companions_in(url) as served:
            desk = await served.companions.open(ADA_AND_BEN)
            await told(desk, DEAL)
            undone = KeptLine(Entry((TookBack(1),)), (), "undo", "a")
            write = Write().companion_line(desk.companion_id, 1, undone)
            with pytest.raises(AppendedTwiceError):
                await served.storage.store(write)
            await served.storage.store(Write().companion_line(desk.companion_id, 2, undone))
            with pytest.raises(AppendedTwiceError):
                await served.storage.store(Write().companion_line(desk.companion_id, 3, undone))
            with pytest.raises(AppendedTwiceError):
                await served.storage.store(Write().companion_line("unknown", 0, undone))

    asyncio.run(run())


def test_whatever_is_typed_can_be_stored(url: str) -> None:
    """PostgreSQL rejects NUL; every database rejects a lone surrogate."""

    async def run() -> None:
        async with companions_in(url) as served:
            desk = await served.companions.open(ADA_AND_BEN)
            for typed in ("1 RRBK\x00", "\x07 2\u202e: YYBB \n", "3 RRBK \U0001f600"):
                await desk.take(line(typed))
            again = await served.storage.companion_lines(desk.companion_id)
            assert [each.typed for each in again][:1] == [None]
            assert all(each.typed is None or each.typed.isprintable() for each in again)

    asyncio.run(run())


def test_nothing_is_told_that_can_not_be_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with companions_in(sqlite_url(tmp_path)) as served, asyncio.timeout(60):
            desk = await served.companions.open(ADA_AND_BEN)
            listener = desk.listen(0)
            before, store = desk.show(), served.storage.store

            async def fail(_: Write) -> None:
                raise OperationalError("the disk is full", None, Exception())

            monkeypatch.setattr(served.storage, "store", fail)
            dealt = line(DEAL)
            for _ in range(2):
                with pytest.raises(RefusedError) as refused:
                    await desk.take(dealt)
                assert refused.value.code is Code.NOT_STORED
                assert desk.show() == before
            monkeypatch.setattr(served.storage, "store", store)
            answer = await desk.take(dealt)
            assert isinstance(answer, CompanionTold)
            assert json.loads(await listener.next() or b"")["line"]["number"] == 1

    asyncio.run(run())


def test_a_line_whose_commit_lost_its_answer_counts(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with companions_in(url) as served, asyncio.timeout(60):
            desk = await served.companions.open(ADA_AND_BEN)
            store = served.storage.store

            async def lose(write: Write) -> None:
                await store(write)
                raise OperationalError("the connection was lost", None, Exception())

            monkeypatch.setattr(served.storage, "store", lose)
            answer = await desk.take(line(DEAL))
            assert isinstance(answer, CompanionTold)
            monkeypatch.setattr(served.storage, "store", store)
            assert desk.show().state.number == 1
            assert len(await served.storage.companion_lines(desk.companion_id)) == 2

    asyncio.run(run())


def test_nobody_thinks_about_what_is_not_stored_yet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the computer would move for Ada after storing her move failed."""
    is_storing, may_fail = asyncio.Event(), asyncio.Event()

    async def fail(_: Write) -> None:
        is_storing.set()
        await may_fail.wait()
        raise OperationalError("the disk is full", None, Exception())

    async def run() -> None:
        # This move is legal for Ada, too.
        bots = Bots(1, lambda: Scripted(lambda _: parse_move("5B1")))
        async with companions_in(sqlite_url(tmp_path), bots) as served, asyncio.timeout(60):
            new = NewCompanion((CompanionSeat("Ada"), CompanionSeat(level=1)))
            desk = await served.companions.open(new)
            await told(desk, DEAL)
            while desk._advancing.is_busy:
                await asyncio.sleep(0)
            with monkeypatch.context() as patched:
                patched.setattr(served.storage, "store", fail)
                moving = asyncio.create_task(desk.take(line("1R2")))
                await is_storing.wait()
                desk._advancing.wake()
                while not desk._advancing.is_busy:
                    await asyncio.sleep(0)
            may_fail.set()
            with pytest.raises(RefusedError):
                await moving
            while desk._advancing.is_busy:
                await asyncio.sleep(0)
            assert len(desk.show().lines) == 2
            assert desk.show().state.turn == 0

    asyncio.run(run())


def test_what_nobody_uses_goes_when_its_time_has_come(url: str) -> None:
    async def run() -> None:
        async with companions_in(url) as served:
            hub, time = served.companions, served.time
            unbegun = await hub.open(ADA_AND_BEN)
            begun = await hub.open(ADA_AND_BEN)
            await told(begun, DEAL)
            over = await hub.open(ADA_AND_BEN)
            for typed in Teller(Language.ENGLISH).lines():
                await over.take(line(typed))

            async def kept() -> set[str]:
                found = set()
                for desk in (unbegun, begun, over):
                    with suppress(RefusedError):
                        found.add((await hub.host(desk.companion_id)).companion_id)
                return found

            async def pass_days(days: float) -> None:
                time.pass_by(days * DAY / SECOND)
                await hub.tidy()

            names = [desk.companion_id for desk in (unbegun, begun, over)]
            await pass_days(0.9)
            assert await kept() == {*names}
            await pass_days(0.2)
            assert await kept() == {*names[1:]}
            await pass_days(28)
            assert await kept() == {*names[1:]}
            await pass_days(1)
            assert await kept() == {names[2]}
            await pass_days(360)
            assert await kept() == {names[2]}
            await pass_days(20)
            assert await kept() == set()
            async with served.storage._engine.connect() as connection:
                for table in ("companions", "companion_lines"):
                    counted = await connection.execute(text(f"SELECT COUNT(*) FROM {table}"))
                    assert counted.scalar() == 0

    asyncio.run(run())


def test_one_that_can_not_be_read_says_so_and_keeps_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if one pass looks only at unreadable ones."""
    monkeypatch.setattr(limits, "TIDIED_AT_ONCE", 1)

    async def run() -> None:
        async with companions_in(sqlite_url(tmp_path)) as served:
            write = Write().companion("broken", 0)
            broken = KeptLine(Entry((Played(next(iter(true_game().steps[1:]))),)), ())  # type: ignore[arg-type]
            await served.storage.store(write.companion_line("broken", 0, broken))
            with pytest.raises(RefusedError) as refused:
                await served.companions.host("broken")
            assert refused.value.code is Code.DAMAGED
            unbegun = await served.companions.open(ADA_AND_BEN)
            served.time.pass_by(2 * DAY / SECOND)
            for _ in range(2):
                await served.companions.tidy()
            with pytest.raises(RefusedError):
                await served.companions.host(unbegun.companion_id)

    asyncio.run(run())


def test_who_comes_back_while_others_are_dropped_keeps_the_game_in_memory(tmp_path: Path) -> None:
    async def run() -> None:
        async with companions_in(sqlite_url(tmp_path)) as served:
            first, second = [await served.companions.open(ADA_AND_BEN) for _ in range(2)]
            for desk in (first, second):
                while desk._advancing.is_busy:
                    await asyncio.sleep(0)
            served.time.pass_by(600)
            close = first.close

            async def slowly() -> None:
                assert await served.companions.host(second.companion_id) is second
                await close()

            first.close = slowly  # type: ignore[method-assign]
            await served.companions.tidy()
            assert served.companions.num_hosts == 1
            assert await served.companions.host(second.companion_id) is second

    asyncio.run(run())


def test_what_was_said_in_words_that_are_gone_is_left_out(tmp_path: Path) -> None:
    async def run() -> None:
        async with companions_in(sqlite_url(tmp_path)) as served:
            desk = await served.companions.open(ADA_AND_BEN)
            speech = (
                {"id": "companion-same", "args": {}},
                {"id": "no-such-message", "args": {}},
                {"id": "about-player", "args": {"player": {"id": "gone", "args": {}}}},
            )
            await told(desk, DEAL)
            undone = KeptLine(Entry((TookBack(1),)), speech, "undo")
            await served.storage.store(Write().companion_line(desk.companion_id, 2, undone))
            again = await served.storage.companion_lines(desk.companion_id)
            assert again[2].speech == speech[:1]

    asyncio.run(run())
