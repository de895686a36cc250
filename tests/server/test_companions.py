"""Companions of the server: a whole game with its mistakes, twice the same line, computer players,
what can't be stored, what has expired."""

from __future__ import annotations

import asyncio
import itertools
import json
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import cast

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from azulejos.companion.acts import Entry, Played, TookBack
from azulejos.notation import format_record, parse_move, parse_record, parse_records, record_game
from azulejos.server import advancing, companion_desk, companions
from azulejos.server.bots import Bots
from azulejos.server.companion_desk import Desk
from azulejos.server.companion_lines import KeptLine
from azulejos.server.companion_messages import (
    CompanionAnswered,
    CompanionLine,
    CompanionSeat,
    CompanionTold,
    NewCompanion,
)
from azulejos.server.database import sqlite_url
from azulejos.server.messages import Ordered
from azulejos.server.refusing import Code, RefusedError
from azulejos.server.storage import AppendedTwiceError, Write
from azulejos.server.timing import DAY, SECOND
from azulejos.words.voice import Language
from tests.server.companions import ADA_AND_BEN, DEAL, asked, companions_in, line, said, told
from tests.server.postgresql import PostgreSQL
from tests.server.thinkers import Flaky, Scripted, Slow
from tests.terminal.companion.desks import CompanionDesk
from tests.terminal.companion.random_telling import random_line, words
from tests.terminal.companion.told_game import NAMES, Teller, true_game

NUMBERS = itertools.count()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Of an empty database."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    cluster: PostgreSQL = request.getfixturevalue("postgresql")
    return cluster.new_database(f"companions_{next(NUMBERS)}")


@pytest.mark.parametrize("language", Language)
def test_a_whole_game_with_its_mistakes_ends_with_the_right_record(
    tmp_path: Path, language: Language
) -> None:
    """Dropped from memory in the middle, now and then."""

    async def run() -> None:
        async with companions_in(sqlite_url(tmp_path)) as served:
            companion = (await served.companions.open(ADA_AND_BEN)).companion_id
            for number, typed in enumerate(Teller(language).lines()):
                desk = await served.companions.desk(companion)
                await desk.take(line(typed, language.value))
                if number % 20 == 0:
                    shown = desk.show()
                    served.time.pass_by(6 * 60)
                    await served.companions.tidy()
                    assert served.companions.num_desks == 0
                    assert (await served.companions.desk(companion)).show() == shown
            desk = await served.companions.desk(companion)
            name, record = await desk.record()
            date = name[:10].replace("-", ".")
            assert record == format_record(record_game(true_game(), NAMES, {"Date": date}))
            state = desk.show().state
            assert state.winners == tuple(true_game().outcome.winners)  # type: ignore[union-attr]
            assert (state.is_set_up, state.turn) == (False, None)

    asyncio.run(run())


def test_what_is_stored_is_there_again(url: str) -> None:
    async def run() -> None:
        async with companions_in(url) as served:
            desk = await served.companions.open(ADA_AND_BEN)
            await told(desk, "Ben starts", DEAL, "Ben takes the reds from factory 1 to line 2")
            shown = desk.show()
        async with companions_in(url) as served:
            again = await served.companions.desk(desk.companion_id)
            assert again.show() == shown
            assert [each.typed for each in shown.lines] == [
                None,
                "Ben starts",
                DEAL,
                "Ben takes the reds from factory 1 to line 2",
            ]
            assert said(shown.lines[-1].speech).startswith("Ben: 2 red from factory 1 to line 2.")
            assert said(shown.state.prompt) == "Ada, it is your turn."

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
    """PostgreSQL takes no NUL, and no database half a character."""

    async def run() -> None:
        async with companions_in(url) as served:
            desk = await served.companions.open(ADA_AND_BEN)
            for typed in ("1 RRBK\x00", "\x07 2\u202e: YYBB \n", "3 RRBK \U0001f600"):
                await desk.take(line(typed))
            again = await served.storage.companion_lines(desk.companion_id)
            assert [each.typed for each in again][:1] == [None]
            assert all(each.typed is None or each.typed.isprintable() for each in again)

    asyncio.run(run())


def test_a_line_that_is_sent_twice_is_taken_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with companions_in(sqlite_url(tmp_path)) as served:
            desk = await served.companions.open(ADA_AND_BEN)
            await told(desk, DEAL, "1R2", "2R1")
            undo = line("undo")
            first = await desk.take(undo)
            both = await asyncio.gather(desk.take(undo), desk.take(undo))
            assert [*both] == [first, first]
            assert isinstance(first, CompanionTold)
            assert first.line.number == 4
            assert desk.table.position.seat == 1, "one line was taken back"
        async with companions_in(sqlite_url(tmp_path)) as served:
            again = await served.companions.desk(desk.companion_id)
            assert await again.take(undo) == first, "after a restart too"

    asyncio.run(run())


def test_who_looks_on_hears_every_line_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with companions_in(sqlite_url(tmp_path)) as served, asyncio.timeout(20):
            desk = await served.companions.open(ADA_AND_BEN)
            await told(desk, DEAL)
            listener = desk.listen(0)
            await told(desk, "1R2")
            await asked(desk, "scores")
            await told(desk, "undo")
            heard = [json.loads(await listener.next() or b"") for _ in range(3)]
            assert [each["line"]["number"] for each in heard] == [1, 2, 3]
            assert [each["line"]["typed"] for each in heard] == [DEAL, "1R2", "undo"]
            assert heard[-1]["state"]["turn"] == 0
            with pytest.raises(RefusedError) as refused:
                desk.listen(4)
            assert refused.value.code is Code.UNKNOWN_NUMBER
            desk.leave(listener)

    asyncio.run(run())


def test_questions_and_mistakes_change_nothing_and_are_told_apart(tmp_path: Path) -> None:
    async def run() -> None:
        async with companions_in(sqlite_url(tmp_path)) as served:
            desk = await served.companions.open(ADA_AND_BEN)
            await told(desk, DEAL)
            before = desk.show()
            for typed, is_refused in {
                "scores": False,
                "the bag has 80 tiles": False,
                "": False,
                "board narrow": False,
                "level": False,
                "1W3": True,
                "Ben takes the reds from factory 1 to line 2": True,
                "flurb": True,
                "line 3 of Ada is two red": True,
            }.items():
                answer = await desk.take(line(typed))
                assert isinstance(answer, CompanionAnswered), typed
                assert (answer.is_refused, bool(answer.speech)) == (is_refused, True), typed
            assert desk.show() == before

    asyncio.run(run())


def test_what_is_the_pages_own_business_is_ordered(tmp_path: Path) -> None:
    async def run() -> None:
        async with companions_in(sqlite_url(tmp_path)) as served:
            desk = await served.companions.open(ADA_AND_BEN)
            code = desk.show().state.position
            for typed, order, of_it in (
                ("repeat", "repeat", None),
                ("language dutch", "language", "nl"),
                ("letters tactile", "letters", "tactile"),
                ("length terse", "length", "terse"),
                ("record", "record", None),
                ("code", "code", code),
                ("quit", "quit", None),
            ):
                answer = await desk.take(line(typed))
                assert isinstance(answer, Ordered), typed
                assert (answer.order, answer.text) == (order, of_it)

    asyncio.run(run())


def test_what_the_table_insists_on_is_set_up_by_whoever_says_so(tmp_path: Path) -> None:
    async def run() -> None:
        async with companions_in(sqlite_url(tmp_path)) as served:
            desk = await served.companions.open(ADA_AND_BEN)
            await told(desk, DEAL)
            assert "type: insist" in await asked(desk, "Ada has 12 points")
            await asked(desk, "scores")
            answer = await told(desk, "insist")
            assert answer.state.is_set_up
            assert desk.table.position.boards[0].score == 12
            _, record = await desk.record()
            assert [each.tag("SetUp") for each in parse_records(record.split("\n"))] == [
                None,
                "seat 1 score 12",
            ]

    asyncio.run(run())


def test_the_computer_says_its_move_and_it_is_taken_back_with_the_line(tmp_path: Path) -> None:
    async def run() -> None:
        async with companions_in(sqlite_url(tmp_path)) as served, asyncio.timeout(60):
            new = NewCompanion((CompanionSeat("Ada"), CompanionSeat(level=1)))
            desk = await served.companions.open(new)
            listener = desk.listen(0)
            await told(desk, DEAL)
            answer = await told(desk, "1R2")
            assert (answer.state.turn, answer.state.is_thinking) == (1, True)
            heard = [json.loads(await listener.next() or b"") for _ in range(3)]
            assert heard[2]["line"]["typed"] is None
            spoken = said(heard[2]["line"]["speech"])
            assert spoken.startswith("Computer 2 moves. Please do it for Computer 2:")
            assert (heard[2]["state"]["turn"], heard[2]["state"]["is_thinking"]) == (0, False)
            assert "Hint:" in await asked(desk, "hint")
            answer = await told(desk, "undo")
            assert (answer.state.turn, answer.state.is_thinking) == (0, False)
            await told(desk, "level 2", "undo")

    asyncio.run(run())


def test_a_computer_that_thinks_is_dropped_when_something_is_told(tmp_path: Path) -> None:
    slow = Slow()

    async def run() -> None:
        bots = Bots(1, lambda: slow)
        async with companions_in(sqlite_url(tmp_path), bots) as served, asyncio.timeout(60):
            new = NewCompanion((CompanionSeat("Ada"), CompanionSeat(level=8)))
            desk = await served.companions.open(new)
            await told(desk, DEAL, "1R2")
            await asyncio.to_thread(slow.is_asked.wait)
            answer = await told(desk, "undo")
            assert answer.line.number == 3, "before it has found a move"
            assert (answer.state.turn, answer.state.is_thinking) == (0, False)
            slow.may_answer.set()
            while desk._advancing.is_busy:
                await asyncio.sleep(0)
            assert len(desk.show().lines) == 4

    asyncio.run(run())


def test_a_computer_that_fails_tries_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advancing, "_RETRY_SECONDS", 0.01)

    async def run() -> None:
        bots = Bots(1, Flaky)
        async with companions_in(sqlite_url(tmp_path), bots) as served, asyncio.timeout(20):
            new = NewCompanion((CompanionSeat(level=1), CompanionSeat("Ada")))
            desk = await served.companions.open(new)
            listener = desk.listen(0)
            await told(desk, DEAL)
            heard = [json.loads(await listener.next() or b"") for _ in range(2)]
            assert heard[1]["state"]["turn"] == 1

    asyncio.run(run())


def test_nothing_is_told_that_can_not_be_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with companions_in(sqlite_url(tmp_path)) as served, asyncio.timeout(20):
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


def test_nobody_thinks_about_what_is_not_stored_yet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the computer plays for Ada once her move could not be stored."""
    is_storing, may_fail = asyncio.Event(), asyncio.Event()

    async def fail(_: Write) -> None:
        is_storing.set()
        await may_fail.wait()
        raise OperationalError("the disk is full", None, Exception())

    async def run() -> None:
        # A move that Ada could make as well.
        bots = Bots(1, lambda: Scripted(lambda _: parse_move("5B1")))
        async with companions_in(sqlite_url(tmp_path), bots) as served, asyncio.timeout(20):
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


def test_another_game_is_begun_when_it_is_meant(tmp_path: Path) -> None:
    async def run() -> None:
        async with companions_in(sqlite_url(tmp_path)) as served:
            desk = await served.companions.open(ADA_AND_BEN)
            assert await asked(desk, "games") == "No finished game is kept yet."
            await told(desk, DEAL, "1R2")
            new = line("new")
            for _ in range(2):
                answer = await desk.take(new)
                assert isinstance(answer, CompanionAnswered), "sent again, it is no second one"
            await asked(desk, "scores")
            assert "Type new again" in await asked(desk, "new")
            answer = await told(desk, "new")
            assert (answer.state.game, answer.state.num_lines) == (2, 0)
            assert said(answer.line.speech).startswith("A game beside your set: Ada and Ben.")
            assert "Ben starts" in said(answer.line.speech)
            assert [each.number for each in desk.show().lines] == [3]
            listed = await asked(desk, "games")
            assert "Game 1, " in listed
            assert "given up: Ada with 0 and Ben with 0." in listed
            first = parse_record((await desk.record(1))[1])
            assert (first.tag("Termination"), len(first.steps)) == ("aborted", 2)
            with pytest.raises(RefusedError):
                await desk.record(3)
            assert len(parse_record((await desk.record())[1]).steps) == 0

    asyncio.run(run())


@pytest.mark.parametrize(
    ("new", "code"),
    [
        (NewCompanion((CompanionSeat("Ada"), CompanionSeat("ada"))), Code.BAD_NAME),
        (NewCompanion((CompanionSeat("red"), CompanionSeat())), Code.BAD_NAME),
        (NewCompanion((CompanionSeat("A\nB\x00"), CompanionSeat())), Code.BAD_NAME),
        (NewCompanion((CompanionSeat(), CompanionSeat()), "striped"), Code.BAD_RULES),
        (NewCompanion((CompanionSeat(), CompanionSeat()), starting_seat=2), Code.BAD_RULES),
    ],
)
def test_games_that_can_not_be(tmp_path: Path, new: NewCompanion, code: Code) -> None:
    async def run() -> None:
        async with companions_in(sqlite_url(tmp_path)) as served:
            with pytest.raises(RefusedError) as refused:
                await served.companions.open(new)
            assert refused.value.code is code
            assert served.companions.num_desks == 0

    asyncio.run(run())


@pytest.mark.parametrize(("limit", "most"), [("_MOST_LINES", 3), ("_MOST_BYTES", 1000)])
def test_a_companion_takes_only_so_many_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str, most: int
) -> None:
    monkeypatch.setattr(companion_desk, limit, most)

    async def run() -> None:
        async with companions_in(sqlite_url(tmp_path)) as served:
            desk = await served.companions.open(ADA_AND_BEN)
            await told(desk, "Ben starts", DEAL)
            with pytest.raises(RefusedError) as refused:
                await desk.take(line("1R2"))
            assert refused.value.code is Code.TOO_MANY_LINES
            assert "Ben: 0; this round" in await asked(desk, "scores")
            assert isinstance(await desk.take(line("record")), Ordered)
            assert (await asked(desk, "hint")).startswith("Hint: ")
            assert len(desk.show().lines) == 3

    asyncio.run(run())


def test_what_nobody_uses_goes_when_its_time_has_come(url: str) -> None:
    async def run() -> None:
        async with companions_in(url) as served:
            companions, time = served.companions, served.time
            unbegun = await companions.open(ADA_AND_BEN)
            begun = await companions.open(ADA_AND_BEN)
            await told(begun, DEAL)
            over = await companions.open(ADA_AND_BEN)
            for typed in Teller(Language.ENGLISH).lines():
                await over.take(line(typed))

            async def kept() -> set[str]:
                found = set()
                for desk in (unbegun, begun, over):
                    with suppress(RefusedError):
                        found.add((await companions.desk(desk.companion_id)).companion_id)
                return found

            async def pass_days(days: float) -> None:
                time.pass_by(days * DAY / SECOND)
                await companions.tidy()

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
    """Also where only as many are looked at as can't be read."""
    monkeypatch.setattr(companions, "_TIDIED_AT_ONCE", 1)

    async def run() -> None:
        async with companions_in(sqlite_url(tmp_path)) as served:
            write = Write().companion("broken", 0)
            broken = KeptLine(Entry((Played(next(iter(true_game().steps[1:]))),)), ())  # type: ignore[arg-type]
            await served.storage.store(write.companion_line("broken", 0, broken))
            with pytest.raises(RefusedError) as refused:
                await served.companions.desk("broken")
            assert refused.value.code is Code.FAILED
            unbegun = await served.companions.open(ADA_AND_BEN)
            served.time.pass_by(2 * DAY / SECOND)
            for _ in range(2):
                await served.companions.tidy()
            with pytest.raises(RefusedError):
                await served.companions.desk(unbegun.companion_id)

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
                assert await served.companions.desk(second.companion_id) is second
                await close()

            first.close = slowly  # type: ignore[method-assign]
            await served.companions.tidy()
            assert served.companions.num_desks == 1
            assert await served.companions.desk(second.companion_id) is second

    asyncio.run(run())


def test_nobody_insists_on_what_another_phone_was_asked(tmp_path: Path) -> None:
    async def run() -> None:
        async with companions_in(sqlite_url(tmp_path)) as served:
            desk = await served.companions.open(ADA_AND_BEN)
            await told(desk, DEAL)

            async def from_phone(phone: str, text: str) -> str:
                answer = await desk.take(CompanionLine(f"{phone}-{text}", text, phone=phone))
                assert not isinstance(answer, Ordered)
                speech = answer.line.speech if isinstance(answer, CompanionTold) else answer.speech
                return said(speech)

            assert "type: insist" in await from_phone("a", "Ada has 12 points")
            assert "type: insist" in await from_phone("b", "Ben has 40 points")
            nothing = "There is nothing to insist on."
            assert (await from_phone("a", "insist")).startswith(nothing)
            assert "type: insist" in await from_phone("a", "Ada has 13 points")
            assert "Ada: 0" in await from_phone("b", "scores")
            assert "As the table wants it." in await from_phone("a", "insist ")
            assert desk.table.position.boards[0].score == 13
            # Neither does one give a game up because another one was asked about it.
            sure = "This game is not over. Type new again to give it up."
            assert await from_phone("a", "new") == sure
            assert await from_phone("b", "new") == sure
            assert (await from_phone("b", "new ")).startswith("A game beside your set")

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


@pytest.mark.parametrize("language", Language)
def test_random_lines_break_nothing(tmp_path: Path, language: Language) -> None:
    """Whatever comes, the state is that of the stored lines."""

    async def run() -> None:
        async with companions_in(sqlite_url(tmp_path)) as served:
            desk = await served.companions.open(ADA_AND_BEN)
            await _type_all(desk, language, 150)
            shown = desk.show()
        async with companions_in(sqlite_url(tmp_path)) as served:
            assert (await served.companions.desk(desk.companion_id)).show() == shown

    asyncio.run(run())


async def _type_all(desk: Desk, language: Language, number: int) -> None:
    rng, known = Random(language.value), words()
    for index in range(number):
        # It is asked for its table and its position, which a desk has too.
        typed = random_line(rng, known, cast("CompanionDesk", _Beside(desk)))
        await desk.take(CompanionLine(str(index), typed[:1000], language.value))


class _Beside:
    """What random lines are chosen by."""

    def __init__(self, desk: Desk) -> None:
        self.table = desk.table
        self.position = desk.table.position
