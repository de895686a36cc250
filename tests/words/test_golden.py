"""Golden transcripts of whole games: nothing changes unless somebody reads the difference."""

from __future__ import annotations

import re

import pytest

from azulejos.words.course import STEPS
from azulejos.words.languages import Language
from azulejos.words.orders import Command, Order
from azulejos.words.parser import parse_line
from azulejos.words.questions import Question, Topic
from tests.golden import natural_companion, natural_games
from tests.golden.script import AFTER, AFTER_HINT, ASKED, HAPPENS, PREVIEW, UNDO, Aside
from tests.golden.transcripts import GAMES, TELLINGS, Telling, transcript

_MISTAKES = re.compile(r"\s$|\S\s\s|\s[.,;:!?](?![.0-9]|\s)|[.,;:]{2}|[{}]")
_NOTATION = re.compile(r"\[|  [0-5] |[0-9]+:|\d\. deal:|(colored|gray) [0-9]")
"""Records, codes and drawn boards."""
_LARGEST = 60_000
"""Bytes. Nobody would read a longer one."""


@pytest.mark.parametrize("telling", TELLINGS, ids=lambda telling: telling.name)
def test_transcripts_are_as_they_were(telling: Telling) -> None:
    """If you want the change, run `python -m tests.golden.write` and read the diff aloud."""
    kept = telling.path.read_text(encoding="utf-8").splitlines()
    for number, (now, then) in enumerate(
        zip(transcript(telling).splitlines(), kept, strict=True), start=1
    ):
        assert now == then, f"{telling.name}, line {number}"


@pytest.mark.parametrize("language", Language)
def test_a_game_is_played_in_sentences_alone(language: Language) -> None:
    """Every move that is typed is understood, and none is played but the one that is meant."""
    kept = natural_games.golden(language).read_text(encoding="utf-8").splitlines()
    for number, (now, then) in enumerate(
        zip(natural_games.transcript(language).splitlines(), kept, strict=True), start=1
    ):
        assert now == then, f"natural/{language.value}.txt, line {number}"


def test_there_is_a_game_for_every_number_of_players_side_and_language() -> None:
    kept = {path.name for path in TELLINGS[0].path.parent.glob("*.txt")}
    assert kept == {telling.name for telling in TELLINGS}
    assert len(GAMES) == 18


@pytest.mark.parametrize("telling", TELLINGS, ids=lambda telling: telling.name)
def test_transcripts_are_clean(telling: Telling) -> None:
    text = telling.path.read_text(encoding="utf-8")
    assert len(text) <= _LARGEST
    # Of a record alone an empty line is a part, after its tags.
    for each in text.replace("]\n\n", "]\n").splitlines():
        assert each, "an empty line is a pause that means nothing"
        assert len(each) <= 80 or each.startswith("#")
        assert each.isprintable()
        is_said = not each.startswith((">", "#")) and not _NOTATION.match(each)
        assert not (is_said and _MISTAKES.search(each)), each


@pytest.mark.parametrize("language", Language)
def test_every_question_is_asked_and_every_order_given(language: Language) -> None:
    index = [*Language].index(language)
    said = (
        *ASKED,
        *AFTER,
        *AFTER_HINT,
        UNDO,
        *(each for each in HAPPENS if not isinstance(each, Aside)),
    )
    typed = [each[index] for each in said] + [f"{PREVIEW[index]} 1B1"]
    requests = [parse_line(text, STEPS[0].position, language) for text in typed]
    asked = {request.topic for request in requests if isinstance(request, Question)}
    ordered = {request.order for request in requests if isinstance(request, Command)}
    assert asked == set(Topic)
    assert ordered == set(Order)


@pytest.mark.parametrize("telling", GAMES, ids=lambda telling: telling.name)
def test_in_every_game_everything_happens(telling: Telling) -> None:
    """In any language: the game changes its language halfway."""
    text = " ".join(telling.path.read_text(encoding="utf-8").split())
    index = [*Language].index(telling.language)
    for wanted in _WANTED:
        assert wanted[index] in text, wanted[index]


_WANTED = (
    ("For example: ", "Zum Beispiel: ", "Bijvoorbeeld: "),  # after an unclear line
    ("at the end of the round.", "Am Rundenende ", "Aan het einde van de ronde "),
    ("Taken back: ", "Zurückgenommen: ", "Teruggenomen: "),
    ("You could play ", "Möglich ist zum Beispiel ", "Dit kan bijvoorbeeld wel: "),
    ("Hint: ", "Tipp: ", "Hint: "),
    ("Terse: ", "Kurz: ", "Kort: "),
    ("Full: ", "Ausführlich: ", "Uitgebreid: "),
    ("tactile set", "taktilen Spiels", "tactiele spel"),
    ("Die Sprache ist Deutsch.", "De taal is Nederlands.", "The language is English."),
    ("Wall-tiling of round ", "Fliesungsphase von Runde ", "Muurbekleding van ronde "),
    ("The game is over: ", "Das Spiel ist zu Ende: ", "Het spel is afgelopen: "),
    (" final score ", " Endstand ", " eindscore "),
)
"""What must be heard, in English, German and Dutch."""


@pytest.mark.parametrize("language", Language)
def test_a_game_beside_a_real_set_is_told_in_sentences_alone(language: Language) -> None:
    """Every draw and every move that is typed is understood, and a mistake is taken back."""
    kept = natural_companion.golden(language).read_text(encoding="utf-8")
    assert natural_companion.transcript(language) == kept
