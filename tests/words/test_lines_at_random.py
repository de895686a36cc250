"""Natural lines, mutated at random: no crash, no game changed by a question, and no move played
that differs from what the line names, by tables that the reader doesn't know."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from azulejos.notation import format_position, parse_move
from azulejos.rules import Move, TilingMove
from azulejos.words.languages import Language
from azulejos.words.orders import Command, Order
from azulejos.words.parser import parse_line
from azulejos.words.questions import Question
from azulejos.words.typed_lines import Play, Unclear
from azulejos.words.voice import Voice
from tests.volume import volume

from .named_in_lines import why_wrong, why_wrong_column
from .natural_lines import NAMES, Line, natural_lines, positions
from .test_parser import COLOR_WORDS, NUMBER_WORDS, SPOKEN

NUM_LINES: Final = volume(2_000, 33_334)
"""Of each language."""
_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
_CHANGING: Final = {Order.UNDO, Order.NEW, Order.RESIGN, Order.QUIT}
_BEGINNING: Final = 3
"""So many words of a question show that it is one."""
_FILLER: Final = {
    Language.ENGLISH: ("please", "now", "still", "really", "then"),
    Language.GERMAN: ("bitte", "jetzt", "noch", "eigentlich", "denn"),
    Language.DUTCH: ("graag", "nu", "nog", "eigenlijk", "dan"),
}
_INSERTED: Final = {
    Language.ENGLISH: ("not", "maybe", "please", "now", "or", "the", "two", "4", "zebra", "my"),
    Language.GERMAN: ("nicht", "vielleicht", "bitte", "jetzt", "oder", "die", "zwei", "4", "Zebra"),
    Language.DUTCH: ("niet", "misschien", "graag", "nu", "of", "een", "twee", "4", "zebra", "mijn"),
}


def told(rng: Random, language: Language) -> str:
    """A move in words, with any source, color and line."""
    (at_factory, center, to_line, floor), sentences = SPOKEN[language]
    numbers = rng.choice([NUMBER_WORDS[language], [str(each) for each in range(10)]])
    source = center if rng.random() < 0.2 else at_factory.format(numbers[rng.randrange(1, 8)])
    target = floor if rng.random() < 0.1 else to_line.format(numbers[rng.randrange(1, 6)])
    color = rng.choice(COLOR_WORDS[language])
    return rng.choice(sentences).format(s=source, c=color, d=target)


def mutated(rng: Random, text: str, language: Language) -> str:
    words = text.split()
    for _ in range(rng.randrange(4)):
        at = rng.randrange(len(words))
        match rng.randrange(6):
            case 0:
                words[at] = _mistyped(rng, words[at])
            case 1 if len(words) > 1:
                del words[at]
            case 2:
                words.insert(at, rng.choice(_INSERTED[language]))
            case 3:
                words[at], words[-1] = words[-1], words[at]
            case 4:
                other = told(rng, language).split()
                words.insert(at, rng.choice(other))
            case _:
                words[at] = rng.choice(words)
    return " ".join(words)


def _mistyped(rng: Random, word: str) -> str:
    at = rng.randrange(max(len(word), 1))
    letter = rng.choice(_LETTERS)
    return rng.choice(
        [
            word[:at] + word[at + 1 :],
            word[:at] + letter + word[at:],
            word[:at] + letter + word[at + 1 :],
            word[:at] + word[at + 1 : at + 2] + word[at : at + 1] + word[at + 2 :],
        ]
    )


@pytest.mark.volume
@pytest.mark.parametrize("language", Language)
def test_no_wrong_move_is_played(language: Language) -> None:
    rng = Random(7)
    lines = natural_lines(language)
    num_played = 0
    for _ in range(NUM_LINES):
        name = rng.choice("ABC")
        text = told(rng, language) if rng.random() < 0.4 else rng.choice(lines).text
        text = mutated(rng, text, language)
        position = positions()[name]
        before = format_position(position)
        request = parse_line(text, position, language, NAMES[: len(position.boards)])
        assert format_position(position) == before
        assert isinstance(request, Play | Question | Command | Unclear), text
        if isinstance(request, Unclear):
            assert Voice(language).say(request.answer), text
        if isinstance(request, Play) and isinstance(request.move, Move):
            num_played += 1
            wrong = why_wrong(text, request.move)
            assert wrong is None, f"{text!r} plays {request.move}, but {wrong}"
    assert num_played > NUM_LINES / 10


@pytest.mark.volume
@pytest.mark.parametrize("language", Language)
def test_no_wrong_column_is_chosen(language: Language) -> None:
    rng = Random(13)
    position = positions()["D"]
    lines = [line for line in natural_lines(language) if line.meaning.startswith("T")]
    num_chosen = 0
    for _ in range(NUM_LINES // 4):
        text = mutated(rng, rng.choice(lines).text, language)
        request = parse_line(text, position, language, NAMES[:2])
        if isinstance(request, Play) and isinstance(request.move, TilingMove):
            num_chosen += 1
            wrong = why_wrong_column(text, request.move)
            assert wrong is None, f"{text!r} chooses {request.move}, but {wrong}"
    assert num_chosen > NUM_LINES / 40


def still_asked(rng: Random, text: str, language: Language) -> str:
    """A question with errors and filler after the words that it begins with, and no question mark.

    They are what shows that it asks; without them it may well be a move.
    """
    words = text.rstrip("? ").split()
    for _ in range(rng.randrange(3)):
        at = rng.randrange(min(len(words), _BEGINNING), len(words) + 1)
        match rng.randrange(3):
            case 0 if at < len(words):
                words[at] = _mistyped(rng, words[at])
            case 1 if at < len(words):
                words[at], words[-1] = words[-1], words[at]
            case _:
                words.insert(at, rng.choice(_FILLER[language]))
    return " ".join(words)


@pytest.mark.volume
@pytest.mark.parametrize("language", Language)
def test_a_question_changes_nothing(language: Language) -> None:
    """Whatever the rest of a question looks like after a few errors: it never plays, even without
    its mark."""
    rng = Random(11)
    asked = [line for line in natural_lines(language) if is_long_question(line)]
    for _ in range(NUM_LINES):
        line = rng.choice(asked)
        position = positions()[line.position]
        text = still_asked(rng, line.text, language)
        request = parse_line(text, position, language, NAMES[: len(position.boards)])
        assert not isinstance(request, Play), text
        assert not (isinstance(request, Command) and request.order in _CHANGING), text


def is_long_question(line: Line) -> bool:
    return line.meaning.startswith("ask ") and len(line.text.split()) > _BEGINNING


@pytest.mark.parametrize("language", Language)
def test_questions_and_columns_play_nothing_unasked(language: Language) -> None:
    for line in natural_lines(language):
        request = parse_line(line.text, positions()[line.position], language, NAMES[:2])
        if line.meaning.startswith("ask "):
            assert not isinstance(request, Play), line.text
        if isinstance(request, Play) and isinstance(request.move, TilingMove):
            assert line.position == "D", line.text


@pytest.mark.parametrize(
    ("text", "move", "is_right"),
    [
        ("red from factory 3 to line 4", "3R4", True),
        ("red from factory 3 to line 4", "3B4", False),
        ("red from factory 3 to line 4", "2R4", False),
        ("red from factory 3 to line 4", "3R5", False),
        ("not red from factory 3 to line 4", "3R4", False),
        ("red from the middle to line 4", "3R4", False),
        ("red from factory 3 to the middle line", "3R3", True),
        ("rot aus der Mitte in Reihe 4", "3R4", False),
        ("red from the third factory to line 4", "2R4", False),
        ("rot von 3 in die vierte Reihe", "3R5", False),
        ("rood van 3 naar de 4e rij", "3R5", False),
        ("rood van 3 naar de 4e rij", "3R4", True),
        ("schwarz aus der Mitte auf den Boden", "CK1", False),
        ("zwart uit het midden naar rij vijf", "CK5", True),
    ],
)
def test_the_check_finds_what_is_wrong(text: str, move: str, is_right: bool) -> None:
    played = parse_move(move)
    assert isinstance(played, Move)
    assert (why_wrong(text, played) is None) == is_right


@pytest.mark.parametrize(
    ("text", "move", "is_right"),
    [
        ("column 4", "T14", True),
        ("column 4", "T13", False),
        ("die zweite Spalte", "T13", False),
        ("4e kolom", "T14", True),
        ("line 2 to column 4", "T14", False),
        ("not column 4", "T14", False),
    ],
)
def test_the_check_finds_a_wrong_column(text: str, move: str, is_right: bool) -> None:
    chosen = parse_move(move)
    assert isinstance(chosen, TilingMove)
    assert (why_wrong_column(text, chosen) is None) == is_right
