"""Wrong or ambiguous lines: what is clear, what there is to choose from, an example that works."""

from __future__ import annotations

from itertools import product
from typing import Final

import pytest

from azulejos.rules import FLOOR, Color, Move, Position, Rules, factory
from azulejos.words.languages import Language
from azulejos.words.orders import Command, Order
from azulejos.words.parser import parse_line
from azulejos.words.phrases import Phrase, phrase
from azulejos.words.questions import Question, Topic
from azulejos.words.refusals import explain
from azulejos.words.typed_lines import Instead, Play, Unclear
from azulejos.words.voice import Length, Letters, Voice
from tests.games import random_game, set_up

from .test_parser import DUTCH, ENGLISH, GERMAN, OFFER, POSITIONS, TILING

NAMES = ("Anna", "Ben")
GAME_OVER: Final = random_game(Rules(), seed=5).position
DEAL_PENDING: Final = Position.start(Rules())


VOICES: Final = {language: Voice(language) for language in Language}
ALL_VOICES: Final = [Voice(*each) for each in product(Language, Length, Letters)]


def unclear(
    text: str, position: Position = OFFER, language: Language = ENGLISH
) -> tuple[Phrase, ...]:
    request = parse_line(text, position, language, NAMES)
    assert isinstance(request, Unclear), f"{text!r} is {request}"
    return tuple(request.answer)


UNCLEAR_LINES: Final = [
    "",
    "###",
    "red line 4",
    "rot Reihe 4",
    "3",
    "3 red",
    "7 red",
    "12 red 4",
    "3R9",
    "3 red blue 4",
    "center black",
    "line",
    "w 2",
    "w 2 3",
    "fectory 3 red line 4",
    "p 3 red",
    "p",
    "level",
    "level 99",
    "language",
    "letters x",
    "scores red",
    "quit now",
    "help xyz",
    "d 99",
    "l 9",
    "b 9",
    "where",
    "column",
    "g 0",
    "4 black from the center to the floor",
    "to 4",
    "3 line 4",
    "red column 5",
    "T99",
    "the",
    "what",
    "floor red",
    "2 3 4 5 6 red",
]


@pytest.mark.parametrize("text", UNCLEAR_LINES)
def test_examples_are_legal_in_this_very_position(text: str) -> None:
    for position in (*POSITIONS, GAME_OVER, DEAL_PENDING):
        request = parse_line(text, position, ENGLISH, NAMES)
        if not isinstance(request, Unclear):
            continue
        example = request.answer[-1]
        args = dict(example.args)
        if example.id in ("unclear-example", "unclear-example-column"):
            shown = args["typed"]
            assert isinstance(shown, Phrase)
            typed = VOICES[ENGLISH].say(shown)
            again = parse_line(typed, position, ENGLISH)
            move = again.move if isinstance(again, Play | Question) else None
            assert move is not None
            assert position.why_not(move) is None
            assert typed.startswith("p ") == isinstance(again, Question)
        elif example.id == "unclear-example-question":
            assert not position.legal_moves
        else:
            assert example.id == "unclear-usage"


@pytest.mark.parametrize("text", UNCLEAR_LINES)
def test_every_voice_can_say_it(text: str) -> None:
    for position in (OFFER, TILING, GAME_OVER, DEAL_PENDING):
        request = parse_line(text, position, GERMAN, NAMES)
        if isinstance(request, Unclear):
            for speaking in ALL_VOICES:
                assert speaking.say(request.answer).isprintable()


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("use", [*Topic, *Order])
def test_every_form_that_is_shown_can_be_typed(use: Topic | Order, language: Language) -> None:
    forms = VOICES[language].say(phrase("unclear-forms", use=use.value))
    for text in forms.split(", "):
        request = parse_line(text, OFFER, language)
        assert isinstance(request, Question | Command), text
        assert use is (request.topic if isinstance(request, Question) else request.order)


@pytest.mark.parametrize("language", Language)
def test_the_example_without_moves_can_be_typed(language: Language) -> None:
    said = VOICES[language].say(unclear("", GAME_OVER, language)[-1])
    words = said.split(": ")[1].rstrip(".").split(", ")
    for word in (words[0], words[1].split()[1]):
        assert isinstance(parse_line(word, GAME_OVER, language), Question)


def test_moves_that_are_over_are_explained() -> None:
    assert unclear("3 red", GAME_OVER)[0] == phrase("refused-game-over")
    assert unclear("red line 4", DEAL_PENDING)[0] == phrase("refused-deal-pending")


@pytest.mark.parametrize(
    ("text", "there"),
    [
        ("center line 2", "Center: only the starting player marker."),
        ("factory 2 line 2", "Factory 2: empty."),
        ("p 2 line 2", "Factory 2: empty."),
    ],
)
def test_a_source_with_nothing_on_it_is_told_in_place_of_its_colors(text: str, there: str) -> None:
    position = set_up("colored 1 O1 1 C BBBB/-/-/-/- -")
    assert VOICES[ENGLISH].say(unclear(text, position)[0]) == there


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (ENGLISH, "There is no factory 12, only 1 to 5."),
        (GERMAN, "Eine Manufaktur 12 gibt es nicht, nur 1 bis 5."),
        (DUTCH, "Er is geen fabriek 12, alleen 1 tot en met 5."),
    ],
)
def test_a_wrong_factory_is_told_in_the_same_words_wherever_it_stands(
    language: Language, told: str
) -> None:
    voice = VOICES[language]
    for text in ("12 r 4", "d 12", "m 12", "12 r", "p 12R4"):
        assert voice.say(unclear(text, OFFER, language)[0]) == told, text
    # The largest table has nine factories, so this is a move, and the rules refuse it.
    refused = OFFER.why_not(Move(factory(8), Color.RED, FLOOR))
    assert refused is not None
    assert voice.say(explain(refused, NAMES)) == told.replace("12", "9")


def test_what_else_was_understood_is_told_with_a_wrong_number() -> None:
    assert VOICES[ENGLISH].say(unclear("12 red line 4")[:2]) == (
        "There is no factory 12, only 1 to 5. Understood: red and line 4."
    )


def test_a_color_that_is_nowhere() -> None:
    position = set_up("colored 1 O1 1 C BBBB/-/-/-/- -")
    assert unclear("red line 4", position)[0].id == "unclear-none-on-offer"


def test_options_are_those_of_the_rules() -> None:
    for position in POSITIONS:
        for move in position.legal_moves:
            text = str(move)[:-1]
            if not text.startswith("T"):
                options = dict(unclear(text, position)[0].args)["options"]
                assert isinstance(options, Phrase)
                lines = [place for place in _listed(options) if dict(place.args)["kind"] == "line"]
                legal = [each for each in position.legal_moves if str(each).startswith(text)]
                assert [f"{text}{dict(place.args)['number']}" for place in lines] == [
                    str(each) for each in legal if not str(each).endswith("0")
                ]


def _listed(said: Phrase) -> list[Phrase]:
    """The items of a list."""
    if not said.id.startswith(("list-", "unclear-either-")):
        return [said]
    args = [value for _, value in said.args]
    return [item for value in args if isinstance(value, Phrase) for item in _listed(value)]


def test_namesakes_are_told_apart_by_number() -> None:
    request = parse_line("b anna", OFFER, ENGLISH, ("Anna", "ANNA"))
    assert isinstance(request, Unclear)
    assert request.answer[0] == phrase("unclear-namesakes", name="anna")


def test_words_are_cut_and_few_are_named() -> None:
    said = VOICES[ENGLISH].say(unclear("q" * 400 + " zz yy xx vv uu"))
    assert '"' + "q" * 20 + '"' in said
    assert len(said) < 200


@pytest.mark.parametrize("text", ["q" * 501, "3R4" + " " * 500, "red " * 41])
def test_a_long_line_is_not_read(text: str) -> None:
    assert unclear(text)[0] == phrase("unclear-long")


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("factory three white please floor line three", ENGLISH),
        ("factory 3 white floor 3", ENGLISH),
        ("blues from two. middle. line the", ENGLISH),
        ("from two not blue black to line five", ENGLISH),
        ("Mitte nicht schwarz weiß Reihe Mitte drei", GERMAN),
        ("geel uit niet midden graag het fabriek 2 naar de rij 5", DUTCH),
    ],
)
def test_a_line_that_names_two_of_a_kind_plays_nothing(text: str, language: Language) -> None:
    assert not isinstance(parse_line(text, OFFER, language, NAMES), Play | Instead)
