"""A table's log has an end, long before it hurts: undo can't exceed it, and the game can be
finished."""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path
from random import Random
from typing import Any

import pytest

from azulejos.server import limits
from azulejos.server.store.storage import Write
from azulejos.server.tables.decisions import decide, hint, sit
from azulejos.server.tables.restored import fold
from azulejos.wire import entries, requests
from azulejos.wire.refusals import Code, RefusedError
from azulejos.wire.seating_messages import NewTable
from tests.server.played import SEED, Played
from tests.server.tables.test_waiting import DAY, house, run


@pytest.fixture
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "TABLE_ENTRIES", 60)
    monkeypatch.setattr(limits, "TABLE_ENTRIES_AT_MOST", 400)


def refusal_of(played: Played, seat: int, request: requests.Request) -> Code | None:
    try:
        played.ask(seat, request)
    except RefusedError as refused:
        return refused.code
    return None


def begun(*levels: int | None, **options: Any) -> Played:  # noqa: ANN401 - as `Played` takes them
    played = Played(*levels, **options)
    played.begin()
    return played


def move_and_undo(played: Played, most: int = 10_000) -> int:
    """Moves and undoes until that is refused; returns how many entries the log has then."""
    rng = Random(1)
    for _ in range(most):
        seat = played.table.game.position.seat
        played.move(rng)
        if refusal_of(played, seat, requests.Undo()) is Code.TOO_MANY_ENTRIES:
            return played.table.num_entries
    raise AssertionError("the log has no end")


def test_nobody_undoes_a_thousand_times() -> None:
    assert move_and_undo(begun(None, None)) <= limits.TABLE_ENTRIES + 1


@pytest.mark.usefixtures("_short")
def test_a_full_table_finishes_its_game_and_nothing_else() -> None:
    played = begun(None, None, has_hints=True)
    move_and_undo(played)
    seat = played.table.seats_to_decide[0]
    move = str(next(iter(played.table.game.position.legal_moves)))
    for request in (requests.PlayInstead(move), requests.AskTakeback(), requests.Undo(2)):
        assert refusal_of(played, seat, request) is Code.TOO_MANY_ENTRIES
    with pytest.raises(RefusedError, match="too-many-entries"):
        hint(played.table, seat, ())
    rng = Random(2)
    while not played.table.is_over:
        played.move(rng)
    played.append(entries.Revealed(SEED.hex(), "next"))
    assert refusal_of(played, 0, requests.Rematch()) is Code.TOO_MANY_ENTRIES
    assert played.table.num_entries < limits.TABLE_ENTRIES_AT_MOST


@pytest.mark.usefixtures("_short")
def test_a_full_table_is_still_paused_handed_over_and_ended() -> None:
    """What ends a game or lets somebody go must not need room that others have used up."""
    played = begun(None, None, is_one_screen=True, clock=entries.ClockSetting(600, (1, 1), 5))
    move_and_undo(played)
    assert refusal_of(played, 0, requests.Pause()) is None
    assert refusal_of(played, 0, requests.Resume()) is None
    away = begun(None, None)
    move_and_undo(away)
    away.append(*decide(away.table, 0, requests.HandOver(1, 3), {1}))
    away.ask(1, requests.Return())
    while away.table.num_entries < limits.TABLE_ENTRIES_AT_MOST:
        away.append(*decide(away.table, 0, requests.HandOver(1, 3), {1}))
        away.ask(1, requests.Return())
    with pytest.raises(RefusedError, match="too-many-entries"):
        decide(away.table, 0, requests.HandOver(1, 3), {1})
    away.append(*decide(away.table, 0, requests.End(), {1}))
    assert away.table.is_over


@pytest.mark.usefixtures("_short")
def test_nobody_sits_down_and_leaves_without_end() -> None:
    played = Played(None, None, dealer=2)
    while played.table.num_entries < limits.TABLE_ENTRIES:
        played.append(sit(played.table, 0, None))
        played.ask(0, requests.Leave())
    with pytest.raises(RefusedError, match="too-many-entries"):
        sit(played.table, 0, None)


@pytest.mark.usefixtures("_short")
def test_columns_can_not_be_changed_without_end() -> None:
    played = begun(None, None, rules="gray")
    rng = Random(3)
    while len(played.table.seats_to_decide) < 2:
        played.move(rng)
    seat = played.table.seats_to_decide[-1]
    played.move(rng)
    chosen = requests.Columns(tuple(map(str, played.table.choices[seat])))
    for _ in range(limits.TABLE_ENTRIES):
        if refusal_of(played, seat, chosen) is not None:
            break
    assert refusal_of(played, seat, chosen) is Code.TOO_MANY_ENTRIES
    # The other one still chooses, and the game goes on.
    while not played.table.is_over:
        played.move(rng)


def test_at_the_very_end_a_game_can_only_be_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "TABLE_ENTRIES", 10)
    monkeypatch.setattr(limits, "TABLE_ENTRIES_AT_MOST", 12)
    played, rng = begun(None, None), Random(1)
    while played.table.num_entries < limits.TABLE_ENTRIES_AT_MOST:
        played.move(rng)
    with pytest.raises(RefusedError, match="too-many-entries"):
        played.move(rng)
    assert refusal_of(played, 0, requests.Resign()) is None
    assert played.table.is_over


def test_a_long_log_is_read_in_small_bites(tmp_path: Path) -> None:
    """Everybody else has a turn in between."""
    played = begun(None, None)
    move_and_undo(played)

    async def test() -> None:
        async with house(tmp_path) as at:
            write = Write().table("long", at.time.now() + DAY).seed("long", 1, SEED)
            for number, logged in enumerate(played.logged):
                write.entry("long", number, logged)
            await at.hub.storage.store(write)
            turns = itertools.count()

            async def count() -> None:
                while True:
                    next(turns)
                    await asyncio.sleep(0)

            counting = asyncio.create_task(count())
            await asyncio.sleep(0)
            log = await at.hub.storage.log("long")
            before = next(turns)
            assert (await fold(log)).num_entries == len(played.logged)
            between = next(turns)
            host = await at.hub.host("long")
            assert host.table.num_entries >= len(played.logged)
            after = next(turns)
            counting.cancel()
            bites = len(log) // limits.ENTRIES_AT_ONCE
            assert between - before >= bites
            assert after - between >= bites

    run(test)


def test_a_full_server_makes_no_table_until_one_is_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MOST_TABLES", 2)

    async def test() -> None:
        async with house(tmp_path) as at:
            await at.hub.open(NewTable((None, None)))
        async with house(tmp_path, at.time) as again:
            await again.hub.open(NewTable((None, None)))
            with pytest.raises(RefusedError) as refused:
                await again.hub.open(NewTable((None, None)))
            assert refused.value.code is Code.SERVER_FULL
            again.time.pass_by(1.5 * DAY)
            await again.hub.tidy()
            await again.hub.open(NewTable((None, None)))

    run(test)
