"""Reviews over HTTP: only of finished games, in fair turns, stopped by whoever goes away."""

from __future__ import annotations

import asyncio
import json
from functools import cache
from pathlib import Path
from random import Random

import pytest

from azulejos.analysis import LIMITS, REVIEW_VERSION, ReviewedMove, Reviewer, parse_review
from azulejos.analysis.studies import MoveTask
from azulejos.notation import Record, format_position, format_record
from azulejos.players.shipped_networks import networks_of
from azulejos.server import limits
from azulejos.server.tables.reviews import KnownStudies, plan_review, solve, study, wonder
from azulejos.wire import entries
from azulejos.wire.refusals import Code, RefusedError
from azulejos.wire.review_messages import Solve, Wonder
from azulejos.wire.seating_messages import NewTable
from tests.server.http.in_process import App
from tests.server.http.in_process import running as running_here
from tests.server.played import SEED, Played


def played(num_moves: int, players: int = 2) -> Played:
    game, rng = Played(*[None] * players), Random(3)
    game.begin()
    for _ in range(num_moves):
        game.move(rng)
    return game


@cache
def resigned(num_moves: int = 4) -> Record:
    game = played(num_moves)
    game.append(entries.Resigned(0), entries.Revealed(SEED.hex(), "next"))
    return game.table.record()


def test_a_review_is_that_of_the_command(tmp_path: Path) -> None:
    """In numbers, with a phrase for everything, and how far it was on the way."""
    record = resigned()

    async def test(app: App) -> None:
        asked = {"record": format_record(record)}
        *progress, told = await app.lines("/api/reviews", asked)
        assert [each["type"] for each in progress] == ["studying"] * len(progress)
        assert [each["done"] for each in progress] == sorted(each["done"] for each in progress)
        assert progress[-1] == {"type": "studying", "done": 5, "total": 5}
        expected = Reviewer(LIMITS["quick"], networks_of("")).review(record)
        assert parse_review(json.dumps(told["review"])) == expected
        assert [len(told[each]) for each in ("moves", "deals", "names")] == [4, 1, 2]
        assert told["persons"] == [0, 1]
        assert len(told["summary"]) == 4
        # Again: nothing is left to find.
        again = await app.lines("/api/reviews", asked)
        assert [each["done"] for each in again[:-1]] == [5]
        assert again[-1] == told

    running_here(App(tmp_path), test)


@pytest.mark.parametrize("limit", ["quick", "normal"])
def test_a_game_that_goes_on_is_never_reviewed(limit: str) -> None:
    record = format_record(played(4).table.record())
    with pytest.raises(RefusedError) as error:
        plan_review(record, limit)
    assert error.value.code is Code.NOT_OVER
    with pytest.raises(RefusedError) as error:
        solve(Solve(record, 1, "1B1"))
    assert error.value.code is Code.NOT_OVER


def test_a_running_game_is_not_reviewed_where_its_record_says_that_it_is_over(
    tmp_path: Path,
) -> None:
    """Somebody who still plays has written a resignation into a copy."""

    async def test(app: App) -> None:
        host = await app.hub.open(NewTable(levels=(None, None)))
        game = played(2).table.game
        host.table.game = game
        copy = format_record(resigned(2))
        for path, asked in (
            ("/api/reviews", {}),
            ("/api/reviews/solve", {"ply": 1, "move": str(game.steps[1])}),
        ):
            status, body = await app.post(path, {"record": copy, **asked})
            assert (status, json.loads(body)["code"]) == (409, "not-over"), path

    running_here(App(tmp_path), test)


def test_what_is_no_record_is_refused_before_anything_begins(tmp_path: Path) -> None:
    async def test(app: App) -> None:
        for asked, code in (
            ({"record": "nothing"}, "bad-record"),
            ({"record": format_record(resigned()), "limit": "deep"}, "malformed"),
        ):
            status, body = await app.post("/api/reviews", asked)
            assert status in {400, 409}
            assert json.loads(body)["code"] == code

    running_here(App(tmp_path), test)


def test_a_worker_that_is_lost_is_told_and_what_was_found_stays(tmp_path: Path) -> None:
    async def test(app: App) -> None:
        asked = {"record": format_record(resigned())}
        run = app.reviewers.run
        num_runs = 0

        async def failing(*args: object) -> object:
            nonlocal num_runs
            num_runs += 1
            if num_runs == 4:
                raise RefusedError(Code.BUSY)
            return await run(*args)  # type: ignore[arg-type]

        app.reviewers.run = failing  # type: ignore[method-assign, assignment]
        told = await app.lines("/api/reviews", asked)
        assert told[-1] == {"type": "refused", "code": "busy"}
        again = await app.lines("/api/reviews", asked)
        assert again[0]["done"] >= 1
        assert again[-1]["type"] == "reviewed"

    running_here(App(tmp_path), test)


def test_whoever_stops_reading_stops_the_review(tmp_path: Path) -> None:
    async def test(app: App) -> None:
        began = 0
        run = app.reviewers.run

        async def counting(*args: object) -> object:
            nonlocal began
            began += args[1] is study
            return await run(*args)  # type: ignore[arg-type]

        app.reviewers.run = counting  # type: ignore[method-assign, assignment]
        record = format_record(resigned(12))
        await app.lines("/api/reviews", {"record": record}, num=2)
        await asyncio.sleep(0.2)
        assert began <= 1 + app.reviewers.queue.num_slots, began
        assert app.reviewers.queue.num_waiting == 0

    running_here(App(tmp_path), test)


def test_answers_to_a_mistake_are_judged() -> None:
    record = format_record(resigned(6))
    tasks = plan_review(record, "quick").tasks
    studies = [study(task, "quick") for task in tasks]
    worst = max(
        (each for each in studies if isinstance(each, ReviewedMove)), key=lambda each: each.loss
    )
    best = solve(Solve(record, worst.ply, str(worst.best)))
    assert (best.is_solved, best.loss) == (True, 0.0)
    same = solve(Solve(record, worst.ply, str(worst.move)))
    assert (same.is_solved, same.loss) == (False, worst.loss)
    # Any other move is worth what its own study says, and the study of the mistake is used.
    task = next(task for task in tasks if isinstance(task, MoveTask) and task.ply == worst.ply)
    other = next(move for move in task.position.legal_moves if move not in (worst.best, worst.move))
    studied = study(MoveTask(worst.ply, task.position, other), "quick")
    assert isinstance(studied, ReviewedMove)
    answer = solve(Solve(record, worst.ply, str(other)), worst)
    assert answer.loss == max(studied.loss, 0.0)
    for ply, move, code in (
        (99, "1B1", Code.MALFORMED),
        (1, "nothing", Code.MALFORMED),
        (1, "CB1", Code.ILLEGAL),
    ):
        with pytest.raises(RefusedError) as error:
            solve(Solve(record, ply, move))
        assert error.value.code is code


def test_every_move_is_offered_with_what_it_brings() -> None:
    position = played(4).table.game.position
    choices = wonder(Wonder(format_position(position)))
    legal = {each.move for each in choices if each.is_legal}
    assert legal == {str(each) for each in position.legal_moves}


def test_the_study_of_a_mistake_is_found_again() -> None:
    known, plan = KnownStudies(), plan_review(format_record(resigned()), "quick")
    assert known.move_of(plan, 2) is None
    found = known.of(plan.key)
    for number in (0, 2):
        found[number] = study(plan.tasks[number], "quick")
    assert known.move_of(plan, 2) is found[2]
    assert known.move_of(plan, 1) is None


def test_only_the_last_games_are_known() -> None:
    some = study(plan_review(format_record(resigned()), "quick").tasks[0], "quick")
    known = KnownStudies(most=4)
    first = known.of("a")
    first |= {0: some, 1: some}
    known.of("b")[0] = some
    assert known.of("a") is first
    known.of("c")[0] = some
    known.of("d")
    assert known.of("b") == {}, "it was asked for before a"
    assert known.of("a") is not first


def test_a_record_that_is_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_REVIEWED_STEPS", 4)
    with pytest.raises(RefusedError) as error:
        plan_review(format_record(resigned()), "quick")
    assert error.value.code is Code.BAD_RECORD
    assert [each.id for each in error.value.speech] == ["notation-too-long"]


def test_the_page_knows_the_version() -> None:
    """It makes reviews of any other version again."""
    text = (Path(__file__).parents[3] / "web/src/review/kept.ts").read_text("utf-8")
    assert f"const VERSION = '{REVIEW_VERSION} ';" in text
