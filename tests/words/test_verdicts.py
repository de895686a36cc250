"""Yes or no, and what it is about."""

from __future__ import annotations

import pytest

from azulejos.notation import parse_position
from azulejos.rules import Color, Game
from azulejos.words.questions import Question, Topic
from azulejos.words.verdicts import verdict

TWO_BLUE_LINES = parse_position(
    "gray 2 T1 1 2 -/-/-/-/- - 15,20,19,20,20 0,0,0,0,0 "
    "0:-/BB/BBB/-/-:...../.R.../...../...../.....:- 0:-/-/-/-/-:...../...../...../...../.....:M"
)
"""The tile of line 3 may go to column 2, that of line 2 may not."""


@pytest.mark.parametrize(
    ("number", "color", "is_open"),
    [
        (None, Color.BLUE, True),
        (2, Color.BLUE, False),
        (3, Color.BLUE, True),
        (2, None, False),
        (1, Color.BLUE, None),
        (None, None, None),
    ],
)
def test_whether_a_column_is_open_depends_on_the_line_asked_about(
    number: int | None, color: Color | None, is_open: bool | None
) -> None:
    asked = Question(
        Topic.MOVES, aspect="column", column=1, number=number, color=color, is_yes_no=True
    )
    assert verdict(asked, Game(TWO_BLUE_LINES), 0) is is_open
