"""Turning points: the strokes of luck among them, good and bad."""

from __future__ import annotations

from dataclasses import replace

import pytest

from azulejos.analysis import ReviewedDeal
from azulejos.analysis.summary import turning_points
from azulejos.analysis.text_report import told_turns
from azulejos.words.languages import Language
from azulejos.words.voice import Voice
from tests.analysis.golden_reviews import reviewed

SAID = {
    Language.ENGLISH: "The deal of round 2: unlucky for Ben, by 21.0 %.",
    Language.GERMAN: "Die Bestückung von Runde 2: Pech für Ben, 21,0 %.",
    Language.DUTCH: "De trekking van ronde 2: pech voor Ben, 21,0 %.",
}


def deal(round_number: int, *luck: float) -> ReviewedDeal:
    mean = (1 / len(luck),) * len(luck)
    dealt = tuple(share + each for share, each in zip(mean, luck, strict=True))
    return ReviewedDeal(round_number, 0, mean, (40.0,) * len(luck), dealt, 0.01)


def test_bad_luck_turns_a_game_too() -> None:
    """Ben loses what the other two share, and neither of them gained as much."""
    (point,) = turning_points([], [deal(1, 0.03, -0.05, 0.02), deal(2, 0.09, -0.21, 0.12)])
    assert (point.round_number, point.seat) == (2, 1)
    assert point.size == pytest.approx(0.21)


@pytest.mark.parametrize("luck", [(0.3, -0.3), (-0.3, 0.3), (0.1 + 0.2, -0.3), (0.3, -0.1 - 0.2)])
def test_of_two_players_the_lucky_one_is_named(luck: tuple[float, float]) -> None:
    (point,) = turning_points([], [deal(1, *luck)])
    assert luck[point.seat] > 0


@pytest.mark.parametrize("language", Language)
def test_bad_luck_is_called_so(language: Language) -> None:
    bad = deal(2, 0.09, -0.21, 0.12)
    points = turning_points([], [bad])
    review = replace(reviewed("3 colored"), deals=(bad,), turning_points=points)
    assert [Voice(language).say(turn) for turn in told_turns(review)] == [SAID[language]]
