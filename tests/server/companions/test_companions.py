"""Companions on the server: a whole game with mistakes, repeated lines, computer players, questions
and insisting."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import cast

import pytest

from azulejos.notation import format_record, parse_record, parse_records, record_game
from azulejos.server import limits
from azulejos.server.companions.host import CompanionHost
from azulejos.server.store.database import sqlite_url
from azulejos.server.tables.bots import Bots
from azulejos.wire.companion_messages import (
    CompanionAnswered,
    CompanionLine,
    CompanionSeat,
    CompanionTold,
    NewCompanion,
)
from azulejos.wire.messages import LONGEST_LINE, Ordered
from azulejos.wire.refusals import Code, RefusedError
from azulejos.words.languages import Language
from tests.server.thinkers import Flaky, Slow
from tests.server.typed_lines import ADA_AND_BEN, DEAL, asked, companions_in, line, said, told
from tests.terminal.companion.desks import CompanionDesk
from tests.terminal.companion.random_telling import random_line, words
from tests.terminal.companion.told_game import NAMES, Teller, true_game


@pytest.mark.parametrize("language", Language)
def test_a_whole_game_with_its_mistakes_ends_with_the_right_record(
    tmp_path: Path, language: Language
) -> None:
    """The companion leaves memory now and then, in the middle of the game."""

    async def run() -> None:
        async with companions_in(sqlite_url(tmp_path)) as served:
            companion = (await served.companions.open(ADA_AND_BEN)).companion_id
            for number, typed in enumerate(Teller(language).lines()):
                desk = await served.companions.host(companion)
                await desk.take(line(typed, language.value))
                if number % 20 == 0:
                    shown = desk.show()
                    served.time.pass_by(6 * 60)
                    await served.companions.tidy()
                    assert served.companions.num_hosts == 0
                    assert (await served.companions.host(companion)).show() == shown
            desk = await served.companions.host(companion)
            name, record = await desk.record()
            date = name[:10].replace("-", ".")
            assert record == format_record(record_game(true_game(), NAMES, {"Date": date}))
            state = desk.show().state
            assert state.winners == tuple(true_game().outcome.winners)  # type: ignore[union-attr]
            assert (state.is_set_up, state.turn) == (False, None)

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
            again = await served.companions.host(desk.companion_id)
            assert await again.take(undo) == first, "a restart keeps that"

    asyncio.run(run())


def test_who_looks_on_hears_every_line_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with companions_in(sqlite_url(tmp_path)) as served, asyncio.timeout(60):
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
            assert spoken.startswith("Computer 2 moves. Please make this move: Computer 2:")
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
    monkeypatch.setattr(limits, "RETRY_SECONDS", 0.01)

    async def run() -> None:
        bots = Bots(1, Flaky)
        async with companions_in(sqlite_url(tmp_path), bots) as served, asyncio.timeout(60):
            new = NewCompanion((CompanionSeat(level=1), CompanionSeat("Ada")))
            desk = await served.companions.open(new)
            listener = desk.listen(0)
            await told(desk, DEAL)
            heard = [json.loads(await listener.next() or b"") for _ in range(2)]
            assert heard[1]["state"]["turn"] == 1

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
                assert isinstance(answer, CompanionAnswered), "a repeated line doesn't confirm"
            await asked(desk, "scores")
            assert "Type new again" in await asked(desk, "new")
            answer = await told(desk, "new")
            assert (answer.state.game, answer.state.num_lines) == (2, 0)
            assert said(answer.line.speech).startswith("I'm following your game: Ada and Ben.")
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
            assert served.companions.num_hosts == 0

    asyncio.run(run())


@pytest.mark.parametrize(("limit", "most"), [("COMPANION_LINES", 3), ("COMPANION_BYTES", 1000)])
def test_a_companion_takes_only_so_many_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str, most: int
) -> None:
    monkeypatch.setattr(limits, limit, most)

    async def run() -> None:
        async with companions_in(sqlite_url(tmp_path)) as served:
            desk = await served.companions.open(ADA_AND_BEN)
            await told(desk, "Ben starts", DEAL)
            with pytest.raises(RefusedError) as refused:
                await desk.take(line("1R2"))
            assert refused.value.code is Code.TOO_MANY_LINES
            assert "Ben: 0; no points this round" in await asked(desk, "scores")
            assert isinstance(await desk.take(line("record")), Ordered)
            assert (await asked(desk, "hint")).startswith("Hint: ")
            assert len(desk.show().lines) == 3

    asyncio.run(run())


def test_why_explains_the_last_hint(tmp_path: Path) -> None:
    async def run() -> None:
        async with companions_in(sqlite_url(tmp_path)) as served:
            desk = await served.companions.open(ADA_AND_BEN)
            await told(desk, DEAL)
            assert (await asked(desk, "why")).startswith("There is no hint to explain here.")
            assert (await asked(desk, "hint")).startswith("Hint: ")
            assert (await asked(desk, "why?")).startswith("The alternative: ")
            assert "% after the hint, " in await asked(desk, "more")
            assert " to the floor line. " in await asked(desk, "why not 1B0")
            await told(desk, "1B0")
            assert (await asked(desk, "why")).startswith("There is no hint to explain here.")
            assert len(desk.show().lines) == 3

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
            nothing = "There is nothing to insist on right now."
            assert (await from_phone("a", "insist")).startswith(nothing)
            assert "type: insist" in await from_phone("a", "Ada has 13 points")
            assert "Ada: 0" in await from_phone("b", "scores")
            assert "As you wish." in await from_phone("a", "insist ")
            assert desk.table.position.boards[0].score == 13
            # A second phone's `new` doesn't confirm the first phone's.
            sure = "This game isn't over. Type new again to give it up."
            assert await from_phone("a", "new") == sure
            assert await from_phone("b", "new") == sure
            assert (await from_phone("b", "new ")).startswith("I'm following your game")

    asyncio.run(run())


@pytest.mark.parametrize("language", Language)
def test_random_lines_break_nothing(tmp_path: Path, language: Language) -> None:
    """After any lines, a restart restores the same state from the stored ones."""

    async def run() -> None:
        async with companions_in(sqlite_url(tmp_path)) as served:
            desk = await served.companions.open(ADA_AND_BEN)
            await _type_all(desk, language, 150)
            shown = desk.show()
        async with companions_in(sqlite_url(tmp_path)) as served:
            assert (await served.companions.host(desk.companion_id)).show() == shown

    asyncio.run(run())


async def _type_all(desk: CompanionHost, language: Language, number: int) -> None:
    rng, known = Random(language.value), words()
    for index in range(number):
        # `random_line` reads only `table` and `position`, which `_Beside` has.
        typed = random_line(rng, known, cast("CompanionDesk", _Beside(desk)))
        await desk.take(CompanionLine(str(index), typed[:LONGEST_LINE], language))


class _Beside:
    """The part of a companion that `random_line` reads."""

    def __init__(self, desk: CompanionHost) -> None:
        self.table = desk.table
        self.position = desk.table.position
