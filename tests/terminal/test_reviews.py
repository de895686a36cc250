"""`review` in plain text, and `azulejos review` in a terminal: what can be asked of it."""

from __future__ import annotations

import os
import signal
from dataclasses import replace
from pathlib import Path

import pytest

from azulejos import native
from azulejos.analysis import TurningPoint, record_review
from azulejos.analysis.evaluation import Evaluator
from azulejos.analysis.limits import LIMITS
from azulejos.analysis.record_review import tasks_of
from azulejos.analysis.studies import MoveTask, study_move
from azulejos.notation import format_record, replay
from azulejos.players.shipped_networks import networks_of
from azulejos.rules import Position
from azulejos.terminal import review_maker
from azulejos.terminal.keyboard import Keyboard
from azulejos.terminal.review_mode import ReviewMode
from azulejos.terminal.text_options import TextOptions, open_review
from azulejos.terminal.text_session import Session
from azulejos.words.languages import Language
from tests.analysis.golden_reviews import SMALL, TOLD, records, reviewed

from .sessions import Desk, desk_in


@pytest.fixture(autouse=True)
def _few_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_maker, "LIMIT", replace(SMALL, name="quick"))
    monkeypatch.setitem(LIMITS, "quick", replace(SMALL, name="quick"))


def keep(folder: Path, event: str, **holders: str) -> None:
    """A finished game in a data folder."""
    text = format_record(records()[event])
    for name, holder in holders.items():
        text = text.replace(f'"{name}"', f'"{holder}"')
    games = folder / "games"
    games.mkdir(parents=True)
    (games / "2026-11-19-101112.azul").write_text(text, "utf-8")


def mode_of(desk: Desk) -> ReviewMode:
    assert isinstance(desk.session.mode, ReviewMode)
    return desk.session.mode


def test_it_leads_back_to_the_game(tmp_path: Path) -> None:
    keep(tmp_path, TOLD)
    desk = desk_in(tmp_path)
    steps = desk.game.steps
    told = desk.type("review")
    assert told.startswith("I'm looking through the game.")
    assert "Anna wins. Scores: 43, 37. Ben had more luck: plus 12.8 %. Accuracy" in told
    assert desk.type("quit").startswith("You are back at your game.")
    assert desk.game.steps == steps
    assert "Factory 1" in desk.type("factories")


def test_by_number_and_without_games(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    assert desk.type("review") == "No finished game is kept yet."
    assert desk.type("review 3") == "No finished game is kept yet."
    desk.close()
    keep(tmp_path, TOLD)
    desk = desk_in(tmp_path)
    assert desk.type("review 2") == "There is no game 2. Only game 1 is kept."
    assert "Anna wins." in desk.type("review 1")


def test_the_turning_points_one_by_one(tmp_path: Path) -> None:
    keep(tmp_path, TOLD)
    desk = desk_in(tmp_path)
    desk.type("review")
    points = reviewed(TOLD).turning_points
    first = desk.type("")
    for point in points:
        assert f"Move {point.ply}: " in (first if point is points[0] else desk.type("next"))
        assert mode_of(desk).game.position.seat == point.seat
    assert desk.type("next").startswith("That's all that turned the game.")
    assert desk.type("").startswith("That's all that turned the game.")
    for point in reversed(points):
        assert f"Move {point.ply}: " in desk.type("back")
    assert desk.type("undo") == "That was the first turning point."


def test_a_deal_that_turned_the_game_is_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal = reviewed(TOLD).deals[2]
    luck = max(deal.luck)
    point = TurningPoint(luck, deal.luck.index(luck), round_number=deal.round_number)
    review = replace(reviewed(TOLD), turning_points=(point,))
    monkeypatch.setattr(review_maker.ReviewMaker, "review", lambda *_: review)
    keep(tmp_path, TOLD)
    desk = desk_in(tmp_path)
    desk.type("review")
    assert f"The deal of round {point.round_number}: " in desk.type("")
    position = mode_of(desk).game.position
    assert position.round_number == point.round_number
    assert sum(each.total for each in position.factories) == 4 * len(position.factories)


@pytest.mark.parametrize("event", [TOLD, "3 gray"])
def test_any_move_can_be_asked_about(event: str, tmp_path: Path) -> None:
    keep(tmp_path, event)
    desk = desk_in(tmp_path)
    desk.type("review")
    tasks = [each for each in tasks_of(replay(records()[event])) if isinstance(each, MoveTask)]
    for move, task in zip(reviewed(event).moves, tasks, strict=True):
        why = desk.type(f"why was move {move.ply} bad?")
        assert mode_of(desk).game.position == task.position
        assert (
            f"Move {move.ply}: {desk.session.speaker.names(mode_of(desk).names)[move.seat]} " in why
        )
        better = desk.type("what should I have done?")
        if move.move == move.best:
            assert better == f"Move {move.ply}: nothing was better than {move.move}."
        else:
            assert f"should have played {move.best}" in better or move.loss == 0
            assert f"Best: {move.best}" in desk.type("more")
    assert desk.type("why was move 0 bad").startswith("The moves are numbered 1 to ")


def test_what_should_i_have_done_is_about_the_worst_move_at_first(tmp_path: Path) -> None:
    keep(tmp_path, TOLD)
    desk = desk_in(tmp_path)
    desk.type("review")
    worst = max(reviewed(TOLD).moves, key=lambda move: move.loss)
    assert f"should have played {worst.best}" in desk.type("what should I have done?")


def test_answers_to_mistakes_are_compared_by_the_search_of_the_review(tmp_path: Path) -> None:
    keep(tmp_path, TOLD)
    desk = desk_in(tmp_path)
    desk.type("review")
    assert desk.type("mistakes").startswith("Mistake 1 of ")
    mistakes = [move for move in reviewed(TOLD).moves if move.facts]
    kinds = set()
    for number, mistake in enumerate(mistakes, start=1):
        assert mode_of(desk).task == mistake
        position: Position = mode_of(desk).game.position
        assert desk.type(str(mistake.move)).startswith(f"{mistake.move} is what was played.")
        for move in [*position.legal_moves][::2]:
            if move in (mistake.move, mistake.best):
                continue
            loss = study_move(MoveTask(mistake.ply, position, move), evaluator(), SMALL).loss
            told = desk.type(str(move))
            if loss <= 0.04:
                assert told.startswith(f"Good: {move} gives away only {100 * loss:.1f} %.")
                kinds.add("nearly")
            elif loss < mistake.loss:
                assert told.startswith(f"{move} is better than what was played")
                kinds.add("better")
            else:
                assert told.startswith(f"{move} gives away {100 * loss:.1f} %, no less")
                kinds.add("worse")
            assert mode_of(desk).task == mistake
        assert desk.type(str(mistake.best)).startswith(f"Yes: {mistake.best} is the best move.")
        said = desk.type("")
        if number < len(mistakes):
            assert said.startswith(f"Mistake {number + 1} of {len(mistakes)}.")
        else:
            assert said.startswith("Those were all your mistakes.")
    assert kinds >= {"nearly", "worse"}


def evaluator() -> Evaluator:
    return Evaluator(networks_of(""), 1, native.StopFlag())


def test_a_hint_and_giving_up(tmp_path: Path) -> None:
    keep(tmp_path, TOLD)
    desk = desk_in(tmp_path)
    desk.type("review", "mistakes")
    task = mode_of(desk).task
    assert task is not None
    assert desk.type("hint").startswith("Look at ")
    assert desk.type("9R1").startswith("There is no factory 9")
    for line in ("give up", "resign", "what should I have done?", f"why was move {task.ply} bad?"):
        assert desk.type(line).startswith(f"The best move was {task.best}, not {task.move}.")
    assert desk.type("next").startswith("Mistake 2 of ")
    assert desk.type("back").startswith("Mistake 1 of ")


def test_only_the_persons_mistakes_are_to_solve(tmp_path: Path) -> None:
    keep(tmp_path, TOLD, Ben="computer:3")
    desk = desk_in(tmp_path)
    desk.type("review")
    count = sum(bool(move.facts) and move.seat == 0 for move in reviewed(TOLD).moves)
    said = desk.type("mistakes")
    assert said.startswith(f"Mistake 1 of {count}." if count else "There are no mistakes to solve.")


def test_a_game_of_one_move(tmp_path: Path) -> None:
    keep(tmp_path, "one move")
    desk = desk_in(tmp_path)
    assert "The game was not finished." in desk.type("review")
    assert "Move 1: " in desk.type("move 1")
    assert desk.type("mistakes") == "There are no mistakes to solve."
    assert desk.type("give up").startswith("This is a review.")


def test_ctrl_c_stops_it_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(tmp_path, TOLD)
    desk = desk_in(tmp_path)
    steps = desk.game.steps
    interrupted: list[bool] = []

    def study(*args: object) -> object:
        if not interrupted:
            interrupted.append(desk.session.interrupt())
        return study_move(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(record_review, "study_move", study)
    assert desk.type("review").endswith("Stopped. Type review again, and I go on from there.")
    assert interrupted == [True]
    assert desk.session.mode is desk.session.table_mode
    assert desk.game.steps == steps
    assert desk.type("hint").startswith("Hint: "), "the computer was not stopped"
    assert "Anna wins." in desk.type("review")


def test_ctrl_c_during_a_review_is_over_with_it() -> None:
    """Any other Ctrl-C outside a read ends the session at the next read."""
    for ends_something in (True, False):
        with Keyboard() as keyboard:
            keyboard.on_interrupt = lambda ends=ends_something: ends  # type: ignore[misc]
            os.kill(os.getpid(), signal.SIGINT)
            if ends_something:
                keyboard.wait_for_news(0)
            else:
                with pytest.raises(KeyboardInterrupt):
                    keyboard.wait_for_news(0)


@pytest.mark.parametrize("language", Language)
def test_alone_it_leaves_the_data_folder_as_it_is(language: Language, tmp_path: Path) -> None:
    keep(tmp_path, TOLD)
    written: list[str] = []
    lines = iter(["mistakes", "tui", "quit"])
    options = TextOptions(folder=tmp_path, language=language)
    session: Session = open_review(options, {}, lambda: next(lines, None), written.append)
    assert session.review(None)
    assert session.run(is_new=False) == 0
    assert {path.name for path in tmp_path.iterdir()} == {"games", "reviews"}
    assert len(written) > 10
    assert isinstance(session.mode, ReviewMode)
