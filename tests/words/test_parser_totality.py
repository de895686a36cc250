"""Any text gets an answer, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random

import pytest

from azulejos.notation import format_position
from azulejos.rules import Position
from azulejos.words.languages import Language
from azulejos.words.lexicon import load_lexicon, read_groups
from azulejos.words.orders import Command
from azulejos.words.parser import parse_line
from azulejos.words.questions import Question
from azulejos.words.typed_lines import Play, Unclear
from tests.volume import volume

from .test_parser import OFFER, POSITIONS
from .test_parser_questions import TABLE
from .test_parser_unclear import DEAL_PENDING, GAME_OVER, UNCLEAR_LINES, VOICES

NUM_LINES = volume(250, 1250)
"""Of each of the four kinds."""
AT: list[Position] = [*POSITIONS, GAME_OVER, DEAL_PENDING]
NAMES = ("Anna", "Bot 8", "\N{SNOWMAN}", "2")
WORDS = [
    word
    for language in Language
    for group in read_groups(language).values()
    for words in group.values()
    for word in words
]
SENTENCES = [*(text for text, _ in TABLE), *UNCLEAR_LINES, "3R4", "ck0", "red from 3 to line 4"]


def random_bytes(rng: Random) -> str:
    data = rng.randbytes(rng.randrange(60))
    return data.decode(rng.choice(["utf-8", "ascii"]), "surrogateescape")


def random_characters(rng: Random) -> str:
    return "".join(chr(rng.choice([32, 48, 97, 0x2000]) + rng.randrange(80)) for _ in range(20))


def word_salad(rng: Random) -> str:
    numbers = [*map(str, range(12)), "4.", "007", "99999", "0"]
    pieces = [*rng.choices(WORDS, k=5), *rng.choices(numbers, k=3), *"bygrkwcxoszltp?", "sch"]
    return " ".join(rng.choices(pieces, k=rng.randrange(1, 9)))


def mutated(rng: Random) -> str:
    text = list(rng.choice(SENTENCES) or "x")
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(text))
        text[at : at + rng.randrange(2)] = rng.choice(["", "e", " ", "3", "\0", "ß", "\N{SNOWMAN}"])
        text = text or ["r"]
    return "".join(text)


@pytest.mark.volume
@pytest.mark.parametrize("make", [random_bytes, random_characters, word_salad, mutated])
def test_random_lines_have_an_answer(make: Callable[[Random], str]) -> None:
    rng = Random(5)
    for _ in range(NUM_LINES):
        check(make(rng), rng.choice(AT), rng.choice(list(Language)))


def check(text: str, position: Position, language: Language) -> None:
    before = format_position(position)
    names = NAMES[: len(position.boards)]
    request = parse_line(text, position, language, names)
    assert isinstance(request, Play | Question | Command | Unclear)
    assert format_position(position) == before
    assert parse_line(text, position, language, names) == request
    if isinstance(request, Unclear):
        said = VOICES[language].say(request.answer)
        assert said.isprintable()
        assert len(said) < 600
    elif isinstance(request, Question):
        assert request.seat is None or request.seat in position.rules.seats
        assert request.row is None or request.row in range(5)
        assert request.column is None or request.column in range(5)


def long_lines() -> Iterator[str]:
    for piece in (
        "x",
        "3",
        "red ",
        "3 ",
        "\0",
        "line ",
        "c",
        "\N{COMBINING ACUTE ACCENT}",
        "?",
        "ä ",
    ):
        yield (piece * 10_000)[:10_000]
    yield "1" * 10_000 + "e"
    yield "3. " * 3_333
    yield "fectory " * 39
    yield "3 " * 40


@pytest.mark.parametrize("language", Language)
def test_long_lines_have_an_answer(language: Language) -> None:
    for text in long_lines():
        check(text, OFFER, language)


def test_line_ends_and_control_characters_only_separate() -> None:
    for text in ("3\tred\r\nline\v4\n", "3\0R\x1b4", "\ufeff3R4\x00"):
        assert parse_line(text, OFFER, Language.ENGLISH) == parse_line(
            "3R4", OFFER, Language.GERMAN
        )


def test_parsing_changes_no_words() -> None:
    before = deepcopy(load_lexicon())
    for text in SENTENCES:
        parse_line(text, OFFER, Language.DUTCH, NAMES)
    assert load_lexicon() == before
