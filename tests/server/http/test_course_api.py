"""The course over HTTP: a learner can do every step by typing, and by clicking."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from azulejos.notation import format_position, parse_position
from azulejos.server.http.course_api import check, course, wonder
from azulejos.wire.course_messages import CourseLesson, LineBonus, Try, Wondering
from azulejos.wire.refusals import Code, RefusedError
from azulejos.words.course import STEPS
from tests.server.serving import get, post, running

LESSONS = course(7).steps


@pytest.mark.parametrize("bonus", [5, 7])
@pytest.mark.parametrize("step", range(len(STEPS)))
def test_every_step_can_be_done_by_clicks_alone(step: int, bonus: LineBonus) -> None:
    lesson = course(bonus).steps[step]
    tries = [Try(step, move=move, vertical_line_bonus=bonus) for move in lesson.moves]
    tries += [Try(step, topic=lesson.topic, vertical_line_bonus=bonus)] if lesson.topic else []
    assert tries
    for each in tries:
        tried = check(each)
        assert tried.is_done
        assert tried.speech[-1:] == lesson.lesson
        assert len(tried.speech) > 1
        assert bool(tried.events) == (tried.position != lesson.position) == bool(lesson.moves)
        assert format_position(parse_position(tried.position)) == tried.position


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_a_typed_line_is_read_in_its_language(language: str) -> None:
    words = {"en": "factories", "de": "Manufakturen", "nl": "fabrieken"}
    typed = msgspec.convert({"step": 0, "text": words[language], "language": language}, Try)
    assert check(typed).is_done


@pytest.mark.parametrize("step", [step for step, lesson in enumerate(LESSONS) if lesson.moves])
def test_the_moves_of_a_step_are_among_those_that_light_up(step: int) -> None:
    legal = {choice.move for choice in wonder(Wondering(step)) if choice.is_legal}
    assert {*LESSONS[step].moves} <= legal


def test_what_lines_would_bring_is_told_as_at_a_table() -> None:
    choices = wonder(Wondering(4, tiles="4R"))
    fallen = {each.move: each.outcome.fallen for each in choices if each.outcome is not None}
    assert fallen == {"4R1": 2, "4R2": 1, "4R3": 0, "4R4": 0, "4R5": 0, "4R0": 3}
    with pytest.raises(RefusedError) as refused:
        wonder(Wondering(len(STEPS)))
    assert refused.value.code is Code.NO_SUCH_PAGE


def ids(tried: Try) -> list[str]:
    told = check(tried)
    assert not told.is_done
    assert (told.events, told.position) == ((), LESSONS[tried.step].position)
    return [said["id"] for said in told.speech]


def test_what_is_not_asked_for_is_answered_and_not_done() -> None:
    assert ids(Try(1, move="1B3")) == ["course-not-asked"]
    assert ids(Try(1, move="1Y3")) == ["refused-color-not-there"]
    assert ids(Try(1, text="hint")) == ["for-example"]
    assert ids(Try(0, text="hint")) == ["course-factories"]
    assert ids(Try(1, text="repeat")) == ["course-take"]
    assert ids(Try(1, text="undo")) == ["course-not-here"]
    assert ids(Try(1, text="center")) == ["center"]
    assert ids(Try(1, topic="center")) == ["center"]
    assert ids(Try(1, text="xyzzy"))
    ordered = check(Try(1, text="language de"))
    assert (ordered.order, ordered.order_text) == ("language", "de")


@pytest.mark.parametrize(
    ("tried", "code"),
    [
        (Try(len(STEPS), move="1B2"), Code.NO_SUCH_PAGE),
        (Try(1), Code.MALFORMED),
        (Try(1, move="1B2", text="1B2"), Code.MALFORMED),
        (Try(1, move="nothing"), Code.MALFORMED),
        (Try(1, topic="nothing"), Code.MALFORMED),
    ],
)
def test_what_can_not_be_read_is_refused(tried: Try, code: Code) -> None:
    with pytest.raises(RefusedError) as error:
        check(tried)
    assert error.value.code is code


def test_the_course_over_http(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        url = f"{server.url}/api/course"
        shown = get(url, params={"vertical_line_bonus": 5}).json()
        assert msgspec.convert(shown["steps"], list[CourseLesson]) == list(course(5).steps)
        done = post(f"{url}/check", json={"step": 1, "move": "1B2"})
        assert done.status_code == 200
        assert done.json()["is_done"]
        assert post(f"{url}/check", json={"step": 99, "move": "1B2"}).status_code == 404
        assert post(f"{url}/check", json={"step": 1, "language": "fr"}).status_code == 400
        assert get(url, params={"vertical_line_bonus": 6}).status_code == 400
