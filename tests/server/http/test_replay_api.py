"""Replays: the steps of a game, its summary, and playing on from a step."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from random import Random

import pytest

from azulejos.notation import (
    Record,
    format_position,
    format_record,
    parse_position,
    parse_record,
    replay,
    verify_deals,
)
from azulejos.rules import Phase
from azulejos.server import limits
from azulejos.server.tables.replays import is_verified, show_game
from azulejos.server.tables.starts import starting_position
from azulejos.server.tables.table import Table
from azulejos.wire import entries, requests
from azulejos.wire.refusals import Code, RefusedError
from azulejos.wire.seating_messages import Start
from azulejos.words.languages import Language
from azulejos.words.voice import Voice
from tests.server.played import SEED, Played, happen
from tests.server.serving import Server, get, play_game, post, running


def finished(rules: str, players: int, seed: int = 1) -> Record:
    played, rng = Played(*[None] * players, rules=rules), Random(seed)
    played.begin()
    while not played.table.is_over:
        played.move(rng)
    played.append(entries.Revealed(SEED.hex(), "next"))
    return played.table.record()


def without(record: Record, *names: str, **changes: str) -> str:
    tags = {name: value for name, value in record.tags if name not in names} | changes
    return format_record(Record(tuple(tags.items()), record.tokens))


@pytest.mark.parametrize("rules", ["colored", "gray:5"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_points_by_source_add_up_to_the_scores(rules: str, players: int) -> None:
    record = finished(rules, players)
    shown = show_game(Start(record=format_record(record)))
    game = replay(record)
    scores = tuple(board.score for board in game.position.boards)
    totals = tuple(
        each.before + each.wall + each.floor + each.horizontal + each.vertical + each.colors
        for each in shown.summary.sources
    )
    assert totals == scores == shown.summary.rounds[-1]
    assert len(shown.summary.rounds) == game.position.round_number
    assert shown.verified is True
    assert game.outcome is not None
    assert shown.winners == game.outcome.winners
    assert [step.position for step in shown.steps] == [
        format_position(each) for each in game.positions[1:]
    ]
    assert [step.text for step in shown.steps] == [*map(str, game.steps)]
    assert {step.kind for step in shown.steps} == {"deal", "move"} | (
        {"tiling"} if rules == "gray:5" else set()
    )
    assert all(step.speech and step.events for step in shown.steps)


def test_scores_after_each_round_are_those_on_the_boards() -> None:
    record = finished("colored", 2)
    shown = show_game(Start(record=format_record(record)))
    game = replay(record)
    between = [
        tuple(board.score for board in position.boards)
        for position in game.positions[1:]
        if position.phase is Phase.PREPARING_NEXT_ROUND
    ]
    assert list(shown.summary.rounds[:-1]) == between


def test_a_seed_that_does_not_fit_is_told() -> None:
    record = finished("colored", 2)
    assert is_verified(record) is True
    assert show_game(Start(record=without(record, "Seed"))).verified is None
    assert show_game(Start(record=without(record, Seed="00" * 32))).verified is False
    assert show_game(Start(record=without(record, Nonces="a1"))).verified is False


def test_the_game_that_the_page_checks_is_a_real_one() -> None:
    """The page tests its own dealer 1 with these positions."""
    text = (Path(__file__).parents[3] / "web/tests/verify/game.json").read_text(encoding="utf-8")
    kept = json.loads(text)
    shown = show_game(Start(record=kept["record"]))
    assert shown.verified
    assert shown.start == kept["start"]
    steps = [(each.kind, each.round, each.text, each.position) for each in shown.steps]
    around_deals = [
        step
        for step, following in zip(steps, [*steps[1:], None], strict=True)
        if step[0] == "deal" or (following is not None and following[0] == "deal")
    ]
    names = ("kind", "round", "text", "position")
    assert around_deals == [tuple(step[name] for name in names) for step in kept["steps"]]


@pytest.mark.parametrize(
    ("ending", "winners"),
    [
        (entries.Resigned(0), (1,)),
        (entries.TimedOut(0), (1,)),
        (entries.Abandoned(0), None),
    ],
)
def test_a_game_that_did_not_end_by_the_rules_can_be_shown(
    ending: entries.Entry, winners: tuple[int, ...] | None
) -> None:
    played, rng = Played(None, None), Random(1)
    played.begin()
    for _ in range(7):
        played.move(rng)
    played.append(ending, entries.Revealed(SEED.hex(), "next"))
    shown = show_game(Start(record=format_record(played.table.record())))
    assert (shown.winners, shown.verified, len(shown.steps)) == (winners, True, 8)


def test_a_position_is_a_game_without_steps() -> None:
    code = format_position(replay(finished("gray", 3)).positions[7])
    shown = show_game(Start(position=code))
    assert (shown.start, shown.steps, shown.winners, shown.verified) == (code, (), None, None)
    assert shown.names[2] == {"id": "person", "args": {"seat": 3}}


@pytest.mark.parametrize(
    ("start", "code", "detail"),
    [
        (Start(), Code.MALFORMED, None),
        (Start(position="x", record="y"), Code.MALFORMED, None),
        (Start(position="x", num_steps=1), Code.MALFORMED, None),
        (Start(position="colored 1"), Code.BAD_POSITION, "position code"),
        (Start(record=""), Code.BAD_RECORD, "one game"),
        (Start(record='[Rules "colored"]\n\n'), Code.BAD_RECORD, "Seat1"),
    ],
)
def test_what_can_not_be_shown_is_refused_with_the_reason(
    start: Start, code: Code, detail: str | None
) -> None:
    with pytest.raises(RefusedError) as error:
        show_game(start)
    assert error.value.code is code
    assert (detail or "") in (error.value.detail or "")
    said = {Voice(language).say(error.value.speech) for language in Language}
    assert len(said) == (1 if detail is None else 3), "in each language, where there is a reason"


def test_a_record_that_could_not_have_been_played_is_refused() -> None:
    text = without(finished("colored", 2), Scores="1 1")
    with pytest.raises(RefusedError) as error:
        show_game(Start(record=text))
    assert error.value.code is Code.BAD_RECORD
    assert "Scores" in (error.value.detail or "")


def test_a_record_without_end_is_refused() -> None:
    text = format_record(finished("colored", 2)) + " 1B1" * limits.MOST_RECORD_STEPS
    with pytest.raises(RefusedError) as error:
        show_game(Start(record=text))
    assert str(limits.MOST_RECORD_STEPS) in (error.value.detail or "")
    assert [each.id for each in error.value.speech] == ["notation-too-long"]


# Playing on


def play_on(start: Start, seed: int = 5) -> Table:
    position = starting_position(start)
    played = Played(None, *[3] * (position.rules.num_players - 1), start=format_position(position))
    rng = Random(seed)
    assert not played.table.has_begun
    assert played.table.seats_to_decide == ()
    played.sit(0)
    while not played.table.is_over:
        played.move(rng)
    played.append(entries.Revealed(SEED.hex(), "next"))
    return played.table


@pytest.mark.parametrize("rules", ["colored", "gray"])
@pytest.mark.parametrize("num_steps", [0, 1, 9, 21, 30])
def test_the_record_of_a_game_played_on_is_right(rules: str, num_steps: int) -> None:
    before = replay(finished(rules, 2))
    text = format_record(finished(rules, 2))
    table = play_on(Start(record=text, num_steps=num_steps))
    record = parse_record(format_record(table.record()))
    assert replay(record).start == before.positions[num_steps]
    verify_deals(record)
    assert (record.tag("Position") is None) == (num_steps == 0)


def test_a_game_goes_on_from_a_wall_tiling() -> None:
    game = replay(finished("gray", 2))
    code = next(format_position(each) for each in game.positions if each.phase is Phase.WALL_TILING)
    table = play_on(Start(position=code))
    assert replay(table.record()).start == parse_position(code)


def test_nobody_plays_on_from_the_end() -> None:
    record = finished("colored", 2)
    game = replay(record)
    for start, code in (
        (Start(position=format_position(game.position)), Code.BAD_POSITION),
        (Start(record=format_record(record)), Code.BAD_POSITION),
        (Start(record=format_record(record), num_steps=len(game.steps) + 1), Code.BAD_RECORD),
    ):
        with pytest.raises(RefusedError) as error:
            starting_position(start)
        assert error.value.code is code


def test_a_rematch_begins_at_the_same_position() -> None:
    start = replay(finished("colored", 2)).positions[5]
    played = Played(None, None, start=format_position(start))
    played.sit(0, 1)
    played.ask(0, requests.Resign())
    played.append(entries.Revealed(SEED.hex(), "next"))
    played.ask(0, requests.Rematch())
    played.ask(1, requests.Rematch())
    assert played.table.game.start == start
    assert played.table.has_begun


def test_a_lot_is_told_with_the_first_deal() -> None:
    played = Played(None, 3, is_by_lot=True)
    played.sit(0)
    dealt = entries.Dealt("deal:BRKK/YKKW/BBYW/BKKK/BYRR")
    first, second, *_ = happen(played.table, dealt).speech
    assert first["id"] == "lot-drawn"
    assert second["id"] == "factories-filled"


# Over HTTP


def test_replays_over_http(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        state = asyncio.run(play_game(server, None, 1, rules="gray", deal_seconds=0))
        url = f"{server.url}/api/tables/{state['table']}"
        mine = get(f"{url}/replay").json()
        record = get(f"{url}/record").text
        shown = post(f"{server.url}/api/replays", json={"record": record})
        assert shown.status_code == 200, shown.text
        assert shown.json() == mine
        assert mine["verified"] is True
        bad = post(f"{server.url}/api/replays", json={"position": "nothing"})
        assert bad.status_code == 409
        assert bad.json()["code"] == "bad-position"
        assert bad.json()["detail"]
        start = {"record": record, "num_steps": 20}
        made = server.open(None, 1, start=start, starting_seat=None)
        assert made["state"]["position"] == mine["steps"][19]["position"]
        assert {_drawn_by_lot(server) for _ in range(30)} == {"1", "2"}


def _drawn_by_lot(server: Server) -> str:
    """Who starts at a table where the lot decides."""
    made = server.open(None, 1, starting_seat=None)
    server.sit(made, 0)
    while (state := server.state(made["table"]))["waits_for_lot"]:
        time.sleep(0.01)
    start: str = state["position"].split()[3]
    return start
