"""Progress in plain lines, and when they are used."""

from __future__ import annotations

import io

import pytest

from azulejos.arena.progress import GameRate, PlainProgress, wants_plain


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("stream", "environment", "is_plain"),
    [
        (io.StringIO(), {}, True),
        (Terminal(), {"TERM": "xterm"}, False),
        (Terminal(), {"TERM": "dumb"}, True),
        (Terminal(), {"NO_COLOR": "1"}, True),
        (Terminal(), {"NO_COLOR": ""}, False),
        (Terminal(), {"AZULEJOS_PLAIN": "1"}, True),
    ],
)
def test_who_wants_plain_lines(
    stream: io.StringIO, environment: dict[str, str], is_plain: bool
) -> None:
    assert wants_plain(stream, environment) is is_plain


def test_a_line_every_half_minute() -> None:
    now = 0.0
    stream = io.StringIO()
    progress = PlainProgress(stream, 100, 1_100, is_at_most=False, clock=lambda: now)
    for second in range(1, 76):
        now = float(second)
        progress.update(100 + 2 * second, "a 1 : 2 b")
    progress.tell("done")
    progress.close()
    assert stream.getvalue().splitlines() == [
        "160 of 1,100 games, a 1 : 2 b, 2 games/s, 7:50 left",
        "220 of 1,100 games, a 1 : 2 b, 2 games/s, 7:20 left",
        "done",
    ]


def test_the_pace_is_that_of_the_last_half_minute() -> None:
    pace = GameRate(0, 0.0)
    assert pace.tell(10, is_at_most=False) == ""
    for second in range(1, 101):
        pace.note(second if second <= 50 else 50 + 5 * (second - 50), float(second))
    assert pace.rate == pytest.approx(5)
    assert pace.tell(5 * 4_000, is_at_most=True) == "5 games/s, at most 1:06:40 left"
