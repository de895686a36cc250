"""The lexicons: read once, with one meaning for each word of a group."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from types import SimpleNamespace

import pytest

from azulejos.rules import Color
from azulejos.words import lexicon
from azulejos.words.languages import Language
from azulejos.words.lexicon import LexiconError, fold, load_lexicon, merge_lexicons, read_groups

GROUPS = sorted(read_groups(Language.ENGLISH))


def test_every_lexicon_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading them takes much of the time before the first prompt."""
    read: list[str] = []

    def loads(text: str) -> dict[str, object]:
        read.append(text)
        return tomllib.loads(text)

    monkeypatch.setattr(lexicon, "tomllib", SimpleNamespace(loads=loads))
    load_lexicon.cache_clear()
    read_groups.cache_clear()
    for _ in range(3):
        load_lexicon()
        for language in Language:
            read_groups(language)
    assert len(read) == len(set(read)) == len(Language)


@pytest.mark.parametrize("language", Language)
def test_every_language_has_the_same_groups_and_meanings(language: Language) -> None:
    groups = read_groups(language)
    assert sorted(groups) == GROUPS
    for group in set(GROUPS) - {"letters"}:
        assert groups[group].keys() == read_groups(Language.ENGLISH)[group].keys(), group
    assert groups["colors"].keys() == {color.name.lower() for color in Color}


@pytest.mark.parametrize(
    ("group", "key", "word"),
    [
        ("colors", "blue", "red"),
        ("colors", "blue", "ROT"),
        ("colors", "red", "weiss"),
        ("numbers", "4", "fuenf"),
        ("numbers", "4", "funf"),
        ("questions", "bag", "muur"),
        ("orders", "quit", "hint"),
        ("places", "column", "Reihe"),
    ],
)
def test_a_word_with_two_meanings_is_refused(group: str, key: str, word: str) -> None:
    languages = {language: deepcopy(read_groups(language)) for language in Language}
    languages[Language.ENGLISH][group][key].append(word)
    with pytest.raises(LexiconError, match=group):
        merge_lexicons(languages)


def test_a_word_may_mean_the_same_in_two_languages() -> None:
    languages = {language: deepcopy(read_groups(language)) for language in Language}
    languages[Language.ENGLISH]["numbers"]["8"].append("acht")
    assert merge_lexicons(languages).numbers["acht"] == 8


def test_a_meaning_that_does_not_exist_is_refused() -> None:
    languages = {language: deepcopy(read_groups(language)) for language in Language}
    broken = {**languages[Language.DUTCH], "orders": {"dance": ["dans"]}}
    with pytest.raises(ValueError, match="dance"):
        merge_lexicons({**languages, Language.DUTCH: broken})


@pytest.mark.parametrize("language", Language)
def test_every_entry_is_one_word(language: Language) -> None:
    for group in read_groups(language).values():
        for words in group.values():
            assert all(word.isalpha() for word in words)


@pytest.mark.parametrize(
    ("typed", "folded"),
    [("FÜNF", "fuenf"), ("u\N{COMBINING DIAERESIS}", "ue"), ("Weiß", "weiss"), ("één", "een")],
)
def test_folding(typed: str, folded: str) -> None:
    assert fold(typed) == folded
