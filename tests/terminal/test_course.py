"""The course in the rules, from the first step to the last, and help for every word."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from azulejos.notation import parse_move
from azulejos.rules import problems
from azulejos.words.course import STEPS, CourseStep
from azulejos.words.help_texts import OVERVIEW, SUBJECTS, help_about
from azulejos.words.languages import Language
from azulejos.words.orders import Command, Order
from azulejos.words.parser import parse_line
from azulejos.words.phrases import phrase
from azulejos.words.questions import Question, Topic
from azulejos.words.things import typed_move
from azulejos.words.voice import Letters, Voice

from .sessions import desk_in
from .test_questions import typed

HELP = {Language.ENGLISH: "help", Language.GERMAN: "Hilfe", Language.DUTCH: "hulp"}


def right_answer(step: CourseStep, language: Language) -> str:
    return step.plays[0] if step.plays else next(typed(step.asks or Topic.HELP, language))


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.name)
def test_every_step_is_a_real_position_in_which_its_task_can_be_done(step: CourseStep) -> None:
    assert not list(problems(step.position))
    assert step.position.seat == 0
    assert bool(step.plays) != (step.asks is not None)
    for move in step.plays:
        assert step.position.why_not(parse_move(move)) is None


@pytest.mark.parametrize("language", Language)
def test_the_whole_course(tmp_path: Path, language: Language) -> None:
    desk = desk_in(tmp_path, language=language)
    steps = desk.game.steps
    voice = Voice(language)
    heard = desk.type("course")
    for step in STEPS:
        assert voice.say(step.task) in heard
        heard = desk.type(right_answer(step, language))
        assert voice.say(step.lesson) in heard
    assert desk.game.steps == steps, "the game at the table is not touched"
    assert desk.session.table_mode.table.waits_for_person
    assert all(len(each) <= 80 for each in desk.written)
    assert voice.say(STEPS[0].task) in desk.type("course"), "it can be heard again"


_TYPE: Final = {
    Language.ENGLISH: re.compile(r"\b[Tt]ype (.+?)(?: to hear [^.]*)?\."),
    Language.GERMAN: re.compile(r"\b[Tt]ippe (.+?)(?:, um [^.]*)?\."),
    Language.DUTCH: re.compile(r"\b[Tt]yp (.+?)(?: om [^.]*)?\."),
}
_HOW: Final = re.compile(r"T2 (?:and|und|en) .*?, (?:like|etwa|zoals) ")


@pytest.mark.parametrize("letters", Letters)
@pytest.mark.parametrize("language", Language)
def test_what_a_task_tells_to_type_does_it(language: Language, letters: Letters) -> None:
    voice = Voice(language, letters=letters)
    for step in STEPS:
        (told,) = _TYPE[language].findall(voice.say(step.task))
        forms = re.split(r",? (?:or|oder|of) ", _HOW.sub("", told))
        for form in forms:
            request = parse_line(form, step.position, language)
            is_help = step.name == "wall-row" and request == Question(Topic.MOVES)
            assert step.is_met_by(request) or is_help, form
        if step.plays and step.name != "wall-row":
            assert forms[0] == voice.say(typed_move(parse_move(step.plays[0]))).replace(
                "T23", "T24"
            )


def test_the_letters_of_the_language_are_those_that_the_program_says() -> None:
    told = {language: Voice(language).say(STEPS[7].task) for language in Language}
    assert told[Language.ENGLISH].endswith("type CK1, or center black line 1.")
    assert told[Language.GERMAN].endswith("Tippe CS1, oder Mitte schwarz Reihe 1.")
    assert told[Language.DUTCH].endswith("typ CZ1, of midden zwart lijn 1.")


@pytest.mark.parametrize("language", Language)
def test_the_course_of_the_tactile_edition_is_by_its_letters_and_rules(
    tmp_path: Path, language: Language
) -> None:
    desk = desk_in(tmp_path, language=language, is_tactile=True)
    voice = Voice(language, letters=Letters.TACTILE)
    legend = voice.say(phrase("letters-now", letters="tactile"))
    assert legend in desk.heard
    heard = desk.type("course")
    assert legend in heard
    heard = heard.replace(legend, "")
    for step in STEPS:
        heard += desk.type(right_answer(step, language))
    names = "blue yellow red black white Blau Gelb Rot Schwarz Weiß blauw geel rood zwart wit"
    for name in names.split():
        assert not re.search(rf"\b{name}(?:e[nr]?)?\b", heard, re.IGNORECASE), name
    task = voice.say(STEPS[10].in_edition(5).task)
    assert task in heard
    assert " 7" not in task


def test_a_look_back_is_at_the_step_just_done(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    desk.type("course")
    for step in STEPS[:9]:
        desk.type(right_answer(step, Language.ENGLISH))
    assert desk.type("details").startswith("Every score of round 3: Player 1: blue in row 1")
    assert desk.type("last").startswith("Player 1: 1 blue from the center to line 1.")
    assert "5 points" in desk.type("diff")
    assert "costs" not in desk.type("board 2")
    assert desk.type("details") == "No round has been scored yet.", "it is about the new step"


def test_the_course_is_left_and_gone_on_with(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    desk.type("course", "factories")
    assert "Type course to go on with it. You are back at your game." in desk.type("quit")
    desk.close()
    again = desk_in(tmp_path)
    assert again.type("course").startswith("The course goes on with step 2 of 12.")
    assert "Step 1 of 12." in again.type("undo"), "a step back"


def test_other_things_typed_in_the_course(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    desk.type("course", "factories")
    assert desk.type("1B1").startswith("You can do that, but this step asks")
    assert desk.type("1W1").startswith("There is no white on factory 1")
    assert desk.type("new").startswith("You can't do that in the course.")
    assert desk.type("hint") == "You could play 1B2, for example."
    assert desk.type("").startswith("Players take turns.")
    assert "Line 1: empty" in desk.type("needs"), "any question is answered"
    assert "Step 3" in desk.type("1 blue line 2")
    assert "Center" in desk.type("language de", "language en", "d")


@pytest.mark.parametrize("language", Language)
def test_every_topic_and_every_order_has_help(language: Language) -> None:
    voice = Voice(language)
    assert {*SUBJECTS} == {each.value for each in (*Topic, *Order)}
    for subject in SUBJECTS:
        (said,) = help_about(subject)
        assert voice.say(said)
    assert len([*help_about(None)]) == len(OVERVIEW)


@pytest.mark.parametrize("language", Language)
def test_help_starts_with_what_can_be_typed(language: Language) -> None:
    """`factories, or d: ...` means that both do it, in the language of the text."""
    position = STEPS[0].position
    for subject in (*Topic, *Order):
        (said,) = help_about(subject.value)
        for form in re.split(r",? (?:or|oder|of) |, ", Voice(language).say(said).split(":")[0]):
            request = parse_line(form, position, language, ["Ada", "Bo"])
            assert isinstance(request, Question | Command), form
            meant = request.topic if isinstance(request, Question) else request.order
            assert meant is subject, form


@pytest.mark.parametrize("language", Language)
def test_the_overview_names_what_can_be_typed_and_explained(language: Language) -> None:
    position = STEPS[0].position
    explained = set()
    for message in ("help-overview-questions", "help-overview-orders"):
        listing = Voice(language).say(phrase(message)).split(":")[1].strip(" .")
        for form in listing.split(", "):
            asked = parse_line(f"{HELP[language]} {form}", position, language)
            assert isinstance(asked, Question), form
            explained.add(asked.text)
    # Who is able to ask for help knows that there is help; there is no clock to speak of.
    assert explained == SUBJECTS - {"help", "clock"}


def test_a_question_is_met_by_its_topic_only() -> None:
    assert STEPS[0].is_met_by(Question(Topic.FACTORIES))
    assert not STEPS[0].is_met_by(Question(Topic.CENTER))
