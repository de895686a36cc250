"""The course in the rules, over HTTP."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromQuery, JSONBody

from azulejos.rules import VERTICAL_LINE_BONUS
from azulejos.wire.messages import MoveOption

from .course import Course, LineBonus, Tried, Try, Wondering, check, course, wonder
from .pacing import check_pace, check_reading


@get("/api/course", guards=[check_reading], summary="The course in the rules")
async def show_course(vertical_line_bonus: FromQuery[LineBonus] = VERTICAL_LINE_BONUS) -> Course:
    return course(vertical_line_bonus)


@post(
    "/api/course/check",
    guards=[check_pace],
    status_code=200,
    summary="Whether a learner did what a step asks for; nothing is kept",
)
async def check_step(data: JSONBody[Try]) -> Tried:
    return check(data)


@post(
    "/api/course/options",
    guards=[check_pace],
    status_code=200,
    summary="What each move would bring at a step, and why it can't be made; nothing is kept",
)
async def step_options(data: JSONBody[Wondering]) -> list[MoveOption]:
    return wonder(data)
