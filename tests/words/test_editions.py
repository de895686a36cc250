"""The words of the tactile set: spoken with that set on the table, and understood."""

from __future__ import annotations

import re
import tomllib
from importlib import resources
from pathlib import Path

import pytest

from azulejos.notation import parse_move
from azulejos.rules import COLORS
from azulejos.words.editions import in_tactile_words, read_tactile_words
from azulejos.words.languages import Language
from azulejos.words.phrases import phrase
from azulejos.words.questions import Question, Topic
from azulejos.words.things import color_name, typed_move
from azulejos.words.typed_lines import Unclear
from azulejos.words.voice import Length, Letters, Voice, catalog_texts, load_bundle
from tests.terminal.companion.told_game import golden
from tests.words.test_companion_parser import read

ENGLISH, GERMAN, DUTCH = Language
WEB = Path(__file__).parents[2] / "web" / "locales"
USUAL = {
    ENGLISH: r"yellow|white|(?<!sky )blue",
    GERMAN: r"gelb|weiß|(?<!himmel)blau|manufaktur(?!plättchen)|tischmitte|mitte(?!-scheibe)"
    r"|startspielermarker|(?<!stoff)beutel|(?<!schachtel)deckel|\bwand\b|\bbretter?\b",
    DUTCH: r"geel|gele\b|\bwit|(?<!hemels)blauw",
}
"""What is never said with the tactile set on the table."""


def heard_in(language: Language) -> str:
    """What is heard in the whole game told beside the tactile set."""
    lines = golden(language).read_text("utf-8").splitlines()
    return " ".join(line for line in lines if not line.startswith("> "))


@pytest.mark.parametrize("language", Language)
def test_a_whole_game_has_only_the_words_of_the_set(language: Language) -> None:
    heard = heard_in(language)
    assert not re.findall(USUAL[language], heard, re.IGNORECASE)
    assert "turquoise" in heard or "türkis" in heard or "turkoois" in heard


@pytest.mark.parametrize("language", Language)
def test_colors_are_called_as_in_the_glossary(language: Language) -> None:
    path = resources.files("azulejos.words") / "glossary.toml"
    glossary = tomllib.loads(path.read_text("utf-8"))
    voice = Voice(language, is_tactile=True)
    for color in COLORS:
        entry = glossary["colors"][color.name.lower()]
        words = entry[language.value]
        assert voice.say(color_name(color)) == words.get("tactile", words["name"])
        terse = Voice(language, Length.TERSE, is_tactile=True)
        assert terse.say(color_name(color)) == entry["tactile"], "a Braille line is short"
        letters = Voice(language, letters=Letters.TACTILE, is_tactile=True)
        assert letters.say(color_name(color)) == entry["tactile"]


def test_lines_to_type_have_the_letters_of_the_set() -> None:
    assert Voice(GERMAN, is_tactile=True).say(typed_move(parse_move("3K4"))) == "3SCH4"
    assert Voice(GERMAN, is_tactile=True).say(typed_move(parse_move("3Y4"))) == "3O4"


def test_the_name_of_a_player_stays() -> None:
    said = phrase("companion-starts", player="Beutel", seat=1)
    assert Voice(GERMAN, is_tactile=True).say(said) == "Beutel beginnt."


@pytest.mark.parametrize("language", Language)
def test_the_catalogs_keep_their_messages_and_keys(language: Language) -> None:
    usual, tactile = load_bundle(language), load_bundle(language, is_tactile=True)
    for text in catalog_texts(language).values():
        for name in re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE):
            before, after = usual.get_message(name), tactile.get_message(name)
            assert set(before.attributes) == set(after.attributes)
        assert re.findall(r"\[\w[\w-]*\]", text) == re.findall(
            r"\[\w[\w-]*\]", in_tactile_words(text, language)
        )


LINES = {
    GERMAN: {
        "Manufakturplättchen 2": Topic.FACTORIES,
        "was liegt auf dem Manufakturplättchen 2": Topic.FACTORIES,
        "Mitte-Scheibe": Topic.CENTER,
        "was liegt auf der Mitte-Scheibe?": Topic.CENTER,
        "Stoffbeutel": Topic.BAG,
        "Schachteldeckel": Topic.BAG,
        "Spielablage von Ben": Topic.BOARD,
        "Fliesenwand von Ben": Topic.WALL,
        "Minuspunkte": Topic.FLOOR,
        "wer hat den Startmarker?": Topic.TURN,
        "wo liegt orange?": Topic.COLOR,
        "wo ist türkis": Topic.COLOR,
    },
    ENGLISH: {
        "what's on the center disc": Topic.CENTER,
        "where is sky blue": Topic.COLOR,
        "where is light blue": Topic.COLOR,
        "where are the oranges": Topic.COLOR,
        "where is turquoise": Topic.COLOR,
    },
    DUTCH: {
        "wat ligt er op de middenschijf": Topic.CENTER,
        "waar ligt hemelsblauw": Topic.COLOR,
        "waar ligt oranje": Topic.COLOR,
        "waar ligt turquoise": Topic.COLOR,
    },
}


@pytest.mark.parametrize(
    ("language", "line"), [(language, line) for language in LINES for line in LINES[language]]
)
def test_questions_in_these_words_are_understood(language: Language, line: str) -> None:
    request = read(line, language)
    assert isinstance(request, Question), request
    assert request.topic is LINES[language][line]


@pytest.mark.parametrize("language", Language)
def test_the_buttons_of_the_page_say_words_that_are_understood(language: Language) -> None:
    page = (WEB / f"companion.{language.value}.ftl").read_text("utf-8")
    buttons = re.findall(
        r"^beside-word-\w+ = (.*)$", in_tactile_words(page, language), re.MULTILINE
    )
    assert len(buttons) > 8
    for each in buttons:
        assert not isinstance(read(each, language), Unclear), each
    if language is GERMAN:
        assert {"Manufakturplättchen", "Mitte-Scheibe", "Stoffbeutel"} <= set(buttons)


@pytest.mark.parametrize("language", Language)
def test_every_line_of_the_file_changes_something(language: Language) -> None:
    everything = "\n".join(catalog_texts(language).values())
    page = (WEB / f"companion.{language.value}.ftl").read_text("utf-8")
    for usual in read_tactile_words(language):
        assert usual in everything + page, usual
