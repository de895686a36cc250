"""Errors in records and position codes, explained in every language."""

from __future__ import annotations

import re

import pytest

from azulejos.notation import NotationError, RecordError, parse_position, parse_record, replay
from azulejos.notation.errors import PositionError
from azulejos.rules import Problem
from azulejos.rules.status import Flaw
from azulejos.words.languages import Language
from azulejos.words.notation_errors import tell_misread
from azulejos.words.phrases import Argument
from azulejos.words.voice import CATALOGS, Voice, catalog_texts

GAME = """[Rules "colored"]
[Seat1 "Anna"]
[Seat2 "Ben"]
[Start "1"]
[Result "*"]

1. deal:BRKK/YKKW/BBYW/BKKK/BYRR 4K3 1B1
"""
START = "colored 1 D1 1 C -/-/-/-/- - 20,20,20,20,20 0,0,0,0,0 "
BOARD = "0:-/-/-/-/-:...../...../...../...../.....:-"


def told(text: str, language: Language = Language.ENGLISH) -> str:
    """The explanation of an error in a record or a position code."""
    try:
        if text.startswith("["):
            replay(parse_record(text))
        else:
            parse_position(text)
    except (NotationError, RecordError) as error:
        return Voice(language).say(tell_misread(error, ["Anna", "Ben"]))
    raise AssertionError("nothing is wrong with it")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (GAME.replace("1B1", "1Q1"), 'Line 7: "1Q1" can\'t be read. A move is a source, a color'),
        (GAME.replace("BRKK", "BRQK"), 'Line 7: "BRQK" can\'t be read. A deal is written as deal:'),
        (GAME.replace("1B1", "1B1 {open"), "Line 8: "),
        (GAME.replace('"1"', '"7"'), 'In Start: "7" can\'t be read. There should be'),
        (GAME.replace('[Start "1"]\n', ""), "A record has one game"),
        (GAME.replace('"colored"', '"purple"'), 'In Rules: "purple" can\'t be read. The rules'),
        (GAME.replace("1B1", "4R1"), "Round 1, move 2: "),
        (GAME.replace("BYRR", "BYRRR"), "Round 1, the deal: "),
        (GAME.replace("1. ", "2. "), "The rounds are not numbered in the order of play."),
        (GAME.replace('"*"', '"1"'), "The result doesn't match the game."),
        ("colored 1", '"colored 1" can\'t be read. A position code begins with colored or gray'),
        (START + BOARD, "can't be read. A position code begins with"),
        (f"{START}{BOARD} 0:-/-", 'In BOARD 2: "0:-/-" can\'t be read. A board is written as'),
    ],
)  # fmt: skip
def test_what_is_told(text: str, said: str) -> None:
    assert told(text).startswith(said) or said in told(text), told(text)


@pytest.mark.parametrize("language", Language)
def test_nothing_is_told_in_another_language(language: Language) -> None:
    """Each of these sentences has words of its own in each language."""
    texts = [GAME.replace("1B1", "1Q1"), GAME.replace("1B1", "4R1"), "colored 1"]
    others = [{told(text, other) for other in Language} for text in texts]
    assert [len(each) for each in others] == [3, 3, 3]
    assert all(told(text, language) for text in texts)


def test_an_impossible_position_is_told_by_its_problems() -> None:
    code = START.replace("20,20", "19,20") + f"{BOARD} {BOARD}"
    assert told(code) == "There are not exactly 20 tiles of a color."
    assert told(code, Language.GERMAN) == "Von einer Farbe sind es nicht genau 20 Fliesen."
    board = BOARD.replace("0:-/-/-/-/-", "0:-/BBB/-/-/-")
    assert "Board 2: A pattern line has too many tiles." in told(f"{START}{BOARD} {board}")


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("flaw", Flaw)
def test_every_problem_has_a_sentence_of_its_own(flaw: Flaw, language: Language) -> None:
    def say(each: Flaw) -> str:
        error = PositionError("x", [Problem(each, "board 1")])
        return Voice(language).say(tell_misread(error, ()))

    assert [each for each in Flaw if say(each) == say(flaw)] == [flaw]


def test_every_kind_that_can_be_misread_has_a_sentence() -> None:
    """Every error in the source of the notation has its own sentence, except general ones."""
    assert "notation" in CATALOGS
    kinds: set[Argument] = set(re.findall(r"^ +\*?\[([a-z-]+)\]", _expected(), re.MULTILINE))
    found: set[Argument] = set()
    for wrong in _WRONG:
        with pytest.raises(NotationError) as error:
            parse_position(wrong)
        found.add(dict(tell_misread(error.value, ())[-1].args)["kind"])
    assert found <= kinds
    assert len(found) > 6


def _expected() -> str:
    text = catalog_texts(Language.ENGLISH)["notation"]
    return text[text.index("notation-expected") : text.index("notation-step")]


_SOUND = f"{START}{BOARD} {BOARD}"
_WRONG = [
    "",
    _SOUND.replace("colored", "blue"),
    _SOUND.replace(" 1 D1", " x D1"),
    _SOUND.replace("D1", "Q1"),
    _SOUND.replace("20,20,20,20,20", "20,20"),
    _SOUND.replace("-/-/-/-/- -", "Q/-/-/-/- -"),
    f"{START}{BOARD} {BOARD.replace(':-/-/-/-/-:', ':-/-:')}",
    f"{START}{BOARD} {BOARD.replace(':-/-/-/-/-:', ':-/BR/-/-/-:')}",
    f"{START}{BOARD} {BOARD.replace('...../', '..../')}",
    f"{START}{BOARD} {BOARD.replace('...../', '')}",
    f"{START}{BOARD} {BOARD[:-1]}Q",
]
