"""The reference pages are complete: nothing that the code has is missing from them."""

from __future__ import annotations

import dataclasses
import re
import typing

import azulejos
from azulejos import analysis, envs, native, notation, players, rules
from azulejos.words import (
    announcements,
    answers,
    course,
    help_texts,
    languages,
    orders,
    parser,
    phrases,
    questions,
    refusals,
    rulebook,
    typed_lines,
    voice,
)
from tests.docs import pages

REFERENCE = pages.DOCS / "reference"
WORDS = (
    announcements,
    answers,
    course,
    help_texts,
    languages,
    orders,
    parser,
    phrases,
    questions,
    refusals,
    rulebook,
    typed_lines,
    voice,
)
API = pages.read(REFERENCE / "api.md")


def table_rows(text: str) -> dict[str, str]:
    """The rows whose first cell is one name between backticks."""
    return {
        match[1]: match[2] for match in re.finditer(r"^\| `(\w+)` \|(.*)\|$", text, re.MULTILINE)
    }


def test_every_event_is_listed_with_its_fields() -> None:
    rows = table_rows(API)
    for event in typing.get_args(rules.Event):
        fields = [field.name for field in dataclasses.fields(event)]
        assert re.findall(r"`(\w+)`", rows[event.__name__].partition("|")[0]) == fields


def test_every_reason_is_listed() -> None:
    rows = table_rows(API)
    for reason in rules.Reason:
        assert reason.value in rows, reason


def test_every_flaw_is_listed_with_its_text() -> None:
    text = pages.read(REFERENCE / "notation.md")
    for flaw in rules.Flaw:
        assert f"| `{flaw.name}` | {flaw.value} |" in text


def test_every_public_name_is_on_the_map() -> None:
    named = {word for span in pages.code_spans(API) for word in re.findall(r"\w+", span)}
    for package in (rules, notation, native, players, analysis, envs):
        assert set(package.__all__) <= named, package.__name__


def test_every_name_on_the_map_exists() -> None:
    for package in (rules, notation, native, players, analysis, envs):
        heading = package.__name__.rpartition(".")[2].title()
        section = API.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
        rows = re.findall(r"^\| (`[^|]*) \|", section, re.MULTILINE)
        listed = {name for row in rows for name in pages.code_spans(row)}
        assert listed
        assert {name for name in listed if not hasattr(package, name)} == set()


def test_every_public_name_of_the_words_is_on_the_map() -> None:
    rows = re.findall(r"^\| `(\w+)` \| ([^|]*) \|", API, re.MULTILINE)
    for module in WORDS:
        name = module.__name__.rpartition(".")[2]
        named = {span for where, names in rows for span in pages.code_spans(names) if where == name}
        own = {
            each
            for each, value in vars(module).items()
            if not each.startswith("_") and getattr(value, "__module__", "") == module.__name__
        }
        assert own
        assert own <= named, name


def test_every_ruling_has_its_row() -> None:
    text = pages.read(REFERENCE / "rules.md")
    assert re.findall(r"^\| (\d+) \|", text, re.MULTILINE) == [str(n) for n in range(1, 12)]


def test_the_changelog_knows_the_version() -> None:
    changelog = pages.read(pages.ROOT / "CHANGELOG.md")
    assert f"## [{azulejos.__version__}]" in changelog
