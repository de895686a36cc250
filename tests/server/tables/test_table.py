"""The table: its state is the fold over its log, and its record leaves undone moves out."""

from __future__ import annotations

from random import Random

import pytest

from azulejos.notation import format_record, replay, verify_deals
from azulejos.rules import Phase
from azulejos.server.tables.decisions import decide, sit, tiling
from azulejos.server.tables.takebacks import confirmers
from azulejos.wire import entries, requests
from azulejos.wire.entries import Logged, format_entry, parse_entry
from azulejos.wire.refusals import Code, RefusedError
from tests.server.played import SEED, Played, chosen, folded


def refused(played: Played, seat: int, request: requests.Request) -> Code:
    with pytest.raises(RefusedError) as error:
        decide(played.table, seat, request)
    return error.value.code


@pytest.mark.parametrize("rules", ["colored", "gray", "gray:5"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_is_the_fold_over_its_log(rules: str, players: int) -> None:
    played = Played(*[None] * players, rules=rules)
    rng = Random(players)
    played.sit(*range(players))
    while not played.table.is_over:
        played.move(rng)
    played.append(entries.Revealed(SEED.hex(), "next"))
    log = [parse_entry(format_entry(entry)) for entry in played.log]
    again = folded(map(Logged, log))
    assert again.record() == played.table.record()
    assert again.game.position == played.table.game.position
    verify_deals(again.record())
    replay(again.record())


def test_nonces_go_into_the_deals() -> None:
    played = Played(None, None)
    played.append(sit(played.table, 0, "Ada", "a1"), sit(played.table, 1, None, "b2"))
    played.deal()
    assert str(played.table.game.steps[0]) == "deal:RKKW/RKKK/BYRR/YYRW/BBYY"
    assert played.table.record().tag("Nonces") == "a1,b2"
    assert played.table.record().tag("Seed") is None


@pytest.mark.parametrize(
    ("seat", "name", "nonce", "code"),
    [
        (0, "Ada", "", Code.SEAT_TAKEN),
        (1, "ada", "", Code.BAD_NAME),
        (1, "x" * 25, "", Code.BAD_NAME),
        (1, "a\u202eb", "", Code.BAD_NAME),
        (1, None, "a,b", Code.BAD_NONCE),
        (1, None, "é", Code.BAD_NONCE),
        (1, None, "a" * 65, Code.BAD_NONCE),
        (2, None, "", Code.SEAT_TAKEN),
        (3, None, "", Code.NO_SUCH_SEAT),
        (-1, None, "", Code.NO_SUCH_SEAT),
    ],
)
def test_who_can_not_sit(seat: int, name: str | None, nonce: str, code: Code) -> None:
    played = Played(None, None, 3)
    played.append(sit(played.table, 0, "Ada", ""))
    with pytest.raises(RefusedError) as error:
        sit(played.table, seat, name, nonce)
    assert error.value.code is code


@pytest.mark.parametrize(
    ("first", "second"),
    [("Copa", "Сора"), ("Ada", "Adɑ"), ("Anna", "Аnnа"), ("Bob", "B0b"), ("O'Neil", "O’Neil")],
)
def test_no_two_names_at_a_table_look_alike(first: str, second: str) -> None:
    for one, other in ((first, second), (second, first)):
        played = Played(None, None)
        try:
            played.append(sit(played.table, 0, one))
        except RefusedError as error:
            assert error.code is Code.BAD_NAME  # noqa: PT017 - it may be refused anywhere
            continue
        with pytest.raises(RefusedError) as refused_too:
            sit(played.table, 1, other)
        assert refused_too.value.code is Code.BAD_NAME


def test_a_seat_can_be_given_back_before_the_game_only() -> None:
    played = Played(None, None)
    assert refused(played, 0, requests.PlayMove("1B1")) is Code.NOT_BEGUN
    played.sit(0)
    played.ask(0, requests.Leave())
    assert played.table.chairs[0].is_open
    played.begin()
    assert refused(played, 0, requests.Leave()) is Code.HAS_BEGUN


def test_moves_are_checked() -> None:
    played = Played(None, None)
    played.begin()
    move = chosen(played.table.game.position, 0, Random(1))
    assert refused(played, 1, move) is Code.ILLEGAL
    assert refused(played, 0, requests.PlayMove("9B1")) is Code.ILLEGAL
    assert refused(played, 0, requests.PlayMove("nonsense")) is Code.MALFORMED
    assert refused(played, 0, requests.PlayMove("T11")) is Code.NO_CHOICE
    assert refused(played, 0, requests.Rematch()) is Code.NOT_OVER
    assert refused(played, 0, requests.ConfirmDeal()) is Code.NO_DEAL_WAITS


# Taking back


def test_undo_until_another_person_has_moved() -> None:
    played, rng = Played(None, None), Random(2)
    played.begin()
    start = played.table.game.position
    assert refused(played, 0, requests.Undo()) is Code.UNDO_NOTHING
    played.move(rng)
    assert refused(played, 1, requests.Undo()) is Code.UNDO_NOTHING
    played.ask(0, requests.Undo())
    assert played.table.game.position == start
    played.move(rng)
    played.move(rng)
    assert refused(played, 0, requests.Undo()) is Code.UNDO_TOO_LATE
    assert len(played.log) == 8, "nothing is deleted"


def test_on_one_screen_all_undo_as_one() -> None:
    played, rng = Played(None, None, is_one_screen=True), Random(2)
    played.begin()
    start = played.table.game.position
    played.move(rng)
    played.move(rng)
    played.ask(0, requests.Undo())
    played.ask(0, requests.Undo())
    assert played.table.game.position == start


def test_what_the_computer_answered_is_taken_back_too() -> None:
    played, rng = Played(None, 3, 3), Random(3)
    played.begin()
    start = played.table.game.position
    for _ in range(3):
        played.move(rng)
    played.ask(0, requests.Undo())
    assert played.table.game.position == start


@pytest.mark.parametrize("rules", ["colored", "gray"])
def test_a_deal_waits_for_who_could_undo_and_can_not_be_undone(rules: str) -> None:
    played, rng = Played(None, 3, rules=rules), Random(4)
    played.begin()
    played.play_to(Phase.PREPARING_NEXT_ROUND, rng)
    assert confirmers(played.table) == (0,)
    assert refused(played, 1, requests.ConfirmDeal()) is Code.NO_DEAL_WAITS
    played.ask(0, requests.Undo())
    assert played.table.game.position.phase is not Phase.PREPARING_NEXT_ROUND
    played.play_to(Phase.PREPARING_NEXT_ROUND, rng)
    played.ask(0, requests.ConfirmDeal())
    assert played.table.is_deal_confirmed
    played.deal()
    assert refused(played, 0, requests.Undo()) is Code.UNDO_DEAL


def test_a_takeback_needs_everybody() -> None:
    played, rng = Played(None, None, None), Random(5)
    played.begin()
    start = played.table.game.position
    played.move(rng)
    played.move(rng)
    played.ask(0, requests.AskTakeback())
    assert refused(played, 0, requests.AnswerTakeback(True)) is Code.NO_TAKEBACK
    played.ask(1, requests.AnswerTakeback(False))
    assert refused(played, 2, requests.AnswerTakeback(True)) is Code.NO_TAKEBACK
    played.ask(0, requests.AskTakeback())
    played.ask(1, requests.AnswerTakeback(True))
    assert played.table.game.position != start
    played.ask(2, requests.AnswerTakeback(True))
    assert played.table.game.position == start


# The gray side


def test_columns_are_hidden_changeable_and_applied_in_order() -> None:
    played, rng = Played(None, None, rules="gray"), Random(6)
    played.begin()
    played.play_to(Phase.WALL_TILING, rng)
    table = played.table
    while len(table.seats_to_decide) < 2:
        played.play_to(Phase.WALL_TILING, rng)
    before = table.game.position
    first = chosen(before, 1, rng)
    played.ask(1, first)
    played.ask(1, chosen(before, 1, Random(7)))
    assert table.game.position == before
    assert table.seats_to_decide == (0,)
    assert isinstance(first, requests.Columns)
    assert refused(played, 0, requests.Columns(())) is Code.CHOICE_INCOMPLETE
    assert refused(played, 1, requests.Columns((*first.moves, "T11"))) is Code.CHOICE_INCOMPLETE
    played.ask(0, chosen(before, 0, rng))
    assert table.waits_for_tiling
    expected = tiling(table)
    played.append(expected)
    assert [str(step) for step in table.game.steps[-len(expected.moves) :]] == [*expected.moves]


# The end


def test_resigning_ends_a_game_of_two() -> None:
    played = Played(None, None)
    played.begin()
    played.ask(0, requests.Resign())
    assert played.table.result.winners == (1,)
    assert refused(played, 1, requests.Resign()) is Code.GAME_OVER
    record = played.table.record()
    assert (record.tag("Result"), record.tag("Termination")) == ("2", "resign 1")
    replay(record)
    assert "Seed" not in format_record(record)


def test_with_more_players_the_game_goes_on_and_who_resigned_is_last() -> None:
    played, rng = Played(None, None, None), Random(8)
    played.begin()
    played.ask(2, requests.Resign())
    assert refused(played, 2, requests.Resign()) is Code.ALREADY_DONE
    while not played.table.is_over:
        played.move(rng)
    assert played.table.result.winners is not None
    assert 2 not in played.table.result.winners
    replay(played.table.record())


def test_a_rematch_has_its_own_commitment_and_the_next_seat_starts() -> None:
    played = Played(None, None)
    played.begin()
    played.ask(0, requests.Resign())
    assert refused(played, 0, requests.Rematch()) is Code.NOT_OVER
    played.append(entries.Revealed(SEED.hex(), "next"))
    played.ask(1, requests.Rematch("n1"))
    assert refused(played, 1, requests.Rematch()) is Code.ALREADY_DONE
    played.ask(0, requests.Rematch())
    table = played.table
    assert (table.commitment, table.seed, table.nonces) == ("next", None, ("n1",))
    assert table.game.start.starting_seat == 1
    assert not table.is_over
    assert table.waits_for_deal
