"""Questions at any time. A wrong line gets an example of a right one."""

from __future__ import annotations

from pathlib import Path

import pytest

from azulejos.words.languages import Language
from azulejos.words.questions import Question
from azulejos.words.typed_lines import Unclear

from .desks import CompanionDesk, companion_in
from .test_draws import DEAL, tell

QUESTIONS = [
    "d",
    "d 3",
    "c",
    "t red",
    "g 3",
    "n",
    "b",
    "b Ben",
    "l 4",
    "w",
    "w row 2",
    "w col 3",
    "f",
    "s",
    "m",
    "m 3 red",
    "p 3R4",
    "last",
    "last 2",
    "diff",
    "bag",
    "clock",
    "who",
    "repeat",
    "help",
    "help undo",
    "details",
    "what does Ada have",
    "where is white",
    "line 4 of Ben",
    "?",
]


def at_every_phase(folder: Path) -> list[CompanionDesk]:
    """While a deal is due, in the Factory offer, in the Wall-tiling, and at the end."""
    desks = [companion_in(folder / str(number), is_gray=number == 2) for number in range(4)]
    due, offer, tiling, over = desks
    due.type("1 RRBK")
    offer.type(DEAL, "1B2")
    tiling.type(DEAL, "1B1", "4R3")
    while tiling.position.legal_moves and tiling.position.boards[0].pattern_lines[0].count:
        move = next(iter(tiling.position.legal_moves))
        if str(move).startswith("T"):
            break
        tiling.type(str(move))
    over.type("Ben starts")
    tell(over, 999)
    return desks


def test_every_question_is_answered_in_every_phase_and_changes_nothing(tmp_path: Path) -> None:
    phases = set()
    for desk in at_every_phase(tmp_path):
        phases.add(desk.position.phase)
        position, told, lines = desk.position, desk.table.told, len(desk.table.lines)
        for question in QUESTIONS:
            names = ["Ada", "Ben"]
            request = desk.companion.read(question, Language.ENGLISH, names)
            assert isinstance(request, Question), (desk.position.phase, question)
            desk.written.clear()
            assert desk.type(question), question
            assert all(len(line) <= 80 for line in desk.written)
        assert (desk.position, desk.table.told, len(desk.table.lines)) == (position, told, lines)
    assert len(phases) == 4


def test_what_is_not_told_yet_can_be_asked_about(tmp_path: Path) -> None:
    desk = companion_in(tmp_path)
    assert desk.type("b").startswith("Ada, score 0.")
    assert desk.type("factory 4") == "Factory 4: you haven't told me yet."


WRONG = {
    "due": (
        "hello|3R4|1 RRB|7 RRBK|RRBK; RRBK; RRBK; RRBK; RRBK; RRBK|insist|undo 9|hint"
        "|undo, take it back|line 4 of Ada is three red, blue|5 RRRR RRRR|factory 1 was RRR"
    ),
    "offer": (
        "hello|3R9|1R1|2B1|4R|no|line 4 is empty|insist|undo 9|move 9 was 3R4|factory 9 was RRBK"
        "|factory 2 of round 3 was RRBK|2 RRRR|line 1 of Ada is three red|Ada has 5000 points"
        "|center is RRRRRRRRRRRRRRRRRRRRR|factory 2 was RRR|Ben takes nothing|the floor is empty"
        "|4R4 4R4"
    ),
}
DOES = [
    "For example",
    "for example",
    "type:",
    "Type",
    "Possible",
    "Correct",
    "Take back",
    "you mean",
]


@pytest.mark.parametrize("phase", WRONG)
def test_whatever_is_wrong_is_answered_with_what_would_do(tmp_path: Path, phase: str) -> None:
    desk = companion_in(tmp_path)
    desk.type(*(["1 RRBK"] if phase == "due" else [DEAL, "1B2"]))
    lines = len(desk.table.lines)
    for line in WRONG[phase].split("|"):
        heard = desk.type(line)
        assert any(each in heard for each in DOES), (line, heard)
        assert len(desk.table.lines) == lines, line
    assert isinstance(desk.companion.read("hello", Language.ENGLISH, ["Ada", "Ben"]), Unclear)
