"""The lexicons: loaded quickly, with one meaning for each word of a group."""

from __future__ import annotations

from copy import deepcopy
from time import process_time

import pytest

from azulejos.rules import Color
from azulejos.words import lexicon
from azulejos.words.lexicon import LexiconError, fold, load_lexicon, merge_lexicons, read_groups
from azulejos.words.voice import Language

GROUPS = sorted(read_groups(Language.ENGLISH))


def test_all_lexicons_load_quickly() -> None:
    def load() -> float:
        load_lexicon.cache_clear()
        lexicon.read_groups.cache_clear()
        started = process_time()
        load_lexicon()
        return process_time() - started

    # The best of some: what else the machine does is not counted.
    assert min(load() for _ in range(10)) < 0.020


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
