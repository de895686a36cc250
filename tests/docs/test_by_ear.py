"""Pages for players: their games are as shown, and they can be read by ear, in every language."""

from __future__ import annotations

import re
import shutil
from itertools import pairwise
from pathlib import Path

import pytest

from azulejos.rules import Game, Phase, Rules
from azulejos.words.languages import Language
from azulejos.words.orders import Command, Order
from azulejos.words.parser import parse_line
from azulejos.words.questions import Question, Topic
from tests.docs import game_commands, hearing, pages
from tests.docs.test_links import LINK

HOW_TO = pages.DOCS / "how-to"
BY_EAR = {
    Language.ENGLISH: HOW_TO / "play-by-ear.md",
    Language.GERMAN: HOW_TO / "play-by-ear.de.md",
    Language.DUTCH: HOW_TO / "play-by-ear.nl.md",
}
COMPANION = {
    Language.ENGLISH: HOW_TO / "companion.md",
    Language.GERMAN: HOW_TO / "companion.de.md",
    Language.DUTCH: HOW_TO / "companion.nl.md",
}
TRANSLATED = {"by-ear": BY_EAR, "companion": COMPANION}
SPOKEN = (*BY_EAR.values(), *COMPANION.values())
FOR_EARS = (*SPOKEN, HOW_TO / "test-with-a-screen-reader.md", game_commands.PAGE)
LONGEST_SENTENCE = 40
"""Words: a sentence that is heard once has to be understood at once."""


@pytest.mark.parametrize("page", pages.pages_with(hearing.LANGUAGE), ids=pages.name)
def test_games_are_heard_as_shown(page: Path, tmp_path: Path) -> None:
    """Where the change is wanted: `python -m tests.docs.write`, and read the diff aloud."""
    shutil.copytree(pages.EXAMPLES, tmp_path, dirs_exist_ok=True)
    text = pages.read(page)
    for heard, shown in zip(hearing.hear(text, tmp_path), hearing.read_lines(text), strict=True):
        assert heard.heard == shown.heard, f"line {shown.block.first_line}: {shown.text}"


def test_every_language_has_its_page() -> None:
    assert set(BY_EAR) == set(COMPANION) == set(Language)
    assert set(pages.pages_with(hearing.LANGUAGE)) == set(SPOKEN)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ("$ azulejos text\nHello.\n> quit\n", "Hello"),
        ("> quit\n", "no session"),
        ("Hello.\n", "before anything"),
        ("$ azulejos text\n> quit\n> quit\n", "ended before"),
    ],
)
def test_a_wrong_game_is_found(tmp_path: Path, wrong: str, message: str) -> None:
    page = f"```game\n{wrong}```\n"
    with pytest.raises(AssertionError, match=message):
        assert [line.heard for line in hearing.hear(page, tmp_path)] == [
            line.heard for line in hearing.read_lines(page)
        ]


def test_what_is_heard_is_filled_in(tmp_path: Path) -> None:
    page = "```game\n$ azulejos text --length terse\n```\n\nText.\n\n```game\n> clock\n>\n```\n"
    filled = hearing.with_heard(page, hearing.hear(page, tmp_path))
    assert "Round 1: 1 starts.\nYour turn.\n```\n\nText.\n\n```game\n> clock\n" in filled
    assert filled.endswith("take your time.\n>\nYour turn.\n```\n")


@pytest.mark.parametrize("language", Language)
def test_every_question_is_asked_and_every_order_named(language: Language) -> None:
    """What is typed or stands between backticks is what the parser makes of it."""
    text = pages.read(BY_EAR[language])
    game = Game(Rules(num_players=2))
    assert game.position.phase is Phase.PREPARING_NEXT_ROUND
    typed = [line.typed for line in hearing.read_lines(text) if not line.is_start]

    def uses(lines: list[str]) -> set[Topic | Order]:
        requests = [parse_line(line, game.position, language, ["Ada", "Ben"]) for line in lines]
        asked = {request.topic for request in requests if isinstance(request, Question)}
        return asked | {request.order for request in requests if isinstance(request, Command)}

    assert uses(typed) >= set(Topic)
    assert uses([*typed, *pages.code_spans(text)]) >= set(Order)


@pytest.mark.parametrize("translated", TRANSLATED)
def test_all_languages_tell_the_same(translated: str) -> None:
    """The same headings at the same levels, and the same lines typed, one by one."""
    levels = {
        tuple(re.findall(r"^(#+) ", pages.prose(pages.read(page)), re.MULTILINE))
        for page in TRANSLATED[translated].values()
    }
    assert len(levels) == 1
    starts = {
        tuple(
            re.sub(r" --language \w+", "", line.text) if line.is_start else ">"
            for line in hearing.read_lines(pages.read(page))
        )
        for page in TRANSLATED[translated].values()
    }
    assert len(starts) == 1


@pytest.mark.parametrize("translated", TRANSLATED)
@pytest.mark.parametrize("language", Language)
def test_translations_link_to_each_other(language: Language, translated: str) -> None:
    translations = TRANSLATED[translated]
    links = set(LINK.findall(pages.read(translations[language])))
    assert links >= {page.name for each, page in translations.items() if each is not language}


@pytest.mark.parametrize("page", FOR_EARS, ids=pages.name)
def test_pages_can_be_read_by_ear(page: Path) -> None:
    """No tables, no pictures, no drawings; headings that skip no level; sentences not too long."""
    text = pages.read(page)
    assert not re.search(r"^\||!\[|[\u2500-\u259f\u2800-\u28ff]", text, re.MULTILINE)
    assert not re.search(r"^[ .a-zA-Z]+ \|  ", text, re.MULTILINE), "a drawn board"
    levels = [len(marks) for marks in re.findall(r"^(#+) ", pages.prose(text), re.MULTILINE)]
    assert levels[0] == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))
    if page in SPOKEN:
        spoken = re.sub(r"`[^`\n]+`", "it", pages.prose(text))
        for paragraph in re.split(r"\n\n|\n(?=- |#)", spoken):
            for sentence in re.split(r"[.?!:](?:\s|$)", paragraph):
                assert len(sentence.split()) <= LONGEST_SENTENCE, sentence


def test_the_words_of_the_commands_are_those_of_the_lexicon() -> None:
    """Where they are not: `python -m tests.docs.write`."""
    text = pages.read(game_commands.PAGE)
    assert game_commands.with_words(text) == text


def test_every_group_of_words_is_listed() -> None:
    listed = game_commands.marked_groups(pages.read(game_commands.PAGE))
    assert sorted(listed) == sorted(game_commands.all_groups())


def test_every_command_has_its_words_in_every_language() -> None:
    text = pages.read(game_commands.PAGE)
    for use in (*Topic, *Order):
        section = text.partition(f"### {use.value}\n")[2].partition("\n#")[0]
        for language in Language:
            entry = rf"^- {language.own_name}: `.+`; for example `.+`$"
            assert re.search(entry, section, re.MULTILINE), use


def test_a_word_that_is_not_listed_is_found() -> None:
    text = pages.read(game_commands.PAGE)
    assert game_commands.with_words(text.replace("`Bedarf`, ", "", 1)) == text
