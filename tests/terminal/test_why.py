"""`why` after a hint: in plain text, on the full screen and beside a real set."""

from __future__ import annotations

from pathlib import Path

import pytest

from azulejos.notation import parse_move
from azulejos.rules import Game
from azulejos.terminal.computer import Computer
from azulejos.words.languages import Language
from tests.games import board, set_up

from .companion.desks import companion_in
from .full_screen.sitting import Person
from .full_screen.test_session import ALONE, run
from .sessions import Desk, desk_in, session_at
from .thinkers import Failing

POSITION = set_up("colored 2 O1 1 C RRR/BBKK/-/-/- KK", board(5), board(5))
NO_HINT = "There is no hint to explain here. Type hint first."


class Line:
    """A session at a position where 1R3 is the hint."""

    def __init__(self, folder: Path, language: Language = Language.ENGLISH) -> None:
        self.written: list[str] = []
        self.session = session_at(Game(POSITION), language, folder, self.written)
        self.session.table_mode.table.hint = lambda: parse_move("1R3")  # type: ignore[method-assign]

    def type(self, line: str) -> str:
        start = len(self.written)
        assert self.session.take(line)
        return " ".join(self.written[start:])


SAID = {
    Language.ENGLISH: (
        "hint",
        "why not 1R0",
        "more",
        "The alternative: 3 red from factory 1 to the floor line. ",
        "The alternative costs 4 points on the floor line at once, the hint nothing.",
        "Chance to win: ",
    ),
    Language.GERMAN: (
        "Tipp",
        "warum nicht 1R0",
        "mehr",
        "Die Alternative: 3 rote von Manufaktur 1 in die Bodenreihe. ",
        "Die Alternative kostet in der Bodenreihe sofort 4 Punkte, der Tipp nichts.",
        "Gewinnchance: ",
    ),
    Language.DUTCH: (
        "hint",
        "waarom niet 1R0",
        "meer",
        "Het alternatief: 3 rode van fabriek 1 naar de vloerlijn. ",
        "Het alternatief kost meteen 4 punten op de vloerlijn, de hint niets.",
        "Winstkans: ",
    ),
}


@pytest.mark.parametrize("language", Language)
def test_why_not_another_move(language: Language, tmp_path: Path) -> None:
    hint, why, more, head, fact, chances = SAID[language]
    desk = Line(tmp_path, language)
    desk.type(hint)
    told = desk.type(why)
    assert told.startswith(head)
    told_more = desk.type(more)
    assert chances in told_more
    assert fact in f"{told} {told_more}", "the third fact is told on request"
    assert desk.type(more) == told_more


def test_why_without_a_hint_gives_none_away(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    assert desk.type("why") == NO_HINT
    desk.type("hint")
    assert desk.type("why") != NO_HINT
    move = str(next(iter(desk.game.position.legal_moves)))
    assert desk.type(move, "why") == NO_HINT, "the hint was for the position before"


def test_more_belongs_to_the_explanation_right_before(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    assert "After the hint" not in desk.type("more")
    desk.type("hint")
    assert "After the hint" not in desk.type("details")
    assert "After the hint" in desk.type("why", "details")
    assert "After the hint" not in desk.type("scores", "details")


def test_a_move_that_is_not_allowed_is_refused(tmp_path: Path) -> None:
    desk = Line(tmp_path)
    desk.type("hint")
    assert desk.type("why not 1K3").startswith("There is no black on factory 1")


def test_a_failing_computer_is_told_of(tmp_path: Path) -> None:
    desk = Line(tmp_path)
    desk.type("hint")
    desk.session.table_mode.table.computer = Computer(Failing(1))  # type: ignore[arg-type]
    assert desk.type("why").startswith("There is no hint, because of an error in the program")


def test_in_a_replay_and_in_the_course_there_is_none(tmp_path: Path) -> None:
    desk: Desk = desk_in(tmp_path)
    assert desk.type("course", "why").startswith("You can't do that in the course")


def test_on_the_full_screen_the_computer_thinks_aside(tmp_path: Path) -> None:
    async def act(person: Person) -> None:
        await person.press("h")
        await person.type("why")
        await person.wait_until(lambda: not person.is_waiting, "it has thought")
        assert "The alternative: " in " ".join(person.log.splitlines()[-4:])
        await person.type("more")
        assert "% after the hint" in " ".join(person.log.split())

    run(tmp_path, act, ALONE)


def test_beside_a_real_set(tmp_path: Path) -> None:
    desk = companion_in(tmp_path)
    desk.type("Ada starts", "RRRK BBYY KKWW RRYY WWBB")
    assert NO_HINT in desk.type("why")
    hint = desk.type("hint")
    assert hint.startswith("Hint: ")
    best = hint.removeprefix("Hint: ").partition(".")[0]
    assert "The alternative: " in desk.type("why?")
    assert "% after the hint" in desk.type("more")
    assert "to the floor line. " in desk.type(f"why not {best[:-1]}0")
    assert len(desk.game.steps) == 1, "asking changes nothing"
