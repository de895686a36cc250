"""The voice: languages, lengths, and the names of colors."""

from __future__ import annotations

import json

import pytest

from azulejos.notation import parse_tiles
from azulejos.rules import CENTER, COLORS, NO_TILES, Color, factory
from azulejos.words.languages import Language
from azulejos.words.phrases import Phrase, phrase, to_plain
from azulejos.words.things import color_name, listed, source_key, tile_set, tiles
from azulejos.words.voice import Length, Letters, Voice

ENGLISH = Voice(Language.ENGLISH)


def said(
    text: Phrase, length: Length = Length.NORMAL, letters: Letters = Letters.NAMES
) -> list[str]:
    """A phrase in English, German and Dutch."""
    return [Voice(language, length, letters).say(text) for language in Language]


def test_colors_by_name_by_letter_and_by_tactile_letter() -> None:
    black = color_name(Color.BLACK)
    assert said(black) == ["black", "Schwarz", "zwart"]
    assert said(black, letters=Letters.LETTERS) == ["K", "S", "Z"]
    assert said(black, letters=Letters.TACTILE) == ["SCH"] * 3


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("letters", Letters)
def test_no_two_colors_are_called_alike(language: Language, letters: Letters) -> None:
    voice = Voice(language, letters=letters)
    assert len({voice.say(color_name(color)) for color in COLORS}) == len(COLORS)


def test_one_tile_and_more() -> None:
    assert said(tiles(Color.WHITE, 1), Length.FULL) == [
        "1 white tile",
        "1 weiße Fliese",
        "1 witte tegel",
    ]
    assert said(tiles(Color.WHITE, 2), Length.FULL) == [
        "2 white tiles",
        "2 weiße Fliesen",
        "2 witte tegels",
    ]
    assert said(tiles(Color.WHITE, 1)) == ["1 white", "1 weiße", "1 witte"]


def test_letters_are_used_at_every_length() -> None:
    for length in Length:
        assert said(tiles(Color.YELLOW, 2), length, Letters.TACTILE) == ["2 O"] * 3


def test_a_set_of_tiles_is_a_list_in_the_order_of_the_colors() -> None:
    assert said(tile_set(parse_tiles("BBYRK"))) == [
        "2 blue, 1 yellow, 1 red and 1 black",
        "2 blaue, 1 gelbe, 1 rote und 1 schwarze",
        "2 blauwe, 1 gele, 1 rode en 1 zwarte",
    ]
    assert said(tile_set(parse_tiles("W"))) == ["1 white", "1 weiße", "1 witte"]
    assert said(tile_set(NO_TILES)) == ["nothing", "nichts", "niets"]


def test_lists_are_shorter_when_terse() -> None:
    assert said(listed([1, 2, 3])) == ["1, 2 and 3", "1, 2 und 3", "1, 2 en 3"]
    assert said(listed([1, 2, 3]), Length.TERSE) == ["1, 2, 3"] * 3


def test_sources_are_told_apart_by_a_key() -> None:
    assert source_key(CENTER) == "center"
    assert source_key(factory(0)) == 1


def test_sentences_are_joined_and_silent_ones_left_out() -> None:
    speech = [phrase("wall-empty"), phrase("pattern-line-complete", row=3), phrase("floor-empty")]
    assert ENGLISH.say(speech) == "The wall is empty. Line 3 is complete. Floor line: empty."
    terse = Voice(Language.ENGLISH, Length.TERSE)
    assert terse.say(speech) == "The wall is empty. Floor: empty."
    assert terse.say([]) == ""


def test_names_are_said_as_they_are() -> None:
    """A name isn't a pattern, gets no marks around it, and keeps its letters."""
    for name in ("{ $seat }", "O'Brien & Söhne", "<b>", "anna"):
        assert ENGLISH.say(phrase("turn-marker", player=name)) == (
            f"{name} has the starting player marker."
        )


def test_a_message_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(KeyError):
        ENGLISH.say(phrase("no-such-message"))
    with pytest.raises(LookupError):
        ENGLISH.say([phrase("factory", factory=1, tiles=phrase("no-such-message"))])


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(ValueError, match="factory in en"):
        ENGLISH.say(phrase("factory", factory=1))


def test_phrases_are_values() -> None:
    one = phrase("factory", tiles=tile_set(parse_tiles("BB")), factory=1)
    other = phrase("factory", factory=1, tiles=tile_set(parse_tiles("BB")))
    assert one == other
    assert hash(one) == hash(other)


def test_phrases_travel_as_plain_data() -> None:
    plain = to_plain(phrase("factory", factory=1, tiles=tiles(Color.RED, 4)))
    assert json.loads(json.dumps(plain)) == {
        "id": "factory",
        "args": {
            "factory": 1,
            "tiles": {"id": "tiles", "args": {"color": "red", "count": 4}},
        },
    }
