"""Numbers and results, as a review tells them."""

from __future__ import annotations

import pytest

from azulejos.words.languages import Language
from azulejos.words.reviews import decimal, percent, tell_luck, tell_result
from azulejos.words.voice import Voice

ENGLISH = Voice(Language.ENGLISH)


@pytest.mark.parametrize(
    ("number", "signed", "said"),
    [
        (0.0, False, "0.0"),
        (0.0, True, "0.0"),
        (-0.04, True, "0.0"),
        (-0.06, True, "-0.1"),
        (0.96, False, "1.0"),
        (12.34, True, "+12.3"),
        (-12.36, False, "-12.4"),
        (126.6, False, "126.6"),
    ],
)
def test_one_digit_after_the_point(number: float, signed: bool, said: str) -> None:
    assert ENGLISH.say(decimal(number, signed=signed)) == said
    assert ENGLISH.say(percent(number / 100, signed=signed)) == said


@pytest.mark.parametrize("language", [Language.GERMAN, Language.DUTCH])
def test_others_have_a_comma(language: Language) -> None:
    assert Voice(language).say(decimal(-12.36)) == "-12,4"


@pytest.mark.parametrize(
    ("ending", "winners", "said"),
    [
        ("rules", [1], "Ben wins. Scores: 3, 7, 7."),
        ("rules", [1, 2], "Ben and Cleo share the victory. Scores: 3, 7, 7."),
        ("resign", [0], "Anna wins by resignation. Scores: 3, 7, 7."),
        ("time", [0], "Anna wins on time. Scores: 3, 7, 7."),
        ("aborted", [], "The game was not finished. Scores: 3, 7, 7."),
        ("unfinished", [], "The game was not finished. Scores: 3, 7, 7."),
        ("resign", [], "The game was not finished. Scores: 3, 7, 7."),
    ],
)
def test_who_has_won(ending: str, winners: list[int], said: str) -> None:
    names = ("Anna", "Ben", "Cleo")
    assert ENGLISH.say(tell_result(ending, winners, (3, 7, 7), names)) == said


LUCKIEST = {
    Language.ENGLISH: ("Anna had more luck: plus 9.0 %.", "Anna had the most luck: plus 9.0 %."),
    Language.GERMAN: (
        "Anna hatte mehr Glück: plus 9,0 %.",
        "Anna hatte das meiste Glück: plus 9,0 %.",
    ),
    Language.DUTCH: (
        "Anna had meer geluk, goed voor 9,0 % winstkans.",
        "Anna had het meeste geluk, goed voor 9,0 % winstkans.",
    ),
}


@pytest.mark.parametrize("language", Language)
def test_of_three_players_one_has_the_most_luck(language: Language) -> None:
    two, three = LUCKIEST[language]
    say = Voice(language).say
    assert say(tell_luck([0.09, -0.09], ("Anna", "Ben"))) == two
    assert say(tell_luck([0.09, -0.05, -0.04], ("Anna", "Ben", "Cleo"))) == three
