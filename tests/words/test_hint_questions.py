"""Lines that ask why a hint is good, and for more."""

from __future__ import annotations

import pytest

from azulejos.words.hint_questions import asks_for_more
from azulejos.words.languages import Language
from azulejos.words.orders import Command, Order
from azulejos.words.parser import parse_line
from azulejos.words.questions import Question, Topic
from tests.games import board, set_up

POSITION = set_up("colored 2 O1 1 C RRR/BBKK/-/-/- KK", board(5), board(5))
NAMES = ("Anna", "Ben")
EN, DE, NL = Language

WHY = [
    (EN, "why"),
    (EN, "Why?"),
    (EN, "why this move?"),
    (EN, "why is that good"),
    (EN, "why is that better?"),
    (EN, "explain"),
    (EN, "explain that please"),
    (EN, "why the hint"),
    (EN, "why not"),
    (DE, "warum"),
    (DE, "warum?"),
    (DE, "wieso dieser Zug"),
    (DE, "warum ist das gut?"),
    (DE, "warum ist das besser"),
    (DE, "erklär mir den Tipp"),
    (NL, "waarom"),
    (NL, "waarom deze zet?"),
    (NL, "waarom is dat beter"),
    (NL, "hoezo"),
]


@pytest.mark.parametrize(("language", "line"), WHY)
def test_why(language: Language, line: str) -> None:
    assert parse_line(line, POSITION, language, NAMES) == Command(Order.WHY)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        (EN, "why not 1R3"),
        (EN, "why not 1R3?"),
        (EN, "why not the reds from factory 1 to line 3?"),
        (EN, "why 1R3"),
        (DE, "warum nicht 1R3"),
        (DE, "warum nicht Rot von 1 in Reihe 3?"),
        (NL, "waarom niet 1R3"),
        (NL, "waarom niet rood van 1 naar lijn 3"),
    ],
)
def test_why_not_another_move(language: Language, line: str) -> None:
    assert parse_line(line, POSITION, language, NAMES) == Command(Order.WHY, text="1R3")


@pytest.mark.parametrize(
    ("language", "line", "topic"),
    [
        (EN, "why can't I put red in line 2", Topic.MOVES),
        (EN, "why is it my turn", Topic.TURN),
        (EN, "why did the game end", Topic.ENDING),
        (DE, "warum kann ich rot nicht in reihe 2 legen", Topic.MOVES),
        (NL, "waarom mag rood niet op lijn 2", Topic.MOVES),
        (EN, "explain the rules", Topic.HELP),
    ],
)
def test_other_questions_why_stay_what_they_were(
    language: Language, line: str, topic: Topic
) -> None:
    request = parse_line(line, POSITION, language, NAMES)
    assert isinstance(request, Question)
    assert request.topic is topic


@pytest.mark.parametrize(
    ("language", "line", "is_more"),
    [
        (EN, "more", True),
        (EN, "More?", True),
        (EN, "details", True),
        (EN, "more details", True),
        (EN, "tell me more", True),
        (EN, "more red", False),
        (EN, "", False),
        (EN, "hint", False),
        (EN, "why", False),
        (EN, "1R3", False),
        (DE, "mehr", True),
        (DE, "genauer", True),
        (DE, "mehr Einzelheiten", True),
        (DE, "mehr rot", False),
        (NL, "meer", True),
        (NL, "vertel meer", True),
        (NL, "details", True),
    ],
)
def test_more(language: Language, line: str, *, is_more: bool) -> None:
    assert asks_for_more(line, language) is is_more
