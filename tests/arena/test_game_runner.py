"""Games of a match are played to the end and verify; a player that fails loses."""

from __future__ import annotations

from pathlib import Path

import pytest

from azulejos.arena.game_result import ResultError, format_result_json, parse_result_json
from azulejos.arena.game_runner import GameRunner
from azulejos.arena.match import EngineTerms
from azulejos.notation import parse_record, replay, verify_deals
from azulejos.players import EngineFailure, FailureKind, SearchPlayer
from azulejos.rules import Deal, WallSide

from .engines import engine
from .matches import match_of

QUICK = EngineTerms(movetime=1, grace=300, startup=60_000)
PATIENT = EngineTerms(movetime=1, grace=60_000, startup=60_000)


@pytest.mark.parametrize("side", WallSide)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_is_played_to_its_end_and_its_record_verifies(seats: int, side: WallSide) -> None:
    players = ["one-ply", "nodes:20", "level:1", "random"][:seats]
    table = GameRunner(match_of(*players, seats=seats, side=side))
    played = table.play(1)
    record = parse_record(played.record)
    game = replay(record)
    verify_deals(record)
    assert game.outcome is not None
    assert played.result.winners == game.outcome.winners
    assert played.result.scores == game.outcome.scores
    assert record.tag("Seat1") == players[played.result.seats[0]]
    assert sum(use.moves for use in played.result.uses) == sum(
        not isinstance(step, Deal) for step in game.steps
    )
    assert table.play(1).record == played.record, "it repeats"
    text = format_result_json(played.result, 7)
    assert parse_result_json(text) == (played.result, 7)


def test_the_games_of_a_deal_open_alike() -> None:
    table = GameRunner(match_of("random", "one-ply"))
    first, second, other = (parse_record(table.play(number).record) for number in range(3))
    assert first.steps[0] == second.steps[0] != other.steps[0]
    assert (first.tag("Seat1"), second.tag("Seat1")) == ("random", "one-ply")


@pytest.mark.parametrize(
    ("name", "kind", "reason", "terms"),
    [
        ("dies at start", "crash", "ended with status 1", PATIENT),
        ("crashes", "crash", "ended with status 1", PATIENT),
        ("hangs", "hang", "no answer to go within 301 ms", QUICK),
        ("illegal", "illegal move", "played 9W5, which is refused: no_such_factory", PATIENT),
        ("no move", "illegal move", "answered read 'PASS', expected a move like", PATIENT),
        ("empty move", "illegal move", "answered read '', expected a move like", PATIENT),
        ("error", "error", "answered error the search failed", PATIENT),
    ],
)
def test_who_fails_loses_and_the_next_game_goes_on(
    tmp_path: Path, name: str, kind: str, reason: str, terms: EngineTerms
) -> None:
    match = match_of(f"bad={engine(tmp_path, name)}", "one-ply", terms=terms)
    table = GameRunner(match)
    for number in range(2):
        played = table.play(number)
        failure = played.result.failure
        assert failure is not None
        assert (failure.seat, failure.kind) == (number, kind)
        assert failure.reason.startswith(reason)
        assert failure.last_lines
        assert played.result.winners == (1 - number,)
        record = parse_record(played.record)
        replay(record)
        verify_deals(record)
        how = "time" if kind == "hang" else "resign"
        assert record.tag("Termination") == f"{how} {number + 1}"
        assert record.tag("Failure") == f"{kind}: {failure.reason}"
        assert parse_result_json(format_result_json(played.result, 0))[0] == played.result
    table.close()


@pytest.mark.parametrize("name", ["good", "small letters", "slow"])
def test_an_engine_that_keeps_to_the_protocol_plays_to_the_end(tmp_path: Path, name: str) -> None:
    match = match_of(f"engine={engine(tmp_path, name)}", "one-ply", terms=PATIENT)
    table = GameRunner(match)
    results = [table.play(number).result for number in range(2)]
    table.close()
    assert [result.failure for result in results] == [None, None]


def test_of_three_the_others_share_what_the_failing_one_loses(tmp_path: Path) -> None:
    match = match_of(
        "one-ply", f"bad={engine(tmp_path, 'no move')}", "random", seats=3, terms=PATIENT
    )
    table = GameRunner(match)
    played = table.play(0)
    assert played.result.winners == (0, 2)
    assert played.result.share(0) == 0.5
    assert played.result.share(1) == 0
    replay(parse_record(played.record))


def test_a_player_of_ours_that_raises_loses_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr(SearchPlayer, "think", fail)
    failure = GameRunner(match_of("nodes:1", "random")).play(0).result.failure
    assert failure is not None
    assert failure.kind == FailureKind.CRASH.value
    assert failure.reason == "ZeroDivisionError: oh"
    assert any("in fail" in each for each in failure.last_lines)
    assert str(EngineFailure(FailureKind.HANG, "why")) == "why"


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", "null", "1", '{"record_end": 1}', '{"record_end": "1", "game": 1}']
)
def test_what_is_no_result_is_refused(text: str) -> None:
    with pytest.raises(ResultError, match="expected"):
        parse_result_json(text)


def test_a_result_with_a_wrong_field_is_refused() -> None:
    text = format_result_json(GameRunner(match_of("random", "random")).play(0).result, 5)
    for old, new in [
        ('"seats":[0,1]', '"seats":[0]'),
        ('"game":0', '"game":"x"'),
        ('"deal":0', '"extra":0,"deal":0'),
        ('"moves"', '"movers"'),
    ]:
        assert old in text
        with pytest.raises(ResultError):
            parse_result_json(text.replace(old, new, 1))
