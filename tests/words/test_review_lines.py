"""Lines that a review answers by itself."""

from __future__ import annotations

import pytest

from azulejos.words.languages import Language
from azulejos.words.review_lines import ReviewAsk, ReviewLine, load_review_lines, read_review_line

EN, DE, NL = Language
WHY, BETTER, NEXT, BACK = ReviewAsk.WHY, ReviewAsk.BETTER, ReviewAsk.NEXT, ReviewAsk.BACK
SOLVE, SOLUTION, SUMMARY = ReviewAsk.SOLVE, ReviewAsk.SOLUTION, ReviewAsk.SUMMARY

LINES = [
    (EN, "next", NEXT, None),
    (EN, "Next one!", NEXT, None),
    (EN, "back", BACK, None),
    (EN, "why was move 12 bad?", WHY, 12),
    (EN, "was move 12 a mistake?", WHY, 12),
    (EN, "what was wrong with move 7", WHY, 7),
    (EN, "move 12", WHY, 12),
    (EN, "tell me about move 3", WHY, 3),
    (EN, "why?", WHY, None),
    (EN, "why was that bad", WHY, None),
    (EN, "was that a mistake?", WHY, None),
    (EN, "what should I have done?", BETTER, None),
    (EN, "what should I have played on move 12?", BETTER, 12),
    (EN, "what would have been better", BETTER, None),
    (EN, "what was the best move", BETTER, None),
    (EN, "mistakes", SOLVE, None),
    (EN, "test me", SOLVE, None),
    (EN, "give up", SOLUTION, None),
    (EN, "I don't know", SOLUTION, None),
    (EN, "summary", SUMMARY, None),
    (DE, "weiter", NEXT, None),
    (DE, "zurück", BACK, None),
    (DE, "war an Zug 12 schlecht", WHY, 12),
    (DE, "was war an Zug 12 schlecht?", WHY, 12),
    (DE, "warum war Zug 12 schlecht?", WHY, 12),
    (DE, "Zug 12", WHY, 12),
    (DE, "warum", WHY, None),
    (DE, "was hätte ich tun sollen?", BETTER, None),
    (DE, "was wäre bei Zug 4 besser gewesen?", BETTER, 4),
    (DE, "was war bei Zug 2 besser?", BETTER, 2),
    (DE, "Fehler", SOLVE, None),
    (DE, "ich gebe auf", SOLUTION, None),
    (DE, "ich weiß nicht", SOLUTION, None),
    (NL, "volgende", NEXT, None),
    (NL, "terug", BACK, None),
    (NL, "waarom was zet 12 slecht?", WHY, 12),
    (NL, "was zet 12 slecht", WHY, 12),
    (NL, "zet 12", WHY, 12),
    (NL, "wat had ik moeten doen?", BETTER, None),
    (NL, "wat was beter bij zet 2?", BETTER, 2),
    (NL, "fouten", SOLVE, None),
    (NL, "ik geef het op", SOLUTION, None),
    # Every language is understood.
    (NL, "why was move 12 bad?", WHY, 12),
]


@pytest.mark.parametrize(("language", "text", "ask", "ply"), LINES)
def test_what_a_line_asks(language: Language, text: str, ask: ReviewAsk, ply: int | None) -> None:
    assert read_review_line(text, language) == ReviewLine(ask, ply)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (EN, ""),
        (EN, "scores"),
        (EN, "3R4"),
        (EN, "red from factory 3 to line 4"),
        (EN, "why can't I put red in line 2"),
        (EN, "what is on factory 3"),
        (EN, "12"),
        (EN, "quit"),
        (EN, "hint"),
        (EN, "repeat"),
        (DE, "was liegt in der Mitte"),
        (DE, "Rot von Manufaktur 3 in Reihe 4"),
        (NL, "wat ligt er in het midden"),
    ],
)
def test_other_lines_are_read_as_in_a_game(language: Language, text: str) -> None:
    assert read_review_line(text, language) is None


@pytest.mark.parametrize("language", Language)
def test_every_language_has_every_group(language: Language) -> None:
    lines = load_review_lines(language)
    assert lines.keys() == {*(each.value for each in ReviewAsk), "bad", "good", "move", "rest"}
    assert all(lines.values())
