"""What the program itself says can be asked about, in the same words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from azulejos.rules import CENTER, COLORS, factory
from azulejos.words.languages import Language
from azulejos.words.parser import parse_line
from azulejos.words.phrases import Phrase, phrase
from azulejos.words.questions import Question, Topic
from azulejos.words.things import color_first, color_name
from azulejos.words.voice import Length, Letters, Voice

from .catalogs import ALL_VOICES
from .natural_lines import NAMES, positions

PLACES: list[tuple[Phrase, Question]] = [
    *(
        (
            phrase("unclear-place", kind="factory", number=number),
            Question(Topic.FACTORIES, source=factory(number - 1)),
        )
        for number in range(1, 6)
    ),
    (phrase("unclear-place", kind="center", number=0), Question(Topic.CENTER)),
    (phrase("unclear-place", kind="floor", number=0), Question(Topic.FLOOR)),
    *(
        (
            phrase("unclear-place", kind="line", number=number),
            Question(Topic.PATTERN_LINE, number=number),
        )
        for number in range(1, 6)
    ),
    *(
        (phrase("goal-name", kind="column", number=number), Question(Topic.WALL, column=number - 1))
        for number in range(1, 6)
    ),
]
"""A place as the program says it, and the question that its name asks alone."""


def voices() -> Iterator[Voice]:
    """Every voice that names places in words."""
    return (voice for voice in ALL_VOICES if voice.length is not Length.TERSE)


@pytest.mark.parametrize("language", Language)
def test_every_name_of_a_place_asks_about_it(language: Language) -> None:
    for voice in voices():
        if voice.language is not language:
            continue
        for named, question in PLACES:
            for said in (voice.say(named), f"{voice.say(named)}?"):
                assert parse_line(said, positions()["A"], language, NAMES[:2]) == question, said


ASKED = {
    Language.ENGLISH: "what is in {}",
    Language.GERMAN: "was ist in {}",
    Language.DUTCH: "wat ligt er in {}",
}
ABOUT_WALL = {
    Language.ENGLISH: "what is in {} of my wall",
    Language.GERMAN: "was liegt in {}",
    Language.DUTCH: "wat ligt er in {} van mijn muur",
}


@pytest.mark.parametrize("language", Language)
def test_every_row_of_the_wall_is_asked_about(language: Language) -> None:
    """German calls it Wandreihe; English and Dutch need the wall."""
    voice = Voice(language)
    for number in range(1, 6):
        row = voice.say(phrase("goal-name", kind="row", number=number))
        line = ABOUT_WALL[language].format(row)
        asked = parse_line(line, positions()["A"], language, NAMES[:2])
        assert asked == Question(Topic.WALL, row=number - 1), line


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("letters", [Letters.NAMES])
def test_every_color_is_asked_about(language: Language, letters: Letters) -> None:
    voice = Voice(language, letters=letters)
    for color in COLORS:
        for said in (voice.say(color_name(color)), voice.say(color_first(color))):
            for line in (said, f"{said}?", ASKED[language].format(said)):
                asked = parse_line(line, positions()["A"], language, NAMES[:2])
                assert isinstance(asked, Question), line
                assert asked.color is color, line


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(
    ("english", "german", "dutch", "topic"),
    [
        ("Factory offer", "Musterphase", "fabrieksaanbod", Topic.HELP),
        ("Wall-tiling", "Fliesungsphase", "muurbekleding", Topic.HELP),
        ("bag", "Beutel", "zak", Topic.BAG),
        ("lid", "Deckel", "doos", Topic.BAG),
        ("wall", "Wand", "muur", Topic.WALL),
        ("floor line", "Bodenreihe", "vloerlijn", Topic.FLOOR),
        ("starting player marker", "Startspielermarker", "startspelertegel", Topic.TURN),
        ("round", "Runde", "ronde", Topic.TURN),
    ],
)
def test_every_thing_and_phase_is_asked_about(
    language: Language, english: str, german: str, dutch: str, topic: Topic
) -> None:
    name = {Language.ENGLISH: english, Language.GERMAN: german, Language.DUTCH: dutch}[language]
    asked = parse_line(f"{name}?", positions()["A"], language, NAMES[:2])
    assert isinstance(asked, Question), name
    assert asked.topic is topic
    assert asked.source != CENTER
