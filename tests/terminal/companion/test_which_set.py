"""The companion asks which set is on the table; the usual one is the default."""

from __future__ import annotations

from pathlib import Path

import pytest

from azulejos.terminal.companion_command import CompanionOptions
from azulejos.words.languages import Language

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
    is_tactile = desk.front.speaker.voice.is_tactile
    assert is_tactile == (points == 5)


ORDERS = [
    (Language.ENGLISH, "we use the tactile set", "we have the usual one"),
    (Language.ENGLISH, "It's the tactile edition.", "this is the normal game"),
    (Language.GERMAN, "wir haben die taktile Ausgabe", "wir spielen mit dem normalen Spiel"),
    (Language.GERMAN, "bei uns liegt das taktile Spiel", "wir nehmen die übliche Ausgabe"),
    (Language.DUTCH, "we spelen met de tactiele versie", "we spelen met het gewone spel"),
    (Language.DUTCH, "het is de tactiele uitgave", "we hebben de gewone versie"),
]


@pytest.mark.parametrize(("language", "order", "back"), ORDERS)
def test_an_order_in_words_changes_the_set(
    tmp_path: Path, language: Language, order: str, back: str
) -> None:
    desk = CompanionDesk(
        CompanionOptions(seats=ADA_AND_BEN, language=language, is_classic=True, folder=tmp_path)
    )
    desk.type("Ben starts", order)
    assert desk.table.rules.vertical_line_bonus == 5
    assert desk.position.starting_seat == 1, "who starts stays"
    desk.close()
    again = CompanionDesk(CompanionOptions(folder=tmp_path, language=language))
    assert again.table.rules.vertical_line_bonus == 5
    again.type(back)
    assert again.table.rules.vertical_line_bonus == 7
    again.type("undo")
    assert again.table.rules.vertical_line_bonus == 5
    told = again.type("1 RRBB", back)
    assert again.table.rules.vertical_line_bonus == 5, "not after the first tile"
    assert "RRBB" not in told
    assert again.table.told[0] is not None


@pytest.mark.parametrize(("language", "order", "_"), ORDERS)
def test_a_whole_sentence_answers_the_question(
    tmp_path: Path, language: Language, order: str, _: str
) -> None:
    desk = desk_in(tmp_path, language)
    desk.type(order)
    assert desk.table.rules.vertical_line_bonus == 5


@pytest.mark.parametrize("line", ["we don't use the tactile set", "wir haben nicht die taktile"])
def test_an_order_that_is_denied_changes_nothing(tmp_path: Path, line: str) -> None:
    desk = desk_in(tmp_path)
    desk.type("", line)
    assert desk.table.rules.vertical_line_bonus == 7


def test_another_game_keeps_the_set_that_was_chosen(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    desk.type("", "we use the tactile set", "new")
    assert desk.table.rules.vertical_line_bonus == 5


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
