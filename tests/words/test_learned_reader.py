"""What the reader learned from labelled lines, follow-ups, and where a yes or a no may stand."""

from __future__ import annotations

from importlib import resources

import pytest

from azulejos.rules import Color, Game
from azulejos.words.answers import answer
from azulejos.words.intents import MOVE, parse_meaning, without_slots
from azulejos.words.languages import Language
from azulejos.words.learned_reader import (
    FILE,
    NAMES,
    digest_of_lines,
    labelled_lines,
    load_learned,
    positions,
)
from azulejos.words.orders import Command, Order
from azulejos.words.parser import parse_line
from azulejos.words.phrases import phrase
from azulejos.words.questions import Of, Question, Topic
from azulejos.words.second_opinion import DOUBTFUL, chosen
from azulejos.words.typed_lines import Play, Request
from azulejos.words.voice import Voice

ENGLISH, GERMAN, DUTCH = Language
MOST_BYTES = 500_000


def read(text: str, language: Language, position: str = "A") -> Request:
    at = positions()[position]
    return parse_line(text, at, language, NAMES[: len(at.boards)])


# The file


def test_the_file_was_learned_from_the_lines() -> None:
    """After a change of `lines.tsv`: python -m azulejos.training.learned_lines"""
    assert load_learned().digest == digest_of_lines()


def test_the_file_is_small() -> None:
    assert len((resources.files("azulejos.words") / FILE).read_bytes()) < MOST_BYTES


@pytest.mark.parametrize("language", Language)
def test_every_meaning_exists(language: Language) -> None:
    for line in labelled_lines(language):
        meaning = without_slots(line.meaning)
        assert line.position in positions()
        if meaning != MOVE:
            parse_meaning(meaning)


# What a line means


@pytest.mark.parametrize(
    ("language", "text", "topic", "aspect"),
    [
        (ENGLISH, "place me, first second or third?", Topic.SCORES, "lead"),
        (ENGLISH, "PLACE ME: first, second or third", Topic.SCORES, "lead"),
    ],
)
def test_a_labelled_line_means_what_it_is_labelled_with(
    language: Language, text: str, topic: Topic, aspect: str | None
) -> None:
    request = read(text, language, "H")
    assert isinstance(request, Question)
    assert (request.topic, request.aspect) == (topic, aspect)


def test_it_asks_which_of_two_is_meant() -> None:
    learned = load_learned()
    flat = learned.read({})
    assert chosen("ask scores", flat) == DOUBTFUL
    assert chosen("none", flat) == "none"
    assert chosen("ask scores", [flat[0]._replace(meaning=MOVE, probability=0.9)]) == "ask scores"


@pytest.mark.parametrize("language", Language)
def test_no_labelled_line_becomes_a_move(language: Language) -> None:
    """Nor does a question change the game."""
    changing = (Order.RESIGN, Order.NEW, Order.QUIT, Order.UNDO)
    for line in labelled_lines(language)[::7]:
        request = read(line.text, language, line.position)
        if line.meaning.startswith("ask "):
            assert not isinstance(request, Play), line
            assert not (isinstance(request, Command) and request.order in changing), line


# Follow-ups


def after(language: Language, position: str, *lines: str) -> Question:
    """The question of the last line, each going on from the one before."""
    at = positions()[position]
    asked = None
    for text in lines:
        request = parse_line(text, at, language, NAMES[: len(at.boards)], asked=asked)
        assert isinstance(request, Question), text
        asked = request
    assert asked is not None
    return asked


@pytest.mark.parametrize(
    ("language", "lines", "row", "seat"),
    [
        (ENGLISH, ("what's in line 2", "and in row four?"), 4, None),
        (ENGLISH, ("what's in line 2", "and Max?"), 2, 1),
        (ENGLISH, ("what's in line 2", "and Max?", "and the fifth?"), 5, 1),
        (ENGLISH, ("what's in Max's line 2", "what about mine?"), 2, None),
        (GERMAN, ("was liegt in Reihe 2", "und in Reihe vier?"), 4, None),
        (GERMAN, ("was liegt in Reihe 2", "und bei Max?", "und die fünfte?"), 5, 1),
        (DUTCH, ("wat ligt er in rij 2", "en in rij vier?"), 4, None),
        (DUTCH, ("wat ligt er in rij 2", "en bij Max?", "en bij mij?"), 2, None),
    ],
)
def test_a_line_goes_on_from_the_question_before(
    language: Language, lines: tuple[str, ...], row: int, seat: int | None
) -> None:
    asked = after(language, "A", *lines)
    assert (asked.topic, asked.number, asked.seat, asked.of) == (
        Topic.PATTERN_LINE,
        row,
        seat,
        Of.ASKER,
    )


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (ENGLISH, ("where is the red", "and the blue?")),
        (GERMAN, ("wo ist rot", "und die blauen?")),
        (DUTCH, ("waar ligt rood", "en de blauwe?")),
    ],
)
def test_a_line_goes_on_with_another_color(language: Language, lines: tuple[str, ...]) -> None:
    asked = after(language, "B", *lines)
    assert (asked.topic, asked.color) == (Topic.COLOR, Color.BLUE)


@pytest.mark.parametrize("line", ["and what is in the bag?", "and line 9?", "red from 1 to line 5"])
def test_a_line_that_asks_by_itself_goes_on_from_nothing(line: str) -> None:
    at = positions()["A"]
    asked = Question(Topic.PATTERN_LINE, number=2)
    assert parse_line(line, at, ENGLISH, NAMES[:2], asked=asked) == read(line, ENGLISH)


# A yes or a no stands only before what was asked


@pytest.mark.parametrize(
    ("language", "position", "text"),
    [
        (ENGLISH, "B", "is Max ahead of me"),
        (ENGLISH, "B", "has Max got more than 10 points"),
        (ENGLISH, "A", "are there 3 reds on factory 1"),
        (ENGLISH, "A", "is line 2 full if I take the yellow"),
        (GERMAN, "B", "liegt Max vor mir"),
        (GERMAN, "A", "sind 3 rote auf Manufaktur 1"),
        (DUTCH, "B", "staat Max voor op mij"),
        (DUTCH, "A", "liggen er 3 rode op fabriek 1"),
    ],
)
def test_no_yes_before_less_than_what_was_asked(
    language: Language, position: str, text: str
) -> None:
    request = read(text, language, position)
    assert isinstance(request, Question)
    at = positions()[position]
    voice = Voice(language)
    told = voice.say(answer(request, Game(at), 0, NAMES[: len(at.boards)]))
    for short in ("yes", "no"):
        assert not told.startswith(voice.say([phrase(short)])), told


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("i don't want to undo", Language.ENGLISH),
        ("don't undo", Language.ENGLISH),
        ("give up on row 4", Language.ENGLISH),
        ("max resigns", Language.ENGLISH),
        ("start over with row 3", Language.ENGLISH),
        ("ich will den zug nicht zurücknehmen", Language.GERMAN),
        ("neue runde", Language.GERMAN),
        ("ik wil niet terug", Language.DUTCH),
        ("zal ik stoppen", Language.DUTCH),
        ("zal ik opgeven", Language.DUTCH),
        ("zal ik een nieuw spel beginnen", Language.DUTCH),
        ("zal ik rood van 1 naar lijn 5 doen", Language.DUTCH),
        ("zullen we rood van 1 naar lijn 5 doen", Language.DUTCH),
    ],
)
def test_a_question_or_a_negation_changes_nothing(text: str, language: Language) -> None:
    request = parse_line(text, positions()["A"], language, ("Anna", "Max"))
    changing = {Order.UNDO, Order.RESIGN, Order.NEW, Order.QUIT}
    assert not isinstance(request, Play)
    assert not (isinstance(request, Command) and request.order in changing)
