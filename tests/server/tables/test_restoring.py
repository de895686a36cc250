"""Random games: a table restored from its log equals the live one after every entry, and no message
reveals anything hidden."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.notation import replay
from azulejos.rules import Dealer, Phase
from azulejos.server.tables.deadlines import next_time_out
from azulejos.server.tables.decisions import decide
from azulejos.server.tables.table import Table
from azulejos.server.tables.takebacks import confirmers
from azulejos.server.tables.views import state_of
from azulejos.wire import entries, requests
from azulejos.wire.entries import ClockSetting, format_entry, parse_entry
from azulejos.wire.messages import Happened, format_message
from azulejos.wire.refusals import RefusedError
from azulejos.words.phrases import to_plain
from tests.server.played import SEED, Played, chosen, folded, happen

ASKED: Sequence[requests.Request] = (
    requests.Undo(),
    requests.Undo(2),
    requests.PlayInstead("1R3"),
    requests.AskTakeback(),
    requests.AnswerTakeback(True),
    requests.AnswerTakeback(False),
    requests.ConfirmDeal(),
    requests.Pause(),
    requests.Resume(),
    requests.HandOver(1, 2),
    requests.Return(),
    requests.Resign(),
    requests.End(),
    requests.Rematch("n2"),
    requests.Leave(),
)


class Act(NamedTuple):
    """Something that happens at a table after a while: a move, or a seat's request."""

    milliseconds: int
    asks: int | None
    """The index of a request; None for the next move."""
    seat: int


ACTS = st.lists(
    st.builds(
        Act,
        st.sampled_from([0, 1, 900, 20_000]),
        # Mostly moves; otherwise no game would get as far as scoring.
        st.one_of(*[st.none()] * 6, st.integers(0, len(ASKED) - 1)),
        st.integers(0, 2),
    ),
    min_size=40,
    max_size=100,
)
TABLES = st.fixed_dictionaries(
    {"rules": st.sampled_from(["colored", "gray"]), "is_one_screen": st.booleans()},
    optional={"clock": st.just(ClockSetting(100, (1, 2, None), 3)), "days_per_move": st.just(1)},
)
LEVELS = st.sampled_from([(None, None, None), (None, 1, None), (None, 2, 3)])


def act(played: Played, does: Act, rng: Random) -> None:
    """Carries it out if it is allowed. A refused request must change nothing."""
    played.now += does.milliseconds
    late = next_time_out(played.table)
    if late is not None and late[0] <= played.now and not played.table.is_over:
        played.append(entries.TimedOut(late[1]))
    table = played.table
    if table.is_over and table.seed is None:
        played.append(entries.Revealed(SEED.hex(), Dealer(SEED).commitment))
    elif does.asks is not None and table.chairs[does.seat].sitting is not None:
        before = len(played.logged)
        try:
            played.append(*decide(table, does.seat, ASKED[does.asks], {1}))
        except RefusedError:
            assert len(played.logged) == before
    elif not table.is_over and not table.is_paused:
        if table.chairs[does.seat].is_open:
            played.sit(does.seat)
        elif table.is_full:
            played.move(rng)


@given(levels=LEVELS, options=TABLES, acts=ACTS, seed=st.integers(0, 9))
def test_a_table_read_from_its_log_is_the_live_one(
    levels: tuple[int | None, ...], options: dict[str, Any], acts: list[Act], seed: int
) -> None:
    played, rng = Played(*levels, **options), Random(seed)
    opened = parse_entry(format_entry(played.log[0]))
    assert isinstance(opened, entries.Opened)
    again = Table(opened)
    num_read = 1
    for does in acts:
        act(played, does, rng)
        for logged in played.logged[num_read:]:
            again.apply(parse_entry(format_entry(logged.entry)), logged.request, logged.at)
        num_read = len(played.logged)
        for now in (played.now, played.now + 5_000):
            assert state_of(again, now) == state_of(played.table, now)
        assert next_time_out(again) == next_time_out(played.table)
        assert confirmers(again) == confirmers(played.table)
        for seat, undo in enumerate(state_of(again).undo):
            assert undo == _tried(played.table, seat)
    assert folded(played.logged).record() == played.table.record()
    replay(played.table.record())


def _tried(table: Table, seat: int) -> str:
    """The request that takes the seat's last move back, by trying them."""
    if table.chairs[seat].level is not None:
        return "no"
    for request, name in ((requests.Undo(), "undo"), (requests.AskTakeback(), "ask-takeback")):
        with suppress(RefusedError):
            decide(table, seat, request)
            return name
    return "no"


@given(acts=ACTS, seed=st.integers(0, 9))
def test_no_message_has_a_seed_before_the_end_or_a_column_before_all_are_in(
    acts: list[Act], seed: int
) -> None:
    """A client that reconnects gets the same messages, so this holds for it, too."""
    played, rng = Played(None, None, None, rules="gray"), Random(seed)
    opened = played.log[0]
    assert isinstance(opened, entries.Opened)
    table, num_read = Table(opened), 1
    for does in acts:
        act(played, does, rng)
        for logged in played.logged[num_read:]:
            is_over = table.is_over
            told = happen(table, *logged)
            _check_hidden(table, told, is_over=is_over)
        num_read = len(played.logged)


def _check_hidden(table: Table, told: Happened, *, is_over: bool) -> None:
    message = format_message(told).decode()
    assert SEED.hex() not in message or is_over
    match told.entry:
        case entries.ColumnsChosen(_, moves):
            assert moves == ()
            assert told.events == ()
            hidden = [str(move) for choice in table.choices.values() for move in choice]
            assert not any(f'"{move}"' in message for move in hidden)
        case entries.Tiled():
            assert table.choices == {}
        case _:
            pass
    position = table.game.position
    if position.phase is Phase.WALL_TILING:
        # The position shows nobody's columns yet.
        assert told.state.position.split()[2].startswith("T")


# Taking back


def test_against_computer_players_undo_goes_back_to_the_deal_and_no_further() -> None:
    played, rng = Played(None, 3, 3), Random(3)
    played.begin()
    start = played.table.game.position
    for _ in range(9):
        played.move(rng)
    for _ in range(3):
        played.ask(0, requests.Undo())
    assert played.table.game.position == start
    with pytest.raises(RefusedError, match="undo-nothing"):
        played.ask(0, requests.Undo())


def test_on_one_screen_every_move_can_be_taken_back_by_anyone() -> None:
    played, rng = Played(None, None, None, is_one_screen=True), Random(3)
    played.begin()
    positions = [played.table.game.position]
    for _ in range(5):
        played.move(rng)
        positions.append(played.table.game.position)
    for seat, position in zip((2, 0, 1, 1, 0), reversed(positions[:-1]), strict=True):
        played.ask(seat, requests.Undo())
        assert played.table.game.position == position


def test_several_moves_are_taken_back_at_once() -> None:
    played, rng = Played(None, 3, 3), Random(3)
    played.begin()
    start = played.table.game.position
    for _ in range(6):
        played.move(rng)
    with pytest.raises(RefusedError, match="undo-deal") as refused:
        decide(played.table, 0, requests.Undo(3))
    assert [*map(to_plain, refused.value.speech)] == [{"id": "undo-only", "args": {"count": 2}}]
    played.ask(0, requests.Undo(2))
    assert played.table.game.position == start


def test_a_move_is_replaced_by_another_one() -> None:
    played, rng = Played(None, 3), Random(4)
    played.begin()
    start = played.table.game.position
    with pytest.raises(RefusedError, match="undo-nothing"):
        decide(played.table, 0, requests.PlayInstead("1R3"))
    played.move(rng)
    played.move(rng)
    first = played.table.game.steps[1]
    legal = [str(move) for move in start.legal_moves if move != first]
    for asked, code in ((str(first), "already-done"), ("T11", "illegal"), ("9R1", "illegal")):
        with pytest.raises(RefusedError, match=code):
            decide(played.table, 0, requests.PlayInstead(asked))
    played.ask(0, requests.PlayInstead(legal[0]))
    assert [str(step) for step in played.table.game.steps[1:]] == [legal[0]]
    assert entries.Undone(0, 1) in played.log


def test_after_another_person_has_moved_nothing_is_replaced() -> None:
    played, rng = Played(None, None), Random(4)
    played.begin()
    played.move(rng)
    played.move(rng)
    with pytest.raises(RefusedError, match="undo-too-late"):
        decide(played.table, 0, requests.PlayInstead("1R3"))


def test_nothing_is_deleted_and_the_record_holds_the_final_line() -> None:
    played, rng = Played(None, 3), Random(4)
    played.begin()
    played.move(rng)
    first = str(played.table.game.steps[-1])
    played.ask(0, requests.Undo())
    other = next(
        str(move) for move in played.table.game.position.legal_moves if str(move)[:2] != first[:2]
    )
    played.ask(0, requests.PlayMove(other))
    assert entries.MovePlayed(0, first) in played.log
    assert [str(step) for step in played.table.record().steps[1:]] == [other]


def test_with_another_person_undo_is_over_when_they_have_moved_or_chosen() -> None:
    played, rng = Played(None, None, rules="gray"), Random(6)
    played.begin()
    played.play_to(Phase.WALL_TILING, rng)
    while len(played.table.seats_to_decide) < 2:
        played.play_to(Phase.WALL_TILING, rng)
    last = played.table.game.positions[-2].seat
    other = 1 - last
    played.ask(other, chosen(played.table.game.position, other, rng))
    with pytest.raises(RefusedError, match="undo-too-late"):
        decide(played.table, last, requests.Undo())
