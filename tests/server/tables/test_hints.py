"""Hints: who gets them, who is told, and that they change nothing. What the state says about taking
back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest

from azulejos.rules import Phase
from azulejos.server.store.database import open_database, sqlite_url
from azulejos.server.tables.bots import Bots
from azulejos.server.tables.conversation import respond
from azulejos.server.tables.decisions import are_hints_told, has_hints, hint
from azulejos.server.tables.host import Host
from azulejos.server.tables.hub import Hub
from azulejos.server.tables.seat_tokens import Tokens
from azulejos.server.tables.table import Table
from azulejos.server.tables.views import state_of
from azulejos.wire import entries, messages, requests
from azulejos.wire.entries import Logged, parse_entry
from azulejos.wire.messages import ServerMessage
from azulejos.wire.refusals import Code, RefusedError
from azulejos.wire.seating_messages import NewTable
from azulejos.words.languages import Language
from azulejos.words.phrases import from_plain
from azulejos.words.voice import Voice
from tests.server.played import Played, folded, random_columns
from tests.server.thinkers import Scripted

ENGLISH = Voice(Language.ENGLISH)


def told(table: Table, seat: int, *columns: str) -> list[entries.HintAsked]:
    _, asked = hint(table, seat, columns)
    return [*asked]


def refused(table: Table, seat: int, *columns: str) -> Code:
    with pytest.raises(RefusedError) as error:
        hint(table, seat, columns)
    return error.value.code


@pytest.mark.parametrize("has_hints", [False, True])
@pytest.mark.parametrize(
    ("levels", "is_one_screen"), [((None, 3), False), ((None, None), True), ((2, None, 3), False)]
)
def test_a_person_alone_and_people_on_one_screen_have_hints_that_nobody_is_told_of(
    levels: tuple[int | None, ...], is_one_screen: bool, has_hints: bool
) -> None:
    played = Played(*levels, is_one_screen=is_one_screen, has_hints=has_hints)
    played.begin()
    seat = played.table.persons[0]
    while played.table.seats_to_decide != (seat,):
        played.move(Random(1))
    assert state_of(played.table).has_hints
    assert told(played.table, seat) == []


def test_several_people_have_no_hints_unless_the_table_was_made_with_them() -> None:
    played = Played(None, None, 3)
    played.begin()
    assert not state_of(played.table).has_hints
    assert refused(played.table, 0) is Code.NO_HINTS
    played.ask(1, requests.Resign())
    assert refused(played.table, 0) is Code.NO_HINTS, "who has resigned still watches"


def test_a_hint_is_told_once_for_each_decision() -> None:
    played = Played(None, None, has_hints=True)
    assert refused(played.table, 0) is Code.NO_CHOICE, "the game has not begun"
    played.begin()
    assert state_of(played.table).has_hints
    assert refused(played.table, 1) is Code.NO_CHOICE
    assert told(played.table, 0) == [entries.HintAsked(0)]
    played.append(entries.HintAsked(0))
    assert told(played.table, 0) == []
    played.move(Random(1))
    assert refused(played.table, 0) is Code.NO_CHOICE
    played.ask(0, requests.Undo())
    assert told(played.table, 0) == [entries.HintAsked(0)], "another decision, after an undo"
    played.ask(0, requests.Resign())
    assert refused(played.table, 1) is Code.GAME_OVER


def test_who_has_chosen_all_columns_gets_no_hint_and_nobody_is_told() -> None:
    played, rng = Played(None, None, rules="gray", has_hints=True), Random(4)
    played.begin()
    played.play_to(Phase.WALL_TILING, rng)
    seat = played.table.seats_to_decide[0]
    columns = [str(move) for move in random_columns(played.table.game.position, seat, rng)]
    assert told(played.table, seat, *columns[:-1]) == [entries.HintAsked(seat)]
    assert refused(played.table, seat, *columns) is Code.NO_CHOICE


def test_a_hint_changes_nothing_but_the_number() -> None:
    played, rng = Played(None, None, has_hints=True), Random(2)
    played.begin()
    for _ in range(2):
        played.move(rng)
    played.ask(0, requests.AskTakeback())
    before, step = state_of(played.table), played.table.last_step_number
    assert before.takeback == 0
    assert before.undo == ("no", "undo")
    played.append(*told(played.table, 0))
    after = state_of(played.table)
    assert msgspec.structs.replace(after, number=before.number) == before
    assert after.number == before.number + 1
    assert played.table.last_step_number == step, "so a move that is under way is not refused"
    played.ask(1, requests.AnswerTakeback(True))
    assert not played.table.game.steps[1:], "and the takeback still stands"


OPENED_BY_0_1_0 = (
    '{"type":"opened","rules":"colored","starting_seat":0,"levels":%s,"commitment":"c",'
    '"date":"2026.11.16","deal_seconds":null,"is_one_screen":false,"is_by_lot":false,'
    '"start":null,"clock":null,"days_per_move":null}'
)


@pytest.mark.parametrize(("levels", "has_any"), [("[null,null]", False), ("[null,3]", True)])
def test_tables_of_version_0_1_0_open(levels: str, has_any: bool) -> None:
    table = folded([Logged(parse_entry(OPENED_BY_0_1_0 % levels))])
    assert has_hints(table) is has_any
    assert not are_hints_told(table)


# Through the conversation


def ask_twice(folder: Path, *, has_hints: bool) -> tuple[list[ServerMessage], list[entries.Entry]]:
    """Asks for a hint by message and by a typed line; the answers, and the log as it is stored."""

    async def run() -> tuple[list[ServerMessage], list[entries.Entry]]:
        async with open_database(sqlite_url(folder)) as storage, asyncio.timeout(60):
            bots = Bots(1, Scripted)
            hub = Hub(storage, bots, Tokens(bytes(32)))
            host = await hub.open(NewTable((None, None), has_hints=has_hints))
            tokens = [await hub.sit(host, seat, None, "") for seat in (0, 1)]
            await until_dealt(host)
            answers = [
                await respond(hub, host, tokens[:1], messages.Hint("a", 0)),
                await respond(hub, host, tokens[:1], messages.Say("b", 0, 0, "Tipp", "de")),
            ]
            await hub.close()
            log = await storage.log(host.table_id)
            again = await Hub(storage, bots, Tokens(bytes(32))).host(host.table_id)
            assert state_of(again.table) == state_of(host.table)
            assert again.table.hinted == host.table.hinted
            await again.close()
            bots.close()
            return answers, [each.entry for each in log]

    return asyncio.run(run())


async def until_dealt(host: Host) -> None:
    listener = host.listen(0)
    while not host.table.has_begun:
        await listener.next()
    host.leave(listener)


def test_a_hint_is_stored_and_told_without_the_move(tmp_path: Path) -> None:
    (hinted, answered), log = ask_twice(tmp_path, has_hints=True)
    assert isinstance(hinted, messages.Hinted)
    assert isinstance(answered, messages.Answered)
    assert hinted.speech == answered.speech
    assert hinted.number == len(log) - 1, "the hint is for the table after its entry"
    assert log[-2:] == [log[-2], entries.HintAsked(0)]
    assert isinstance(log[-2], entries.Dealt)


def test_a_hint_is_refused_by_message_and_typed(tmp_path: Path) -> None:
    answers, log = ask_twice(tmp_path, has_hints=False)
    for answer in answers:
        assert isinstance(answer, messages.Refused)
        assert answer.code == Code.NO_HINTS.value
    assert isinstance(log[-1], entries.Dealt)


def ask_why(folder: Path, *, has_hints: bool = True) -> list[str]:
    """What a seat hears of these lines, after one another, from a real search."""

    async def run() -> list[str]:
        async with open_database(sqlite_url(folder)) as storage, asyncio.timeout(120):
            bots = Bots(1)
            hub = Hub(storage, bots, Tokens(bytes(32)))
            host = await hub.open(NewTable((None, None), has_hints=has_hints))
            tokens = [await hub.sit(host, seat, None, "") for seat in (0, 1)]
            await until_dealt(host)

            async def say(text: str, seat: int = 0) -> str:
                asked = messages.Say(text, seat, 0, text, "en")
                answer = await respond(hub, host, tokens[seat : seat + 1], asked)
                if isinstance(answer, messages.Refused):
                    return answer.code
                if isinstance(answer, messages.Ordered):
                    return answer.order
                assert isinstance(answer, messages.Answered), answer
                return ENGLISH.say([from_plain(each) for each in answer.speech])

            heard = [await say("why"), await say("hint")]
            heard += [await say(line) for line in ("why?", "more", "more", "why not 9R2", "more")]
            heard.append(await say("why", 1))
            move = next(str(each) for each in host.table.game.position.legal_moves)
            heard.append(await say(f"why not {move}"))
            await respond(
                hub, host, tokens[:1], messages.Say("x", 0, host.table.number, move, "en")
            )
            assert host.table.game.position.seat == 1
            heard += [await say("details"), await say("why", 1)]
            await hub.close()
            bots.close()
            return heard

    return asyncio.run(run())


def test_why_explains_the_last_hint_of_a_seat(tmp_path: Path) -> None:
    before, hint, why, more, again, no_move, nothing, other, chosen, late, next_ = ask_why(tmp_path)
    assert before == "There is no hint to explain here. Type hint first."
    assert hint.startswith("Hint: ")
    assert why.startswith("The alternative: ")
    assert more.startswith("After the hint, ") or " After the hint, " in more
    assert "% after the hint, " in more
    assert more == again
    assert no_move == "There is no factory 9, only 1 to 5."
    assert "After the hint" not in nothing, "another line was typed in between"
    assert other == Code.NO_CHOICE.value, "it is not seat 2's turn"
    assert chosen.startswith("The alternative: ")
    assert "After the hint" not in late
    assert next_ == before, "seat 2 had no hint"


def test_without_hints_nothing_is_explained(tmp_path: Path) -> None:
    assert ask_why(tmp_path, has_hints=False)[0] == Code.NO_HINTS.value


# What the state says about taking back


def test_the_state_tells_how_each_seat_can_take_back() -> None:
    played, rng = Played(None, None, 3), Random(3)
    assert state_of(played.table).undo == ("no", "no", "no")
    played.begin()
    assert state_of(played.table).undo == ("no", "no", "no")
    played.move(rng)
    assert state_of(played.table).undo == ("undo", "no", "no")
    played.move(rng)
    assert state_of(played.table).undo == ("ask-takeback", "undo", "no")
    played.move(rng)
    assert state_of(played.table).undo == ("ask-takeback", "undo", "no"), (
        "the computer goes with it"
    )
    played.ask(0, requests.AskTakeback())
    state = state_of(played.table)
    assert state.undo == ("no", "undo", "no"), "it is asked for already"
    assert state.takeback_waits_for == (1,)
    played.ask(1, requests.AnswerTakeback(True))
    assert state_of(played.table).undo == ("no", "no", "no")
    assert state_of(played.table).takeback_waits_for == ()


def test_the_state_tells_whose_turns_go_with_the_last_move() -> None:
    """Alone against two computers; nothing is left to take back when it is taken back."""
    played, rng = Played(None, 3, 3), Random(3)
    played.begin()
    while played.table.game.position.seat != 0:
        played.move(rng)
    assert state_of(played.table).undone_turns == ((), (), ())
    for turns in ((0,), (0, 1), (0, 1, 2)):
        played.move(rng)
        assert state_of(played.table).undone_turns == (turns, (), ())
    played.ask(0, requests.Undo())
    assert state_of(played.table).undone_turns == ((), (), ())


def test_on_one_screen_anyone_takes_back_the_turn_of_whoever_decided_last() -> None:
    played, rng = Played(None, 3, None, is_one_screen=True), Random(3)
    played.begin()
    while played.table.game.position.seat != 0:
        played.move(rng)
    for turns in ((0,), (0, 1), (2,)):
        played.move(rng)
        assert state_of(played.table).undone_turns == (turns, (), turns)


def test_all_columns_that_a_player_chooses_are_one_turn() -> None:
    played, rng = Played(None, 3, rules="gray"), Random(8)
    played.begin()
    played.play_to(Phase.PREPARING_NEXT_ROUND, rng)
    steps = [str(step) for step in played.table.game.steps[-5:]]
    assert steps == ["T12", "T24", "T31", "T12", "T25"], "three of Anna's, two of the computer's"
    assert state_of(played.table).undone_turns == ((0, 1), ())


def test_a_takeback_waits_for_those_who_have_not_answered() -> None:
    played, rng = Played(None, None, None), Random(3)
    played.begin()
    for _ in range(2):
        played.move(rng)
    played.ask(0, requests.AskTakeback())
    assert state_of(played.table).takeback_waits_for == (1, 2)
    played.ask(1, requests.AnswerTakeback(True))
    assert state_of(played.table).takeback_waits_for == (2,)
    played.ask(2, requests.AnswerTakeback(False))
    assert state_of(played.table).takeback_waits_for == ()


def test_on_one_screen_every_seat_undoes_and_after_a_deal_none() -> None:
    played, rng = Played(None, None, is_one_screen=True), Random(4)
    played.begin()
    played.move(rng)
    assert state_of(played.table).undo == ("undo", "undo")
    played.play_to(Phase.PREPARING_NEXT_ROUND, rng)
    assert state_of(played.table).undo == ("undo", "undo")
    played.deal()
    assert state_of(played.table).undo == ("no", "no")
    played.move(rng)
    played.ask(0, requests.Resign())
    assert state_of(played.table).undo == ("no", "no"), "the game is over"
