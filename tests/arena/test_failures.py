"""The failures that a match shows."""

from __future__ import annotations

from dataclasses import replace

from azulejos.arena.failures import Failures
from azulejos.arena.game_result import ArenaResult, Failure

from .matches import match_of, result_of

MATCH = match_of("one-ply", "random", deals=50)


def failed(number: int, entrant: int, kind: str = "crash") -> ArenaResult:
    ranks = [1, 0] if entrant == 0 else [0, 1]
    result = result_of(MATCH, number, ranks)
    return replace(result, failure=Failure(result.seats.index(entrant), kind, "why", ("> azul",)))


def test_who_always_fails_is_told_in_a_few_lines() -> None:
    failures = Failures(MATCH)
    told = [failures.add(failed(number, 1)) for number in range(60)]
    due = [[f"game {number}: random loses by crash: why", "    > azul"] for number in range(1, 4)]
    due.append(["random has failed in 4 games in a row: from here on that is counted, not shown"])
    assert told == due + [[]] * 56
    assert failures.hidden_lines() == ["random: 57 failures were not shown (57 by crash)"]


def test_a_failure_now_and_then_is_always_shown() -> None:
    failures = Failures(MATCH)
    for number in range(0, 40, 4):
        for game in range(number, number + 3):
            assert failures.add(result_of(MATCH, game, [0, 1])) == []
        told = failures.add(failed(number + 3, 1, "hang"))
        assert told[0] == f"game {number + 4}: random loses by hang: why"
        assert len(told) == (2 if number < 12 else 1), "the last lines of the first three"
    assert failures.hidden_lines() == []


def test_there_is_an_end_to_failures_now_and_then_too() -> None:
    failures = Failures(MATCH)
    told = []
    for number in range(0, 80, 2):
        told += failures.add(failed(number, 1, "hang" if number % 4 else "error"))
        failures.add(failed(number + 1, 0))
    assert sum("random" in line for line in told) == 21
    assert told[-1] == "random has failed in 21 games: from here on that is counted, not shown"
    assert failures.hidden_lines() == [
        "one-ply: 20 failures were not shown (20 by crash)",
        "random: 20 failures were not shown (10 by error, 10 by hang)",
    ]
