"""The companion asks which set is on the table; the usual one is the default."""

from __future__ import annotations

from pathlib import Path

import pytest

from azulejos.terminal.companion_command import CompanionOptions
from azulejos.words.languages import Language
from azulejos.words.voice import Letters

from .desks import ADA_AND_BEN, CompanionDesk

WHICH = {
    Language.ENGLISH: "Which set is on the table?",
    Language.GERMAN: "Welches Spiel liegt auf dem Tisch?",
    Language.DUTCH: "Welk spel ligt er op tafel?",
}


def desk_in(folder: Path, language: Language = Language.ENGLISH) -> CompanionDesk:
    options = CompanionOptions(seats=ADA_AND_BEN, language=language, folder=folder)
    return CompanionDesk(options)


@pytest.mark.parametrize(
    ("language", "answer", "points"),
    [
        (Language.ENGLISH, "", 7),
        (Language.ENGLISH, "the usual one", 7),
        (Language.ENGLISH, "Tactile.", 5),
        (Language.GERMAN, "das taktile Spiel", 5),
        (Language.GERMAN, "übliche", 7),
        (Language.DUTCH, "het tactiele spel", 5),
        (Language.DUTCH, "gewoon", 7),
    ],
)
def test_it_asks_and_the_answer_decides(
    tmp_path: Path, language: Language, answer: str, points: int
) -> None:
    desk = desk_in(tmp_path, language)
    assert WHICH[language] in desk.heard
    told = desk.type(answer)
    assert desk.table.began.rules.vertical_line_bonus == points
    assert str(points) in told
    is_tactile = desk.front.speaker.voice.letters is Letters.TACTILE
    assert is_tactile == (points == 5)


def test_who_just_goes_on_plays_with_the_usual_set(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    told = desk.type("Ben starts")
    assert desk.position.starting_seat == 1
    assert "A complete column is worth 7 points." in told
    assert "Which set" not in told


def test_a_negation_is_no_answer(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    desk.type("not tactile")
    assert desk.table.began.rules.vertical_line_bonus == 7


def test_it_does_not_ask_again_in_a_game_that_goes_on(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    desk.type("tactile", "1 RRBK")
    desk.close()
    again = CompanionDesk(CompanionOptions(folder=tmp_path))
    assert "Which set" not in again.heard
    assert again.table.began.rules.vertical_line_bonus == 5
