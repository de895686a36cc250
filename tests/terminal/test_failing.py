"""A computer player that crashes: people are told, nothing is lost, and the game goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from azulejos.notation import read_records, replay
from azulejos.players.seat_holders import Holder
from azulejos.terminal.computer import Computer
from azulejos.words.languages import Language

from .companion.desks import companion_in
from .sessions import Desk, desk_in
from .thinkers import Cheating, Failing

DEAL = "RRBB YYKK WWRB KKYW RBYK"
WAIT = "Computer 2 found no move, because of an error in the program: ArithmeticError: no value."


def let_fail(desk: Desk, times: int) -> None:
    desk.session.table_mode.table.computer = Computer(Failing(times))  # type: ignore[arg-type]


def some_move(desk: Desk) -> str:
    return str(next(iter(desk.game.position.legal_moves)))


def test_it_is_tried_again_with_enter(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    let_fail(desk, 2)
    assert WAIT in desk.type(some_move(desk))
    assert len(desk.game.steps) == 2
    assert "2" in desk.type("scores"), "questions are answered"
    (record,) = read_records(tmp_path / "current.azul")
    assert len(replay(record).steps) == 2, "the person's move is kept"
    assert WAIT in desk.type("")
    assert desk.type("").endswith("Your turn.")
    assert len(desk.game.steps) == 3


def test_the_move_can_be_taken_back_and_the_level_changed(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    let_fail(desk, 2)
    before = desk.game.position
    desk.type(some_move(desk))
    assert desk.type("undo").endswith("Your turn.")
    assert desk.game.position == before
    assert WAIT in desk.type(some_move(desk))
    assert "level 2" in desk.type("level 2").lower()
    assert desk.type("").endswith("Your turn.")


def test_the_program_goes_on_with_a_game_in_which_it_fails(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    let_fail(desk, 1)
    desk.type(some_move(desk))
    assert not desk.session.take("quit")
    desk.close()
    again = desk_in(tmp_path)
    assert len(again.game.steps) == 3, "this time it found a move"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (Language.ENGLISH, "Your game is kept"),
        (Language.GERMAN, "Dein Spiel ist gespeichert"),
        (Language.DUTCH, "Je spel is bewaard"),
    ],
)
def test_a_hint_that_fails_is_told_of(tmp_path: Path, language: Language, said: str) -> None:
    desk = desk_in(tmp_path, language=language)
    let_fail(desk, 2)
    assert said in desk.type("hint" if language is not Language.GERMAN else "Tipp")
    assert said in desk.type(some_move(desk))


def test_a_move_that_is_not_legal_is_an_error_too(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    desk.session.table_mode.table.computer = Computer(Cheating(1))  # type: ignore[arg-type]
    assert "error in the program: 9R0 is not legal." in desk.type(some_move(desk))
    assert desk.type("").endswith("Your turn.")


def test_beside_a_real_set_too(tmp_path: Path) -> None:
    desk = companion_in(tmp_path, (Holder(level=1), Holder("Ben")))
    desk.front.computer = Computer(Failing(3))  # type: ignore[arg-type]
    told = desk.type(DEAL)
    assert "found no move, because of an error in the program: ArithmeticError" in told
    assert desk.table.lines
    assert "Nothing you told me is lost." in desk.type("")
    num_lines = len(desk.table.lines)
    desk.type("undo")
    assert len(desk.table.lines) != num_lines
    assert "found no move" in desk.type(DEAL)
    assert "found no move" not in desk.type("")
    desk.front.computer = Computer(Failing(1))  # type: ignore[arg-type]
    assert desk.type("hint").startswith("There is no hint")
    assert desk.type("hint").startswith("Hint: ")
