"""The Wall-tiling one sentence at a time, for who moves tiles and turns counters by touch."""

from __future__ import annotations

from pathlib import Path

import pytest

from azulejos.words.languages import Language

from .desks import CompanionDesk, companion_in
from .test_who_and_whence import DEAL

NEXT = {
    Language.ENGLISH: "Press Enter for the next step.",
    Language.GERMAN: "Drücke Enter für den nächsten Schritt.",
    Language.DUTCH: "Druk op Enter voor de volgende stap.",
}


def last_of_the_round(desk: CompanionDesk) -> str:
    """Tells a round; returns the answer to its last move."""
    desk.type(DEAL)
    heard = ""
    while desk.position.legal_moves and desk.position.round_number == 1:
        heard = desk.type(str(next(iter(desk.position.legal_moves))))
    return heard


@pytest.mark.parametrize("language", Language)
def test_each_sentence_waits_for_enter(tmp_path: Path, language: Language) -> None:
    whole = companion_in(tmp_path / "whole", language=language)
    told = last_of_the_round(whole)
    assert NEXT[language] not in told

    desk = companion_in(tmp_path / "steps", language=language, waits_in_tiling=True)
    steps = [last_of_the_round(desk)]
    while steps[-1].endswith(NEXT[language]):
        assert len(steps) < 40
        steps.append(desk.type(""))
    assert len(steps) > 5
    heard = " ".join(step.removesuffix(NEXT[language]).strip() for step in steps)
    assert heard.split() == told.split(), "nothing is lost, and nothing is said twice"


def test_questions_are_answered_between_two_steps(tmp_path: Path) -> None:
    desk = companion_in(tmp_path, waits_in_tiling=True)
    last_of_the_round(desk)
    assert desk.type("scores").startswith("Ada: ")
    assert desk.type("").endswith(NEXT[Language.ENGLISH])


def test_who_tells_the_next_deal_hears_the_rest_first(tmp_path: Path) -> None:
    desk = companion_in(tmp_path, waits_in_tiling=True)
    last_of_the_round(desk)
    told = desk.type("1: red, two blue, black")
    assert "Ada's counter" in told
    assert told.index("Ada's counter") < told.index("Factory 1: ")
    assert desk.type("").startswith("What's on factory 2?")
