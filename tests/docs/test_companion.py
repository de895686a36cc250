"""What the companion's pages and its help tell people to type is understood."""

from __future__ import annotations

import pytest

from azulejos.words.companion_statements import (
    CenterIs,
    Drawn,
    FactoryWas,
    Insist,
    Moved,
    MoveWas,
    PatternLineIs,
    ScoreIs,
    TakeBack,
    TurnIs,
)
from azulejos.words.languages import Language
from azulejos.words.orders import Command
from azulejos.words.phrases import phrase
from azulejos.words.questions import Question
from azulejos.words.typed_lines import Unclear
from azulejos.words.voice import Letters, Voice
from tests.docs import pages
from tests.docs.test_by_ear import COMPANION
from tests.words.test_companion_parser import read

HELP = {
    "companion-help-draws": (
        ("3: two red, blue, black", "3: zwei rote, blau, schwarz", "3: twee rode, blauw, zwart"),
        ("3 RRBK", "3 RRBS", "3 RRBZ"),
    ),
    "companion-help-moves": (
        (
            "Ada takes the reds from factory 3 to line 4",
            "Ada nimmt die roten von Manufaktur 3 in Reihe 4",
            "Ada neemt de rode van fabriek 3 naar lijn 4",
        ),
        ("3R4", "3R4", "3R4"),
    ),
    "companion-help-corrections": (
        ("undo", "zurück", "terug"),
        ("take back two", "zwei zurück", "twee terug"),
        ("factory 3 was RRBK", "Manufaktur 3 war RRBS", "fabriek 3 was RRBZ"),
        ("no, 3R4", "nein, 3R4", "nee, 3R4"),
        ("move 2 was 3R4", "Zug 2 war 3R4", "zet 2 was 3R4"),
    ),
    "companion-help-insist": (
        (
            "line 4 of Ada is two red",
            "Reihe 4 von Ada ist zwei rote",
            "lijn 4 van Ada is twee rode",
        ),
        ("Ada has 12 points", "Ada hat 12 Punkte", "Ada heeft 12 punten"),
        ("center is RRB", "Mitte ist RRB", "midden is RRB"),
        ("it is Ben's turn", "Ben ist dran", "Ben is aan de beurt"),
        ("insist", "es bleibt dabei", "het blijft zo"),
    ),
}
MEANT = {
    "companion-help-draws": (Drawn, Drawn),
    "companion-help-moves": (Moved, Moved),
    "companion-help-corrections": (TakeBack, TakeBack, FactoryWas, MoveWas, MoveWas),
    "companion-help-insist": (PatternLineIs, ScoreIs, CenterIs, TurnIs, Insist),
}


@pytest.mark.parametrize("language", Language)
def test_what_the_pages_name_is_understood(language: Language) -> None:
    spans = pages.code_spans(pages.read(COMPANION[language]))
    typed = [span for span in spans if not span.startswith(("--", "azulejos ", "/"))]
    assert len(typed) > 10
    for text in typed:
        # `no` alone is what a correction begins with.
        if text not in {"no", "nein", "nee"}:
            assert not isinstance(read(text, language), Unclear), text


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("message", HELP)
def test_what_the_help_says_is_understood(language: Language, message: str) -> None:
    index = list(Language).index(language)
    said = Voice(language).say(phrase(message))
    for forms, meant in zip(HELP[message], MEANT[message], strict=True):
        assert forms[index] in said
        is_due = meant is Drawn
        assert isinstance(read(forms[index], language, is_due=is_due), meant), forms[index]


@pytest.mark.parametrize("language", Language)
def test_the_orders_of_the_help_are_orders(language: Language) -> None:
    said = Voice(language).say(phrase("companion-help-orders"))
    _, _, listed = said.rstrip(".").partition(": ")
    for word in listed.split(", "):
        request = read(word, language)
        needs_more = isinstance(request, Unclear)
        assert isinstance(request, Command | TakeBack) or (
            needs_more and isinstance(read(f"help {word}", language), Question)
        ), word


@pytest.mark.parametrize("language", Language)
def test_tactile_letters_are_understood_where_the_help_has_them(language: Language) -> None:
    voice = Voice(language, letters=Letters.TACTILE)
    assert "3 RRBSCH" in voice.say(phrase("companion-help-draws"))
    said = voice.say(phrase("companion-then-misread", factory=3)).rstrip(".")
    example = said.rpartition(": ")[2]
    assert isinstance(read(example, language), FactoryWas)
    asked = voice.say(phrase("companion-already-told", factory=3, tiles="2 R", said="2 R und 2 B"))
    assert isinstance(read(asked.rstrip(".").rpartition(": ")[2], language), FactoryWas)
