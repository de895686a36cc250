"""`review` on the full screen: it is made aside, then the table shows what is told."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from azulejos import native
from azulejos.analysis import Review, ReviewStoppedError
from azulejos.analysis.review_runner import ReviewRunner
from azulejos.rules import Move
from azulejos.terminal import review_maker
from azulejos.terminal.review_mode import ReviewMode
from tests.analysis.golden_reviews import SMALL, TOLD, reviewed
from tests.terminal.test_reviews import keep

from .sitting import Person
from .test_session import run


@pytest.fixture(autouse=True)
def _few_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_maker, "LIMIT", replace(SMALL, name="quick"))


def mode_of(person: Person) -> ReviewMode:
    assert isinstance(person.session.mode, ReviewMode)
    return person.session.mode


def test_the_table_shows_each_turning_point(tmp_path: Path) -> None:
    keep(tmp_path, TOLD)

    async def act(person: Person) -> None:
        steps = person.game.steps
        await person.type("review")
        assert "Anna wins. Scores: 43, 37." in person.log
        assert "Review: Enter goes on, u goes back, q leaves." in person.seen
        await person.press("enter")
        assert "Move 25: Ben plays 1K1" in person.log
        point = reviewed(TOLD).turning_points[0]
        assert mode_of(person).game.position.round_number == 3
        assert point.ply == 25
        assert "Round 3" in person.seen
        await person.type("why was move 2 bad?")
        assert mode_of(person).game.position.round_number == 1
        await person.press("q")
        assert person.session.mode is person.session.table_mode
        assert person.game.steps == steps

    run(tmp_path, act)


def test_mistakes_are_solved_by_keys_and_by_mouse(tmp_path: Path) -> None:
    keep(tmp_path, TOLD)

    async def act(person: Person) -> None:
        await person.type("review")
        await person.type("mistakes")
        assert "Your mistake: play a better move" in person.seen
        task = mode_of(person).task
        assert task is not None
        await person.press("h")
        assert "Look at" in person.log
        assert isinstance(task.move, Move)
        await person.play_by_mouse(task.move)
        assert "is what was played" in person.log
        await person.play(task.best)
        assert f"Yes: {task.best} is the best move." in person.log.replace("\n", " ")
        await person.press("enter")
        assert mode_of(person).task is not task, "Enter goes on, and takes no tiles"
        await person.type("give up")
        assert "The best move was" in person.log

    run(tmp_path, act)


def test_the_screen_lives_meanwhile_and_esc_stops_the_review(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(tmp_path, TOLD)
    began = threading.Event()

    def play(
        _: ReviewRunner, __: int, report: Callable[[int, int], None], stop: native.StopFlag
    ) -> Review:
        report(3, 54)
        began.set()
        while not stop.is_set():
            threading.Event().wait(0.001)
        raise ReviewStoppedError

    monkeypatch.setattr(ReviewRunner, "play", play)

    async def act(person: Person) -> None:
        await person.pilot.press("slash", *"review", "enter", "escape")
        await person.wait_until(began.is_set, "the review began")
        await person.wait_until(
            lambda: "Reviewing: 3 of 54 moves and deals. Esc stops it." in person.seen,
            "it tells how far it is",
        )
        told = len(person.app.table.log)
        await person.pilot.press("slash", *"scores", "enter", "escape")
        await person.wait_until(lambda: len(person.app.table.log) > told, "questions are answered")
        await person.press("escape")
        assert "Stopped. Type review again" in person.log
        assert person.session.mode is person.session.table_mode
        assert "choose tiles" in person.seen

    run(tmp_path, act)


def test_an_error_in_a_review_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep(tmp_path, TOLD)

    def play(*_: object) -> Review:
        raise ArithmeticError("two and two")

    monkeypatch.setattr(ReviewRunner, "play", play)

    async def act(person: Person) -> None:
        await person.type("review")
        assert "error in the program: two and two" in person.log.replace("\n", " ")
        assert "choose tiles" in person.seen

    run(tmp_path, act)


def test_leaving_ends_the_review(tmp_path: Path) -> None:
    keep(tmp_path, TOLD)

    async def act(person: Person) -> None:
        await person.pilot.press("slash", *"review", "enter", "ctrl+c")

    run(tmp_path, act)
    assert not [each for each in threading.enumerate() if each.name == "reviewing"]


def test_without_a_finished_game_there_is_nothing_to_review(tmp_path: Path) -> None:
    async def act(person: Person) -> None:
        await person.type("review")
        assert person.log.endswith("No finished game is kept yet.")
        assert person.session.mode is person.session.table_mode

    run(tmp_path, act)
