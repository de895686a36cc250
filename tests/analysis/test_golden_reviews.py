"""Reviews of every kind of game are as they were: `python -m tests.golden.write` writes them."""

from __future__ import annotations

import json

import pytest

from azulejos.words.languages import Language
from tests.analysis import golden_reviews
from tests.golden import asked_reviews


def assert_equal(found: object, kept: object, where: str) -> None:
    """The same, but for the last digits of numbers."""
    match found, kept:
        case dict(), dict():
            assert found.keys() == kept.keys(), where
            for key in found:
                assert_equal(found[key], kept[key], f"{where}, {key}")
        case list(), list():
            assert len(found) == len(kept), where
            for at, (one, other) in enumerate(zip(found, kept, strict=True)):
                assert_equal(one, other, f"{where} {at}")
        case float(), float():
            assert found == pytest.approx(kept, abs=2e-6), where
        case _:
            assert found == kept, where


@pytest.mark.parametrize("event", golden_reviews.records())
def test_the_review_is_as_it_was(event: str) -> None:
    found = json.loads(golden_reviews.text(golden_reviews.reviewed(event)))
    assert_equal(found, json.loads(golden_reviews.golden(event).read_text("utf-8")), event)


@pytest.mark.parametrize("language", Language)
def test_a_review_by_ear_is_as_it_was(language: Language) -> None:
    """If you want the change, run `python -m tests.golden.write` and read the diff aloud."""
    kept = asked_reviews.golden(language).read_text("utf-8")
    assert asked_reviews.transcript(language) == kept


def test_nothing_else_is_kept() -> None:
    kept = {path.name for path in golden_reviews.FOLDER.iterdir()}
    due = {golden_reviews.golden(event).name for event in golden_reviews.records()}
    due |= {golden_reviews.table(language).name for language in Language}
    due |= {asked_reviews.golden(language).name for language in Language}
    assert kept == due | {golden_reviews.spoken(language).name for language in Language}
