"""Clocks: the log determines the time left, and each seat has its own clock."""

from __future__ import annotations

from random import Random

import pytest

from azulejos.notation import parse_record, replay
from azulejos.notation.records import format_record
from azulejos.rules import Phase
from azulejos.server.tables.announcements import tell_clocks
from azulejos.server.tables.clocks import DAY
from azulejos.server.tables.deadlines import next_time_out
from azulejos.server.tables.decisions import decide
from azulejos.server.tables.views import state_of
from azulejos.wire import entries, requests
from azulejos.wire.entries import ClockSetting
from azulejos.wire.refusals import Code, RefusedError
from azulejos.words.languages import Language
from azulejos.words.voice import Voice
from tests.server.played import Played, folded

MINUTE = ClockSetting(60, (1, 1), 5)


def left(played: Played) -> list[int | None]:
    clocks = state_of(played.table, played.now).clocks
    assert clocks is not None
    return [clock.milliseconds for clock in clocks]


def running(played: Played) -> list[int]:
    clocks = state_of(played.table, played.now).clocks
    assert clocks is not None
    return [seat for seat, clock in enumerate(clocks) if clock.is_running]


def refused(played: Played, seat: int, request: requests.Request, *gone: int) -> Code:
    with pytest.raises(RefusedError) as error:
        decide(played.table, seat, request, gone)
    return error.value.code


def test_a_clock_runs_for_its_own_seat_and_gets_its_increment() -> None:
    played, rng = Played(None, None, clock=ClockSetting(60, (1, 1.5), 5)), Random(1)
    played.sit(0, 1)
    played.now += 10_000
    assert (left(played), running(played)) == ([60_000, 90_000], [])
    played.deal()
    played.now += 7_000
    assert (left(played), running(played)) == ([53_000, 90_000], [0])
    played.move(rng)
    assert (left(played), running(played)) == ([58_000, 90_000], [1])
    played.now += 1_000
    played.move(rng)
    assert left(played) == [58_000, 90_000 - 1_000 + 7_500]


def test_computer_players_and_who_wants_none_have_no_clock() -> None:
    played, rng = Played(None, 3, None, clock=ClockSetting(60, (1, 1, None), 5)), Random(1)
    played.begin()
    for _ in range(5):
        played.now += 1_000
        played.move(rng)
    assert left(played) == [60_000 - 2_000 + 10_000, None, None]
    assert running(played) == []


def test_no_clock_runs_while_a_deal_waits() -> None:
    played, rng = Played(None, None, clock=MINUTE), Random(2)
    played.begin()
    played.play_to(Phase.PREPARING_NEXT_ROUND, rng)
    before = left(played)
    assert running(played) == []
    played.now += 100_000
    assert left(played) == before


def test_columns_are_chosen_at_the_same_time_and_each_clock_stops_by_itself() -> None:
    played, rng = Played(None, None, rules="gray", clock=MINUTE), Random(6)
    played.begin()
    played.play_to(Phase.WALL_TILING, rng)
    while len(played.table.seats_to_decide) < 2:
        played.play_to(Phase.WALL_TILING, rng)
    before = left(played)
    assert running(played) == [0, 1]
    played.now += 3_000
    played.move(rng)
    assert running(played) == [0]
    played.now += 4_000
    assert None not in before
    assert left(played) == [(before[0] or 0) - 7_000, (before[1] or 0) - 3_000 + 5_000]
    chosen = played.log[-1]
    assert isinstance(chosen, entries.ColumnsChosen)
    played.ask(1, requests.Columns(chosen.moves))
    assert left(played)[1] == (before[1] or 0) - 3_000 + 5_000, "no increment for choosing again"


def test_a_move_that_is_made_again_adds_nothing() -> None:
    played = Played(None, 3, clock=MINUTE)
    played.begin()
    for _ in range(3):
        played.move(Random(1))
        assert left(played)[0] == 65_000
        played.ask(0, requests.Undo())
    played.move(Random(1))
    played.move(Random(2))
    played.move(Random(2))
    assert left(played)[0] == 70_000


def test_time_that_goes_back_takes_nothing_and_gives_nothing() -> None:
    played = Played(None, None, clock=MINUTE)
    played.now = 50_000
    played.begin()
    played.now = 20_000
    assert left(played) == [60_000, 60_000]
    played.move(Random(1))
    assert left(played) == [65_000, 60_000]
    played.now = 51_000
    assert left(played) == [65_000, 59_000]


def test_time_for_which_the_server_was_away_is_on_nobodys_clock() -> None:
    played = Played(None, None, clock=MINUTE)
    played.begin()
    played.now += 1_000_000
    played.append(entries.ClocksRestarted())
    played.now += 1_000
    assert (left(played), running(played)) == ([59_000, 60_000], [0])


# Out of time


def test_who_is_out_of_time_loses_and_the_record_says_so() -> None:
    played = Played(None, None, clock=MINUTE)
    played.begin()
    assert next_time_out(played.table) == (60_000, 0)
    played.now = 60_000
    played.append(entries.TimedOut(0))
    state = state_of(played.table)
    assert (state.winners, state.ended, state.seats[0].is_out_of_time) == ((1,), "time", True)
    assert running(played) == []
    record = parse_record(format_record(played.table.record()))
    assert (record.tag("Result"), record.tag("Termination")) == ("2", "time 1")
    replay(record)


def test_with_more_players_the_computer_plays_on_for_who_is_out_of_time() -> None:
    played, rng = Played(None, None, None, clock=ClockSetting(60, (1, 1, 1))), Random(8)
    played.begin()
    played.append(entries.TimedOut(0))
    assert refused(played, 0, requests.PlayMove("1B1")) is Code.DROPPED_OUT
    assert running(played) == []
    while not played.table.is_over:
        played.move(rng)
    state = state_of(played.table)
    assert state.ended is None
    assert 0 not in (state.winners or ())
    record = played.table.record()
    assert record.tag("Termination") == "time 1"
    replay(record)


def test_days_for_each_move() -> None:
    played, rng = Played(None, 3, days_per_move=3), Random(1)
    played.begin()
    assert next_time_out(played.table) == (3 * DAY, 0)
    assert state_of(played.table).move_deadline == "1970-01-04T00:00:00Z"
    played.now = DAY
    played.move(rng)
    assert next_time_out(played.table) is None, "computer players never run out of time"
    played.move(rng)
    assert next_time_out(played.table) == (4 * DAY, 0)
    assert state_of(played.table).clocks is None
    again = folded(played.logged)
    assert next_time_out(again) == next_time_out(played.table)


# Pausing, ending, handing over


def test_alone_or_on_one_screen_the_clock_can_be_paused() -> None:
    played = Played(None, 3, clock=MINUTE)
    played.begin()
    assert refused(played, 0, requests.Resume()) is Code.ALREADY_DONE
    played.ask(0, requests.Pause())
    played.now += 500_000
    assert (left(played)[0], running(played)) == (60_000, [])
    assert refused(played, 0, requests.Pause()) is Code.ALREADY_DONE
    assert refused(played, 0, requests.Undo()) is Code.PAUSED
    played.ask(0, requests.Resume())
    played.now += 1_000
    assert (left(played)[0], running(played)) == (59_000, [0])
    together = Played(None, None, clock=MINUTE)
    together.begin()
    assert refused(together, 0, requests.Pause()) is Code.NOT_ALONE
    screen = Played(None, None, clock=MINUTE, is_one_screen=True)
    screen.begin()
    screen.ask(1, requests.Pause())
    untimed = Played(None, 3)
    untimed.begin()
    assert refused(untimed, 0, requests.Pause()) is Code.NO_CLOCK


def test_nobody_is_left_in_a_pause() -> None:
    """Resigning or ending the game ends a pause. A person who comes back can end it, too."""
    played = Played(None, 3, 3, clock=ClockSetting(60, (1, 1, 1)))
    played.begin()
    played.ask(0, requests.Pause())
    played.ask(0, requests.Resign())
    assert not played.table.is_paused
    two = Played(None, None, clock=MINUTE)
    two.begin()
    two.append(*decide(two.table, 0, requests.HandOver(1, 3), {1}))
    two.ask(0, requests.Pause())
    two.ask(1, requests.Return())
    two.ask(1, requests.Resume())
    assert not two.table.is_paused
    two.append(entries.Paused(0), entries.Abandoned(0))
    assert not two.table.is_paused


def test_a_seat_is_handed_over_and_taken_back() -> None:
    played, rng = Played(None, None, clock=MINUTE), Random(1)
    played.begin()
    assert refused(played, 1, requests.HandOver(0, 4)) is Code.NOT_GONE
    assert refused(played, 1, requests.HandOver(1, 4), 0, 1) is Code.NOT_GONE
    assert refused(played, 1, requests.HandOver(7, 4), 0) is Code.NO_SUCH_SEAT
    assert refused(played, 1, requests.HandOver(0, 9), 0) is Code.MALFORMED
    assert refused(played, 0, requests.Return()) is Code.ALREADY_DONE
    played.append(*decide(played.table, 1, requests.HandOver(0, 4), {0}))
    assert played.log[-1] == entries.HandedOver(0, 4, 1)
    assert state_of(played.table).seats[0].is_handed_over
    assert running(played) == []
    assert refused(played, 0, requests.PlayMove("1B1")) is Code.HANDED_OVER
    played.move(rng)
    played.move(rng)
    assert played.table.seats_to_decide == (0,)
    played.ask(0, requests.Return())
    assert running(played) == [0]
    assert not state_of(played.table).seats[0].is_handed_over
    played.move(rng)
    assert played.table.persons == (0, 1)


def test_who_is_gone_need_not_agree_to_a_rematch() -> None:
    played = Played(None, None, None)
    played.begin()
    played.append(*decide(played.table, 1, requests.HandOver(0, 4), {0}))
    played.ask(1, requests.Resign())
    played.ask(2, requests.Resign())
    played.append(entries.Revealed(bytes(32).hex(), "next"))
    played.ask(1, requests.Rematch())
    assert played.table.num_games == 1
    played.ask(2, requests.Rematch())
    assert played.table.num_games == 2
    assert played.table.persons == (1, 2)


def test_a_game_can_be_ended_where_somebody_is_gone_or_nobody_else_is_there() -> None:
    played = Played(None, None)
    assert refused(played, 0, requests.End()) is Code.NOT_BEGUN
    played.begin()
    assert refused(played, 0, requests.End()) is Code.NOT_GONE
    assert refused(played, 0, requests.End(), 0) is Code.NOT_GONE
    played.append(*decide(played.table, 0, requests.End(), {1}))
    state = state_of(played.table)
    assert (state.winners, state.ended, state.to_decide) == ((), "abandoned", ())
    record = parse_record(format_record(played.table.record()))
    assert (record.tag("Result"), record.tag("Termination")) == ("*", "aborted")
    replay(record)
    alone = Played(None, 3)
    alone.begin()
    alone.ask(0, requests.End())
    assert alone.table.is_over


@pytest.mark.parametrize("language", Language)
def test_clocks_are_told(language: Language) -> None:
    played = Played(None, None, clock=MINUTE)
    played.begin()
    played.now += 1_000
    told = [Voice(language).say(each) for each in tell_clocks(played.table, played.now)]
    assert len(told) == 2
    assert "59" in told[0]
    days = Played(None, None, days_per_move=2)
    days.begin()
    (said,) = tell_clocks(days.table, 3 * 60 * 60 * 1000)
    assert dict(said.args) == {"days": 1, "hours": 21}
    assert Voice(language).say(said)
