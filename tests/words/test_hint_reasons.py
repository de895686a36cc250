"""Why a hint is good: one clause, computed from the position."""

from __future__ import annotations

from typing import Final

import pytest

from azulejos.notation import parse_move
from azulejos.rules import Position, Rules, WallSide
from azulejos.words.hint_reasons import hint_reason, tell_hint
from azulejos.words.languages import Language
from azulejos.words.voice import Voice
from tests.games import board, random_game, set_up

NAMES: Final = ("Anna", "Ben")
MINE: Final = board(9, "-/W/-/RR/-", "BYRK./...../...../...../.....", "M")


def why(position: Position, move: str, language: Language = Language.ENGLISH) -> str:
    assert position.why_not(parse_move(move)) is None
    return Voice(language).say(hint_reason(position, parse_move(move), NAMES))


def offer(factories: str, mine: str = MINE, other: str = "") -> Position:
    return set_up(f"colored 3 O1 1 1 {factories}", mine, other or board(2))


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("1W2", "That scores 2 points."),
        ("1W1", "That scores 5 points and completes row 1, which ends the game."),
        ("1R4", "It brings line 4 to 3 of 4."),
        ("1K5", "It brings line 5 to 1 of 5."),
        ("1W0", "It spoils no line, and costs 1 point on the floor line."),
    ],
)
def test_what_a_move_does(move: str, said: str) -> None:
    position = offer("YRKW/-/-/-/- -")
    assert why(position, move) == said


def test_a_column_is_worth_its_bonus() -> None:
    mine = board(9, "-/-/-/-/-", "B..../W..../K..../R..../.....", "M")
    mine = mine.replace("-/-/-/-/-", "-/-/-/-/YYYY", 1)
    assert why(offer("BYKW/-/-/-/- -", mine), "1Y5") == (
        "That scores 5 points and completes column 1."
    )


def test_it_may_leave_too_few_for_somebody_else() -> None:
    position = offer("RKKW/-/-/-/- R", MINE, board(2, "-/-/-/KK/-"))
    assert why(position, "1K5") == "It leaves Ben too few for line 4."
    left = offer("RKKW/RKKW/-/-/- R", MINE, board(2, "-/-/-/KK/-"))
    assert why(left, "1K5") == "It brings line 5 to 2 of 5."


def test_it_may_avoid_tiles_on_the_floor_line() -> None:
    mine = board(9, "W/WW/RRR/RRRR/RRRR", floor="M")
    position = offer("-/-/-/-/- RKKK", mine)
    assert why(position, "CR0") == "It avoids 2 floor tiles: anything else drops at least 3."


def test_the_marker_may_be_the_reason() -> None:
    mine = board(9, "W/WW/RRR/RRRR/RRRRR")
    position = set_up("colored 3 O1 1 C RRKK/-/-/-/- RK", mine, board(2))
    assert why(position, "CK0") == (
        "You get the starting player marker, for 2 points on the floor line."
    )


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("T23", "It scores 6 points, the most of all columns."),
        ("T25", "It scores 2 points."),
    ],
)
def test_a_column_of_the_gray_side(move: str, said: str) -> None:
    mine = board(4, "-/BB/-/-/-", "B.Y../WR.K./...../...../.....")
    tiling = set_up("gray 2 T1 1 2 -/-/-/-/- -", mine, board(floor="M"))
    assert why(tiling, move) == said


@pytest.mark.parametrize("side", WallSide)
def test_every_move_has_a_reason_in_one_sentence(side: WallSide) -> None:
    game = random_game(Rules(2, side), 5)
    for position in game.positions[::7]:
        for move in [*position.legal_moves][::5]:
            for language in Language:
                said = Voice(language).say(hint_reason(position, move, NAMES))
                assert said.endswith(".")
                assert said.count(".") == 1


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (Language.ENGLISH, "Hint: 1W2. 1 white from factory 1 fills line 2. That scores 2 points."),
        (
            Language.GERMAN,
            "Tipp: 1W2. 1 weiße von Manufaktur 1 füllt Reihe 2. Das bringt 2 Punkte.",
        ),
        (Language.DUTCH, "Hint: 1W2. 1 witte van fabriek 1 vult lijn 2. Dat levert 2 punten op."),
    ],
)
def test_a_hint_names_the_line_that_it_fills_once(language: Language, said: str) -> None:
    speech = tell_hint(offer("YRKW/-/-/-/- -"), parse_move("1W2"), NAMES)
    assert Voice(language).say(speech).startswith(said)
