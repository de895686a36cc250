"""The levels: each has a name, a sentence and a limit, in every language."""

from __future__ import annotations

import pytest

from azulejos.words.languages import Language
from azulejos.words.levels import (
    LEVELS,
    level_character,
    level_entry,
    level_limit,
    level_name,
    level_now,
)
from azulejos.words.voice import Length, Voice


@pytest.mark.parametrize("language", Language)
def test_names_and_characters_are_told_apart(language: Language) -> None:
    voice = Voice(language)
    assert len({voice.say(level_name(level)) for level in LEVELS}) == len(LEVELS)
    characters = {voice.say(level_character(level)) for level in LEVELS}
    assert len(characters) == len(LEVELS)
    assert all(said.count(".") == 1 and said.endswith(".") for said in characters), "one sentence"


@pytest.mark.parametrize("language", Language)
def test_a_character_leaves_the_seconds_to_the_limit(language: Language) -> None:
    """`azulejos players` tells both, one after the other."""
    for level in LEVELS:
        said = Voice(language).say(level_character(level)).lower()
        assert "second" not in said
        assert "sekunde" not in said


def test_a_level_is_told_by_number_name_and_character() -> None:
    assert Voice(Language.ENGLISH).say([*level_entry(4)]) == (
        "Level 4, journeyman. Plays solidly, with a slip now and then."
    )
    assert (
        Voice(Language.DUTCH)
        .say([*level_now(4)])
        .startswith("De computer speelt op niveau 4 van 8, gezel. ")
    )
    assert Voice(Language.GERMAN, Length.TERSE).say(level_now(4)[0]) == "Stufe 4, Geselle."


@pytest.mark.parametrize(
    ("nodes", "depth", "milliseconds", "said"),
    [
        (None, 1, None, "It looks 1 move ahead."),
        (None, 2, None, "It looks 2 moves ahead."),
        (1_000, 3, None, "It looks 3 moves ahead."),
        (1, None, None, "It looks at 1 position for each move."),
        (2_000, None, None, "It looks at 2,000 positions for each move."),
        (None, None, 1_000, "It thinks about each move for 1 second."),
        (None, None, 1_500, "It thinks about each move for 2 seconds."),
    ],
)
def test_how_much_a_level_thinks(
    nodes: int | None, depth: int | None, milliseconds: int | None, said: str
) -> None:
    assert Voice(Language.ENGLISH).say(level_limit(nodes, depth, milliseconds)) == said
